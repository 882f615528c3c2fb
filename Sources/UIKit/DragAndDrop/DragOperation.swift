import QuartzCore

/// One drag, from the lift of its items until they are set down or back.
///
/// It knows both sides: the interactions that gave items, and the one over which the finger is. What is dragged
/// from the desktop has no source.
@MainActor final class DragOperation {
  enum Phase { case lifted, dragging, settling, over }

  /// An item with what is seen of it.
  final class Entry {
    let item: UIDragItem
    /// The interaction that gave it.
    weak var source: UIDragInteraction?
    /// What was lifted.
    var preview: UITargetedDragPreview?
    var platter: DragPlatter?

    init(_ item: UIDragItem, from source: UIDragInteraction?) {
      self.item = item
      self.source = source
    }
  }

  /// All that are not over.
  private(set) static var running: [DragOperation] = []
  static var isDragging: Bool { running.contains { $0.phase == .dragging } }
  static func carrying(_ item: UIDragItem) -> DragOperation? {
    running.first { $0.entries.contains { $0.item === item } }
  }

  /// The size of an item's picture; zero for one without a picture.
  static func previewSize(of item: UIDragItem) -> CGSize {
    carrying(item)?.entries.first { $0.item === item }?.platter?.bounds.size ?? .zero
  }

  /// The sizes of the pictures of all items of a session that have one.
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
  /// The interactions that gave items, in the order in which they did.
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
  /// The finger when it lifted the items, on the screen.
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

  /// The delegate had no items.
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

  /// A menu takes the place of what is lifted, which stays in the drag.
  private static func clearLifts() {
    for operation in running where operation.phase == .lifted {
      operation.lifter?.stopAnimation(true)
      operation.lifter = nil
      for entry in operation.entries { entry.platter?.restore() }
      operation.canvas?.isHidden = true
    }
  }

  /// The finger left before it moved: everything goes back, and no session has begun.
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

  /// The finger moved: the drag begins, and another recognizer follows the finger from now on.
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

  /// The item flies to the finger; the view that was lifted shows again.
  private func takeOff(_ entry: Entry) {
    entry.platter?.restore()
    if let provider = entry.item.previewProvider { show(provider(), for: entry) }
  }

  /// The item has another picture, or none, or the one that was lifted.
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

  /// Puts the pictures below the finger, those of several items as a pile.
  private func arrange() {
    let platters = entries.compactMap(\.platter)
    canvas?.arrange(
      platters, at: contents.location, isFullSize: isFullSize || drop.proposal?.prefersFullSizePreview == true,
      isPrecise: drop.proposal?.isPrecise == true)
    canvas?.show(drop.badge(for: entries.count, allowsMove: contents.allowsMove), on: platters.last)
  }

  /// Items of another interaction, or of the same one, join the drag.
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

  /// The finger is elsewhere.
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

  /// Content below the finger may scroll or open, although the finger rests.
  private func tick() {
    guard phase == .dragging else { return }
    if drop.tick(self) { updateTarget() }
    springs.tick(self)
  }

  // MARK: The end

  /// Drags what comes from the desktop over a point and lets it go there.
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

  /// Tells both sides, and moves the items to where they belong.
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

  /// When everything that the target loads is there.
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
