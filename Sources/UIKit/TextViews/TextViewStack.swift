import CoreText

/// The version of TextKit that a text view uses, and the objects of TextKit 2, which are created on first access.
///
/// A text view lays its text out by its layout manager until code accesses `textLayoutManager`, or the text has
/// attachments with views; from then on fragments draw it. Access to `layoutManager` switches to TextKit 1
/// permanently, as on iOS.
@MainActor final class TextViewStack: NSObject, NSTextViewportLayoutControllerDelegate {
  private(set) var isClassic = false
  private(set) var content: NSTextContentStorage?
  private(set) var layout: NSTextLayoutManager?
  weak var textView: UITextView?
  /// The fragments that show.
  private(set) var visible: [NSTextLayoutFragment] = []
  private var attachmentViews: [ObjectIdentifier: UIView] = [:]

  /// Switches to TextKit 1 permanently.
  func becomeClassic() {
    guard !isClassic else { return }
    isClassic = true
    if let layout {
      content?.removeTextLayoutManager(layout)
      layout.textContainer = nil
    }
    content?.textStorage = nil
    content = nil
    layout = nil
    visible = []
    removeViews(except: [])
  }

  /// Uses a layout manager that the app has created with its container.
  func adopt(_ manager: NSTextLayoutManager, for view: UITextView) {
    layout = manager
    content = manager.textContentManager as? NSTextContentStorage
    connect(view)
  }

  /// Returns the layout manager of TextKit 2; nil for a view of TextKit 1.
  func make(for view: UITextView) -> NSTextLayoutManager? {
    guard !isClassic else { return nil }
    if let layout { return layout }
    let content = NSTextContentStorage()
    let layout = NSTextLayoutManager()
    content.textStorage = view.storage
    content.addTextLayoutManager(layout)
    layout.textContainer = view.container
    self.content = content
    self.layout = layout
    connect(view)
    return layout
  }

  private func connect(_ view: UITextView) {
    textView = view
    layout?.parentView = view
    layout?.linkAttributes = view.linkTextAttributes
    layout?.textViewportLayoutController.delegate = self
    layout?.layoutDidChange = { [weak view] in MainActor.assumeIsolated { view?.redrawText() } }
    view.redrawText()
  }

  // MARK: The viewport

  /// Lays out the visible text, and positions the views of attachments.
  func layOutViewport() {
    guard let layout else { return }
    layout.marked = textView?.manager.marked
    layout.highlighted = textView?.manager.highlighted
    layout.detectedRanges = textView?.manager.detectedRanges ?? []
    layout.textViewportLayoutController.layoutViewport()
  }

  nonisolated func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect {
    MainActor.assumeIsolated {
      guard let view = textView else { return .zero }
      return view.bounds.offsetBy(dx: -view.textContainerInset.left, dy: -view.textContainerInset.top)
    }
  }

  nonisolated func textViewportLayoutControllerWillLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) { MainActor.assumeIsolated { visible = [] } }

  nonisolated func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
  ) {
    // Layout runs on the main thread: the fragment leaves it in no direction.
    nonisolated(unsafe) let fragment = textLayoutFragment
    MainActor.assumeIsolated { visible.append(fragment) }
  }

  nonisolated func textViewportLayoutControllerDidLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) { MainActor.assumeIsolated { placeViews() } }

  // MARK: Views of attachments

  private func placeViews() {
    guard let textView else { return }
    var kept: Set<ObjectIdentifier> = []
    for fragment in visible {
      let origin = fragment.layoutFragmentFrame.origin
      for provider in fragment.textAttachmentViewProviders {
        guard let view = provider.view else { continue }
        let frame = fragment.frameForTextAttachment(at: provider.location)
        view.frame = frame.offsetBy(
          dx: origin.x + textView.textContainerInset.left, dy: origin.y + textView.textContainerInset.top)
        if view.superview !== textView { textView.addSubview(view) }
        kept.insert(ObjectIdentifier(view))
        attachmentViews[ObjectIdentifier(view)] = view
      }
    }
    removeViews(except: kept)
  }

  private func removeViews(except kept: Set<ObjectIdentifier>) {
    for (key, view) in attachmentViews where !kept.contains(key) {
      view.removeFromSuperview()
      attachmentViews[key] = nil
    }
  }

  // MARK: Drawing

  /// Draws the visible fragments, with the container's top left at a point of the context.
  func draw(at origin: CGPoint, in context: CGContext) {
    for fragment in visible {
      let frame = fragment.layoutFragmentFrame
      context.saveGState()
      fragment.draw(at: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY), in: context)
      context.restoreGState()
    }
  }

  // MARK: Geometry

  /// Whether a delegate may position fragments elsewhere than the layout manager's lines.
  var hasOwnGeometry: Bool { layout?.delegate != nil || content?.delegate != nil }

  func boxes(of range: NSRange) -> [CGRect] {
    var result: [CGRect] = []
    layout?.enumerateTextSegments(in: NSTextRange(offsets: range), type: .standard, options: .rangeNotRequired) {
      _, rect, _, _ in
      if rect.width > 0 || range.length == 0 { result.append(rect) }
      return true
    }
    return result
  }

  func offset(at point: CGPoint) -> Int? {
    guard let layout else { return nil }
    let start = layout.documentRange.location
    return layout.textSelectionNavigation.textSelections(
      interactingAt: point, inContainerAt: start, anchors: [], modifiers: [], selecting: false, bounds: .zero
    ).first?.textRanges.first?.offsets?.location
  }
}

extension UITextView {
  /// Returns the layout manager of TextKit 2; nil for a view that uses TextKit 1, as after access to
  /// `layoutManager`.
  func makeTextLayoutManager() -> NSTextLayoutManager? { stack.make(for: self) }

  /// Switches to TextKit 2 if attachments have views.
  func lookForAttachmentViews() {
    guard NSTextAttachment.mayHaveViews, !stack.isClassic, stack.layout == nil else { return }
    storage.enumerateAttribute(.attachment, in: NSRange(location: 0, length: storage.length)) { value, _, stop in
      guard let attachment = value as? NSTextAttachment, attachment.mayUseView else { return }
      stop.pointee = ObjCBool(true)
      _ = stack.make(for: self)
    }
  }
}
