// Cleans a player's name. Every name passes through here, from the keyboard or from a file.
#pragma once

#include <QString>

namespace trapbox {

inline constexpr qsizetype kMaxName = 40; // UTF-16 units

// One line of visible characters, at most kMaxName long: blanks of any kind become single spaces; control,
// bidirectional and invisible characters are removed. Empty if nothing visible is left.
QString clean_name(const QString& written);

}
