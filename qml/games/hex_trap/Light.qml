import QtQuick
import Trapbox

// What a space shows below whoever stands there: how far it is, what bars it, what was done, what is meant.
Art {
    property string kind
    property real unit: 40 // px per width of a space

    function mark(sign: string, fill: real, ink: color, plainInk: color): string {
        return `space_light?mark=${sign}&fill=${fill}&ink=${encodeURIComponent(Theme.highContrast ? plainInk : ink)}`
    }

    width: unit * 1.1547
    height: width
    visible: kind !== ""
    art: {
        switch (kind) {
        case "bars": return mark("bars", 0.55, "#e0301a", "#ff6a4d")
        case "one": return mark("one", 0.42, "#0c6b34", "#7dff7d")
        case "two": return mark("two", 0.22, "#0c6b34", "#7dff7d")
        case "back": return mark("back", 0.18, "#3a2010", "#ffffff")
        case "hint": return mark("hint", 0.5, "#d97a1c", "#00e5ff")
        case "last": return mark("last", 0.12, "#583a1e", "#ffffff")
        case "wall": return mark("", 0.35, "#fff6d8", "#ffd400")
        }
        return ""
    }
}
