# Properties for phones and stores: name, versions, icon, libraries. On desktops only the icon is set.
set(trapbox_id org.trapbox)
# 1.2.3 is 10203: a whole number that grows with every release.
math(EXPR trapbox_build "${PROJECT_VERSION_MAJOR} * 10000 + ${PROJECT_VERSION_MINOR} * 100 + ${PROJECT_VERSION_PATCH}")

# The app uses only QAudioSink, which is in the Qt Multimedia library itself. Excludes the plug-ins for video and cameras, and
# FFmpeg, which they depend on.
if(ANDROID OR IOS)
    qt_import_plugins(trapbox EXCLUDE_BY_TYPE multimedia)
endif()
if(ANDROID)
    if(Qt6_VERSION VERSION_LESS 6.8)
        message(FATAL_ERROR "Trapbox for Android needs Qt 6.8 or newer, found ${Qt6_VERSION}")
    endif()
    # Since target 35 Android draws apps under the system bars; Qt reports their size only since 6.9.
    set(target_sdk 36)
    if(Qt6_VERSION VERSION_LESS 6.9)
        set(target_sdk 34)
    endif()
    set_target_properties(trapbox PROPERTIES
        QT_ANDROID_PACKAGE_SOURCE_DIR ${CMAKE_SOURCE_DIR}/android
        QT_ANDROID_PACKAGE_NAME ${trapbox_id}
        QT_ANDROID_VERSION_NAME ${PROJECT_VERSION}
        QT_ANDROID_VERSION_CODE ${trapbox_build}
        QT_ANDROID_MIN_SDK_VERSION 28
        QT_ANDROID_TARGET_SDK_VERSION ${target_sdk})
    if(Qt6_VERSION VERSION_GREATER_EQUAL 6.9)
        set_target_properties(trapbox PROPERTIES QT_ANDROID_COMPILE_SDK_VERSION 36)
    endif()
    if(Qt6_VERSION VERSION_GREATER_EQUAL 6.11)
        set_target_properties(trapbox PROPERTIES QT_ANDROID_LEGACY_PACKAGING FALSE)
    endif()
    # Phones with 16 KB memory pages cannot load libraries linked for smaller pages. NDK 27 needs this flag for 16 KB.
    target_link_options(trapbox PRIVATE -Wl,-z,max-page-size=16384)
elseif(IOS)
    set(ios ${CMAKE_SOURCE_DIR}/ios)
    set_target_properties(trapbox PROPERTIES
        MACOSX_BUNDLE TRUE
        MACOSX_BUNDLE_INFO_PLIST ${ios}/Info.plist
        MACOSX_BUNDLE_GUI_IDENTIFIER ${trapbox_id}
        MACOSX_BUNDLE_SHORT_VERSION_STRING ${PROJECT_VERSION}
        MACOSX_BUNDLE_BUNDLE_VERSION ${trapbox_build}
        QT_IOS_LAUNCH_SCREEN ${ios}/LaunchScreen.storyboard
        XCODE_ATTRIBUTE_PRODUCT_BUNDLE_IDENTIFIER ${trapbox_id}
        XCODE_ATTRIBUTE_MARKETING_VERSION ${PROJECT_VERSION}
        XCODE_ATTRIBUTE_CURRENT_PROJECT_VERSION ${trapbox_build}
        XCODE_ATTRIBUTE_TARGETED_DEVICE_FAMILY "1,2"
        XCODE_ATTRIBUTE_ASSETCATALOG_COMPILER_APPICON_NAME AppIcon
        XCODE_ATTRIBUTE_CODE_SIGN_STYLE Automatic)
    set(everywhere ${ios}/Assets.xcassets ${ios}/PrivacyInfo.xcprivacy)
    set_source_files_properties(${everywhere} PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
    target_sources(trapbox PRIVATE ${everywhere})
    foreach(language en fr)
        set(strings ${ios}/${language}.lproj/InfoPlist.strings)
        set_source_files_properties(${strings} PROPERTIES MACOSX_PACKAGE_LOCATION Resources/${language}.lproj)
        target_sources(trapbox PRIVATE ${strings})
    endforeach()
    set_source_files_properties(${platform_sources} PROPERTIES COMPILE_OPTIONS "$<$<COMPILE_LANGUAGE:OBJCXX>:-fobjc-arc>")
    target_link_libraries(trapbox_app PUBLIC "-framework AVFAudio" "-framework CoreHaptics" "-framework UIKit")
else()
    qt_add_resources(trapbox icon PREFIX / FILES icon/icon_256.png)
endif()
