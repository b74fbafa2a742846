#include "match_saver.h"

namespace trapbox {

void MatchSaver::follow(MatchDriver& driver) {
    connect(&driver, &MatchDriver::commandAccepted, this, [this, &driver](const AnyCommand& command) {
        m_store.played(m_id, driver.match(), to_text(command));
        if (driver.ended()) return; // finish() saves it
        if (driver.view()->worth_saving(command)) save(When::soon);
    });
    connect(&driver, &MatchDriver::undone, this, [this, &driver] {
        m_store.undone(m_id, driver.match());
        save();
    });
    connect(driver.view(), &GameView::decided, this, [this] { save(When::soon); });
}

void MatchSaver::set_match(MatchDriver* driver, const QString& id) {
    m_driver = driver;
    m_id = id;
}

void MatchSaver::save(When when) {
    if (!m_driver || m_id.isEmpty()) return;
    m_table.last_played = QDateTime::currentDateTimeUtc();
    m_table.ticks = m_driver->match().ticks();
    m_table.standing = m_driver->view()->standing();
    set_outcome(m_table, m_driver->match().outcome());
    m_table.result = m_result.to_record(m_id);
    // If the disk is full, the store tells the player and tries again later.
    if (when == When::now)
        (void)m_store.save(m_id, m_table, m_driver->match());
    else
        (void)m_store.save_soon(m_id, m_table, m_driver->match());
}

void MatchSaver::rewrite() {
    m_store.begin(m_id);
    save();
}

void MatchSaver::finish() {
    save(); // with the result, until the records have it too
    const QString id = take_id();
    if (m_result.record(id)) (void)m_store.finish(id);
}

void MatchSaver::reopen(const QString& id) {
    m_id = id;
    m_result.refresh();
    save();
}

}
