/// Methods that control the renaming of a title by the user. The title's menu offers renaming if there is a
/// delegate.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uinavigationitemrenamedelegate>
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: AnyObject {
  /// Called when the user confirms a new title. The app stores it and renames the object with that title.
  func navigationItem(_: UINavigationItem, didEndRenamingWith title: String)
  /// Returns whether renaming may begin. True by default.
  func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool
  /// Returns the text to edit and the range of it that is selected. Default: all of the title.
  func navigationItem(
    _: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Returns whether renaming may end with a title; false keeps the old title. True by default.
  func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
    true
  }
}
