/// The object that a text input notifies of changes of its text and selection.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextinputdelegate>
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds the boundaries of words, sentences, lines and paragraphs in a text input.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextinputtokenizer>
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
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
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  var selectedTextRange: UITextRange? { get set }
  /// What an input method is still composing.
  var markedTextRange: UITextRange? { get }
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  var inputDelegate: (any UITextInputDelegate)? { get set }
  var tokenizer: any UITextInputTokenizer { get }
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  func characterRange(at point: CGPoint) -> UITextRange?
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
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
}

/// The optional properties of `UITextInput`, as its implementers see them; callers see them optional, as with Objective-C.
@preconcurrency @MainActor public protocol UITextInputOptionalProperties: NSObjectProtocol {
  /// The view that the rectangles of the text are in.
  @_disfavoredOverload var textInputView: UIView { get }
  /// At which end of a line the selection stands where two meet.
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
  public var textInputView: UIView? { textInputView as UIView }
  public var selectionAffinity: UITextStorageDirection? { selectionAffinity as UITextStorageDirection }
}
