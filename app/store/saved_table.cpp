#include "store/saved_table.h"

#include "core/bot.h"
#include "core/journal.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>

using namespace Qt::StringLiterals;

namespace trapbox {

namespace {

constexpr qsizetype kMaxKey = 40;
constexpr int kMaxCount = 1'000'000;
constexpr qsizetype kMaxNotesJson = 24 << 10; // bytes; the whole table must fit into the head of a save
constexpr std::int64_t kMaxOrder = 1'000'000'000'000'000; // exact in JSON

// Reads the fields of an object. A missing field keeps its default; an invalid one makes the read fail.
class Fields {
  public:
    explicit Fields(const QJsonObject& json) : m_json(json) {}

    QString text(QLatin1StringView key) {
        const auto value = m_json.value(key);
        if (!value.isUndefined() && !value.isString()) m_valid = false;
        return value.toString();
    }
    QString text(QLatin1StringView key, qsizetype max) {
        const QString value = text(key);
        if (value.size() > max || value.contains('\n')) m_valid = false;
        return value;
    }
    std::int64_t number(QLatin1StringView key, std::int64_t min, std::int64_t max, std::int64_t absent) {
        return number(m_json.value(key), min, max, absent);
    }
    std::vector<int> numbers(QLatin1StringView key, qsizetype max) {
        const QJsonArray values = m_json.value(key).toArray();
        std::vector<int> numbers;
        if (values.size() > max) m_valid = false;
        for (qsizetype i = 0; i < values.size() && m_valid; ++i)
            numbers.push_back(static_cast<int>(number(values[i], -kMaxCount, kMaxCount, 0)));
        return numbers;
    }
    bool flag(QLatin1StringView key) {
        const auto value = m_json.value(key);
        if (!value.isUndefined() && !value.isBool()) m_valid = false;
        return value.toBool();
    }
    QDateTime moment(QLatin1StringView key) {
        const QString written = text(key, kMaxKey);
        const auto moment = QDateTime::fromString(written, Qt::ISODateWithMs).toUTC();
        if (!written.isEmpty() && !moment.isValid()) m_valid = false;
        return moment;
    }
    QDate date(QLatin1StringView key) {
        const QString written = text(key, kMaxKey);
        const auto date = QDate::fromString(written, Qt::ISODate);
        if (!written.isEmpty() && !date.isValid()) m_valid = false;
        return date;
    }
    Outcome::Kind ending(QLatin1StringView key) {
        const QString written = text(key, kMaxKey);
        for (const auto kind : {Outcome::Kind::won, Outcome::Kind::lost, Outcome::Kind::drawn})
            if (written == to_text(kind)) return kind;
        return Outcome::Kind::open;
    }
    RecordNotes notes(QLatin1StringView key) {
        const QJsonObject json = m_json.value(key).toObject();
        RecordNotes notes;
        for (const auto& value : json.value("tags"_L1).toArray()) {
            const QJsonArray tag = value.toArray();
            notes.tags.push_back({tag.at(0).toString().toStdString(), tag.at(1).toString().toStdString()});
        }
        for (const auto& value : json.value("remarks"_L1).toArray()) {
            const QJsonArray remark = value.toArray();
            notes.remarks.push_back({static_cast<std::size_t>(number(remark.at(0), 0, kMaxCount, 0)),
                                     remark.at(1).toString().toStdString(),
                                     remark.at(2).toString().toStdString()});
        }
        return notes;
    }
    void spoil() { m_valid = false; }
    bool is_valid() const { return m_valid; }

  private:
    std::int64_t number(const QJsonValue& value, std::int64_t min, std::int64_t max, std::int64_t absent) {
        if (value.isUndefined()) return absent;
        const double number = value.toDouble(std::nan(""));
        if (!(number >= static_cast<double>(min) && number <= static_cast<double>(max)) ||
            number != std::floor(number)) {
            m_valid = false;
            return absent;
        }
        return static_cast<std::int64_t>(number);
    }

    const QJsonObject& m_json;
    bool m_valid = true;
};

}

namespace {

// Notes that are too long are dropped; the game does not need them.
void add_notes(QJsonObject& json, const RecordNotes& notes) {
    if (notes == RecordNotes{}) return;
    QJsonArray tags;
    for (const auto& [name, value] : notes.tags)
        tags.append(QJsonArray{QString::fromStdString(name), QString::fromStdString(value)});
    QJsonArray remarks;
    for (const auto& [after, command, text] : notes.remarks)
        remarks.append(QJsonArray{static_cast<qint64>(after), QString::fromStdString(command),
                                  QString::fromStdString(text)});
    const QJsonObject written{{u"tags"_s, tags}, {u"remarks"_s, remarks}};
    if (QJsonDocument(written).toJson(QJsonDocument::Compact).size() <= kMaxNotesJson)
        json.insert("notes"_L1, written);
}

}

void set_outcome(SavedTable& table, const Outcome& outcome) {
    table.finished = outcome.ended();
    table.ending = outcome.kind;
    table.winners.clear();
    for (const Seat winner : outcome.winners)
        table.winners.push_back(winner.index);
}

QString to_text(Outcome::Kind kind) {
    switch (kind) {
    case Outcome::Kind::won: return "won";
    case Outcome::Kind::lost: return "lost";
    case Outcome::Kind::drawn: return "drawn";
    case Outcome::Kind::open: break;
    }
    return "open";
}

QJsonObject to_json(const SavedPlayer& player) {
    return {{u"name"_s, clean_name(player.name)},
            {u"bot"_s, player.bot},
            {u"level"_s, player.level},
            {u"seat"_s, player.seat}};
}

std::optional<SavedPlayer> parse_player(const QJsonObject& json) {
    Fields fields(json);
    SavedPlayer player;
    player.name = clean_name(fields.text("name"_L1));
    player.bot = fields.flag("bot"_L1);
    player.level = static_cast<int>(fields.number("level"_L1, 1, kBotLevels, 3));
    player.seat = static_cast<int>(fields.number("seat"_L1, 0, kMaxSeats - 1, 0));
    if (!fields.is_valid()) return {};
    return player;
}

QByteArray to_line(const SavedTable& table) {
    return QJsonDocument(to_json(table)).toJson(QJsonDocument::Compact) + '\n';
}

QJsonObject to_json(const SavedTable& table) {
    QJsonArray players;
    for (const SavedPlayer& player : table.players)
        players.append(to_json(player));
    const auto list = [](const std::vector<int>& numbers) {
        QJsonArray array;
        for (const int number : numbers)
            array.append(number);
        return array;
    };
    QJsonObject json{{u"game"_s, table.game},
                     {u"preset"_s, table.preset},
                     {u"players"_s, players},
                     {u"seating"_s, table.seating},
                     {u"started"_s, table.started.toUTC().toString(Qt::ISODateWithMs)},
                     {u"last_played"_s, table.last_played.toUTC().toString(Qt::ISODateWithMs)},
                     {u"ticks"_s, static_cast<qint64>(table.ticks)},
                     {u"standing"_s, list(table.standing)},
                     {u"finished"_s, table.finished},
                     {u"ending"_s, to_text(table.ending)},
                     {u"winners"_s, list(table.winners)},
                     {u"pinned"_s, table.pinned}};
    if (table.order > 0) json.insert("order"_L1, static_cast<qint64>(table.order));
    if (!table.result.isEmpty()) json.insert("result"_L1, table.result);
    if (table.daily.isValid()) json.insert("daily"_L1, table.daily.toString(Qt::ISODate));
    add_notes(json, table.notes);
    return json;
}

Result<SavedTable> parse_table(const QJsonObject& json) {
    Fields fields(json);
    SavedTable table;
    table.game = fields.text("game"_L1, kMaxKey);
    table.preset = fields.text("preset"_L1, kMaxKey);
    table.seating = fields.text("seating"_L1, kMaxKey);
    table.started = fields.moment("started"_L1);
    table.last_played = fields.moment("last_played"_L1);
    table.ticks = fields.number("ticks"_L1, 0, kMaxTicks, 0);
    table.standing = fields.numbers("standing"_L1, kMaxSeats);
    table.finished = fields.flag("finished"_L1);
    table.ending = fields.ending("ending"_L1);
    table.winners = fields.numbers("winners"_L1, kMaxSeats);
    table.pinned = fields.flag("pinned"_L1);
    table.daily = fields.date("daily"_L1);
    table.notes = fields.notes("notes"_L1);
    table.order = fields.number("order"_L1, 0, kMaxOrder, 0);
    table.result = json.value("result"_L1).toObject();
    const QJsonArray players = json.value("players"_L1).toArray();
    if (table.game.isEmpty() || players.size() > kMaxSeats) fields.spoil();
    for (const auto& value : players) {
        if (!fields.is_valid()) break;
        auto player = parse_player(value.toObject());
        if (player)
            table.players.push_back(std::move(*player));
        else
            fields.spoil();
    }
    if (!fields.is_valid()) return Fault{"the line with the table is damaged"};
    return table;
}

}
