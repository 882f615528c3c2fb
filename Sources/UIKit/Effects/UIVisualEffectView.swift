import QuartzCore

/// A view that shows a visual effect: it blurs the content behind it, or makes its own content vibrant.
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

  /// The view in front of the effect, for the app's subviews.
  open private(set) var contentView = UIView()

  /// Creates a view with an effect, whose `contentView` contains the subviews. Nil shows no effect.
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

  /// Adopts the file's view as the content view.
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

  /// The effect; nil shows only the content.
  open var effect: UIVisualEffect? { didSet { show() } }

  /// Updates the views for the effect. Within an animation block the blur is animated.
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

  /// Updates materials after a change of the setting for reduced transparency.
  static func transparencyDidChange(in view: UIView) {
    (view as? UIVisualEffectView)?.show()
    for inner in view.subviews { transparencyDidChange(in: inner) }
  }

  /// Applies the vibrancy to the content without changing its alpha, which belongs to the app.
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
    // Symbols, templates and buttons in it are drawn like its labels.
    contentView.tintColor = vibrancy == nil ? nil : .label
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isVibrant { shine(effect as? UIVibrancyEffect) }
  }

  /// Adds the view, and logs as UIKit does that subviews belong in `contentView`.
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
