import UIKit

// A mouse or trackpad that is connected to an iPad. What it clicks gets a finger's touch.

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

  /// Clicks with the secondary button, which opens context menus. Here a long press does.
  public func rightClick() {
    interact("right click", "Right click \(subject)") { _, point in
      FingerPlan.taps(point, seconds: 0.8).map(\.command)
    }
  }

  /// Holds the button on the element for so many seconds, and drags from it to the other one.
  public func click(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    press(forDuration: duration, thenDragTo: otherElement)
  }

  /// Clicks with a velocity in points per second, and a rest at the end in seconds.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    press(
      forDuration: duration, thenDragTo: otherElement, withVelocity: velocity, thenHoldForDuration: holdDuration)
  }

  /// Moves the pointer over the element, where it stays. Only iPads have a pointer.
  public func hover() {
    interact("hover", "Hover over \(subject)") { _, point in [XCUICoordinate.hoverCommand(point)] }
  }

  /// Scrolls what is below the pointer, in points: its content moves to the right and down by positive numbers.
  public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {
    interact("scroll", "Scroll \(subject) by (\(deltaX), \(deltaY))") { _, point in
      let end = CGPoint(x: point.x + deltaX, y: point.y + deltaY)
      return [FingerPlan.drag(from: point, to: end, press: 0, velocity: .default, hold: 0.2).command]
    }
  }

  /// Runs the block while modifier keys are held: its taps, clicks, gestures and keys come with them.
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
  /// Clicks with the secondary button, which opens context menus. Here a long press does.
  public func rightClick() { press(forDuration: 0.8) }
  /// Moves the pointer to the point, where it stays. Only iPads have a pointer.
  public func hover() {
    interact("hover", "Hover over \(subject)") { point, _ in [Self.hoverCommand(point)] }
  }

  static func hoverCommand(_ point: CGPoint) -> String {
    "hover \(UITestText.number(point.x)) \(UITestText.number(point.y))"
  }
}

extension XCUIDevice {
  /// Whether a pointer can be used: on iPads.
  public var supportsPointerInteraction: Bool { UIDevice.current.userInterfaceIdiom == .pad }
}

extension XCTHitchMetric {
  /// Of one app; frames of none come late.
  @MainActor public convenience init(application: XCUIApplication) { self.init() }
}
