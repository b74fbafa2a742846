// What was played, a row for each turn or spin: the model of the list that every turn game shows.
#pragma once

#include "row_model.h"

#include <QString>

namespace trapbox {

struct TurnRow {
    int number = 0; // from 1
    int seat = 0;
    QString text;
    QString sign; // a picture by its name in the art, or nothing
};

class TurnList : public RowModel<TurnRow> {
  public:
    TurnList()
        : RowModel({{"number", [](const TurnRow& row) { return row.number; }},
                    {"seat", [](const TurnRow& row) { return row.seat; }},
                    {"text", [](const TurnRow& row) { return row.text; }},
                    {"sign", [](const TurnRow& row) { return row.sign; }}}) {}
};

}
