/// Says what a view shows, as a value: the view is made of it, and a new value changes the view.
///
/// ```swift
/// final class BadgeView: UILabel, UIContentView {
///   var configuration: any UIContentConfiguration = Badge() {
///     didSet { text = (configuration as? Badge).map { "\($0.count)" } }
///   }
/// }
/// struct Badge: UIContentConfiguration {
///   var count = 0
///   func makeContentView() -> any UIView & UIContentView {
///     let view = BadgeView()
///     view.configuration = self
///     return view
///   }
///   func updated(for state: any UIConfigurationState) -> Badge { self }
/// }
/// cell.contentConfiguration = Badge(count: 3)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol>
public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration as it is for a state: with its defaults for it, and what was set as it was set.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicontentview-swift.protocol>
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// What the view shows. Setting it brings the view up to date.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show the configuration, so that no other view has to be made for it.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the configuration is of the type of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
