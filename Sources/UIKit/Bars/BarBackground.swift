import QuartzCore

/// What is behind a bar's content: a colour or an image, over a blur when translucent, and a hairline below.
final class BarBackground: UIView {
  private let blur = BlurView()
  private let fill = UIView()
  private let picture = UIImageView()
  private let hairline = UIImageView()
  /// The edge towards the screen's content.
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

  func show(style: UIBarStyle, isTranslucent: Bool, tint: UIColor?, image: UIImage?, shadow: UIImage?) {
    overrideUserInterfaceStyle = style == .default ? .unspecified : .dark
    let shinesThrough = isTranslucent && image == nil
    blur.isHidden = !shinesThrough
    picture.image = image
    picture.isHidden = image == nil
    fill.isHidden = image != nil
    fill.backgroundColor =
      tint.map { shinesThrough ? $0.withAlphaComponent(0.85) : $0 }
      ?? (shinesThrough ? BarBackground.material : BarBackground.opaque(style))
    hairline.image = shadow
    hairline.backgroundColor = shadow == nil ? BarBackground.hairlineColor : nil
    setNeedsLayout()
  }

  private static func opaque(_ style: UIBarStyle) -> UIColor {
    style == .default
      ? shade(light: UIColor(white: 0.973, alpha: 1), dark: UIColor(white: 0.071, alpha: 1)) : .black
  }

  /// Over the blur: nearly white or nearly black.
  private static let material = shade(
    light: UIColor(white: 0.976, alpha: 0.94), dark: UIColor(white: 0.114, alpha: 0.94))
  private static let hairlineColor = shade(
    light: UIColor(white: 0, alpha: 0.3), dark: UIColor(white: 1, alpha: 0.15))

  private static func shade(light: UIColor, dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for part in [blur, fill, picture] { part.frame = bounds }
    let thickness = hairline.image?.size.height ?? 1 / max(1, traitCollection.displayScale)
    let y = hairlineEdge == .bottom ? bounds.maxY : -thickness
    hairline.frame = CGRect(x: 0, y: y, width: bounds.width, height: thickness)
  }
}

/// Holds a bar's views; touches beside them go to what is behind the bar's content.
final class BarContent: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
