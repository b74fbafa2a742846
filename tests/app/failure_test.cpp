#include "table.h"
#include "test.h"

using namespace trapbox;

TEST_CASE("what went wrong is told in a whole sentence", "[session]") {
    tests::Table table;
    QStringList told;
    QObject::connect(&table.session(), &Session::failed, &table.session(),
                     [&](const QString& sentence) { told << sentence; });
    for (const char* language : {"en", "fr"}) {
        table.parts.store.settings().setLanguage(language);
        CHECK_FALSE(table.session().openFile("/nowhere.trapbox"));
        CHECK_FALSE(table.session().resume("nothing"));
    }
    CHECK(told.join(' ').toStdString() == "The file can't be read. There is no such game. "
                                          "Le fichier ne peut pas être lu. Cette partie n'existe pas.");
}
