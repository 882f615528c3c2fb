extension UISearchBar {
  /// An icon of the search field.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The button that empties the field.
    case clear = 1
    /// The button at the trailing edge while the field is empty, with a book.
    case bookmark = 2
    /// The button at the trailing edge for the list of results.
    case resultsList = 3
  }

  /// The background of a search bar.
  public enum Style: UInt, Sendable {
    /// The same as `prominent`, since iOS 13.
    case `default` = 0
    /// The material of bars, with hairlines above and below.
    case prominent = 1
    /// The bar has no background.
    case minimal = 2
  }
}
