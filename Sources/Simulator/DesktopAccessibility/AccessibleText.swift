import UIKit

/// The text of a label, field or text view, by offsets in Unicode scalars, as AT-SPI counts.
@MainActor struct AccessibleText {
  let element: UIResponder
  /// The text as it is shown: bullets for a password.
  let string: String
  /// The number of scalars.
  let count: Int
  /// Whether every scalar is one UTF-16 unit, so that the offsets are equal.
  private let isSimple: Bool

  /// Returns nil for elements without text.
  init?(_ element: UIResponder, _ role: AccessibleRole) {
    self.element = element
    switch element {
    case let field as UITextField:
      let text = field.text ?? ""
      string = field.isSecureTextEntry ? String(repeating: "•", count: text.utf16.count) : text
    case let input as any UITextInput:
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
      string = all.flatMap { input.text(in: $0) } ?? ""
    default:
      guard role == .label || role == .heading, let label = element.accessibilityLabel else { return nil }
      string = label
    }
    count = string.unicodeScalars.count
    isSimple = string.utf16.count == count
  }

  private var input: (any UITextInput)? { element as? any UITextInput }

  /// Whether the user can change the text.
  var isEditable: Bool {
    switch element {
    case let field as UITextField: field.isEnabled
    case let text as UITextView: text.isEditable
    default: element is any UITextInput
    }
  }

  // MARK: Offsets

  private func clamped(_ offset: Int) -> Int { min(max(offset, 0), count) }

  /// Returns the offset in UTF-16 units for one in scalars.
  private func units(_ offset: Int) -> Int {
    guard !isSimple else { return clamped(offset) }
    return string.unicodeScalars.prefix(clamped(offset)).reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) }
  }

  /// Returns the offset in scalars for one in UTF-16 units.
  private func scalars(_ offset: Int) -> Int {
    let limit = min(max(offset, 0), string.utf16.count)
    guard !isSimple else { return limit }
    var (scalars, units) = (0, 0)
    for scalar in string.unicodeScalars where units < limit {
      units += scalar.value > 0xFFFF ? 2 : 1
      scalars += 1
    }
    return scalars
  }

  private func range(_ input: any UITextInput, _ start: Int, _ end: Int) -> UITextRange? {
    let (start, end) = (units(min(start, end)), units(max(start, end)))
    guard let from = input.position(from: input.beginningOfDocument, offset: start),
      let to = input.position(from: input.beginningOfDocument, offset: end)
    else { return nil }
    return input.textRange(from: from, to: to)
  }

  // MARK: Contents

  /// Returns the text between two offsets; a negative end is that of the text.
  func text(_ start: Int, _ end: Int) -> String {
    let first = clamped(start)
    let last = end < 0 ? count : clamped(end)
    guard first < last else { return "" }
    return String(String.UnicodeScalarView(string.unicodeScalars.dropFirst(first).prefix(last - first)))
  }

  func scalar(at offset: Int) -> UInt32 {
    guard offset >= 0, offset < count else { return 0 }
    return string.unicodeScalars.dropFirst(offset).first?.value ?? 0
  }

  /// The units of AT-SPI's `GetStringAtOffset`.
  enum Unit: Int { case character, word, sentence, line, paragraph }

  /// Returns the unit that contains an offset. A word ends where the next one begins.
  func range(of unit: Unit, at offset: Int) -> Range<Int> {
    let offset = clamped(offset)
    switch unit {
    case .character: return offset..<min(offset + 1, count)
    case .word: return word(at: offset)
    // A label has no lines that can be asked for.
    case .line: return piece(input == nil ? .paragraph : .line, at: offset)
    case .sentence: return piece(.sentence, at: offset)
    case .paragraph: return piece(.paragraph, at: offset)
    }
  }

  private func piece(_ granularity: UITextGranularity, at offset: Int) -> Range<Int> {
    unit(granularity, at: offset, [.forward, .backward]) ?? offset..<offset
  }

  private func word(at offset: Int) -> Range<Int> {
    var start = offset
    while start > 0, unit(.word, at: start, [.forward]) == nil { start -= 1 }
    var end = start
    if let found = unit(.word, at: start, [.forward]) { (start, end) = (found.lowerBound, found.upperBound) }
    while end < count, unit(.word, at: end, [.forward]) == nil { end += 1 }
    return start..<end
  }

  /// Returns the unit at an offset in the first of the directions in which there is one.
  private func unit(
    _ granularity: UITextGranularity, at offset: Int, _ directions: [UITextStorageDirection]
  ) -> Range<Int>? {
    let input = divided
    guard let position = input.position(from: input.beginningOfDocument, offset: units(offset)) else { return nil }
    let range = directions.lazy.compactMap {
      input.tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: .storage($0))
    }.first
    guard let range else { return nil }
    let start = scalars(input.offset(from: input.beginningOfDocument, to: range.start))
    return start..<max(start, scalars(input.offset(from: input.beginningOfDocument, to: range.end)))
  }

  /// The input whose tokenizer divides the text: the element, or for labels and passwords one with the same text.
  private var divided: any UITextInput {
    if let input, (element as? UITextField)?.isSecureTextEntry != true { return input }
    let copy = UITextView()
    copy.text = string
    return copy
  }

  // MARK: Selection

  /// The selected range, which is empty for a caret; nil while the text is not edited.
  var selection: Range<Int>? {
    guard let input, element.isFirstResponder, let range = input.selectedTextRange else { return nil }
    let start = scalars(input.offset(from: input.beginningOfDocument, to: range.start))
    let end = scalars(input.offset(from: input.beginningOfDocument, to: range.end))
    return start..<max(start, end)
  }

  /// Selects a range; the text becomes first responder first.
  func select(_ start: Int, _ end: Int) -> Bool {
    guard let input, start >= 0, end >= 0, start <= count, end <= count, focus(),
      let range = range(input, start, end)
    else { return false }
    input.selectedTextRange = range
    return true
  }

  private func focus() -> Bool { element.isFirstResponder || element.becomeFirstResponder() }

  // MARK: Editing

  /// Replaces a range as the user does: the element edits, and its delegate is asked.
  func replace(_ start: Int, _ end: Int, with text: String, _ stage: any ScriptStage) -> Bool {
    guard isEditable, select(start, end) else { return false }
    if !text.isEmpty {
      stage.send(.text(text))
    } else if start != end {
      stage.send(.key(.delete, modifiers: [], isDown: true))
      stage.send(.key(.delete, modifiers: [], isDown: false))
    }
    return true
  }

  /// Copies, cuts or pastes by the element's own command.
  func perform(_ command: Selector, _ start: Int, _ end: Int) -> Bool {
    guard select(start, end), element.canPerformAction(command, withSender: nil) else { return false }
    switch command.description {
    case "copy:": element.copy(nil)
    case "cut:": element.cut(nil)
    default: element.paste(nil)
    }
    return true
  }

  // MARK: Geometry

  /// Returns the rectangle of a range in screen coordinates; that of the element where its text has no geometry.
  func frame(_ start: Int, _ end: Int) -> CGRect {
    guard let input, let view = element as? UIView, let range = range(input, clamped(start), clamped(end)) else {
      return element.accessibilityFrame
    }
    let rects = input.selectionRects(for: range).map(\.rect).filter { $0.width > 0 }
    let rect = rects.dropFirst().reduce(rects.first ?? input.firstRect(for: range)) { $0.union($1) }
    guard rect.origin.x.isFinite, rect.origin.y.isFinite else { return element.accessibilityFrame }
    let space = input.textInputView as UIView? ?? view
    return space.convertToScreen(rect)
  }

  /// Returns the offset of the character at a point of the screen; nil if there is none.
  func offset(at point: CGPoint) -> Int? {
    guard let input, let view = element as? UIView else { return nil }
    let space = input.textInputView as UIView? ?? view
    guard let range = input.characterRange(at: space.convertFromScreen(point)) else { return nil }
    return scalars(input.offset(from: input.beginningOfDocument, to: range.start))
  }
}
