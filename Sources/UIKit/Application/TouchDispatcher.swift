import QuartzCore

/// Turns the host's fingers into touches: finds their windows and views, counts taps, and keeps the rules of exclusive
/// and single touch.
@MainActor final class TouchDispatcher {
  /// Between two taps that count as one after the other (`facts/events.md#touches/multi-tap-interval`).
  static let tapInterval: TimeInterval = 0.35
  static let tapDistance: CGFloat = 30

  private struct LastTap {
    var time: TimeInterval
    var location: CGPoint
    var count: Int
    weak var window: UIWindow?
  }

  private let event = UIEvent(type: .touches)
  private var active: [(id: Int, touch: UITouch, began: TimeInterval)] = []
  private var lastTap: LastTap?

  init() {}

  func handle(id: Int, phase: InputEvent.TouchPhase, location: CGPoint, in application: UIApplication) {
    guard location.x.isFinite, location.y.isFinite else { return }
    let now = CACurrentMediaTime()
    switch phase {
    case .began: begin(id, at: location, now, in: application)
    case .moved: change(id, to: .moved, at: location, now, in: application)
    case .ended: change(id, to: .ended, at: location, now, in: application)
    case .cancelled: change(id, to: .cancelled, at: location, now, in: application)
    }
  }

  private func begin(_ id: Int, at location: CGPoint, _ now: TimeInterval, in application: UIApplication) {
    // A finger that is down already: the host lost its end.
    if active.contains(where: { $0.id == id }) { change(id, to: .cancelled, at: location, now, in: application) }
    guard !application.isIgnoringInteractionEvents, application.state == .active else { return }
    event.timestamp = now
    guard let (window, view) = WindowList.hitTest(location, with: event) else {
      return Trace.log(.touch, "finger \(id) began at \(Trace.point(location)): no window takes it")
    }
    Trace.log(
      .touch, "finger \(id) began at \(Trace.point(location)): \(Trace.name(view)) in \(Trace.name(window))")
    let touch = UITouch()
    touch.timestamp = now
    touch.window = window
    touch.view = view
    touch.startLocation = location
    touch.windowLocation = window.convert(location, from: nil as UIWindow?)
    touch.previousWindowLocation = touch.windowLocation
    touch.tapCount = tapCount(at: location, now, in: window)
    touch.isSentToView = mayTouch(view, in: window)
    if window.canBecomeKey, !window.isKeyWindow, window.windowLevel == .normal { window.makeKey() }
    active.append((id, touch, now))
    send(changing: touch, to: .began, in: application)
  }

  private func change(
    _ id: Int, to phase: UITouch.Phase, at location: CGPoint, _ now: TimeInterval, in application: UIApplication
  ) {
    guard let (_, touch, began) = active.first(where: { $0.id == id }) else { return }
    touch.previousWindowLocation = touch.windowLocation
    if let window = touch.window { touch.windowLocation = window.convert(location, from: nil as UIWindow?) }
    // No event for a finger that did not move.
    if phase == .moved, touch.windowLocation == touch.previousWindowLocation { return }
    Trace.log(.touch, "finger \(id) \(phase) at \(Trace.point(location))")
    touch.timestamp = now
    event.timestamp = now
    if hypot(location.x - touch.startLocation.x, location.y - touch.startLocation.y) > TouchDispatcher.tapDistance {
      touch.tapCount = 0
    }
    send(changing: touch, to: phase, in: application)
    guard phase == .ended || phase == .cancelled else { return }
    active.removeAll { $0.touch === touch }
    event.touchList = active.map(\.touch)
    // Recognizers may still hold the end back: the view lives on until the frame is over.
    MainTurn.afterLayout { touch.releaseView() }
    if phase == .ended, touch.tapCount == 1, now - began < StatusBarTap.longest {
      StatusBarTap.ended(touch, at: location, in: application)
    }
    if phase == .ended, touch.tapCount > 0 {
      lastTap = LastTap(time: now, location: location, count: touch.tapCount, window: touch.window)
    } else {
      lastTap = nil
    }
  }

  private func send(changing touch: UITouch, to phase: UITouch.Phase, in application: UIApplication) {
    for other in active where other.touch !== touch { other.touch.phase = .stationary }
    touch.phase = phase
    event.touchList = active.map(\.touch)
    application.sendEvent(event)
  }

  private func tapCount(at location: CGPoint, _ now: TimeInterval, in window: UIWindow) -> Int {
    guard let lastTap, lastTap.window === window, now - lastTap.time <= TouchDispatcher.tapInterval,
      hypot(location.x - lastTap.location.x, location.y - lastTap.location.y) <= TouchDispatcher.tapDistance
    else { return 1 }
    return lastTap.count + 1
  }

  /// A view takes one touch unless it takes several; while one is in an exclusive view, other views get none, and an
  /// exclusive view gets none while another view has one.
  private func mayTouch(_ view: UIView, in window: UIWindow) -> Bool {
    for (_, other, _) in active where other.window === window && other.isSentToView {
      guard let otherView = other.view else { continue }
      if otherView === view {
        if !view.isMultipleTouchEnabled { return false }
      } else if otherView.isExclusiveTouch || view.isExclusiveTouch {
        return false
      }
    }
    return true
  }

  /// Ends all touches: the app goes behind, or the screen turns.
  func cancelAll(in application: UIApplication) {
    for (id, touch, _) in active {
      change(id, to: .cancelled, at: touch.startLocation, CACurrentMediaTime(), in: application)
    }
  }
}
