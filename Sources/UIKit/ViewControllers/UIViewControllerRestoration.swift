/// A class that creates a view controller whose state was saved. A controller names the class in
/// `restorationClass`.
///
/// ```swift
/// final class CityViewController: UIViewController, UIViewControllerRestoration {
///   static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
///     let controller = CityViewController()
///     controller.title = coder.decodeObject(forKey: "city") as? String
///     return controller
///   }
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiviewcontrollerrestoration>
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
  /// Returns the controller, new or existing; nil if it is not to be restored.
  ///
  /// - Parameters:
  ///   - identifierComponents: the restoration identifiers from the window's root to the controller.
  ///   - coder: the coder with the state that the controller encoded.
  static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
    -> UIViewController?
}

extension UIViewController: UIStateRestoring {}
