pragma ComponentBehavior: Bound
import QtQuick
import Trapbox

// Version, description, privacy, how to report a bug, and the licences of the libraries.
Page {
    id: screen

    signal licenceChosen(string file, string title)

    title: qsTr("About Trapbox")
    maxWidth: Theme.reading

    component Licence: PushButton {
        property string file // in licences/
        width: parent.width
        glyph: "rules"
        onClicked: screen.licenceChosen(file, text)
    }

    RuleSection {
        heading: qsTr("Trapbox %1").arg(About.version)
        text: qsTr("A box of trap games: The Passed-Trap, Booby-Trap, Trapdoor Checkers and Trap. Play alone, against bots, or with friends: pass the phone around or share a tablet.")
    }
    RuleSection {
        heading: qsTr("Privacy")
        text: qsTr("Trapbox collects no data: it has no accounts, no ads and no tracking, and it never uses the network. Your games, names and settings stay on your device and in its own backups; they leave it only when you share a game.")
    }
    RuleSection {
        heading: qsTr("Report a bug")
        text: qsTr("Share the game where it happened: tap “Share this game” on its result or in Replays. The file contains every move, so the bug can be reproduced. Send it to the support address on Trapbox’s store page, and say what you expected.")
    }
    RuleSection {
        heading: qsTr("Licences")
        text: qsTr("Trapbox uses Qt %1 under the GNU Lesser General Public License 3, which adds to the GNU General Public License 3, and Box2D under the MIT licence.").arg(About.qtVersion)
    }
    Licence {
        file: "LGPL-3"
        text: qsTr("Qt: GNU LGPL 3")
    }
    Licence {
        file: "GPL-3"
        text: qsTr("Qt: GNU GPL 3")
    }
    Licence {
        file: "Box2D"
        text: qsTr("Box2D: MIT")
    }
    Licence {
        file: "third_party"
        text: qsTr("Third-party code in Qt and Android")
    }
}
