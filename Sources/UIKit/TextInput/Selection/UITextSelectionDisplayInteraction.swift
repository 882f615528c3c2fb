import CoreGraphics

/// An object that provides the view behind the text to a selection display; the method is optional.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/uikit/uitextselectiondisplayinteractiondelegate>
@preconcurrency @MainActor public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
  /// Returns the view for the highlight below the text. Nil, the default, puts it over the text.
  func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
  public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}

/// An interaction that shows the caret, the highlight and the handles of a text input's selection.
///
/// `UITextInteraction` creates one by itself. Add one to a view that handles its touches itself:
///
/// ```swift
/// func showSelection(of editor: UIView & UITextInput & UITextSelectionDisplayInteractionDelegate) {
///   let display = UITextSelectionDisplayInteraction(textInput: editor, delegate: editor)
///   editor.addInteraction(display)
///   display.isActivated = true
/// }
/// ```
///
/// After each change of the selection or of the text's layout, call `setNeedsSelectionUpdate()`. Positions come
/// from `caretRect(for:)` and `selectionRects(for:)` of the input.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextselectiondisplayinteraction>
@preconcurrency @MainActor open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
  private weak var storedInput: (any UITextInput)?
  private weak var storedDelegate: (any UITextSelectionDisplayInteractionDelegate)?
  private weak var attachedView: UIView?
  private var isUpdateScheduled = false
  /// Whether an empty selection shows: not in text that can only be read.
  var showsCursor = true { didSet { if showsCursor != oldValue { setNeedsSelectionUpdate() } } }

  /// Makes an interaction that shows the selection of an input. Neither the input nor the delegate is retained.
  public init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) {
    storedInput = textInput
    storedDelegate = delegate
    super.init()
  }

  /// The input whose selection shows.
  open weak var textInput: (any UITextInput)? { storedInput }
  /// The delegate, which provides the view behind the text.
  open weak var delegate: (any UITextSelectionDisplayInteractionDelegate)? { storedDelegate }
  /// The view that the interaction was added to.
  open var view: UIView? { attachedView }

  /// Whether the selection shows. False at first.
  open var isActivated = false {
    didSet {
      guard isActivated != oldValue else { return }
      cursorView.isBlinking = isActivated
      if isActivated { setNeedsSelectionUpdate() } else { hideAll() }
    }
  }

  /// The caret. Setting another view replaces the system's.
  open var cursorView: any UIView & UITextCursorView = UIStandardTextCursorView(frame: .zero) {
    didSet { replace([oldValue], by: [cursorView]) }
  }
  /// The highlight of selected text. Setting another view replaces the system's.
  open var highlightView: any UIView & UITextSelectionHighlightView = TextHighlightView(frame: .zero) {
    didSet { replace([oldValue], by: [highlightView]) }
  }
  /// The handles at the start and at the end of selected text. Setting others replaces the system's.
  open var handleViews: [any UIView & UITextSelectionHandleView] = [
    TextHandleView(.leading), TextHandleView(.trailing),
  ]
  {
    didSet { replace(oldValue, by: handleViews) }
  }

  private func replace(_ old: [UIView], by new: [UIView]) {
    for view in old where !new.contains(where: { $0 === view }) { view.removeFromSuperview() }
    cursorView.isBlinking = isActivated
    setNeedsSelectionUpdate()
  }

  // MARK: The view

  /// Called before the interaction is added to a view, or removed from its view for nil.
  open func willMove(to view: UIView?) {
    for own in [cursorView, highlightView] + handleViews as [UIView] { own.removeFromSuperview() }
  }

  /// Called after the interaction was added to a view, or removed from its view for nil.
  open func didMove(to view: UIView?) {
    attachedView = view
    if view != nil { setNeedsSelectionUpdate() }
  }

  // MARK: Updates

  /// Marks the views to be updated for the selection with the next frame; the caret starts to blink again.
  open func setNeedsSelectionUpdate() {
    cursorView.resetBlinkAnimation()
    guard !isUpdateScheduled, attachedView != nil else { return }
    isUpdateScheduled = true
    MainTurn.beforeLayout { [weak self] in
      guard let self else { return }
      self.isUpdateScheduled = false
      self.layoutManagedSubviews()
    }
    attachedView?.setNeedsLayout()
  }

  /// Sets the frames of caret, highlight and handles now.
  open func layoutManagedSubviews() {
    guard let view = attachedView, let input = storedInput, isActivated, view.window != nil else {
      return hideAll()
    }
    let host = input as? any TextEditorHost
    guard let range = input.selectedTextRange, host?.hidesSelection != true else { return hideAll() }
    if range.isEmpty { showCursor(at: range.start, of: input, in: view) } else { show(range, of: input, in: view) }
  }

  private func hideAll() {
    for own in [cursorView, highlightView] + handleViews as [UIView] where own.superview != nil {
      own.isHidden = true
    }
  }

  /// Returns the view in whose coordinate space the input's rectangles are.
  private func space(of input: any UITextInput, in view: UIView) -> UIView { input.textInputView ?? view }

  private func place(_ own: UIView, in container: UIView, below: Bool = false) {
    if own.superview !== container {
      if below { container.insertSubview(own, at: 0) } else { container.addSubview(own) }
    }
    own.isHidden = false
  }

  private func showCursor(at position: UITextPosition, of input: any UITextInput, in view: UIView) {
    hideAll()
    var rect = input.caretRect(for: position)
    guard showsCursor, rect.isFinite else { return }
    if let area = (input as? any TextEditorHost)?.selectionArea {
      rect.origin.x = min(max(rect.minX, area.minX), max(area.minX, area.maxX - rect.width))
    }
    place(cursorView, in: view)
    cursorView.frame = view.convert(rect, from: space(of: input, in: view))
  }

  private func show(_ range: UITextRange, of input: any UITextInput, in view: UIView) {
    cursorView.isHidden = true
    let rects = visibleRects(of: range, in: input)
    let space = space(of: input, in: view)
    let below = storedDelegate?.selectionContainerViewBelowText(for: self)
    let container = below ?? view
    place(highlightView, in: container, below: below != nil)
    highlightView.bounds = space.bounds
    let frame = container.convert(space.bounds, from: space)
    highlightView.center = CGPoint(x: frame.midX, y: frame.midY)
    highlightView.selectionRects = rects
    let edges = TextSelectionEdges(of: range, in: input)
    for (handle, edge) in zip(handleViews, [edges?.start, edges?.end]) {
      guard let edge, isInSight(edge, of: input) else {
        handle.isHidden = true
        continue
      }
      place(handle, in: view)
      let frame = view.convert(handle.preferredFrame(for: edge), from: space)
      if let own = handle as? TextHandleView, view.clipsToBounds {
        own.place(frame, line: view.convert(edge, from: space), within: view.bounds)
      } else {
        handle.frame = frame
      }
    }
  }

  /// Returns the rectangles of a range; of a long text only the visible ones.
  private func visibleRects(of range: UITextRange, in input: any UITextInput) -> [UITextSelectionRect] {
    guard let host = input as? any TextEditorHost, let own = host.editor.nsRange(range) else {
      return input.selectionRects(for: range)
    }
    return input.selectionRects(for: host.editor.range(host.visiblePart(of: own)))
  }

  /// Returns whether the end of the selection is not scrolled out.
  private func isInSight(_ edge: CGRect, of input: any UITextInput) -> Bool {
    guard let area = (input as? any TextEditorHost)?.selectionArea else { return true }
    return edge.midX >= area.minX - 1 && edge.midX <= area.maxX + 1
  }
}

/// The edges of a selection's start and end: rectangles of the height of their lines, without width, in the space
/// of the text input view.
@MainActor struct TextSelectionEdges {
  let start: CGRect
  let end: CGRect

  /// Fails if the input has no usable rectangle.
  init?(of range: UITextRange, in input: any UITextInput) {
    if let host = input as? any TextEditorHost, let own = host.editor.edges(of: range) {
      (start, end) = own
      return
    }
    let rects = input.selectionRects(for: range).filter { $0.rect.isFinite && $0.rect.height > 0 }
    guard let first = rects.first(where: \.containsStart) ?? rects.first,
      let last = rects.last(where: \.containsEnd) ?? rects.last
    else { return nil }
    func edge(_ rect: UITextSelectionRect, isStart: Bool) -> CGRect {
      let isLeft = (rect.writingDirection == .rightToLeft) != isStart
      return CGRect(
        x: isLeft ? rect.rect.minX : rect.rect.maxX, y: rect.rect.minY, width: 0, height: rect.rect.height)
    }
    (start, end) = (edge(first, isStart: true), edge(last, isStart: false))
  }
}
