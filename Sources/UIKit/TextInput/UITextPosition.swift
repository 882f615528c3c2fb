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
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

/// One rectangle of a selection, in the text input's coordinate space.
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
