import QuartzCore

/// A spinner that indicates a running task.
///
/// ```swift
/// let spinner = UIActivityIndicatorView(style: .medium)
/// view.addSubview(spinner)
/// spinner.startAnimating()
/// ```
///
/// The view is hidden while it is stopped, unless `hidesWhenStopped` is false. It draws eight blades that fade in
/// turn (facts/geometry.md#activity-indicator).
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiactivityindicatorview>
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView, MakesOwnSubviews {
  /// The size of the indicator.
  public enum Style: Int, Sendable {
    /// An indicator 20 points wide.
    case medium = 100
    /// An indicator 37 points wide.
    case large = 101
    /// A large white indicator, from before iOS 13.
    case whiteLarge = 0
    /// White, before iOS 13.
    case white = 1
    /// Gray, before iOS 13.
    case gray = 2

    var isLarge: Bool { self == .large || self == .whiteLarge }
    var side: CGFloat { isLarge ? 37 : 20 }

    var color: UIColor {
      switch self {
      case .white, .whiteLarge: .white
      case .gray, .medium, .large: TurningBlades.grey
      }
    }
  }

  private static let alphas: [CGFloat] = [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }
  private lazy var blades = TurningBlades(in: self)

  /// Creates an indicator of the style's size.
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

  /// Creates an indicator from a coder. As Apple's, it does not fail.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    decode(.activityIndicatorView, from: coder)
  }

  override class var nibRow: NibRow { .activityIndicatorView }

  private func setUp() {
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    updateHidden()
  }

  /// The size of the indicator, and its color if `color` is nil.
  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// Whether the view is hidden while it does not animate. True by default.
  open var hidesWhenStopped = true { didSet { updateHidden() } }

  /// The color of the indicator; nil for the style's.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ExplicitValues.note(self, "color")
      ownColor = newValue
      setNeedsDisplay()
    }
  }
  private var ownColor: UIColor?

  // MARK: Turning

  /// Whether the indicator is animating.
  open private(set) var isAnimating = false

  /// Starts the animation, and shows the view.
  open func startAnimating() {
    isAnimating = true
    updateHidden()
    blades.turn(isAnimating)
  }

  /// Stops the animation, and hides the view if `hidesWhenStopped` is true.
  open func stopAnimating() {
    isAnimating = false
    updateHidden()
    blades.turn(isAnimating)
  }

  private func updateHidden() {
    if hidesWhenStopped { isHidden = !isAnimating } else if !isAnimating { isHidden = false }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    blades.turn(isAnimating)
  }

  open override func draw(_ rect: CGRect) {
    let (blade, ring): (CGSize, CGFloat) =
      style.isLarge ? (CGSize(width: 5, height: 12), 11.5) : (CGSize(width: 2.5, height: 6.5), 6.75)
    let center = CGPoint(
      x: ((bounds.width - style.side) / 2).rounded(.down) + style.side / 2,
      y: ((bounds.height - style.side) / 2).rounded(.down) + style.side / 2)
    TurningBlades.draw(blade: blade, ring: ring, around: center, in: color) {
      UIActivityIndicatorView.alphas[blades.steps(behind: $0)]
    }
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var automationType: AutomationType { accessibilityStorage?.automationType ?? .activityIndicator }
  package override var automationValue: String? { accessibilityValue ?? (isAnimating ? "1" : "0") }
  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (isAnimating ? "In progress" : "Progress halted") }
    set { super.accessibilityLabel = newValue }
  }
}
