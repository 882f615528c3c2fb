import CoreGraphics

/// The position of a cell, header or footer in its list, which determines corners, separators and the default
/// background. It is passed on with the layout attributes.
struct ListPlacement: Equatable {
  enum Part { case cell, header, footer, background }

  /// A separator at an edge of an item.
  struct Separator: Equatable {
    var color: UIColor
    var multipleSelectionColor: UIColor
    var effect: UIVisualEffect?
    /// The leading inset from the item's side; nil stands for the start of the item's text.
    var leading: CGFloat?
    var trailing: CGFloat?
  }

  let appearance: UICollectionLayoutListConfiguration.Appearance
  var part: Part
  /// Whether the item is at an end of its section's card.
  var isFirst = false
  var isLast = false
  /// The margin of the content at the sides, in points.
  var margin: CGFloat = 16
  var top: Separator?
  var bottom: Separator?
  /// Whether a header stays at the edge while its section scrolls below it.
  var isPinned = false
  /// The color of the view behind a section.
  var color: UIColor?

  /// The radius of the card's corners, in points (facts/cells.md#separators/card-radius).
  static let cardRadius: CGFloat = 10

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance, _ part: Part) {
    self.appearance = appearance
    self.part = part
  }

  /// The corners of the section's card that belong to the item.
  var corners: CACornerMask {
    guard appearance == .insetGrouped, part == .cell else { return [] }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  /// The default background of list cells.
  var background: UIBackgroundConfiguration {
    switch (part, appearance) {
    case (.background, _): .clear()
    case (.cell, .plain): .listPlainCell()
    case (.cell, .grouped), (.cell, .insetGrouped): .listGroupedCell()
    case (.cell, .sidebar): .listSidebarCell()
    case (.cell, .sidebarPlain): .listAccompaniedSidebarCell()
    case (_, .plain), (_, .sidebarPlain): .listPlainHeaderFooter()
    case (_, .grouped), (_, .insetGrouped): .listGroupedHeaderFooter()
    case (_, .sidebar): .listSidebarHeader()
    }
  }

  /// The default content configuration of list cells, without texts.
  var content: UIListContentConfiguration {
    switch (part, appearance) {
    case (.cell, .plain), (.cell, .grouped), (.cell, .insetGrouped), (.background, _): .cell()
    case (.cell, .sidebar): .sidebarCell()
    case (.cell, .sidebarPlain): .accompaniedSidebarCell()
    case (.header, .plain), (.header, .sidebarPlain): .plainHeader()
    case (.header, .grouped), (.header, .insetGrouped): .groupedHeader()
    case (.header, .sidebar): .sidebarHeader()
    case (.footer, .plain), (.footer, .sidebarPlain), (.footer, .sidebar): .plainFooter()
    case (.footer, .grouped), (.footer, .insetGrouped): .groupedFooter()
    }
  }

  /// Returns the traits with the kind of the list, from which configurations derive their style.
  @MainActor func traits(over traits: UITraitCollection) -> UITraitCollection {
    guard traits.listEnvironment == .unspecified else { return traits }
    return UITraitCollection(traitsFrom: [traits, UITraitCollection(listEnvironment: appearance.environment)])
  }
}

/// The list of a compositional layout's section.
struct ListSection {
  let configuration: UICollectionLayoutListConfiguration
  let margin: CGFloat
  /// The insets that the section was created with.
  let insets: NSDirectionalEdgeInsets

  static let background = "UICollectionViewListSectionBackground"

  var appearance: UICollectionLayoutListConfiguration.Appearance { configuration.appearance }

  /// Returns the extra space above the first and below the last section, in points: 35 above all rows and 20 below
  /// (facts/lists.md#geometry).
  func extra(isFirst: Bool, isLast: Bool, insets: NSDirectionalEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    guard appearance.isGrouped else { return (0, 0) }
    let top = isFirst && insets.top == self.insets.top && insets.top > 0 ? 35 - insets.top : 0
    let bottom = isLast && insets.bottom == self.insets.bottom && insets.bottom > 0 ? 20 - insets.bottom : 0
    return (top, bottom)
  }

  /// The space above headers that are supplementary views, in points
  /// (facts/tables.md#geometry/plain-header-padding).
  var headerPadding: CGFloat {
    guard configuration.headerMode == .supplementary else { return 0 }
    return configuration.headerTopPadding ?? (appearance == .plain ? 22 : 0)
  }

  var hasSwipeActions: Bool {
    configuration.leadingSwipeActionsConfigurationProvider != nil
      || configuration.trailingSwipeActionsConfigurationProvider != nil
  }

  func placement(_ item: Int, of count: Int, at path: IndexPath) -> ListPlacement {
    let hasHeader = configuration.headerMode == .firstItemInSection
    var placement = ListPlacement(appearance, hasHeader && item == 0 ? .header : .cell)
    placement.margin = margin
    guard placement.part == .cell else { return placement }
    placement.isFirst = item == (hasHeader ? 1 : 0)
    placement.isLast = item == count - 1
    guard configuration.showsSeparators else { return placement }
    var separators = configuration.separatorConfiguration
    if let handler = configuration.itemSeparatorHandler { separators = handler(path, separators) }
    if shows(separators.topSeparatorVisibility, automatic: placement.isFirst && appearance == .grouped) {
      let whole = placement.isFirst && appearance == .grouped
      placement.top = separator(separators, separators.topSeparatorInsets, isWhole: whole)
    }
    if shows(separators.bottomSeparatorVisibility, automatic: !placement.isLast || !appearance.isInset) {
      let whole = placement.isLast && appearance == .grouped
      placement.bottom = separator(separators, separators.bottomSeparatorInsets, isWhole: whole)
    }
    return placement
  }

  private func shows(_ visibility: UIListSeparatorConfiguration.Visibility, automatic: Bool) -> Bool {
    switch visibility {
    case .automatic: automatic
    case .visible: true
    case .hidden: false
    }
  }

  /// Returns a separator with the insets of its configuration; an inset that is nil is determined by the cell.
  /// - Parameter isWhole: whether the automatic separator spans the full width, as at the ends of grouped sections.
  private func separator(
    _ configuration: UIListSeparatorConfiguration, _ insets: NSDirectionalEdgeInsets, isWhole: Bool
  ) -> ListPlacement.Separator {
    let automatic = UIListSeparatorConfiguration.automaticInsets
    return ListPlacement.Separator(
      color: configuration.color, multipleSelectionColor: configuration.multipleSelectionColor,
      effect: configuration.visualEffect,
      leading: insets.leading == automatic.leading ? (isWhole ? 0 : nil) : insets.leading,
      trailing: insets.trailing == automatic.trailing ? (isWhole ? 0 : nil) : insets.trailing)
  }

  func edge(_ part: ListPlacement.Part, isPinned: Bool) -> ListPlacement {
    var placement = ListPlacement(appearance, part)
    placement.margin = margin
    placement.isPinned = isPinned
    return placement
  }

  /// The color of the view behind the section.
  var backgroundColor: UIColor {
    if let color = configuration.backgroundColor { return color }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar: return .secondarySystemBackground
    }
  }
}

/// The color behind a section of a list.
@MainActor final class ListBackgroundView: UICollectionReusableView {
  override func listPlacementDidChange() {
    if backgroundColor != listPlacement?.color { backgroundColor = listPlacement?.color }
  }
}
