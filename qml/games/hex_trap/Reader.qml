pragma ComponentBehavior: Bound
import QtQml.Models
import QtQuick
import Trapbox

// The field for screen readers: the movers first, then the steps and slots of the mover that was pressed last, then every
// space and slot row by row. Draws nothing; its origin is the middle of the field.
Item {
    id: reader

    required property HexTrapView view
    required property real unit // px per width of a space
    required property bool interactive

    component Group: Item {
        property string title
        width: reader.unit // what has no size counts as hidden
        height: width
        Accessible.role: Accessible.Grouping
        Accessible.name: title
    }
    component Stop: Item {
        required property int number
        required property real unitX
        required property real unitY
        required property string label
        signal pressed
        width: reader.unit * 0.5
        height: width
        x: unitX * reader.unit - width / 2
        y: unitY * reader.unit - height / 2
        Accessible.role: Accessible.Button
        Accessible.name: label
        Accessible.onPressAction: if (reader.interactive) pressed()
    }

    Group {
        title: qsTr("Movers")
        Repeater {
            model: reader.view.movers
            Stop { onPressed: reader.view.tapMover(number) }
        }
    }
    Group {
        title: reader.view.aroundText
        visible: title !== ""
        Repeater {
            model: reader.view.around
            Stop {
                required property bool slot
                onPressed: slot ? reader.view.tapSlot(number) : reader.view.tapSpace(number)
            }
        }
    }
    Repeater {
        id: rows
        model: 2 * reader.view.edge - 1
        Group {
            required property int index
            title: qsTr("Row %1").arg(String.fromCharCode(97 + index))
        }
    }
    Instantiator { // not Repeaters: these items are children of the rows
        model: reader.view.spaces
        Stop {
            required property int row
            parent: rows.count > row ? rows.itemAt(row) : reader
            onPressed: reader.view.tapSpace(number)
        }
    }
    Instantiator {
        model: reader.view.slotRows
        Stop {
            required property int row
            parent: rows.count > row ? rows.itemAt(row) : reader
            onPressed: reader.view.tapSlot(number)
        }
    }
}
