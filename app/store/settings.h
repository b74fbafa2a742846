// The app's settings, and the last set-up of each game. An invalid value falls back to its default without
// affecting others. Unknown keys of newer versions are preserved.
#pragma once

#include "store/json_file.h"
#include "store/main_owned.h"
#include "store/notices.h"
#include "store/saved_table.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace trapbox {

struct ChoiceSetting;
struct NumberSetting;
struct ToggleSetting;

// The last set-up of a game.
struct LastSetup {
    QString preset;
    QString options; // "key=value …"
    std::vector<SavedPlayer> players;
    bool operator==(const LastSetup&) const = default;
};

class Settings final : public QObject, public MainOwned<Settings> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    // system, light, dark, contrast
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed FINAL)
    // system, en, fr
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed FINAL)
    // 0 … 1
    Q_PROPERTY(double effectsVolume READ effectsVolume WRITE setEffectsVolume NOTIFY changed FINAL)
    Q_PROPERTY(double alertsVolume READ alertsVolume WRITE setAlertsVolume NOTIFY changed FINAL)
    // Mutes all sound without changing the volumes.
    Q_PROPERTY(bool muted READ muted WRITE setMuted NOTIFY changed FINAL)
    // off, light, medium, strong
    Q_PROPERTY(QString haptics READ haptics WRITE setHaptics NOTIFY changed FINAL)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY changed FINAL)
    Q_PROPERTY(bool leftHanded READ leftHanded WRITE setLeftHanded NOTIFY changed FINAL)
    // 0 = the system's, else 1.0 … 1.5
    Q_PROPERTY(double fontScale READ fontScale WRITE setFontScale NOTIFY changed FINAL)
    // Shows a held piece away from the finger.
    Q_PROPERTY(bool fingerOffset READ fingerOffset WRITE setFingerOffset NOTIFY changed FINAL)
    Q_PROPERTY(bool coordinates READ coordinates WRITE setCoordinates NOTIFY changed FINAL)
    // No game has been started on this device yet.
    Q_PROPERTY(bool firstStart READ firstStart NOTIFY changed FINAL)
    // Boards show buttons instead of drags.
    Q_PROPERTY(bool tapControls READ tapControls WRITE setTapControls NOTIFY changed FINAL)
  public:
    // Changes within this time are written together.
    static constexpr int kWriteDelayMs = 500;

    Settings(FileSystem& files, const QString& path, Notices& notices);
    ~Settings() override;

    QString theme() const;
    QString language() const;
    double effectsVolume() const;
    double alertsVolume() const;
    bool muted() const;
    QString haptics() const;
    bool reducedMotion() const;
    bool leftHanded() const;
    double fontScale() const;
    bool fingerOffset() const;
    bool coordinates() const;
    bool tapControls() const;

    // Numbers are clamped to their range; unknown strings are ignored.
    void setTheme(const QString& value);
    void setLanguage(const QString& value);
    void setEffectsVolume(double value);
    void setAlertsVolume(double value);
    void setMuted(bool value);
    void setHaptics(const QString& value);
    void setReducedMotion(bool value);
    void setLeftHanded(bool value);
    void setFontScale(double value);
    void setFingerOffset(bool value);
    void setCoordinates(bool value);
    void setTapControls(bool value);
    bool firstStart() const;

    // The last seating of several people, in any game. May be empty.
    QString seating() const;
    void set_seating(const QString& value);
    // None if the game was never set up or its set-up is not valid.
    std::optional<LastSetup> last_setup(const QString& game) const;
    void set_last_setup(const QString& game, const LastSetup& setup);

    // Writes changes immediately. Call before the app goes to the background.
    void flush();

  signals:
    void changed();

  private:
    QString get(const ChoiceSetting& setting) const;
    double get(const NumberSetting& setting) const;
    bool get(const ToggleSetting& setting) const;
    void set(const ChoiceSetting& setting, const QString& value);
    void set(const NumberSetting& setting, double value);
    void set(const ToggleSetting& setting, bool value);
    void put(QLatin1StringView key, const QJsonValue& value);
    void read_again();

    JsonFile m_file;
    Notices& m_notices;
    QJsonObject m_json;
    bool m_dirty = false;
    bool m_unread = false; // the file exists but could not be read yet
    QTimer m_delay;
    Notice m_trouble;
};

}
