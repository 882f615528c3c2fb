import Foundation

/// An object that is notified of the colors that the user chooses in a color picker; all methods are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate>
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called with each color. Deprecated since iOS 15.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called with each color; `continuously` while a finger is still moving.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called when the user has closed the picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Calls the delegate's method from before iOS 15. This is the default implementation.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { colorPickerViewControllerDidSelectColor(viewController) }
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
