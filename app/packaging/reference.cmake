# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -D PROGRAM=fulcrum -D FOLDER=share -P reference.cmake: writes what the program says of its commands.
file(MAKE_DIRECTORY ${FOLDER})
foreach(one man:fulcrum.1 bash:fulcrum.bash zsh:_fulcrum fish:fulcrum.fish)
    string(REPLACE ":" ";" one ${one})
    list(GET one 0 form)
    list(GET one 1 file)
    execute_process(COMMAND ${PROGRAM} reference --as ${form} OUTPUT_FILE ${FOLDER}/${file}
        COMMAND_ERROR_IS_FATAL ANY)
endforeach()
