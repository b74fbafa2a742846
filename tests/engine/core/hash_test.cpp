#include "core/hash.h"
#include "test.h"

using namespace trapbox;
using namespace std::string_view_literals;

namespace {

template <class T>
HashValue hash_of(T value) {
    return Hasher().add(value).value();
}

}

TEST_CASE("the hash is 64-bit FNV-1a: its published values of short strings") {
    CHECK(hash_of(""sv) == 0xcbf29ce484222325ULL);
    CHECK(hash_of("a"sv) == 0xaf63dc4c8601ec8cULL);
    CHECK(hash_of("b"sv) == 0xaf63df4c8601f1a5ULL);
    CHECK(hash_of("foo"sv) == 0xdcb27518fed9d577ULL);
    CHECK(hash_of("foobar"sv) == 0x85944171f73967e8ULL);
}

TEST_CASE("a whole number is hashed as eight bytes, whatever its type") {
    const auto one = hash_of("\x01\0\0\0\0\0\0\0"sv);
    CHECK(hash_of(1) == one);
    CHECK(hash_of(std::uint8_t{1}) == one);
    CHECK(hash_of(std::int64_t{1}) == one);
    CHECK(hash_of(true) == one);
    CHECK(hash_of(-1) == hash_of("\xff\xff\xff\xff\xff\xff\xff\xff"sv));
    CHECK(hash_of(0x0102) == hash_of("\x02\x01\0\0\0\0\0\0"sv));
}

TEST_CASE("a float is hashed by its bits: zero and minus zero differ") {
    CHECK(hash_of(1.0F) == hash_of(0x3f800000));
    CHECK(hash_of(0.0F) != hash_of(-0.0F));
}

TEST_CASE("the hash depends on the order of its input") {
    CHECK(Hasher().add(1).add(2).value() != Hasher().add(2).add(1).value());
}
