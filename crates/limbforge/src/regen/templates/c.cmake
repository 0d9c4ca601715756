# Builds and installs the fields as one library. Machine-made by Limbforge: do not edit.
cmake_minimum_required(VERSION 3.16)
project(limbforge-fields VERSION @version@ LANGUAGES C)

# Builds without optimisation are not inspected for constant time.
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release)
endif()
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(fields
@fields@)
list(TRANSFORM fields APPEND .c OUTPUT_VARIABLE sources)
list(TRANSFORM fields APPEND .h OUTPUT_VARIABLE headers)

add_library(limbforge-fields ${sources})
add_library(limbforge::fields ALIAS limbforge-fields)
set_target_properties(limbforge-fields PROPERTIES
  EXPORT_NAME fields POSITION_INDEPENDENT_CODE ON C_STANDARD 11 VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION})
target_include_directories(limbforge-fields PUBLIC
  $<BUILD_INTERFACE:${CMAKE_CURRENT_SOURCE_DIR}> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/limbforge>)

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/limbforge-fields)
install(TARGETS limbforge-fields EXPORT limbforge-fields)
install(FILES ${headers} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/limbforge)
install(EXPORT limbforge-fields NAMESPACE limbforge:: FILE limbforge-fields-config.cmake DESTINATION ${package})
write_basic_package_version_file(limbforge-fields-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/limbforge-fields-config-version.cmake DESTINATION ${package})
configure_file(limbforge-fields.pc.in limbforge-fields.pc @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/limbforge-fields.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
