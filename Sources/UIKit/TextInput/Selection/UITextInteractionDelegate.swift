import CoreGraphics

/// Whether the text that an interaction is for can be edited. Raw values as in Apple's `UITextInteractionMode`.
public enum UITextInteractionMode: Int, Sendable {
  /// A caret shows, and the edit menu changes the text.
  case editable = 0
  /// Text can be selected and copied only.
  case nonEditable = 1
}

/// The methods by which a text interaction requests permission to begin, and reports its begin and end; all of them
/// are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextinteractiondelegate>
@preconcurrency @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Returns whether a gesture at a point of the interaction's view may begin. True by default.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// Called before a gesture changes the selection.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// Called when the gesture has ended.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
