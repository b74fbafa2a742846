import QtQuick
import Trapbox

// What a space shows below whoever stands there: how far it is, what bars it, what was done, what is meant.
Art {
    property int kind: HexTrapView.Dark // a HexTrapView.Light
    property real unit: 40 // px per width of a space

    function mark(sign: string, fill: real, ink: color): string {
        return `space_light?mark=${sign}&fill=${fill}&ink=${encodeURIComponent(ink)}`
    }

    width: unit * 1.1547
    height: width
    visible: kind !== HexTrapView.Dark
    art: {
        switch (kind) {
        case HexTrapView.Bars: return mark("bars", 0.55, Theme.boardBars)
        case HexTrapView.One: return mark("one", 0.42, Theme.boardStep)
        case HexTrapView.Two: return mark("two", 0.22, Theme.boardStep)
        case HexTrapView.Back: return mark("back", 0.18, Theme.boardTrace)
        case HexTrapView.Hint: return mark("hint", 0.5, Theme.boardHintWarm)
        case HexTrapView.Last: return mark("last", 0.12, Theme.boardTrace)
        case HexTrapView.WallEnd: return mark("", 0.35, Theme.boardAim)
        }
        return ""
    }
}
