// The one place that decides what a player's name may be. Every name passes through it, whatever file or
// keyboard it comes from.
#pragma once

#include <QString>

namespace trapbox {

inline constexpr qsizetype kMaxName = 40; // UTF-16 units

// One line of visible characters, at most kMaxName long: blanks of any kind become single spaces; control,
// bidirectional and invisible characters are removed. Empty where nothing visible is left.
QString clean_name(const QString& written);

}
