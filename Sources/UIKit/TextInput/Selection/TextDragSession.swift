import QuartzCore

/// A finger that moves the caret or an end of the selection: the loupe above it, and the text that scrolls at the
/// edges.
@MainActor final class TextDragSession {
  enum Movement {
    case caret
    /// One end of the selection; the other one is fixed.
    case edge(fixed: UITextPosition)
    /// Whole units, from those that were selected first.
    case units(anchor: UITextRange, UITextGranularity)
  }

  private let movement: Movement
  private weak var view: UIView?
  weak var input: (any UIResponder & UITextInput)?
  weak var space: UIView?
  private let offset: CGPoint
  private let select: (UITextRange?) -> Void
  private var loupe: UITextLoupeSession?
  private var link: CADisplayLink?
  private var target: LinkTarget?
  /// The finger, in the window.
  private var finger: CGPoint?
  private var start: CGPoint?
  private var isOver = false
  /// The position that the finger is at, to which the text scrolls.
  private(set) var position: UITextPosition?

  init(_ movement: Movement, in view: UIView, offset: CGPoint, select: @escaping (UITextRange?) -> Void) {
    self.movement = movement
    self.view = view
    self.offset = offset
    self.select = select
  }

  /// Continues the session at a position of the finger.
  /// - Parameter finger: the position in the window's coordinates.
  func move(to finger: CGPoint) {
    self.finger = finger
    if start == nil { start = finger }
    follow()
    if !isOver, link == nil, let start, hypot(finger.x - start.x, finger.y - start.y) > 10 { startTicking() }
  }

  func end() {
    isOver = true
    link?.invalidate()
    link = nil
    loupe?.invalidate()
    loupe = nil
  }

  private func follow() {
    guard !isOver, let finger, let space, let input, space.window != nil else { return end() }
    let own = space.convert(finger, from: nil)
    guard let position = input.closestPosition(to: CGPoint(x: own.x + offset.x, y: own.y + offset.y)) else {
      return
    }
    self.position = position
    select(range(to: position, TextSelecting(input: input)))
    // The app, which is notified of the change of the selection, may have ended the session.
    guard !isOver, space.window != nil, let view else { return end() }
    showLoupe(at: finger, input.caretRect(for: position), in: view)
  }

  private func range(to position: UITextPosition, _ selecting: TextSelecting) -> UITextRange? {
    switch movement {
    case .caret: return selecting.caret(at: position)
    case .edge(let fixed):
      // At least one character stays selected.
      return selecting.isSame(fixed, position) ? nil : selecting.range(fixed, position)
    case .units(let anchor, let granularity):
      let reached = selecting.unit(granularity, at: position) ?? selecting.caret(at: position)
      return reached.flatMap { selecting.union(anchor, $0) }
    }
  }

  private func showLoupe(at finger: CGPoint, _ caret: CGRect, in view: UIView) {
    guard caret.isFinite, let space else { return }
    let point = view.convert(finger, from: nil)
    if loupe == nil { loupe = UITextLoupeSession.begin(at: point, fromSelectionWidgetView: nil, in: view) }
    loupe?.move(to: point, withCaretRect: view.convert(caret, from: space), trackingCaret: true)
  }

  // MARK: Scrolling

  private func startTicking() {
    let target = LinkTarget { [weak self] _ in self?.tick() }
    let link = CADisplayLink(target: target, selector: LinkTarget.tick)
    link.add(to: .main, forMode: .common)
    self.target = target
    self.link = link
  }

  /// Scrolls the text under a finger that rests near an edge.
  private func tick() {
    guard let finger, let view, view.window != nil else { return end() }
    if scroll(view, at: finger) { follow() }
  }

  private func scroll(_ view: UIView, at finger: CGPoint) -> Bool {
    if let host = input as? any TextEditorHost, !host.allowsLineBreaks {
      return host.scrollText(toward: host.convert(finger, from: nil))
    }
    var next: UIView? = view
    while let candidate = next {
      if let scroll = candidate as? UIScrollView, scroll.scrollForDrag(at: scroll.convert(finger, from: nil)) {
        return true
      }
      next = candidate.superview
    }
    return false
  }
}
