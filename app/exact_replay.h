// Replays a match from its start in the background, after it was resumed from a checkpoint. A checkpoint
// knows where everything is, but not quite how it presses on its neighbours.
#pragma once

#include "match_driver.h"
#include "store/arrival.h"

#include <QObject>

namespace trapbox {

class ExactReplay : public QObject {
    Q_OBJECT
  public:
    ExactReplay();

    // The replay takes the place of the driver's match, unless that has been played on meanwhile, or is not
    // on the board (`is_shown`). Then calls `adopted`.
    void start(MatchDriver& driver, Journal journal, std::function<bool()> is_shown,
               std::function<void()> adopted);
    void cancel() { m_arrival.cancel(); }

  private:
    Arrival m_arrival;
};

}
