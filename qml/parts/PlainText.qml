import QtQuick

// Used for all texts of the app. Never interprets markup: a text may come from a file or another player.
Text {
    textFormat: Text.PlainText
}
