import CoreGraphics
import Foundation

public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// Arranges each section by groups of items, which repeat and may hold groups.
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
/// How groups are filled: facts/collections.md#compositional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout>
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// Settings of the layout as a whole. Set it anew to change one: the layout keeps a copy.
  @NSCopying open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private(set) var sections: [CompositionalSection] = []
  /// Headers and footers of the layout, around all sections.
  private(set) var boundaries = CompositionalBoundaries()
  private var bodyStart: CGFloat = 0
  private var hasEstimates = false
  private var isSolved = false
  private var solvedSize = CGSize.zero
  /// The sizes that views said, where they are estimated.
  private var preferredSizes: [CollectionElement: CGSize] = [:]
  /// The elements whose sizes came since the last preparation.
  private var measured: Set<CollectionElement> = []
  /// A context that changes no section as a whole.
  private weak var smallContext: UICollectionViewLayoutInvalidationContext?
  /// What handlers changed, by section.
  private var handled: [Int: [CollectionElement: UICollectionViewLayoutAttributes]] = [:]

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

  /// UIKit's solver works from the leading side; the collection view mirrors what it says.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  override var asksForPreferredSizes: Bool { hasEstimates }
  override var dependsOnInsets: Bool { true }
  var isVertical: Bool { configuration.scrollDirection == .vertical }
  private var scale: CGFloat { max(1, collectionView?.traitCollection.displayScale ?? 1) }

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
      // What cells said goes by another width.
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

  private func solve(_ view: UICollectionView) {
    sections = []
    hasEstimates = false
    for index in 0..<view.numberOfSections {
      let plain = environment(nil, view)
      guard let section = provider(index, plain).map({ listed($0, index, of: view.numberOfSections) }) else {
        ListMistake.report(
          "Invalid section definition. Please specify a valid section definition when content is to be "
            + "rendered for a section. This is a client error.")
        sections.append(
          CompositionalSection(
            NSCollectionLayoutSection(group: .nothing), plain, isVertical: isVertical, scale: scale, count: 0,
            preferred: { _ in nil }, boundarySize: { _ in nil }))
        continue
      }
      let solved = CompositionalSection(
        section, environment(section, view), isVertical: isVertical, scale: scale,
        count: view.numberOfItems(inSection: index), preferred: preferred(index), boundarySize: boundarySize(index))
      if let group = solved.crowded { warn(group, section, index) }
      hasEstimates = hasEstimates || solved.isMeasured
      if section.list?.hasSwipeActions == true { view.installSwiper() }
      sections.append(solved)
    }
  }

  private func preferred(_ section: Int) -> (Int) -> CGSize? {
    { [weak self] in
      guard let self, !preferredSizes.isEmpty else { return nil }
      return preferredSizes[CollectionElement(role: .cell, indexPath: [section, $0])]
    }
  }

  private func boundarySize(_ section: Int) -> (String) -> CGSize? {
    { [preferredSizes] in preferredSizes[CollectionElement(role: .supplementary($0), indexPath: [section, 0])] }
  }

  /// Puts the sections one behind the other, between the layout's own headers and footers.
  private func stack() {
    guard let view = collectionView else { return }
    var position: CGFloat = 0
    let spacing = configuration.interSectionSpacing.isFinite ? configuration.interSectionSpacing : 0
    for (index, section) in sections.enumerated() {
      if index > 0 { position += spacing }
      section.start = position
      position = section.end
    }
    let size = environment(nil, view).contentSize
    boundaries = CompositionalBoundaries(
      configuration.boundarySupplementaryItems, length: position,
      cross: 0...(isVertical ? size.width : size.height),
      container: size, isVertical: isVertical, scale: scale
    ) { [preferredSizes] in
      preferredSizes[CollectionElement(role: .supplementary($0), indexPath: IndexPath(index: 0))]
    }
    hasEstimates = hasEstimates || boundaries.isMeasured
    bodyStart = boundaries.before
    if bodyStart != 0 { for section in sections { section.start += bodyStart } }
  }

  /// Takes over the sizes that cells said since, without asking for sections again. What shows stays where it is on the screen:
  /// the content moves by what came before it.
  private func remeasure() {
    guard !measured.isEmpty, let view = collectionView else { return }
    let anchor = view.scrollAnchor
    let before = anchor.flatMap { attributes(of: $0)?.frame }
    var items: [Int: [Int]] = [:]
    for element in measured where element.indexPath.count == 2 {
      let path = element.indexPath
      items[path[0], default: []] += element.role == .cell ? [path[1]] : []
      handled[path[0]] = nil
    }
    measured = []
    for (index, changed) in items where sections.indices.contains(index) {
      sections[index].remeasure(changed, preferred(index), boundarySize(index))
    }
    stack()
    guard let anchor, let before, let after = attributes(of: anchor)?.frame else { return }
    view.followAnchor(by: CGPoint(x: after.minX - before.minX, y: after.minY - before.minY), isVertical: isVertical)
  }

  /// The collection view without what bars and margins cover across the direction of scrolling.
  func environment(_ section: NSCollectionLayoutSection?, _ view: UICollectionView) -> CollectionEnvironment {
    let own = view.adjustedContentInset
    var reference = section?.contentInsetsReference ?? .none
    if reference == .automatic { reference = configuration.contentInsetsReference }
    let covered: UIEdgeInsets
    switch reference {
    case .automatic, .none: covered = .zero
    case .safeArea: covered = view.safeAreaInsets
    case .layoutMargins: covered = view.layoutMargins
    case .readableContent:
      let (frame, whole) = (view.readableContentGuide.layoutFrame, view.bounds)
      covered =
        isVertical
        ? UIEdgeInsets(top: 0, left: frame.minX - whole.minX, bottom: 0, right: whole.maxX - frame.maxX)
        : view.layoutMargins
    }
    var insets = NSDirectionalEdgeInsets.zero
    if isVertical {
      insets.leading = max(0, covered.left - own.left)
      insets.trailing = max(0, covered.right - own.right)
    } else {
      insets.top = max(0, covered.top - own.top)
      insets.bottom = max(0, covered.bottom - own.bottom)
    }
    let size = view.bounds.inset(by: own).size
    return CollectionEnvironment(
      CGSize(width: max(0, size.width), height: max(0, size.height)), insets, view.traitCollection)
  }

  /// UIKit's words where a group has no room for its first item.
  private func warn(_ group: NSCollectionLayoutGroup, _ section: NSCollectionLayoutSection, _ index: Int) {
    guard let view = collectionView, view.bounds.width > 0, view.bounds.height > 0 else { return }
    let (size, inset) = (view.bounds.size, section.contentInsets)
    Console.writeOnce(
      "\(self) ran into an error when computing the layout for section at index \(index) in container contentSize="
        + "{\(size.width), \(size.height)}. Error: There is no room for this NSCollectionLayoutGroup to fit into its parent "
        + "group or section, or it has no room for any subitems itself. Inspect the parent and ensure the contentInsets "
        + "({\(inset.top), \(inset.leading), \(inset.bottom), \(inset.trailing)}) do not result in a negative "
        + "effectiveContentSize when applied to size: {\(size.width), \(size.height)}.\nGroup: \(group)")
  }

  // MARK: Answers

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

  /// The sections that may meet a range of the axis of scrolling.
  func sectionRange(_ low: CGFloat, _ high: CGFloat) -> Range<Int> {
    // Sections that overlap because of a negative spacing are looked through.
    guard configuration.interSectionSpacing >= 0 else { return sections.indices }
    var (from, to) = (0, sections.count)
    while from < to {
      let middle = (from + to) / 2
      if sections[middle].end >= low { to = middle } else { from = middle + 1 }
    }
    var last = from
    while last < sections.count, sections[last].start <= high { last += 1 }
    return from..<last
  }

  private func elements(of index: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let section = sections[index]
    var result: [UICollectionViewLayoutAttributes] = []
    let origin = section.bodyOrigin
    // The items of a section that scrolls by itself are where they are unscrolled.
    let shift = section.scrolls ? collectionView?.orthogonalShift(of: index) ?? .zero : .zero
    var asked = rect.offsetBy(dx: shift.x, dy: shift.y)
    if section.scrolls {
      if isVertical { asked.size.height = max(asked.height, 1) } else { asked.size.width = max(asked.width, 1) }
    }
    let body = asked.offsetBy(dx: -origin.x, dy: -origin.y)
    let isDown = isVertical != section.scrolls
    for number in section.groups(from: isDown ? body.minY : body.minX, to: isDown ? body.maxY : body.maxX) {
      let group = section.group(number)
      let corner = section.origin(number, group)
      let place = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
      // An item that sticks out of its group shows as long as some of it in the group does.
      let part = asked.intersection(CGRect(origin: place, size: group.size))
      guard !part.isNull else { continue }
      for leaf in group.leaves {
        let frame = leaf.frame.offsetBy(dx: place.x, dy: place.y)
        let isMet = leaf.kind == nil ? frame.overlaps(part) : frame.overlaps(asked)
        if isMet { result.append(attributes(leaf, frame, section, index, number)) }
      }
    }
    for number in section.boundaries.views.indices {
      let attributes = boundary(number, index)
      if attributes.frame.overlaps(rect) { result.append(attributes) }
    }
    for number in section.section.decorationItems.indices { result.append(decoration(number, index)) }
    if let background = listBackground(index) { result.append(background) }
    return result
  }

  /// Has the section's handler change what shows. What it changed before stays changed.
  private func handle(_ found: [UICollectionViewLayoutAttributes], _ index: Int)
    -> [UICollectionViewLayoutAttributes]
  {
    guard let handler = sections[index].section.visibleItemsInvalidationHandler, let view = collectionView else {
      return found
    }
    var known = handled[index] ?? [:]
    let kept = found.map { attributes in
      if let old = known[attributes.element], attributes.role == .cell || sections[index].scrolls { return old }
      known[attributes.element] = attributes
      return attributes
    }
    handled[index] = known
    let order: [UICollectionView.ElementCategory] = [.cell, .supplementaryView, .decorationView]
    let items = order.flatMap { category in kept.filter { $0.representedElementCategory == category } }
    let own = environment(sections[index].section, view)
    handler(items.map { VisibleItem($0) }, view.handlerOffset(of: index), view.handlerEnvironment(of: index, own))
    // Views compare what they get with what they show, which the handler must not change.
    return kept.map { $0.copy() as? UICollectionViewLayoutAttributes ?? $0 }
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

  // MARK: Attributes

  private func frame(
    of leaf: CompositionalGroup.Leaf, in group: CompositionalGroup, _ number: Int, _ section: CompositionalSection
  ) -> CGRect {
    let (corner, origin) = (section.origin(number, group), section.bodyOrigin)
    return leaf.frame.offsetBy(dx: corner.x + origin.x, dy: corner.y + origin.y)
  }

  private func attributes(
    _ leaf: CompositionalGroup.Leaf, _ frame: CGRect, _ section: CompositionalSection, _ index: Int, _ number: Int
  ) -> UICollectionViewLayoutAttributes {
    let first = leaf.kind.map { section.firstView($0, ofGroup: number) } ?? section.firstItem(ofGroup: number)
    let attributes = makeAttributes(leaf.kind.map { .supplementary($0) } ?? .cell, [index, first + leaf.number])
    attributes.frame = onPixels(frame)
    // Cells stand before the backgrounds of their section.
    let isRaised = leaf.kind == nil && !section.section.decorationItems.isEmpty
    attributes.zIndex = leaf.zIndex + (isRaised ? 1 : 0)
    attributes.estimatedAxes = leaf.estimated
    placeInList(attributes)
    return attributes
  }

  private func boundary(_ number: Int, _ index: Int) -> UICollectionViewLayoutAttributes {
    let section = sections[index]
    return boundary(section.boundaries, number, section.bodyStart, [index, 0])
  }

  private func layoutBoundary(_ number: Int) -> UICollectionViewLayoutAttributes {
    boundary(boundaries, number, bodyStart, IndexPath(index: 0))
  }

  private func boundary(
    _ boundaries: CompositionalBoundaries, _ number: Int, _ bodyStart: CGFloat, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let item = boundaries.views[number].item
    let attributes = makeAttributes(.supplementary(item.elementKind), path)
    let frame = boundaries.frame(number, bodyStart: bodyStart, visible: visibleRange, isVertical: isVertical)
    attributes.frame = onPixels(frame)
    attributes.zIndex = item.zIndex
    if item.pinToVisibleBounds, let view = collectionView, view.bounds.overlaps(frame) {
      attributes.zIndex += 1_000_000_000
    }
    attributes.estimatedAxes = item.size.estimatedAxes
    let resting = boundaries.frame(number, bodyStart: bodyStart, visible: nil, isVertical: isVertical)
    placeInList(attributes, of: item, isPinned: abs(resting.minY - frame.minY) > 0.01)
    return attributes
  }

  private func decoration(_ number: Int, _ index: Int) -> UICollectionViewLayoutAttributes {
    let item = sections[index].section.decorationItems[number]
    let attributes = makeAttributes(.decoration(item.elementKind), [index, number])
    let inset = item.contentInsets
    attributes.frame = onPixels(
      sections[index].frame.inset(
        by: UIEdgeInsets(top: inset.top, left: inset.leading, bottom: inset.bottom, right: inset.trailing)))
    attributes.zIndex = item.zIndex
    return attributes
  }

  /// What of the axis of scrolling is not under bars.
  private var visibleRange: ClosedRange<CGFloat>? {
    guard let view = collectionView else { return nil }
    let visible = view.unmirroredVisible.inset(by: view.adjustedContentInset)
    guard visible.isFiniteRect else { return nil }
    let (low, high) = isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
    return low...max(low, high)
  }

  private func onPixels(_ rect: CGRect) -> CGRect {
    CGRect(
      x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width,
      height: rect.height)
  }
}

extension NSCollectionLayoutGroup {
  /// A group of nothing, for sections that the app does not define.
  fileprivate static var nothing: NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0)),
      .line([], .toFill, isRow: true))
  }
}
