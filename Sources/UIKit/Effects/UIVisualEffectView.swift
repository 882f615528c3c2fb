import QuartzCore

/// Shows a visual effect: it blurs what is behind it, or gives its content vibrancy.
///
/// Add subviews to `contentView`, not to the view itself.
///
/// ```swift
/// let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
/// panel.contentView.addSubview(label)
/// view.addSubview(panel)
/// UIView.animate(withDuration: 0.3) { panel.effect = nil }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uivisualeffectview>
@preconcurrency @MainActor
open class UIVisualEffectView: UIView, @preconcurrency NSSecureCoding,
  MakesOwnSubviews
{
  open class var supportsSecureCoding: Bool { true }

  private let blur = BlurView()
  private let veil = UIView()
  private var isVibrant = false

  /// What is in front of the effect.
  open private(set) var contentView = UIView()

  /// A view with an effect, to whose `contentView` subviews are added. Nil shows nothing.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(.visualEffectView, from: coder)
  }

  override class var nibRow: NibRow { .visualEffectView }

  /// Has the view, which a file has made, stand for the one that was made here.
  func takeContentView(_ content: UIView) {
    contentView.removeFromSuperview()
    contentView = content
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.addSubview(content)
    show()
  }

  private func setUp() {
    for part in [blur, veil, contentView] {
      part.frame = bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    for part in [blur, veil] { part.isUserInteractionEnabled = false }
    for part in [blur, veil, contentView] { super.addSubview(part) }
    show()
  }

  /// Nil: none, and only the content is seen.
  open var effect: UIVisualEffect? { didSet { show() } }

  /// Within a block of animations the blur comes or goes by degrees.
  private func show() {
    let blurEffect = effect as? UIBlurEffect
    let isOpaque = UIAccessibility.isReduceTransparencyEnabled
    let blurs = blurEffect != nil && !isOpaque
    blur.set(radius: blurs ? 20 : 0, saturation: blurs ? 1.8 : 1)
    veil.backgroundColor = blurEffect.map { effect in
      UIColor { [style = effect.style] in
        let color = style.veil(isDark: $0.userInterfaceStyle == .dark)
        return isOpaque ? color.withAlphaComponent(1) : color
      }
    }
    shine(effect as? UIVibrancyEffect)
  }

  /// The user wants less transparency, or as much as before: materials become opaque or shine through again.
  static func transparencyDidChange(in view: UIView) {
    (view as? UIVisualEffectView)?.show()
    for inner in view.subviews { transparencyDidChange(in: inner) }
  }

  /// The content's alpha, which is the app's, stays what it is.
  private func shine(_ vibrancy: UIVibrancyEffect?) {
    guard vibrancy != nil || isVibrant else { return }
    isVibrant = vibrancy != nil
    contentView.overrideUserInterfaceStyle = vibrancy?.interfaceStyle ?? .unspecified
    let opacity = Float(vibrancy?.style.opacity ?? 1)
    let mode = contentView.traitCollection.userInterfaceStyle == .dark ? CompositingMode.vibrantDark : .vibrantLight
    contentView.layer.motionModifier =
      vibrancy == nil
      ? nil
      : { state in
        state.opacity *= opacity
        state.compositing = mode
      }
    // Symbols, templates and buttons in it are drawn as its labels are.
    contentView.tintColor = vibrancy == nil ? nil : .label
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isVibrant { shine(effect as? UIVibrancyEffect) }
  }

  /// Adds the view as asked, and reports as UIKit does that subviews belong into `contentView`.
  open override func addSubview(_ view: UIView) {
    if contentView.superview != nil {
      let text =
        "\(view) has been added as a subview to \(self). Do not add subviews directly to the visual effect view itself, "
        + "instead add them to the -contentView."
      ExceptionReport.raise(.internalInconsistencyException, text, logged: text)
    }
    super.addSubview(view)
  }
}
