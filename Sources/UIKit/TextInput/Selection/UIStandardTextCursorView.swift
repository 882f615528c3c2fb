/// The caret of the system: a bar in the tint of the text.
///
/// It is steady unless the host lets carets blink, so that pictures do not depend on the moment.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uistandardtextcursorview>
@preconcurrency @MainActor open class UIStandardTextCursorView: UIView, UITextCursorView {
  /// Whether carets blink at all; set by hosts with a screen.
  package static var blinks = false
  /// Seconds for which the caret shows, and for which it does not (facts/text-input.md#selection/blink).
  private static let interval = 0.5
  private var timer: Timer?

  /// Makes a caret.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  deinit { timer?.invalidate() }

  private func setUp() {
    isUserInteractionEnabled = false
    layer.cornerRadius = 1
    backgroundColor = tintColor
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }

  /// Whether the caret blinks. False at first.
  open var isBlinking = false { didSet { if isBlinking != oldValue { resetBlinkAnimation() } } }

  /// Shows the caret and begins its blinking again.
  open func resetBlinkAnimation() {
    timer?.invalidate()
    timer = nil
    alpha = 1
    guard isBlinking, Self.blinks else { return }
    let timer = Timer(afterInterval: Self.interval, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.alpha = self.alpha > 0.5 ? 0 : 1
      }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    backgroundColor = tintColor
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { isBlinking = false }
  }
}
