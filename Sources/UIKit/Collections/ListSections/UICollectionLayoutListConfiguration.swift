import CoreGraphics
import Foundation

/// The configuration of a list section in a collection view: its appearance, headers, footers, separators and swipe
/// actions.
///
/// ```swift
/// var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// configuration.headerMode = .supplementary
/// configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
///   let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
///   return UISwipeActionsConfiguration(actions: [delete])
/// }
/// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
/// let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
/// ```
///
/// The dimensions of lists: facts/lists.md.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct>
public struct UICollectionLayoutListConfiguration {
  /// The kinds of lists.
  public enum Appearance: Hashable, Sendable {
    /// A list that looks like a plain table.
    case plain
    /// A list that looks like a grouped table.
    case grouped
    /// A list in which the rows of each section form a card with rounded corners.
    case insetGrouped
    /// A sidebar.
    case sidebar
    /// A list beside a sidebar.
    case sidebarPlain
  }

  /// Whether sections have headers.
  public enum HeaderMode: Hashable, Sendable {
    /// Sections have no headers.
    case none
    /// The header is a supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The header is the first item of each section.
    case firstItemInSection
  }

  /// Whether sections have footers.
  public enum FooterMode: Hashable, Sendable {
    /// Sections have no footers.
    case none
    /// The footer is a supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// The elements of a list that are as wide as their content.
  public struct ContentHuggingElements: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Headers that are supplementary views.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  /// A closure that returns the actions that a swipe over an item reveals; nil for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// A closure that returns the separators of one item, given those of the section.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The appearance of the list, set by the initializer.
  public let appearance: Appearance
  /// Whether separators are visible at all. Default true, but false in sidebars.
  public var showsSeparators: Bool
  /// The look of the lines between items.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// A closure that returns the separators of one item, given those of the list. Default nil.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the items; nil for that of the appearance.
  public var backgroundColor: UIColor?
  /// A closure that returns the actions that a swipe from the leading edge reveals for an item. Default nil.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// A closure that returns the actions that a swipe from the trailing edge reveals for an item. Default nil.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The kind of header that the section has. Default none.
  public var headerMode = HeaderMode.none
  /// The kind of footer that the section has. Default none.
  public var footerMode = FooterMode.none
  /// The space above each header, in points; nil for that of the appearance.
  public var headerTopPadding: CGFloat?
  /// The elements that are only as wide as their content. Default none.
  public var contentHuggingElements: ContentHuggingElements = []

  /// Creates a configuration with an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  var environment: UIListEnvironment {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }

  /// Whether sections are separated on a gray background.
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }
  /// Whether rows are cards or rounded selections within margins.
  var isInset: Bool { self == .insetGrouped || self == .sidebar || self == .sidebarPlain }
}
