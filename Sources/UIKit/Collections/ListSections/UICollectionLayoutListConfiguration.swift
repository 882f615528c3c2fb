import CoreGraphics
import Foundation

/// How a section of a collection view looks that is a list: its appearance, headers, footers, separators and swipe
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
/// Figures: facts/lists.md.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct>
public struct UICollectionLayoutListConfiguration {
  /// The kinds of lists.
  public enum Appearance: Hashable, Sendable {
    /// As a plain table.
    case plain
    /// As a grouped table.
    case grouped
    /// The rows of a section are a card with round corners.
    case insetGrouped
    /// As a sidebar.
    case sidebar
    /// A list beside a sidebar.
    case sidebarPlain
  }

  /// Whether sections have headers.
  public enum HeaderMode: Hashable, Sendable {
    /// Sections have no headers.
    case none
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The first item of each section, which looks as a header.
    case firstItemInSection
  }

  /// Whether sections have footers.
  public enum FooterMode: Hashable, Sendable {
    /// Sections have no footers.
    case none
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// Parts of a list that are as wide as their content.
  public struct ContentHuggingElements: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Headers that are supplementary views.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  /// Returns the actions that a swipe over an item brings into view; nil for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// Returns the separators of one item; gets those of the section.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The look of the list; chosen when the configuration is made.
  public let appearance: Appearance
  /// Whether separators show at all. Default true, but false in sidebars.
  public var showsSeparators: Bool
  /// The look of the lines between items.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Returns the lines of one item, given those of the list. Default nil.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the items; nil for that of the appearance.
  public var backgroundColor: UIColor?
  /// Returns the actions that a swipe from the leading edge shows on an item. Default nil.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions that a swipe from the trailing edge shows on an item. Default nil.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What the section has as its header. Default none.
  public var headerMode = HeaderMode.none
  /// What the section has as its footer. Default none.
  public var footerMode = FooterMode.none
  /// The space above each header, in points; nil for that of the appearance.
  public var headerTopPadding: CGFloat?
  /// Which parts are as wide as their content only. Default none.
  public var contentHuggingElements: ContentHuggingElements = []

  /// A configuration of a look.
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

  /// Whether sections lie apart from each other on a grey ground.
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }
  /// Whether rows are cards or round selections within margins.
  var isInset: Bool { self == .insetGrouped || self == .sidebar || self == .sidebarPlain }
}
