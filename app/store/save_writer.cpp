#include "store/save_writer.h"

#include "translated.h"

#include <set>
#include <utility>

namespace trapbox {

namespace {

Notice notice_of(const Fault& fault) {
    if (fault.reason == kDeviceFull)
        return [] {
            return SaveWriter::tr("Your game can’t be saved: the device is full. Delete something you don’t "
                                  "need and keep Trapbox open. It will try again after every turn.");
        };
    if (fault.reason == kNotAllowed)
        return [] {
            return SaveWriter::tr(
                "Your game can’t be saved: Trapbox isn’t allowed to write to its folder. Check that the "
                "storage isn’t write-protected and keep Trapbox open. It will try again after every turn.");
        };
    return [fault] {
        return SaveWriter::tr(
                   "Your game can’t be saved: %1. Keep Trapbox open. It will try again after every turn.")
            .arg(translated(fault));
    };
}

}

SaveWriter::SaveWriter(FileSystem& files, WriteWhole write_whole, Notices& notices)
    : m_files(files), m_write_whole(std::move(write_whole)), m_notices(notices) {
    m_background.setMaxThreadCount(1);
}

void SaveWriter::put(const QString& path, QByteArray bytes) { m_waiting[path] = {std::move(bytes), {}}; }

bool SaveWriter::can_add(const QString& path) const {
    const Waiting* next = waiting(path);
    return (next && next->whole) || m_sizes.contains(path) || (m_writing && m_writing->path == path);
}

void SaveWriter::add(const QString& path, const QByteArray& bytes) { m_waiting[path].added += bytes; }

Result<Done> SaveWriter::write_now(const QString& path) {
    wait();
    std::vector<QString> paths;
    for (const auto& [each, waiting] : m_waiting)
        paths.push_back(each);
    Result<Done> result = Done{};
    for (const QString& each : paths) {
        Writing writing = take(each);
        writing.result = write(writing);
        if (each == path) result = writing.result;
        settle(std::move(writing));
    }
    report();
    return result;
}

void SaveWriter::write_soon() {
    m_queue.clear();
    for (const auto& [path, waiting] : m_waiting)
        m_queue.push_back(path);
    start_next();
}

SaveWriter::Writing SaveWriter::take(const QString& path) {
    Writing writing{path, std::move(m_waiting.extract(path).mapped()), {}};
    if (writing.content.whole)
        m_sizes.erase(path);
    else
        writing.size = m_sizes.at(path);
    return writing;
}

Result<Done> SaveWriter::write(const Writing& writing) {
    const Waiting& content = writing.content;
    if (content.whole) return m_write_whole(writing.path, *content.whole + content.added);
    return m_files.append(writing.path, *writing.size, content.added);
}

void SaveWriter::settle(Writing writing) {
    const auto& [path, content, size, result] = writing;
    if (result) {
        m_sizes[path] = size.value_or(content.whole ? content.whole->size() : 0) + content.added.size();
        m_faults.erase(path);
        return;
    }
    const auto next = m_waiting.find(path);
    if (result.fault().reason == kFileChanged) { // data to append is useless without the file before it
        m_sizes.erase(path);
        if (next != m_waiting.end() && !next->second.whole) m_waiting.erase(next);
        return;
    }
    m_faults.insert_or_assign(path, result.fault());
    if (next == m_waiting.end())
        m_waiting.emplace(path, std::move(writing.content));
    else if (!next->second.whole)
        next->second = {content.whole, content.added + next->second.added};
}

void SaveWriter::start_next() {
    if (m_writing) return;
    while (!m_queue.empty()) {
        const QString path = m_queue.front();
        m_queue.erase(m_queue.begin());
        if (!m_waiting.contains(path)) continue;
        m_writing.emplace(take(path));
        m_background.start([this] {
            m_writing->result = write(*m_writing);
            m_written = true;
            QMetaObject::invokeMethod(this, &SaveWriter::on_written, Qt::QueuedConnection);
        });
        return;
    }
}

void SaveWriter::on_written() {
    if (!m_written.exchange(false)) return;
    settle(*std::exchange(m_writing, {}));
    report();
    start_next();
}

void SaveWriter::wait() {
    while (m_writing) {
        m_background.waitForDone();
        on_written();
    }
}

const SaveWriter::Waiting* SaveWriter::waiting(const QString& path) const {
    const auto found = m_waiting.find(path);
    return found == m_waiting.end() ? nullptr : &found->second;
}

qint64 SaveWriter::size(const QString& path) const {
    const auto found = m_sizes.find(path);
    return found == m_sizes.end() ? 0 : found->second;
}

void SaveWriter::drop(const QString& path) {
    wait();
    m_waiting.erase(path);
    m_sizes.erase(path);
    m_faults.erase(path);
    report();
}

void SaveWriter::report() {
    std::set<std::string> reasons;
    for (const auto& [path, fault] : m_faults) {
        reasons.insert(fault.reason);
        const auto [notice, is_new] = m_active_notices.try_emplace(fault.reason, notice_of(fault));
        if (is_new) m_notices.add(notice->second);
    }
    for (auto notice = m_active_notices.begin(); notice != m_active_notices.end();) {
        if (!reasons.contains(notice->first)) m_notices.withdraw(notice->second);
        notice = reasons.contains(notice->first) ? std::next(notice) : m_active_notices.erase(notice);
    }
}

}
