import CoreGraphics
import Foundation

extension NSCollectionLayoutSection {
  /// Returns a section whose items are the rows of a list, each as high as its cell prefers.
  ///
  /// ```swift
  /// let layout = UICollectionViewCompositionalLayout { section, environment in
  ///   let configuration = UICollectionLayoutListConfiguration(appearance: section == 0 ? .sidebar : .insetGrouped)
  ///   return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
  /// }
  /// ```
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    let container = layoutEnvironment.container
    let margin = SystemMargins.ofList(width: container.contentSize.width)
    let scale = max(1, layoutEnvironment.traitCollection.displayScale)
    section.contentInsets = insets(configuration, card: margin, scale: scale)
    // Rows that span the full width keep their content within the safe area by themselves.
    if !configuration.appearance.isInset { section.contentInsetsReference = .none }
    section.boundarySupplementaryItems = edges(configuration)
    section.list = ListSection(configuration: configuration, margin: margin, insets: section.contentInsets)
    return section
  }

  /// Returns the insets of a list's section (facts/lists.md#geometry).
  private static func insets(
    _ configuration: UICollectionLayoutListConfiguration, card: CGFloat, scale: CGFloat
  ) -> NSDirectionalEdgeInsets {
    var insets = NSDirectionalEdgeInsets.zero
    switch configuration.appearance {
    case .insetGrouped: (insets.leading, insets.trailing) = (card, card)
    case .sidebar, .sidebarPlain: (insets.leading, insets.trailing) = (10, 10)
    case .plain, .grouped: break
    }
    guard configuration.appearance.isGrouped else { return insets }
    // Half of the space between adjacent sections, in whole pixels.
    let half = (17.5 * scale).rounded(.up) / scale
    if configuration.headerMode == .none { insets.top = half }
    if configuration.footerMode == .none { insets.bottom = half }
    return insets
  }

  private static func edges(_ configuration: UICollectionLayoutListConfiguration)
    -> [NSCollectionLayoutBoundarySupplementaryItem]
  {
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    let pins = configuration.appearance == .plain
    if configuration.headerMode == .supplementary {
      let hugs = configuration.contentHuggingElements.contains(.supplementaryHeader)
      let size = NSCollectionLayoutSize(
        widthDimension: hugs ? .estimated(100) : .fractionalWidth(1), heightDimension: .estimated(28))
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader,
        alignment: hugs ? .topLeading : .top)
      header.pinToVisibleBounds = pins
      items.append(header)
    }
    if configuration.footerMode == .supplementary {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
      let footer = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
      footer.pinToVisibleBounds = pins
      items.append(footer)
    }
    return items
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections are all lists of one configuration.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// Returns the list of a section; nil for other sections.
  func list(ofSection section: Int) -> ListSection? {
    sections.indices.contains(section) ? sections[section].section.list : nil
  }

  /// Returns the section with the extra space above the first and below the last list.
  func listed(_ section: NSCollectionLayoutSection, _ index: Int, of count: Int) -> NSCollectionLayoutSection {
    guard let list = section.list else { return section }
    let extra = list.extra(isFirst: index == 0, isLast: index == count - 1, insets: section.contentInsets)
    guard extra != (0, 0), let copy = section.copy() as? NSCollectionLayoutSection else { return section }
    copy.contentInsets.top += extra.before
    copy.contentInsets.bottom += extra.after
    return copy
  }

  // MARK: Attributes

  /// Sets the list position of a row.
  func placeInList(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    guard attributes.role == .cell, let list = list(ofSection: path[0]) else { return }
    attributes.list = list.placement(path[1], of: sections[path[0]].count, at: path)
  }

  /// Sets the list position of a header or footer.
  func placeInList(
    _ attributes: UICollectionViewLayoutAttributes, of item: NSCollectionLayoutBoundarySupplementaryItem,
    isPinned: Bool
  ) {
    let path = attributes.indexPath
    guard path.count == 2, let list = list(ofSection: path[0]) else { return }
    attributes.list = list.edge(item.side(true) > 0 ? .footer : .header, isPinned: isPinned)
  }

  /// Returns the view behind the section, which extends beyond the sides, and at the ends of the content also above
  /// and below (facts/lists.md#geometry/background).
  func listBackground(_ section: Int) -> UICollectionViewLayoutAttributes? {
    guard let list = sections[section].section.list, let view = collectionView else { return nil }
    if decorations[ListSection.background] == nil {
      register(ListBackgroundView.self, forDecorationViewOfKind: ListSection.background)
    }
    let attributes = makeAttributes(.decoration(ListSection.background), [section, 0])
    var box = sections[section].frame
    let reach = max(1000, view.bounds.height)
    box.origin.x = -16 - view.adjustedContentInset.left
    box.size.width = view.bounds.width + 32
    if section == 0 {
      box.origin.y -= reach
      box.size.height += reach
    }
    if section == sections.count - 1 { box.size.height += reach }
    attributes.frame = box
    attributes.zIndex = -1000
    var placement = ListPlacement(list.appearance, .background)
    placement.color = list.backgroundColor
    attributes.list = placement
    return attributes
  }
}
