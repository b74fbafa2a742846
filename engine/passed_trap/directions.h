// 48 unit vectors around the circle, from +x towards +y, for the search for a free place.
#pragma once

#include "physics/vec.h"

#include <array>

namespace trapbox::passed_trap {

// Constants, because the place of a disk must be identical on every platform, and libraries differ in the
// last bit of sines. Each is the float nearest to the cosine and sine of i × 6.2831853F / 48.
inline constexpr std::array<physics::Vec, 48> kDirections{{
    {1, 0},
    {0x1.fb9eaap-1F, 0x1.0b5152p-3F},
    {0x1.ee8dd4p-1F, 0x1.0907dcp-2F},
    {0x1.d906bcp-1F, 0x1.87de2cp-2F},
    {0x1.bb67aep-1F, 0x1p-1F},
    {0x1.963268p-1F, 0x1.37af94p-1F},
    {0x1.6a09e6p-1F, 0x1.6a09e6p-1F},
    {0x1.37af92p-1F, 0x1.96326ap-1F},
    {0x1.fffffep-2F, 0x1.bb67bp-1F},
    {0x1.87de2ap-2F, 0x1.d906bcp-1F},
    {0x1.0907dep-2F, 0x1.ee8dd4p-1F},
    {0x1.0b5148p-3F, 0x1.fb9eaap-1F},
    {-0x1.777a5cp-25F, 1},
    {-0x1.0b5154p-3F, 0x1.fb9eaap-1F},
    {-0x1.0907e4p-2F, 0x1.ee8dd4p-1F},
    {-0x1.87de3p-2F, 0x1.d906bcp-1F},
    {-0x1.000002p-1F, 0x1.bb67aep-1F},
    {-0x1.37af94p-1F, 0x1.963268p-1F},
    {-0x1.6a09e6p-1F, 0x1.6a09e6p-1F},
    {-0x1.963268p-1F, 0x1.37af94p-1F},
    {-0x1.bb67aep-1F, 0x1.000002p-1F},
    {-0x1.d906cp-1F, 0x1.87de2p-2F},
    {-0x1.ee8dd6p-1F, 0x1.0907d4p-2F},
    {-0x1.fb9eaap-1F, 0x1.0b5142p-3F},
    {-1, -0x1.777a5cp-24F},
    {-0x1.fb9ea8p-1F, -0x1.0b515ap-3F},
    {-0x1.ee8dd4p-1F, -0x1.0907dep-2F},
    {-0x1.d906bcp-1F, -0x1.87de2ap-2F},
    {-0x1.bb67aap-1F, -0x1.000006p-1F},
    {-0x1.963264p-1F, -0x1.37af9ap-1F},
    {-0x1.6a09e2p-1F, -0x1.6a09eap-1F},
    {-0x1.37af96p-1F, -0x1.963266p-1F},
    {-0x1.fffffap-2F, -0x1.bb67bp-1F},
    {-0x1.87de16p-2F, -0x1.d906c2p-1F},
    {-0x1.0907d8p-2F, -0x1.ee8dd6p-1F},
    {-0x1.0b512cp-3F, -0x1.fb9eaap-1F},
    {0x1.99bc5cp-27F, -1},
    {0x1.0b516ep-3F, -0x1.fb9ea8p-1F},
    {0x1.0907dap-2F, -0x1.ee8dd4p-1F},
    {0x1.87de36p-2F, -0x1.d906bap-1F},
    {0x1.fffffap-2F, -0x1.bb67bp-1F},
    {0x1.37af98p-1F, -0x1.963266p-1F},
    {0x1.6a09eep-1F, -0x1.6a09dep-1F},
    {0x1.96326ap-1F, -0x1.37af92p-1F},
    {0x1.bb67b4p-1F, -0x1.fffffp-2F},
    {0x1.d906bep-1F, -0x1.87de2ap-2F},
    {0x1.ee8dd6p-1F, -0x1.0907cep-2F},
    {0x1.fb9eaap-1F, -0x1.0b5156p-3F},
}};

}
