import QtQuick
import Trapbox

// The steel bar that the springs press against the pieces, and its shadow.
Item {
    id: bar

    Rectangle { // the shadow in front of it
        visible: !Theme.highContrast
        anchors { top: parent.bottom; topMargin: -1 }
        width: parent.width
        height: parent.height * 0.55
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.alpha(Theme.trayShade, 0.5) }
            GradientStop { position: 1; color: "transparent" }
        }
    }
    Art {
        anchors.fill: parent
        art: `spring_bar?plain=${Theme.highContrast ? 1 : 0}`
    }
}
