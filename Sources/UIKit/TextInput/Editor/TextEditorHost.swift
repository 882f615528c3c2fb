import CoreText

/// The cause of a change of a text or its selection; hosts report each cause as UIKit's class does.
enum TextChangeCause {
  /// The selection alone moved, by the user or by code.
  case selection
  /// The user typed, deleted, pasted or undid a change, or code called `insertText(_:)` or `deleteBackward()`.
  case editing
  /// Code called `replace(_:withText:)`, `setMarkedText(_:selectedRange:)` or `unmarkText()`.
  case replacement
  /// Code set `text` or `attributedText`.
  case assignment
}

/// A view whose text a `TextEditor` edits, with the requirements that depend on the view: policy, reports to the
/// app, and geometry.
///
/// Ranges and offsets count UTF-16 units; rectangles and points are in the host's coordinate space. The host passes
/// the requirements of `UITextInput` and the editing commands of `UIResponder` on to its editor.
@MainActor protocol TextEditorHost: UIView, UITextInput {
  var editor: TextEditor { get }

  // MARK: Policy

  /// Whether the text may have line breaks. If not, they are replaced by spaces, and the return key calls
  /// `returnKey()`.
  var allowsLineBreaks: Bool { get }
  /// Whether commands may change the text.
  var allowsEditing: Bool { get }
  /// Whether the user may change attributes, and paste text that has its own.
  var allowsEditingTextAttributes: Bool { get }
  /// Whether copied text keeps its attributes.
  var copiesAttributes: Bool { get }
  /// Returns whether content of a pasteboard other than text can be pasted.
  func takesPasted(_ pasteboard: UIPasteboard) -> Bool
  /// Returns whether the app's paste delegate turns the content of a pasteboard into text, which is inserted then.
  func transformsPasted(_ pasteboard: UIPasteboard) -> Bool
  /// Whether text is selected and copied that is not edited.
  var allowsReading: Bool { get }
  /// Whether the characters are shown as dots, and may be neither copied nor cut.
  var hidesText: Bool { get }
  /// Returns the attributes of text typed over that selection, unless the app chose others.
  func typingAttributes(for selection: NSRange) -> [NSAttributedString.Key: Any]

  // MARK: Reports

  /// Calls the delegate for permission of the user's change.
  func allowsChange(in range: NSRange, to text: String) -> Bool
  func reportSelectionChange(by cause: TextChangeCause)
  func reportTextChange(by cause: TextChangeCause)
  /// Called when marked text was removed or became ordinary text, after the changes were reported.
  func compositionDidEnd()
  /// Called when the user pressed return and the text has no line breaks.
  func returnKey()

  // MARK: Looks

  /// Called when the text or its attributes changed: layout and drawing are invalid.
  func textLookDidChange()
  /// Called when the caret or the selection moved, or the text around it changed.
  func selectionLookDidChange()

  // MARK: Geometry

  /// Returns the frame of the caret before the character at the offset.
  func caretFrame(at offset: Int) -> CGRect
  /// Returns the rectangles of a range, one for each line; an empty range has none.
  func boxes(of range: NSRange) -> [CGRect]
  /// Returns the visible rectangles of a range of any length.
  func visibleBoxes(of range: NSRange) -> [CGRect]
  /// Returns the first rectangle of a range; nil for an empty range.
  func firstBox(of range: NSRange) -> CGRect?
  /// Returns the line of an offset; where two lines meet, the upper one if `isUpstream`.
  func lineRange(at offset: Int, isUpstream: Bool) -> NSRange
  /// Returns a step to the side as it is seen.
  func visualStep(from offset: Int, toRight: Bool) -> VisualStep
  /// Returns whether the paragraph of an offset is written from the right.
  func isRightToLeft(at offset: Int) -> Bool
  /// Returns the height, in the middle, of the line above or below that of an offset; nil if there is none.
  func lineHeight(beside offset: Int, isBelow: Bool) -> CGFloat?
  /// Returns the rectangles that show a range as selected: a line that continues with the next one is covered up to
  /// its end.
  func selectionBoxes(of range: NSRange) -> [CGRect]
  /// Returns the part of a range that can be visible.
  func visiblePart(of range: NSRange) -> NSRange
  /// Returns the offset between two characters that is nearest to the point.
  func offset(at point: CGPoint) -> Int
  /// Returns the point to use when the character under a point is requested.
  func pointOnText(_ point: CGPoint) -> CGPoint
  /// Returns a rectangle without width, as high as the line, at the leading edge of the character at the offset, or
  /// at the trailing edge of the one before it.
  func edge(at offset: Int, isTrailing: Bool) -> CGRect?

  // MARK: Selection by touch

  /// The gestures, the caret and the handles.
  var textInteraction: UITextInteraction { get }
  /// The view behind the text, for the highlight.
  var viewBehindText: UIView? { get }
  /// The rectangle in which caret and handles show; nil means everywhere.
  var selectionArea: CGRect? { get }
  /// Whether neither caret nor selection shows, although the text is edited.
  var hidesSelection: Bool { get }
  /// Returns whether a tap was handled otherwise, as on a link.
  func takesTap(at point: CGPoint) -> Bool
  /// Returns whether a long press has another purpose, as on a link.
  func takesPress(at point: CGPoint) -> Bool
  /// Scrolls by one frame's step below a finger near an edge. Returns whether the text moved.
  func scrollText(toward point: CGPoint) -> Bool
}

extension TextEditorHost {
  var allowsReading: Bool { false }
  var copiesAttributes: Bool { allowsEditingTextAttributes }
  func takesPasted(_ pasteboard: UIPasteboard) -> Bool { allowsEditingTextAttributes && pasteboard.hasImages }
  func transformsPasted(_ pasteboard: UIPasteboard) -> Bool { false }
  func compositionDidEnd() {}
  func returnKey() {}
  func pointOnText(_ point: CGPoint) -> CGPoint { point }
  func visibleBoxes(of range: NSRange) -> [CGRect] { boxes(of: range) }
  func firstBox(of range: NSRange) -> CGRect? { boxes(of: range).first }
  func lineRange(at offset: Int, isUpstream: Bool) -> NSRange { editor.all }
  func lineHeight(beside offset: Int, isBelow: Bool) -> CGFloat? { nil }
  func selectionBoxes(of range: NSRange) -> [CGRect] { boxes(of: range) }
  func visiblePart(of range: NSRange) -> NSRange { range }
  var selectionArea: CGRect? { nil }
  func takesTap(at point: CGPoint) -> Bool { false }
  func takesPress(at point: CGPoint) -> Bool { false }
  func scrollText(toward point: CGPoint) -> Bool { false }

  /// The offset that scrolls into view: the end of the selection that a finger moves, else the end of all.
  var focusOffset: Int {
    textInteraction.gestures?.session?.position.flatMap(editor.offset)
      ?? editor.selection.location + editor.selection.length
  }

  /// Updates the keys of a visible keyboard after a trait of text input has changed.
  func inputTraitsDidChange() { if isFirstResponder { InputFocus.observer?.inputTraitsDidChange() } }
}
