import Foundation

/// Wakes the main run loop from any thread: what a test waits for there may happen elsewhere.
final class MainLoopWaker: RunLoop._Source {
  // `signal()` may be called on any thread; nothing else is.
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

  /// Foundation has no function of its own for that; these are CoreFoundation's, of its library.
  private static let wakeLoop: () -> Void = {
    typealias Get = @convention(c) () -> UnsafeRawPointer
    typealias Wake = @convention(c) (UnsafeRawPointer) -> Void
    guard let get = dlsym(nil, "CFRunLoopGetMain"), let wake = dlsym(nil, "CFRunLoopWakeUp") else { return {} }
    // The symbols are those of C functions of these types.
    let loop = unsafeBitCast(get, to: Get.self)()
    return { unsafeBitCast(wake, to: Wake.self)(loop) }
  }()
}

/// Waits for something in turns of the run loop, whose time is the app's.
enum TestClock {
  /// Lets time pass until the condition holds or the app's clock reaches the deadline.
  ///
  /// - Parameters:
  ///   - deadline: in seconds of `RealClock.appClock`.
  ///   - interval: the maximum interval between checks of the condition, in seconds; infinite for one that wakes
  ///     the run loop.
  /// - Returns: whether it holds.
  static func wait(
    until deadline: Double, polling interval: Double = .infinity, for condition: () -> Bool
  ) -> Bool {
    defer { Stoppable.stopIfWanted() }
    return waitWithoutStopping(until: deadline, polling: { interval }, for: condition)
  }

  /// The same for a wait that has something to put back before the test may be left.
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

  /// Lets the app's time pass for no longer than so many seconds. Tests of interfaces let that of the app in the
  /// other process pass as well.
  // Set once, before the first test.
  nonisolated(unsafe) static var pass: (_ seconds: Double) -> Void = { seconds in
    RealClock.beat()
    let limit = seconds < 1e9 ? Date(timeIntervalSinceNow: seconds) : Date.distantFuture
    if RunLoop.current.run(mode: .default, before: limit) { return }
    // A loop of another thread may have no sources.
    if !Thread.isMainThread { Thread.sleep(until: min(limit, Date(timeIntervalSinceNow: 0.01))) }
  }
}
