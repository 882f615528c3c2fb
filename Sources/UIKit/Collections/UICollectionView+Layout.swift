import CoreGraphics
import Foundation

/// A cached result of the layout for a region of the content.
struct CollectionQuery {
  var rect = CGRect.null
  var list: [UICollectionViewLayoutAttributes] = []
  var elements: [CollectionElement: UICollectionViewLayoutAttributes] = [:]

  init() {}
  init(_ rect: CGRect, _ list: [UICollectionViewLayoutAttributes]) {
    self.rect = rect
    self.list = list
    elements.reserveCapacity(list.count)
    for attributes in list { elements[attributes.element] = attributes }
  }
}

/// The layout pass: facts/collections.md#layout-pass.
extension UICollectionView {
  // MARK: Data

  var loadedCounts: [Int] {
    if let counts { return counts }
    guard !isCounting, let dataSource else { return [] }
    isCounting = true
    defer { isCounting = false }
    let sections = ListMistake.possible(
      OptionalMethod.ask { dataSource.numberOfSections(in: self) } ?? 1, "A collection view", "sections")
    let loaded = (0..<sections).map { section in
      ListMistake.possible(
        dataSource.collectionView(self, numberOfItemsInSection: section), "A collection view",
        "items in section \(section)", most: 16_000_000)
    }
    counts = loaded
    return loaded
  }

  func dataDidChange() {
    counts = nil
    dragging?.dataWasReloaded()
    needsReload = true
    let context = storedLayout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    storedLayout.invalidateLayout(with: context)
    layoutMayHaveChanged()
  }

  func exists(_ indexPath: IndexPath) -> Bool {
    let counts = loadedCounts
    return indexPath.count == 2 && counts.indices.contains(indexPath[0]) && indexPath[1] >= 0
      && indexPath[1] < counts[indexPath[0]]
  }

  // MARK: Invalidation

  func layoutWasInvalidated(_ layout: UICollectionViewLayout, _ context: UICollectionViewLayoutInvalidationContext)
  {
    guard layout === storedLayout else { return }
    layoutMayHaveChanged()
    let (size, offset) = (context.contentSizeAdjustment, context.contentOffsetAdjustment)
    if size != .zero {
      contentSize = CGSize(width: contentSize.width + size.width, height: contentSize.height + size.height)
    }
    // A collection view without content remains at its start (facts/collections.md#invalidation).
    if offset != .zero, contentSize.width > 0, contentSize.height > 0 {
      contentOffset = CGPoint(x: contentOffset.x + offset.x, y: contentOffset.y + offset.y)
    }
  }

  private func layoutMayHaveChanged() {
    needsPrepare = true
    setNeedsLayout()
  }

  func boundsWillChange(to new: CGRect) {
    guard new != bounds, storedLayout.collectionView === self else { return }
    setNeedsLayout()
    guard storedLayout.shouldInvalidateLayout(forBoundsChange: new) else { return }
    storedLayout.invalidateLayout(with: storedLayout.invalidationContext(forBoundsChange: new))
  }

  /// Marks a cell for measurement in the next layout, after its size changed.
  func cellWantsAnotherSize(_ cell: UICollectionViewCell, isDeep: Bool) {
    guard selfSizingInvalidation == .enabledIncludingConstraints || selfSizingInvalidation == .enabled && !isDeep,
      !isPlacing, let attributes = cell.shownAttributes, shown[attributes.element] === cell,
      storedLayout.asksForPreferredSizes
    else { return }
    cell.fittedSize = nil
    setNeedsLayout()
  }

  /// Handles a possible change of the size that a cell's content needs.
  func cellSizeMayHaveChanged(_ cell: UICollectionViewCell) {
    guard selfSizingInvalidation != .disabled, storedLayout.asksForPreferredSizes, !isPlacing, cell.window != nil,
      let attributes = cell.shownAttributes, shown[attributes.element] === cell
    else { return }
    resize(cell, attributes)
  }

  // MARK: The pass

  func prepareLayoutIfNeeded() {
    guard needsPrepare else { return }
    needsPrepare = false
    query = CollectionQuery()
    _ = loadedCounts
    let (layout, wasPreparing) = (storedLayout, storedLayout.isPreparing)
    layout.isPreparing = true
    layout.prepare()
    layout.isPreparing = wasPreparing
    dragging?.flow = nil
    takeContentSize()
  }

  private func takeContentSize() {
    let size = storedLayout.collectionViewContentSize
    guard size.width.isFinite, size.height.isFinite, contentSize != size else { return }
    let old = contentSize
    contentSize = size
    if beginsAtTheRight { keepRightEdge(old) }
  }

  /// Whether the first item is at the right end of the content.
  var beginsAtTheRight: Bool { isMirrored || storedLayout.runsToTheLeft }

  /// Scrolls so that content that begins at the right keeps its distance from the right edge when it becomes
  /// longer; at first it is at that edge (facts/collections.md#right-to-left).
  private func keepRightEdge(_ old: CGSize) {
    let inset = adjustedContentInset
    let (last, now) = (old.width + inset.right - bounds.width, contentSize.width + inset.right - bounds.width)
    guard now > -inset.left || last > -inset.left, bounds.width > 0 else { return }
    let distance = last > -inset.left ? max(0, last - contentOffset.x) : 0
    let target = max(-inset.left, now - distance)
    guard target != contentOffset.x, !isDragging else { return }
    follow(to: CGPoint(x: target, y: contentOffset.y))
  }

  func bringViewsUpToDate() {
    guard !isPlacing, updates == nil || updateDepth == 0 else { return }
    isPlacing = true
    defer {
      isPlacing = false
      refusesUpdates = false
    }
    // Self-sizing changes the layout, in which other cells may be visible; the number of passes is limited.
    var (pass, passes) = (0, UICollectionView.fewPasses)
    while pass < passes {
      pass += 1
      prepareLayoutIfNeeded()
      if needsReload {
        needsReload = false
        for element in Array(shown.keys).sorted(by: { $0.indexPath > $1.indexPath }) { retire(element) }
        reloadIndex()
      }
      let made = madeCount
      if followScrollTarget() { prepareLayoutIfNeeded() }
      place(elementsOnScreen())
      if !needsPrepare { break }
      // Cells that are much smaller than estimated become visible one by one.
      if madeCount > made { passes = min(pass + UICollectionView.fewPasses, UICollectionView.manyPasses) }
    }
    prefetch()
  }

  /// The number of passes in one layout after which measuring ends unless other cells have come into view, and the
  /// number after which it ends in any case.
  private static let fewPasses = 16
  private static let manyPasses = 96

  /// Returns the attributes within the bounds, from the cached query if it covers them.
  func elementsOnScreen() -> [UICollectionViewLayoutAttributes] {
    let visible = bounds
    guard visible.width > 0, visible.height > 0, visible.isFiniteRect else { return [] }
    placeScrollers()
    if !query.rect.contains(visible) { ask(in: UICollectionView.tiles(around: visible)) }
    return query.list.filter { shownFrame($0).overlaps(visible) }
  }

  private func ask(in rect: CGRect) {
    let answer = storedLayout.layoutAttributesForElements(in: mirrored(rect)) ?? []
    if let lost = answer.first(where: { ($0.frame.minX + $0.frame.minY + $0.frame.width + $0.frame.height).isNaN })
    {
      // A view with such a frame would be nowhere.
      ExceptionReport.raise(
        .layerInvalidGeometry,
        "CALayer position contains NaN: [\(lost.center.x) \(lost.center.y)]. Layout attributes: \(lost)", once: true
      )
    }
    query = CollectionQuery(rect, answer.map { displaced(mirrored($0)) })
    takeContentSize()
  }

  /// Returns the bounds, extended to a grid of tiles of their size.
  private static func tiles(around visible: CGRect) -> CGRect {
    func span(_ low: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
      ((low / length).rounded(.down) * length, ((low + length) / length).rounded(.up) * length)
    }
    let (x, y) = (span(visible.minX, visible.width), span(visible.minY, visible.height))
    return CGRect(x: x.0, y: y.0, width: x.1 - x.0, height: y.1 - y.0)
  }

  /// Creates the views that became visible, moves the others, and removes those that left.
  private func place(_ attributes: [UICollectionViewLayoutAttributes]) {
    let wanted = Set(attributes.map(\.element))
    let gone = shown.keys.filter { !wanted.contains($0) }
    for element in gone.sorted(by: { $0.indexPath < $1.indexPath }) { retire(element) }
    var cells: [UICollectionViewLayoutAttributes] = []
    var others: [UICollectionViewLayoutAttributes] = []
    for attributes in attributes {
      if let view = shown[attributes.element] {
        keepIn(scroller(of: attributes) ?? self, view, attributes.zIndex)
        if movement?.view !== view { view.show(attributes) }
        if !attributes.estimatedAxes.isEmpty, view.fittedSize != attributes.size { resize(view, attributes) }
      } else if !attributes.isHidden {
        if attributes.role == .cell { cells.append(attributes) } else { others.append(attributes) }
      }
    }
    for attributes in cells + others where shown[attributes.element] == nil { add(attributes) }
  }

  // MARK: Views

  @discardableResult func add(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let view = makeView(attributes) else { return nil }
    let element = attributes.element
    UIView.performWithoutAnimation {
      view.show(attributes)
      insert(view, attributes.zIndex, in: scroller(of: attributes) ?? self)
    }
    shown[element] = view
    madeCount += 1
    if let cell = view as? UICollectionViewCell {
      // Each cell gets both values, also unchanged ones: subclasses update their look in the setters. Headers are
      // never selected.
      cell.isHighlighted = false
      cell.isSelected = element.role == .cell && selected.contains(element.indexPath)
      cell.updateConfigurationIfNeeded()
    }
    if storedLayout.asksForPreferredSizes { resize(view, attributes) }
    switch element.role {
    case .cell:
      if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
      }
    case .supplementary(let kind), .decoration(let kind):
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.indexPath)
    }
    return view
  }

  private func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let path = attributes.indexPath
    registrationsAtQuery = RegistrationIdentity.count
    defer { registrationsAtQuery = nil }
    switch attributes.role {
    case .cell:
      guard exists(path), let dataSource else {
        // Reported only once, because a layout with one invalid path often has thousands.
        if !hasStrayPath {
          ListMistake.report(
            "UICollectionView received layout attributes for a cell with an index path that does not exist: "
              + path.exceptionDescription)
        }
        hasStrayPath = true
        return nil
      }
      let cell = dataSource.collectionView(self, cellForItemAt: dataPath(path))
      guard checkDequeued(cell) else { return nil }
      return cell
    case .supplementary(let kind):
      guard let dataSource else { return nil }
      let view = OptionalMethod.ask {
        dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      }
      guard let view, view.collectionView === self else {
        ListMistake.report(
          "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
            + "(\(kind),\(path.exceptionDescription)) was not retrieved by calling "
            + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
            + "(\(view.map { "\($0)" } ?? "(null)"))")
        return nil
      }
      return view
    case .decoration(let kind):
      let key = ReuseKey(role: attributes.role, identifier: kind)
      if sources[key] == nil { sources[key] = storedLayout.decorations[kind] }
      if sources[key] == nil {
        ExceptionReport.raise(
          .internalInconsistencyException,
          "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a prototype "
            + "in a storyboard", once: true)
      }
      return dequeue(key, for: path)
    }
  }

  private func checkDequeued(_ cell: UICollectionViewCell) -> Bool {
    guard cell.collectionView === self else {
      ListMistake.report(
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
          + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
      return false
    }
    // The data source returned the same cell for two items: the cell belongs to the last item.
    if let old = shown.first(where: { $0.value === cell })?.key { shown[old] = nil }
    return true
  }

  /// Queries the preferred size of the view, and whether the layout is invalidated by it.
  private func resize(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    // Apps also modify the attributes that they receive.
    guard let original = attributes.copy() as? UICollectionViewLayoutAttributes else { return }
    let preferred = view.preferredLayoutAttributesFitting(original)
    guard preferred.size.width.isFinite, preferred.size.height.isFinite, preferred.size.width < 1e15,
      preferred.size.height < 1e15
    else {
      ListMistake.report(
        "Rounding frame (\(NSCoder.string(for: preferred.frame))) from preferred layout attributes resulted in a frame with "
          + "one or more invalid members. Layout attributes: \(preferred); View: \(view)")
      return
    }
    view.fittedSize = preferred.size
    guard
      storedLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    storedLayout.invalidateLayout(
      with: storedLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
  }

  /// Returns the values that order a view: its z-index, and whether it is a background, which is behind views with
  /// the same index.
  func depth(of view: UIView) -> (Int, Int)? {
    if view is OrthogonalScroller { return (0, 0) }
    guard let attributes = (view as? UICollectionReusableView)?.shownAttributes else { return nil }
    if case .decoration = attributes.role { return (attributes.zIndex, -1) }
    return (attributes.zIndex, 0)
  }

  /// Inserts a view below those with a higher index, above all others.
  private func insert(_ view: UICollectionReusableView, _ zIndex: Int, in parent: UIView) {
    let own = depth(of: view) ?? (zIndex, 0)
    let above = parent.subviews.first { other in other !== view && depth(of: other).map { $0 > own } ?? false }
    if let above { return parent.insertSubview(view, belowSubview: above) }
    let below = parent.subviews.last { $0 !== view && depth(of: $0) != nil }
    if let below { return parent.insertSubview(view, aboveSubview: below) }
    parent.insertSubview(view, at: backgroundView == nil || parent !== self ? 0 : 1)
  }

  /// Moves a view to another parent if its section began or stopped scrolling by itself since the last layout.
  private func keepIn(_ parent: UIView, _ view: UICollectionReusableView, _ zIndex: Int) {
    guard view.superview !== parent, view.superview != nil, movement?.view !== view else { return }
    insert(view, zIndex, in: parent)
  }

  func retire(_ element: CollectionElement) {
    guard let view = shown.removeValue(forKey: element) else { return }
    if view === swiper?.swipe?.cell { swiper?.close(animated: false) }
    leave(view, element)
  }

  /// Handles a view that left the screen.
  func leave(_ view: UICollectionReusableView, _ element: CollectionElement) {
    view.removeFromSuperview()
    switch element.role {
    case .cell:
      if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
      }
    case .supplementary(let kind), .decoration(let kind):
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.indexPath)
    }
    recycle(view)
  }

  // MARK: Queries

  /// Returns the attributes of the last query, or of a new one.
  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    if let known = query.elements[element] { return known }
    if !isPlacing { prepareLayoutIfNeeded() }
    return storedLayout.attributes(of: element).map(mirrored)
  }

  func item(at point: CGPoint) -> IndexPath? {
    if !isPlacing { prepareLayoutIfNeeded() }
    let spot = CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)
    let known =
      query.rect.contains(spot)
      ? query.list : (storedLayout.layoutAttributesForElements(in: mirrored(spot)) ?? []).map(mirrored)
    let hits = known.filter { $0.role == .cell && shownFrame($0).contains(point) && !$0.isHidden }
    return hits.enumerated().max { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }?.element
      .indexPath
  }

  /// Returns the visible elements of a kind, in order.
  func visibleElements(_ role: UICollectionViewLayoutAttributes.Role) -> [CollectionElement] {
    shown.keys.filter { $0.role == role }.sorted { $0.indexPath < $1.indexPath }
  }

  // MARK: Right to left

  /// Whether the layout's positions are mirrored.
  var isMirrored: Bool {
    storedLayout.flipsHorizontallyInOppositeLayoutDirection
      && (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        != (storedLayout.developmentLayoutDirection == .rightToLeft)
  }

  func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    var rect = rect
    rect.origin.x =
      max(contentSize.width, bounds.width - adjustedContentInset.left - adjustedContentInset.right) - rect.maxX
    return rect
  }

  func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard isMirrored, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
    copy.center.x =
      max(contentSize.width, bounds.width - adjustedContentInset.left - adjustedContentInset.right) - copy.center.x
    return copy
  }
}
