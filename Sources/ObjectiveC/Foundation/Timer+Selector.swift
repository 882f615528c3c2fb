import Foundation

/// A timer with arguments, which Foundation's class on Linux does not support.
private final class SelectorTimer: Timer {
  private var information: Any?
  private var target: AnyObject?

  override var userInfo: Any? { information }

  /// Invalidates the timer, and releases its target immediately instead of with the timer.
  override func invalidate() {
    super.invalidate()
    target = nil
    information = nil
  }

  static func make(
    fire date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> SelectorTimer {
    let timer = SelectorTimer(fire: date, interval: interval, repeats: repeats) { timer in
      guard let timer = timer as? SelectorTimer, let target = timer.target else { return }
      MessageDispatch.send(selector, to: target, [timer])
      if !repeats { timer.target = nil }
    }
    timer.information = userInfo
    timer.target = target as AnyObject
    return timer
  }
}

/// A protocol that allows initializers of `Timer` to return a subclass, as Apple's class cluster does.
public protocol SelectorTimerMaking {}

extension Timer: SelectorTimerMaking {}

/// Timers with target and selector. A timer retains its target until it is invalidated or, if it does not repeat,
/// has fired.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/timer>
extension SelectorTimerMaking where Self: Timer {
  /// Creates a timer without scheduling it. The interval is in seconds.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo,
      repeats: yesOrNo)
  }

  /// Creates a timer that first fires at a date, without scheduling it.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let timer = SelectorTimer.make(fire: date, interval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
    self = unsafeDowncast(timer, to: Self.self)
  }
}

extension SelectorTimerMaking where Self: Timer {
  /// Creates a timer without a task. As on iOS, it is not valid.
  public init() {
    let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    timer.invalidate()
    self = unsafeDowncast(timer, to: Self.self)
  }

  /// Creates a timer that first fires after the interval in seconds, as `Timer(timeInterval:repeats:block:)` does
  /// on iOS. With an infinite interval it never fires.
  public init(afterInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
    let date = interval.isFinite ? Date(timeIntervalSinceNow: interval) : .distantFuture
    let timer = Timer(fire: date, interval: interval.isFinite ? interval : 0, repeats: repeats, block: block)
    self = unsafeDowncast(timer, to: Self.self)
  }
}

extension Timer {
  /// Schedules a timer on the current thread's run loop in its default mode.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}
