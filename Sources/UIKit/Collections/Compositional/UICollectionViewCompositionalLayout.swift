import CoreGraphics
import Foundation

/// Settings of a compositional layout as a whole.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration>
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  public override init() { super.init() }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
    didSet {
      if !boundarySupplementaryItems.isEmpty {
        Unsupported.log("UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems")
      }
    }
  }
  /// Default: the safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    uncheckedMainActor { () -> UICollectionViewCompositionalLayoutConfiguration in
      let copy = UICollectionViewCompositionalLayoutConfiguration()
      copy.scrollDirection = scrollDirection
      copy.interSectionSpacing = interSectionSpacing
      copy.boundarySupplementaryItems = boundarySupplementaryItems
      copy.contentInsetsReference = contentInsetsReference
      return copy
    }
  }
}

public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// Arranges each section by groups of items, which repeat and may hold groups.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///   layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
/// let group = NSCollectionLayoutGroup.horizontal(
///   layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
///   repeatingSubitem: item, count: 3)
/// let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
/// ```
///
/// How groups are filled: facts/collections.md#compositional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout>
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private(set) var sections: [CompositionalSection] = []
  private var contentEnd: CGFloat = 0
  private var hasEstimates = false
  /// The sizes that views said, where they are estimated.
  private var preferredSizes: [CollectionElement: CGSize] = [:]

  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  override var asksForPreferredSizes: Bool { hasEstimates }
  override var dependsOnInsets: Bool { true }
  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  // MARK: Preparing

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { preferredSizes = [:] }
    super.invalidateLayout(with: context)
  }

  override func carryPreferredSizes(along map: CollectionPathMap) {
    let old = preferredSizes
    preferredSizes = [:]
    for (element, size) in old { if let new = map.newElement(element) { preferredSizes[new] = size } }
  }

  open override func prepare() {
    super.prepare()
    sections = []
    contentEnd = 0
    hasEstimates = false
    guard let view = collectionView, view.bounds.isFiniteRect else { return }
    for index in 0..<view.numberOfSections {
      guard let section = provider(index, environment(nil, view)) else {
        ListMistake.report(
          "Invalid section definition. Please specify a valid section definition when content is to be "
            + "rendered for a section. This is a client error.")
        continue
      }
      if index > 0 { contentEnd += configuration.interSectionSpacing }
      let own = environment(section, view)
      let prepared = CompositionalSection(
        section, at: contentEnd, own, isVertical: isVertical, count: view.numberOfItems(inSection: index),
        preferred: { [preferredSizes] in
          preferredSizes.isEmpty ? nil : preferredSizes[CollectionElement(role: .cell, indexPath: [index, $0])]
        },
        boundarySize: { [preferredSizes] in
          preferredSizes[CollectionElement(role: .supplementary($0), indexPath: [index, 0])]
        })
      hasEstimates =
        hasEstimates || prepared.leaves.contains { !$0.estimated.isEmpty }
        || section.boundarySupplementaryItems.contains { !$0.size.estimatedAxes.isEmpty }
      contentEnd = isVertical ? prepared.frame.maxY : prepared.frame.maxX
      sections.append(prepared)
    }
  }

  /// The collection view without what bars and margins cover across the direction of scrolling.
  private func environment(_ section: NSCollectionLayoutSection?, _ view: UICollectionView) -> CollectionEnvironment
  {
    let own = view.adjustedContentInset
    var reference = section?.contentInsetsReference ?? .automatic
    if reference == .automatic { reference = configuration.contentInsetsReference }
    var insets = NSDirectionalEdgeInsets.zero
    switch reference {
    case .automatic, .none: break
    case .safeArea:
      insets.leading = max(0, view.safeAreaInsets.left - own.left)
      insets.trailing = max(0, view.safeAreaInsets.right - own.right)
    case .layoutMargins, .readableContent:
      insets.leading = max(0, view.layoutMargins.left - own.left)
      insets.trailing = max(0, view.layoutMargins.right - own.right)
    }
    let size = view.bounds.inset(by: own).size
    return CollectionEnvironment(
      CGSize(width: max(0, size.width), height: max(0, size.height)), insets, view.traitCollection)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    if newBounds.size != collectionView.bounds.size { return true }
    return sections.contains {
      $0.section.visibleItemsInvalidationHandler != nil
        || $0.section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
    }
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard !originalAttributes.estimatedAxes.isEmpty else { return false }
    let (wanted, known) = (preferredAttributes.size, preferredSizes[preferredAttributes.element])
    guard wanted.width.isFinite, wanted.height.isFinite, wanted.width >= 0, wanted.height >= 0 else { return false }
    let present = known ?? originalAttributes.size
    let axes = originalAttributes.estimatedAxes
    return axes.contains(.horizontal) && abs(wanted.width - present.width) > 0.001
      || axes.contains(.vertical) && abs(wanted.height - present.height) > 0.001
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    preferredSizes[preferredAttributes.element] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    let size = view.bounds.inset(by: view.adjustedContentInset).size
    return isVertical
      ? CGSize(width: size.width, height: contentEnd) : CGSize(width: contentEnd, height: size.height)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var result: [UICollectionViewLayoutAttributes] = []
    for (index, section) in sections.enumerated() {
      let start = result.count
      let pins = section.section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
      guard pins || section.frame.overlaps(rect) || section.leaves.contains(where: { $0.frame.overlaps(rect) })
      else {
        continue
      }
      for leaf in section.leaves where section.scrolls || leaf.frame.overlaps(rect) {
        result.append(attributes(leaf, index))
      }
      for number in section.boundaries.indices {
        let attributes = boundary(number, index)
        if attributes.frame.overlaps(rect) { result.append(attributes) }
      }
      for number in section.section.decorationItems.indices {
        let attributes = decoration(number, index)
        if attributes.frame.overlaps(rect) { result.append(attributes) }
      }
      if let handler = section.section.visibleItemsInvalidationHandler, let view = collectionView {
        let items = result[start...].map { VisibleItem($0) }
        handler(items, view.orthogonalOffset(of: index) ?? view.contentOffset, environment(section.section, view))
      }
    }
    return result
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section), indexPath.item >= 0,
      indexPath.item < sections[indexPath.section].cells.count
    else { return nil }
    let section = sections[indexPath.section]
    return attributes(section.leaves[section.cells[indexPath.item]], indexPath.section)
  }

  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    if let number = section.boundaries.firstIndex(where: { $0.item.elementKind == elementKind }),
      indexPath.item == 0
    {
      return boundary(number, indexPath.section)
    }
    return section.leaves.first { $0.kind == elementKind && $0.item == indexPath.item }
      .map { attributes($0, indexPath.section) }
  }

  open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return sections[indexPath.section].section.decorationItems.firstIndex { $0.elementKind == elementKind }
      .map { decoration($0, indexPath.section) }
  }

  private func attributes(_ leaf: CompositionalSolver.Leaf, _ section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(leaf.kind.map { .supplementary($0) } ?? .cell, [section, leaf.item])
    attributes.frame = onPixels(leaf.frame)
    attributes.zIndex = leaf.zIndex
    attributes.estimatedAxes = leaf.estimated
    return attributes
  }

  private func boundary(_ number: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
    let (item, frame) = sections[section].boundaries[number]
    let attributes = makeAttributes(.supplementary(item.elementKind), [section, 0])
    var box = frame
    if item.pinToVisibleBounds, let view = collectionView, isVertical {
      let whole = sections[section].frame
      if item.isAtEnd {
        let edge = view.bounds.maxY - view.adjustedContentInset.bottom - box.height
        box.origin.y = min(box.minY, max(edge, whole.minY))
      } else {
        let edge = view.bounds.minY + view.adjustedContentInset.top
        box.origin.y = max(box.minY, min(edge, whole.maxY - box.height))
      }
    }
    attributes.frame = onPixels(box)
    attributes.zIndex = item.pinToVisibleBounds ? max(2, item.zIndex) : item.zIndex
    attributes.estimatedAxes = item.size.estimatedAxes
    return attributes
  }

  private func decoration(_ number: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
    let item = sections[section].section.decorationItems[number]
    let attributes = makeAttributes(.decoration(item.elementKind), [section, 0])
    let inset = item.contentInsets
    attributes.frame = onPixels(
      sections[section].frame.inset(
        by: UIEdgeInsets(top: inset.top, left: inset.leading, bottom: inset.bottom, right: inset.trailing)))
    // Behind the cells, whose index is 0.
    attributes.zIndex = item.zIndex - 1
    return attributes
  }

  private func onPixels(_ rect: CGRect) -> CGRect {
    let scale = max(1, collectionView?.traitCollection.displayScale ?? 1)
    return CGRect(
      x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width,
      height: rect.height)
  }
}

/// The attributes of an item as a section's handler changes them.
private final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
}
