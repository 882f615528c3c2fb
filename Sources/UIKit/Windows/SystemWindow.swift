import CoreGraphics

/// A window of the system in front of the app's windows and the keyboard, for alerts and banners. It never becomes
/// key, and touches beside its content go through it, unless it is modal.
class SystemWindow: UIWindow {
  /// Whether touches beside the content are ignored, as below an alert.
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
