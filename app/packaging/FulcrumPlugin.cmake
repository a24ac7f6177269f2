# SPDX-License-Identifier: GPL-3.0-or-later
# How a plugin is built: here, and by others, whom `find_package(Fulcrum)` gives the same functions.

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

# fulcrum_plugin(kind name CORE sources… [DATA file symbol] [LIBS libs…]): builds, of the kind hardware, scheduler
# or workload,
#   fulcrum_<kind>_<name>_core   STATIC, Qt-free, what tests link
#   fulcrum_<kind>_<name>        MODULE, the Qt wrapper plugin.cpp with <name>.json beside it
# The module is <name>.so. `cmake --install` puts it where the program looks: its own plugins into its library
# folder, those of others into the user's plugin folder, or into FULCRUM_PLUGIN_FOLDER.
function(fulcrum_plugin kind name)
    cmake_parse_arguments(PLUGIN "" "" "CORE;DATA;LIBS" ${ARGN})
    if(NOT PLUGIN_CORE)
        message(FATAL_ERROR "fulcrum_plugin(${kind} ${name}): no sources after CORE")
    endif()
    if(NOT kind MATCHES "^(hardware|scheduler|workload)$")
        message(FATAL_ERROR "fulcrum_plugin(${kind} ${name}): the kind is hardware, scheduler or workload")
    endif()
    set(core fulcrum_${kind}_${name}_core)
    add_library(${core} STATIC ${PLUGIN_CORE})
    target_link_libraries(${core} PUBLIC Fulcrum::models PRIVATE ${PLUGIN_LIBS})
    target_compile_options(${core} PRIVATE -fno-semantic-interposition) # as of fulcrum_models
    if(PLUGIN_DATA)
        fulcrum_embed(${core} ${PLUGIN_DATA})
    endif()

    set(module fulcrum_${kind}_${name})
    add_library(${module} MODULE plugin.cpp)
    set_source_files_properties(plugin.cpp PROPERTIES OBJECT_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${name}.json)
    set_target_properties(${module} PROPERTIES AUTOMOC ON PREFIX "" OUTPUT_NAME ${name})
    target_link_libraries(${module} PRIVATE ${core} Qt6::Core)
    if(TARGET fulcrum_models) # in the program's own tree
        target_include_directories(${core} PUBLIC ${CMAKE_SOURCE_DIR}/plugins)
        set_target_properties(${module} PROPERTIES INSTALL_RPATH "$ORIGIN/../.."
            LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib/fulcrum/${kind})
        set_property(GLOBAL APPEND PROPERTY FULCRUM_PLUGINS ${module})
        install(TARGETS ${module} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}/fulcrum/${kind})
    else()
        set_target_properties(${core} PROPERTIES POSITION_INDEPENDENT_CODE ON)
        target_compile_features(${core} PUBLIC cxx_std_20)
        target_compile_options(${core} PRIVATE -ffp-contract=off) # the same figures on every machine
        if(NOT FULCRUM_PLUGIN_FOLDER)
            set(data $ENV{XDG_DATA_HOME})
            if(NOT data)
                set(data $ENV{HOME}/.local/share)
            endif()
            set(FULCRUM_PLUGIN_FOLDER ${data}/fulcrum/plugins)
        endif()
        install(TARGETS ${module} LIBRARY DESTINATION ${FULCRUM_PLUGIN_FOLDER})
    endif()
endfunction()
