# SPDX-License-Identifier: GPL-3.0-or-later
# What `cmake --install` puts where, beside the program, its library and its plugins.
include(CMakePackageConfigHelpers)

set(share ${CMAKE_INSTALL_DATADIR})
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/Fulcrum)
set(here ${CMAKE_CURRENT_LIST_DIR})

# What a plugin by others is built with: the contracts and what they include, and the functions of CMake.
install(TARGETS fulcrum_models EXPORT FulcrumTargets LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
set_target_properties(fulcrum_models PROPERTIES EXPORT_NAME models)
install(EXPORT FulcrumTargets NAMESPACE Fulcrum:: DESTINATION ${package})
# Not more than the contracts and what plugins share: every header here is one that a new API version may change.
file(GLOB headers CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/models models/base/*.h models/cluster/traffic/*.h)
list(APPEND headers catalog/device.h catalog/model.h cost/calibration.h cost/memory.h cost/step_cost.h
    engine/request.h engine/scheduler.h
    cluster/batching.h cluster/kinds.h cluster/reserving.h cluster/source.h)
foreach(header IN LISTS headers)
    cmake_path(GET header PARENT_PATH folder)
    install(FILES models/${header} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/fulcrum/${folder})
endforeach()
install(DIRECTORY plugins/api DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/fulcrum)
install(DIRECTORY plugins/templates DESTINATION ${share}/fulcrum)
configure_package_config_file(${here}/FulcrumConfig.cmake.in ${CMAKE_BINARY_DIR}/FulcrumConfig.cmake
    INSTALL_DESTINATION ${package} PATH_VARS CMAKE_INSTALL_DATADIR)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/FulcrumConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/FulcrumConfig.cmake ${CMAKE_BINARY_DIR}/FulcrumConfigVersion.cmake
    ${here}/FulcrumPlugin.cmake DESTINATION ${package})

# What a person finds: the manual, and the program in the menus of the desktop.
install(DIRECTORY app/help/guide DESTINATION ${share}/doc/fulcrum)
install(FILES README.md CHANGELOG.md DESTINATION ${share}/doc/fulcrum)
install(FILES plugins/README.md DESTINATION ${share}/doc/fulcrum RENAME plugins.md)
install(FILES ${CMAKE_BINARY_DIR}/share/fulcrum.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${CMAKE_BINARY_DIR}/share/fulcrum.bash DESTINATION ${share}/bash-completion/completions RENAME fulcrum)
install(FILES ${CMAKE_BINARY_DIR}/share/_fulcrum DESTINATION ${share}/zsh/site-functions)
install(FILES ${CMAKE_BINARY_DIR}/share/fulcrum.fish DESTINATION ${share}/fish/vendor_completions.d)
install(FILES ${here}/org.fulcrum.Fulcrum.desktop DESTINATION ${share}/applications)
install(FILES ${here}/org.fulcrum.Fulcrum.metainfo.xml DESTINATION ${share}/metainfo)
install(FILES ${here}/org.fulcrum.Fulcrum.svg DESTINATION ${share}/icons/hicolor/scalable/apps)
install(FILES ${here}/application-x-fulcrum+toml.svg DESTINATION ${share}/icons/hicolor/scalable/mimetypes)
install(FILES ${here}/org.fulcrum.Fulcrum.mime.xml DESTINATION ${share}/mime/packages RENAME org.fulcrum.Fulcrum.xml)

add_custom_target(uninstall COMMENT "Removing what was installed last" VERBATIM
    COMMAND ${CMAKE_COMMAND} -D MANIFEST=${CMAKE_BINARY_DIR}/install_manifest.txt -P ${here}/uninstall.cmake)
