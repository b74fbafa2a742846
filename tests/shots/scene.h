// A scene is a state of the running app worth a picture: how to get there, given the app.
#pragma once

#include "app_parts.h"

#include <QQuickWindow>

#include <functional>
#include <string>
#include <vector>

namespace trapbox::shots {

class Stage {
  public:
    Stage(AppParts& parts, QQuickWindow& window) : m_parts(parts), m_window(window) {}

    AppParts& parts() { return m_parts; }
    QQuickWindow& window() { return m_window; }

    // Lets the app run: animations, pictures drawn in the background, ticks.
    void wait(int milliseconds);
    void wait_for_sheet(); // one that opens by itself, such as the result
    void wait_for_art();   // until every picture that is seen has been drawn
    void home();           // closes whatever is open, and clears away the games in progress
    void call(const char* function, const QString& argument = {});
    void press(const QString& glyph); // the first button that shows this sign
    // Starts a match of this game and variant with these people (true) and bots (false).
    void play(const QString& game, const QString& preset, const std::vector<bool>& people,
              const QString& options = {}, const QString& seating = {});
    // The same, standing as the position says.
    void stand(const QString& game, const QString& preset, const std::vector<bool>& people,
               const std::string& position, const QString& seating = "side");
    void open(const QString& id); // a game of a shelf
    void key(Qt::Key key);
    void commands(const std::vector<std::string>& commands);
    void run(double seconds); // of game time

  private:
    void sit(MatchSetup& setup, const QString& game, const QString& preset, const std::vector<bool>& people,
             const QString& seating);

    AppParts& m_parts;
    QQuickWindow& m_window;
};

struct Scene {
    QString name;
    std::function<void(Stage&)> set;
};

std::vector<Scene> all_scenes();
std::vector<Scene> shell_scenes();
std::vector<Scene> passed_trap_scenes();
std::vector<Scene> booby_trap_scenes();
std::vector<Scene> trapdoor_checkers_scenes();
std::vector<Scene> hex_trap_scenes();

}
