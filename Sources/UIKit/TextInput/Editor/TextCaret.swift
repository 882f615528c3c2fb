/// The blinking line; steady unless a host lets it blink, so that pictures do not depend on the moment.
@preconcurrency @MainActor package final class TextCaret: UIView {
  /// Set by hosts with a screen.
  package static var blinks = false
  private var timer: Timer?

  deinit { timer?.invalidate() }

  func start() {
    stop()
    alpha = 1
    guard TextCaret.blinks else { return }
    let timer = Timer(afterInterval: 0.5, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.alpha = self.alpha > 0.5 ? 0 : 1
      }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  /// Typing shows the caret and starts the blinking anew.
  func restart() { if timer != nil { start() } }

  func stop() {
    timer?.invalidate()
    timer = nil
  }
}
