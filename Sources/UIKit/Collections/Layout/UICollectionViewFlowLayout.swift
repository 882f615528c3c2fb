import CoreGraphics
import Foundation

/// Arranges items in lines, one after the other, with a header and a footer for each section.
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 100, height: 100)
/// layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
/// layout.headerReferenceSize = CGSize(width: 0, height: 44)
/// let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
/// ```
///
/// A delegate that is a `UICollectionViewDelegateFlowLayout` provides sizes for each item and section. With an
/// `estimatedItemSize` cells are measured when they become visible. The computation of the lines:
/// facts/collections.md#flow-layout. Preparing takes time proportional to the number of sections if all items have
/// one size, and to the number of items otherwise.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout>
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// An estimated size with which the size is determined by the cells alone.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// The reference for the insets of sections.
  public enum SectionInsetReference: Int, Sendable {
    /// The section's inset is added to the content inset.
    case fromContentInset = 0
    /// The section's inset is added to the safe area.
    case fromSafeArea = 1
    /// The section's inset is added to the layout margins.
    case fromLayoutMargins = 2
  }

  /// The measured sizes of cells with estimated sizes.
  var preferredSizes: [IndexPath: CGSize] = [:]
  var arrangement = FlowArrangement()
  private var preparedSize = CGSize.zero

  public override init() { super.init() }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(.flowLayout, from: coder)
  }

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
  override class var nibRow: NibRow { .flowLayout }

  // MARK: Settings

  /// The minimum space between lines, and their actual space. Default 10 points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
  /// The minimum space between the items of a line. Default 10 points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The size of items in points. Default 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  /// The size of items until they are measured; zero, the default, disables measuring.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      preferredSizes = [:]
      invalidateLayout()
    }
  }
  /// The axis along which the content scrolls; lines are across it. `.vertical` by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of headers, of which the extent along the scroll axis is used. Default zero, for no headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers, of which the extent along the scroll axis is used. Default zero, for no footers.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The space around the items of a section, within its header and footer. Default zero.
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// The reference for `sectionInset`. `.fromContentInset` by default.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// Whether headers stay at the edge while their section is visible. Default false.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether footers stay at the edge while their section is visible. Default false.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether lines run to the left: the layout itself reverses them, unless the collection view mirrors its result
  /// (facts/collections.md#right-to-left/flow).
  override var runsToTheLeft: Bool {
    collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && !flipsHorizontallyInOppositeLayoutDirection
  }

  override var asksForPreferredSizes: Bool { estimatedItemSize != .zero }
  override var dependsOnInsets: Bool { true }
  var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }
  var isVertical: Bool { scrollDirection == .vertical }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return arrangement = FlowArrangement() }
    preparedSize = collectionView.bounds.size
    // Visible items keep their positions when cells before them are measured.
    let anchor = hasNewSizes ? collectionView.scrollAnchor : nil
    hasNewSizes = false
    let before = anchor.flatMap { attributes(of: $0)?.frame }
    arrangement = FlowArrangement(self, in: collectionView)
    guard let anchor, let before, let after = attributes(of: anchor)?.frame else { return }
    collectionView.followAnchor(
      by: CGPoint(x: after.minX - before.minX, y: after.minY - before.minY), isVertical: isVertical)
  }
  /// Whether cells were measured since the last preparation.
  private var hasNewSizes = false

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { preferredSizes = [:] }
    super.invalidateLayout(with: context)
  }

  override func carryPreferredSizes(along map: CollectionPathMap) {
    let old = preferredSizes
    preferredSizes = [:]
    for (path, size) in old where !map.isReloaded(path) {
      if let new = map.newPath(path) { preferredSizes[new] = size }
    }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    if pins { return true }
    let old = collectionView.bounds.size
    return isVertical ? newBounds.width != old.width : newBounds.height != old.height
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = collectionView?.bounds != newBounds
    }
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard asksForPreferredSizes, preferredAttributes.role == .cell else { return false }
    let (wanted, path) = (preferredAttributes.size, preferredAttributes.indexPath)
    guard wanted.width.isFinite, wanted.height.isFinite, wanted.width >= 0, wanted.height >= 0 else { return false }
    return preferredSizes[path] != wanted
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    preferredSizes[preferredAttributes.indexPath] = preferredAttributes.size
    hasNewSizes = true
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  // MARK: Overridden methods

  open override var collectionViewContentSize: CGSize {
    guard collectionView != nil else { return .zero }
    return isVertical
      ? CGSize(width: arrangement.cross, height: arrangement.end)
      : CGSize(width: arrangement.end, height: arrangement.cross)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard collectionView != nil, !rect.isNull else { return [] }
    var (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    if runsToTheLeft, !isVertical { (low, high) = (reversedWidth - high, reversedWidth - low) }
    var result: [UICollectionViewLayoutAttributes] = []
    for section in arrangement.sections(from: low, to: high, all: pins) {
      let values = arrangement.sections[section]
      let path = IndexPath(item: 0, section: section)
      let header = header(path)
      if let header, header.frame.overlaps(rect) { result.append(header) }
      for item in values.items(from: low, to: high) {
        let attributes = itemAttributes(IndexPath(item: item, section: section))
        if attributes.frame.overlaps(rect) { result.append(attributes) }
      }
      if let footer = footer(path), footer.frame.overlaps(rect) { result.append(footer) }
    }
    return result
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard arrangement.sections.indices.contains(indexPath.section), indexPath.item >= 0,
      indexPath.item < arrangement.sections[indexPath.section].count
    else { return nil }
    return itemAttributes(indexPath)
  }

  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard arrangement.sections.indices.contains(indexPath.section) else { return nil }
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: return header(indexPath)
    case UICollectionView.elementKindSectionFooter: return footer(indexPath)
    default: return nil
    }
  }

  private func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(.cell, path)
    attributes.frame = frame(path.item, path.section, in: arrangement)
    if asksForPreferredSizes { attributes.estimatedAxes = [.horizontal, .vertical] }
    return attributes
  }

  /// Returns the frame of an item in this arrangement or another one.
  func frame(_ item: Int, _ section: Int, in arrangement: FlowArrangement) -> CGRect {
    let frame = arrangement.sections[section].frame(item)
    return rect(frame.cross, frame.main, frame.crossSize, frame.mainSize)
  }

  private func header(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let section = arrangement.sections[path.section]
    guard section.header > 0 else { return nil }
    let attributes = makeAttributes(.supplementary(UICollectionView.elementKindSectionHeader), path)
    var start = section.start
    if sectionHeadersPinToVisibleBounds, let range = visibleRange {
      start = max(start, min(range.lowerBound, section.footerStart - section.header))
    }
    if pins { attributes.zIndex = 10 }
    attributes.frame = rect(0, start, arrangement.cross, section.header)
    return attributes
  }

  private func footer(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let section = arrangement.sections[path.section]
    guard section.footer > 0 else { return nil }
    let attributes = makeAttributes(.supplementary(UICollectionView.elementKindSectionFooter), path)
    var start = section.footerStart
    if sectionFootersPinToVisibleBounds, let range = visibleRange {
      start = min(start, max(range.upperBound - section.footer, section.start + section.header))
    }
    if pins { attributes.zIndex = 10 }
    attributes.frame = rect(0, start, arrangement.cross, section.footer)
    return attributes
  }

  /// The range of the main axis that is not covered by bars.
  private var visibleRange: ClosedRange<CGFloat>? {
    guard let collectionView else { return nil }
    let (bounds, inset) = (collectionView.bounds, collectionView.adjustedContentInset)
    var low = isVertical ? bounds.minY + inset.top : bounds.minX + inset.left
    var high = isVertical ? bounds.maxY - inset.bottom : bounds.maxX - inset.right
    if runsToTheLeft, !isVertical { (low, high) = (reversedWidth - high, reversedWidth - low) }
    return low...max(low, high)
  }

  /// Returns a rectangle with its origin rounded to a pixel, and the size unchanged.
  private func rect(_ cross: CGFloat, _ main: CGFloat, _ crossSize: CGFloat, _ mainSize: CGFloat) -> CGRect {
    let scale = max(1, collectionView?.traitCollection.displayScale ?? 1)
    let (a, b) = ((cross * scale).rounded() / scale, (main * scale).rounded() / scale)
    var rect =
      isVertical
      ? CGRect(x: a, y: b, width: crossSize, height: mainSize)
      : CGRect(x: b, y: a, width: mainSize, height: crossSize)
    if runsToTheLeft { rect.origin.x = reversedWidth - rect.maxX }
    return rect
  }

  /// The width in which lines that run to the left begin at the right: the content's, or that of the visible area,
  /// if it is wider.
  private var reversedWidth: CGFloat {
    guard !isVertical, let view = collectionView else { return arrangement.cross }
    let inset = view.adjustedContentInset
    return max(arrangement.end, view.bounds.width - inset.left - inset.right)
  }
}

extension UICollectionViewLayout {
  /// Creates attributes of the layout's own class.
  func makeAttributes(_ role: UICollectionViewLayoutAttributes.Role, _ path: IndexPath)
    -> UICollectionViewLayoutAttributes
  {
    let type: AnyClass = Swift.type(of: self).layoutAttributesClass
    let attributes =
      type == UICollectionViewLayoutAttributes.self
      ? UICollectionViewLayoutAttributes()
      : instantiate(type) as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes()
    attributes.set(role, path)
    return attributes
  }
}

/// The scope of a flow layout's invalidation.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext>
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is queried for sizes again. Default true.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether lines are packed again. Default true.
  open var invalidateFlowLayoutAttributes = true
}
