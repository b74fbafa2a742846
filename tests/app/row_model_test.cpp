#include "row_model.h"
#include "test.h"

#include <QAccessible>
#include <QSignalSpy>

using namespace trapbox;

namespace {

struct Row {
    int place = 0;
    bool lit = false;
};

struct Rows {
    int texts = 0; // computed
    bool outside = false;
    RowModel<Row> model{{{"place", [](const Row& row) { return row.place; }},
                         {"lit", [](const Row& row) { return row.lit; }},
                         {"marked", [this](const Row& row) { return outside && row.lit; }},
                         {"text",
                          [this](const Row& row) {
                              ++texts;
                              return QString("at %1").arg(row.place);
                          },
                          true}}};
    QSignalSpy changes{&model, &QAbstractItemModel::dataChanged};

    Rows() {
        model.set_rows({{1, false}, {2, true}, {3, false}});
        for (int row = 0; row < 3; ++row) // as delegates do
            for (int role = 0; role < 4; ++role)
                (void)model.data(model.index(row), Qt::UserRole + role);
        texts = 0;
    }
};

}

TEST_CASE("a model reports the roles that changed and no others", "[row_model]") {
    Rows rows;
    rows.model.set_rows({{1, false}, {2, true}, {3, false}});
    CHECK(rows.changes.isEmpty());
    rows.model.set_rows({{1, false}, {2, false}, {3, false}});
    REQUIRE(rows.changes.size() == 1);
    CHECK(rows.changes[0][0].toModelIndex().row() == 1);
    CHECK(rows.changes[0][1].toModelIndex().row() == 1);
    CHECK(rows.changes[0][2].value<QList<int>>() == QList<int>{Qt::UserRole + 1});
}

TEST_CASE("a role that depends on more than its row is reported too", "[row_model]") {
    Rows rows;
    rows.outside = true;
    rows.model.set_rows({{1, false}, {2, true}, {3, false}});
    REQUIRE(rows.changes.size() == 1);
    CHECK(rows.changes[0][2].value<QList<int>>() == QList<int>{Qt::UserRole + 2});
}

TEST_CASE("texts for screen readers are not updated every frame", "[row_model]") {
    Rows rows;
    QAccessible::setActive(false);
    for (int frame = 1; frame <= 60; ++frame)
        rows.model.set_rows({{1 + frame, false}, {2, true}, {3, false}}, true);
    CHECK(rows.texts == 0);
    CHECK(rows.changes.size() == 60);
    // Reading a role always gives the current text. When rows stop moving, changes are reported.
    CHECK(rows.model.data(rows.model.index(0), Qt::UserRole + 3) == "at 61");
    rows.changes.clear();
    rows.model.set_rows({{62, false}, {2, true}, {3, false}});
    REQUIRE(rows.changes.size() == 1);
    CHECK(rows.changes[0][2].value<QList<int>>() == QList<int>{Qt::UserRole, Qt::UserRole + 3});
}

TEST_CASE("texts of moving rows are updated four times a second for a screen reader", "[row_model]") {
    Rows rows;
    REQUIRE_FALSE(is_accessibility_active());
    QAccessible::setActive(true);
    for (int frame = 1; frame <= 60; ++frame)
        rows.model.set_rows({{1 + frame, false}, {2, true}, {3, false}}, true);
    QAccessible::setActive(false);
    CHECK(rows.texts == 4 * 3);
}
