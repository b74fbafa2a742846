# Fails when a layer includes what it must not know, or the engine calls what gives other results elsewhere.
get_filename_component(root ${CMAKE_CURRENT_LIST_DIR} DIRECTORY)

function(forbid what pattern)
    set(files)
    foreach(glob ${ARGN})
        file(GLOB_RECURSE found ${root}/${glob})
        list(APPEND files ${found})
    endforeach()
    list(LENGTH files count)
    if(count EQUAL 0)
        message(FATAL_ERROR "no file to check for ${what}")
    endif()
    foreach(file ${files})
        if((what STREQUAL "Box2D" AND file MATCHES "/engine/physics/") OR
           (what STREQUAL "clock, file or thread" AND file MATCHES "/engine/console/"))
            continue()
        endif()
        file(STRINGS ${file} lines REGEX "${pattern}")
        if(lines)
            message(SEND_ERROR "${file} knows ${what}: ${lines}")
        endif()
    endforeach()
endfunction()

forbid(Qt "#include *[<\"](Q|qt)" engine/*.h engine/*.cpp)
forbid(Box2D "#include *[<\"]box2d" engine/*.h engine/*.cpp app/*.h app/*.cpp)
forbid("clock, file or thread" "#include *<(chrono|fstream|filesystem|thread|mutex|future|ctime)>" engine/*.h engine/*.cpp)
# Libraries differ in these: in the last bit of the result, in the order, in the numbers drawn.
forbid("what differs between libraries" "[^a-z_.](std::)?(atan2|atan|tan|hypot|pow|exp|log)f?\\(|unordered_|#include *<random>"
    engine/*.h engine/*.cpp)
