/// A position in the text of a text input, which only that input can interpret.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextposition>
@preconcurrency @MainActor open class UITextPosition: NSObject {
  public override init() { super.init() }
}

/// A range in the text of a text input, between two of its positions.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextrange>
@preconcurrency @MainActor open class UITextRange: NSObject {
  public override init() { super.init() }
  /// Whether the range contains no characters, like that of a caret. The base class returns true.
  open var isEmpty: Bool { true }
  /// The position before the first character of the range. Subclasses return their own positions.
  open var start: UITextPosition { UITextPosition() }
  /// The position after the last character of the range. Subclasses return their own positions.
  open var end: UITextPosition { UITextPosition() }
}

/// One rectangle of a selection, in the text input's coordinate space.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextselectionrect>
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  public override init() { super.init() }
  /// The frame of this rectangle of the selection, in points. The base class returns an empty one; text inputs
  /// return subclasses.
  open var rect: CGRect { .zero }
  /// The direction in which the text of this rectangle is read. It decides on which side a handle is.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in this rectangle, which has the first handle.
  open var containsStart: Bool { false }
  /// Whether the selection ends in this rectangle, which has the last handle.
  open var containsEnd: Bool { false }
  /// Whether lines of this text run from top to bottom.
  open var isVertical: Bool { false }
}
