import Foundation

/// The methods by which a table view gets the number of its sections and rows, and their cells; all but the first
/// two are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewdatasource>
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell for a row: a reusable one from `dequeueReusableCell(withIdentifier:for:)`, with its content
  /// set.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections. 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the text of a section's header. Nil, the default, means no header.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the text of a section's footer. Nil, the default, means no footer.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether a row shows controls while the table is edited, and swipe actions. True by default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether the user can move a row. True by default, if rows can be moved at all.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Returns the titles of the index at the side. Nil, the default, shows none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section to which a title of the index leads. By default, that of the same number.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  /// Deletes or inserts a row at the user's request. Rows can be deleted by a swipe only if it is implemented.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Moves a row in the data, after the user has moved it. Rows can be moved only if it is implemented.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int {
    OptionalMethod.isAbsent = true
    return 1
  }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethod.isAbsent = true
    return nil
  }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethod.isAbsent = true
    return nil
  }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isAbsent = true
    return true
  }
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isAbsent = true
    return true
  }
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethod.isAbsent = true
    return nil
  }
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    OptionalMethod.isAbsent = true
    return 0
  }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { OptionalMethod.isAbsent = true }
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { OptionalMethod.isAbsent = true }
}

/// An object that is notified of rows that will probably show soon, so that their data can be loaded ahead.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching>
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called before rows will probably become visible, with the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called when rows of earlier calls will not become visible soon after all. Optional.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    OptionalMethod.isAbsent = true
  }
}
