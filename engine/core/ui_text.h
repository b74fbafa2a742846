// English text that players read. Translations are looked up by this text; the engine itself never
// translates.
#pragma once

namespace trapbox {

using UiText = const char*;

}

// Marks a string for the translation tools: TRAPBOX_UI_TEXT("hex_trap", "Walls"). The context is the game's
// key.
#define TRAPBOX_UI_TEXT(context, text) text
