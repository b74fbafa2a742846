// Lists the games of a text in PDN.
#pragma once

#include "trapdoor_checkers/pdn.h"

namespace trapbox::trapdoor_checkers {

// All games of a text without replaying any. Linear in its length.
RecordList list_pdn(
    std::string_view text, const Stopped& stopped = [] { return false; });

}
