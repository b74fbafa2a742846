pragma Singleton
import QtQuick
QtObject { readonly property color ink: "#222" }
