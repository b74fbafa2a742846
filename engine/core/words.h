// English text that a player reads, kept where the translation tools find it.
#pragma once

namespace trapbox {

using Words = const char*;

}

// Marks a string for translation in the given context without depending on the app: TRAPBOX_WORDS("hex_trap",
// "Walls").
#define TRAPBOX_WORDS(context, text) text
