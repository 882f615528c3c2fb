/// A list whose items can have focus, including those that are not visible.
@MainActor protocol FocusList: UIView {
  /// Returns the item to which an arrow moves focus from an item, after scrolling to it; nil if there is none in
  /// the list.
  func focusItem(beyond item: UIView, _ heading: UIFocusHeading) -> (any UIFocusItem)?
  /// Returns the item that receives focus when it enters the list, after scrolling to it; nil if the list has no
  /// preference.
  func itemForArrivingFocus() -> (any UIFocusItem)?
  /// Chooses an item with focus by Return or Space. Returns false if these keys have no effect on the item.
  func chooseItemWithFocus(_ item: UIView) -> Bool
}

extension FocusSearch {
  /// Returns the innermost list that contains an item.
  static func list(of item: (any UIFocusItem)?) -> (any FocusList)? {
    var next = (item as? UIView)?.superview
    while let here = next {
      if let list = here as? any FocusList { return list }
      next = here.superview
    }
    return nil
  }
}
