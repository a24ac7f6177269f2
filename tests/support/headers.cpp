// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing: its target owns the compiled headers of the tests.
