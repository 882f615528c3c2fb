/// An effect that shows content with the colors of the blurred background behind it.
///
/// ```swift
/// let blur = UIBlurEffect(style: .systemThinMaterial)
/// let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
/// let background = UIVisualEffectView(effect: blur)
/// background.contentView.addSubview(vibrancy)
/// vibrancy.contentView.addSubview(label)
/// ```
///
/// Content in the effect view's `contentView` provides only the shape: inside it, the colors of the background are
/// more saturated, and lighter over a dark blur or darker over a light one. The style determines the strength.
/// Images that are not templates become plain shapes.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uivibrancyeffect>
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  let style: UIVibrancyEffectStyle
  /// The appearance of the content; unspecified if the blur adapts.
  let interfaceStyle: UIUserInterfaceStyle

  /// Creates an effect of the style `label`.
  public override init() {
    style = .label
    interfaceStyle = .unspecified
    super.init()
  }

  public required init?(coder: NSCoder) {
    style = UIVibrancyEffectStyle(rawValue: coder.decodeInteger(forKey: "style")) ?? .label
    interfaceStyle = UIUserInterfaceStyle(rawValue: coder.decodeInteger(forKey: "interfaceStyle")) ?? .unspecified
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    coder.encode(style.rawValue, forKey: "style")
    coder.encode(interfaceStyle.rawValue, forKey: "interfaceStyle")
  }

  /// Creates an effect of the style `label` for content over a blur. Use the same blur for the view behind.
  public init(blurEffect: UIBlurEffect) {
    style = .label
    interfaceStyle = blurEffect.style.interfaceStyle
    super.init()
  }

  /// Creates an effect of a style for content over a blur. Use the same blur for the view behind.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.style = style
    interfaceStyle = blurEffect.style.interfaceStyle
    super.init()
  }
}

/// The prominence of a vibrant element.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Primary text. It is drawn with an opacity of 1.
  case label = 0
  /// Secondary text, such as a subtitle. It is drawn with an opacity of 0.6.
  case secondaryLabel = 1
  /// Tertiary text, such as a placeholder. It is drawn with an opacity of 0.3.
  case tertiaryLabel = 2
  /// Quaternary text, such as a watermark. It is drawn with an opacity of 0.18; Apple warns of poor contrast over
  /// thin materials.
  case quaternaryLabel = 3
  /// Large primary shapes. They are drawn with an opacity of 0.5.
  case fill = 4
  /// Secondary shapes. They are drawn with an opacity of 0.4.
  case secondaryFill = 5
  /// Tertiary shapes. They are drawn with an opacity of 0.3.
  case tertiaryFill = 6
  /// Lines between content. They are drawn with an opacity of 0.3.
  case separator = 7

  /// The opacity, equal to that of the colors of these names.
  var opacity: CGFloat {
    switch self {
    case .label: 1
    case .secondaryLabel: 0.6
    case .tertiaryLabel, .separator: 0.3
    case .quaternaryLabel: 0.18
    case .fill: 0.5
    case .secondaryFill: 0.4
    case .tertiaryFill: 0.3
    }
  }
}
