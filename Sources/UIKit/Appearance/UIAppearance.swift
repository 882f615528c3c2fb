import QuartzCore

/// What the classes in `appearance(whenContainedInInstancesOf:)` have in common: views and controllers.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiappearancecontainer>
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

/// Gives a class's objects another look at once.
///
/// ```swift
/// UISwitch.appearance().onTintColor = .systemOrange
/// UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).textColor = .white
/// ```
/// What is set on the returned object goes to every view of the class and its subclasses when it enters a window, unless
/// the app set the property on the view itself. Here the object is one of the class; a property counts as set when its
/// value is not that of a new object. Properties that the app's own classes add are passed on when Objective-C sees them
/// (`@objc dynamic`) and their values are plain: numbers, text, structures, colours, fonts and images.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiappearance>
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  /// For views within such containers only, the innermost container first.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// For views with such traits only.
  static func appearance(for trait: UITraitCollection) -> Self
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  public class func appearance() -> Self { AppearanceProxies.proxy(of: self) }
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  {
    AppearanceProxies.proxy(of: self, in: containerTypes)
  }
  public class func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.proxy(of: self, for: trait)
  }
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(of: self, in: containerTypes, for: trait) }
}

extension UIBarItem: UIAppearance {
  public class func appearance() -> Self { AppearanceProxies.proxy(of: self) }
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  {
    AppearanceProxies.proxy(of: self, in: containerTypes)
  }
  public class func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.proxy(of: self, for: trait)
  }
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(of: self, in: containerTypes, for: trait) }
}
