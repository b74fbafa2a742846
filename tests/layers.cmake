# Fails when a layer includes what it must not know, or the engine calls what gives other results elsewhere.
get_filename_component(root ${CMAKE_CURRENT_LIST_DIR} DIRECTORY)

# forbid(WHAT PATTERN [EXCEPT FOLDER-OR-FILE...] IN GLOB...)
function(forbid what pattern)
    cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "EXCEPT;IN")
    set(files)
    foreach(glob ${arg_IN})
        file(GLOB_RECURSE found RELATIVE ${root} ${root}/${glob})
        list(APPEND files ${found})
    endforeach()
    foreach(except ${arg_EXCEPT})
        list(FILTER files EXCLUDE REGEX "^${except}")
    endforeach()
    list(LENGTH files count)
    if(count EQUAL 0)
        message(FATAL_ERROR "no file to check for ${what}")
    endif()
    foreach(file ${files})
        file(STRINGS ${root}/${file} lines REGEX "${pattern}")
        if(lines)
            message(SEND_ERROR "${file} knows ${what}: ${lines}")
        endif()
    endforeach()
endfunction()

set(engine engine/*.h engine/*.cpp)
forbid(Qt "#include *[<\"](Q|qt)" IN ${engine})
forbid(Box2D "#include *[<\"]box2d" EXCEPT engine/physics/ IN ${engine} app/*.h app/*.cpp)
forbid("clock, file or thread" "#include *<(chrono|fstream|filesystem|thread|mutex|future|ctime)>"
    EXCEPT engine/console/ IN ${engine})
# Libraries differ in these: in the last bit of the result, in the order, in the numbers drawn.
forbid("what differs between libraries"
    "[^a-z_.](std::)?(a?tan2?|a?(sin|cos|tan)h|asin|acos|hypot|pow|exp2?|expm1|log(2|10|1p|b)?|cbrt|erfc?|[lt]gamma)[fl]?\\(|unordered_|#include *<random>"
    IN ${engine})
# A band's outline is for the eye alone, never part of the game.
forbid("what differs between libraries" "[^a-z_.](std::)?(sin|cos)[fl]?\\("
    EXCEPT engine/physics/elastic_band.cpp IN ${engine})
