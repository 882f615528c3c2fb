import QuartzCore

/// Keeps frames running while the app runs the main run loop itself, within a turn of the host's:
/// `RunLoop.run(until:)`, `run(mode:before:)`, the `wait(for:)` of a test.
///
/// On iOS an observer of the run loop commits before the loop sleeps, and a source wakes it for each frame. In
/// Flipside, an observer runs the frame that is due, and a timer wakes the loop for the next one. Neither has an
/// effect in the host's own turns, which never sleep in the run loop.
@MainActor final class NestedRunLoops {
  static let shared = NestedRunLoops()

  /// Runs due work and returns when the next turn is due, in the base of `CACurrentMediaTime()`. A host with a
  /// screen also shows the frame and handles input.
  var turn: () -> CFTimeInterval? = NestedRunLoops.runFrames

  /// A source that keeps the run loop waiting, since a run loop without sources returns at once; on iOS the main
  /// one always has some.
  private let source = InputSource()
  /// One observer for each depth: the run loop does not call an observer again while it runs.
  private var observers: [RunLoop._Observer] = []
  private var depth = 0
  /// The number of times that the run loop was entered.
  private var entries = 0
  private var timer: Timer?
  /// Whether there was input or a frame in this turn.
  var hadInput = false

  func start() {
    guard observers.isEmpty else { return }
    MainRunLoopMode.makeTrackingCommon()
    RunLoop.main._add(source, forMode: .common)
    addObserver()
  }

  private func addObserver() {
    // Foundation's value for the entry activity differs from CoreFoundation's.
    let entry = RunLoop._Activities(rawValue: 1)
    observers.append(
      RunLoop.main._observe([entry, .beforeWaiting], in: .common) { activity in
        MainActor.assumeIsolated {
          let loops = NestedRunLoops.shared
          if activity == .beforeWaiting { loops.runTurn() } else { loops.entries += 1 }
        }
      })
  }

  private func runTurn() {
    depth += 1
    defer { depth -= 1 }
    if observers.count == depth { addObserver() }
    timer?.invalidate()
    timer = nil
    let entriesBefore = entries
    var next = turn()
    // A loop that ran within this turn has consumed the event that would have woken this loop, which is about to
    // sleep until its timeout.
    if entries != entriesBefore { next = CACurrentMediaTime() }
    if hadInput {
      hadInput = false
      // Ends `run(mode:before:)`, as a touch or a frame does on iOS.
      source.isSignalled = true
      source.signal()
    }
    // A signaled source wakes the loop, which then handles it.
    if source.isSignalled { next = CACurrentMediaTime() }
    guard let next else { return }
    // Dates are exact only to a tenth of a microsecond: a timer that fires early would find nothing to do.
    let delay = max(0, next - CACurrentMediaTime()) + 2e-7
    let timer = Timer(fire: Date(timeIntervalSinceNow: delay), interval: 0, repeats: false) { _ in }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  /// The number of frames at one instant above which the application is assumed not to come to rest by itself.
  private static let mostFramesAtOnce = 100

  static func runFrames() -> CFTimeInterval? {
    guard let application = UIApplication.instance else { return nil }
    for _ in 0..<mostFramesAtOnce {
      guard let next = application.nextDeadline else { return nil }
      if next > CACurrentMediaTime() { return next }
      application.step()
      // On iOS the display is also a source of the run loop.
      shared.hadInput = true
    }
    return CACurrentMediaTime() + 1 / DisplayLinks.refreshRate
  }
}

/// The source that makes a run loop of the app return after input.
private final class InputSource: RunLoop._Source {
  var isSignalled = false

  override func perform() { isSignalled = false }
}

extension UIApplication {
  /// The work of a host in each turn of a run loop that the app runs itself. It returns when the next turn is due,
  /// in the base of `CACurrentMediaTime()`. By default due frames run.
  package var nestedTurn: () -> CFTimeInterval? {
    get { NestedRunLoops.shared.turn }
    set { NestedRunLoops.shared.turn = newValue }
  }

  /// Runs due frames and returns when the next one is due, in the base of `CACurrentMediaTime()`.
  package func runFramesOfNestedLoop() -> CFTimeInterval? { NestedRunLoops.runFrames() }

  /// Notifies the app's run loop that the host's turn brought input, as a touch does.
  package func nestedLoopGotInput() { NestedRunLoops.shared.hadInput = true }
}
