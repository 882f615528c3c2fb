/// The object that a text input notifies of changes of its text and selection.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextinputdelegate>
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  /// Called before code, rather than typing, changes the selection.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after code, rather than typing, changed the selection.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before code, rather than typing, changes the text.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after code, rather than typing, changed the text, so that the keyboard's context is out of date.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// An object that finds the boundaries of words, sentences, lines and paragraphs in a text input.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextinputtokenizer>
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit of text that contains a position; at a boundary, the one in the direction. Nil if there is
  /// none, as between two words.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a unit of text ends at a position, seen in the direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next boundary of a unit of text in the direction, or nil if there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns whether a unit of text contains a position; at a boundary, whether there is one in the direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// A responder whose text can be edited: positions, ranges, the selection, marked text and geometry.
///
/// Text fields and text views conform. Adopt it for a text editor of your own; for a view that only receives typed
/// characters, `UIKeyInput` is enough.
///
/// ```swift
/// if let selection = textView.selectedTextRange, let word = textView.text(in: selection) { print(word) }
/// let start = textView.beginningOfDocument
/// let fifth = textView.position(from: start, offset: 5)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextinput>
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput, UITextInputOptionalProperties {
  /// Returns the text in a range; nil for a range of another text.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range, without asking the delegate.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected range, which is empty for a caret; nil while the text is not edited.
  var selectedTextRange: UITextRange? { get set }
  /// The range of the text that an input method is still composing; nil if there is none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text; nil underlines it.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text, or the selection, by text that an input method has not confirmed yet. The range
  /// selects within it, in UTF-16 units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Confirms the marked text.
  func unmarkText()
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions, in either order; nil for positions of another text.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at an offset in UTF-16 units from another; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position that many characters or lines away in a direction; nil outside of the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the number of UTF-16 units from one position to another, negative if the second one comes first.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The delegate that is notified when code changes text or selection. The keyboard sets it.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The tokenizer, which finds the boundaries of words, sentences and paragraphs in the text.
  var tokenizer: any UITextInputTokenizer { get }
  /// Returns the position at the end of a range in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// Returns the range from a position to the end of the text in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  /// Returns the direction in which the paragraph at a position is written.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  /// Sets the direction in which the paragraphs of a range are written.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Returns the rectangle of a range's first line, in the space of `textInputView`.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret at a position, in the space of `textInputView`.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a range's lines, in the space of `textInputView`.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position within a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point; nil if there is none.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// Returns whether the user may replace a range by a text.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// Returns the attributes of the text at a position: its font and colors.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// Returns the position that many characters into a range; nil outside of it.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// Returns the number of characters from a range's start to a position.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// Returns the edit menu for a range. Nil, the default, presents the suggested entries; for an empty menu none is
  /// presented.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// Called before the edit menu appears.
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
  /// Called before the edit menu disappears.
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
  /// Inserts dictated text, with alternative transcriptions. Optional; by default the text is inserted alone.
  func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)
  /// Inserts the phrases that the user dictated. Optional; by default their text is inserted. Never called by the
  /// system: Flipside has no dictation.
  func insertDictationResult(_ dictationResult: [UIDictationPhrase])
  /// Called when the user ended a dictation, before its result. Never called: Flipside has no dictation.
  func dictationRecordingDidEnd()
  /// Called when no text was recognized. Never called: Flipside has no dictation.
  func dictationRecognitionFailed()
  /// An object for the place of a dictation's result, which the text input may show. Never requested by the system.
  var insertDictationResultPlaceholder: Any { get }
  /// Returns the rectangle of a placeholder of dictation, in the space of `textInputView`.
  func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect
  /// Removes a placeholder of dictation; the flag is false if there is no result.
  func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool)
  /// Inserts space of a size in points at the caret, for text that is still to come. Optional; by default none is
  /// inserted.
  func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder
  /// Removes space that `insertTextPlaceholder(with:)` inserted.
  func remove(_ textPlaceholder: UITextPlaceholder)
}

extension UITextInput {
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    position(from: range.start, offset: offset)
  }
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }
  public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) { insertText(text) }
  public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    let text = dictationResult.map(\.text).joined()
    if !text.isEmpty { insertText(text) }
  }
  public func dictationRecordingDidEnd() {}
  public func dictationRecognitionFailed() {}
  public var insertDictationResultPlaceholder: Any { insertTextPlaceholder(with: .zero) }
  public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect { .zero }
  public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}
  public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder() }
  public func remove(_ textPlaceholder: UITextPlaceholder) {}
}

/// The optional properties of `UITextInput`, as its implementers see them; callers see them optional, as with
/// Objective-C.
@preconcurrency @MainActor public protocol UITextInputOptionalProperties: NSObjectProtocol {
  /// The view that the rectangles of the text are in.
  @_disfavoredOverload var textInputView: UIView { get }
  /// The line end at which the selection is displayed where two lines meet.
  @_disfavoredOverload var selectionAffinity: UITextStorageDirection { get set }
}

extension UITextInputOptionalProperties {
  @_disfavoredOverload public var textInputView: UIView { self as? UIView ?? UIView() }
  @_disfavoredOverload public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
}

extension UITextInput {
  /// The view in whose space the rectangles of the text are.
  public var textInputView: UIView? { textInputView as UIView }
  /// Whether the caret at a line's end shows there or at the beginning of the next line.
  public var selectionAffinity: UITextStorageDirection? { selectionAffinity as UITextStorageDirection }
}
