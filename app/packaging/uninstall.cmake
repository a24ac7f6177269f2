# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -D MANIFEST=install_manifest.txt -P uninstall.cmake: removes the files that the last `cmake --install` of a
# build folder put somewhere, and the folders that are empty then. DESTDIR counts as it did there.
if(NOT EXISTS ${MANIFEST})
    message(FATAL_ERROR "${MANIFEST} is not there: nothing was installed from this build folder")
endif()
file(STRINGS ${MANIFEST} files)
set(folders "")
foreach(file IN LISTS files)
    file(REMOVE $ENV{DESTDIR}${file})
    cmake_path(GET file PARENT_PATH folder)
    while(folder MATCHES "/[Ff]ulcrum(/|$)") # never one that other programs share
        list(APPEND folders ${folder})
        cmake_path(GET folder PARENT_PATH folder)
    endwhile()
endforeach()
list(REMOVE_DUPLICATES folders)
list(SORT folders ORDER DESCENDING) # the inner ones first
foreach(folder IN LISTS folders)
    file(GLOB left LIST_DIRECTORIES true $ENV{DESTDIR}${folder}/* $ENV{DESTDIR}${folder}/.*)
    if(IS_DIRECTORY $ENV{DESTDIR}${folder} AND NOT left)
        file(REMOVE_RECURSE $ENV{DESTDIR}${folder})
    endif()
endforeach()
list(LENGTH files number)
message(STATUS "Removed ${number} files")
