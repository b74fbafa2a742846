// Whether an accessibility client (such as a screen reader) is active.
#pragma once

namespace trapbox {

bool is_accessibility_active();

}
