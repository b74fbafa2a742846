// How a match of a session is saved and shared.
#include "session.h"
#include "share/outbox.h"
#include "share/share_sheet.h"
#include "words.h"

#include <QStandardPaths>

namespace trapbox {

QString Session::sentence(const Fault& fault) {
    const QString text = translated(fault);
    return text.left(1).toUpper() + text.mid(1) + (text.endsWith('.') ? "" : ".");
}

void Session::save() { keep(Saving::now); }

void Session::keep(Saving when) {
    if (!m_driver || m_id.isEmpty()) return;
    m_table.last_played = QDateTime::currentDateTimeUtc();
    m_table.ticks = m_driver->match().ticks();
    m_table.standing = m_driver->view()->standing();
    set_outcome(m_table, m_driver->match().outcome());
    m_table.result = m_table.finished && counts() ? to_json(game_result()) : QJsonObject();
    // Where the disk does not take it the store tells the player and tries again later.
    if (when == Saving::now)
        (void)m_store.save(m_id, m_table, m_driver->match());
    else
        (void)m_store.save_soon(m_id, m_table, m_driver->match());
}

void Session::share(const QString& id) {
    const QString folder = m_sheet.there()
                               ? outbox_folder()
                               : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (m_sheet.there()) clear_outbox(folder);
    const QString stamp = QDateTime::currentDateTime().toString("yyyy-MM-dd hh.mm.ss");
    const QString path = folder + "/Trapbox " + stamp + ".trapbox";
    const auto done = m_store.export_file(id, path);
    if (!done)
        emit failed(sentence(done.fault()));
    else if (!m_sheet.there())
        emit shared(path);
    else if (!m_sheet.offer(path.toStdString()))
        emit failed(tr("Your device couldn’t share this game."));
}

void Session::shareMatch() { share(m_replayer ? m_watched : m_ended.id); }

}
