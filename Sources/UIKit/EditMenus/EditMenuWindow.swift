/// The window of the edit menu, in front of the app's windows; it never becomes key.
final class EditMenuWindow: UIWindow {
  let bar = EditMenuBar(frame: .zero)
  /// Called when a touch begins beside the menu, and when the screen rotates.
  var onLeaving: (() -> Void)?
  private var shownSize: CGSize?

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = UIWindow.Level(rawValue: 10_000_002)
    backgroundColor = nil
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }

  /// Returns nil for a touch beside the menu, so that the view below receives the touch.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let hit = super.hitTest(point, with: event), hit !== self { return hit }
    if event?.type == .touches { onLeaving?() }
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let shownSize, shownSize != bounds.size { onLeaving?() }
    shownSize = bounds.size
  }
}
