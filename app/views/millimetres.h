// The engine counts metres, the boards millimetres.
#pragma once

namespace trapbox {

constexpr double millimetres(float metres) { return static_cast<double>(metres) * 1000; }

}
