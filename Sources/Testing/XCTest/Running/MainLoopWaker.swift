import Foundation

/// Wakes the main run loop from any thread, because an event that a test waits for may occur on another thread.
final class MainLoopWaker: RunLoop._Source {
  // Only `signal()`, which is thread-safe, is called on other threads.
  nonisolated(unsafe) static let shared: MainLoopWaker = {
    let waker = MainLoopWaker()
    RunLoop.main._add(waker, forMode: .common)
    return waker
  }()

  override func perform() {}

  static func wake() {
    shared.signal()
    wakeLoop()
  }

  /// Wakes the main run loop with functions of CoreFoundation, because Foundation has none on Linux.
  private static let wakeLoop: () -> Void = {
    typealias Get = @convention(c) () -> UnsafeRawPointer
    typealias Wake = @convention(c) (UnsafeRawPointer) -> Void
    guard let get = dlsym(nil, "CFRunLoopGetMain"), let wake = dlsym(nil, "CFRunLoopWakeUp") else { return {} }
    // The symbols are C functions of these types.
    let loop = unsafeBitCast(get, to: Get.self)()
    return { unsafeBitCast(wake, to: Wake.self)(loop) }
  }()
}

/// Waits in the run loop for a condition, with the app's clock.
enum TestClock {
  /// Advances the app's clock until the condition is true or the deadline is reached.
  ///
  /// - Parameters:
  ///   - deadline: the deadline in seconds of `RealClock.appClock`.
  ///   - interval: the maximum interval between checks of the condition, in seconds; infinite if a change of the
  ///     condition wakes the run loop.
  ///   - condition: the condition.
  /// - Returns: whether the condition is true.
  static func wait(
    until deadline: Double, polling interval: Double = .infinity, for condition: () -> Bool
  ) -> Bool {
    defer { Stoppable.stopIfWanted() }
    return waitWithoutStopping(until: deadline, polling: { interval }, for: condition)
  }

  /// Waits like `wait`, but does not stop the test, because the caller must restore state first.
  static func waitWithoutStopping(
    until deadline: Double, polling interval: () -> Double, for condition: () -> Bool
  ) -> Bool {
    _ = MainLoopWaker.shared
    while true {
      if condition() { return true }
      let now = RealClock.appClock
      if now >= deadline { return false }
      pass(min(interval(), deadline - now))
    }
  }

  /// Advances the app's clock by at most a number of seconds. UI tests replace the closure by one that also
  /// advances the clock of the app in the other process.
  /// Set once, before the first test.
  nonisolated(unsafe) static var pass: (_ seconds: Double) -> Void = { seconds in
    RealClock.beat()
    let limit = seconds < 1e9 ? Date(timeIntervalSinceNow: seconds) : Date.distantFuture
    if RunLoop.current.run(mode: .default, before: limit) { return }
    // The run loop of another thread may have no sources and return at once.
    if !Thread.isMainThread { Thread.sleep(until: min(limit, Date(timeIntervalSinceNow: 0.01))) }
  }
}
