import Foundation

/// The state of a view on which configurations depend: its traits, and custom values of the app.
///
/// ```swift
/// extension UIConfigurationStateCustomKey { static let isArchived = UIConfigurationStateCustomKey("isArchived") }
/// final class MessageCell: UITableViewCell {
///   var isArchived = false
///   override var configurationState: UICellConfigurationState {
///     var state = super.configurationState
///     state[.isArchived] = isArchived
///     return state
///   }
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiconfigurationstate-swift.protocol>
public protocol UIConfigurationState {
  /// Creates the state of a view with traits in which nothing is selected, highlighted or disabled.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// The custom value for a key; nil if there is none.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom value in configuration states.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiconfigurationstatecustomkey>
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  /// Creates a key with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Returns the description of the states that are true, by name.
func describe(_ states: [(String, Bool)], custom: [UIConfigurationStateCustomKey: AnyHashable]) -> String {
  let active = states.filter(\.1).map(\.0)
  let own = custom.map { "\($0.key.rawValue) = \($0.value)" }.sorted()
  return (active + own).map { "; \($0)" }.joined()
}
