import UIKit

extension XCUIElement {
  // MARK: Taps

  /// Taps the element.
  public func tap() {
    interact("tap", "Tap \(subject)") { _, point in FingerPlan.taps(point).map(\.command) }
  }

  public func doubleTap() {
    interact("double tap", "Double tap \(subject)") { _, point in FingerPlan.taps(point, count: 2).map(\.command) }
  }

  /// Taps the element with two fingers.
  public func twoFingerTap() {
    interact("two-finger tap", "Two-finger tap \(subject)") { _, point in
      FingerPlan.taps(point, fingers: 2).map(\.command)
    }
  }

  public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
    interact("tap", "Tap \(subject) \(numberOfTaps) times with \(numberOfTouches) fingers") { _, point in
      FingerPlan.taps(point, count: max(1, numberOfTaps), fingers: max(1, numberOfTouches)).map(\.command)
    }
  }

  /// Presses the element for a number of seconds.
  public func press(forDuration duration: TimeInterval) {
    interact("press", "Press \(subject) for \(UITestLog.seconds(duration))") { _, point in
      FingerPlan.taps(point, seconds: max(0, duration)).map(\.command)
    }
  }

  /// Presses the element for a number of seconds and drags to the other element.
  public func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    press(forDuration: duration, thenDragTo: otherElement, withVelocity: .default, thenHoldForDuration: 0)
  }

  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration holdDuration: TimeInterval
  ) {
    let title = "Press \(subject) for \(UITestLog.seconds(duration)) and drag to \(otherElement.subject)"
    interact("press and drag", title) { _, point in
      let other = try otherElement.findPatiently().frame
      let end = CGPoint(x: other.midX, y: other.midY)
      return [
        FingerPlan.drag(from: point, to: end, press: duration, velocity: velocity, hold: holdDuration).command
      ]
    }
  }

  // MARK: Swipes

  public func swipeUp() { swipeUp(velocity: .default) }
  public func swipeDown() { swipeDown(velocity: .default) }
  public func swipeLeft() { swipeLeft(velocity: .default) }
  public func swipeRight() { swipeRight(velocity: .default) }
  public func swipeUp(velocity: XCUIGestureVelocity) { swipe("up", CGVector(dx: 0, dy: -1), velocity) }
  public func swipeDown(velocity: XCUIGestureVelocity) { swipe("down", CGVector(dx: 0, dy: 1), velocity) }
  public func swipeLeft(velocity: XCUIGestureVelocity) { swipe("left", CGVector(dx: -1, dy: 0), velocity) }
  public func swipeRight(velocity: XCUIGestureVelocity) { swipe("right", CGVector(dx: 1, dy: 0), velocity) }

  private func swipe(_ name: String, _ direction: CGVector, _ velocity: XCUIGestureVelocity) {
    interact("swipe \(name)", "Swipe \(name) \(subject)") { node, point in
      [Swipe.plan(at: point, within: node.frame, screen: application.screenBounds, direction, velocity).command]
    }
  }

  // MARK: Two fingers

  /// Moves two fingers apart if the scale is greater than 1, and toward each other otherwise. As on Apple's
  /// systems, a scale less than 1 requires a negative velocity.
  ///
  /// - Parameters:
  ///   - scale: the final distance of the fingers as a multiple of the initial distance.
  ///   - velocity: the change of the scale per second.
  public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
    guard scale > 0, (scale < 1) == (velocity < 0) || scale == 1 else {
      return UITestSession.shared.report(
        "Failed to pinch \(subject): Invalid parameters: scale factors between 0 and 1 need a negative velocity, greater "
          + "ones a positive one")
    }
    interact("pinch", "Pinch \(subject)") { node, point in
      let room = max(20, Double(min(node.frame.width, node.frame.height)) * 0.4)
      let (start, end) = scale >= 1 ? (max(5, room / Double(scale)), room) : (room, max(5, room * Double(scale)))
      let seconds = max(0.1, min(5, abs(Double(scale) - 1) / max(0.01, abs(Double(velocity)))))
      return [FingerPlan.pair(around: point, from: (start, 0), to: (end, 0), seconds: seconds).command]
    }
  }

  /// Rotates two fingers around the element's center.
  ///
  /// - Parameters:
  ///   - rotation: the angle in radians; positive angles are clockwise.
  ///   - velocity: the velocity in radians per second, with the sign of the rotation.
  public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
    interact("rotate", "Rotate \(subject)") { node, point in
      let reach = max(20, Double(min(node.frame.width, node.frame.height)) * 0.4)
      let seconds = max(0.1, min(10, abs(Double(rotation)) / max(0.01, abs(Double(velocity)))))
      return [
        FingerPlan.pair(around: point, from: (reach, 0), to: (reach, Double(rotation)), seconds: seconds).command
      ]
    }
  }
}

/// The trajectory of a finger that swipes over an area.
enum Swipe {
  /// The minimum length in points. A swipe over a smaller element ends outside of it.
  private static let shortest: CGFloat = 120

  static func plan(
    at point: CGPoint, within frame: CGRect, screen: CGRect, _ direction: CGVector, _ velocity: XCUIGestureVelocity
  ) -> FingerPlan {
    let area = frame.intersection(screen)
    let extent = direction.dx != 0 ? area.width : area.height
    // The swipe is shorter than half a row, because a longer one would perform the row's first action, which a
    // test's swipe does not do on iOS.
    let reach = extent * 0.2
    let length = max(2 * reach, shortest)
    let start = CGPoint(x: point.x - direction.dx * reach, y: point.y - direction.dy * reach)
    // Touches at the edges of the screen belong to gestures of the system.
    let inner = screen.insetBy(dx: 2, dy: 2)
    let end = CGPoint(
      x: min(max(start.x + direction.dx * length, inner.minX), inner.maxX),
      y: min(max(start.y + direction.dy * length, inner.minY), inner.maxY))
    return .drag(from: start, to: end, press: 0, velocity: velocity, hold: 0)
  }
}
