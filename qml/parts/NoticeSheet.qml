import QtQuick
import Trapbox

// The whole of a notice of which there was room for a line.
Sheet {
    id: sheet

    property string words

    function tell(notice: string) {
        words = notice
        open()
    }

    title: qsTr("Something went wrong")
    Label {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: sheet.words
    }
    PushButton {
        width: parent.width
        kind: "primary"
        text: qsTr("OK")
        onClicked: {
            sheet.close()
            for (let i = 0; i < Store.notices.length; ++i)
                if (Store.notices[i] === sheet.words) // unless it has gone meanwhile
                    return Store.dismiss(i)
        }
    }
}
