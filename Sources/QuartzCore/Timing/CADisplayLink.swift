import CoreGraphics
import Foundation
import ObjectiveC

/// Calls its target once in each frame, in step with the refreshes of the screen.
///
/// ```swift
/// let link = CADisplayLink(target: self, selector: #selector(tick))
/// link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)
/// link.add(to: .main, forMode: .common)
/// ```
///
/// The link retains its target until it is invalidated. Its first call comes at the next refresh after it was added
/// to a run loop. The screen refreshes 60 times a second of `CACurrentMediaTime()`; a slower rate is rounded to a
/// whole number of refreshes. While a link runs, the application is not idle.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cadisplaylink>
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private var modes: Set<RunLoop.Mode> = []
  private var lastTime: CFTimeInterval = 0
  private var nextTick: Int?

  /// Creates a link without a target.
  public override init() { selector = Selector("") }

  /// The method may take the link as its argument.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// Begins to call with the next refresh. All run loops are the application's, and its frames the only ones.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    modes.insert(mode)
    DisplayLinks.add(self)
    schedule()
  }

  /// Removes the link from a mode of a run loop; it stops when that was the last.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { stop() }
  }

  /// Takes the link out of all modes and releases the target.
  open func invalidate() {
    modes = []
    stop()
    target = nil
  }

  /// The time at which the last frame was shown; 0 before the first call.
  open var timestamp: CFTimeInterval { lastTime }

  /// The seconds between two refreshes of the screen; 0 before the first call.
  open private(set) var duration: CFTimeInterval = 0

  /// The time at which the frame that is being made will be shown.
  open var targetTimestamp: CFTimeInterval { lastTime + duration * Double(refreshesPerCall) }

  /// A paused link does not call, and does not keep the application awake.
  open var isPaused = false {
    didSet { if isPaused != oldValue { isPaused ? (nextTick = nil) : schedule() } }
  }

  /// The number of refreshes for each call; `preferredFrameRateRange` replaces it since iOS 10.
  open var frameInterval = 1 {
    didSet { frameInterval = min(max(1, frameInterval), 3600) }
  }

  /// The number of calls per second; 0, the default, is the screen's own rate.
  open var preferredFramesPerSecond: Int {
    get {
      let rate = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
      return rate > 0 ? Int(min(rate, 1e6)) : 0
    }
    set {
      let rate = Float(max(0, newValue))
      preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate == 0 ? nil : rate)
    }
  }

  /// The screen's own rate by default. A change holds from the call after the next one.
  open var preferredFrameRateRange = CAFrameRateRange.default

  // MARK: For the frame step

  private var refreshesPerCall: Int { max(frameInterval, preferredFrameRateRange.refreshesPerFrame) }

  private func schedule() {
    guard !isPaused, !modes.isEmpty, nextTick == nil else { return }
    nextTick = DisplayLinks.tick(after: CACurrentMediaTime())
  }

  private func stop() {
    nextTick = nil
    DisplayLinks.remove(self)
  }

  var nextTime: CFTimeInterval? { nextTick.map(DisplayLinks.time(ofTick:)) }

  /// Calls the target when its time has come. Refreshes that were missed are not made up for.
  func fire(at tick: Int) {
    guard let due = nextTick, due <= tick, let target else { return }
    guard modes.contains(.common) || modes.contains(DisplayLinks.mode) else {
      nextTick = tick + refreshesPerCall
      return
    }
    lastTime = DisplayLinks.time(ofTick: tick)
    duration = 1 / DisplayLinks.refreshRate
    nextTick = tick + refreshesPerCall
    MessageDispatch.send(selector, to: target, [self])
  }
}
