import Foundation

/// The kind of list that a view is in.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uilistenvironment>
public enum UIListEnvironment: Int, Sendable {
  /// The trait is not specified.
  case unspecified = 0
  /// The view is in no list.
  case none = 1
  /// A plain list, as `UITableView.Style.plain` makes it.
  case plain = 2
  /// A grouped list, as `UITableView.Style.grouped` makes it.
  case grouped = 3
  /// A list of groups with rounded corners and margins, as `UITableView.Style.insetGrouped` makes it.
  case insetGrouped = 4
  /// A sidebar: a list of the appearance `.sidebar` in a collection view.
  case sidebar = 5
  /// A list beside a sidebar: a collection view with the appearance `.sidebarPlain`.
  case sidebarPlain = 6
}
