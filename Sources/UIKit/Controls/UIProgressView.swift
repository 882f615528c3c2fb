/// A bar that shows the progress of a task.
///
/// ```swift
/// let bar = UIProgressView(progressViewStyle: .default)
/// bar.progress = 0.25
/// bar.setProgress(0.75, animated: true)
/// ```
///
/// `progress` is clamped to 0...1. The bar fills from the leading edge; it is 4 points high with round ends, as of
/// iOS 14, and 2.5 points high in the style `.bar` (facts/geometry.md#controls/progress).
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiprogressview>
@preconcurrency @MainActor open class UIProgressView: UIView, MakesOwnSubviews {
  /// The height of a bar.
  public enum Style: Int, Sendable {
    /// A bar 4 points high at the vertical center of the view.
    case `default` = 0
    /// A thinner bar without a track, for toolbars.
    case bar = 1
  }

  private let track = UIImageView()
  private let fill = UIImageView()
  private var link: CADisplayLink?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(.progressView, from: coder)
  }

  /// Creates a bar of a style, with the style's height.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    bounds.size.height = height
  }

  deinit { link?.invalidate() }

  override class var nibRow: NibRow { .progressView }

  private func setUp() {
    for part in [track, fill] { addSubview(part) }
    track.clipsToBounds = true
    fill.clipsToBounds = true
    show()
  }

  /// The style of the bar, which determines its height.
  open var progressViewStyle = Style.default { didSet { show() } }

  /// The progress from 0 to 1; other values are clamped. Setting it does not animate.
  open var progress: Float {
    get { stored }
    set {
      KeyValueObserving.willChange(self, "progress")
      defer { KeyValueObserving.didChange(self, "progress") }
      setProgress(newValue, animated: false)
    }
  }
  private var stored: Float = 0

  /// Sets the progress from 0 to 1, optionally with an animation.
  open func setProgress(_ progress: Float, animated: Bool) {
    stored = progress.isNaN ? 0 : min(max(progress, 0), 1)
    setNeedsLayout()
    if animated, window != nil { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }

  /// A progress whose `fractionCompleted` the bar follows; it is polled before each frame.
  open var observedProgress: Progress? {
    didSet {
      link?.invalidate()
      link = nil
      guard let observedProgress else { return }
      progress = Float(observedProgress.fractionCompleted)
      let target = LinkTarget { [weak self] _ in self?.follow() }
      link = CADisplayLink(target: target, selector: LinkTarget.tick)
      link?.preferredFramesPerSecond = 10
      link?.add(to: .main, forMode: .common)
    }
  }

  private func follow() {
    guard let observedProgress else { return }
    let fraction = Float(observedProgress.fractionCompleted)
    if fraction != stored { setProgress(fraction, animated: true) }
    if observedProgress.isFinished {
      link?.invalidate()
      link = nil
    }
  }

  /// The color of the completed fraction; nil for the tint color.
  open var progressTintColor: UIColor? {
    didSet {
      ExplicitValues.note(self, "progressTintColor")
      show()
    }
  }
  /// The color of the remaining fraction; nil for the system's.
  open var trackTintColor: UIColor? {
    didSet {
      ExplicitValues.note(self, "trackTintColor")
      show()
    }
  }
  /// The image that replaces the color of the completed fraction, stretched.
  open var progressImage: UIImage? {
    didSet {
      ExplicitValues.note(self, "progressImage")
      show()
    }
  }
  /// The image of the remaining fraction, stretched; nil for a color.
  open var trackImage: UIImage? {
    didSet {
      ExplicitValues.note(self, "trackImage")
      show()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  private func show() {
    fill.image = progressImage
    track.image = trackImage
    fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    track.backgroundColor =
      trackImage == nil ? trackTintColor ?? (progressViewStyle == .bar ? nil : .systemFill) : nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let radius = progressViewStyle == .bar ? 0 : min(bounds.height, bounds.width) / 2
    track.frame = bounds
    var part = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(stored), height: bounds.height)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { part.origin.x = bounds.width - part.width }
    fill.frame = part
    track.layer.cornerRadius = trackImage == nil ? radius : 0
    fill.layer.cornerRadius = progressImage == nil ? min(radius, part.width / 2) : 0
  }

  private var height: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  package override var automationType: AutomationType { accessibilityStorage?.automationType ?? .progressIndicator }
  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  /// The value that the app set, else the percentage.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((stored * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .updatesFrequently }
    set { super.accessibilityTraits = newValue }
  }
}
