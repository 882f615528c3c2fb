/// The methods by which a text field reports editing and requests permission; all of them are optional.
///
/// ```swift
/// func textFieldShouldReturn(_ textField: UITextField) -> Bool {
///   textField.resignFirstResponder()
///   return true
/// }
///
/// func textField(
///   _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
/// ) -> Bool {
///   string.allSatisfy(\.isNumber)
/// }
/// ```
///
/// A method that is not implemented has UIKit's default.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextfielddelegate>
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether the field may become first responder.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when the field has become first responder and editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether the field may resign first responder.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing ended, unless the method with a reason is implemented.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called instead of `textFieldDidEndEditing(_:)` if it is implemented.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether typed text may replace a range, in UTF-16 units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called after the selection or the caret's position changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the clear button may empty the field. True by default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the return key has its default effect: it sends `.editingDidEndOnExit`. True by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns the edit menu for characters, in UTF-16 units. Nil, the default, presents the suggested entries; for
  /// an empty menu none is presented.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Called before the edit menu appears.
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called before the edit menu disappears.
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}
