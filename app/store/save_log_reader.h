// Reads logs of unknown senders, which may be made to take long. Touches no disk.
#pragma once

#include "store/save_log.h"

#include <functional>

namespace trapbox {

// As in save_log.h. Cancelled, it stops at some record.
LogEnd apply_records(std::string_view records, Journal& journal, QJsonObject& table,
                     const std::function<bool()>& cancelled);

}
