import QuartzCore

/// The look of a bar's background, from an appearance object or from the older properties.
struct BarBackgroundLook {
  /// The blur of the content behind the bar and the layer over it.
  enum Material {
    case none
    /// The material of the system's bars.
    case chrome
    case effect(UIBlurEffect)
  }

  var material = Material.none
  var color: UIColor?
  var image: UIImage?
  var imageMode = UIView.ContentMode.scaleToFill
  var shadowColor: UIColor?
  var shadowImage: UIImage?
  var interfaceStyle = UIUserInterfaceStyle.unspecified

  /// Creates the look of an appearance object.
  @MainActor init(_ appearance: UIBarAppearance, style: UIBarStyle) {
    if let effect = appearance.backgroundEffect {
      material = effect.style == .systemChromeMaterial ? .chrome : .effect(effect)
    }
    color = appearance.backgroundColor
    image = appearance.backgroundImage
    imageMode = appearance.backgroundImageContentMode
    shadowColor = appearance.shadowColor
    shadowImage = appearance.shadowImage
    interfaceStyle = BarBackgroundLook.interfaceStyle(of: style)
  }

  /// Creates the look of the properties from before iOS 13. An image hides the material; a tint is above it.
  @MainActor init(style: UIBarStyle, isTranslucent: Bool, tint: UIColor?, image: UIImage?, shadow: UIImage?) {
    let shinesThrough = isTranslucent && image == nil
    material = shinesThrough ? .chrome : .none
    color = tint.map { shinesThrough ? $0.withAlphaComponent(0.85) : $0 }
    if color == nil, !shinesThrough, image == nil { color = BarBackground.opaque(style) }
    self.image = image
    shadowImage = shadow
    shadowColor = shadow == nil ? BarBackground.hairlineColor : nil
    interfaceStyle = BarBackgroundLook.interfaceStyle(of: style)
  }

  /// Returns the interface style of a bar style. A black bar is dark regardless of the traits.
  static func interfaceStyle(of style: UIBarStyle) -> UIUserInterfaceStyle {
    style == .default ? .unspecified : .dark
  }

  /// Whether the background is completely invisible, as at the edge of the content.
  var isTransparent: Bool {
    guard case .none = material else { return false }
    return color == nil && image == nil
  }

  /// Returns the same look without background and hairline.
  func transparent() -> BarBackgroundLook {
    var look = self
    look.material = .none
    look.color = nil
    look.image = nil
    look.shadowColor = nil
    look.shadowImage = nil
    return look
  }
}

/// The background of a bar: a blur, a color and an image over it, and a hairline at its edge.
final class BarBackground: UIView {
  override var automationElements: [Any] { [] }

  private let blur = BlurView()
  private var effectView: UIVisualEffectView?
  private let fill = UIView()
  private let picture = UIImageView()
  private let hairline = UIImageView()
  /// The edge of the bar that adjoins the screen's content.
  var hairlineEdge = UIRectEdge.bottom { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for part in [blur, fill, picture, hairline] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ look: BarBackgroundLook) {
    overrideUserInterfaceStyle = look.interfaceStyle
    var veil: UIColor?
    blur.isHidden = true
    effectView?.isHidden = true
    switch look.material {
    case .none: break
    case .chrome:
      blur.isHidden = false
      veil = BarBackground.material
    case .effect(let effect): show(effect)
    }
    fill.backgroundColor = look.color ?? veil
    fill.isHidden = fill.backgroundColor == nil
    picture.image = look.image
    picture.contentMode = look.imageMode
    picture.clipsToBounds = look.imageMode != .scaleToFill
    picture.isHidden = look.image == nil
    hairline.image = look.shadowImage
    hairline.backgroundColor = look.shadowImage == nil ? look.shadowColor : nil
    hairline.tintColor = look.shadowColor
    setNeedsLayout()
  }

  private func show(_ effect: UIBlurEffect) {
    let view = effectView ?? UIVisualEffectView(effect: nil)
    if effectView == nil {
      effectView = view
      view.isUserInteractionEnabled = false
      insertSubview(view, aboveSubview: blur)
    }
    view.effect = effect
    view.isHidden = false
    setNeedsLayout()
  }

  static func opaque(_ style: UIBarStyle) -> UIColor {
    style == .default
      ? shade(light: UIColor(white: 0.973, alpha: 1), dark: UIColor(white: 0.071, alpha: 1)) : .black
  }

  /// The color over the blur: nearly white or nearly black.
  private static let material = shade(
    light: UIColor(white: 0.976, alpha: 0.94), dark: UIColor(white: 0.114, alpha: 0.94))
  static let hairlineColor = shade(
    light: UIColor(white: 0, alpha: 0.3), dark: UIColor(white: 1, alpha: 0.15))

  private static func shade(light: UIColor, dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for part in [blur, effectView, fill, picture] { part?.frame = bounds }
    let thickness = hairline.image?.size.height ?? 1 / max(1, traitCollection.displayScale)
    let y = hairlineEdge == .bottom ? bounds.maxY : -thickness
    hairline.frame = CGRect(x: 0, y: y, width: bounds.width, height: thickness)
  }
}

/// Contains a bar's views; touches beside them pass through to the views behind the bar's content.
final class BarContent: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
