import ObjectiveC

/// An input view that clicks when its keys are tapped. Adopt it in the view that replaces the keyboard or is above
/// it, and call `UIDevice.playInputClick()` at each tap.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiinputviewaudiofeedback>
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: UIInputViewAudioFeedbackOptionalProperties {}

/// The optional property of `UIInputViewAudioFeedback`, as implementers declare it; callers see it as optional, as
/// with Objective-C.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedbackOptionalProperties: NSObjectProtocol {
  /// Whether clicks are played while the view is visible. False unless it is implemented.
  @_disfavoredOverload var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedbackOptionalProperties {
  @_disfavoredOverload public var enableInputClicksWhenVisible: Bool { false }
}

extension UIInputViewAudioFeedback {
  /// Whether clicks are played while the view is visible.
  public var enableInputClicksWhenVisible: Bool? { enableInputClicksWhenVisible as Bool }
}
