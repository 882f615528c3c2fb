internal import CVirtualHost
import Foundation
import Synchronization

/// A pool of threads that execute numbered work items, and sleep between frames.
///
/// The calling thread participates. Work items are taken from an atomic counter, so their assignment to threads is
/// not deterministic and must not affect the result.
package final class WorkerPool: @unchecked Sendable {
  static let shared = WorkerPool(threads: max(1, ProcessInfo.processInfo.activeProcessorCount - 1))

  /// A mutex of the C library, because threads wait for condition variables with it.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let wake = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let done = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let next = Atomic<Int>(0)
  private let threads: Int
  private var started = 0
  private var generation = 0
  private var busy = 0
  private var wanted = 0
  private var count = 0
  private var body: ((_ piece: Int, _ worker: Int) -> Void)?

  package init(threads: Int) {
    self.threads = threads
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(wake, nil)
    pthread_cond_init(done, nil)
  }

  /// The maximum number of workers that run at once, including the caller; the argument `worker` is less than it.
  package var width: Int { threads + 1 }

  /// Executes `body` for each index below `count`, on this thread and up to `helpers` others; returns when all are
  /// finished.
  package func run(count: Int, helpers: Int, body: @escaping (_ piece: Int, _ worker: Int) -> Void) {
    let helpers = min(helpers, threads, count - 1)
    guard helpers > 0 else {
      for i in 0..<max(0, count) { body(i, 0) }
      return
    }
    virtual_host_begin_own_work()
    defer { virtual_host_end_own_work() }
    startThreads()
    pthread_mutex_lock(mutex)
    self.body = body
    self.count = count
    next.store(0, ordering: .relaxed)
    generation += 1
    wanted = helpers
    busy = helpers
    if helpers == threads {
      pthread_cond_broadcast(wake)
    } else {
      for _ in 0..<helpers { pthread_cond_signal(wake) }
    }
    pthread_mutex_unlock(mutex)
    pull(count, 0, body)
    pthread_mutex_lock(mutex)
    // Helpers that have not started yet are not waited for.
    busy -= wanted
    wanted = 0
    while busy > 0 { pthread_cond_wait(done, mutex) }
    self.body = nil
    pthread_mutex_unlock(mutex)
  }

  private func pull(_ count: Int, _ worker: Int, _ body: (Int, Int) -> Void) {
    while true {
      let piece = next.wrappingAdd(1, ordering: .relaxed).oldValue
      if piece >= count { return }
      body(piece, worker)
    }
  }

  private func startThreads() {
    while started < threads {
      started += 1
      let index = started
      let thread = Thread { [self] in work(index) }
      thread.name = "compositor"
      thread.stackSize = 512 * 1024
      thread.start()
    }
  }

  private func work(_ index: Int) {
    pthread_mutex_lock(mutex)
    while true {
      while wanted == 0 { pthread_cond_wait(wake, mutex) }
      wanted -= 1
      guard let body else { continue }
      let count = count
      pthread_mutex_unlock(mutex)
      pull(count, index, body)
      pthread_mutex_lock(mutex)
      busy -= 1
      if busy == 0 { pthread_cond_signal(done) }
    }
  }
}
