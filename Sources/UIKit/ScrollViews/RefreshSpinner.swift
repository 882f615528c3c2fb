import QuartzCore

/// Eight blades that appear one after the other while the content is pulled, and rotate while it refreshes
/// (facts/scrolling.md#refresh).
@MainActor final class RefreshSpinner: UIView {
  static let size: CGFloat = 30
  private static let blade = CGSize(width: 3.5, height: 10)
  private static let ring: CGFloat = 10
  private static let alpha: CGFloat = 0.847

  private lazy var blades = TurningBlades(in: self)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  var color: UIColor? { didSet { setNeedsDisplay() } }

  /// The fraction of the blades that are drawn, 0 to 1.
  var progress: CGFloat = 0 {
    didSet { if RefreshSpinner.count(progress) != RefreshSpinner.count(oldValue) { setNeedsDisplay() } }
  }
  private static func count(_ progress: CGFloat) -> Int { Int((min(max(0, progress), 1) * 8).rounded(.down)) }

  var isSpinning = false {
    didSet {
      guard isSpinning != oldValue else { return }
      blades.turn(isSpinning)
      setNeedsDisplay()
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    blades.turn(isSpinning)
  }

  override func draw(_ rect: CGRect) {
    TurningBlades.draw(
      RefreshSpinner.count(progress), blade: RefreshSpinner.blade, ring: RefreshSpinner.ring,
      around: CGPoint(x: bounds.midX, y: bounds.midY), in: color ?? TurningBlades.grey
    ) { index in
      // While it turns the blades fade behind the one in front.
      RefreshSpinner.alpha * (isSpinning ? max(0.32, 1 - 0.17 * CGFloat(blades.steps(behind: index))) : 1)
    }
  }
}
