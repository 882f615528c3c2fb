import QuartzCore

/// The animations of a drag's items to their destinations, or back to their sources.
@MainActor final class DragFlights {
  private struct Flight {
    let platter: DragPlatter?
    /// The end of the animation; nil means that the item fades at its current position.
    let destination: DragDestination?
    let animator: DragAnimator
    /// Whether the item is hidden below others of the pile with the same destination.
    var isCovered = false
  }

  private let canvas: DragCanvas?
  private var flights: [Flight] = []

  init(_ canvas: DragCanvas?) { self.canvas = canvas }

  /// Queries the destination of a dropped item.
  func setDown(_ entry: DragOperation.Entry, of operation: DragOperation, on interaction: UIDropInteraction) {
    if let plan = interaction.setDowns.removeValue(forKey: ObjectIdentifier(entry.item)) {
      return add(entry, plan.destination(), plan.animator)
    }
    guard let delegate = interaction.delegate else { return }
    var preview: UITargetedDragPreview?
    if let view = interaction.view, view.window != nil, let platter = entry.platter {
      let target = UIDragPreviewTarget(container: view, center: operation.dropSession.location(in: view))
      let standard = UITargetedDragPreview(view: platter.picture, parameters: platter.parameters, target: target)
      preview = delegate.dropInteraction(interaction, previewForDropping: entry.item, withDefault: standard)
    }
    let animator = DragAnimator()
    delegate.dropInteraction(interaction, item: entry.item, willAnimateDropWith: animator)
    add(entry, preview.map { DragDestination($0) }, animator)
  }

  /// Queries the destination of an item that was not dropped.
  func putBack(_ entry: DragOperation.Entry) {
    let animator = DragAnimator()
    guard let source = entry.source, let delegate = source.delegate else {
      return add(entry, entry.preview.map { DragDestination($0) }, animator)
    }
    var preview = entry.preview
    if let standard = preview {
      let answer = OptionalMethod.ask {
        delegate.dragInteraction(source, previewForCancelling: entry.item, withDefault: standard)
      }
      if let answer { preview = answer }
    }
    delegate.dragInteraction(source, item: entry.item, willAnimateCancelWith: animator)
    add(entry, preview.map { DragDestination($0) }, animator)
  }

  private func add(_ entry: DragOperation.Entry, _ destination: DragDestination?, _ animator: DragAnimator) {
    // A view that left its window can't be a destination.
    let destination = destination?.target.container.window == nil ? nil : destination
    flights.append(Flight(platter: entry.platter, destination: destination, animator: animator))
  }

  func run(_ completion: @escaping () -> Void) {
    guard !flights.isEmpty else { return completion() }
    coverPile()
    let flights = flights
    UIView.performWithoutAnimation { for flight in flights { prepare(flight) } }
    UIView.animate(
      withDuration: DragTiming.settle, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      for flight in flights {
        self.fly(flight)
        flight.animator.animate()
      }
    } completion: { _ in
      for flight in flights {
        flight.platter?.land()
        flight.animator.complete()
      }
      completion()
    }
  }

  /// Keeps pictures in the pile hidden, unless they have different destinations.
  private func coverPile() {
    guard let canvas else { return }
    var ends: Set<[CGFloat]> = []
    for index in flights.indices.reversed() {
      guard let platter = flights[index].platter else { continue }
      guard let target = flights[index].destination?.target else {
        flights[index].isCovered = platter.isHidden
        continue
      }
      let end = target.container.convert(target.center, to: canvas)
      flights[index].isCovered = !ends.insert([end.x, end.y]).inserted && platter.isHidden
    }
  }

  /// Hides the view at the destination until the item arrives.
  private func prepare(_ flight: Flight) {
    guard let platter = flight.platter, let canvas, !flight.isCovered else { return }
    if platter.isHidden, let top = flights.last?.platter {
      platter.isHidden = false
      platter.center = top.center
      platter.transform = top.transform
    }
    if let preview = flight.destination?.preview, preview.view !== platter.picture { platter.change(to: preview) }
    canvas.bringSubviewToFront(platter)
  }

  private func fly(_ flight: Flight) {
    guard let platter = flight.platter, let canvas, !flight.isCovered else { return }
    guard let destination = flight.destination else {
      platter.alpha = 0
      platter.transform = platter.transform.scaledBy(x: 0.6, y: 0.6)
      return
    }
    canvas.place(platter, at: destination.target)
    if destination.preview == nil { platter.alpha = 0 }
  }
}
