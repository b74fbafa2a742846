import QtQuick
import Trapbox

// The full text of a brief NoticeCard.
Sheet {
    id: sheet

    property string text

    function show(notice: string) {
        text = notice
        open()
    }

    title: qsTr("Something went wrong")
    Label {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: sheet.text
    }
    PushButton {
        width: parent.width
        kind: PushButton.Primary
        text: qsTr("OK")
        onClicked: {
            sheet.close()
            for (let i = 0; i < Store.notices.length; ++i)
                if (Store.notices[i] === sheet.text) // may have been removed meanwhile
                    return Store.dismiss(i)
        }
    }
}
