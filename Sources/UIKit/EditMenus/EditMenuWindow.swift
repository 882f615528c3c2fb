/// The window in front of the app's that holds the editing menu; it never becomes key.
final class EditMenuWindow: UIWindow {
  let bar = EditMenuBar(frame: .zero)
  /// Called when a touch begins beside the menu, and when the screen turns.
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

  /// A touch beside the menu continues to what is there.
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
