import QuartzCore

/// Handling of drags over the list.
extension ListDragging: UIDropInteractionDelegate {
  /// Returns the index path of the item if it is the only one of the drag and comes from this list.
  private func movedItem(_ session: any UIDropSession) -> IndexPath? {
    guard session.localDragSession != nil, session.items.count == 1, let item = session.items.first else {
      return nil
    }
    return path(of: item)
  }

  /// Returns whether the data source moves the dragged item itself.
  private func movesByDataSource(_ session: any UIDropSession) -> Bool {
    guard let list, let path = movedItem(session), session.allowsMoveOperation, has(path) else { return false }
    return list.dataSourceMoves(path)
  }

  private func has(_ path: IndexPath) -> Bool {
    let counts = list?.itemCounts ?? []
    return path.count == 2 && counts.indices.contains(path[0]) && (0..<counts[path[0]]).contains(path[1])
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let list else { return false }
    return list.canHandle(session) ?? movesByDataSource(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    hasActiveDrop = true
    setDropState(.notTargeted)
    list?.dropDidEnter(session)
  }

  private func setDropState(_ state: UICellConfigurationState.DropState) {
    for cell in list?.itemCells ?? [] { list?.tell(cell, dropState: state) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  {
    guard let list else { return UIDropProposal(operation: .cancel) }
    let point = session.location(in: list)
    destination = place(at: point)
    let (new, intent) = list.proposal(for: session, at: destination)
    proposal = new
    show(new, intent, session, at: point)
    return new
  }

  // MARK: The gap and the highlight

  private func show(
    _ proposal: UIDropProposal, _ intent: ListDropIntent, _ session: any UIDropSession, at point: CGPoint
  ) {
    let allowed = proposal.operation == .copy || proposal.operation == .move && session.allowsMoveOperation
    var inserts = allowed && intent == .insertAtDestination
    var target = allowed && intent == .insertIntoDestination ? destination : nil
    if allowed, intent == .automatic {
      target = gap == nil ? middle(at: point) : nil
      inserts = target == nil
    }
    highlight(target)
    guard inserts, let destination else { return setGap(nil, nil) }
    let source = proposal.operation == .move ? movedItem(session) : nil
    guard let place = settled(destination, source) else { return setGap(nil, nil) }
    self.destination = place
    open(place, source)
  }

  /// Returns the index path that an item gets after it was removed from its old one; nil if it does not move.
  private func settled(_ destination: IndexPath, _ source: IndexPath?) -> IndexPath? {
    guard let list, destination.count == 2 else { return nil }
    /// Returns the last index of the section, without the moved item.
    func last(_ section: Int) -> Int? {
      let counts = list.itemCounts
      return counts.indices.contains(section) ? max(0, counts[section] - (source?[0] == section ? 1 : 0)) : nil
    }
    guard let end = last(destination[0]) else { return nil }
    var place = IndexPath(indexes: [destination[0], min(destination[1], end)])
    // The delegate determines the destination of the data source's items.
    if let source, list.dataSourceMoves(source) { place = list.destination(movingFrom: source, proposed: place) }
    guard place.count == 2, let end = last(place[0]), (0...end).contains(place[1]) else { return nil }
    return place
  }

  /// Opens the gap when the finger has rested for the duration of the cadence.
  private func open(_ place: IndexPath, _ source: IndexPath?) {
    guard place != gap || source != collapsed else { return waiting = nil }
    guard cadence > 0 else { return setGap(place, source) }
    if let waiting, waiting.gap == place { return }
    waiting = (place, source, CACurrentMediaTime())
  }

  private func highlight(_ path: IndexPath?) {
    guard targeted != path, let list else { return }
    clearTarget()
    setDropState(.notTargeted)
    targeted = path
    guard let path, let cell = list.itemCell(at: path) else { return }
    list.highlight(cell, true)
    list.tell(cell, dropState: .targeted)
  }

  /// Scrolls the content below a finger near an edge, and opens a pending gap.
  func tick(_ session: TargetDropSession) -> Bool {
    guard let list else { return false }
    if let waiting, CACurrentMediaTime() - waiting.since + 1e-6 >= cadence {
      setGap(waiting.gap, waiting.collapsed)
    }
    return list.scrollForDrag(at: session.location(in: list))
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
    list?.dropDidExit(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    leave()
    list?.dropDidEnd(session)
  }

  // MARK: Dropping

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let list, let proposal else { return }
    let coordinator = list.coordinator(of: ListDrop(self, proposal, session, destination))
    clearTarget()
    // A finger that lifts does not wait for the gap.
    if let source = movedItem(session), proposal.operation == .move, (gap ?? waiting?.gap) != nil, let destination,
      list.dataSourceMovesFirst || list.canHandle(session) == nil, movesByDataSource(session)
    {
      return move(source, to: destination, coordinator, session)
    }
    list.perform(coordinator)
    setGap(nil, nil)
  }

  /// Lets the data source move its item, as when the user reorders it.
  private func move(
    _ source: IndexPath, to destination: IndexPath, _ coordinator: ListDropCoordinator, _ session: any UIDropSession
  ) {
    guard let list, let item = session.items.first else { return }
    setGap(nil, nil)
    if source != destination {
      items = DraggedItems()
      items.append(item, from: destination)
      list.moveByDataSource(source, to: destination)
      showChange()
    }
    coordinator.fly(item, toItemAt: destination)
  }
}
