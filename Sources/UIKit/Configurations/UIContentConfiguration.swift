/// A value that describes the content of a view: it creates the view, and a new value updates it.
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
  /// Creates a view that shows the configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state, with its defaults; values that were set are kept.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicontentview-swift.protocol>
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The configuration of the view. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show the configuration, so that no new view is needed.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the configuration has the type of the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
