/// Moves a caret over a text input to the position at which dragged content would be dropped.
///
/// ```swift
/// func showDrop(of cursor: UIView & UITextCursorView) {
///   let animator = UITextCursorDropPositionAnimator(textCursorView: cursor, textInput: textView)
///   animator.setCursorVisible(true, animated: true)
///   animator.placeCursor(at: textView.beginningOfDocument, animated: true)
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextcursordroppositionanimator>
@preconcurrency @MainActor open class UITextCursorDropPositionAnimator: NSObject {
  /// The duration of the caret's movement, in seconds (facts/geometry.md#text-selection/drop-duration).
  private static let duration = 0.15
  /// The caret.
  open private(set) var cursorView: any UIView & UITextCursorView
  /// The input that content is dropped on.
  open private(set) var textInput: any UIView & UITextInput
  private var changes: (() -> Void)?
  private var completion: (() -> Void)?

  /// Makes an animator for a caret, which it adds to the input when it first shows.
  public init(textCursorView: any UIView & UITextCursorView, textInput: any UIView & UITextInput) {
    cursorView = textCursorView
    self.textInput = textInput
    super.init()
  }

  /// Shows the caret, or hides it.
  open func setCursorVisible(_ visible: Bool, animated: Bool) {
    if visible, cursorView.superview == nil {
      cursorView.alpha = 0
      textInput.addSubview(cursorView)
    }
    run(animated) { [cursorView] in cursorView.alpha = visible ? 1 : 0 }
  }

  /// Moves the caret to a position of the input.
  open func placeCursor(at position: UITextPosition, animated: Bool) {
    let rect = textInput.caretRect(for: position)
    guard rect.isFinite else { return }
    let space = textInput.textInputView ?? textInput
    let frame = (cursorView.superview ?? textInput).convert(rect, from: space)
    run(animated) { [cursorView] in cursorView.frame = frame }
  }

  /// Animates an app's changes together with the next change of the caret.
  open func animateAlongsideChanges(_ animation: (() -> Void)?, completion: (() -> Void)?) {
    changes = animation
    self.completion = completion
  }

  private func run(_ isAnimated: Bool, _ own: @escaping () -> Void) {
    let (changes, completion) = (changes, completion)
    (self.changes, self.completion) = (nil, nil)
    guard isAnimated else {
      own()
      changes?()
      completion?()
      return
    }
    UIView.animate(withDuration: Self.duration) {
      own()
      changes?()
    } completion: { _ in
      completion?()
    }
  }
}
