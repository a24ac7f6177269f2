# SPDX-License-Identifier: GPL-3.0-or-later
# The few CMake functions of this project.
include(${CMAKE_CURRENT_LIST_DIR}/FulcrumPlugin.cmake)

# fulcrum_precompile(target headers…): the headers are compiled once for all sources of the target. Only headers of
# other projects: those of this one change. The compiler's cache takes the written sum for the compiled headers, which
# are not the same bit for bit in each clone; it holds all that they depend on beside flags and compiler.
function(fulcrum_precompile target)
    target_precompile_headers(${target} PRIVATE ${ARGN})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${target}.dir/cmake_pch.hxx.gch.sum
            CONTENT "Qt ${Qt6_VERSION}, g++ ${CMAKE_CXX_COMPILER_VERSION}: ${ARGN}")
    endif()
endfunction()

# What all tests are compiled with: what is measured and sanitized is the code under test, so that their own need not
# be optimised, which builds them in half the time.
function(fulcrum_test_options name)
    target_compile_options(${name} PRIVATE -O0)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(${name} PRIVATE -fpch-preprocess)
    endif()
endfunction()

# fulcrum_test(name SOURCES … [LIBS …] [LABELS …] [ARGS …]): one QtTest program and its ctest entry. The test's
# file ends with `#include "<file>.moc"`. Those of models and plugin cores are part of the target core_tests and
# carry the label core: the sanitizers run them.
function(fulcrum_test name)
    cmake_parse_arguments(TEST "" "" "SOURCES;LIBS;LABELS;ARGS" ${ARGN})
    add_executable(${name} ${TEST_SOURCES})
    set_target_properties(${name} PROPERTIES AUTOMOC ON RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    target_link_libraries(${name} PRIVATE Qt6::Test fulcrum_models fulcrum_test_paths ${TEST_LIBS})
    fulcrum_test_options(${name})
    if(fulcrum_app IN_LIST TEST_LIBS)
        target_precompile_headers(${name} REUSE_FROM fulcrum_app_test_headers)
    else()
        target_precompile_headers(${name} REUSE_FROM fulcrum_test_headers)
    endif()
    add_test(NAME ${name} COMMAND ${name} ${TEST_ARGS})
    if(CMAKE_CURRENT_SOURCE_DIR MATCHES "^${CMAKE_SOURCE_DIR}/tests/(models|plugins)/")
        list(APPEND TEST_LABELS core)
        add_dependencies(core_tests ${name})
    endif()
    set_tests_properties(${name} PROPERTIES TIMEOUT 600 LABELS "${TEST_LABELS}"
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen:configfile=${CMAKE_SOURCE_DIR}/tests/support/screens.json;LC_ALL=C.UTF-8")
endfunction()
