import QuartzCore

/// Eight blades that come one after the other while the content is pulled, and turn while it refreshes
/// (facts/measured, `refresh`).
@MainActor final class RefreshSpinner: UIView {
  static let size: CGFloat = 30
  private static let blade = CGSize(width: 3.5, height: 10)
  private static let ring: CGFloat = 10
  private static let alpha: CGFloat = 0.847
  private static let stepsPerSecond = 8.0

  private var link: CADisplayLink?
  private var step = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  deinit { link?.invalidate() }

  var color: UIColor? { didSet { setNeedsDisplay() } }

  /// How many of the blades are there: 0 to 1.
  var progress: CGFloat = 0 {
    didSet { if RefreshSpinner.count(progress) != RefreshSpinner.count(oldValue) { setNeedsDisplay() } }
  }
  private static func count(_ progress: CGFloat) -> Int { Int((min(max(0, progress), 1) * 8).rounded(.down)) }

  var isSpinning = false {
    didSet {
      guard isSpinning != oldValue else { return }
      updateLink()
      setNeedsDisplay()
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateLink()
  }

  private func updateLink() {
    let turns = isSpinning && window != nil
    guard turns != (link != nil) else { return }
    link?.invalidate()
    link = nil
    guard turns else { return }
    let target = LinkTarget { [weak self] time in self?.turn(time) }
    link = CADisplayLink(target: target, selector: LinkTarget.tick)
    link?.preferredFramesPerSecond = Int(RefreshSpinner.stepsPerSecond)
    link?.add(to: .main, forMode: .common)
  }

  private func turn(_ time: CFTimeInterval) {
    let next = Int((time * RefreshSpinner.stepsPerSecond).rounded(.down)) % 8
    guard next != step else { return }
    step = next
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let grey = UIColor { UIColor(white: ($0.userInterfaceStyle == .dark ? 140 : 128) / 255, alpha: 1) }
    let color = self.color ?? grey
    let shape = CGRect(
      x: -RefreshSpinner.blade.width / 2, y: -RefreshSpinner.ring - RefreshSpinner.blade.height / 2,
      width: RefreshSpinner.blade.width, height: RefreshSpinner.blade.height)
    for index in 0..<RefreshSpinner.count(progress) {
      context.saveGState()
      context.translateBy(x: bounds.midX, y: bounds.midY)
      context.rotate(by: CGFloat(index) * .pi / 4)
      // While it turns the blades fade behind the one in front.
      let share = isSpinning ? max(0.32, 1 - 0.17 * CGFloat((step - index + 16) % 8)) : 1
      color.withAlphaComponent(color.cgColor.alpha * RefreshSpinner.alpha * share).setFill()
      UIBezierPath(roundedRect: shape, cornerRadius: RefreshSpinner.blade.width / 2).fill()
      context.restoreGState()
    }
  }
}
