// Reads untrusted logs, which may be made to take long. Does no file access.
#pragma once

#include "store/save_log.h"

#include <functional>

namespace trapbox {

// As in save_log.h. If cancelled, it stops at any record.
LogEnd apply_records(std::string_view records, Journal& journal, QJsonObject& table,
                     const std::function<bool()>& cancelled);

}
