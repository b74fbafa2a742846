// Whether anybody hears the texts that are made for screen readers.
#pragma once

namespace trapbox {

bool is_heard();

}
