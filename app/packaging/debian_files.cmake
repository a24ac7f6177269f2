# SPDX-License-Identifier: GPL-3.0-or-later
# What a Debian package has beside what is installed: copyright, and manual and changelog compressed.
# cpack runs this when everything is in its folder and before it makes the package.
set(root ${CPACK_TEMPORARY_INSTALL_DIRECTORY}${CPACK_PACKAGING_INSTALL_PREFIX})
set(doc ${root}/share/doc/fulcrum)
file(WRITE ${doc}/copyright
"Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Fulcrum

Files: *
Copyright: The Fulcrum maintainers
License: GPL-3.0-or-later
 On Debian systems, the full text of the GNU General Public License version 3
 is in /usr/share/common-licenses/GPL-3.
")
find_program(GZIP gzip)
foreach(file ${root}/share/man/man1/fulcrum.1 ${doc}/CHANGELOG.md)
    if(GZIP AND EXISTS ${file})
        execute_process(COMMAND ${GZIP} -9nf ${file} COMMAND_ERROR_IS_FATAL ANY)
    endif()
endforeach()
if(EXISTS ${doc}/CHANGELOG.md.gz)
    file(RENAME ${doc}/CHANGELOG.md.gz ${doc}/changelog.gz)
endif()
