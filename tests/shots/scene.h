// A scene is a state of the app to be photographed: a name, and a function that creates that state.
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

    // Runs the event loop for this time: animations, background painting, ticks.
    void wait(int milliseconds);
    void wait_for_sheet(); // waits for a sheet that opens by itself, such as the result
    void wait_for_art();   // waits until every visible picture has been painted
    void home();           // closes everything and removes the games in progress
    void call(const char* function, const QString& argument = {});
    void press(const QString& glyph); // presses the first button with this icon
    // Starts a match of this game and variant with these players: true = person, false = bot.
    void play(const QString& game, const QString& preset, const std::vector<bool>& people,
              const QString& options = {}, const QString& seating = {});
    // The same, from this position.
    void stand(const QString& game, const QString& preset, const std::vector<bool>& people,
               const std::string& position, const QString& seating = "side");
    void open(const QString& id); // a stored game
    void key(Qt::Key key);
    void commands(const std::vector<std::string>& commands);
    void show_hint(const std::string& command);
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
std::vector<Scene> puzzle_scenes();
std::vector<Scene> review_scenes();
std::vector<Scene> passed_trap_scenes();
std::vector<Scene> booby_trap_scenes();
std::vector<Scene> trapdoor_checkers_scenes();
std::vector<Scene> hex_trap_scenes();

}
