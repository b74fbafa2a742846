#include "store/records.h"

#include "store/daily.h"
#include "translated.h"

#include <QJsonArray>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace trapbox {

namespace {

constexpr int kMaxGames = 1'000'000'000;

QString word(Opponents opponents) {
    switch (opponents) {
    case Opponents::solo: return u"solo"_s;
    case Opponents::people: return u"people"_s;
    case Opponents::bots: return u"bots"_s;
    case Opponents::daily: return u"daily"_s;
    }
    return {};
}

Records::Opposition opposition(const QString& opponents) {
    for (const Opponents each : {Opponents::people, Opponents::bots, Opponents::daily})
        if (opponents == word(each)) return static_cast<Records::Opposition>(each);
    return Records::Opposition::Solo;
}

// "game/preset/opponents", with the level after "bots" ("bots-3"), and "/own" for custom rules. Older
// versions, which did not separate levels, wrote "bots".
QString record_key(const QString& game, const QString& preset, Opponents opponents, bool own_rules,
                   int bot_level) {
    return game + '/' + preset + '/' + word(opponents) +
           (bot_level > 0 ? '-' + QString::number(bot_level) : QString()) +
           (own_rules ? u"/own"_s : QString());
}

QString record_key(const GameResult& result) {
    return record_key(result.game, result.preset,
                      result.challenge.isValid() ? Opponents::daily : result.opponents, result.own_rules,
                      result.bot_level);
}

QString key_of_day(QDate date, const QString& game, const QString& preset) {
    return QString::fromStdString(daily_key(date, game.toStdString(), preset.toStdString()));
}

std::optional<int> whole_number(const QJsonValue& value, int min, int max) {
    const double number = value.toDouble(std::nan(""));
    if (!(number >= min && number <= max) || number != std::floor(number)) return {};
    return static_cast<int>(number);
}

int count_of(const QJsonObject& json, QLatin1StringView key) {
    return whole_number(json.value(key), 0, kMaxGames).value_or(0);
}

// "best" is the first part of the score, "best_more" the others if not 0. Older versions wrote
// "best_time_left" as the second part. In the solitaire of Booby-Trap they stored points, which are not
// comparable: a best without "best_more" is dropped there.
std::optional<Score> best_of(const QString& key, const QJsonObject& json) {
    const auto part = [](const QJsonValue& value) { return whole_number(value, -kMaxGames, kMaxGames); };
    const auto points = part(json.value("best"_L1));
    const QJsonArray more = json.value("best_more"_L1).toArray();
    if (!points || (more.isEmpty() && key.contains("booby_trap/solitaire"_L1))) return {};
    if (more.isEmpty()) return Score(*points, count_of(json, "best_time_left"_L1));
    return Score(*points, part(more.at(0)).value_or(0), part(more.at(1)).value_or(0));
}

void put_best(QJsonObject& json, const std::optional<Score>& best) {
    if (!best) return;
    const auto [points, second, third] = best->parts;
    json.insert("best"_L1, points);
    if (second != 0 || third != 0) json.insert("best_more"_L1, QJsonArray{second, third});
}

void take_best(std::optional<Score>& best, const GameResult& result) {
    if (result.can_be_best()) best = std::max(best, result.score);
}

}

Records::Records(FileSystem& files, const QString& path, Notices& notices)
    : MainOwned(this), m_file(files, path), m_notices(notices) {
    load();
}

void Records::load() {
    auto loaded = m_file.load();
    if (loaded.value) read(*loaded.value);
    const Notice unread = [] {
        return tr("Your records can’t be read right now. They are not lost. Trapbox will try again after the "
                  "next game.");
    };
    if (std::exchange(m_unread, loaded.unavailable) && !loaded.unavailable) m_notices.withdraw(unread);
    if (loaded.unavailable)
        m_notices.add(unread);
    else if (loaded.fault)
        m_notices.add([older = loaded.value.has_value()] {
            return older ? tr("Your records were damaged. Trapbox restored them as they were before the last "
                              "game.")
                         : tr("Your records were damaged and have been reset. The old file was kept.");
        });
}

void Records::read(const QJsonObject& json) {
    m_json = json;
    const QJsonObject records = json.value("records"_L1).toObject();
    for (auto it = records.begin(); it != records.end(); ++it) {
        if (const auto parts = it.key().count('/'); parts != 2 && parts != 3) continue;
        const QJsonObject fields = it.value().toObject();
        Record record{count_of(fields, "played"_L1),
                      count_of(fields, "won"_L1),
                      count_of(fields, "streak"_L1),
                      count_of(fields, "longest_streak"_L1),
                      best_of(it.key(), fields),
                      QDate::fromString(fields.value("last"_L1).toString(), Qt::ISODate)};
        record.longest_streak = std::max(record.longest_streak, record.streak);
        m_records.emplace(it.key(), record);
    }
    const QJsonObject days = json.value("daily"_L1).toObject();
    for (auto it = days.begin(); it != days.end(); ++it) {
        const QJsonObject fields = it.value().toObject();
        m_daily.emplace(it.key(), DailyRecord{count_of(fields, "tries"_L1), fields.value("won"_L1).toBool(),
                                              best_of(it.key(), fields)});
    }
    for (const auto& id : json.value("counted"_L1).toArray())
        m_counted.append(id.toString());
}

QJsonObject Records::to_json() const {
    QJsonObject records;
    for (const auto& [key, record] : m_records) {
        QJsonObject fields{{u"played"_s, record.played},
                           {u"won"_s, record.won},
                           {u"streak"_s, record.streak},
                           {u"longest_streak"_s, record.longest_streak},
                           {u"last"_s, record.last.toString(Qt::ISODate)}};
        put_best(fields, record.best);
        records.insert(key, fields);
    }
    QJsonObject days;
    for (const auto& [key, day] : m_daily) {
        QJsonObject fields{{u"tries"_s, day.tries}, {u"won"_s, day.won}};
        put_best(fields, day.best);
        days.insert(key, fields);
    }
    QJsonObject json = m_json;
    json.insert("records"_L1, records);
    json.insert("daily"_L1, days);
    json.insert("counted"_L1, QJsonArray::fromStringList(m_counted));
    return json;
}

bool Records::add(const GameResult& result) {
    if (m_unread) {
        m_waiting.push_back(result);
        beginResetModel();
        m_records.clear();
        m_daily.clear();
        m_counted.clear();
        load();
        endResetModel();
        for (const GameResult& each : m_unread ? m_waiting : std::exchange(m_waiting, {}))
            count_in(each);
    } else {
        count_in(result);
    }
    emit changed();

    const auto saved = m_file.save(to_json());
    if (saved) {
        if (m_trouble) m_notices.withdraw(std::exchange(m_trouble, {}));
    } else if (!m_trouble) {
        m_trouble = [fault = saved.fault()] {
            return tr("Your result can’t be saved: %1. Trapbox will try again after the next game.")
                .arg(translated(fault));
        };
        m_notices.add(m_trouble);
    }
    return static_cast<bool>(saved);
}

void Records::count_in(const GameResult& result) {
    if (!result.id.isEmpty()) {
        if (m_counted.contains(result.id)) return;
        m_counted.append(result.id);
        while (m_counted.size() > kMaxCounted)
            m_counted.removeFirst();
    }
    const bool won = result.ending == GameResult::Ending::won;
    beginResetModel();
    Record& record = m_records[record_key(result)];
    ++record.played;
    if (result.opponents != Opponents::people) {
        record.won += won ? 1 : 0;
        record.streak = won ? record.streak + 1 : 0;
        record.longest_streak = std::max(record.longest_streak, record.streak);
    }
    take_best(record.best, result);
    record.last = result.date;
    endResetModel();
    if (result.challenge.isValid()) {
        DailyRecord& day = m_daily[key_of_day(result.challenge, result.game, result.preset)];
        ++day.tries;
        day.won = day.won || won;
        take_best(day.best, result);
        // Keys start with the date, so the first is the oldest.
        while (m_daily.size() > kMaxDaily)
            m_daily.erase(m_daily.begin());
    }
}

Record Records::record(const QString& game, const QString& preset, Opponents opponents, bool own_rules,
                       int bot_level) const {
    const auto found = m_records.find(record_key(game, preset, opponents, own_rules, bot_level));
    return found == m_records.end() ? Record{} : found->second;
}

DailyRecord Records::daily(QDate date, const QString& game, const QString& preset) const {
    const auto found = m_daily.find(key_of_day(date, game, preset));
    return found == m_daily.end() ? DailyRecord{} : found->second;
}

int Records::daily_streak(QDate date, const QString& game, const QString& preset) const {
    if (!daily(date, game, preset).won) date = date.addDays(-1);
    int days = 0;
    for (; daily(date, game, preset).won; date = date.addDays(-1))
        ++days;
    return days;
}

int Records::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant Records::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= count()) return {};
    const auto& [key, record] = *std::next(m_records.begin(), index.row());
    switch (role) {
    case GameRole: return key.section('/', 0, 0);
    case PresetRole: return key.section('/', 1, 1);
    case OpponentsRole: return static_cast<int>(opposition(key.section('/', 2, 2).section('-', 0, 0)));
    case BotLevelRole: return key.section('/', 2, 2).section('-', 1).toInt();
    case OwnRulesRole: return key.section('/', 3, 3) == u"own"_s;
    case PlayedRole: return record.played;
    case WonRole: return record.won;
    case StreakRole: return record.streak;
    case LongestStreakRole: return record.longest_streak;
    case HasBestRole: return record.best.has_value();
    case BestRole: {
        const auto parts = record.best.value_or(0).parts;
        return QVariant::fromValue(QList<int>(parts.begin(), parts.end()));
    }
    case LastPlayedRole: return QLocale().toString(record.last, QLocale::ShortFormat);
    default: return {};
    }
}

void Records::retranslate() {
    if (!m_records.empty()) emit dataChanged(index(0), index(count() - 1));
}

QHash<int, QByteArray> Records::roleNames() const {
    return {{GameRole, "game"},         {PresetRole, "preset"},     {OpponentsRole, "opponents"},
            {BotLevelRole, "botLevel"}, {OwnRulesRole, "ownRules"}, {PlayedRole, "played"},
            {WonRole, "won"},           {StreakRole, "streak"},     {LongestStreakRole, "longestStreak"},
            {HasBestRole, "hasBest"},   {BestRole, "best"},         {LastPlayedRole, "lastPlayed"}};
}

}
