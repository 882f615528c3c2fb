import QuartzCore

/// Drags over the collection view.
extension CollectionDragging: UIDropInteractionDelegate {
  /// The item that is the whole drag, if it comes from this view.
  private func movedItem(_ session: any UIDropSession) -> IndexPath? {
    guard session.localDragSession != nil, session.items.count == 1, let item = session.items.first else {
      return nil
    }
    return path(of: item)
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let view, let delegate = view.dropDelegate else { return false }
    return delegate.collectionView(view, canHandle: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    guard let view else { return }
    hasActiveDrop = true
    setDropState(.notTargeted)
    view.dropDelegate?.collectionView(view, dropSessionDidEnter: session)
  }

  private func setDropState(_ state: UICellConfigurationState.DropState) {
    for cell in view?.visibleCells ?? [] where cell.parts.dropState != state {
      cell.parts.dropState = state
      cell.setNeedsUpdateConfiguration()
    }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  {
    guard let view, let delegate = view.dropDelegate else { return UIDropProposal(operation: .cancel) }
    destination = place(at: session.location(in: view))
    let new = delegate.collectionView(view, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    proposal = new
    show(new, session)
    return new
  }

  /// The item below the finger; while there is a gap, the place that the item would take. Nil beside all items.
  private func place(at point: CGPoint) -> IndexPath? {
    guard let view else { return nil }
    if let gap, gapFrame?.contains(point) == true { return gap }
    guard var under = view.indexPathForItem(at: point) else { return edge(at: point) }
    guard gap != nil, let frame = view.layoutAttributesForItem(at: under)?.frame else { return under }
    // The second half of an item leads behind it.
    let isList = frame.width > view.bounds.width / 2
    if isList ? point.y > frame.midY : (point.x > frame.midX) != isFromRight { under.item += 1 }
    if let collapsed, collapsed.section == under.section, collapsed.item < under.item { under.item -= 1 }
    return under
  }

  private var isFromRight: Bool { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Below the last item of the last section the finger is nowhere; within the section before another one it is at its end.
  private func edge(at point: CGPoint) -> IndexPath? {
    guard let gap, let view, let frame = gapFrame else { return nil }
    // Between items the gap stays where it is.
    return frame.insetBy(dx: -20, dy: -20).contains(point) || view.bounds.contains(point) && gap.item > 0
      ? gap : nil
  }

  // MARK: The gap and the highlight

  private func show(_ proposal: UICollectionViewDropProposal, _ session: any UIDropSession) {
    guard let view else { return }
    let allowed = proposal.operation == .copy || proposal.operation == .move && session.allowsMoveOperation
    highlight(allowed && proposal.intent == .insertIntoDestinationIndexPath ? destination : nil)
    guard allowed, proposal.intent == .insertAtDestinationIndexPath, var place = destination else {
      return setGap(nil, nil)
    }
    let source = proposal.operation == .move ? movedItem(session) : nil
    let counts = view.loadedCounts
    guard counts.indices.contains(place.section) else { return setGap(nil, nil) }
    let last = counts[place.section] - (source?.section == place.section ? 1 : 0)
    place.item = min(place.item, max(0, last))
    destination = place
    ask(place, source)
  }

  /// Opens the gap when the finger has rested as long as the cadence says.
  private func ask(_ place: IndexPath, _ source: IndexPath?) {
    guard place != gap || source != collapsed else { return waiting = nil }
    let delay = cadence
    guard delay > 0 else { return setGap(place, source) }
    if let waiting, waiting.gap == place { return }
    waiting = (place, source, CACurrentMediaTime())
  }

  private var cadence: Double {
    switch view?.reorderingCadence {
    case .fast: 0.1
    case .slow: 0.4
    default: 0
    }
  }

  private func highlight(_ path: IndexPath?) {
    guard targeted != path, let view else { return }
    clearTarget()
    setDropState(.notTargeted)
    targeted = path
    guard let path, let cell = view.cellForItem(at: path) else { return }
    cell.isHighlighted = true
    cell.parts.dropState = .targeted
    cell.setNeedsUpdateConfiguration()
  }

  /// Near the ends the content scrolls below the finger, and a gap that waits comes.
  func tick(_ session: TargetDropSession) -> Bool {
    guard let view else { return false }
    if let waiting, CACurrentMediaTime() - waiting.since + 1e-6 >= cadence {
      setGap(waiting.gap, waiting.collapsed)
    }
    return view.scrollForDrag(at: session.location(in: view))
  }

  private func leave() {
    hasActiveDrop = false
    clearTarget()
    setGap(nil, nil)
    setDropState(.none)
    proposal = nil
    destination = nil
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    leave()
    guard let view else { return }
    view.dropDelegate?.collectionView(view, dropSessionDidExit: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    leave()
    guard let view else { return }
    view.dropDelegate?.collectionView(view, dropSessionDidEnd: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let view, let proposal else { return }
    clearTarget()
    view.dropDelegate?.collectionView(
      view, performDropWith: CollectionDropCoordinator(self, proposal, session, destination))
    setGap(nil, nil)
  }
}
