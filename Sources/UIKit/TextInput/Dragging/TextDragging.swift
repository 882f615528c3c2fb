import CoreGraphics
import Foundation

/// A view with an editor that can be dragged from and dropped on.
@MainActor protocol DraggableTextHost: TextEditorHost, UITextDraggable, UITextDroppable, DropTarget {}

extension DraggableTextHost {
  /// The state of drags and drops, created on first use.
  var textDragging: TextDragging {
    if let known = editor.dragging as? TextDragging { return known }
    let new = TextDragging(self)
    editor.dragging = new
    return new
  }
  var ownDropInteraction: UIDropInteraction { textDragging.drop }

  func transformsPasted(_ pasteboard: UIPasteboard) -> Bool {
    guard editor.dragging != nil, textDragging.pasteDelegate != nil else { return false }
    return textDragging.paste(pasteboard)
  }
}

/// Drags of a text's selection, and drops on the text.
@MainActor final class TextDragging: NSObject {
  weak var host: (any DraggableTextHost)?
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)
  weak var dragDelegate: (any UITextDragDelegate)?
  weak var dropDelegate: (any UITextDropDelegate)?
  weak var pasteDelegate: (any UITextPasteDelegate)?
  var options: UITextDragOptions = []
  var isDragActive = false
  private(set) var isDropActive = false
  /// The text that is dragged.
  private var draggedRange: NSRange?
  private weak var draggedSession: AnyObject?
  private let caret = UIView(frame: .zero)
  private var proposal: UITextDropProposal?
  private var isTemporarilyEditable = false

  init(_ host: any DraggableTextHost) {
    self.host = host
    super.init()
    caret.isUserInteractionEnabled = false
    drop.tick = { [weak self] session in
      guard let scroll = self?.host as? UIScrollView else { return false }
      return scroll.scrollForDrag(at: session.location(in: scroll))
    }
  }

  /// Creates the interaction when text is selected for the first time, or on first access.
  func prepareDrag() -> UIDragInteraction {
    if drag.view == nil { host?.addInteraction(drag) }
    return drag
  }

  private func places(_ range: NSRange) -> [CGRect] { host?.boxes(of: range).filter { !$0.isEmpty } ?? [] }
}

// MARK: Dragging

extension TextDragging: UIDragInteractionDelegate {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  {
    guard let host, !host.hidesText, host.editor.selection.length > 0 else { return [] }
    let range = host.editor.selection
    let point = session.location(in: host)
    guard places(range).contains(where: { $0.contains(point) }) else { return [] }
    let text = host.editor.storage.attributedSubstring(from: range).string
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
    let request = TextDragRequest(host.editor.range(range), [item], session)
    let items = dragDelegate?.textDraggableView(host, itemsForDrag: request) ?? [item]
    draggedRange = range
    draggedSession = session
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let host, let draggedRange else { return nil }
    if let dragDelegate,
      let own = OptionalMethod.ask({
        dragDelegate.textDraggableView(host, dragPreviewForLiftingItem: item, session: session)
      })
    {
      return own
    }
    return preview(of: draggedRange)
  }

  /// Returns a picture of the lines alone, because the view itself is not moved.
  private func preview(of range: NSRange) -> UITargetedDragPreview? {
    let boxes = places(range)
    guard let host, let first = boxes.first else { return nil }
    let frame = boxes.dropFirst().reduce(first) { $0.union($1) }.insetBy(dx: -4, dy: -4).intersection(host.bounds)
    guard frame.width > 0, frame.height > 0,
      let picture = host.resizableSnapshotView(from: frame, afterScreenUpdates: false, withCapInsets: .zero)
    else { return nil }
    picture.frame = CGRect(origin: .zero, size: frame.size)
    picture.layer.cornerRadius = 8
    return UITargetedDragPreview(
      view: picture, parameters: UIDragPreviewParameters(),
      target: UIDragPreviewTarget(container: host, center: CGPoint(x: frame.midX, y: frame.midY)))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    if let host { dragDelegate?.textDraggableView(host, willAnimateLiftWith: animator, session: session) }
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    isDragActive = true
    if let host { dragDelegate?.textDraggableView(host, dragSessionWillBegin: session) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    isDragActive = false
    draggedRange = nil
    draggedSession = nil
    if let host { dragDelegate?.textDraggableView(host, dragSessionDidEnd: session, with: operation) }
  }
}

// MARK: Dropping

extension TextDragging: UIDropInteractionDelegate {
  private func isSameView(_ session: any UIDropSession) -> Bool {
    session.localDragSession.map { $0 === draggedSession } ?? false
  }

  private func request(_ session: any UIDropSession) -> TextDropRequest? {
    guard let host else { return nil }
    let isSame = isSameView(session)
    let moves = isSame && session.allowsMoveOperation && host.allowsEditing
    let suggested = UITextDropProposal(operation: moves ? .move : .copy)
    suggested.isPrecise = true
    let position = host.editor.position(host.offset(at: session.location(in: host)))
    return TextDropRequest(position, suggested, isSame, session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let host else { return false }
    isTemporarilyEditable = false
    if !host.allowsEditing {
      guard let dropDelegate, let request = request(session) else { return false }
      let answer = dropDelegate.textDroppableView(host, willBecomeEditableForDrop: request)
      guard answer != .no else { return false }
      isTemporarilyEditable = true
    }
    if host.pasteConfiguration != nil { return host.canPaste(session.items.map(\.itemProvider)) }
    return session.canLoadObjects(ofClass: NSString.self)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    isDropActive = true
    if let host { dropDelegate?.textDroppableView(host, dropSessionDidEnter: session) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  {
    guard let host, let request = request(session) else { return UIDropProposal(operation: .cancel) }
    dropDelegate?.textDroppableView(host, dropSessionDidUpdate: session)
    let proposal = dropDelegate?.textDroppableView(host, proposalForDrop: request) ?? request.suggestedProposal
    self.proposal = proposal
    showCaret(at: request.dropPosition, isThere: proposal.operation == .copy || proposal.operation == .move)
    return proposal
  }

  private func showCaret(at position: UITextPosition, isThere: Bool) {
    guard let host, isThere else { return caret.removeFromSuperview() }
    caret.backgroundColor = host.tintColor
    caret.frame = host.caretRect(for: position)
    if caret.superview !== host { host.addSubview(caret) }
  }

  private func leave() {
    isDropActive = false
    caret.removeFromSuperview()
    proposal = nil
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    leave()
    if let host { dropDelegate?.textDroppableView(host, dropSessionDidExit: session) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    leave()
    if let host { dropDelegate?.textDroppableView(host, dropSessionDidEnd: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let host, let dropDelegate else { return nil }
    return dropDelegate.textDroppableView(host, previewForDroppingAllItemsWithDefault: defaultPreview)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let host, let request = request(session), let proposal else { return }
    dropDelegate?.textDroppableView(host, willPerformDrop: request)
    guard proposal.dropPerformer == .view else { return }
    let target: NSRange =
      switch proposal.dropAction {
      case .insert: NSRange(location: host.editor.offset(request.dropPosition) ?? 0, length: 0)
      case .replaceSelection: host.editor.selection
      case .replaceAll: NSRange(location: 0, length: host.editor.length)
      }
    let moved = request.isSameView && proposal.operation == .move ? draggedRange : nil
    load(session.items, into: target, moving: moved)
  }

  /// Converts a pasteboard's items to text by the paste delegate; returns false if none can be converted.
  func paste(_ pasteboard: UIPasteboard) -> Bool {
    guard let host else { return false }
    let items = pasteboard.items.compactMap { item -> UIDragItem? in
      if let text = PasteboardType.string(item) {
        return UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
      }
      return PasteboardType.picture(item).map { UIDragItem(itemProvider: NSItemProvider(object: $0)) }
    }
    guard !items.isEmpty else { return false }
    load(items, into: host.editor.insertionRange, moving: nil, selects: false)
    return true
  }

  /// Collects the text of all items, then changes the text in one step.
  private func load(
    _ items: [UIDragItem], into target: NSRange, moving source: NSRange?, selects: Bool = true
  ) {
    guard let host else { return }
    var results: [NSAttributedString?] = Array(repeating: nil, count: items.count)
    var left = items.count
    let attributes = host.typingAttributes(for: target)
    for (index, item) in items.enumerated() {
      let paste = TextPasteItem(item, attributes) { [weak self] result in
        results[index] = result
        left -= 1
        if left == 0 { self?.insert(results.compactMap { $0 }, into: target, moving: source, selects: selects) }
      }
      if let pasteDelegate {
        pasteDelegate.textPasteConfigurationSupporting(host, transform: paste)
      } else {
        paste.setDefaultResult()
      }
    }
  }

  private func insert(
    _ pieces: [NSAttributedString], into target: NSRange, moving source: NSRange?, selects: Bool
  ) {
    guard let host, !pieces.isEmpty else { return }
    let editor = host.editor
    // The text may have become shorter while the items were loaded.
    let start = min(target.location, editor.length)
    var range = NSRange(location: start, length: min(target.length, editor.length - start))
    if let source, NSLocationInRange(range.location, source) || source.location + source.length == range.location {
      return editor.select(source)
    }
    let text = combined(pieces, editor.range(range))
    if let pasteDelegate,
      OptionalMethod.ask({
        pasteDelegate.textPasteConfigurationSupporting(host, performPasteOf: text, to: editor.range(range))
      }) != nil
    {
      return
    }
    guard host.allowsEditing || isTemporarilyEditable else { return }
    if host.allowsEditing { host.becomeFirstResponder() }
    if let source, source.location + source.length <= editor.length {
      editor.select(source)
      editor.deleteSelection()
      if source.location < range.location { range.location -= source.length }
    }
    editor.select(range)
    editor.bring(text)
    guard selects else { return }
    let length = (text.string as NSString).length
    editor.select(NSRange(location: min(range.location, editor.length), length: min(length, editor.length)))
  }

  private func combined(_ pieces: [NSAttributedString], _ range: UITextRange) -> NSAttributedString {
    if let host, let pasteDelegate,
      let own = OptionalMethod.ask({
        pasteDelegate.textPasteConfigurationSupporting(
          host, combineItemAttributedStrings: pieces, for: range)
      })
    {
      return own
    }
    let all = NSMutableAttributedString()
    for (index, piece) in pieces.enumerated() {
      if index > 0 { all.append(NSAttributedString(string: "\n")) }
      all.append(piece)
    }
    return all
  }
}

@MainActor private final class TextDragRequest: NSObject, UITextDragRequest {
  let dragRange: UITextRange
  let suggestedItems: [UIDragItem]
  let existingItems: [UIDragItem] = []
  let isSelected = true
  let dragSession: any UIDragSession

  init(_ range: UITextRange, _ items: [UIDragItem], _ session: any UIDragSession) {
    dragRange = range
    suggestedItems = items
    dragSession = session
    super.init()
  }
}

@MainActor private final class TextDropRequest: NSObject, UITextDropRequest {
  let dropPosition: UITextPosition
  let suggestedProposal: UITextDropProposal
  let isSameView: Bool
  let dropSession: any UIDropSession

  init(_ position: UITextPosition, _ proposal: UITextDropProposal, _ isSame: Bool, _ session: any UIDropSession) {
    dropPosition = position
    suggestedProposal = proposal
    isSameView = isSame
    dropSession = session
    super.init()
  }
}
