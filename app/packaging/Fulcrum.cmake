# SPDX-License-Identifier: GPL-3.0-or-later
# The few CMake functions of this project.

# fulcrum_embed(target file.toml symbol): compiles a text file into the target, as
# `namespace fulcrum::data { extern const std::string_view symbol; }`.
function(fulcrum_embed target file symbol)
    set(source ${CMAKE_CURRENT_SOURCE_DIR}/${file})
    set(generated ${CMAKE_CURRENT_BINARY_DIR}/${symbol}.cpp)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source})
    file(READ ${source} text)
    file(CONFIGURE OUTPUT ${generated} @ONLY CONTENT
"#include <string_view>
namespace fulcrum::data {
extern const std::string_view @symbol@;
const std::string_view @symbol@ = R\"~~fulcrum~~(@text@)~~fulcrum~~\";
}
")
    target_sources(${target} PRIVATE ${generated})
endfunction()

# fulcrum_plugin(kind name [CORE sources…] [DATA file symbol] [LIBS libs…]): builds plugins/<kind>/<name> as
#   fulcrum_<kind>_<name>_core   STATIC, Qt-free, what tests link
#   fulcrum_<kind>_<name>        MODULE, the Qt wrapper plugin.cpp with plugin.json beside it
function(fulcrum_plugin kind name)
    cmake_parse_arguments(PLUGIN "" "" "CORE;DATA;LIBS" ${ARGN})
    if(NOT PLUGIN_CORE)
        message(FATAL_ERROR "fulcrum_plugin(${kind} ${name}): no sources after CORE")
    endif()
    set(core fulcrum_${kind}_${name}_core)
    add_library(${core} STATIC ${PLUGIN_CORE})
    target_link_libraries(${core} PUBLIC fulcrum_models PRIVATE ${PLUGIN_LIBS})
    target_include_directories(${core} PUBLIC ${CMAKE_SOURCE_DIR}/plugins)
    target_compile_options(${core} PRIVATE -fno-semantic-interposition) # as of fulcrum_models
    if(PLUGIN_DATA)
        fulcrum_embed(${core} ${PLUGIN_DATA})
    endif()

    set(module fulcrum_${kind}_${name})
    add_library(${module} MODULE plugin.cpp)
    set_target_properties(${module} PROPERTIES AUTOMOC ON PREFIX "" OUTPUT_NAME ${name}
        LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib/fulcrum/${kind}
        INSTALL_RPATH "$ORIGIN/../..")
    target_link_libraries(${module} PRIVATE ${core} Qt6::Core)
    set_property(GLOBAL APPEND PROPERTY FULCRUM_PLUGINS ${module})
    install(TARGETS ${module} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}/fulcrum/${kind})
endfunction()

# fulcrum_test(name SOURCES … [LIBS …] [LABELS …] [ARGS …]): one QtTest program and its ctest entry. The test's
# file ends with `#include "<file>.moc"`. Those of models and plugin cores are part of the target core_tests and
# carry the label core: the sanitizers run them.
function(fulcrum_test name)
    cmake_parse_arguments(TEST "" "" "SOURCES;LIBS;LABELS;ARGS" ${ARGN})
    add_executable(${name} ${TEST_SOURCES})
    set_target_properties(${name} PROPERTIES AUTOMOC ON RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    target_link_libraries(${name} PRIVATE Qt6::Test fulcrum_models fulcrum_test_paths ${TEST_LIBS})
    if(FULCRUM_SANITIZE)
        target_compile_options(${name} PRIVATE -O0) # what is sanitized is the code under test; a third quicker to build
    endif()
    add_test(NAME ${name} COMMAND ${name} ${TEST_ARGS})
    if(CMAKE_CURRENT_SOURCE_DIR MATCHES "^${CMAKE_SOURCE_DIR}/tests/(models|plugins)/")
        list(APPEND TEST_LABELS core)
        add_dependencies(core_tests ${name})
    endif()
    set_tests_properties(${name} PROPERTIES TIMEOUT 600 LABELS "${TEST_LABELS}"
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen:configfile=${CMAKE_SOURCE_DIR}/tests/support/screens.json;LC_ALL=C.UTF-8")
endfunction()
