import Foundation

/// An object that provides the number of wheels of a picker view and of the rows of each.
///
/// ```swift
/// func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
/// func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { names.count }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipickerviewdatasource>
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of wheels, which are side by side.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
