import CoreGraphics
import Foundation
import ObjectiveC

/// A timer that calls its target once per frame, synchronized with the refreshes of the screen.
///
/// ```swift
/// let link = CADisplayLink(target: self, selector: #selector(tick))
/// link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)
/// link.add(to: .main, forMode: .common)
/// ```
///
/// The link retains its target until it is invalidated. The first call is made at the next refresh after the link
/// was added to a run loop. The screen refreshes 60 times per second of `CACurrentMediaTime()`; a lower rate is
/// rounded to a whole number of refreshes. While a link is running, the application is not idle.
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

  /// Creates a link. The method can have a parameter for the link.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// Adds the link to a mode of a run loop. All links are called in the application's frames, whatever the run
  /// loop.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    modes.insert(mode)
    DisplayLinks.add(self)
    schedule()
  }

  /// Removes the link from a mode of a run loop. It stops after the last mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { stop() }
  }

  /// Removes the link from all modes and releases the target.
  open func invalidate() {
    modes = []
    stop()
    target = nil
  }

  /// The time at which the last frame was displayed; 0 before the first call.
  open var timestamp: CFTimeInterval { lastTime }

  /// The seconds between two refreshes of the screen; 0 before the first call.
  open private(set) var duration: CFTimeInterval = 0

  /// The time at which the frame in preparation will be displayed.
  open var targetTimestamp: CFTimeInterval { lastTime + duration * Double(refreshesPerCall) }

  /// Whether the link is paused. A paused link makes no calls and does not prevent the application from being idle.
  open var isPaused = false {
    didSet { if isPaused != oldValue { isPaused ? (nextTick = nil) : schedule() } }
  }

  /// The number of refreshes per call. Since iOS 10 it is replaced by `preferredFrameRateRange`.
  open var frameInterval = 1 {
    didSet { frameInterval = min(max(1, frameInterval), 3600) }
  }

  /// The number of calls per second; 0, the default, stands for the screen's refresh rate.
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

  /// The preferred range of frame rates, that of the screen by default. A change takes effect after the next call.
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

  /// Calls the target if a call is due. Missed refreshes are not made up for.
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
