import UIKit

/// A point of the screen relative to an element. It is resolved when the point is used.
///
/// ```swift
/// let corner = app.coordinate(withNormalizedOffset: CGVector(dx: 1, dy: 0))
/// corner.withOffset(CGVector(dx: -20, dy: 60)).tap()
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xcuicoordinate>
@preconcurrency @MainActor open class XCUICoordinate: NSObject {
  public let referencedElement: XCUIElement
  private let normalized: CGVector
  private let offset: CGVector

  init(referencedElement: XCUIElement, normalized: CGVector, offset: CGVector) {
    self.referencedElement = referencedElement
    self.normalized = normalized
    self.offset = offset
    super.init()
  }

  /// Returns a point at an offset in points from this one.
  open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      referencedElement: referencedElement, normalized: normalized,
      offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
  }

  /// The point in screen coordinates.
  open var screenPoint: CGPoint { point(in: referencedElement.frame) }

  private func point(in frame: CGRect) -> CGPoint {
    CGPoint(
      x: frame.minX + normalized.dx * frame.width + offset.dx,
      y: frame.minY + normalized.dy * frame.height + offset.dy)
  }

  var subject: String {
    func text(_ value: CGFloat) -> String { String(format: "%.2f", Double(value)) }
    return "\(referencedElement.subject)[\(text(normalized.dx)), \(text(normalized.dy))]"
      + (offset == .zero
        ? "" : " -> (\(UITestText.number(Double(offset.dx))), \(UITestText.number(Double(offset.dy))))")
  }

  open override nonisolated var description: String { MainActor.assumeIsolated { subject } }

  // MARK: Gestures

  func interact(_ verb: String, _ title: String, _ commands: (CGPoint, CGRect) throws -> [String]) {
    UITestLog.activity(title) {
      do {
        let node = try referencedElement.findPatiently()
        if UITestSession.shared.interruptions.handle(before: referencedElement, node) {
          _ = try referencedElement.findPatiently()
        }
        let frame = try referencedElement.find().frame
        try referencedElement.perform(try commands(point(in: frame), frame))
      } catch {
        UITestSession.shared.report("Failed to \(verb) \(subject): \(error.localizedDescription)")
      }
    }
  }

  open func tap() { interact("tap", "Tap \(subject)") { point, _ in FingerPlan.taps(point).map(\.command) } }

  open func doubleTap() {
    interact("double tap", "Double tap \(subject)") { point, _ in FingerPlan.taps(point, count: 2).map(\.command) }
  }

  open func press(forDuration duration: TimeInterval) {
    interact("press", "Press \(subject) for \(UITestLog.seconds(duration))") { point, _ in
      FingerPlan.taps(point, seconds: max(0, duration)).map(\.command)
    }
  }

  open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {
    press(forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default, thenHoldForDuration: 0)
  }

  open func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    let title = "Press \(subject) for \(UITestLog.seconds(duration)) and drag to \(otherCoordinate.subject)"
    interact("press and drag", title) { point, _ in
      let end = otherCoordinate.point(in: try otherCoordinate.referencedElement.find().frame)
      return [
        FingerPlan.drag(from: point, to: end, press: duration, velocity: velocity, hold: holdDuration).command
      ]
    }
  }

  open func swipeUp() { swipeUp(velocity: .default) }
  open func swipeDown() { swipeDown(velocity: .default) }
  open func swipeLeft() { swipeLeft(velocity: .default) }
  open func swipeRight() { swipeRight(velocity: .default) }
  open func swipeUp(velocity: XCUIGestureVelocity) { swipe("up", CGVector(dx: 0, dy: -1), velocity) }
  open func swipeDown(velocity: XCUIGestureVelocity) { swipe("down", CGVector(dx: 0, dy: 1), velocity) }
  open func swipeLeft(velocity: XCUIGestureVelocity) { swipe("left", CGVector(dx: -1, dy: 0), velocity) }
  open func swipeRight(velocity: XCUIGestureVelocity) { swipe("right", CGVector(dx: 1, dy: 0), velocity) }

  private func swipe(_ name: String, _ direction: CGVector, _ velocity: XCUIGestureVelocity) {
    interact("swipe \(name)", "Swipe \(name) \(subject)") { point, _ in
      let around = CGRect(x: point.x, y: point.y, width: 0, height: 0)
      return [
        Swipe.plan(
          at: point, within: around, screen: referencedElement.application.screenBounds, direction, velocity
        ).command
      ]
    }
  }
}
