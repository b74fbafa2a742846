#include "booby_trap/table.h"

using namespace trapbox;
using namespace trapbox::booby_trap;
using namespace trapbox::booby_trap::tests;

TEST_CASE("the pieces are mixed in front of the bar, and the released bar cannot be touched",
          "[booby_trap]") {
    Table table("players=4", 5); // BT-1
    const View view = table.view();
    CHECK(view.pieces_left == 60);
    for (const PieceView& piece : view.pieces) {
        CHECK(piece.place == Place::tray);
        CHECK(piece.centre.y + piece.radius < view.bar + 0.0002F); // Box2D lets them press in by 0.05 mm
        CHECK(piece.centre.y > piece.radius - 0.0002F);
    }
    CHECK_FALSE(view.moving);
    CHECK(table.state().tray.bar().released());
    // No command names the bar.
    for (const Command& command : Rules::moves(table.state()))
        CHECK((command.kind == Command::Kind::touch || command.kind == Command::Kind::pass));
    CHECK(Rules::hash(Table("players=4", 5).state()) == Rules::hash(table.state()));
    CHECK(Rules::hash(Table("players=4", 6).state()) != Rules::hash(table.state()));
}

TEST_CASE("each size has a value: 5/10/20, 1/2/3, or values entered by the players", "[booby_trap]") {
    using Points = std::array<int, 3>; // BT-2
    CHECK(Table("players=2", idle_tray(2)).view().values == Points{5, 10, 20});
    CHECK(Table("players=2 values=1-2-3", idle_tray(2)).view().values == Points{1, 2, 3});
    CHECK(Table("players=2 values=own small=7 medium=0 large=50", idle_tray(2)).view().values ==
          Points{7, 0, 50});
}

TEST_CASE("players rotate: one piece may be touched in a turn, then it is taken or passed", "[booby_trap]") {
    Table table("players=3", idle_tray(3)); // BT-3
    CHECK(table.play("take") == "nothing_touched");
    CHECK(table.play("touch s1").empty());
    CHECK(table.play("touch s2") == "one_piece_only");
    CHECK(table.play("touch s1") == "one_piece_only");
    CHECK(table.play("pass").empty());
    CHECK(table.view().turn == seat_at(1));
    table.take("s1");
    CHECK(table.view().turn == seat_at(2));
    CHECK(table.play("touch s1") == "not_in_tray");
    CHECK(table.play("pass").empty()); // even without touching
    CHECK(table.view().turn == seat_at(0));
    CHECK(table.view().turn_number == 4);
}

TEST_CASE("touching a piece moves nothing and reports only its tension", "[booby_trap]") {
    Table table("players=2", 5);
    Hasher before;
    table.state().tray.add_to(before);
    CHECK_FALSE(table.view().touched);
    CHECK(table.play("touch m4").empty());
    Hasher after;
    table.state().tray.add_to(after);
    CHECK(before.value() == after.value());
    CHECK_FALSE(table.view().moving);
    REQUIRE(table.view().touched);
    CHECK(table.view().touched->piece == number_of("m4"));
    // Only the seat that felt the piece remembers it.
    CHECK(table.view().players[0].felt.size() == 1);
    CHECK(table.view().players[1].felt.empty());
    CHECK(table.play("pass").empty());
    CHECK_FALSE(table.view().touched);
}

TEST_CASE("if the bar moves less than a marking, the take is safe and the player keeps the piece",
          "[booby_trap]") {
    // BT-4. The other column holds the bar when l2 leaves:
    //   =================== 64 mm
    //   s1   l2   l4   s2
    //        l1   l3
    Table table("players=2", two_columns(2));
    table.take("l2");
    CHECK(table.happened("safe 0 l2 20"));
    CHECK(table.view().bar == Approx(0.06385F).margin(0.0005));
    CHECK(table.view().players[0].score == 20);
    CHECK(table.view().players[0].taken == std::array<int, 3>{0, 0, 1});
    CHECK(table.view().pieces[static_cast<std::size_t>(number_of("l2"))].place == Place::taken);
}

TEST_CASE("if the bar moves a marking or more, the penalty is the largest size, and the piece is discarded",
          "[booby_trap]") {
    // BT-5. Without l2, only l4 holds the bar; the bar falls on l1, 32 mm in all: 5 markings.
    Table table("players=2", two_columns(2));
    table.take("l2");
    CHECK(table.play("touch l4").empty());
    CHECK(table.play("take").empty());
    CHECK(table.happened("penalty 1 l4 20"));
    CHECK(table.view().bar_start == table.view().bar); // the next turn has begun
    CHECK(table.view().players[1].score == -20);
    CHECK(table.view().players[1].trips == 1);
    const PieceView& cause = table.view().pieces[static_cast<std::size_t>(number_of("l4"))];
    CHECK(cause.place == Place::discarded);
    CHECK(cause.exit == Exit::lifted);
}

TEST_CASE("a marking is a quarter of an inch: 6.30 mm are safe, 6.40 mm trip the bar", "[booby_trap]") {
    // BT-4, BT-5. An inch is 25.4 mm, a quarter of it 6.35 mm. s1 was felt and put back, and the bar moved a
    // little; now s1 is taken, and the bar falls to its stop at 40 mm:
    //   ===== 25 + 19 = 44 mm; at the turn's start 46.30 or 46.40 mm
    //    s1
    //    m1      l1  l2 (loose)
    for (const bool trips : {false, true}) {
        CAPTURE(trips);
        Table table("players=2",
                    drawn(2, 43.85, {{"s1", 100, 34.4}, {"m1", 100, 12.45}, {"l1", 40, 17}, {"l2", 160, 17}},
                          0, {.touched = "s1", .bar = trips ? 46.40 : 46.30}));
        CHECK(table.play("take").empty());
        CHECK(table.view().bar == Approx(0.040F).margin(0.00003));
        CHECK(table.happened(trips ? "penalty 0 s1 20" : "safe 0 s1 5"));
        CHECK(table.view().players[0].score == (trips ? -20 : 5));
    }
}

TEST_CASE("a small piece that trips the bar also costs the value of the largest size", "[booby_trap]") {
    //   ===== 32 + 19 = 51 mm
    //    s1
    //    l1      l2  m1 (loose)
    Table table("players=1 values=1-2-3",
                drawn(1, 50.85, {{"s1", 100, 41.4}, {"l1", 100, 15.95}, {"l2", 40, 17}, {"m1", 160, 17}}));
    table.take("s1"); // BT-5: the bar falls 11 mm to its stop
    CHECK(table.happened("penalty 0 s1 3"));
    CHECK(table.view().players[0].score == -3);
}

TEST_CASE("pieces that jump out or are upended go to the discard pile with the taken one", "[booby_trap]") {
    // BT-5: "placed in a discard pile along with any other pieces that may have jumped out of the board or
    // been pushed up on end". Checked over three games in which any piece is taken.
    int jumped = 0;
    int upended = 0;
    for (const Seed seed : {1u, 2u, 3u}) {
        Table table("players=4 difficulty=easy", seed);
        Random random(seed);
        for (int turn = 0; turn < 30 && !table.outcome().ended(); ++turn) {
            const auto moves = Rules::moves(table.state());
            const int piece = moves[random.below(static_cast<std::uint32_t>(moves.size() - 1))].piece;
            table.take(piece_name(piece));
        }
        int discarded = 0;
        int trips = 0;
        for (const PieceView& piece : table.view().pieces) {
            discarded += piece.place == Place::discarded ? 1 : 0;
            jumped += piece.exit == Exit::jumped ? 1 : 0;
            upended += piece.exit == Exit::upended ? 1 : 0;
            discarded -= piece.exit != Exit::lifted ? 1 : 0;
            CHECK((piece.exit == Exit::lifted || piece.place == Place::discarded));
        }
        for (const PlayerView& player : table.view().players)
            trips += player.trips;
        CHECK(discarded == trips); // one cause for each trip
    }
    CHECK(jumped > 0);
    CHECK(upended > 0);
}

TEST_CASE("with five players the game ends when five pieces are left", "[booby_trap]") {
    Table table("players=5", idle_tray(5)); // BT-7, the rulebook's own example; ten pieces at first
    for (const char* piece : {"s1", "s2", "s3", "s4"}) {
        table.take(piece);
        CHECK_FALSE(table.outcome().ended());
    }
    table.take("s5");
    CHECK(table.view().pieces_left == 5);
    REQUIRE(table.outcome().ended());
    // Each has one small piece: five points, and the win is shared.
    CHECK(table.outcome().winners.size() == 5);
    CHECK(table.outcome().scores == std::vector<int>(5, 5));
    CHECK(table.play("touch s6") == "ended");
    CHECK(table.play("pass") == "ended");
}

TEST_CASE("the game also ends when fewer pieces are left than there are players", "[booby_trap]") {
    // BT-7, our rule. Five players; of six pieces two jumped out while s1 was lifted. Without s1 three are
    // left.
    Table table("players=5", drawn(5, 40, {{"s1", 30, 15}, {"s2", 70, 15}, {"s3", 110, 15}, {"s4", 150, 15}},
                                   0, {.touched = "s1", .height = 4'000}));
    REQUIRE_FALSE(table.outcome().ended());
    CHECK(table.play("take").empty());
    CHECK(table.view().pieces_left == 3);
    REQUIRE(table.outcome().ended());
    CHECK(table.outcome().scores == std::vector<int>{5, 0, 0, 0, 0});
    CHECK(table.outcome().winners == std::vector<Seat>{seat_at(0)});
}

TEST_CASE("the score is points minus penalties, and the highest score wins", "[booby_trap]") {
    // BT-7. Six pieces, two players: A takes l2 safely (20), B trips with l4 (−20), A takes a loose s1 (5),
    // B takes the loose s2 (5): two are left.
    Table table("players=2", two_columns(2));
    table.take("l2");
    table.take("l4");
    table.take("s1");
    REQUIRE_FALSE(table.outcome().ended());
    table.take("s2");
    REQUIRE(table.outcome().ended());
    CHECK(table.outcome().scores == std::vector<int>{25, -15});
    CHECK(table.outcome().winners == std::vector<Seat>{seat_at(0)});
    CHECK(table.happened("won 0 25"));
}

TEST_CASE("a solitaire is won with one piece left and three trips, and lost with the fourth",
          "[booby_trap]") {
    // BT-8. Two trips before; l2 is safe, l4 is the third trip: still open.
    Table third("players=1", two_columns(1, 2));
    third.take("l2");
    third.take("l4");
    CHECK(third.view().trips_left == 0);
    CHECK_FALSE(third.outcome().ended());
    for (const char* piece : {"s1", "s2", "l1"})
        third.take(piece);
    CHECK(third.view().pieces_left == 1);
    CHECK(third.outcome().kind == Outcome::Kind::won);

    // Three trips before: l4 is the fourth.
    Table fourth("players=1", two_columns(1, 3));
    CHECK(fourth.view().trips_left == 0);
    fourth.take("l2");
    CHECK_FALSE(fourth.outcome().ended());
    fourth.take("l4");
    CHECK(fourth.outcome().kind == Outcome::Kind::lost);
    CHECK(fourth.happened("lost 0"));
}

TEST_CASE("by size: all small first, then all medium, then large", "[booby_trap]") {
    Table table(
        "players=1 order=by_size", // BT-9
        drawn(1, 40, {{"s1", 20, 15}, {"s2", 60, 15}, {"m1", 100, 15}, {"l1", 140, 20}, {"l2", 180, 20}}));
    CHECK(table.view().due == Size::small);
    CHECK(table.play("touch m1") == "not_due");
    CHECK(table.play("touch l1") == "not_due");
    table.take("s2");
    CHECK(table.play("touch m1") == "not_due");
    table.take("s1");
    CHECK(table.view().due == Size::medium);
    CHECK(table.play("touch l1") == "not_due");
    table.take("m1");
    CHECK(table.view().due == Size::large);
    table.take("l1");
    CHECK(table.outcome().kind == Outcome::Kind::won);
}

TEST_CASE("a piece in a column carries the spring's force, a piece beside it none", "[booby_trap]") {
    // BT-11. One column between wall and bar at 63.85 mm: the spring gives 20 N + 0.12 N/mm · (63.85 − 185)
    // mm = 5.46 N. The floor holds a piece with at most a tenth of its two loads and 0.3 of its weight (0.034
    // N): what comes out of l2 below is at least (0.9 · 5.46 − 0.034) / 1.1 = 4.44 N, its mean between 4.95
    // and 5.46 N.
    const auto position =
        drawn(1, 63.85, {{"l1", 105, 15.95}, {"l2", 105, 47.9}, {"s1", 30, 40}, {"s2", 180, 20}});
    Table column("players=1", position);
    CHECK(column.state().tray.bar().spring_force() == Approx(5.462).epsilon(0.001));
    CHECK(column.play("touch l2").empty());
    CHECK(column.view().touched->tension > 4.94F);
    CHECK(column.view().touched->tension < 5.47F);
    Table beside("players=1", position);
    CHECK(beside.play("touch s1").empty());
    CHECK(beside.view().touched->tension == 0);
}

TEST_CASE("a straight lift does not move the neighbours, a drift pushes them", "[booby_trap]") {
    // BT-12. m1 is 1.5 mm from l1.
    //   ======= 40 mm, at its stop
    //   l1 m1
    const auto position = drawn(1, 40, {{"l1", 60, 20}, {"m1", 90, 20}, {"s1", 150, 20}});
    const auto neighbour = [](const Table& table) {
        return table.view().pieces[static_cast<std::size_t>(number_of("m1"))].centre.x;
    };
    Table straight("players=1", position);
    CHECK(straight.play("touch l1").empty());
    CHECK(straight.play("raise 4000 0 0").empty());
    CHECK(neighbour(straight) == Approx(0.090F));
    CHECK(straight.view().touched->height == Approx(0.004F));

    Table careless("players=1", position);
    CHECK(careless.play("touch l1").empty());
    CHECK(careless.play("raise 4000 6000 0").empty());
    // 6 mm of drift minus the gap of 30 − 28.5 = 1.5 mm push it to 94.5 mm; pushed at 0.15 m/s, it slides on
    // by at most v²/2μg = 3.8 mm.
    CHECK(neighbour(careless) > 0.0942F);
    CHECK(neighbour(careless) < 0.0985F);
    const auto& tray = careless.state().tray;
    CHECK(tray.position(number_of("l1")).x - tray.grip().x == Approx(0.006F).margin(0.0003));
}

TEST_CASE("a piece that is not clear may be put back, and then be taken or passed", "[booby_trap]") {
    Table table("players=2", idle_tray(2)); // BT-12
    CHECK(table.play("touch s1").empty());
    CHECK(table.play("put_back") == "not_lifted");
    CHECK(table.play("raise 7999 0 0").empty());
    CHECK(table.play("pass") == "lifted");
    CHECK(table.play("touch s2") == "one_piece_only");
    CHECK(table.play("put_back").empty());
    CHECK(table.view().touched->height == 0);
    CHECK(table.view().turn == seat_at(0));
    CHECK(table.play("raise 3000 500 0").empty());
    CHECK(table.play("put_back").empty());
    CHECK(table.play("pass").empty());
    CHECK(table.view().turn == seat_at(1));
    CHECK(table.view().pieces_left == 10);
}

TEST_CASE("a lift that trips the bar costs the piece, even if it is put back", "[booby_trap]") {
    // BT-5, BT-12. Large pieces are pushed aside and put back, one after another, until the bar moves.
    Table table("players=1", 5);
    int piece = number_of("l1");
    for (; piece <= number_of("l20"); ++piece) {
        CHECK(table.play("touch " + piece_name(piece)).empty());
        CHECK(table.play("raise 7000 0 -9000").empty());
        CHECK(table.view().phase == Phase::lifting);
        if (table.view().tripped) break;
        CHECK(table.play("put_back").empty());
        if (table.view().players[0].trips > 0) break; // the bar moved when the piece was released
        CHECK(table.view().phase == Phase::touching);
        CHECK(table.play("pass").empty());
    }
    REQUIRE(piece <= number_of("l20"));
    if (table.view().phase == Phase::lifting) CHECK(table.play("put_back").empty());
    CHECK(table.happened("penalty 0 " + piece_name(piece) + " 20"));
    CHECK(table.view().pieces[static_cast<std::size_t>(piece)].place == Place::discarded);
    CHECK(table.view().players[0].trips == 1); // one trip a turn
}

TEST_CASE("force chains are shown in practice and never in a scored game", "[booby_trap]") {
    CHECK(Table("players=1", 5).view().chains.empty()); // BT-13
    CHECK(Table("players=4", 5).view().chains.empty());
    Table practice("practice=on players=6", 5);
    const auto view = practice.view();
    CHECK(view.players.size() == 1);
    REQUIRE_FALSE(view.chains.empty());
    // The chains that end at the bar's face carry the spring's force.
    float sum = 0;
    for (const auto& chain : view.chains)
        if (std::max(chain.from.y, chain.to.y) > view.bar - 0.0002F) sum += chain.load;
    CHECK(sum == Approx(practice.state().tray.bar().spring_force()).epsilon(0.01));
    CHECK_FALSE(view.trips_left); // practice cannot be lost
}
