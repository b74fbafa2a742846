// The board as text, for the console.
#pragma once

#include "passed_trap/view.h"

#include <string>

namespace trapbox::passed_trap {

std::string show(const View& view);

}
