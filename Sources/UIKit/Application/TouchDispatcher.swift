import QuartzCore

/// Converts the host's fingers to touches: finds their windows and views, counts taps, and enforces exclusive and
/// single touch.
@MainActor final class TouchDispatcher {
  /// The longest time between two taps of one sequence, in seconds (`facts/events.md#touches/multi-tap-interval`).
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

  /// The change of one finger in an event.
  private struct Change {
    let id: Int
    let touch: UITouch
    let phase: UITouch.Phase
    let location: CGPoint
    let began: TimeInterval
  }

  /// Sends one event with the changes of all fingers in this frame.
  func handle(_ fingers: [InputEvent.Finger], in application: UIApplication) {
    let now = CACurrentMediaTime()
    var changes: [Change] = []
    for finger in fingers where finger.location.x.isFinite && finger.location.y.isFinite {
      let change: Change? =
        switch finger.phase {
        case .began: begin(finger.id, at: finger.location, now, in: application)
        case .moved: change(finger.id, to: .moved, at: finger.location, now)
        case .ended: change(finger.id, to: .ended, at: finger.location, now)
        case .cancelled: change(finger.id, to: .cancelled, at: finger.location, now)
        }
      // A finger changes once in an event; its further changes are deferred to the next event.
      if let change, changes.contains(where: { $0.id == change.id }) {
        send(changes, now, in: application)
        changes = []
      }
      if let change { changes.append(change) }
    }
    send(changes, now, in: application)
  }

  /// Sets the modifier keys of further touches.
  func hold(_ modifiers: UIKeyModifierFlags) { event.modifierFlags = modifiers }

  /// Handles a click with the secondary button of a pointer. Only tap recognizers that require that button receive
  /// it.
  func clickSecondary(at location: CGPoint, in application: UIApplication) {
    let id = Int.min
    event.buttonMask = .secondary
    for phase in [InputEvent.TouchPhase.began, .ended] {
      handle([InputEvent.Finger(id: id, phase: phase, location: location)], in: application)
    }
    event.buttonMask = []
  }

  private func begin(
    _ id: Int, at location: CGPoint, _ now: TimeInterval, in application: UIApplication
  ) -> Change? {
    // A finger with this number is down already: the host missed its end.
    if let lost = change(id, to: .cancelled, at: location, now) { send([lost], now, in: application) }
    event.timestamp = now
    guard let (window, view) = WindowList.hitTest(location, with: event) else {
      Trace.log(.touch, "finger \(id) began at \(Trace.point(location)): no window receives it")
      return nil
    }
    // The system's alerts and banners receive touches while the app does not.
    guard window is SystemWindow || !application.isIgnoringInteractionEvents && application.state == .active else {
      return nil
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
    touch.isSentToView =
      !event.isSecondaryClick && mayTouch(view, in: window) && !StatusBarTap.keeps(touch, in: application)
    if window.canBecomeKey, !window.isKeyWindow, window.windowLevel == .normal { window.makeKey() }
    active.append((id, touch, now))
    return Change(id: id, touch: touch, phase: .began, location: location, began: now)
  }

  private func change(
    _ id: Int, to phase: UITouch.Phase, at location: CGPoint, _ now: TimeInterval
  ) -> Change? {
    guard let (_, touch, began) = active.first(where: { $0.id == id }) else { return nil }
    touch.previousWindowLocation = touch.windowLocation
    if let window = touch.window { touch.windowLocation = window.convert(location, from: nil as UIWindow?) }
    // No event is sent for a finger that did not move.
    if phase == .moved, touch.windowLocation == touch.previousWindowLocation { return nil }
    Trace.log(.touch, "finger \(id) \(phase) at \(Trace.point(location))")
    touch.timestamp = now
    if hypot(location.x - touch.startLocation.x, location.y - touch.startLocation.y) > TouchDispatcher.tapDistance {
      touch.tapCount = 0
    }
    return Change(id: id, touch: touch, phase: phase, location: location, began: began)
  }

  private func send(_ changes: [Change], _ now: TimeInterval, in application: UIApplication) {
    guard !changes.isEmpty else { return }
    for other in active { other.touch.phase = .stationary }
    for change in changes { change.touch.phase = change.phase }
    event.timestamp = now
    event.touchList = active.map(\.touch)
    application.sendEvent(event)
    for change in changes where change.phase == .ended || change.phase == .cancelled {
      end(change, now, in: application)
    }
  }

  private func end(_ change: Change, _ now: TimeInterval, in application: UIApplication) {
    let touch = change.touch
    active.removeAll { $0.touch === touch }
    event.touchList = active.map(\.touch)
    // Recognizers may still delay the end: the view is retained until the frame has ended.
    MainTurn.afterLayout { touch.releaseView() }
    if change.phase == .ended, touch.tapCount == 1, now - change.began < StatusBarTap.longest {
      StatusBarTap.ended(touch, at: change.location, in: application)
    }
    if change.phase == .ended, touch.tapCount > 0 {
      lastTap = LastTap(time: now, location: change.location, count: touch.tapCount, window: touch.window)
    } else {
      lastTap = nil
    }
  }

  private func tapCount(at location: CGPoint, _ now: TimeInterval, in window: UIWindow) -> Int {
    guard let lastTap, lastTap.window === window, now - lastTap.time <= TouchDispatcher.tapInterval,
      hypot(location.x - lastTap.location.x, location.y - lastTap.location.y) <= TouchDispatcher.tapDistance
    else { return 1 }
    return lastTap.count + 1
  }

  /// Returns whether a touch may begin in a view. A view takes one touch unless it takes several; while a touch is
  /// in an exclusive view, other views get none, and an exclusive view gets none while another view has one.
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

  /// Cancels all touches, because the app leaves the foreground or the screen rotates.
  func cancelAll(in application: UIApplication) {
    let now = CACurrentMediaTime()
    send(active.compactMap { change($0.id, to: .cancelled, at: $0.touch.startLocation, now) }, now, in: application)
  }
}
