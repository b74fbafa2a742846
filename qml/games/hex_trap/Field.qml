pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// The playing field with its movers and walls, and the finger on it. Inside, everything is in widths of a space with
// the origin in the middle and y towards Red.
Item {
    id: field

    required property MatchTable table
    required property HexTrapView view
    property real unit: 40 // px per width of a space
    property bool interactive: true
    property bool reachShown: false
    property bool focused: false // has the keyboard
    property bool keyed: false   // the keyboard was used last
    property int textAngle: 0 // degrees, rotates labels towards the player to act
    property real clear: 0    // how far what is dragged stays clear of the finger, towards the middle, in px

    readonly property int edge: view.edge
    readonly property real acrossUnits: 2 * edge - 0.4
    readonly property real alongUnits: (edge - 1) * 1.7320508 + 1.6

    width: acrossUnits * unit
    height: alongUnits * unit

    readonly property string picture: `hex_field?side=${edge}&across=${acrossUnits}&plain=${Theme.highContrast ? 1 : 0}`
    property real beyond: 0 // px that are free beside the field at its top and bottom, for the loupe

    Art {
        anchors.fill: parent
        art: field.picture
    }
    Repeater { // kept at hand, so that a light shows in the frame in which the finger comes down
        model: [HexTrapView.Bars, HexTrapView.One, HexTrapView.Two, HexTrapView.Back, HexTrapView.Hint, HexTrapView.Last, HexTrapView.WallEnd]
        Light {
            required property int modelData
            visible: false
            unit: field.unit
            kind: modelData
        }
    }
    Item { // its origin is the middle of the field
        anchors.centerIn: parent

        Repeater { // the keyboard is here: along the frame, as the corners of the screen are the players'
            model: [Theme.boardMark, Theme.focus]
            Polyline {
                id: ring
                required property int index
                required property color modelData
                readonly property real reach: (field.edge - 0.28) * field.unit
                visible: field.focused
                color: modelData
                lineWidth: index === 0 ? 6 : 3
                points: {
                    const corners = []
                    for (let i = 0; i <= 6; ++i)
                        corners.push(Qt.point(ring.reach * Math.cos(i * Math.PI / 3), ring.reach * Math.sin(i * Math.PI / 3)))
                    return corners
                }
            }
        }

        Repeater {
            model: field.view.spaces
            Item {
                id: space
                required property string name
                required property real unitX
                required property real unitY
                required property string start
                required property bool taken
                required property int light
                required property int reach
                x: unitX * field.unit - width / 2
                y: unitY * field.unit - height / 2
                width: field.unit
                height: field.unit * 1.1547
                Art { // where a mover began; below a light it would be a blot
                    anchors.centerIn: parent
                    visible: space.start !== "" && space.light === HexTrapView.Dark
                    width: field.unit * 0.26
                    height: width
                    art: space.start !== "" ? "mover_start?side=" + space.start : ""
                    opacity: Theme.highContrast ? 1 : 0.55
                }
                Art {
                    anchors.centerIn: parent
                    width: field.unit * 1.1547
                    height: width
                    visible: field.reachShown
                    art: !visible ? "" : space.reach > 0 ? `space_light?fill=0&mark=${["", "red", "blue", "both"][space.reach]}`
                                                         : "space_light?fill=0.5&ink=black&mark="
                }
                Light {
                    anchors.centerIn: parent
                    unit: field.unit
                    kind: space.light
                }
                PlainText {
                    visible: Theme.coordinates && !field.reachShown && !space.taken && (space.light === HexTrapView.Dark || space.light === HexTrapView.Last)
                    anchors { horizontalCenter: parent.horizontalCenter; verticalCenter: parent.verticalCenter }
                    anchors.verticalCenterOffset: field.unit * (field.textAngle === 0 ? 0.25 : -0.25)
                    rotation: field.textAngle
                    text: space.name
                    color: Theme.highContrast ? Theme.boardMark : Theme.boardInk
                    font.pixelSize: Math.max(11, field.unit * 0.2)
                    Accessible.ignored: true
                }
            }
        }
        Repeater { // one or none; a Loader cannot make it in Qt 6.4
            model: Theme.screenReader ? 1 : 0
            Reader {
                view: field.view
                unit: field.unit
                interactive: field.interactive
            }
        }
        Repeater {
            model: field.view.walls
            Wall {
                required property bool fresh
                required property bool half
                unit: field.unit
                kind: half ? HexTrapView.HalfTurn : fresh ? HexTrapView.Fresh : HexTrapView.Placed
                slides: fresh || half
            }
        }
        Repeater {
            model: field.view.ghosts
            Wall {
                required kind
                unit: field.unit
            }
        }
        Repeater {
            model: field.view.movers
            Mover {
                table: field.table
                unit: field.unit
                textAngle: field.textAngle
                finger: field.view.finger
                held: field.view.held === number
                showsReach: field.reachShown
            }
        }
        Rectangle { // where what is dragged would be put down
            visible: field.view.aims
            width: field.unit * 1.1
            height: width
            radius: width / 2
            x: field.view.aim.x * field.unit - width / 2
            y: field.view.aim.y * field.unit - height / 2
            color: "transparent"
            border.width: 3
            border.color: Theme.highContrast ? Theme.focus : Theme.boardMark
        }
        Rectangle { // where the keyboard is
            visible: field.keyed
            readonly property bool slim: field.view.cursorOnSlots
            width: field.unit * (slim ? 0.8 : 0.98)
            height: slim ? field.unit * 0.36 : width
            radius: height / 2
            x: field.view.cursor.x * field.unit - width / 2
            y: field.view.cursor.y * field.unit - height / 2
            rotation: field.view.cursorTurn
            color: "transparent"
            border.width: 3
            border.color: Theme.highContrast ? Theme.focus : Theme.boardCursor
            Rectangle {
                anchors { fill: parent; margins: -2 }
                radius: height / 2
                color: "transparent"
                border.width: 2
                border.color: Theme.boardMark
            }
        }
    }
    Repeater { // one or none
        model: field.view.pointing ? 1 : 0
        Loupe {
            anchors.fill: parent
            view: field.view
            unit: field.unit
            textAngle: field.textAngle
            picture: field.picture
            beyond: field.beyond
        }
    }
    MultiPointTouchArea {
        anchors.fill: parent
        enabled: field.interactive
        mouseEnabled: true
        minimumTouchPoints: 1
        function unitX(px: real): real { return (px - field.width / 2) / field.unit }
        function unitY(px: real): real { return (px - field.height / 2) / field.unit }
        onPressed: points => { for (const p of points) field.view.press(p.pointId, unitX(p.x), unitY(p.y)) }
        onUpdated: points => { for (const p of points) field.view.move(p.pointId, unitX(p.x), unitY(p.y), field.clear / field.unit) }
        onReleased: points => { for (const p of points) field.view.lift(p.pointId) }
        onCanceled: points => { for (const p of points) field.view.cancel(p.pointId) }
    }
}
