# Fails if a test name contains a bracket or a semicolon: CMake would drop that test and others from ctest.
execute_process(COMMAND ${PROGRAM} --list-test-names-only OUTPUT_VARIABLE names)
string(REGEX MATCHALL "[^\n]*[][;][^\n]*" lost "${names}")
if(lost)
    message(FATAL_ERROR "rename these test cases: ${lost}")
endif()
if(NOT names MATCHES "[a-z]")
    message(FATAL_ERROR "${PROGRAM} lists no test")
endif()
