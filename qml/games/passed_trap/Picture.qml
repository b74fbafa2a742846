pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The board for the rules, in landscape: the own camp at the left. Places are in millimetres from the middle, along and across.
Item {
    id: picture

    property list<string> disks     // "-150 60"
    property string pulled          // the disk behind the own band, which it stretches
    property list<string> flight    // the way that a disk takes
    property string lodged          // the disk that lies in the trap
    property bool forbidden: false  // shows where no disk is set up

    readonly property real mm: width / 590 // px
    readonly property real half: 280  // of the inside, as the next one
    readonly property real halfAcross: 170
    readonly property real bandLine: 225
    readonly property real gap: 43
    readonly property real wall: 12
    readonly property real disk: 38

    implicitHeight: Math.round((2 * halfAcross + 30) * mm)

    function toX(along: real): real { return width / 2 + along * mm }
    function toY(across: real): real { return height / 2 + across * mm }
    function place(at: string): point {
        const parts = at.split(" ")
        return Qt.point(toX(Number(parts[0])), toY(Number(parts[1])))
    }
    // Straight, or around the disk that is pulled.
    function band(end: int): var {
        const points = [Qt.point(toX(end * bandLine), toY(-halfAcross))]
        if (end < 0 && pulled !== "") {
            const held = place(pulled)
            for (let degrees = 250; degrees >= 110; degrees -= 20)
                points.push(Qt.point(held.x + Math.cos(degrees * Math.PI / 180) * disk / 2 * mm, held.y + Math.sin(degrees * Math.PI / 180) * disk / 2 * mm))
        }
        points.push(Qt.point(toX(end * bandLine), toY(halfAcross)))
        return points
    }

    BoardArt {
        anchors.centerIn: parent
        width: parent.height
        height: parent.width
        rotation: -90
        gap: picture.gap
        wall: picture.wall
        bandLine: picture.bandLine
    }
    Repeater {
        model: picture.forbidden ? [-1, 1] : []
        Rectangle {
            required property int modelData
            width: (picture.bandLine - picture.wall / 2) * picture.mm
            height: (picture.gap + picture.disk) * picture.mm
            x: modelData < 0 ? picture.toX(-picture.bandLine) : picture.toX(picture.wall / 2)
            y: (picture.height - height) / 2
            color: Qt.alpha(Theme.forbidden, 0.16)
            border.color: Theme.forbidden
            Art {
                anchors.fill: parent
                opacity: 0.75
                art: `hatch?ink=${encodeURIComponent(Theme.forbidden)}`
            }
        }
    }
    Repeater {
        model: [-1, 1]
        Polyline {
            required property int modelData
            points: picture.band(modelData)
            color: modelData < 0 && picture.pulled !== "" ? Theme.rubberPulled : Theme.rubber
            lineWidth: Math.max(2, 4.2 * picture.mm)
            roundCaps: true
        }
    }
    Polyline {
        color: Theme.glow
        lineWidth: Math.max(1.5, 3 * picture.mm)
        dashes: [3, 3]
        points: {
            const points = []
            for (const at of picture.flight)
                points.push(picture.place(at))
            return points
        }
    }
    Repeater {
        model: [...picture.disks, picture.pulled, picture.lodged].filter(at => at !== "")
        Item {
            required property string modelData
            readonly property point at: picture.place(modelData)
            width: Math.round(picture.disk * picture.mm)
            height: width
            x: at.x - width / 2
            y: at.y - height / 2
            Shadow { anchors.fill: parent }
            DiskArt { anchors.fill: parent }
            Rectangle {
                visible: parent.modelData === picture.lodged
                anchors.centerIn: parent
                width: parent.width + 6
                height: width
                radius: width / 2
                color: "transparent"
                border.width: 3
                border.color: Theme.warning
            }
        }
    }
}
