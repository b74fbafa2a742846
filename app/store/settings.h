// What the player has chosen for the whole app, and the last set-up of each game. A value that cannot be used
// falls back on its default without touching the others; keys of a newer app are kept. Decides nothing: the
// screens, the feedback and the driver read it.
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

// How a game was set up the last time.
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
    // Neither is heard; the volumes are kept for later.
    Q_PROPERTY(bool muted READ muted WRITE setMuted NOTIFY changed FINAL)
    // off, light, medium, strong
    Q_PROPERTY(QString haptics READ haptics WRITE setHaptics NOTIFY changed FINAL)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY changed FINAL)
    Q_PROPERTY(bool leftHanded READ leftHanded WRITE setLeftHanded NOTIFY changed FINAL)
    // 0 = as the system has it, else 1.0 … 1.5
    Q_PROPERTY(double fontScale READ fontScale WRITE setFontScale NOTIFY changed FINAL)
    // Whether a held disk stays clear of the finger.
    Q_PROPERTY(bool fingerOffset READ fingerOffset WRITE setFingerOffset NOTIFY changed FINAL)
    Q_PROPERTY(bool coordinates READ coordinates WRITE setCoordinates NOTIFY changed FINAL)
    // Whether boards show buttons that do what drags do.
    Q_PROPERTY(bool tapControls READ tapControls WRITE setTapControls NOTIFY changed FINAL)
  public:
    // Changes within this time are written once.
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

    // Numbers are brought into range, words that mean nothing are ignored.
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

    // How people sat the last time, in any game; empty where they have not.
    QString seating() const;
    void set_seating(const QString& value);
    // None where the game was never set up or what is kept of it cannot be used.
    std::optional<LastSetup> last_setup(const QString& game) const;
    void set_last_setup(const QString& game, const LastSetup& setup);

    // Writes now what has changed; before the app goes to the background.
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
    bool m_unread = false; // the file is there, but could not be read yet
    QTimer m_delay;
    Notice m_trouble;
};

}
