import Foundation

/// Texts by which assistive technologies describe the wheels of a picker view; all methods are optional.
///
/// A picker view calls these methods of its delegate if that conforms to this protocol.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipickerviewaccessibilitydelegate>
@preconcurrency @MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// Returns the name of a wheel.
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
  /// Returns the hint of a wheel: the effect of changing it.
  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
  /// Returns the names by which Voice Control recognizes a wheel.
  func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]
  /// Returns the name of a wheel with attributes of speech.
  func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int)
    -> NSAttributedString?
  /// Returns the hint of a wheel, with attributes of speech.
  func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int)
    -> NSAttributedString?
  /// Returns the names by which Voice Control recognizes a wheel, with attributes of speech.
  func pickerView(_ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int)
    -> [NSAttributedString]
}

extension UIPickerViewAccessibilityDelegate {
  public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
    nil
  }
  public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
    nil
  }
  public func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int)
    -> [String]
  { [] }
  public func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int)
    -> NSAttributedString?
  { nil }
  public func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int)
    -> NSAttributedString?
  { nil }
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
  )
    -> [NSAttributedString]
  { [] }
}
