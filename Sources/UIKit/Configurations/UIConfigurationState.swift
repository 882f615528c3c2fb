import Foundation

/// The state of a view for which configurations are made: its traits, and values that the app adds under keys of
/// its own.
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
  /// Makes the state of a view with these traits in which nothing is selected, highlighted or disabled.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// The value that the app keeps under a key; nil if there is none.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value that an app adds to configuration states.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiconfigurationstatecustomkey>
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  /// The key of that text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The states by name that a description lists.
func describe(_ states: [(String, Bool)], custom: [UIConfigurationStateCustomKey: AnyHashable]) -> String {
  let active = states.filter(\.1).map(\.0)
  let own = custom.map { "\($0.key.rawValue) = \($0.value)" }.sorted()
  return (active + own).map { "; \($0)" }.joined()
}
