// Lists the games in a PDN text.
#pragma once

#include "trapdoor_checkers/pdn.h"

namespace trapbox::trapdoor_checkers {

// Does not replay moves. Linear in the length of the text.
RecordList list_pdn(
    std::string_view text, const CancelToken& cancelled = [] { return false; });

}
