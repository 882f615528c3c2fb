/// The press of one finger on the keys.
@MainActor final class KeyPress {
  enum Mode {
    /// Lifting the finger types the key below it.
    case typing
    /// The finger chooses among the signs over a key.
    case choosing(KeyChoices)
    /// The finger moves the caret.
    case movingCaret(CaretDrag)
    /// The finger chooses a keyboard.
    case listing(KeyboardList)
    /// The press has ended: lifting the finger has no effect.
    case done
  }

  /// The duration after which a key offers more signs, in seconds.
  static let holdDuration: TimeInterval = 0.5
  /// The interval between two deletions of a held delete key, of characters and of words, in seconds.
  static let repeatInterval: TimeInterval = 0.1
  static let wordInterval: TimeInterval = 0.3
  /// The number of deleted characters after which words are deleted.
  static let charactersBeforeWords = 20

  var key: KeyView
  let start: CGPoint
  var mode = Mode.typing
  /// The page to which the keyboard returns after the finger slid off its key.
  var origin: KeyboardLayout.Page?
  /// Whether the finger slid from shift.
  var isFromShift = false
  var repeats = 0
  private var timer: Timer?

  init(_ key: KeyView, at start: CGPoint) {
    self.key = key
    self.start = start
  }

  deinit { timer?.invalidate() }

  func after(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    timer?.invalidate()
    timer = KeyPress.timer(after: seconds, body)
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  static func timer(after seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) -> Timer {
    let timer = Timer(afterInterval: seconds, repeats: false) { _ in
      MainActor.assumeIsolated { body() }
    }
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }
}

/// A finger that moves the caret from the space bar.
@MainActor final class CaretDrag {
  private weak var input: (any UITextInput)?
  /// The caret's center at the beginning, in the coordinates of the text's rectangles.
  private let caret: CGPoint
  private let start: CGPoint

  init?(at start: CGPoint, in responder: UIResponder?) {
    guard let input = responder as? any UITextInput, let position = input.selectedTextRange?.end else { return nil }
    self.input = input
    self.start = start
    let box = input.caretRect(for: position)
    caret = CGPoint(x: box.midX, y: box.midY)
  }

  func move(to point: CGPoint) {
    guard let input, point.x.isFinite, point.y.isFinite else { return }
    let target = CGPoint(x: caret.x + (point.x - start.x) * 1.2, y: caret.y + (point.y - start.y) * 1.2)
    guard let position = input.closestPosition(to: target) else { return }
    let range = input.textRange(from: position, to: position)
    if let current = input.selectedTextRange, current.isEmpty,
      input.compare(current.start, to: position) == .orderedSame
    {
      return
    }
    input.selectedTextRange = range
  }
}
