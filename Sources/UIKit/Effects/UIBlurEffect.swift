/// An effect that blurs and tints the content behind a view.
///
/// ```swift
/// let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
/// blur.frame = view.bounds
/// view.addSubview(blur)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiblureffect>
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The material of a blur.
  public enum Style: Int, Sendable {
    /// Much lighter than the content behind.
    case extraLight = 0
    /// Lighter than the content behind.
    case light = 1
    /// Darker than the content behind.
    case dark = 2
    /// Light or dark according to the appearance.
    case regular = 4
    /// Light or dark according to the appearance, with more contrast to the content.
    case prominent = 5
    /// The thinnest material, through which most of the content behind is visible.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The ordinary material.
    case systemMaterial = 8
    /// A thick material, through which little of the content behind is visible.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The thinnest material in light appearance.
    case systemUltraThinMaterialLight = 11
    /// A thin material in light appearance.
    case systemThinMaterialLight = 12
    /// The ordinary material in light appearance.
    case systemMaterialLight = 13
    /// A thick material in light appearance.
    case systemThickMaterialLight = 14
    /// The material of bars in light appearance.
    case systemChromeMaterialLight = 15
    /// The thinnest material in dark appearance.
    case systemUltraThinMaterialDark = 16
    /// A thin material in dark appearance.
    case systemThinMaterialDark = 17
    /// The ordinary material in dark appearance.
    case systemMaterialDark = 18
    /// A thick material in dark appearance.
    case systemThickMaterialDark = 19
    /// The material of bars in dark appearance.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Creates an effect of the style `regular`.
  public override init() {
    style = .regular
    super.init()
  }

  public required init?(coder: NSCoder) {
    style = Style(rawValue: coder.decodeInteger(forKey: "style")) ?? .regular
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) { coder.encode(style.rawValue, forKey: "style") }

  /// Creates a blur of a style, for a `UIVisualEffectView`.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  open override var description: String { "<UIBlurEffect: \(address(of: self))> style=\(style)" }
}

extension UIBlurEffect.Style {
  /// Returns the color over the blur: white or nearly black, more opaque for thicker materials (estimated from
  /// pictures of iOS 17's materials).
  func veil(isDark: Bool) -> UIColor {
    let light: (CGFloat, CGFloat), dark: (CGFloat, CGFloat)
    switch self {
    case .extraLight: (light, dark) = ((0.97, 0.82), (0.97, 0.82))
    case .light: (light, dark) = ((1, 0.3), (1, 0.3))
    case .dark: (light, dark) = ((0.11, 0.73), (0.11, 0.73))
    case .regular: (light, dark) = ((0.97, 0.75), (0.11, 0.73))
    case .prominent: (light, dark) = ((0.97, 0.82), (0.16, 0.8))
    case .systemUltraThinMaterial: (light, dark) = ((0.98, 0.46), (0.145, 0.55))
    case .systemThinMaterial: (light, dark) = ((0.98, 0.6), (0.145, 0.7))
    case .systemMaterial: (light, dark) = ((0.98, 0.74), (0.145, 0.82))
    case .systemThickMaterial: (light, dark) = ((0.98, 0.86), (0.145, 0.9))
    case .systemChromeMaterial: (light, dark) = ((0.976, 0.8), (0.114, 0.8))
    default: return fixed.veil(isDark: rawValue >= 16)
    }
    let (white, alpha) = isDark ? dark : light
    return UIColor(white: white, alpha: alpha)
  }

  /// The fixed appearance of the style; unspecified if it adapts.
  var interfaceStyle: UIUserInterfaceStyle {
    switch self {
    case .extraLight, .light: .light
    case .dark: .dark
    default: rawValue >= 16 ? .dark : rawValue >= 11 ? .light : .unspecified
    }
  }

  /// The adaptive style that corresponds to a fixed one.
  private var fixed: UIBlurEffect.Style {
    UIBlurEffect.Style(rawValue: 6 + (rawValue - 11) % 5) ?? .systemMaterial
  }
}
