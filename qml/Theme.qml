pragma Singleton
import QtQuick
import Trapbox

// Colours, sizes, durations and input preferences of the whole app. Text has a contrast of at least 4.5 : 1 on page, card and
// accent; outlines of controls have 3 : 1.
QtObject {
    id: theme

    readonly property bool highContrast: Settings.theme === "contrast"
    readonly property bool dark: highContrast || Settings.theme === "dark"
                                 || (Settings.theme === "system" && palette.window.hslLightness < 0.5)

    readonly property color page: pick("#f4ead8", "#1d1712", "#000000")
    readonly property color card: pick("#fffaf0", "#2c231b", "#000000")
    readonly property color cardPressed: pick("#f1e2c8", "#3a2f24", "#333333")
    readonly property color ink: pick("#2b1d12", "#f6ead8", "#ffffff")
    readonly property color inkSoft: pick("#634f3d", "#c8b59e", "#ffffff")
    readonly property color inkOff: pick("#75604c", "#a8957e", "#a0a0a0") // of disabled controls
    readonly property color accent: pick("#96391b", "#f0a06a", "#ffd400")
    readonly property color accentInk: pick("#ffffff", "#26160b", "#000000")
    readonly property color outline: pick("#8a7358", "#a08a70", "#ffffff")
    readonly property color line: pick("#d9c6a8", "#85705a", "#ffffff") // separators, and borders of panels that are not controls
    readonly property color good: pick("#2e6b34", "#8fce8f", "#7dff7d")
    readonly property color bad: pick("#a3212a", "#ff9a8f", "#ff9a8f")
    readonly property color plotFill: pick("#e6cfa6", "#5a4632", "#5a5a5a") // the area below a curve
    readonly property color markShade: "#8c000000" // over a board, below marks
    readonly property color markGood: "#8ff0a0" // marks on a shaded board
    readonly property color markBad: "#ff9a8f"
    readonly property color markEdge: "#20140a"
    readonly property color veil: "#4d000000" // over a board that is still to be seen
    readonly property color sheetVeil: "#99000000" // over a screen behind a sheet
    readonly property color rimShade: "#000000" // of the shadow that the wood throws on a page
    readonly property color guide: "#fff2c0" // a finger that shows a gesture
    readonly property color guideInk: "#202020"
    readonly property color guideFill: "#ffffff"
    readonly property color focus: pick("#1c5a9c", "#8cc4ff", "#00e5ff")

    // The one light on everything: from above, and a little from the right, a long side of the boards. The shadow of a
    // thing is displaced to the right by this for each pixel of its height (app/art/light.h).
    readonly property real shadowX: -0.577

    // Plain colours of materials, shown until their grain is painted.
    readonly property color beech: "#d4aa7c"
    readonly property color walnut: "#573d2d"
    readonly property color oak: "#dfcfb4"
    readonly property color smokedOak: "#31261e"
    readonly property color slate: "#454f55"
    readonly property color felt: highContrast ? "#0c1410" : "#275f49"

    readonly property color sand: highContrast ? "#ffd400" : "#d9a860"
    readonly property color sandLids: highContrast ? "#ffffff" : "#8a5a30"

    // On the slate of The Passed-Trap.
    readonly property color chalk: "#ffffff"
    readonly property color glow: "#ffe9a8"        // what is announced, and where a shot goes
    readonly property color warning: "#ffd25a"     // a disk that is stuck
    readonly property color forbidden: "#ffb0a0"   // where no disk may be placed
    readonly property color dust: "#e8dcc4"
    readonly property color rubber: "#e6cfa0"
    readonly property color rubberPulled: "#d7683c" // the more it is stretched
    readonly property color shade: "#140a04"        // of shadows

    // On the boards of the turn games, which are of the same wood in light and dark.
    readonly property color boardInk: "#2e1a0a"
    readonly property color boardLight: highContrast ? "#ffffff" : "#e4cda0"
    readonly property color boardDark: highContrast ? "#4c4c4c" : "#6e4a31"
    readonly property color boardGap: "#1a0e06"
    readonly property color boardChosen: "#ffd75e"
    readonly property color boardCan: highContrast ? "#ffd400" : "#f0d29a"
    readonly property color boardHint: "#8cd0ff"
    readonly property color boardDanger: "#ff6a4d"
    readonly property color boardLast: "#f4dd96"
    readonly property color boardLabel: "#fffaf0"
    readonly property color boardBars: highContrast ? "#ff6a4d" : "#e0301a" // what is in the way
    readonly property color boardStep: highContrast ? "#7dff7d" : "#0c6b34"
    readonly property color boardTrace: highContrast ? "#ffffff" : "#4a2f16" // where something was
    readonly property color boardHintWarm: highContrast ? "#00e5ff" : "#b8600f"
    readonly property color boardFresh: highContrast ? "#ffffff" : "#e08a3c"
    readonly property color boardAim: highContrast ? "#ffd400" : "#fff6d8"
    readonly property color boardCursor: "#0b4fd0"
    readonly property color boardMark: "#ffffff" // rings and signs over everything
    readonly property color boardMarkInk: highContrast ? "#000000" : "#ffffff" // on a green sign
    readonly property color wallTint: highContrast ? "#ffd400" : "transparent" // transparent: as it is
    readonly property color wallTintHint: highContrast ? "#00e5ff" : "#f2a24b"
    readonly property color wallTintPreview: highContrast ? "#00e5ff" : "#ffffff"
    // Trays of dark wood, which hold what is pale.
    readonly property color tray: highContrast ? "#000000" : "#4a3223"
    readonly property color trayMade: highContrast ? "#000000" : "#8a6236"
    readonly property color trayInk: "#fff4e0"
    readonly property color brass: "#c9973c"
    readonly property color plateLight: "#f3dc9c" // the brass plate with the app's name, from its upper edge
    readonly property color plate: "#d9b45c"
    readonly property color plateDark: "#c09540"
    readonly property color plateEdge: "#7c5a20"
    readonly property color plateInk: "#2b1a06"

    // The system font, at the size chosen by the system or the player. Larger on a tablet, which is held further away.
    property real shortSide: 390 // of the window
    readonly property real pixelRatio: PixelRatio.value
    readonly property real requestedScale: Settings.fontScale > 0 ? Settings.fontScale : Math.min(1.5, systemFont.height / 18)
    readonly property real fontScale: Math.max(requestedScale, large ? 1.25 : 1)
    readonly property bool large: shortSide >= 700 // a tablet, read at arm's length
    readonly property real reach: large ? 1.3 : 1 // scale of what is beside a board
    readonly property int textSmall: Math.round(13 * fontScale)
    readonly property int text: Math.round(16 * fontScale)
    readonly property int textLarge: Math.round(20 * fontScale)
    readonly property int title: Math.round(28 * fontScale)

    readonly property int reading: 34 * text // px: the width of about 65 letters, comfortable to read

    readonly property int gap: 8
    readonly property int margin: 16
    readonly property int radius: 12
    readonly property int touch: 48 // px, the smallest touch target

    readonly property bool reducedMotion: Settings.reducedMotion
    // Times in ms; 0 with reduced motion.
    readonly property int quick: reducedMotion ? 0 : 120
    readonly property int calm: reducedMotion ? 0 : 220

    // Input preferences for boards.
    readonly property bool leftHanded: Settings.leftHanded
    readonly property bool fingerOffset: Settings.fingerOffset // show a dragged piece beside the finger
    readonly property bool coordinates: Settings.coordinates   // letters and numbers on boards
    readonly property bool screenReader: ScreenReader.active
    readonly property bool byButtons: Settings.tapControls || screenReader // buttons replace drags

    readonly property FontMetrics systemFont: FontMetrics {} // of the system font
    readonly property SystemPalette palette: SystemPalette {}

    // Booby-Trap's tray, whose felt and wood are the same in every look. Force has a colour of its own.
    readonly property color trayMark: "#f4e4c0"
    readonly property color trayGhost: "#ffe9a8"
    readonly property color trayTrip: "#ff8f70" // the marking that the bar must not reach
    readonly property color trayShade: "#000000"
    readonly property color traySocket: "#1c110a"
    readonly property color traySocketRim: "#7a5840"
    readonly property color trayForce: "#c9a4ff"
    readonly property color trayArch: "#8b3dff"
    readonly property color trayArchEdge: "#ffffff"
    readonly property color trayGain: "#d8ffb8"
    readonly property color trayLoss: "#ffb0a0"
    readonly property color trayRing: "#ffffff" // rings and dots on pieces
    readonly property color trayRingEdge: "#202020"
    readonly property color trayHint: "#8cd0ff"
    readonly property color steelLight: "#e6eaee"
    readonly property color steel: "#858d96"
    readonly property color steelDark: "#2c3137"
    readonly property color feelPlate: "#201812"
    readonly property list<color> feelLevels: ["#8fd694", "#d3dd6a", "#f2c14e", "#f08a4b", "#e4572e"]

    // Font size of texts beside a board, in px. On a small phone it limits large text, to leave room for the board.
    function besideBoard(screen: Item): int {
        const lines = screen && screen.height > screen.width ? 34 : 22 // lines of text that would fill the screen
        return Math.min(text, Math.max(16, screen ? Math.round(screen.height / lines) : 0))
    }

    function pick(light: color, night: color, contrast: color): color {
        return highContrast ? contrast : dark ? night : light
    }
}
