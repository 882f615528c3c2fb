/// What one finger does on the keys.
@MainActor final class KeyPress {
  enum Mode {
    /// It types what it is on when it lifts.
    case typing
    /// It chooses among the signs over a key.
    case choosing(KeyChoices)
    /// It moves the caret.
    case movingCaret(CaretDrag)
    /// It chooses a keyboard.
    case listing(KeyboardList)
    /// What it began has ended: its lifting does nothing.
    case done
  }

  /// How long a finger rests before a key offers more, in seconds.
  static let holdDuration: TimeInterval = 0.5
  /// Between two deletions of a held delete key, and between two words.
  static let repeatInterval: TimeInterval = 0.1
  static let wordInterval: TimeInterval = 0.3
  /// How many characters go before words do.
  static let charactersBeforeWords = 20

  var key: KeyView
  let start: CGPoint
  var mode = Mode.typing
  /// The page to which a key that was slid off returns.
  var origin: KeyboardLayout.Page?
  /// Whether the finger came from shift.
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
  /// The caret's middle at the begin, in the space of the text's rectangles.
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
