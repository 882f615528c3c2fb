import UIKit

import class CoreText.NSAttributedString

/// A minimal text input of an app: one line of characters, each 10 points wide.
class PlainTextInput: UIView, UITextInput {
  private final class Position: UITextPosition {
    let offset: Int
    init(_ offset: Int) {
      self.offset = offset
      super.init()
    }
  }

  private final class Range: UITextRange {
    let range: NSRange
    init(_ range: NSRange) {
      self.range = range
      super.init()
    }
    override var isEmpty: Bool { range.length == 0 }
    override var start: UITextPosition { Position(range.location) }
    override var end: UITextPosition { Position(range.location + range.length) }
  }

  private final class Box: UITextSelectionRect {
    let box: CGRect
    init(_ box: CGRect) {
      self.box = box
      super.init()
    }
    override var rect: CGRect { box }
    override var containsStart: Bool { true }
    override var containsEnd: Bool { true }
  }

  weak var subject: TextSubject?
  var content: NSString = ""
  var selected = NSRange(location: 0, length: 0)
  private var marked: NSRange?
  var commands: [String] = []

  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector("selectAll:") || super.canPerformAction(action, withSender: sender)
  }
  override func selectAll(_ sender: Any?) { commands.append("all") }
  override func copy(_ sender: Any?) { commands.append("copy") }

  private func replaceCharacters(in range: NSRange, with text: String) {
    content = content.replacingCharacters(in: range, with: text) as NSString
    selected = NSRange(location: range.location + (text as NSString).length, length: 0)
    subject?.journal += ["selection", "change", "note"]
  }

  // MARK: UIKeyInput

  var hasText: Bool { content.length > 0 }
  func insertText(_ text: String) {
    let range = marked ?? selected
    marked = nil
    replaceCharacters(in: range, with: text)
  }
  func deleteBackward() {
    if selected.length > 0 { return insertText("") }
    guard selected.location > 0 else { return }
    replaceCharacters(in: content.rangeOfComposedCharacterSequence(at: selected.location - 1), with: "")
  }

  // MARK: UITextInput

  func text(in range: UITextRange) -> String? { (range as? Range).map { content.substring(with: $0.range) } }
  func replace(_ range: UITextRange, withText text: String) {
    if let range = (range as? Range)?.range { replaceCharacters(in: range, with: text) }
  }
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    (range as? Range).map { subject?.ask($0.range, text) ?? true } ?? true
  }
  var selectedTextRange: UITextRange? {
    get { Range(selected) }
    set { if let range = (newValue as? Range)?.range { selected = range } }
  }
  var markedTextRange: UITextRange? { marked.map(Range.init) }
  var markedTextStyle: [NSAttributedString.Key: Any]?
  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let (range, text) = (marked ?? selected, markedText ?? "")
    let length = (text as NSString).length
    marked = length > 0 ? NSRange(location: range.location, length: length) : nil
    replaceCharacters(in: range, with: text)
    selected = NSRange(location: range.location + selectedRange.location, length: selectedRange.length)
  }
  func unmarkText() { marked = nil }
  var beginningOfDocument: UITextPosition { Position(0) }
  var endOfDocument: UITextPosition { Position(content.length) }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    guard let from = (fromPosition as? Position)?.offset, let to = (toPosition as? Position)?.offset else {
      return nil
    }
    return Range(NSRange(location: min(from, to), length: abs(to - from)))
  }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = (position as? Position)?.offset, 0...content.length ~= start + offset else { return nil }
    return Position(start + offset)
  }
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  {
    guard let start = (position as? Position)?.offset else { return nil }
    switch direction {
    case .left where start > 0:
      return Position(content.rangeOfComposedCharacterSequence(at: start - 1).location)
    case .right where start < content.length:
      let unit = content.rangeOfComposedCharacterSequence(at: start)
      return Position(unit.location + unit.length)
    default: return nil
    }
  }
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    ((toPosition as? Position)?.offset ?? 0) - ((from as? Position)?.offset ?? 0)
  }
  weak var inputDelegate: (any UITextInputDelegate)?
  lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? { nil }
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    nil
  }
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  func firstRect(for range: UITextRange) -> CGRect { .zero }
  func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: 10 * ((position as? Position)?.offset ?? 0), y: 0, width: 2, height: 20)
  }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let range = (range as? Range)?.range, range.length > 0 else { return [] }
    return [Box(CGRect(x: 10 * range.location, y: 0, width: 10 * range.length, height: 20))]
  }
  func closestPosition(to point: CGPoint) -> UITextPosition? {
    Position(min(max(0, Int(point.x / 10)), content.length))
  }
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closestPosition(to: point)
  }
  func characterRange(at point: CGPoint) -> UITextRange? { nil }
}
