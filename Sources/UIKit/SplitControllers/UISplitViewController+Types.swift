extension UISplitViewController {
  /// The number of columns of a split view controller, and the generation of its interface that an app uses.
  public enum Style: Int, Sendable {
    /// The interface from before iOS 14, without columns: a primary and a secondary controller in
    /// `viewControllers`.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary and a secondary column.
    case tripleColumn = 2
  }

  /// A column of a split view controller.
  public enum Column: Int, Sendable {
    /// The sidebar.
    case primary = 0
    /// Between the primary and the secondary column; of the triple column style only.
    case supplementary = 1
    /// The column with the content.
    case secondary = 2
    /// The column that replaces all others when the width is compact.
    case compact = 3
  }

  /// The visible columns, and their position beside or over the secondary one.
  ///
  /// "One" is the column next to the secondary one: the primary column of two, the supplementary column of three.
  public enum DisplayMode: Int, Sendable {
    /// Depends on the size of the view.
    case automatic = 0
    /// Only the secondary column is visible.
    case secondaryOnly = 1
    /// The primary or supplementary column is beside the secondary one.
    case oneBesideSecondary = 2
    /// The primary or supplementary column is over the secondary one.
    case oneOverSecondary = 3
    /// The primary and the supplementary column are beside the secondary one.
    case twoBesideSecondary = 4
    /// The primary and the supplementary column are over the secondary one.
    case twoOverSecondary = 5
    /// The secondary column keeps its width and is moved out at the other edge.
    case twoDisplaceSecondary = 6

    /// The former name of `secondaryOnly`.
    @available(iOS, deprecated: 14.0)
    public static var primaryHidden: UISplitViewController.DisplayMode { .secondaryOnly }
    /// The former name of `oneBesideSecondary`.
    @available(iOS, deprecated: 14.0)
    public static var allVisible: UISplitViewController.DisplayMode { .oneBesideSecondary }
    /// The former name of `oneOverSecondary`.
    @available(iOS, deprecated: 14.0)
    public static var primaryOverlay: UISplitViewController.DisplayMode { .oneOverSecondary }
  }

  /// The behavior by which the secondary column makes room for the others.
  public enum SplitBehavior: Int, Sendable {
    /// The behavior that fits the size.
    case automatic = 0
    /// The secondary column becomes narrower.
    case tile = 1
    /// The other columns cover the secondary column.
    case overlay = 2
    /// The secondary column becomes narrower for one column, and is moved for a second one.
    case displace = 3
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// The primary column is at the edge where text begins.
    case leading = 0
    /// The primary column is at the edge where text ends.
    case trailing = 1
  }

  /// The background of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    /// The columns have backgrounds of their own.
    case none = 0
    /// The style of a sidebar in a Mac's window; it has no effect elsewhere.
    case sidebar = 1
  }

  /// Whether the bars of the columns have a button that changes the display mode.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The button shows if a gesture may change the mode, too.
    case automatic = 0
    /// The button never shows.
    case never = 1
    /// The button always shows, also if it has no effect.
    case always = 2
  }
}

extension UISplitViewController.DisplayMode {
  /// The number of columns that are visible beside or over the secondary one.
  var columnCount: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// Whether the secondary column is dimmed, so that a tap on it makes it the only one again.
  var dimsSecondary: Bool {
    self == .oneOverSecondary || self == .twoOverSecondary || self == .twoDisplaceSecondary
  }

  /// Returns the mode with a number of visible columns.
  static func showing(_ count: Int, as behavior: UISplitViewController.SplitBehavior) -> Self {
    switch (count, behavior) {
    case (...0, _): .secondaryOnly
    case (1, .overlay): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }
}
