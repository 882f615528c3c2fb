import QuartzCore

/// The common protocol of the classes in `appearance(whenContainedInInstancesOf:)`: views and view controllers.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiappearancecontainer>
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose appearance can be changed for all of its objects, by a proxy.
///
/// ```swift
/// UISwitch.appearance().onTintColor = .systemOrange
/// UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).textColor = .white
/// ```
///
/// A value that is set on the returned object is applied to every view of the class and its subclasses when it
/// enters a window, and a value for certain traits also when the view gets these in its window, unless the app set
/// the property on the view itself. The returned object appears to be an instance of the class, but none is
/// created: no initializer and no other code of an app's class runs. Members that an app's own classes and
/// extensions add take part when they are `@objc dynamic`: properties, and methods that set a value for a state and
/// the like.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiappearance>
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy that records values for all instances of the class. They take effect when a view enters a
  /// window, and never replace what was set on the view itself.
  static func appearance() -> Self
  /// Returns the proxy for instances within such containers, the innermost container first.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// Returns the proxy for instances with such traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Returns the proxy for instances with such traits that are in such containers, the innermost container first.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns the proxy of the class: a property that is set on it becomes the default of the instances that are
  /// added to a window afterward.
  public class func appearance() -> Self { AppearanceProxies.proxy(of: self) }
  /// Returns the proxy for instances within views or controllers of those classes, the innermost container first.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  {
    AppearanceProxies.proxy(of: self, in: containerTypes)
  }
  /// Returns the proxy for instances whose traits include the given ones.
  public class func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.proxy(of: self, for: trait)
  }
  /// Returns the proxy for instances whose traits include the given ones, within views or controllers of those
  /// classes.
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
