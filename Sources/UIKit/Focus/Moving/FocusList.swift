/// A list of which each item can have the focus: it knows also the items that are out of sight.
@MainActor protocol FocusList: UIView {
  /// The item that an arrow leads to from one with the focus, brought into sight; nil where the list has none
  /// there.
  func focusItem(beyond item: UIView, _ heading: UIFocusHeading) -> (any UIFocusItem)?
  /// The item that the focus comes to when it comes into the list, brought into sight; nil if the list has no wish.
  func itemForArrivingFocus() -> (any UIFocusItem)?
  /// Does what Return and Space do to an item with the focus. Returns false for items that they do nothing to.
  func chooseItemWithFocus(_ item: UIView) -> Bool
}

extension FocusSearch {
  /// The innermost list that an item is in.
  static func list(of item: (any UIFocusItem)?) -> (any FocusList)? {
    var next = (item as? UIView)?.superview
    while let here = next {
      if let list = here as? any FocusList { return list }
      next = here.superview
    }
    return nil
  }
}
