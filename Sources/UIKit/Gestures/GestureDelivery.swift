/// Delivers touches to gesture recognizers first and to views after them, and determines which recognizer wins.
///
/// An event is processed in this order: recognizers of each touch (deepest view first) → failure requirements →
/// actions → views. A view's touch is canceled when a recognizer with `cancelsTouchesInView` recognized it, and
/// delayed while a recognizer that delays it is undecided.
@preconcurrency @MainActor package final class GestureDelivery {
  package static let shared = GestureDelivery()

  /// The state of a touch's delivery to its view.
  private struct ViewTouch {
    let touch: UITouch
    /// The touch's recognizers at its beginning; the touch itself releases them when it ends.
    var recognizers: [UIGestureRecognizer]
    weak var window: UIWindow?
    var event: UIEvent
    /// The phases that have not been delivered to the view yet, oldest first.
    var held: [UITouch.Phase] = []
    var hasBegun = false
    var isCancelled = false
    /// Whether the finger was lifted.
    var isTouchEnded = false
  }

  private var viewTouches: [ViewTouch] = []
  /// The recognizers in a sequence, between their first touch and their reset.
  private(set) var active: [UIGestureRecognizer] = []
  private var timed: [WeakRecognizer] = []
  private var isDelivering = false
  private var actionQueue: [UIGestureRecognizer] = []
  private var isSendingActions = false

  private init() {}

  // MARK: Events

  /// Delivers the touches of one window whose phase changed; see `UIWindow.deliverToViews`.
  package func deliver(_ touches: [UITouch], with event: UIEvent, in window: UIWindow) {
    if let time = touches.first?.timestamp { fireTimers(at: time) }
    resetFinished()
    isDelivering = true
    for touch in touches where touch.phase == .began { attachRecognizers(to: touch, event: event) }
    for recognizer in recognizersInOrder(of: touches) { feed(recognizer, touches, event) }
    for touch in touches where touch.phase == .ended || touch.phase == .cancelled { lift(touch) }
    isDelivering = false
    settle()
    for touch in touches { queueForView(touch, event, window) }
    flushViews()
  }

  private func attachRecognizers(to touch: UITouch, event: UIEvent) {
    var list: [UIGestureRecognizer] = []
    for view in touch.hitPath.views {
      for recognizer in view.recognizerList.reversed() where canTake(recognizer, touch, event) {
        list.append(recognizer)
      }
    }
    touch.recognizerList = list
    for recognizer in list {
      recognizer.isInSequence = true
      recognizer.activeTouches.append(touch)
      recognizer.sequenceTouches.insert(ObjectIdentifier(touch))
      recognizer.lastEvent = event
      if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
    }
  }

  private func canTake(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
    guard recognizer.isEnabled, recognizer.allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)) else {
      return false
    }
    switch recognizer.currentState {
    case .possible, .began, .changed: break
    default: return false
    }
    if event.isSecondaryClick, (recognizer as? UITapGestureRecognizer)?.buttonMaskRequired != .secondary {
      return false
    }
    guard recognizer.shouldReceive(event) else { return false }
    guard let delegate = recognizer.delegate else { return true }
    return delegate.gestureRecognizer(recognizer, shouldReceive: event)
      && delegate.gestureRecognizer(recognizer, shouldReceive: touch)
  }

  private func recognizersInOrder(of touches: [UITouch]) -> [UIGestureRecognizer] {
    var seen = Set<ObjectIdentifier>()
    var result: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.recognizerList where seen.insert(ObjectIdentifier(recognizer)).inserted {
        result.append(recognizer)
      }
    }
    return result
  }

  private func feed(_ recognizer: UIGestureRecognizer, _ touches: [UITouch], _ event: UIEvent) {
    func mine(_ phase: UITouch.Phase) -> Set<UITouch> {
      Set(
        touches.filter { touch in
          touch.phase == phase && recognizer.activeTouches.contains { $0 === touch }
        })
    }
    recognizer.lastEvent = event
    recognizer.rememberLocation()
    let steps: [(UITouch.Phase, (Set<UITouch>, UIEvent) -> Void)] = [
      (.began, { recognizer.touchesBegan($0, with: $1) }), (.moved, { recognizer.touchesMoved($0, with: $1) }),
      (.ended, { recognizer.touchesEnded($0, with: $1) }),
      (.cancelled, { recognizer.touchesCancelled($0, with: $1) }),
    ]
    for (phase, call) in steps where !recognizer.isFinished {
      let set = mine(phase)
      if !set.isEmpty { call(set, event) }
    }
  }

  private func lift(_ touch: UITouch) {
    for recognizer in touch.recognizerList {
      recognizer.rememberLocation()
      recognizer.activeTouches.removeAll { $0 === touch }
    }
  }

  /// Returns whether the touch's view has received `touchesBegan`.
  func hasBegun(_ touch: UITouch) -> Bool { viewTouches.contains { $0.touch === touch && $0.hasBegun } }

  func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
    recognizer.activeTouches.removeAll { $0 === touch }
    touch.recognizerList.removeAll { $0 === recognizer }
    for index in viewTouches.indices where viewTouches[index].touch === touch {
      viewTouches[index].recognizers.removeAll { $0 === recognizer }
    }
  }

  /// Transfers touches from one recognizer to another one, which begins with them unconditionally.
  func hand(_ touches: [UITouch], from old: UIGestureRecognizer, to new: UIGestureRecognizer) {
    for touch in touches {
      ignore(touch, by: old)
      new.activeTouches.append(touch)
      new.sequenceTouches.insert(ObjectIdentifier(touch))
      touch.recognizerList.append(new)
      for index in viewTouches.indices where viewTouches[index].touch === touch {
        viewTouches[index].recognizers.append(new)
      }
    }
    new.isInSequence = true
    new.lastEvent = old.lastEvent
    if !active.contains(where: { $0 === new }) { active.append(new) }
    enter(.began, new)
    for other in rivals(of: new) where other !== old {
      switch other.currentState {
      case .possible: fail(other)
      case .began, .changed: enter(.cancelled, other)
      default: break
      }
    }
    settle()
  }

  // MARK: Settling

  /// Resolves pending recognitions, then calls the recognizers' actions.
  private func settle() {
    guard !isDelivering else { return }
    resolvePending()
    sendActions()
  }

  private func resolvePending() {
    var again = true
    while again {
      again = false
      for recognizer in active {
        guard let pending = recognizer.pendingState, recognizer.currentState == .possible else { continue }
        switch requirementStatus(of: recognizer) {
        case .waiting: continue
        case .refused: fail(recognizer)
        case .met:
          recognizer.pendingState = nil
          begin(recognizer, pending)
        }
        again = true
      }
    }
  }

  private func sendActions() {
    guard !isSendingActions else { return }
    isSendingActions = true
    var rounds = 0
    while !actionQueue.isEmpty, rounds < 1000 {
      rounds += 1
      let recognizer = actionQueue.removeFirst()
      guard !recognizer.unsentStates.isEmpty else { continue }
      let last = recognizer.currentState
      recognizer.currentState = recognizer.unsentStates.removeFirst()
      let isLast = recognizer.unsentStates.isEmpty
      for target in recognizer.targets { target.send(sender: recognizer, event: nil) }
      if !isLast { recognizer.currentState = last }
      resolvePending()
    }
    isSendingActions = false
  }

  // MARK: State changes

  /// Requests a new state on behalf of a subclass or of the recognizer itself.
  func request(_ new: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
    switch (recognizer.currentState, new) {
    case (.possible, .possible), (.ended, _), (.cancelled, _), (.failed, _): return
    case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
    case (.possible, _): recognize(recognizer, new)
    case (_, .possible): return
    case (_, .began), (_, .changed):
      // The targets are notified of the beginning first; a change in the same event is ignored.
      guard recognizer.unsentStates.isEmpty else { return }
      enter(.changed, recognizer)
    case (_, .ended): enter(.ended, recognizer)
    case (_, .cancelled), (_, .failed): enter(.cancelled, recognizer)
    }
    settle()
  }

  private func recognize(_ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State) {
    let wanted: UIGestureRecognizer.State = new == .changed ? .began : new
    if let pending = recognizer.pendingState {
      // The recognizer is still waiting: record that it has ended in the meantime.
      if wanted == .ended, pending == .began { recognizer.pendingState = .ended }
      return
    }
    switch requirementStatus(of: recognizer) {
    case .waiting: recognizer.pendingState = wanted
    case .refused: fail(recognizer)
    case .met: begin(recognizer, wanted)
    }
  }

  private func begin(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    guard !isPrevented(recognizer), shouldBegin(recognizer) else { return fail(recognizer) }
    // The queries may have disabled or removed it.
    guard recognizer.currentState == .possible, recognizer.isEnabled else { return }
    enter(state, recognizer)
    for other in rivals(of: recognizer) where other.currentState == .possible && prevents(recognizer, other) {
      fail(other)
    }
  }

  private func enter(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
    Trace.log(.touch, "\(Trace.name(recognizer)): \(recognizer.currentState) → \(state)")
    recognizer.currentState = state
    if state == .failed { return }
    recognizer.unsentStates.append(state)
    actionQueue.append(recognizer)
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    Trace.log(.touch, "\(Trace.name(recognizer)): \(recognizer.currentState) → failed")
    recognizer.pendingState = nil
    recognizer.currentState = .failed
    recognizer.setTimer(nil)
    if recognizer.isInSequence, !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
  }

  /// Cancels the gesture of a recognizer that was disabled or removed.
  func abandon(_ recognizer: UIGestureRecognizer) {
    guard recognizer.isInSequence else { return }
    switch recognizer.currentState {
    case .began, .changed: enter(.cancelled, recognizer)
    case .possible: fail(recognizer)
    default: break
    }
    for touch in recognizer.activeTouches { ignore(touch, by: recognizer) }
    settle()
    if !isDelivering { flushViews() }
  }

  // MARK: Resets and timers

  private func resetFinished() {
    for recognizer in active where recognizer.isFinished && recognizer.activeTouches.isEmpty {
      guard recognizer.unsentStates.isEmpty else { continue }
      recognizer.setTimer(nil)
      recognizer.reset()
      recognizer.endSequence()
      active.removeAll { $0 === recognizer }
    }
  }

  func noteTimer(of recognizer: UIGestureRecognizer) {
    timed.removeAll { $0.value == nil || $0.value === recognizer }
    if recognizer.timerDeadline != nil { timed.append(WeakRecognizer(recognizer)) }
  }

  /// The time at which the host must wake the application for a recognizer; nil if there is none.
  package var nextDeadline: CFTimeInterval? {
    if active.contains(where: { $0.isFinished && $0.activeTouches.isEmpty }) { return CACurrentMediaTime() }
    return timed.compactMap { $0.value?.timerDeadline }.min()
  }

  /// Fires due timers: long presses, the time between two taps, resets.
  package func fireTimers(at time: CFTimeInterval) {
    // A host may wake earlier than the deadline by a rounding error.
    let due = timed.compactMap(\.value).filter { ($0.timerDeadline ?? .infinity) <= time + 1e-6 }
      .sorted { ($0.timerDeadline ?? 0) < ($1.timerDeadline ?? 0) }
    for recognizer in due {
      recognizer.setTimer(nil)
      Trace.log(.clock, "the timer of \(Trace.name(recognizer)) is due")
      recognizer.timerFired(at: time)
    }
    settle()
    flushViews()
    resetFinished()
  }

  // MARK: Views

  private func queueForView(_ touch: UITouch, _ event: UIEvent, _ window: UIWindow) {
    if touch.phase == .began {
      viewTouches.removeAll { $0.touch === touch }
      viewTouches.append(
        ViewTouch(touch: touch, recognizers: touch.recognizerList, window: window, event: event))
    }
    guard let index = viewTouches.firstIndex(where: { $0.touch === touch }) else { return }
    viewTouches[index].event = event
    if touch.phase == .ended || touch.phase == .cancelled { viewTouches[index].isTouchEnded = true }
    if !viewTouches[index].isCancelled, touch.phase != .stationary { viewTouches[index].held.append(touch.phase) }
  }

  /// Delivers phases to views that are no longer delayed, one phase at a time for all touches, like an event.
  private func flushViews() {
    guard !isDelivering else { return }
    for index in viewTouches.indices where !viewTouches[index].isCancelled && isTaken(viewTouches[index]) {
      viewTouches[index].isCancelled = true
      viewTouches[index].held = viewTouches[index].hasBegun ? [.cancelled] : []
    }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      var batches: [(UIWindow, UIEvent, [UITouch])] = []
      for index in viewTouches.indices {
        guard viewTouches[index].held.first == phase, mayDeliver(phase, viewTouches[index]) else { continue }
        viewTouches[index].held.removeFirst()
        // Moves that were delayed together are delivered as one.
        while phase == .moved, viewTouches[index].held.first == .moved { viewTouches[index].held.removeFirst() }
        if phase == .began { viewTouches[index].hasBegun = true }
        guard let window = viewTouches[index].window else { continue }
        let entry = viewTouches[index]
        if let at = batches.firstIndex(where: { $0.0 === window && $0.1 === entry.event }) {
          batches[at].2.append(entry.touch)
        } else {
          batches.append((window, entry.event, [entry.touch]))
        }
      }
      for (window, event, touches) in batches { window.deliverToViews(touches, phase: phase, with: event) }
    }
    viewTouches.removeAll { $0.isTouchEnded && $0.held.isEmpty }
  }

  private func isTaken(_ entry: ViewTouch) -> Bool {
    entry.recognizers.contains { recognizer in
      guard recognizer.cancelsTouchesInView else { return false }
      switch recognizer.currentState {
      case .began, .changed, .ended: return true
      default: return false
      }
    }
  }

  private func mayDeliver(_ phase: UITouch.Phase, _ entry: ViewTouch) -> Bool {
    let undecided = entry.recognizers.filter { $0.isInSequence && $0.currentState == .possible }
    switch phase {
    case .began: return !undecided.contains { $0.delaysTouchesBegan }
    case .moved: return entry.hasBegun
    case .ended: return entry.hasBegun && !undecided.contains { $0.delaysTouchesEnded }
    default: return entry.hasBegun
    }
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer has recognized, failed or was canceled, so that it is inactive until the reset.
  var isFinished: Bool {
    switch currentState {
    case .ended, .cancelled, .failed: return true
    default: return false
    }
  }

  func endSequence() {
    currentState = .possible
    pendingState = nil
    isInSequence = false
    sequenceTouches = []
    failureAnswers = [:]
    lastEvent = nil
  }
}
