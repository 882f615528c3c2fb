/// A place in the text of a text input; only the input knows what is in it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextposition>
@preconcurrency @MainActor open class UITextPosition: NSObject {
  public override init() { super.init() }
}

/// A range in the text of a text input.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextrange>
@preconcurrency @MainActor open class UITextRange: NSObject {
  public override init() { super.init() }
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

/// One rectangle of a selection.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextselectionrect>
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  public override init() { super.init() }
  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}

/// Positions of our own text inputs: UTF-16 offsets.
final class TextOffset: UITextPosition {
  let offset: Int
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  override var hash: Int { offset }

  /// The position that many units on; nil outside of a text of that length.
  func moved(by units: Int, within length: Int) -> TextOffset? {
    let (end, overflow) = offset.addingReportingOverflow(units)
    return overflow || end < 0 || end > length ? nil : TextOffset(end)
  }

  static func compare(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let distance = distance(position, other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  static func distance(_ from: UITextPosition, _ to: UITextPosition) -> Int {
    ((to as? TextOffset)?.offset ?? 0) - ((from as? TextOffset)?.offset ?? 0)
  }
}

/// Ranges of our own text inputs.
final class TextOffsetRange: UITextRange {
  let range: NSRange
  init(_ range: NSRange) {
    self.range = range
    super.init()
  }
  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(range.location + range.length) }
  /// Between two positions, in either order; nil when they are not of a text field.
  convenience init?(from: UITextPosition, to: UITextPosition) {
    guard let from = (from as? TextOffset)?.offset, let to = (to as? TextOffset)?.offset else { return nil }
    self.init(NSRange(location: min(from, to), length: abs(to - from)))
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.range == range }
  override var hash: Int { range.location }
}

/// Selection rectangles of our own text inputs.
final class TextSelectionRect: UITextSelectionRect {
  private let box: CGRect
  private let isFirst: Bool
  private let isLast: Bool
  init(_ box: CGRect, isFirst: Bool, isLast: Bool) {
    self.box = box
    self.isFirst = isFirst
    self.isLast = isLast
    super.init()
  }
  override var rect: CGRect { box }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
