# A test case whose name has a bracket or a semicolon is lost on its way to ctest, with its neighbours: there must be none.
execute_process(COMMAND ${PROGRAM} --list-test-names-only OUTPUT_VARIABLE names)
string(REGEX MATCHALL "[^\n]*[][;][^\n]*" lost "${names}")
if(lost)
    message(FATAL_ERROR "rename these test cases: ${lost}")
endif()
if(NOT names MATCHES "[a-z]")
    message(FATAL_ERROR "${PROGRAM} lists no test")
endif()
