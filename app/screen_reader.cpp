#include "screen_reader.h"

#include "accessible_tree.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace trapbox {

namespace {

constexpr int kGather = 60;        // ms: collects texts of one event, which come within a few frames
constexpr int kPerCharacter = 50;  // ms: an experienced listener's pace
constexpr int kLongestWait = 4000; // ms, the longest wait for one text
// Players' texts that are announced one by one; more are joined, to catch up with the game.
constexpr int kMaxQueue = 4;

int speaking_time(const QString& text) {
    return std::min(kPerCharacter * static_cast<int>(text.size()), kLongestWait);
}

QString sentence(const QString& text) {
    return text.isEmpty() || QStringLiteral(".!?…:").contains(text.back()) ? text : text + u'.';
}

}

ScreenReader::ScreenReader(QObject* parent) : QObject(parent) {
    QAccessible::installActivationObserver(this);
    m_spoken.setSingleShot(true);
    connect(&m_spoken, &QTimer::timeout, this, &ScreenReader::announce_waiting);
}

ScreenReader::~ScreenReader() { QAccessible::removeActivationObserver(this); }

void ScreenReader::watch(QQuickWindow* window) {
    m_window = window;
#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)
    for (auto& announcement : m_announcements)
        announcement = std::make_unique<Announcement>(*window);
#endif
    const auto tree = std::make_shared<AccessibleTree>(*window);
    connect(window, &QQuickWindow::afterAnimating, this, [this, tree] {
        if (m_active) tree->update();
    });
    connect(this, &ScreenReader::activeChanged, window, [this, tree] {
        if (!m_active) tree->show_all();
    });
}

void ScreenReader::announce(const QString& text, const QString& topic, int seat) {
    if (!m_active) return;
    // Drop a text that changed and changed back before it was spoken.
    const bool newest = !topic.isEmpty() && !m_waiting.isEmpty() && m_waiting.back().topic == topic;
    const bool changed_back = newest && m_last.value(topic) == text;
    if (!topic.isEmpty()) m_waiting.removeIf([&](const Waiting& waiting) { return waiting.topic == topic; });
    if (text.isEmpty()) return;
    if (!changed_back) m_waiting.append({topic, text, seat});
    if (!speaking()) wait(kGather);
}

void ScreenReader::answer(const QString& text) {
    if (!m_active || text.isEmpty()) return;
    send(text);
}

void ScreenReader::announce_waiting() {
    if (m_waiting.isEmpty()) {
        emit speakingChanged();
        return;
    }
    int seat = -1;
    int players = 0;
    for (const Waiting& waiting : m_waiting)
        if (waiting.seat >= 0 && waiting.seat != std::exchange(seat, waiting.seat)) ++players;
    const bool behind = players > kMaxQueue;
    QStringList sentences;
    seat = -1;
    while (!m_waiting.isEmpty()) {
        const bool other_seat = m_waiting.front().seat >= 0 && m_waiting.front().seat != seat;
        if (other_seat && !sentences.isEmpty() && !behind) break; // announced next
        const Waiting next = m_waiting.takeFirst();
        if (other_seat) seat = next.seat;
        sentences << sentence(next.text);
        m_last[next.topic] = next.text;
    }
    send(sentences.join(u' '));
}

void ScreenReader::wait(int milliseconds) {
    const bool was_speaking = speaking();
    m_spoken.start(milliseconds);
    if (!was_speaking) emit speakingChanged();
}

void ScreenReader::send(const QString& text) {
    wait(speaking_time(text));
    if (m_window) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
        QAccessibleAnnouncementEvent event(m_window.data(), text);
        QAccessible::updateAccessibility(&event);
#else
        // Two objects in turn, because only a change of focus is spoken.
        m_announcements.front()->announce(text);
        m_announcements.front().swap(m_announcements.back());
#endif
    }
    emit announced(text);
}

void ScreenReader::accessibilityActiveChanged(bool active) {
    if (active == m_active) return;
    m_active = active;
    if (!active) {
        m_waiting.clear();
        m_spoken.stop();
        emit speakingChanged();
    }
    // Queued, to correct what Qt's controls do when they are notified.
    QMetaObject::invokeMethod(this, &ScreenReader::activeChanged, Qt::QueuedConnection);
}

}
