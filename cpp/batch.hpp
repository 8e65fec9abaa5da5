// Many positions at once, on several threads: each takes the next few positions when it is done
// with its last ones, since a hard deal takes a hundred times as long as an easy one.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace trimoon {

class Batch {
  public:
    // `work(thread, i)` is called once for each i below `size`; `threads` of them at a time.
    // `attend(done)` is called now and then by the caller's thread; false ends the batch early.
    template <class Work, class Attend>
    static bool run(std::size_t size, int threads, Work work, Attend attend) {
        Batch batch(size, threads);
        std::vector<std::thread> crew;
        for (int thread = 0; thread < threads; ++thread)
            crew.emplace_back([&batch, &work, thread] { batch.serve(thread, work); });
        const bool completed = batch.wait(attend);
        for (std::thread& each : crew) each.join();
        return completed;
    }

  private:
    static constexpr std::size_t AT_ONCE = 8;  // few, so that no thread ends long after the others
    static constexpr auto PAUSE = std::chrono::milliseconds(50);

    Batch(std::size_t size, int threads) : size_(size), busy_(threads) {}

    template <class Work>
    void serve(int thread, const Work& work) {
        while (!stopped_) {
            const std::size_t begin = next_.fetch_add(AT_ONCE);
            if (begin >= size_) break;
            const std::size_t end = std::min(begin + AT_ONCE, size_);
            for (std::size_t i = begin; i < end; ++i) work(thread, i);
            done_ += end - begin;
        }
        const std::lock_guard<std::mutex> lock(mutex_);
        --busy_;
        idle_.notify_one();
    }

    template <class Attend>
    bool wait(const Attend& attend) {
        std::unique_lock<std::mutex> lock(mutex_);
        bool goes_on = true;
        while (!idle_.wait_for(lock, PAUSE, [this] { return busy_ == 0; }))
            if (goes_on && !attend(done_.load())) {
                stopped_ = true;
                goes_on = false;
            }
        return goes_on && attend(done_.load());
    }

    const std::size_t size_;
    int busy_;
    std::atomic<std::size_t> next_{0}, done_{0};
    std::atomic<bool> stopped_{false};
    std::mutex mutex_;
    std::condition_variable idle_;
};

}  // namespace trimoon
