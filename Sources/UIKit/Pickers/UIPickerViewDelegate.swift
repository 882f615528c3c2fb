import CoreGraphics
import Foundation

/// An object that provides the content and size of a picker view's rows, and is notified of the rows that the user
/// chooses; all methods are optional.
///
/// ```swift
/// func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
///   names[row]
/// }
/// func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
///   label.text = names[row]
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipickerviewdelegate>
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the width of a wheel in points. Without the method the wheels share the picker's width.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of the rows of a wheel in points. Without the method it is 32.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the text of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the text of a row with colors and other attributes; nil for the plain title. The font is the
  /// picker's.
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  /// Returns a view that shows a row. `view` is a reusable one that the method returned before.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Called when the user has chosen a row and its wheel has come to rest; not called for rows that code selects.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    OptionalMethod.isAbsent = true
    return 0
  }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    OptionalMethod.isAbsent = true
    return PickerCylinder.standardRowHeight
  }
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    OptionalMethod.isAbsent = true
    return nil
  }
  public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  {
    OptionalMethod.isAbsent = true
    return nil
  }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    OptionalMethod.isAbsent = true
    return view ?? UIView()
  }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
