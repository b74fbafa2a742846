pragma Singleton
import QtQuick
import Trapbox

// Colours, sizes, times and ways of the whole app. Text has a contrast of at least 4.5 : 1 on page, card and accent; the
// outline of what can be pressed, slid or written in, 3 : 1.
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
    readonly property color inkOff: pick("#75604c", "#a8957e", "#a0a0a0") // of what cannot be pressed now
    readonly property color accent: pick("#96391b", "#f0a06a", "#ffd400")
    readonly property color accentInk: pick("#ffffff", "#26160b", "#000000")
    readonly property color outline: pick("#8a7358", "#a08a70", "#ffffff")
    readonly property color line: pick("#d9c6a8", "#85705a", "#ffffff") // between things, and round what is only read
    readonly property color good: pick("#2e6b34", "#8fce8f", "#7dff7d")
    readonly property color bad: pick("#a3212a", "#ff9a8f", "#ff9a8f")
    readonly property color focus: pick("#1c5a9c", "#8cc4ff", "#00e5ff")

    // The font of the system, at the size the system or the player asks for. A tablet lies further from the eye.
    property real shortSide: 390 // of the window
    readonly property real askedScale: Settings.fontScale > 0 ? Settings.fontScale : Math.min(1.5, systemFont.height / 18)
    readonly property real fontScale: Math.max(askedScale, shortSide >= 700 ? 1.25 : 1)
    readonly property int textSmall: Math.round(13 * fontScale)
    readonly property int text: Math.round(16 * fontScale)
    readonly property int textLarge: Math.round(20 * fontScale)
    readonly property int title: Math.round(28 * fontScale)

    readonly property int reading: 34 * text // px: lines of some 65 letters, which are comfortable to read

    readonly property int gap: 8
    readonly property int margin: 16
    readonly property int radius: 12
    readonly property int touch: 48 // the least a finger can be asked to hit

    readonly property bool reducedMotion: Settings.reducedMotion
    // Times in ms; 0 with reduced motion.
    readonly property int quick: reducedMotion ? 0 : 120
    readonly property int calm: reducedMotion ? 0 : 220

    // How the player holds the device and wants boards to behave.
    readonly property bool leftHanded: Settings.leftHanded
    readonly property bool fingerOffset: Settings.fingerOffset // what is dragged is shown beside the finger
    readonly property bool coordinates: Settings.coordinates   // letters and numbers on boards
    readonly property bool screenReader: ScreenReader.active
    readonly property bool byButtons: Settings.tapControls || screenReader // instead of drags

    readonly property FontMetrics systemFont: FontMetrics {} // of the font that the system gives the app
    readonly property SystemPalette palette: SystemPalette {}

    // Of words that stand on the screen together with a board: on a small phone large ones are a little less large, because
    // there must be room for the board above all.
    function besideBoard(screen: Item): int {
        const lines = screen && screen.height > screen.width ? 34 : 22 // of text that would fill the screen
        return Math.min(text, Math.max(16, screen ? Math.round(screen.height / lines) : 0))
    }

    function pick(light: color, night: color, contrast: color): color {
        return highContrast ? contrast : dark ? night : light
    }
}
