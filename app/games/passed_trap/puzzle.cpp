// What the board shows of a puzzle: the disk that it is about, and a hint.
#include "games/passed_trap/view.h"

namespace trapbox {

using namespace passed_trap;

void PassedTrapView::begin_puzzle(const std::vector<int>& pieces) {
    m_puzzle = true;
    m_marked = pieces.empty() ? -1 : pieces.front();
    emit puzzleChanged();
    retranslate();
}

bool PassedTrapView::point_at(const AnyCommand& any) {
    const auto& command = any.as<Command>();
    if (command.kind != Command::Kind::grab) return false;
    m_hint_disk = command.disk;
    m_hint_at.reset();
    emit puzzleChanged();
    return true;
}

void PassedTrapView::show_hint(const AnyCommand& any) {
    const auto& command = any.as<Command>();
    if (command.kind == Command::Kind::grab) point_at(any);
    if (command.kind != Command::Kind::drag) return;
    m_hint_at = place_of(command);
    emit puzzleChanged();
    refresh(1);
}

void PassedTrapView::end_hint() {
    if (m_hint_disk < 0) return;
    m_hint_disk = -1;
    m_hint_at.reset();
    emit puzzleChanged();
}

// From where the disk lies to where it is let go, until a finger has it.
QList<QPointF> PassedTrapView::hinted_shot() const {
    const DiskView& disk = m_now.disks[static_cast<std::size_t>(m_hint_disk)];
    if (disk.where != Disk::Where::on_table || m_now.phase != Phase::playing) return {};
    return {point(disk.at), hintAt()};
}

}
