#include "console/programs.h"

namespace trapbox {

int wrong_arguments(const Surroundings& around, std::string_view what) {
    around.err << "trapbox-engine: " << what << "; try trapbox-engine --help\n";
    return kWrongArguments;
}

}
