/// Lets the colours behind a blur shine through the content that is drawn over it.
///
/// ```swift
/// let blur = UIBlurEffect(style: .systemThinMaterial)
/// let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
/// let background = UIVisualEffectView(effect: blur)
/// background.contentView.addSubview(vibrancy)
/// vibrancy.contentView.addSubview(label)
/// ```
///
/// What is added to the effect view's `contentView` gives its shape only: where it is, the colours behind it show lighter
/// over a dark blur and darker over a light one, and stronger. The style decides how strongly the content stands out.
/// Pictures that are no templates become plain shapes.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uivibrancyeffect>
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  let style: UIVibrancyEffectStyle
  /// The appearance of content, where the blur has one of its own.
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

  /// Creates an effect of the style `label` that fits over a blur. Use the same blur for the view behind.
  public init(blurEffect: UIBlurEffect) {
    style = .label
    interfaceStyle = blurEffect.style.interfaceStyle
    super.init()
  }

  /// Creates an effect that fits over a blur, with content that stands out as the style says. Use the same blur for
  /// the view behind.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.style = style
    interfaceStyle = blurEffect.style.interfaceStyle
    super.init()
  }
}

/// How strongly a vibrant element stands out; raw values as in Apple's `UIVibrancyEffectStyle`.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text of the first rank. Opacity 1 here.
  case label = 0
  /// Text below that of the first rank, such as a subtitle. Opacity 0.6 here.
  case secondaryLabel = 1
  /// Text of the third rank, such as a placeholder. Opacity 0.3 here.
  case tertiaryLabel = 2
  /// Text of the lowest rank, such as a watermark. Opacity 0.18 here; Apple warns of poor contrast over thin
  /// materials.
  case quaternaryLabel = 3
  /// Large shapes of the first rank. Opacity 0.5 here.
  case fill = 4
  /// Shapes of the second rank. Opacity 0.4 here.
  case secondaryFill = 5
  /// Shapes of the third rank. Opacity 0.3 here.
  case tertiaryFill = 6
  /// Lines between pieces of content. Opacity 0.3 here.
  case separator = 7

  /// As the colours of these names.
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
