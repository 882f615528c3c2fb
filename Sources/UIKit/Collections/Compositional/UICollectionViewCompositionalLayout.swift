import CoreGraphics
import Foundation

/// A closure that returns the section of an index for an environment; called again when the size or traits of the
/// collection view change. Nil leaves the section empty, which is an error of the app.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// Arranges each section by groups of items, which repeat and may contain groups.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///   layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
/// let group = NSCollectionLayoutGroup.horizontal(
///   layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
///   repeatingSubitem: item, count: 3)
/// let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
/// ```
///
/// The filling of groups: facts/collections.md#compositional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout>
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// Settings of the layout as a whole. Set the property again to change one: the layout stores a copy.
  @NSCopying open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  var sections: [CompositionalSection] = []
  /// Headers and footers of the layout, around all sections.
  var boundaries = CompositionalBoundaries()
  var bodyStart: CGFloat = 0
  var hasEstimates = false
  private var isSolved = false
  private var solvedSize = CGSize.zero
  /// The measured sizes of views with estimated sizes.
  var preferredSizes: [CollectionElement: CGSize] = [:]
  /// The elements that were measured since the last preparation.
  var measured: Set<CollectionElement> = []
  /// A context that invalidates no section as a whole.
  private weak var smallContext: UICollectionViewLayoutInvalidationContext?
  /// The attributes that handlers changed, by section.
  var handled: [Int: [CollectionElement: UICollectionViewLayoutAttributes]] = [:]

  /// Creates a layout in which all sections have the same arrangement.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  /// Creates a layout in which all sections have the same arrangement, with settings for the layout as a whole.
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }
  /// Creates a layout that gets the arrangement of each section from a closure.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  /// Creates a layout that gets the arrangement of each section from a closure, with settings for the layout as a
  /// whole.
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

  /// True: the solver works from the leading side, and the collection view mirrors its result.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  override var asksForPreferredSizes: Bool { hasEstimates }
  override var dependsOnInsets: Bool { true }
  var isVertical: Bool { configuration.scrollDirection == .vertical }
  var scale: CGFloat { max(1, collectionView?.traitCollection.displayScale ?? 1) }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { preferredSizes = [:] }
    if context !== smallContext || context.invalidateEverything || context.invalidateDataSourceCounts {
      isSolved = false
    }
    super.invalidateLayout(with: context)
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if newBounds.size == collectionView?.bounds.size { smallContext = context }
    return context
  }

  override func carryPreferredSizes(along map: CollectionPathMap) {
    let old = preferredSizes
    preferredSizes = [:]
    for (element, size) in old { if let new = map.newElement(element) { preferredSizes[new] = size } }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    if newBounds.size != collectionView.bounds.size { return true }
    return boundaries.pins
      || sections.contains { $0.hasPinned || !$0.scrolls && $0.section.visibleItemsInvalidationHandler != nil }
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
    measured.insert(preferredAttributes.element)
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    smallContext = context
    return context
  }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    guard let view = collectionView, view.bounds.isFiniteRect else {
      sections = []
      boundaries = CompositionalBoundaries()
      return isSolved = false
    }
    if view.bounds.size != solvedSize {
      // Measured sizes are invalid for another width.
      if isVertical ? view.bounds.width != solvedSize.width : view.bounds.height != solvedSize.height {
        preferredSizes = [:]
      }
      isSolved = false
    }
    if isSolved { return remeasure() }
    solvedSize = view.bounds.size
    isSolved = true
    measured = []
    handled = [:]
    solve(view)
    stack()
  }

  // MARK: Overridden methods

  open override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    let size = view.bounds.inset(by: view.adjustedContentInset).size
    let cross = sections.reduce(0) { max($0, $1.crossEnd) }
    return isVertical
      ? CGSize(width: max(size.width, cross), height: boundaries.total)
      : CGSize(width: boundaries.total, height: max(size.height, cross))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let size = collectionViewContentSize
    let rect = rect.intersection(CGRect(origin: .zero, size: size))
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return [] }
    var result: [UICollectionViewLayoutAttributes] = []
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    for index in sectionRange(low, high) {
      let section = sections[index]
      guard !section.isEmpty, section.end >= low, section.start <= high else { continue }
      result += handle(elements(of: index, in: rect), index)
    }
    for number in boundaries.views.indices {
      let attributes = layoutBoundary(number)
      if attributes.frame.overlaps(rect) { result.append(attributes) }
    }
    return result
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath[0]),
      (0..<sections[indexPath[0]].laidOutCount).contains(indexPath[1])
    else { return nil }
    let section = sections[indexPath[0]]
    if let known = handled[indexPath[0]]?[CollectionElement(role: .cell, indexPath: indexPath)] { return known }
    let number = section.groupIndex(ofItem: indexPath[1])
    let group = section.group(number)
    let offset = indexPath[1] - section.firstItem(ofGroup: number)
    guard group.cells.indices.contains(offset) else { return nil }
    let leaf = group.leaves[group.cells[offset]]
    return attributes(leaf, frame(of: leaf, in: group, number, section), section, indexPath[0], number)
  }

  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    if indexPath.count == 1 {
      return boundaries.views.firstIndex { $0.item.elementKind == elementKind }.map { layoutBoundary($0) }
    }
    guard indexPath.count == 2, sections.indices.contains(indexPath[0]), indexPath[1] >= 0 else { return nil }
    let section = sections[indexPath[0]]
    if indexPath[1] == 0,
      let number = section.boundaries.views.firstIndex(where: { $0.item.elementKind == elementKind })
    {
      return boundary(number, indexPath[0])
    }
    guard let (number, leaf) = section.view(elementKind, indexPath[1]) else { return nil }
    return attributes(
      leaf, frame(of: leaf, in: section.group(number), number, section), section, indexPath[0], number)
  }

  open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard indexPath.count == 2, sections.indices.contains(indexPath[0]), !sections[indexPath[0]].isEmpty else {
      return nil
    }
    if elementKind == ListSection.background { return listBackground(indexPath[0]) }
    let items = sections[indexPath[0]].section.decorationItems
    guard items.indices.contains(indexPath[1]), items[indexPath[1]].elementKind == elementKind else { return nil }
    return decoration(indexPath[1], indexPath[0])
  }
}
