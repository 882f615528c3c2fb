import QuartzCore

/// The recognizers of a text interaction, and their effects on the selection.
///
/// All values that an app returns, such as positions, may be nil, and its callbacks may remove the view: each step
/// checks for that.
@MainActor final class TextGestures: NSObject {
  private weak var owner: UITextInteraction?
  private weak var view: UIView?
  private let tap = TextTapGestureRecognizer()
  private let press = UILongPressGestureRecognizer()
  /// The recognizer of drags of the caret and the handles.
  private let drag = TextDragGestureRecognizer(slop: 4)
  /// The recognizer of movements after the second tap.
  private let extend = TextDragGestureRecognizer(slop: 8)
  private var targets: [LinkTarget] = []
  private var grip: TextGrip?
  private(set) var session: TextDragSession?

  init(_ owner: UITextInteraction, in view: UIView) {
    self.owner = owner
    self.view = view
    super.init()
    connect(tap) { [weak self] in self?.tapped() }
    connect(press) { [weak self] in self?.pressed() }
    connect(drag) { [weak self] in self?.dragged() }
    connect(extend) { [weak self] in self?.extended() }
    for (recognizer, name) in zip(recognizers, ["tap", "press", "drag", "extend"]) {
      recognizer.name = "UITextInteraction.\(name)"
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
    }
    // The system's recognizers precede those of the app, because UIKit adds them when the view is created.
    view.recognizerList.removeAll { own in recognizers.contains { $0 === own } }
    view.recognizerList.insert(contentsOf: recognizers, at: 0)
  }

  var recognizers: [UIGestureRecognizer] { [tap, press, drag, extend] }

  private func connect(_ recognizer: UIGestureRecognizer, _ action: @escaping () -> Void) {
    let target = LinkTarget { _ in action() }
    targets.append(target)
    recognizer.addTarget(target, action: LinkTarget.tick)
  }

  func remove() {
    cancel()
    for recognizer in recognizers { view?.removeGestureRecognizer(recognizer) }
  }

  // MARK: The text input

  private var input: (any UIResponder & UITextInput)? { owner?.textInput }
  private var selecting: TextSelecting? { input.map { TextSelecting(input: $0) } }
  private var isEditable: Bool { owner?.textInteractionMode == .editable }
  /// Whether the view is still there after an app's code ran.
  private var isThere: Bool { view?.window != nil && input != nil && owner?.view === view }

  /// Returns the location of a recognizer's finger in the input's space.
  private func point(of recognizer: UIGestureRecognizer) -> CGPoint {
    recognizer.location(in: owner?.space ?? view)
  }

  private func select(_ range: UITextRange?) {
    guard let range, let input else { return }
    if let current = input.selectedTextRange, let selecting, selecting.isSame(current.start, range.start),
      selecting.isSame(current.end, range.end)
    {
      return
    }
    input.selectedTextRange = range
    TextInteractions.note(input)
    if !(input is any TextEditorHost) { InputFocus.observer?.textDidChange() }
  }

  /// Runs a discrete gesture between the delegate's two calls.
  private func asGesture(_ body: () -> Void) {
    guard let owner else { return }
    owner.delegate?.interactionWillBegin(owner)
    if isThere { body() }
    owner.delegate?.interactionDidEnd(owner)
  }

  // MARK: Taps

  private func tapped() {
    guard tap.state == .ended, isThere, let input else { return }
    let point = point(of: tap)
    if (input as? any TextEditorHost)?.takesTap(at: point) == true { return }
    asGesture {
      let wasActive = input.isFirstResponder
      guard wasActive || input.becomeFirstResponder(), isThere else { return }
      switch tap.tapCount {
      case 1: tappedOnce(at: point, wasActive)
      case 2: tappedOften(at: point) { $0.unit(.word, at: $1) }
      case 3: tappedOften(at: point) { $0.paragraph(at: $1) }
      default: break
      }
    }
  }

  private func tappedOnce(at point: CGPoint, _ wasActive: Bool) {
    guard let selecting, let position = selecting.input.closestPosition(to: point) else { return }
    var target = isEditable ? selecting.wordEdge(at: position) : position
    if wasActive, let range = selecting.input.selectedTextRange {
      if selecting.isSelected(point) { return toggleMenu() }
      if range.isEmpty, isEditable {
        if selecting.isSame(range.start, position) { return toggleMenu() }
        // The caret was at the word's edge already: now the tap means the position itself.
        if selecting.isSame(range.start, target) { target = position }
      }
    }
    owner?.hideMenu()
    if wasActive, selectMisspelled(at: position) { return }
    // Text that can't be edited has no caret: a tap only clears the selection.
    guard isEditable || selecting.input.selectedTextRange?.isEmpty == false else { return }
    select(selecting.caret(at: target))
  }

  /// Selects the misspelled word at a position, and offers other words for it. Returns false if there is none.
  private func selectMisspelled(at position: UITextPosition) -> Bool {
    guard let host = input as? any TextEditorHost, let offset = host.editor.offset(position),
      let word = owner?.spelling?.ranges.first(where: { $0.location <= offset && offset <= NSMaxRange($0) })
    else { return false }
    select(host.editor.range(word))
    if isThere { owner?.showReplacements() }
    return true
  }

  private func tappedOften(at point: CGPoint, _ unit: (TextSelecting, UITextPosition) -> UITextRange?) {
    guard let selecting, let position = selecting.input.closestPosition(to: point) else { return }
    select(unit(selecting, position) ?? selecting.caret(at: position))
    if isThere { owner?.showMenu() }
  }

  /// Shows the edit menu, or hides it if it was open when the tap began.
  private func toggleMenu() {
    guard let view, let owner else { return }
    if owner.isMenuPresented || EditMenuPresentation.wasLeft(view, at: tap.began) { return owner.hideMenu() }
    owner.showMenu()
  }

  // MARK: Fingers that move

  private func pressed() {
    switch press.state {
    case .began:
      guard isThere, let input, input.isFirstResponder || input.becomeFirstResponder(), isThere, let selecting
      else {
        return
      }
      let point = point(of: press)
      if isEditable {
        begin(.caret, with: press)
      } else if let position = input.closestPosition(to: point), let word = selecting.unit(.word, at: position) {
        begin(.units(anchor: word, .word), with: press)
      }
    default: follow(press)
    }
  }

  private func dragged() {
    guard drag.state == .began else { return follow(drag) }
    guard isThere, let grip, let input, let range = input.selectedTextRange else { return }
    let start = owner?.space?.convert(drag.start, from: nil) ?? drag.start
    let offset = CGPoint(x: grip.center.x - start.x, y: grip.center.y - start.y)
    switch grip.part {
    case .caret: begin(.caret, with: drag, offset: offset)
    case .start: begin(.edge(fixed: range.end), with: drag, offset: offset)
    case .end: begin(.edge(fixed: range.start), with: drag, offset: offset)
    }
  }

  private func extended() {
    guard extend.state == .began else { return follow(extend) }
    guard isThere, let selecting else { return }
    let start = owner?.space?.convert(extend.start, from: nil) ?? extend.start
    guard let position = selecting.input.closestPosition(to: start), let word = selecting.unit(.word, at: position)
    else { return }
    begin(.units(anchor: word, .word), with: extend)
  }

  /// Begins a session that moves the caret or an end of the selection.
  /// - Parameter offset: the offset from the finger to the grip.
  private func begin(
    _ movement: TextDragSession.Movement, with recognizer: UIGestureRecognizer, offset: CGPoint = .zero
  ) {
    guard session == nil, let owner, let view else { return }
    owner.delegate?.interactionWillBegin(owner)
    guard isThere else {
      owner.delegate?.interactionDidEnd(owner)
      return
    }
    owner.hideMenu()
    let session = TextDragSession(movement, in: view, offset: offset) { [weak self] in self?.select($0) }
    session.input = owner.textInput
    session.space = owner.space
    self.session = session
    session.move(to: recognizer.location(in: nil))
    if !isThere { cancel() }
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    guard let session else { return }
    switch recognizer.state {
    case .changed:
      session.move(to: recognizer.location(in: nil))
      if !isThere { cancel() }
    case .ended:
      end()
      if isThere { owner?.showMenu() }
    default: cancel()
    }
  }

  private func end() {
    guard let session else { return }
    self.session = nil
    grip = nil
    session.end()
    if let owner { owner.delegate?.interactionDidEnd(owner) }
  }

  /// Ends a continuous gesture, as when the input is no longer first responder.
  func cancel() { end() }
}

// MARK: Gesture recognizer delegate

extension TextGestures: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let input, input.isFirstResponder || input.canBecomeFirstResponder, isEditable || input.hasText else {
      return false
    }
    guard gestureRecognizer === drag || gestureRecognizer === extend else { return true }
    guard owner?.isActive == true else { return false }
    if gestureRecognizer === extend { return touch.tapCount == 2 }
    guard touch.tapCount <= 1, let view, let display = owner?.storedDisplay else { return false }
    grip = TextGrip(at: touch.location(in: view), of: display, in: view, space: owner?.space ?? view)
    return grip != nil
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner, let view, isThere else { return false }
    if gestureRecognizer === press {
      // Selected text is lifted by a press.
      if let selecting, selecting.isSelected(point(of: press)), canLift { return false }
      if (input as? any TextEditorHost)?.takesPress(at: point(of: press)) == true { return false }
    }
    return owner.delegate?.interactionShouldBegin(owner, at: gestureRecognizer.location(in: view)) ?? true
  }

  private var canLift: Bool {
    input is any DraggableTextHost
      && view?.interactions.contains { ($0 as? UIDragInteraction)?.isEnabled == true } == true
  }
}

/// The target of a drag: the caret, or the handle at an end of the selection.
@MainActor struct TextGrip {
  enum Part { case caret, start, end }
  let part: Part
  /// The position of the caret or edge at half the height of its line, in the input's space.
  let center: CGPoint

  /// The distance from the center within which a finger touches the grip, in points
  /// (facts/geometry.md#text-selection/reach).
  private static let reach: CGFloat = 44

  init?(at point: CGPoint, of display: UITextSelectionDisplayInteraction, in view: UIView, space: UIView) {
    func reach(_ frame: CGRect) -> CGRect {
      frame.insetBy(dx: min(0, (frame.width - Self.reach) / 2), dy: min(0, (frame.height - Self.reach) / 2))
    }
    let cursor = display.cursorView
    if cursor.superview != nil, !cursor.isHidden {
      guard reach(cursor.frame).contains(point) else { return nil }
      part = .caret
      center = space.convert(CGPoint(x: cursor.frame.midX, y: cursor.frame.midY), from: view)
      return
    }
    guard let input = display.textInput, let range = input.selectedTextRange, !range.isEmpty,
      let edges = TextSelectionEdges(of: range, in: input)
    else { return nil }
    var best: (part: Part, center: CGPoint, distance: CGFloat)?
    for (handle, part, edge) in zip3(display.handleViews, [.start, .end], [edges.start, edges.end])
    where handle.superview != nil && !handle.isHidden && reach(handle.frame).contains(point) {
      let distance = hypot(handle.frame.midX - point.x, handle.frame.midY - point.y)
      if best.map({ distance < $0.distance }) ?? true {
        best = (part, CGPoint(x: edge.midX, y: edge.midY), distance)
      }
    }
    guard let best else { return nil }
    part = best.part
    center = best.center
  }
}

@MainActor private func zip3(
  _ handles: [any UIView & UITextSelectionHandleView], _ parts: [TextGrip.Part], _ edges: [CGRect]
) -> [(UIView, TextGrip.Part, CGRect)] {
  zip(zip(handles, parts), edges).map { ($0.0 as UIView, $0.1, $1) }
}
