import Foundation

/// The kind of list that a view is in.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uilistenvironment>
public enum UIListEnvironment: Int, Sendable {
  case unspecified = 0
  /// The view is in no list.
  case none = 1
  case plain = 2
  case grouped = 3
  case insetGrouped = 4
  case sidebar = 5
  case sidebarPlain = 6
}
