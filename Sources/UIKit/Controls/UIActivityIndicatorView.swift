import QuartzCore

/// Eight blades that fade in turn while something goes on (measured: facts/measured, `activity`).
///
/// It is hidden while it stands still, unless `hidesWhenStopped` is off.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiactivityindicatorview>
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, @unchecked Sendable {
    case medium = 100
    case large = 101
    /// Before iOS 13: large and white.
    case whiteLarge = 0
    /// Before iOS 13: white.
    case white = 1
    /// Before iOS 13: grey.
    case gray = 2

    var isLarge: Bool { self == .large || self == .whiteLarge }
    var side: CGFloat { isLarge ? 37 : 20 }

    var color: UIColor {
      switch self {
      case .white, .whiteLarge: .white
      case .gray, .medium, .large:
        UIColor { UIColor(white: ($0.userInterfaceStyle == .dark ? 140 : 128) / 255, alpha: 1) }
      }
    }
  }

  private static let alphas: [CGFloat] = [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }
  private static let stepsPerSecond = 8.0
  private var link: CADisplayLink?
  private var phase = 0

  /// An indicator of the style's size.
  public init(style: UIActivityIndicatorView.Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    self.style = style
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { bounds.size = CGSize(width: style.side, height: style.side) }
    setUp()
  }

  /// Apple's is not failable; a view that comes from a coder is always made.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    setUp()
    (coder as? NibCoder)?.applyAgain(to: self)
  }

  private func setUp() {
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    updateHidden()
  }

  deinit { link?.invalidate() }

  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// Default true.
  open var hidesWhenStopped = true { didSet { updateHidden() } }

  /// Nil: the style's.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      setNeedsDisplay()
    }
  }
  private var ownColor: UIColor?

  // MARK: Turning

  open private(set) var isAnimating = false

  open func startAnimating() {
    isAnimating = true
    updateHidden()
    updateLink()
  }

  open func stopAnimating() {
    isAnimating = false
    updateHidden()
    updateLink()
  }

  private func updateHidden() {
    if hidesWhenStopped { isHidden = !isAnimating } else if !isAnimating { isHidden = false }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateLink()
  }

  /// Turns only where it can be seen.
  private func updateLink() {
    let turns = isAnimating && window != nil
    guard turns != (link != nil) else { return }
    link?.invalidate()
    link = nil
    guard turns else { return }
    let target = LinkTarget { [weak self] time in self?.turn(time) }
    link = CADisplayLink(target: target, selector: LinkTarget.tick)
    link?.preferredFramesPerSecond = Int(UIActivityIndicatorView.stepsPerSecond)
    link?.add(to: .main, forMode: .common)
  }

  private func turn(_ time: CFTimeInterval) {
    let next = Int((time * UIActivityIndicatorView.stepsPerSecond).rounded(.down)) % 8
    guard next != phase else { return }
    phase = next
    setNeedsDisplay()
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let (blade, ring): (CGSize, CGFloat) =
      style.isLarge ? (CGSize(width: 5, height: 12), 11.5) : (CGSize(width: 2.5, height: 6.5), 6.75)
    let center = CGPoint(
      x: ((bounds.width - style.side) / 2).rounded(.down) + style.side / 2,
      y: ((bounds.height - style.side) / 2).rounded(.down) + style.side / 2)
    let color: UIColor = self.color
    for index in 0..<8 {
      context.saveGState()
      context.translateBy(x: center.x, y: center.y)
      context.rotate(by: CGFloat(index) * .pi / 4)
      let alpha = UIActivityIndicatorView.alphas[(phase - index + 16) % 8]
      color.withAlphaComponent(color.cgColor.alpha * alpha).setFill()
      let shape = CGRect(x: -blade.width / 2, y: -ring - blade.height / 2, width: blade.width, height: blade.height)
      UIBezierPath(roundedRect: shape, cornerRadius: blade.width / 2).fill()
      context.restoreGState()
    }
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (isAnimating ? "In progress" : "Progress halted") }
    set { super.accessibilityLabel = newValue }
  }
}
