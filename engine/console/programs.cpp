#include "console/programs.h"

namespace trapbox {

int wrong_arguments(const Environment& environment, std::string_view what) {
    environment.err << "trapbox-engine: " << what << "; try trapbox-engine --help\n";
    return kWrongArguments;
}

}
