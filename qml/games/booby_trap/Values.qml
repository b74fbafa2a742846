pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// What the three sizes are worth; where they go by size, the one that is due stands out.
Row {
    id: legend

    required property BoobyTrapView view

    spacing: Theme.margin
    Accessible.role: Accessible.StaticText
    Accessible.name: {
        const values = qsTr("Small %1, medium %2, large %3 points").arg(view.values[0]).arg(view.values[1]).arg(view.values[2])
        const due = [qsTr("small pieces next"), qsTr("medium pieces next"), qsTr("large pieces next")]
        return view.dueSize < 0 ? values : `${values}, ${due[view.dueSize]}`
    }

    Repeater {
        model: legend.view.values
        Row {
            id: size
            required property int index
            required property int modelData
            readonly property bool due: legend.view.dueSize < 0 || legend.view.dueSize === index
            anchors.verticalCenter: parent.verticalCenter
            spacing: 6
            opacity: due ? 1 : 0.45
            PieceArt {
                anchors.verticalCenter: parent.verticalCenter
                width: 19 + 6 * size.index
                height: width
                sizeIndex: size.index
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                text: size.modelData
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }
        }
    }
}
