// Lets another part of the program, on any thread, cancel a long computation.
#pragma once

#include <functional>

namespace trapbox {

// Returns true once the work is cancelled. The worker calls it at least every 100 ms.
using CancelToken = std::function<bool()>;

}
