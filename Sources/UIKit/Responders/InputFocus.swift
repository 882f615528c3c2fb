import QuartzCore

/// An observer that shows the means of input for the first responder: the keyboard.
///
/// It registers itself with `InputFocus`, to which responders, texts and scroll views report. They therefore do not
/// depend on the keyboard.
@MainActor protocol InputFocusObserver: AnyObject {
  /// Returns whether there is a keyboard, an input view or an accessory view on the screen while that is the first
  /// responder.
  func hasInput(for responder: UIResponder) -> Bool
  /// The layer of the input views, in front of all pages; nil if there are no input views.
  var layer: CALayer? { get }
  /// Called when the outermost change of the first responder has ended. The first responder can be the same as
  /// before.
  func firstResponderDidChange()
  /// Called when the first responder's input view, accessory view or traits changed.
  func inputViewsDidChange()
  /// Called when a trait of the first responder's text changed.
  func inputTraitsDidChange()
  /// Called when a message with a one-time code arrived.
  func receive(oneTimeCode code: String)
  /// Called when the text that is edited, or its selection, changed.
  func textDidChange()
  /// Called when the screen was rotated or changed its size.
  func screenDidChange()
  /// Called when a finger that scrolls, and may drag the keyboard, is at that y coordinate of the screen, in
  /// points.
  func scrollingFingerMoved(to y: CGFloat)
  /// Called when that finger lifted, with its vertical velocity in points a second.
  func scrollingFingerLifted(velocity: CGFloat)
}

/// The notification of the keyboard about changes of the first responder and of the required input.
@MainActor enum InputFocus {
  /// The keyboard, which exists as long as the application.
  static var observer: (any InputFocusObserver)?

  /// Called when the outermost change of the first responder has ended, for the views that show text selections.
  static var didChange: (() -> Void)?

  /// Whether first responders resign even if they refuse (`endEditing(true)`).
  private(set) static var isForced = false

  /// The horizontal movement of the page with which the first responder changes, and along with which the keyboard
  /// moves; nil if no page moves horizontally.
  static var slide: InputSlide?

  private static var depth = 0
  /// Whether the first responder is being changed.
  static var isChanging: Bool { depth > 0 }

  /// Runs code that changes the first responder. Changes nest, because one responder resigns while another becomes
  /// first responder; the observer is notified of the outermost end.
  static func change<Result>(_ body: () -> Result) -> Result {
    depth += 1
    defer {
      depth -= 1
      if depth == 0 {
        observer?.firstResponderDidChange()
        didChange?()
      }
    }
    return body()
  }

  static func endInterruptedChanges() {
    depth = 0
    isForced = false
  }

  /// Runs code in which delegates cannot prevent a responder from resigning.
  static func force<Result>(_ body: () -> Result) -> Result {
    let before = isForced
    isForced = true
    defer { isForced = before }
    return body()
  }
}

/// The movement of a page by its width, together with the page's keyboard and input views.
@MainActor struct InputSlide {
  /// The direction of the movement: -1 to the left, 1 to the right. The appearing page comes from the opposite
  /// side.
  let direction: CGFloat
  let duration: TimeInterval
  let timing: AnimationTiming
}
