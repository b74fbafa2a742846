// A ring buffer from one writing thread to one reading thread: no lock, no allocation, no waiting. push()
// fails if it is full.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <type_traits>

namespace trapbox {

template <class T, std::size_t Capacity>
class SoundQueue {
    static_assert(std::is_trivially_copyable_v<T>);
    static_assert((Capacity & (Capacity - 1)) == 0,
                  "Capacity must be a power of two, so that the counters may wrap");

  public:
    // The writing thread.
    bool push(const T& item) {
        const std::size_t end = m_end.load(std::memory_order_relaxed);
        if (end - m_begin.load(std::memory_order_acquire) == Capacity) return false;
        m_items[end % Capacity] = item;
        m_end.store(end + 1); // sequentially consistent: see AudioOutput::send
        return true;
    }

    // The reading thread.
    bool pop(T& item) {
        const std::size_t begin = m_begin.load(std::memory_order_relaxed);
        if (begin == m_end.load(std::memory_order_acquire)) return false;
        item = m_items[begin % Capacity];
        m_begin.store(begin + 1, std::memory_order_release);
        return true;
    }

    // Any thread; exact only on the reading one.
    bool empty() const { return m_begin.load() == m_end.load(); }

  private:
    std::array<T, Capacity> m_items{};
    // Aligned, so that the two threads do not contend for one cache line.
    alignas(64) std::atomic<std::size_t> m_begin{0};
    alignas(64) std::atomic<std::size_t> m_end{0};
};

}
