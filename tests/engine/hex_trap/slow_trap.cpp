#include "hex_trap/slow_trap.h"

#include <algorithm>
#include <cstdlib>
#include <sstream>

namespace slow_trap {

namespace {

struct Action {
    bool is_wall = false;
    int mover = -1;
    Place to;
    Gap gap;
};

bool taken(const Game& game, Place place) {
    return std::find(game.movers.begin(), game.movers.end(), place) != game.movers.end();
}

std::vector<Place> steps(const Game& game, int mover) {
    std::vector<Place> found;
    const Place from = game.movers.at(static_cast<std::size_t>(mover));
    for (const Place& to : around(game.side, from))
        if (!taken(game, to) && game.walls.count({from, to}) == 0) found.push_back(to);
    return found;
}

std::vector<Action> actions(const Game& game) {
    std::vector<Action> found;
    for (int mover = 3 * game.turn; mover < 3 * game.turn + 3; ++mover)
        if (game.free_again || game.caught.count(mover) == 0)
            for (const Place& to : steps(game, mover))
                found.push_back({false, mover, to, {}});
    if (game.pile > 0)
        for (const Gap& gap : all_gaps(game.side))
            if (game.walls.count(gap) == 0) found.push_back({true, -1, {}, gap});
    return found;
}

Game after(Game game, const Action& action) {
    if (action.is_wall) {
        game.walls.insert(action.gap);
        --game.pile;
    } else {
        game.movers.at(static_cast<std::size_t>(action.mover)) = action.to;
    }
    return game;
}

std::vector<std::string> parts(const std::string& text, char mark) {
    std::vector<std::string> found;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, mark);)
        found.push_back(part);
    return found;
}

}

bool on_field(int side, Place place) {
    const auto [q, r] = place;
    return std::abs(q) < side && std::abs(r) < side && std::abs(q + r) < side;
}

std::vector<Place> around(int side, Place place) {
    std::vector<Place> found;
    for (const Place& way : {Place{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}) {
        const Place next{place.first + way.first, place.second + way.second};
        if (on_field(side, next)) found.push_back(next);
    }
    return found;
}

std::vector<Place> all_places(int side) {
    std::vector<Place> found;
    for (int q = -side; q <= side; ++q)
        for (int r = -side; r <= side; ++r)
            if (on_field(side, {q, r})) found.emplace_back(q, r);
    return found;
}

std::vector<Gap> all_gaps(int side) {
    std::set<Gap> found;
    for (const Place& place : all_places(side))
        for (const Place& next : around(side, place))
            found.insert({place, next});
    return {found.begin(), found.end()};
}

std::string name(int side, Place place) {
    int number = 1;
    for (int q = place.first - 1; on_field(side, {q, place.second}); --q)
        ++number;
    return static_cast<char>('a' + side - 1 - place.second) + std::to_string(number);
}

Place place_named(int side, const std::string& text) {
    for (const Place& place : all_places(side))
        if (name(side, place) == text) return place;
    std::abort();
}

std::set<Result> results(const Game& game) {
    std::set<Result> found;
    for (const Action& first : actions(game)) {
        const Game between = after(game, first);
        for (const Action& second : actions(between)) {
            const Game end = after(between, second);
            // A mover may not return to its start space: nothing would have changed.
            if (end.movers == game.movers && end.walls == game.walls) continue;
            found.insert({end.movers, end.walls});
        }
    }
    return found;
}

std::set<int> stuck(const Game& game) {
    std::set<int> found;
    for (int mover = 0; mover < 6; ++mover)
        if (steps(game, mover).empty()) found.insert(mover);
    return found;
}

std::vector<std::string> referee(Game& game, const std::string& turn) {
    const std::vector<std::string> illegal{"illegal"};
    const std::string colours[] = {"red", "blue"};
    const auto& colour = colours[game.turn];
    std::vector<std::string> events;
    for (const std::string& word : parts(turn, ' ')) {
        if (word.find('|') != std::string::npos) {
            const auto ends = parts(word, '|');
            const Gap gap{place_named(game.side, ends.at(0)), place_named(game.side, ends.at(1))};
            const auto near = around(game.side, *gap.begin());
            if (std::find(near.begin(), near.end(), *gap.rbegin()) == near.end()) return illegal;
            if (game.pile-- == 0 || !game.walls.insert(gap).second) return illegal;
            events.push_back("wall_placed " + word + ' ' + colour);
            if (game.pile == 0) events.push_back("pile_empty");
            continue;
        }
        const auto stops = parts(word, '-');
        if (stops.size() == 3 && stops[0] == stops[2]) return illegal;
        for (std::size_t i = 1; i < stops.size(); ++i) {
            const auto at =
                std::find(game.movers.begin(), game.movers.end(), place_named(game.side, stops[i - 1]));
            const auto mover = static_cast<int>(at - game.movers.begin());
            if (mover / 3 != game.turn || game.caught.count(mover) > 0) return illegal;
            const auto ways = steps(game, mover);
            const Place to = place_named(game.side, stops[i]);
            if (std::find(ways.begin(), ways.end(), to) == ways.end()) return illegal;
            *at = to;
            events.push_back("stepped " + stops[i - 1] + ' ' + stops[i]);
        }
    }
    for (const int mover : stuck(game))
        if ((mover / 3 != game.turn || game.own_traps) && game.caught.insert(mover).second)
            events.push_back("trapped " + name(game.side, game.movers.at(static_cast<std::size_t>(mover))));
    const auto all_caught = [&](int side) {
        return game.caught.count(3 * side) + game.caught.count(3 * side + 1) +
                   game.caught.count(3 * side + 2) ==
               3;
    };
    game.turn = 1 - game.turn;
    if (all_caught(game.turn))
        events.push_back("won " + colours[1 - game.turn]);
    else if (all_caught(1 - game.turn))
        events.push_back("won " + colours[game.turn]);
    else
        events.push_back("turn " + colours[game.turn]);
    return events;
}

Game read(int side, bool free_again, const std::string& line) {
    Game game;
    game.side = side;
    game.free_again = free_again;
    for (const std::string& word : parts(line, ' ')) {
        const auto key = word.substr(0, word.find_first_of(":=") + 1);
        const auto values = parts(word.substr(key.size()), ',');
        if (key == "R:" || key == "B:")
            for (std::size_t i = 0; i < 3; ++i)
                game.movers.at(i + (key == "B:" ? 3 : 0)) = place_named(side, values.at(i));
        if (key == "walls=")
            for (const std::string& value : values) {
                const auto ends = parts(parts(value, '@').at(0), '|');
                game.walls.insert({place_named(side, ends.at(0)), place_named(side, ends.at(1))});
            }
        if (key == "pile=") game.pile = std::stoi(values.at(0));
        if (key == "turn=") game.turn = values.at(0) == "red" ? 0 : 1;
        if (key == "caught=")
            for (const std::string& value : values)
                for (int i = 0; i < 6; ++i)
                    if (game.movers.at(static_cast<std::size_t>(i)) == place_named(side, value))
                        game.caught.insert(i);
    }
    return game;
}

}
