import QtQuick

// The only text element of the app: what it shows is never read as markup, whoever wrote it.
Text {
    textFormat: Text.PlainText
}
