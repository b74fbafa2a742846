// Trains the network of the checkers evaluation by self-play, and writes its weights.
//
//   checkers_training english|continental plain|doors FILE [GENERATIONS [GAMES [NODES [SEED]]]]
//
// The first generation plays with an empty network, so its evaluation only counts pieces. Each later
// generation plays with what was learned from the ones before it. The target of a position is the mean of two
// scores: the result of its game, and the value that the search gave it. The same arguments give the same
// weights. The engine compiles in the files that these commands wrote:
//
//   checkers_training english plain weights_english_plain.inc 9 8000
//   checkers_training english doors weights_english_doors.inc
//   checkers_training continental plain weights_continental_plain.inc
//   checkers_training continental doors weights_continental_doors.inc
//
// The first takes about ten minutes of one core, each of the others three to four.
#include "console/measure.h"
#include "trapdoor_checkers/evaluation.h"
#include "trapdoor_checkers/moves.h"
#include "trapdoor_checkers/search.h"
#include "trapdoor_checkers/weights.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <string_view>

using namespace trapbox;
using namespace trapbox::trapdoor_checkers;

namespace {

constexpr std::size_t kHidden = Network::kHidden;
constexpr std::size_t kRows = std::size_t{Network::kKinds} * Network::kPlaces;
constexpr float kMen = 100; // a lead of so much is an expected score of 73 %

struct Training {
    Options options;
    int generations = 4;
    int games = 6'000; // a generation
    std::uint64_t nodes = 1'000;
    Seed seed = 1;
};

float expected_score(float value) { return 1 / (1 + std::exp(-value / kMen)); }

// A position as the network sees it, and what it should say.
struct Sample {
    std::array<std::uint8_t, 28> rows{}; // of the input layer: 24 pieces and 4 doors at most
    std::uint8_t size = 0;
    std::uint8_t phase = 0;
    std::int16_t counted = 0; // by the rest of the evaluation, in hundredths of a man
    float target = 0;         // 0 … 1
};

// One game's play against itself.
class Game {
  public:
    Game(const Training& training, const Network& network, Seed seed)
        : m_training(training), m_network(network), m_random(seed) {
        m_options = training.options;
        if (m_options.trapdoors) {
            m_options.close_after_use = m_random.below(4) == 0;
            m_options.orange_green = m_random.below(4) == 0;
        }
        m_side = m_options.rule_set().starts;
        if (m_random.below(6) == 0) set_up_ending();
        m_random_turns = 2 + static_cast<int>(m_random.below(8));
    }

    void play(std::vector<Sample>& samples) {
        const std::size_t before = samples.size();
        const float result = play_on(samples); // for White
        for (std::size_t i = before; i < samples.size(); ++i) {
            const bool white = m_sides[i - before] == Side::white;
            samples[i].target = (samples[i].target + (white ? result : 1 - result)) / 2;
        }
    }

  private:
    static constexpr int kDullTurns = 40; // without progress; half of what the rules allow

    void set_up_ending() {
        m_position = {};
        for (const Side side : {Side::black, Side::white})
            for (auto left = 1 + m_random.below(5); left > 0; --left) {
                const auto number = 1 + static_cast<int>(m_random.below(kSquares));
                const Bitboard square = bit(square_numbered(number));
                const bool king = m_random.below(2) == 0;
                if ((m_position.occupied() & square) != 0 || (!king && (square & crown_row(side)) != 0))
                    continue;
                m_position.pieces[index_of(side)] |= square;
                if (king) m_position.kings |= square;
            }
        if (m_random.below(2) == 0) m_side = other(m_side);
    }

    float play_on(std::vector<Sample>& samples) {
        const auto lost = [&] { return m_side == Side::white ? 0.0f : 1.0f; };
        for (int turn = 0;; ++turn, m_side = other(m_side)) {
            const auto moves = legal_moves(m_options.rule_set(), m_position, m_side);
            if (moves.empty()) return lost();
            if (m_position.of(other(m_side)) == 0) return 1 - lost();
            if (m_quiet >= kDullTurns) return 0.5f;
            const bool captures = moves.front().captures();
            const Face face = m_options.trapdoors && !captures ? spun() : Face::piece;
            SearchTask task;
            task.options = m_options;
            task.position = m_position;
            task.turn = m_side;
            task.shown = face;
            task.quiet = m_quiet;
            task.max_nodes = m_training.nodes;
            task.network = &m_network;
            const bool any = turn < m_random_turns;
            task.max_depth = any ? 1 : 60;
            const auto choices = search(task, {}).choices;
            const Candidate& best =
                any ? choices[m_random.below(static_cast<std::uint32_t>(choices.size()))] : choices.front();
            if (!any && !captures && m_quiet < kDullTurns / 2) {
                samples.push_back(sample(best.value));
                m_sides.push_back(m_side);
            }
            // A win that is proven needs no more play.
            if (!any && best.value > kWinValue - 100) return 1 - lost();
            if (!any && best.value < 100 - kWinValue) return lost();
            play_turn(best.command, moves);
        }
    }

    Face spun() {
        const auto wheel = m_options.wheel();
        return wheel[m_random.below(static_cast<std::uint32_t>(wheel.size()))];
    }

    void play_turn(const Command& command, const std::vector<Move>& moves) {
        const Position before = m_position;
        bool man = false;
        if (command.kind == Command::Kind::slide) {
            make(m_position, command.slide, m_options.close_after_use);
        } else {
            const auto move = std::find_if(moves.begin(), moves.end(),
                                           [&](const Move& m) { return m.path == command.path; });
            man = (m_position.kings & bit(move->path.from())) == 0;
            make(m_position, m_side, *move);
        }
        m_quiet = man || count(before.occupied()) != count(m_position.occupied()) ? 0 : m_quiet + 1;
    }

    Sample sample(int value) const {
        Sample sample;
        const auto add = [&](Network::Kind kind, Bitboard set) {
            for (; set != 0; set &= set - 1)
                sample.rows[sample.size++] =
                    static_cast<std::uint8_t>(kind * Network::kPlaces + Network::place(set, m_side));
        };
        const Bitboard own = m_position.of(m_side);
        const Bitboard enemy = m_position.of(other(m_side));
        add(Network::own_man, own & ~m_position.kings);
        add(Network::own_king, own & m_position.kings);
        add(Network::enemy_man, enemy & ~m_position.kings);
        add(Network::enemy_king, enemy & m_position.kings);
        add(Network::open_door, m_position.doors);
        sample.phase = static_cast<std::uint8_t>(Network::phase(count(own | enemy)));
        sample.counted = static_cast<std::int16_t>(counted());
        sample.target = expected_score(static_cast<float>(value));
        return sample;
    }

    // The evaluation with an empty network.
    int counted() const {
        static const Network nothing;
        const WheelOdds odds(m_options.wheel());
        const auto by = [&]<RuleSet kRules>() {
            if (!m_options.trapdoors)
                return m_side == Side::white
                           ? evaluate<kRules, false, Side::white>(m_position, odds, nothing)
                           : evaluate<kRules, false, Side::black>(m_position, odds, nothing);
            return m_side == Side::white ? evaluate<kRules, true, Side::white>(m_position, odds, nothing)
                                         : evaluate<kRules, true, Side::black>(m_position, odds, nothing);
        };
        return m_options.rules == Options::Rules::english ? by.operator()<kEnglish>()
                                                          : by.operator()<kContinental>();
    }

    const Training& m_training;
    const Network& m_network;
    Random m_random;
    Options m_options;
    Position m_position = kStart;
    Side m_side;
    int m_quiet = 0;
    int m_random_turns = 0;
    std::vector<Side> m_sides; // to move in each sample
};

// The network while it learns: the same layers in floating point, in one list that the optimiser walks along.
class Model {
  public:
    explicit Model(Seed seed) {
        Random random(seed);
        for (float& weight : input_weights())
            weight = 0.1f * random.normal();
        for (std::size_t i = 0; i < kHidden; ++i)
            m_weights[kBias + i] = 0.3f;
        for (std::size_t i = kOutput; i < kOutputBias; ++i)
            m_weights[i] = 0.1f * random.normal();
    }

    // One pass over the samples in batches; the mean loss before each batch was learned from.
    double learn(const std::vector<Sample>& samples, Random& random, float rate_from, float rate_to) {
        constexpr std::size_t kBatch = 1024;
        double loss = 0;
        const std::size_t batches = samples.size() / kBatch;
        for (std::size_t batch = 0; batch < batches; ++batch) {
            m_gradients.fill(0);
            for (std::size_t i = 0; i < kBatch; ++i)
                loss += add_gradient(samples[random.below(static_cast<std::uint32_t>(samples.size()))]);
            const float share = static_cast<float>(batch) / static_cast<float>(batches);
            step(rate_from + (rate_to - rate_from) * share, 1.0f / kBatch);
        }
        return loss / static_cast<double>(batches * kBatch);
    }

    double loss(const std::vector<Sample>& samples) {
        double sum = 0;
        for (const Sample& sample : samples)
            sum += loss_of(sample, expected(sample));
        return sum / static_cast<double>(samples.size());
    }

    Network rounded() const {
        const auto whole = [](float value, float one, int most) {
            return static_cast<std::int16_t>(
                std::clamp(static_cast<int>(std::lround(value * one)), -most, most));
        };
        Network network;
        for (std::size_t i = 0; i < kHidden; ++i) {
            network.bias[i] = whole(m_weights[kBias + i], Network::kOne, Network::kMaxInput);
            for (std::size_t row = 0; row < kRows; ++row)
                network.input[row / Network::kPlaces][row % Network::kPlaces][i] =
                    whole(m_weights[row * kHidden + i], Network::kOne, Network::kMaxInput);
            for (std::size_t phase = 0; phase < Network::kPhases; ++phase)
                network.output[phase][i] =
                    whole(m_weights[kOutput + phase * kHidden + i], Network::kOutputOne, Network::kMaxOutput);
        }
        for (std::size_t phase = 0; phase < Network::kPhases; ++phase)
            network.output_bias[phase] = whole(m_weights[kOutputBias + phase], Network::kScale, 10'000);
        return network;
    }

  private:
    static constexpr std::size_t kBias = kRows * kHidden;
    static constexpr std::size_t kOutput = kBias + kHidden;
    static constexpr std::size_t kOutputBias = kOutput + Network::kPhases * kHidden;
    static constexpr std::size_t kAll = kOutputBias + Network::kPhases;
    using Weights = std::array<float, kAll>;

    std::span<float> input_weights() { return std::span(m_weights).first(kBias); }

    float expected(const Sample& sample) {
        for (std::size_t i = 0; i < kHidden; ++i)
            m_hidden[i] = m_weights[kBias + i];
        for (std::size_t row = 0; row < sample.size; ++row) {
            const float* weights = &m_weights[sample.rows[row] * kHidden];
            for (std::size_t i = 0; i < kHidden; ++i)
                m_hidden[i] += weights[i];
        }
        const float* output = &m_weights[kOutput + sample.phase * kHidden];
        float sum = m_weights[kOutputBias + sample.phase];
        for (std::size_t i = 0; i < kHidden; ++i) {
            m_hidden[i] = std::clamp(m_hidden[i], 0.0f, 1.0f);
            sum += m_hidden[i] * m_hidden[i] * output[i];
        }
        return expected_score(static_cast<float>(sample.counted) + Network::kScale * sum);
    }

    static double loss_of(const Sample& sample, float expected) {
        const double score = std::clamp(static_cast<double>(expected), 1e-6, 1 - 1e-6);
        return -(sample.target * std::log(score) + (1 - sample.target) * std::log(1 - score));
    }

    double add_gradient(const Sample& sample) {
        const float score = expected(sample);
        const float slope = (score - sample.target) * Network::kScale / kMen; // of the loss by the output
        const float* output = &m_weights[kOutput + sample.phase * kHidden];
        float* by_output = &m_gradients[kOutput + sample.phase * kHidden];
        std::array<float, kHidden> by_hidden;
        for (std::size_t i = 0; i < kHidden; ++i) {
            const float hidden = m_hidden[i];
            by_output[i] += slope * hidden * hidden;
            // Cut off at 0 and 1 there is no slope.
            by_hidden[i] = hidden < 1 ? slope * 2 * hidden * output[i] : 0;
            m_gradients[kBias + i] += by_hidden[i];
        }
        m_gradients[kOutputBias + sample.phase] += slope;
        for (std::size_t row = 0; row < sample.size; ++row) {
            float* gradients = &m_gradients[sample.rows[row] * kHidden];
            for (std::size_t i = 0; i < kHidden; ++i)
                gradients[i] += by_hidden[i];
        }
        return loss_of(sample, score);
    }

    // Adam (Kingma and Ba 2014), with weights kept where whole numbers can hold them.
    void step(float rate, float scale) {
        constexpr float kMean = 0.9f, kSquare = 0.999f;
        constexpr float kMax = 1.9f; // of every weight
        ++m_steps;
        const float mean_part = 1 - std::pow(kMean, static_cast<float>(m_steps));
        const float square_part = 1 - std::pow(kSquare, static_cast<float>(m_steps));
        for (std::size_t i = 0; i < kAll; ++i) {
            const float gradient = m_gradients[i] * scale;
            m_means[i] = kMean * m_means[i] + (1 - kMean) * gradient;
            m_squares[i] = kSquare * m_squares[i] + (1 - kSquare) * gradient * gradient;
            const float change = m_means[i] / mean_part / (std::sqrt(m_squares[i] / square_part) + 1e-8f);
            m_weights[i] = std::clamp(m_weights[i] - rate * change, -kMax, kMax);
        }
    }

    Weights m_weights{};
    Weights m_gradients{}, m_means{}, m_squares{};
    std::array<float, kHidden> m_hidden{};
    int m_steps = 0;
};

void write(const Network& network, const char* file) {
    std::ofstream out(file);
    int column = 0;
    for_each_weight(network, [&](std::int16_t weight) {
        out << weight << ',' << (++column % Network::kHidden == 0 ? "\n" : "");
    });
    out << '\n';
}

void train(const Training& training, const char* file) {
    constexpr int kKept = 4; // generations that are learned from
    Network network;
    const auto model = std::make_unique<Model>(training.seed);
    Random random(training.seed, 1);
    std::vector<std::vector<Sample>> kept;
    for (int generation = 0; generation < training.generations; ++generation) {
        const double begun = process_seconds();
        std::vector<Sample> samples, unseen;
        for (int game = 0; game < training.games; ++game) {
            const auto number = static_cast<Seed>(generation) * 10'000'000 + static_cast<Seed>(game);
            Game(training, network, training.seed * 1'000'000'000 + number)
                .play(game % 32 == 0 ? unseen : samples);
        }
        const double played = process_seconds();
        kept.push_back(std::move(samples));
        if (kept.size() > kKept) kept.erase(kept.begin());
        std::vector<Sample> all;
        for (const auto& part : kept)
            all.insert(all.end(), part.begin(), part.end());
        const bool last = generation + 1 == training.generations;
        const int passes = last ? 16 : 4;
        const float top = last ? 2e-3f : 4e-3f;
        double loss = 0;
        for (int pass = 0; pass < passes; ++pass) {
            const auto rate = [&](int at) {
                const float left = 1 - static_cast<float>(at) / static_cast<float>(passes);
                return top * (0.02f + 0.98f * left * left);
            };
            loss = model->learn(all, random, rate(pass), rate(pass + 1));
        }
        network = model->rounded();
        std::printf("generation %d: %zu positions in %.0f s, loss %.4f, on games not learned from %.4f, "
                    "learned in %.0f s\n",
                    generation, kept.back().size(), played - begun, loss, model->loss(unseen),
                    process_seconds() - played);
        std::fflush(stdout);
        write(network, file);
    }
}

}

int main(int count, char** arguments) {
    const auto word = [&](int index) { return count > index ? std::string_view(arguments[index]) : ""; };
    Training training;
    const bool rules = word(1) == "english" || word(1) == "continental";
    const bool doors = word(2) == "plain" || word(2) == "doors";
    if (!rules || !doors || count < 4) {
        std::printf("usage: checkers_training english|continental plain|doors FILE [GENERATIONS [GAMES "
                    "[NODES [SEED]]]]\n");
        return 1;
    }
    training.options.rules = word(1) == "english" ? Options::Rules::english : Options::Rules::continental;
    training.options.trapdoors = word(2) == "doors";
    if (count > 4) training.generations = std::atoi(arguments[4]);
    if (count > 5) training.games = std::atoi(arguments[5]);
    if (count > 6) training.nodes = std::strtoull(arguments[6], nullptr, 10);
    if (count > 7) training.seed = std::strtoull(arguments[7], nullptr, 10);
    train(training, arguments[3]);
}
