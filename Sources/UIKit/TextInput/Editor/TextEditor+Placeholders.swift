import CoreText

/// Space in a text for text that is still to come, and results of dictation.
extension TextEditor {
  /// Inserts space of a size behind the caret, which stays in place, so that text typed next is before the space.
  ///
  /// The space is an attachment without an image. No delegate is called, and undo does not restore it: code removes
  /// it when the text has arrived.
  func insertPlaceholder(_ size: CGSize) -> UITextPlaceholder {
    let attachment = NSTextAttachment(data: nil, ofType: nil)
    func side(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 0), 1e5) : 0 }
    attachment.bounds = CGRect(x: 0, y: 0, width: side(size.width), height: side(size.height))
    let character = NSMutableAttributedString(attachment: attachment)
    character.addAttributes(typingAttributes, range: NSRange(location: 0, length: 1))
    let place = max(NSMaxRange(selection), mark.map { NSMaxRange($0) } ?? 0)
    replaceDirectly(NSRange(location: place, length: 0), character)
    return UITextPlaceholder(attachment, in: self)
  }

  /// Removes the space; a placeholder that was removed or belongs to another text is ignored.
  func remove(_ placeholder: UITextPlaceholder) {
    guard placeholder.editor === self, let range = placeholder.range else { return }
    replaceDirectly(range, NSAttributedString(string: ""))
  }

  /// Changes the text behind the caret without the reports of a change.
  private func replaceDirectly(_ range: NSRange, _ text: NSAttributedString) {
    guard let host else { return }
    inputDelegate?.textWillChange(host)
    storage.replaceCharacters(in: range, with: text)
    host.textLookDidChange()
    inputDelegate?.textDidChange(host)
    host.selectionLookDidChange()
  }

  /// Inserts the most likely transcription of phrases.
  func insertDictation(_ phrases: [UIDictationPhrase]) {
    let text = phrases.map(\.text).joined()
    if !text.isEmpty { host?.insertText(text) }
  }
}

/// Space that a text input keeps for text that is still to come, as during handwriting.
///
/// ```swift
/// let space = textView.insertTextPlaceholder(with: CGSize(width: 80, height: 20))
/// textView.insertText("handwritten")
/// textView.remove(space)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextplaceholder>
@preconcurrency @MainActor open class UITextPlaceholder: NSObject {
  private let attachment: NSTextAttachment?
  fileprivate weak var editor: TextEditor?

  /// Creates a placeholder of no text, for a text input of an app's own.
  public override init() {
    attachment = nil
    super.init()
  }

  init(_ attachment: NSTextAttachment, in editor: TextEditor) {
    self.attachment = attachment
    self.editor = editor
    super.init()
  }

  /// The rectangles of the space in the text input; empty after its removal.
  open var rects: [UITextSelectionRect] {
    guard let editor, let range else { return [] }
    return editor.selectionRects(for: editor.range(range))
  }

  /// The range of the space in the text; nil if it was removed.
  fileprivate var range: NSRange? {
    guard let attachment, let editor else { return nil }
    var found: NSRange?
    editor.storage.enumerateAttribute(.attachment, in: editor.all) { value, range, stop in
      guard value as? NSTextAttachment === attachment else { return }
      found = range
      stop.pointee = ObjCBool(true)
    }
    return found
  }
}
