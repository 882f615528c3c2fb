import UIKit

// The interactions of a mouse or trackpad with an iPad. Clicks are sent as touches.

extension XCUIElement {
  /// Clicks the element with the pointer.
  public func click() {
    interact("click", "Click \(subject)") { _, point in FingerPlan.taps(point).map(\.command) }
  }

  /// Clicks the element twice with the pointer.
  public func doubleClick() {
    interact("double click", "Double click \(subject)") { _, point in
      FingerPlan.taps(point, count: 2).map(\.command)
    }
  }

  /// Clicks the element with the secondary button, which opens context menus. It is sent as a long press.
  public func rightClick() {
    interact("right click", "Right click \(subject)") { _, point in
      FingerPlan.taps(point, seconds: 0.8).map(\.command)
    }
  }

  /// Holds the button on the element for a number of seconds and drags to the other element.
  public func click(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    press(forDuration: duration, thenDragTo: otherElement)
  }

  /// Holds the button on the element, drags to the other one with a velocity in points per second, and holds at the
  /// end for a number of seconds.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    press(
      forDuration: duration, thenDragTo: otherElement, withVelocity: velocity, thenHoldForDuration: holdDuration)
  }

  /// Moves the pointer over the element. Only iPads have a pointer.
  public func hover() {
    interact("hover", "Hover over \(subject)") { _, point in [XCUICoordinate.hoverCommand(point)] }
  }

  /// Scrolls the content at the element by an offset in points; positive values move the content to the right and
  /// down.
  public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {
    interact("scroll", "Scroll \(subject) by (\(deltaX), \(deltaY))") { _, point in
      let end = CGPoint(x: point.x + deltaX, y: point.y + deltaY)
      return [FingerPlan.drag(from: point, to: end, press: 0, velocity: .default, hold: 0.2).command]
    }
  }

  /// Runs the block while modifier keys are held. They apply to all taps, clicks, gestures and keys in the block.
  public class func perform(withKeyModifiers flags: KeyModifierFlags, block: () -> Void) {
    let outer = UITestSession.shared.heldModifiers
    UITestSession.shared.heldModifiers.formUnion(flags)
    defer { UITestSession.shared.heldModifiers = outer }
    block()
  }
}

extension XCUICoordinate {
  /// Clicks the point with the pointer.
  public func click() { tap() }
  /// Clicks the point twice with the pointer.
  public func doubleClick() { doubleTap() }
  /// Clicks the point with the secondary button, which opens context menus. It is sent as a long press.
  public func rightClick() { press(forDuration: 0.8) }
  /// Moves the pointer to the point. Only iPads have a pointer.
  public func hover() {
    interact("hover", "Hover over \(subject)") { point, _ in [Self.hoverCommand(point)] }
  }

  static func hoverCommand(_ point: CGPoint) -> String {
    "hover \(UITestText.number(point.x)) \(UITestText.number(point.y))"
  }
}

extension XCUIDevice {
  /// Whether the device supports a pointer, as iPads do.
  public var supportsPointerInteraction: Bool { UIDevice.current.userInterfaceIdiom == .pad }
}

extension XCTHitchMetric {
  /// Creates a metric for one app. No frames are late on the virtual clock.
  @MainActor public convenience init(application: XCUIApplication) { self.init() }
}
