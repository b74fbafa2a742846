#include "store/save_log.h"

#include "core/text.h"
#include "store/crc32.h"
#include "store/save_log_reader.h"

#include <QJsonDocument>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <utility>

namespace trapbox {

namespace {

constexpr std::size_t kMaxRecord = 64 << 10; // bytes of its text
constexpr qsizetype kMaxFields = 64;         // of a table, which has about 20
constexpr int kLinesPerPoll = 4096;          // a few milliseconds

void add(QByteArray& records, std::string_view text) {
    char head[32];
    const int length = std::snprintf(head, sizeof head, "%zu %08x ", text.size(), crc32(text));
    records.append(head, length).append(text.data(), static_cast<qsizetype>(text.size())).append('\n');
}

// Takes the text of the first record from `log`; nothing if it is not a complete record. Reads at most one
// line, so that the time is linear in the log's length for any input.
std::optional<std::string_view> take_record(std::string_view& log) {
    const auto end = log.substr(0, kMaxRecord + 32).find('\n');
    if (end == std::string_view::npos) return {};
    std::string_view rest = log.substr(0, end);
    const auto length = parse_number<std::size_t>(take_word(rest), 1, kMaxRecord);
    const std::string_view sum = take_word(rest);
    if (!length || sum.size() != 8 || rest.size() != *length + 1) return {};
    const std::string_view text = rest.substr(1); // after the space
    char digits[9];
    std::snprintf(digits, sizeof digits, "%08x", crc32(text));
    if (sum != digits) return {};
    log.remove_prefix(end + 1);
    return text;
}

void merge(QJsonObject& table, const QJsonObject& changes) {
    for (auto field = changes.begin(); field != changes.end(); ++field)
        if (field.value().isNull())
            table.remove(field.key());
        else
            table.insert(field.key(), field.value());
}

// The fields of `now` that differ from `before`; null for a removed field.
QJsonObject changes(const QJsonObject& before, const QJsonObject& now) {
    QJsonObject changed;
    for (auto field = now.begin(); field != now.end(); ++field)
        if (before.value(field.key()) != field.value()) changed.insert(field.key(), field.value());
    for (auto field = before.begin(); field != before.end(); ++field)
        if (!now.contains(field.key())) changed.insert(field.key(), QJsonValue());
    return changed;
}

std::optional<QJsonObject> parse_object(std::string_view text) {
    const auto document =
        QJsonDocument::fromJson(QByteArray(text.data(), static_cast<qsizetype>(text.size())));
    if (!document.isObject()) return {};
    return document.object();
}

// Removes a journal's entries after this moment, which are at the end of their lists.
void drop_after(Journal& journal, std::size_t commands, Tick tick) {
    const auto drop_from = [&](auto& moments) {
        while (!moments.empty() && (moments.back().commands > commands || moments.back().tick > tick))
            moments.pop_back();
    };
    drop_from(journal.marks);
    drop_from(journal.restarts);
}

// Applies one record to journal and table. Returns false if it contradicts the earlier ones.
class Replay {
  public:
    Replay(Journal& journal, QJsonObject& table) : m_journal(journal), m_table(table) {}

    bool apply(std::string_view text) {
        const std::string_view word = take_word(text);
        if (word == "c") return command(text);
        if (word == "h") return mark(text);
        if (word == "u") return undo(text);
        if (word == "t") return table(text);
        return word == "k" && checkpoint(text);
    }

    // The journal at its last checkpoint, if commands follow it. Clears the journal's own checkpoint then.
    std::optional<Journal> at_checkpoint() {
        if (m_is_current && m_ticks == m_journal.ticks) return {};
        std::optional<Journal> earlier;
        if (m_commands <= m_journal.commands.size() && !m_journal.checkpoint.empty()) {
            earlier = m_journal;
            earlier->commands.resize(m_commands);
            drop_after(*earlier, m_commands, m_ticks);
            earlier->ticks = m_ticks;
        }
        m_journal.checkpoint.clear();
        return earlier;
    }

  private:
    bool command(std::string_view text) {
        const auto tick = tick_of(text, m_last_tick);
        if (!tick || text.size() < 2 || m_journal.commands.size() == kMaxCommands) return false;
        m_journal.commands.push_back({*tick, std::string(text.substr(1))});
        m_is_current = false;
        pass(*tick);
        return true;
    }
    bool mark(std::string_view text) {
        const auto tick = tick_of(text, m_last_tick);
        const auto hash = parse_hex(trimmed(text));
        if (!tick || !hash) return false;
        const HashMark mark{*tick, m_journal.commands.size(), *hash};
        auto& marks = m_journal.marks;
        if (marks.empty() || marks.back().tick != mark.tick || marks.back().commands != mark.commands)
            marks.push_back(mark);
        pass(*tick);
        return true;
    }
    bool undo(std::string_view text) {
        const auto count = parse_number<std::size_t>(take_word(text), 0, m_journal.commands.size());
        const auto tick = tick_of(text, 0);
        if (!count || !tick || (*count > 0 && m_journal.commands[*count - 1].tick > *tick)) return false;
        m_journal.commands.resize(*count);
        drop_after(m_journal, *count, *tick);
        m_journal.ticks = m_last_tick = *tick;
        m_is_current = false;
        if (m_commands > *count) m_journal.checkpoint.clear(); // it belongs to undone commands
        return true;
    }
    bool checkpoint(std::string_view text) {
        const auto tick = tick_of(text, m_last_tick);
        if (!tick || text.size() < 2) return false;
        m_journal.checkpoint = text.substr(1);
        m_commands = m_journal.commands.size();
        m_ticks = *tick;
        m_is_current = true;
        pass(*tick);
        return true;
    }
    bool table(std::string_view text) {
        const auto tick = tick_of(text, m_last_tick);
        const auto changed = parse_object(text);
        if (!tick || !changed) return false;
        merge(m_table, *changed);
        if (m_table.size() > kMaxFields) return false;
        m_journal.ticks = *tick;
        return true;
    }

    static std::optional<Tick> tick_of(std::string_view& text, Tick min) {
        return parse_number<Tick>(take_word(text), min, kMaxTicks);
    }
    void pass(Tick tick) {
        m_last_tick = tick;
        m_journal.ticks = std::max(m_journal.ticks, tick);
    }

    Journal& m_journal;
    QJsonObject& m_table;
    Tick m_last_tick = last_tick();
    // Position of the last checkpoint, and whether nothing was played or undone since.
    std::size_t m_commands = m_journal.commands.size();
    Tick m_ticks = m_journal.ticks;
    bool m_is_current = true;

    Tick last_tick() const {
        const Tick command = m_journal.commands.empty() ? 0 : m_journal.commands.back().tick;
        const Tick mark = m_journal.marks.empty() ? 0 : m_journal.marks.back().tick;
        return std::max(command, mark);
    }
};

}

void add_command(SaveLog& log, Tick tick, std::string_view command) {
    if (!fits_journal_line(command))
        return; // the count then differs from the match's, and the game is saved in full
    add(log.records, "c " + std::to_string(tick) + ' ' + std::string(command));
    ++log.commands;
}

void add_undo(SaveLog& log, std::size_t commands, Tick tick) {
    add(log.records, "u " + std::to_string(commands) + ' ' + std::to_string(tick));
    log.commands = commands;
}

QByteArray take_records(SaveLog& log, const SaveMoment& moment, const QJsonObject& table) {
    QByteArray records = std::exchange(log.records, {});
    const std::string ticks = std::to_string(moment.ticks);
    add(records, "h " + ticks + ' ' + to_hex(moment.hash));
    if (!moment.checkpoint.empty()) add(records, "k " + ticks + ' ' + moment.checkpoint);
    const QByteArray changed = QJsonDocument(changes(log.table, table)).toJson(QJsonDocument::Compact);
    add(records, "t " + ticks + ' ' + changed.toStdString());
    log.size += static_cast<std::size_t>(records.size());
    return records;
}

LogEnd apply_records(std::string_view records, Journal& journal, QJsonObject& table) {
    return apply_records(records, journal, table, {});
}

LogEnd apply_records(std::string_view records, Journal& journal, QJsonObject& table,
                     const std::function<bool()>& cancelled) {
    Replay replay(journal, table);
    std::string_view rest = records;
    int line = 0;
    const auto is_cancelled = [&] { return ++line % kLinesPerPoll == 0 && cancelled && cancelled(); };
    for (;;) {
        const std::string_view here = rest;
        const auto text = take_record(rest);
        if (text && !is_cancelled() && replay.apply(*text)) continue;
        LogEnd end{records.size() - here.size(), false, replay.at_checkpoint()};
        for (rest = here; !rest.empty() && !end.damaged_inside && !is_cancelled();) {
            (void)take_line(rest);
            std::string_view next = rest;
            end.damaged_inside = take_record(next).has_value();
        }
        return end;
    }
}

void apply_last_table(std::string_view records, QJsonObject& table) {
    while (!records.empty()) {
        const auto start = records.substr(0, records.size() - 1).rfind('\n') + 1; // npos + 1 is 0
        std::string_view line = records.substr(start);
        if (auto text = take_record(line); text && take_word(*text) == "t") {
            (void)take_word(*text); // ticks, also in the table
            if (const auto changed = parse_object(*text)) return merge(table, *changed);
        }
        records = records.substr(0, start);
    }
}

}
