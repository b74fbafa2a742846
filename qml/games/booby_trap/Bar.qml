import QtQuick

// The steel bar that the springs press against the pieces.
Rectangle {
    border.color: "#33383e"
    gradient: Gradient {
        GradientStop { position: 0; color: "#596068" }
        GradientStop { position: 0.3; color: "#f4f7fa" }
        GradientStop { position: 0.6; color: "#b3bac2" }
        GradientStop { position: 1; color: "#4c525a" }
    }
}
