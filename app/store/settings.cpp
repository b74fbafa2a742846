#include "store/settings.h"

#include "translated.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <span>

using namespace Qt::StringLiterals;

namespace trapbox {

struct ChoiceSetting {
    QLatin1StringView key;
    QLatin1StringView fallback;
    std::span<const QLatin1StringView> choices;
};

struct NumberSetting {
    QLatin1StringView key;
    double fallback;
    double min;
    double max;
    bool zero_too = false; // 0 is valid although below `min`
};

struct ToggleSetting {
    QLatin1StringView key;
    bool fallback;
};

namespace {

constexpr QLatin1StringView kThemes[] = {"system"_L1, "light"_L1, "dark"_L1, "contrast"_L1};
constexpr QLatin1StringView kLanguages[] = {"system"_L1, "en"_L1, "fr"_L1};
constexpr QLatin1StringView kStrengths[] = {"off"_L1, "light"_L1, "medium"_L1, "strong"_L1};

constexpr ChoiceSetting kTheme{"theme"_L1, "system"_L1, kThemes};
constexpr ChoiceSetting kLanguage{"language"_L1, "system"_L1, kLanguages};
constexpr ChoiceSetting kHaptics{"haptics"_L1, "medium"_L1, kStrengths};
constexpr NumberSetting kEffectsVolume{"effects_volume"_L1, 0.8, 0, 1};
constexpr NumberSetting kAlertsVolume{"alerts_volume"_L1, 0.8, 0, 1};
constexpr NumberSetting kFontScale{"font_scale"_L1, 0, 1, 1.5, true};
constexpr ToggleSetting kMuted{"muted"_L1, false};
constexpr ToggleSetting kReducedMotion{"reduced_motion"_L1, false};
constexpr ToggleSetting kLeftHanded{"left_handed"_L1, false};
constexpr ToggleSetting kFingerOffset{"finger_offset"_L1, false};
constexpr ToggleSetting kCoordinates{"coordinates"_L1, true};
constexpr ToggleSetting kTapControls{"tap_controls"_L1, false};
constexpr auto kSeating = "seating"_L1;
constexpr auto kSetups = "setups"_L1;

constexpr qsizetype kMaxKey = 40;
constexpr qsizetype kMaxOptions = 2000;

bool in_range(const NumberSetting& setting, double value) {
    return (value >= setting.min && value <= setting.max) || (setting.zero_too && value == 0);
}

}

Settings::Settings(FileSystem& files, const QString& path, Notices& notices)
    : MainOwned(this), m_file(files, path), m_notices(notices) {
    auto loaded = m_file.load();
    if (loaded.value) m_json = std::move(*loaded.value);
    m_unread = loaded.unavailable;
    if (loaded.unavailable)
        m_notices.add([] { return tr("Your settings can’t be read right now. They are not lost."); });
    else if (loaded.fault)
        m_notices.add([older = loaded.value.has_value()] {
            return older ? tr("Your settings were damaged. Trapbox restored them as they were before the "
                              "last change.")
                         : tr("Your settings were damaged. Trapbox now uses the default settings.");
        });
    m_delay.setSingleShot(true);
    m_delay.setInterval(kWriteDelayMs);
    connect(&m_delay, &QTimer::timeout, this, &Settings::flush);
}

Settings::~Settings() { flush(); }

QString Settings::get(const ChoiceSetting& setting) const {
    const QString value = m_json.value(setting.key).toString();
    const bool known =
        std::find(setting.choices.begin(), setting.choices.end(), value) != setting.choices.end();
    return known ? value : QString(setting.fallback);
}

double Settings::get(const NumberSetting& setting) const {
    const double value = m_json.value(setting.key).toDouble(setting.fallback);
    return in_range(setting, value) ? value : setting.fallback;
}

bool Settings::get(const ToggleSetting& setting) const {
    return m_json.value(setting.key).toBool(setting.fallback);
}

void Settings::set(const ChoiceSetting& setting, const QString& value) {
    const bool known =
        std::find(setting.choices.begin(), setting.choices.end(), value) != setting.choices.end();
    if (known && value != get(setting)) put(setting.key, value);
}

void Settings::set(const NumberSetting& setting, double value) {
    if (std::isnan(value)) return;
    if (!in_range(setting, value)) value = std::clamp(value, setting.min, setting.max);
    if (value != get(setting)) put(setting.key, value);
}

void Settings::set(const ToggleSetting& setting, bool value) {
    if (value != get(setting)) put(setting.key, value);
}

void Settings::put(QLatin1StringView key, const QJsonValue& value) {
    m_json.insert(key, value);
    m_dirty = true;
    if (!m_delay.isActive()) m_delay.start();
    emit changed();
}

void Settings::flush() {
    m_delay.stop();
    if (!m_dirty) return;
    if (m_unread) read_again();
    if (const auto saved = m_file.save(m_json)) {
        m_dirty = false;
        if (m_trouble) m_notices.withdraw(std::exchange(m_trouble, {}));
    } else if (!m_trouble) {
        m_trouble = [fault = saved.fault()] {
            return tr("Your settings can’t be saved: %1.").arg(translated(fault));
        };
        m_notices.add(m_trouble);
    }
}

// The file was unreadable at startup. Apply the changes made since then to it.
void Settings::read_again() {
    const auto loaded = m_file.load();
    m_unread = loaded.unavailable;
    if (!loaded.value) return;
    QJsonObject json = *loaded.value;
    for (auto set = m_json.begin(); set != m_json.end(); ++set)
        json.insert(set.key(), set.value());
    m_json = json;
    emit changed();
}

QString Settings::theme() const { return get(kTheme); }
QString Settings::language() const { return get(kLanguage); }
double Settings::effectsVolume() const { return get(kEffectsVolume); }
double Settings::alertsVolume() const { return get(kAlertsVolume); }
bool Settings::muted() const { return get(kMuted); }
QString Settings::haptics() const { return get(kHaptics); }
bool Settings::reducedMotion() const { return get(kReducedMotion); }
bool Settings::leftHanded() const { return get(kLeftHanded); }
double Settings::fontScale() const { return get(kFontScale); }
bool Settings::fingerOffset() const { return get(kFingerOffset); }
bool Settings::coordinates() const { return get(kCoordinates); }
bool Settings::tapControls() const { return get(kTapControls); }

void Settings::setTheme(const QString& value) { set(kTheme, value); }
void Settings::setLanguage(const QString& value) { set(kLanguage, value); }
void Settings::setEffectsVolume(double value) { set(kEffectsVolume, value); }
void Settings::setAlertsVolume(double value) { set(kAlertsVolume, value); }
void Settings::setMuted(bool value) { set(kMuted, value); }
void Settings::setHaptics(const QString& value) { set(kHaptics, value); }
void Settings::setReducedMotion(bool value) { set(kReducedMotion, value); }
void Settings::setLeftHanded(bool value) { set(kLeftHanded, value); }
void Settings::setFontScale(double value) { set(kFontScale, value); }
void Settings::setFingerOffset(bool value) { set(kFingerOffset, value); }
void Settings::setCoordinates(bool value) { set(kCoordinates, value); }
void Settings::setTapControls(bool value) { set(kTapControls, value); }

QString Settings::seating() const {
    const QString seating = m_json.value(kSeating).toString();
    return seating.size() <= kMaxKey ? seating : QString();
}

void Settings::set_seating(const QString& value) {
    if (value.size() <= kMaxKey && value != seating()) put(kSeating, value);
}

bool Settings::firstStart() const { return m_json.value(kSetups).toObject().isEmpty(); }

std::optional<LastSetup> Settings::last_setup(const QString& game) const {
    const QJsonObject json = m_json.value(kSetups).toObject().value(game).toObject();
    const QJsonArray players = json.value("players"_L1).toArray();
    LastSetup setup{json.value("preset"_L1).toString(), json.value("options"_L1).toString(), {}};
    if (json.isEmpty() || players.size() > kMaxSeats || setup.preset.size() > kMaxKey ||
        setup.options.size() > kMaxOptions)
        return {};
    for (const auto& value : players) {
        auto player = parse_player(value.toObject());
        if (!player) return {};
        setup.players.push_back(std::move(*player));
    }
    return setup;
}

void Settings::set_last_setup(const QString& game, const LastSetup& setup) {
    if (game.size() > kMaxKey || last_setup(game) == setup) return;
    QJsonArray players;
    for (const SavedPlayer& player : setup.players)
        players.append(to_json(player));
    QJsonObject all = m_json.value(kSetups).toObject();
    all.insert(
        game,
        QJsonObject{{u"preset"_s, setup.preset}, {u"options"_s, setup.options}, {u"players"_s, players}});
    put(kSetups, all);
}

}
