import QuartzCore

/// One drag, from the lift of its items until their last animation has ended.
///
/// It connects both sides: the interactions that provided items, and the one under the finger. A drag from the
/// desktop has no source.
@MainActor final class DragOperation {
  enum Phase { case lifted, dragging, settling, over }

  /// An item with its picture.
  final class Entry {
    let item: UIDragItem
    /// The interaction that provided the item.
    weak var source: UIDragInteraction?
    /// The preview that was lifted.
    var preview: UITargetedDragPreview?
    var platter: DragPlatter?

    init(_ item: UIDragItem, from source: UIDragInteraction?) {
      self.item = item
      self.source = source
    }
  }

  /// All drags that have not ended.
  private(set) static var running: [DragOperation] = []
  static var isDragging: Bool { running.contains { $0.phase == .dragging } }
  static func carrying(_ item: UIDragItem) -> DragOperation? {
    running.first { $0.entries.contains { $0.item === item } }
  }

  /// Returns the size of an item's picture; zero for an item without a picture.
  static func previewSize(of item: UIDragItem) -> CGSize {
    carrying(item)?.entries.first { $0.item === item }?.platter?.bounds.size ?? .zero
  }

  /// Returns the sizes of the pictures of a session's items.
  static func previewSizes(in session: any UIDropSession) -> [ObjectIdentifier: CGSize] {
    guard let operation = running.first(where: { $0.dropSession === session }) else { return [:] }
    let sizes = operation.entries.compactMap { entry in
      entry.platter.map { (ObjectIdentifier(entry.item), $0.bounds.size) }
    }
    return Dictionary(sizes) { first, _ in first }
  }

  let contents = DragContents()
  let dragSession: SourceDragSession
  let dropSession: TargetDropSession
  private(set) weak var source: UIDragInteraction?
  /// The interactions that provided items, in order.
  private(set) var sources: [WeakReference<UIDragInteraction>] = []
  private(set) var entries: [Entry] = []
  private(set) var phase = Phase.lifted
  let drop = DropTargets()
  private var lifter: UIViewPropertyAnimator?
  private let liftAnimator = DragAnimator()
  private var canvas: DragCanvas?
  private var tracker: DragTracker?
  private var link: CADisplayLink?
  private let springs = SpringLoader()
  private var isFullSize = false
  /// The finger's location at the lift, in screen coordinates.
  private var liftLocation = CGPoint.zero

  init(from source: UIDragInteraction?) {
    self.source = source
    dragSession = SourceDragSession(contents)
    dropSession = TargetDropSession(contents, local: source == nil ? nil : dragSession)
    if let source { sources = [WeakReference(source)] }
    MenuLiftedPreview.willLift = { DragOperation.clearLifts() }
    DragOperation.running.append(self)
    if source != nil { MainTurn.afterThisTurn { [weak self] in self?.forgetIfEmpty() } }
  }

  /// Ends the operation if the delegate returned no items.
  private func forgetIfEmpty() { if contents.items.isEmpty { end() } }

  private func end() {
    phase = .over
    link?.invalidate()
    link = nil
    canvas?.removeFromSuperview()
    canvas = nil
    for entry in entries { entry.platter?.restore() }
    DragOperation.running.removeAll { $0 === self }
  }

  private func eachSource(_ call: (UIDragInteraction, any UIDragInteractionDelegate) -> Void) {
    for source in sources {
      if let source = source.object, let delegate = source.delegate { call(source, delegate) }
    }
  }

  // MARK: Lifting

  /// Lifts the items of the source from their positions.
  func lift() {
    guard let source, let view = source.view, let window = view.window else { return }
    entries = contents.items.map { Entry($0, from: source) }
    liftLocation = contents.location
    let canvas = DragCanvas(over: window)
    self.canvas = canvas
    for entry in entries { raise(entry, from: source, on: canvas) }
    canvas.hideCovered(entries.compactMap(\.platter))
    source.delegate?.dragInteraction(source, willAnimateLiftWith: liftAnimator, session: dragSession)
    let lifter = UIViewPropertyAnimator(duration: DragTiming.lift, dampingRatio: 0.9)
    lifter.addAnimations {
      for case let platter? in self.entries.map(\.platter) where !platter.isHidden { platter.lift() }
      self.liftAnimator.animate()
    }
    lifter.pausesOnCompletion = true
    lifter.startAnimation()
    self.lifter = lifter
  }

  private func raise(_ entry: Entry, from source: UIDragInteraction, on canvas: DragCanvas) {
    guard let delegate = source.delegate, let view = source.view else { return }
    let answer = OptionalMethod.ask {
      delegate.dragInteraction(source, previewForLifting: entry.item, session: dragSession)
    }
    entry.preview = answer ?? (view.window == nil ? nil : UITargetedDragPreview(view: view))
    guard let preview = entry.preview else { return }
    guard preview.target.container.window != nil else {
      Console.write(
        "A drag's preview is not shown: the container of its target (\(preview.target.container)) is in no window.")
      return
    }
    guard let platter = DragPlatter(preview) else { return }
    entry.platter = platter
    canvas.add(platter, at: preview.target)
  }

  /// Removes the lifted pictures, which a menu replaces; the items stay in the drag.
  private static func clearLifts() {
    for operation in running where operation.phase == .lifted {
      operation.lifter?.stopAnimation(true)
      operation.lifter = nil
      for entry in operation.entries { entry.platter?.restore() }
      operation.canvas?.isHidden = true
    }
  }

  /// Reverts the lift, because the finger lifted before it moved; no session has begun.
  func lower() {
    guard phase == .lifted else { return }
    phase = .settling
    guard let lifter else { return lowered() }
    lifter.pausesOnCompletion = false
    lifter.addCompletion { _ in self.lowered() }
    if lifter.isRunning { lifter.pauseAnimation() }
    lifter.isReversed = true
    lifter.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  private func lowered() {
    end()
    liftAnimator.complete(at: .start)
  }

  // MARK: Dragging

  /// Begins the drag after the finger moved; another recognizer tracks the finger from now on.
  func begin(with press: DragLiftGestureRecognizer) {
    guard phase == .lifted, let window = press.view?.window else { return }
    MenuPresentation.dismissForDrag()
    endLift()
    phase = .dragging
    let tracker = DragTracker()
    tracker.changed = { [weak self] tracker in self?.tracked(tracker) }
    window.addGestureRecognizer(tracker)
    GestureDelivery.shared.hand(press.activeTouches, from: press, to: tracker)
    press.state = .ended
    self.tracker = tracker
    eachSource { source, delegate in delegate.dragInteraction(source, sessionWillBegin: self.dragSession) }
    if let source, let delegate = source.delegate {
      contents.allowsMove = delegate.dragInteraction(source, sessionAllowsMoveOperation: dragSession)
      contents.isRestricted =
        delegate.dragInteraction(source, sessionIsRestrictedToDraggingApplication: dragSession)
      isFullSize =
        delegate.dragInteraction(source, prefersFullSizePreviewsFor: dragSession) || source.prefersFullSizePreviews
    }
    for entry in entries {
      if let platter = entry.platter { canvas?.grip(platter, at: liftLocation) }
      takeOff(entry)
    }
    arrange()
    startTicking()
    move()
  }

  private func endLift() {
    if let lifter {
      if lifter.state == .active { lifter.stopAnimation(false) }
      if lifter.state == .stopped { lifter.finishAnimation(at: .end) }
    }
    lifter = nil
    canvas?.isHidden = false
    liftAnimator.complete(at: .end)
  }

  /// Animates the item to the finger; the view that was lifted is shown again.
  private func takeOff(_ entry: Entry) {
    entry.platter?.restore()
    if let provider = entry.item.previewProvider { show(provider(), for: entry) }
  }

  /// Updates the picture of an item to its new preview, to none, or to the one that was lifted.
  func previewProviderDidChange(of item: UIDragItem) {
    guard phase == .dragging, let entry = entries.first(where: { $0.item === item }),
      let provider = item.previewProvider
    else { return }
    show(provider(), for: entry)
    arrange()
  }

  private func show(_ preview: UIDragPreview?, for entry: Entry) {
    guard let preview else {
      entry.platter?.removeFromSuperview()
      entry.platter = nil
      return
    }
    let old = entry.platter
    guard let platter = DragPlatter(preview.view, preview.parameters) else { return }
    entry.platter = platter
    canvas?.add(platter, inPlaceOf: old, at: contents.location)
    platter.lift()
  }

  /// Positions the pictures below the finger, those of several items as a pile.
  private func arrange() {
    let platters = entries.compactMap(\.platter)
    canvas?.arrange(
      platters, at: contents.location, isFullSize: isFullSize || drop.proposal?.prefersFullSizePreview == true,
      isPrecise: drop.proposal?.isPrecise == true)
    canvas?.show(drop.badge(for: entries.count, allowsMove: contents.allowsMove), on: platters.last)
  }

  /// Adds items of another interaction, or of the same one, to the drag.
  func add(_ items: [UIDragItem], from interaction: UIDragInteraction) {
    guard phase == .dragging else { return }
    if !sources.contains(where: { $0.object === interaction }) { sources.append(WeakReference(interaction)) }
    eachSource { source, delegate in
      delegate.dragInteraction(source, session: self.dragSession, willAdd: items, for: interaction)
    }
    contents.items += items
    for item in items {
      let entry = Entry(item, from: interaction)
      entries.append(entry)
      if let canvas { raise(entry, from: interaction, on: canvas) }
      entry.platter?.lift()
      takeOff(entry)
    }
    arrange()
    drop.itemsDidChange()
    updateTarget()
  }

  private func tracked(_ tracker: DragTracker) {
    guard phase == .dragging, let window = tracker.view as? UIWindow else { return }
    contents.location = window.convertToScreen(tracker.location(in: nil))
    switch tracker.state {
    case .changed: move()
    case .ended:
      move()
      release()
    case .cancelled, .failed: settle(.cancel)
    default: break
    }
  }

  /// Handles a move of the finger.
  func move() {
    eachSource { source, delegate in delegate.dragInteraction(source, sessionDidMove: self.dragSession) }
    guard phase == .dragging else { return }
    updateTarget()
  }

  private func updateTarget() {
    drop.update(self)
    guard phase == .dragging else { return }
    arrange()
  }

  private func startTicking() {
    let link = CADisplayLink(target: LinkTarget { [weak self] _ in self?.tick() }, selector: LinkTarget.tick)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Called each frame, as content below a resting finger may scroll or open.
  private func tick() {
    guard phase == .dragging else { return }
    if drop.tick(self) { updateTarget() }
    springs.tick(self)
  }

  // MARK: The end

  /// Drops data from the desktop at a point at once.
  func dropAtOnce() -> Bool {
    entries = contents.items.map { Entry($0, from: nil) }
    phase = .dragging
    updateTarget()
    let accepts = drop.acceptsDrop
    release()
    return accepts
  }

  private func release() {
    guard phase == .dragging else { return }
    guard drop.acceptsDrop, let target = drop.target, target.delegate != nil else {
      return settle(drop.proposal?.operation == .forbidden ? .forbidden : .cancel)
    }
    settle(drop.proposal?.operation ?? .cancel, on: target)
  }

  /// Notifies both sides of the end, and animates the items to their destinations.
  private func settle(_ operation: UIDropOperation, on target: UIDropInteraction? = nil) {
    phase = .settling
    link?.invalidate()
    link = nil
    springs.leave()
    removeTracker()
    canvas?.show(nil, on: nil)
    eachSource { source, delegate in
      delegate.dragInteraction(source, session: self.dragSession, willEndWith: operation)
    }
    let flights = DragFlights(canvas)
    if let target, let delegate = target.delegate {
      delegate.dropInteraction(target, performDrop: dropSession)
      for entry in entries { flights.setDown(entry, of: self, on: target) }
    } else {
      for entry in entries { flights.putBack(entry) }
    }
    drop.end(self)
    flights.run {
      self.end()
      if let target { target.delegate?.dropInteraction(target, concludeDrop: self.dropSession) }
      self.eachSource { source, delegate in
        delegate.dragInteraction(source, session: self.dragSession, didEndWith: operation)
      }
      if target != nil { self.reportTransfer() }
    }
  }

  private func removeTracker() {
    guard let tracker else { return }
    self.tracker = nil
    MainTurn.afterThisTurn { tracker.view?.removeGestureRecognizer(tracker) }
  }

  /// Notifies the sources when all data that the target loads is loaded.
  private func reportTransfer() {
    let report = {
      self.eachSource { source, delegate in
        delegate.dragInteraction(source, sessionDidTransferItems: self.dragSession)
      }
    }
    guard contents.loads > 0 else { return report() }
    contents.loadsDidEnd = { [contents] in
      contents.loadsDidEnd = nil
      report()
    }
  }
}
