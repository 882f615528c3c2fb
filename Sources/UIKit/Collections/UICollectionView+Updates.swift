import CoreGraphics
import Foundation

/// Updates in batches: facts/collections.md#updates.
extension UICollectionView {
  /// The duration of updates and of changes of the layout, in seconds (facts/collections.md#updates/duration).
  static let updateDuration: TimeInterval = 0.3

  /// Adds a change to the open batch, or performs it as a batch of its own.
  func update(_ change: (inout CollectionUpdates) -> Void) {
    if updates != nil { return change(&updates!) }
    beginUpdates()
    if updates != nil { change(&updates!) }
    endUpdates([])
  }

  func performUpdates(_ block: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    if updates == nil { beginUpdates() }
    updateDepth += 1
    block?()
    updateDepth -= 1
    if let completion { updateCompletions.append(completion) }
    guard updateDepth == 0 else { return }
    let completions = updateCompletions
    updateCompletions = []
    endUpdates(completions)
  }

  private func beginUpdates() {
    forgetMovement()
    // When changes during layout are refused, preparing the layout once more would only request another one.
    if !refusesUpdates || !isWithinLayout {
      if window != nil, needsReload || needsPrepare { bringViewsUpToDate() }
      prepareLayoutIfNeeded()
    }
    updates = CollectionUpdates()
    countsBeforeUpdates = loadedCounts
  }

  private func endUpdates(_ completions: [(Bool) -> Void]) {
    guard let updates else { return }
    self.updates = nil
    if refusesUpdates, isWithinLayout { return reloadAfterLayout(completions) }
    let old = countsBeforeUpdates
    counts = nil
    let check = CollectionUpdateCheck(updates: updates, old: old, new: loadedCounts)
    guard let problem = check.problem else { return commit(updates, completions) }
    // Only errors in the counts name the view (facts/collections.md#exceptions).
    let isOfCounts = problem.hasPrefix("Invalid")
    let space = problem.hasSuffix("\n") ? "" : " "
    ListMistake.report(isOfCounts ? "\(problem)\(space)Collection view: \(self)" : problem)
    reloadData()
    MainTurn.afterThisTurn { for completion in completions { completion(false) } }
  }

  private var isWithinLayout: Bool { isPlacing || storedLayout.isPreparing }

  /// Reloads the items after the layout, only once, as the app would change them again in each following layout.
  private func reloadAfterLayout(_ completions: [(Bool) -> Void]) {
    if !reloadsAfterLayout {
      reloadsAfterLayout = true
      MainTurn.afterThisTurn { [weak self] in self?.reloadData() }
    }
    if !completions.isEmpty { MainTurn.afterThisTurn { for completion in completions { completion(false) } } }
  }

  private func commit(_ updates: CollectionUpdates, _ completions: [(Bool) -> Void]) {
    // An app that changes items in each query for a cell or a size would cause an endless recursion.
    let isWithin = isWithinLayout
    nestedCommits = isWithin ? nestedCommits + 1 : 0
    if !isWithin { (refusesUpdates, reloadsAfterLayout) = (false, false) }
    defer { nestedCommits = max(0, nestedCommits - 1) }
    guard nestedCommits < 16, !refusesUpdates else {
      refusesUpdates = true
      Console.writeOnce(
        "A collection view was updated 16 times from within calls to its data source or delegate: all items are "
          + "reloaded. Change items after the layout.")
      return reloadAfterLayout(completions)
    }
    hasStrayPath = false
    scrollTarget = nil
    let map = CollectionPathMap(updates)
    dragging?.dataWillChange(map.newPath, map.newSection, from: countsBeforeUpdates, to: loadedCounts)
    let context = storedLayout.makeContext()
    context.invalidateDataSourceCounts = true
    storedLayout.carryPreferredSizes(along: map)
    carryScrollers(map.newSection)
    storedLayout.invalidateLayout(with: context)
    selected = Set(selected.compactMap { map.isReloaded($0) ? nil : map.newPath($0) })
    lastFocused = lastFocused.flatMap { map.newPath($0) }
    endSwipe(along: map)
    var named = NamedElements()
    change(
      carry: { named.deleted.contains($0) ? nil : map.newElement($0) },
      origin: { named.inserted.contains($0) ? nil : map.oldElement($0) },
      prepare: {
        $0.storedLayout.prepare(forCollectionViewUpdates: updates.items)
        named = NamedElements($0.storedLayout, $0.kindsOfElements)
      },
      finish: { $0.storedLayout.finalizeCollectionViewUpdates() }, completions: completions)
  }

  /// The kinds of supplementary and decoration views that are registered or visible.
  private var kindsOfElements: Set<UICollectionViewLayoutAttributes.Role> {
    Set(sources.keys.map(\.role)).union(storedLayout.decorations.keys.map { .decoration($0) })
      .union(shown.keys.map(\.role)).subtracting([.cell])
  }

  /// Animates visible views from their positions to those in the layout now.
  /// - Parameters:
  ///   - carry: returns the new identity of an element of the old content; nil if it is removed.
  ///   - origin: returns the former identity of an element of the new content; nil if it is new.
  func change(
    carry: (CollectionElement) -> CollectionElement?, origin: (CollectionElement) -> CollectionElement?,
    prepare: (UICollectionView) -> Void, finish: @escaping (UICollectionView) -> Void,
    completions: [(Bool) -> Void], animated: Bool = true
  ) {
    let old = query
    let offset = contentOffset
    let wasPlacing = isPlacing
    isPlacing = true
    defer { isPlacing = wasPlacing }
    needsPrepare = true
    prepareLayoutIfNeeded()
    withoutActuallyEscaping(carry) { carry in
      withoutActuallyEscaping(origin) { origin in
        storedLayout.change = LayoutChange(old: old.elements.mapValues(mirrored), carry: carry, origin: origin)
        prepare(self)
        move(old, offset, carry, origin, finish, completions, animated)
        storedLayout.change = nil
      }
    }
  }

  private func move(
    _ old: CollectionQuery, _ oldOffset: CGPoint, _ carry: (CollectionElement) -> CollectionElement?,
    _ origin: (CollectionElement) -> CollectionElement?, _ finish: @escaping (UICollectionView) -> Void,
    _ completions: [(Bool) -> Void], _ animated: Bool
  ) {
    var leaving: [(CollectionElement, UICollectionReusableView, UICollectionViewLayoutAttributes?)] = []
    var kept: [CollectionElement: UICollectionReusableView] = [:]
    for (element, view) in shown.sorted(by: { $0.key < $1.key }) {
      let final = storedLayout.finalAttributes(of: element)
      if let new = carry(element), kept[new] == nil {
        kept[new] = view
      } else {
        leaving.append((element, view, final.map(mirrored) ?? LayoutChange.faded(view.shownAttributes)))
      }
    }
    shown = kept
    let offset = targetOffset(contentOffset)
    if offset != contentOffset, offset.x.isFinite, offset.y.isFinite { contentOffset = offset }
    let present = Array(kept.values) + leaving.map(\.1)
    let targets = appear(old, oldOffset, origin)
    // Visible views begin at their positions on the screen, also if the update scrolls the content.
    for view in present { shift(view, from: oldOffset) }
    let wanted = Set(targets.map(\.element))
    for (element, view) in shown where !wanted.contains(element) {
      shown[element] = nil
      leaving.append((element, view, storedLayout.attributes(of: element).map(mirrored)))
    }
    let show = { [weak self] in
      guard let self else { return }
      for attributes in targets { if let view = shown[attributes.element] { view.show(attributes) } }
      for (_, view, attributes) in leaving { if let attributes { view.show(attributes) } }
      outlineDidChange()
      finish(self)
    }
    let end = { [weak self] in
      for (element, view, _) in leaving { self?.leave(view, element) }
    }
    run(show, end, completions, animated)
  }

  private func run(
    _ show: @escaping () -> Void, _ end: @escaping () -> Void, _ completions: [(Bool) -> Void], _ animated: Bool
  ) {
    setNeedsLayout()
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      show()
      end()
      let finished = window != nil
      if !completions.isEmpty { MainTurn.afterThisTurn { for completion in completions { completion(finished) } } }
      return
    }
    UIView.animate(
      withDuration: UICollectionView.updateDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
      animations: show
    ) { finished in
      end()
      for completion in completions { completion(finished) }
    }
  }

  /// Returns the offset after the change: the delegate's, which takes precedence, or the layout's.
  private func targetOffset(_ proposed: CGPoint) -> CGPoint {
    let offset = storedLayout.targetContentOffset(forProposedContentOffset: proposed)
    guard let delegate else { return offset }
    return OptionalMethod.ask {
      delegate.collectionView(self, targetContentOffsetForProposedContentOffset: offset)
    } ?? offset
  }

  /// Moves a view by the distance that the content was scrolled, so that it stays at its position on the screen.
  private func shift(_ view: UICollectionReusableView, from oldOffset: CGPoint) {
    let way = CGPoint(x: contentOffset.x - oldOffset.x, y: contentOffset.y - oldOffset.y)
    guard way != .zero, view.superview === self else { return }
    UIView.performWithoutAnimation { view.center = CGPoint(x: view.center.x + way.x, y: view.center.y + way.y) }
    // The attributes are moved, too, because the view is only moved back if its new attributes differ from them.
    let moved = view.shownAttributes?.copy() as? UICollectionViewLayoutAttributes
    moved?.center = view.center
    view.shownAttributes = moved
  }

  /// Creates the views that become visible, at their starting positions.
  private func appear(
    _ old: CollectionQuery, _ oldOffset: CGPoint, _ origin: (CollectionElement) -> CollectionElement?
  ) -> [UICollectionViewLayoutAttributes] {
    guard window != nil else { return [] }
    var targets: [UICollectionViewLayoutAttributes] = []
    var new: [UICollectionReusableView] = []
    for _ in 0..<8 {
      prepareLayoutIfNeeded()
      targets = elementsOnScreen().filter { !$0.isHidden }
      for attributes in targets where shown[attributes.element] == nil {
        if let view = add(attributes) { new.append(view) }
      }
      if !needsPrepare { break }
    }
    for attributes in targets {
      guard let view = shown[attributes.element] else { continue }
      let initial = storedLayout.initialAttributes(of: attributes.element).map(mirrored)
      guard new.contains(where: { $0 === view }) else { continue }
      let before = origin(attributes.element).flatMap { old.elements[$0] }
      let start = initial ?? before.flatMap { UICollectionView.moved($0, to: attributes.indexPath) }
      UIView.performWithoutAnimation { view.show(start ?? LayoutChange.faded(attributes) ?? attributes) }
      if initial == nil, start != nil { shift(view, from: oldOffset) }
    }
    return targets
  }

  private static func moved(_ attributes: UICollectionViewLayoutAttributes, to path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    copy?.indexPath = path
    return copy
  }

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard exists(path), let cell = cellForItem(at: path), let dataSource else { continue }
      // When the data source dequeues a cell with that identifier, it gets the visible one.
      reconfigured = cell
      let filled = dataSource.collectionView(self, cellForItemAt: path)
      reconfigured = nil
      if filled !== cell { reloadItems(at: [path]) } else { cellSizeMayHaveChanged(cell) }
    }
  }
}

/// The supplementary and decoration views that a layout itself adds and removes in an update.
@MainActor private struct NamedElements {
  /// Elements of the layout after the update.
  var inserted: Set<CollectionElement> = []
  /// Elements of the layout before the update.
  var deleted: Set<CollectionElement> = []

  init() {}

  /// Asks the layout for its elements of some kinds.
  init(_ layout: UICollectionViewLayout, _ kinds: Set<UICollectionViewLayoutAttributes.Role>) {
    for role in kinds {
      let (old, new): ([IndexPath], [IndexPath])
      switch role {
      case .cell: continue
      case .supplementary(let kind):
        old = layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
        new = layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
      case .decoration(let kind):
        old = layout.indexPathsToDeleteForDecorationView(ofKind: kind)
        new = layout.indexPathsToInsertForDecorationView(ofKind: kind)
      }
      deleted.formUnion(old.map { CollectionElement(role: role, indexPath: $0) })
      inserted.formUnion(new.map { CollectionElement(role: role, indexPath: $0) })
    }
  }
}
