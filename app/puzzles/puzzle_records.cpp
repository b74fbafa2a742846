#include "puzzles/puzzle_records.h"

#include "translated.h"

#include <QJsonArray>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace trapbox {

namespace {

constexpr int kMaxWrong = 1'000'000;
constexpr qsizetype kMaxLine = 10'000; // commands of an open puzzle, with the steps of drags

bool is_daily(const QString& key) { return !key.isEmpty() && key.front().isDigit(); }

}

PuzzleRecords::PuzzleRecords(FileSystem& files, const QString& path, Notices& notices)
    : m_file(files, path), m_notices(notices) {
    load();
}

// Keep changes made while the file was unreadable.
void PuzzleRecords::load() {
    auto loaded = m_file.load();
    m_unread = loaded.unavailable;
    if (loaded.fault && !loaded.unavailable)
        m_notices.add([older = loaded.value.has_value()] {
            return older ? tr("Your puzzle stars were damaged. Trapbox restored an earlier state.")
                         : tr("Your puzzle stars were damaged and have been reset. The old file was kept.");
        });
    if (!loaded.value) return;
    m_json = *loaded.value;
    const QJsonObject puzzles = m_json.value("puzzles"_L1).toObject();
    for (auto it = puzzles.begin(); it != puzzles.end(); ++it) {
        const QJsonObject fields = it.value().toObject();
        m_records.emplace(it.key(), PuzzleRecord{std::clamp(fields.value("wrong"_L1).toInt(), 0, kMaxWrong),
                                                 fields.value("helped"_L1).toBool(),
                                                 fields.value("solved"_L1).toBool()});
    }
    if (!m_open.key.isEmpty()) return;
    const QJsonObject open = m_json.value("open"_L1).toObject();
    m_open.key = open.value("puzzle"_L1).toString();
    for (const auto& command : open.value("line"_L1).toArray())
        if (m_open.line.size() < kMaxLine) m_open.line << command.toString();
}

void PuzzleRecords::save() {
    if (m_unread) load();
    if (m_unread) return; // the unread file must not be overwritten
    QJsonObject puzzles;
    for (const auto& [key, record] : m_records)
        puzzles.insert(key, QJsonObject{{u"wrong"_s, record.wrong},
                                        {u"helped"_s, record.helped},
                                        {u"solved"_s, record.solved}});
    m_json.insert("puzzles"_L1, puzzles);
    m_json.insert("open"_L1, QJsonObject{{u"puzzle"_s, m_open.key},
                                         {u"line"_s, QJsonArray::fromStringList(m_open.line)}});
    const auto saved = m_file.save(m_json);
    if (saved) {
        if (m_trouble) m_notices.withdraw(std::exchange(m_trouble, {}));
    } else if (!m_trouble) {
        m_trouble = [fault = saved.fault()] {
            return tr("Your puzzle stars can’t be saved: %1. Trapbox will try again after the next move.")
                .arg(translated(fault));
        };
        m_notices.add(m_trouble);
    }
}

PuzzleRecord PuzzleRecords::record(const QString& key) const {
    const auto found = m_records.find(key);
    return found == m_records.end() ? PuzzleRecord{} : found->second;
}

void PuzzleRecords::change(const QString& key, const std::function<void(PuzzleRecord&)>& change) {
    PuzzleRecord& record = m_records[key];
    if (record.solved) return;
    change(record);
    // Daily keys sort first, the oldest at the front.
    auto days = static_cast<std::size_t>(
        std::ranges::count_if(m_records, [](const auto& each) { return is_daily(each.first); }));
    for (; days > kMaxDaily; --days)
        m_records.erase(m_records.begin());
    save();
    emit changed();
}

void PuzzleRecords::add_wrong(const QString& key) {
    change(key, [](PuzzleRecord& record) { record.wrong = std::min(record.wrong + 1, kMaxWrong); });
}

void PuzzleRecords::add_help(const QString& key) {
    if (record(key).helped) return;
    change(key, [](PuzzleRecord& record) { record.helped = true; });
}

void PuzzleRecords::add_solved(const QString& key) {
    change(key, [](PuzzleRecord& record) { record.solved = true; });
}

void PuzzleRecords::set_open(OpenPuzzle open) {
    if (open == m_open) return;
    m_open = std::move(open);
    save();
    emit changed();
}

QString PuzzleRecords::daily_key(QDate date, const QString& game) {
    return date.toString(Qt::ISODate) + '/' + game;
}

int PuzzleRecords::daily_streak(QDate date, const QString& game) const {
    const auto solved = [&] { return record(daily_key(date, game)).solved; };
    if (!solved()) date = date.addDays(-1);
    int days = 0;
    for (; solved(); date = date.addDays(-1))
        ++days;
    return days;
}

}
