#include "games/trapdoor_checkers/text.h"

#include <QStringList>

namespace trapbox {

using namespace trapdoor_checkers;

namespace {

QString name(Square square) { return QString::fromStdString(name_of(square)); }

}

QString TrapdoorCheckersText::door(const View& view, Square at) {
    const View::Cell& cell = view.cells[at.index];
    if (!cell.door) return {};
    for (const Slider& slider : kSliders) {
        if (slider.left != at && slider.right != at) continue;
        if (slider.colour == Face::green)
            return cell.open ? tr("green trapdoor, open") : tr("green trapdoor");
        return cell.open ? tr("orange trapdoor, open") : tr("orange trapdoor");
    }
    return {};
}

QString TrapdoorCheckersText::light(TrapdoorCheckersView::Light light, bool open) {
    using Light = TrapdoorCheckersView::Light;
    switch (light) {
    case Light::Dark:
    case Light::Last: break;
    case Light::Must: return tr("must capture");
    case Light::Can: return tr("can move");
    case Light::Chosen: return tr("selected");
    case Light::To: return tr("can go here");
    case Light::Falls: return tr("can go here and falls");
    case Light::Taken: return tr("would be captured");
    case Light::Hint: return tr("hint");
    case Light::Door: return open ? tr("can be closed") : tr("can be opened");
    case Light::Opens: return tr("opens: tap again");
    case Light::Drops: return tr("opens and the piece falls: tap again");
    case Light::Closes: return tr("closes: tap again");
    }
    return {};
}

QString TrapdoorCheckersText::piece(Side side, bool king, bool queens) {
    if (side == Side::black) return !king ? tr("black man") : queens ? tr("black queen") : tr("black king");
    return !king ? tr("white man") : queens ? tr("white queen") : tr("white king");
}

QString TrapdoorCheckersText::face(Face face) {
    switch (face) {
    case Face::piece: return tr("Piece");
    case Face::green: return tr("Green");
    case Face::orange: return tr("Orange");
    case Face::both: break;
    }
    return tr("Green or orange");
}

QString TrapdoorCheckersText::slid(Square door, bool opens) {
    return (opens ? tr("Slider opens %1") : tr("Slider closes %1")).arg(name(door));
}

QString TrapdoorCheckersText::moved(const Command& command) {
    QStringList squares;
    for (const Square square : command.path)
        squares << name(square);
    return squares.join(command.capture ? u'×' : u'–');
}

QString TrapdoorCheckersText::played(const View& view, const PlayedTurn& turn) {
    return with_fall(view, turn.door ? slid(*turn.door, turn.opened) : moved(turn.command), turn.fell);
}

QString TrapdoorCheckersText::with_fall(const View& view, const QString& words,
                                        const std::optional<Fallen>& fallen) {
    if (!fallen) return words;
    const bool queens = view.options.rules == RuleVariant::continental;
    return words + tr(": %1 falls").arg(piece(fallen->side, fallen->king, queens));
}

QString TrapdoorCheckersText::spoken(const View& view, const Event& event) {
    const bool queens = view.options.rules == RuleVariant::continental;
    switch (event.kind) {
    case Event::Kind::spun: return tr("The wheel shows: %1").arg(face(event.face));
    case Event::Kind::moved: {
        QString text = name(event.path.from());
        for (std::size_t i = 1; i < event.path.length; ++i)
            text = tr("%1 to %2").arg(text, name(event.path.squares[i]));
        return text;
    }
    case Event::Kind::captured:
        return tr("Captured: %1 on %2").arg(piece(event.side, event.king, queens), name(event.square));
    case Event::Kind::crowned:
        return (queens ? tr("A queen on %1") : tr("A king on %1")).arg(name(event.square));
    case Event::Kind::door_opened: return tr("Trapdoor %1 opens").arg(name(event.square));
    case Event::Kind::door_closed: return tr("Trapdoor %1 closes").arg(name(event.square));
    case Event::Kind::fell:
        return tr("Fell through the trapdoor: %1").arg(piece(event.side, event.king, queens));
    default: return {};
    }
}

QString TrapdoorCheckersText::ask(const View& view) {
    switch (view.phase) {
    case Phase::capture:
        return view.options.rule_set().majority_capture ? tr("Capture the most pieces")
                                                        : tr("You must capture");
    case Phase::spin: return tr("Spin the wheel");
    case Phase::move: return tr("Move a piece");
    case Phase::slide: break;
    case Phase::answer_draw: return tr("Answer the draw offer");
    case Phase::over: return {};
    }
    switch (*view.shown) {
    case Face::green: return tr("Move a green slider");
    case Face::orange: return tr("Move an orange slider");
    default: return tr("Move a slider, green or orange");
    }
}

QString TrapdoorCheckersText::hint(const View& view, const Command& command) {
    if (command.kind == Command::Kind::move) return tr("Hint: %1").arg(moved(command));
    for (const View::LegalSlide& legal : view.slides)
        if (command.kind == Command::Kind::slide && legal.slide == command.slide)
            return tr("Hint: %1").arg(slide(view, legal));
    return ask(view);
}

QString TrapdoorCheckersText::end(const End& end) {
    switch (end.reason) {
    case EndReason::no_pieces: return tr("No pieces left");
    case EndReason::no_moves: return tr("No piece can move");
    case EndReason::resigned: return tr("Resigned");
    case EndReason::agreed: return tr("Draw by agreement");
    case EndReason::quiet: break;
    }
    return tr("Draw: too many turns without a capture or a fall");
}

QString TrapdoorCheckersText::end(const End& end, const QString& loser) {
    switch (end.reason) {
    case EndReason::no_pieces: return tr("%1 has no pieces left").arg(loser);
    case EndReason::no_moves: return tr("%1 has no piece that can move").arg(loser);
    case EndReason::resigned: return tr("%1 resigned").arg(loser);
    default: return TrapdoorCheckersText::end(end);
    }
}

QString TrapdoorCheckersText::square(const View& view, Square at, TrapdoorCheckersView::Light light) {
    const View::Cell& cell = view.cells[at.index];
    QStringList words{name(at)};
    if (cell.occupied) words << piece(cell.side, cell.king, view.options.rules == RuleVariant::continental);
    for (const QString& more : {TrapdoorCheckersText::light(light, cell.open), door(view, at)})
        if (!more.isEmpty()) words << more;
    return words.join(", ");
}

QString TrapdoorCheckersText::slider(const View::SliderView& slider) {
    const QString doors = name(slider.slider.left) + " – " + name(slider.slider.right);
    const QString colour =
        slider.slider.colour == Face::green ? tr("Green slider, %1") : tr("Orange slider, %1");
    switch (slider.position) {
    case SliderPosition::left:
        return colour.arg(doors) + ", " + tr("%1 is open").arg(name(slider.slider.left));
    case SliderPosition::right:
        return colour.arg(doors) + ", " + tr("%1 is open").arg(name(slider.slider.right));
    case SliderPosition::centre: break;
    }
    return colour.arg(doors) + ", " + tr("both doors are closed");
}

QString TrapdoorCheckersText::slide(const View& view, const View::LegalSlide& slide) {
    return with_fall(view, slid(slide.door, slide.opens), slide.falls);
}

QString TrapdoorCheckersText::chosen(const View& view, const View::LegalSlide& slide, bool held) {
    const QString door = (slide.opens ? tr("Opens %1") : tr("Closes %1")).arg(name(slide.door));
    const QString words = with_fall(view, door, slide.falls);
    return held ? words : words + ". " + tr("Tap again");
}

}
