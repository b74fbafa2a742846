// What the finger on a piece feels, and what is remembered of it.
#include "booby_trap/feel.h"

#include "games/booby_trap/view.h"

#include <algorithm>
#include <cmath>

namespace trapbox {

using namespace booby_trap;

namespace {

constexpr int kFeelChannel = 0;
constexpr int kSharpenMs = 120;
constexpr int kSharpMs = 2000; // of pressing: finer it does not get
constexpr int kShortest = 100; // ms

}

void BoobyTrapView::start_feeling() {
    if (m_asked >= 0 && m_pressed != m_asked) {
        m_finger = -1;
        emit refused("lesson", tr("Follow the lesson first"));
        return;
    }
    if (touchedPiece() != m_pressed && !do_command(Command::Kind::touch, m_pressed)) {
        m_finger = -1;
        return;
    }
    m_pressed_ms = m_pressed_turn == m_now.turn_number ? pressed_ms() : 0;
    m_pressed_turn = m_now.turn_number;
    m_feeling = true;
    m_pressing.start();
    m_sharpen.start(kSharpenMs);
    sharpen();
}

void BoobyTrapView::stop_feeling() {
    m_sharpen.stop();
    emit continuous(kFeelChannel, Cue::piece_feel, -1);
    if (!m_feeling) return;
    m_pressed_ms = pressed_ms();
    m_feeling = false;
    emit feelingChanged();
}

int BoobyTrapView::pressed_ms() const {
    const qint64 now = m_feeling ? m_pressing.elapsed() : 0;
    return static_cast<int>(std::min<qint64>(kSharpMs, m_pressed_ms + now));
}

double BoobyTrapView::sharpness() const {
    return m_feeling ? static_cast<double>(pressed_ms()) / kSharpMs : 0;
}

// A piece that is barely held (the second fifth of the scale) still gives a little.
double BoobyTrapView::play() const { return m_feeling ? std::max(0.0, 1 - m_reading * kFeelLevels / 2) : 0; }

double BoobyTrapView::grip() const {
    return m_now.touched ? static_cast<double>(feel_scale(m_now.touched->tension)) : 0;
}

// What a finger makes of this touch after that time; every touch errs in its own way.
float BoobyTrapView::reading_of(const Felt& touch, int milliseconds) const {
    constexpr Seed kSteps = kSharpMs / kSharpenMs + 1;
    const Seed each = static_cast<Seed>(touch.turn) * kPieces + static_cast<Seed>(touch.piece);
    const Seed step = static_cast<Seed>(milliseconds / kSharpenMs);
    return felt(static_cast<float>(touch.tension) / 1000,
                static_cast<float>(std::max(kShortest, milliseconds)) / 1000,
                m_match.seed() + each * kSteps + step);
}

// The journal tells no time of pressing: of a touch that this view did not see, what the shortest one tells.
int BoobyTrapView::known_of(const Felt& touch) const {
    const auto seen = m_known.find(touch.turn);
    return seen != m_known.end() ? seen->second : feel_level(reading_of(touch, 0));
}

// The longer the press, the finer the reading; once it is fine nothing more is to be felt.
void BoobyTrapView::sharpen() {
    if (!m_now.touched) return stop_feeling();
    const Felt touch{m_now.touched->piece, m_now.turn_number,
                     static_cast<int>(std::lround(m_now.touched->tension * 1000))};
    const float reading = reading_of(touch, pressed_ms());
    m_level = feel_level(reading);
    m_reading = static_cast<double>(feel_scale(reading));
    const float unsure = 1 + noticeable(static_cast<float>(std::max(kShortest, pressed_ms())) / 1000);
    m_lowest = feel_level(reading / unsure);
    m_highest = feel_level(std::max(reading, kLoose / 2) * unsure);
    if (m_now.phase == Phase::touching) {
        m_known[touch.turn] = m_level;
        auto rows = m_pieces.rows();
        rows[static_cast<std::size_t>(touch.piece)].known = m_level;
        m_pieces.set_rows(std::move(rows));
    }
    const bool long_enough = m_pressing.elapsed() >= kSharpMs;
    if (long_enough) m_sharpen.stop();
    // A finger feels it as long as it is there; after a tap or a key the ring tells on without the hum.
    const bool over = long_enough && m_finger < 0;
    if (over) announce(-1, tr("It feels %1").arg(levelText()), "feel");
    emit continuous(kFeelChannel, Cue::piece_feel, over ? -1 : static_cast<float>(m_reading));
    emit feelingChanged();
}

}
