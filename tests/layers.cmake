# Fails when a folder includes headers of a layer it must not know, or the engine calls a function whose result differs
# between libraries.
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

# layer(FOLDER MAY PREFIX...): every quoted include in the folder begins with the folder's own name or with one of these.
# The engine names each header by its path from engine/, so a prefix is a folder.
function(layer folder)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" MAY)
    get_filename_component(own ${folder} NAME)
    list(JOIN arg_MAY "|" others)
    string(REGEX REPLACE "[|]$" "" allowed "${own}/|${others}")
    file(GLOB_RECURSE files RELATIVE ${root} ${root}/${folder}/*.h ${root}/${folder}/*.cpp)
    if(NOT files)
        message(FATAL_ERROR "${folder} has no files to check")
    endif()
    foreach(file ${files})
        file(STRINGS ${root}/${file} lines REGEX "^ *# *include *\"")
        list(FILTER lines EXCLUDE REGEX "\"(${allowed})")
        if(lines)
            message(SEND_ERROR "${file} includes a layer that ${folder} must not know: ${lines}")
        endif()
    endforeach()
endfunction()

# Dependencies point inward and never sideways. Every other folder of the engine is a game.
layer(engine/core MAY)
layer(engine/physics MAY core/)
file(GLOB folders RELATIVE ${root}/engine ${root}/engine/*)
foreach(folder ${folders})
    if(IS_DIRECTORY ${root}/engine/${folder} AND NOT folder MATCHES "^(core|physics|console)$")
        layer(engine/${folder} MAY core/ physics/)
    endif()
endforeach()
layer(tests/engine/null_game MAY core/)

set(engine engine/*.h engine/*.cpp)
forbid(Qt "#include *[<\"](Q|qt)" IN ${engine})
forbid(Box2D "#include *[<\"]box2d" EXCEPT engine/physics/ IN ${engine} app/*.h app/*.cpp)
forbid("clock, file or thread" "#include *<(chrono|fstream|filesystem|thread|mutex|future|ctime)>"
    EXCEPT engine/console/ IN ${engine})
# Functions that differ between libraries: in the last bit of the result, in the order, in the random numbers.
forbid("what differs between libraries"
    "[^a-z_.](std::)?(a?tan2?|a?(sin|cos|tan)h|asin|acos|hypot|pow|exp2?|expm1|log(2|10|1p|b)?|cbrt|erfc?|[lt]gamma)[fl]?\\(|unordered_|#include *<random>"
    IN ${engine})
# A band's outline is only drawn; it does not affect the game.
forbid("what differs between libraries" "[^a-z_.](std::)?(sin|cos)[fl]?\\("
    EXCEPT engine/physics/elastic_band.cpp IN ${engine})
