#include "bot.h"

namespace trapbox::trapdoor_checkers {

Plan<Command> plan(const View& view, Seat seat, BotLevel, Seed seed, const Budget&) {
    if (view.phase == Phase::over || view.side_of_seat[seat.index] != view.acting) return {};
    Random random(seed);
    const auto any = [&random](std::size_t size) { return random.below(static_cast<std::uint32_t>(size)); };
    Command command;
    switch (view.phase) {
    case Phase::answer_draw: command.kind = Command::Kind::decline_draw; break;
    case Phase::spin: command.kind = Command::Kind::spin; break;
    case Phase::slide:
        command = {.kind = Command::Kind::slide, .slide = view.slides[any(view.slides.size())]};
        break;
    default: command = view.moves[any(view.moves.size())].command; break;
    }
    return {{kTicksPerSecond / 2, command}};
}

}
