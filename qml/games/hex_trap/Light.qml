import QtQuick
import Trapbox

// What a space shows below whoever stands there: how far it is, what bars it, what was done, what is meant.
Art {
    property string kind
    property real unit: 40 // px per width of a space

    function mark(sign: string, fill: real, ink: color): string {
        return `space_light?mark=${sign}&fill=${fill}&ink=${encodeURIComponent(ink)}`
    }

    width: unit * 1.1547
    height: width
    visible: kind !== ""
    art: {
        switch (kind) {
        case "bars": return mark("bars", 0.55, Theme.boardBars)
        case "one": return mark("one", 0.42, Theme.boardStep)
        case "two": return mark("two", 0.22, Theme.boardStep)
        case "back": return mark("back", 0.18, Theme.boardTrace)
        case "hint": return mark("hint", 0.5, Theme.boardHintWarm)
        case "last": return mark("last", 0.12, Theme.boardTrace)
        case "wall": return mark("", 0.35, Theme.boardAim)
        }
        return ""
    }
}
