import CoreGraphics

/// A window of the system in front of the app's and of the keyboard: questions and banners. It never becomes key,
/// and touches beside what it shows go through it, unless it holds them back.
class SystemWindow: UIWindow {
  /// Whether touches beside the content reach nobody, as below a question.
  var isModal: Bool { false }

  init(level: CGFloat) {
    super.init(frame: UIScreen.main.bounds)
    windowLevel = UIWindow.Level(rawValue: 10_000_000 + level)
    backgroundColor = nil
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !isModal ? nil : hit
  }
}
