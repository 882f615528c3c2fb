extension UIButton {
  /// How a button looks and is laid out, as one value.
  ///
  /// ```swift
  /// var configuration = UIButton.Configuration.filled()
  /// configuration.title = "Continue"
  /// configuration.image = UIImage(systemName: "arrow.right")
  /// configuration.imagePlacement = .trailing
  /// ```
  /// Sizes: facts/geometry.md#button; colours of iOS 17 by eye.
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct>
  public struct Configuration: Hashable {
    public enum Size: Hashable { case mini, small, medium, large }
    public enum TitleAlignment: Hashable { case automatic, leading, center, trailing }
    /// Where the corner radius comes from: `background.cornerRadius`, that by text size, the system's, half the height.
    public enum CornerStyle: Hashable { case fixed, dynamic, small, medium, large, capsule }
    public enum MacIdiomStyle: Hashable { case automatic, bordered, borderless, borderlessTinted }
    public enum Indicator: Hashable { case automatic, none, popup }

    enum Style: Hashable { case plain, gray, tinted, filled, borderless, bordered }
    var style: Style

    public var background = UIBackgroundConfiguration.clear()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium { didSet { if usesDefaultInsets { setDefaultContentInsets() } } }
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// Nil: the style's.
    public var baseForegroundColor: UIColor?
    /// Nil: the style's.
    public var baseBackgroundColor: UIColor?
    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a spinner is shown in place of the image.
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) {
      didSet { usesDefaultInsets = false }
    }
    /// The edge of the title at which the image is shown.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Between image and title.
    public var imagePadding: CGFloat = 0
    /// The least width reserved for the image, in points, so that titles of several buttons align.
    public var imageReservation: CGFloat = 0
    /// Between title and subtitle.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    /// Whether a selected button looks so by itself.
    public var automaticallyUpdateForSelection = true

    private var usesDefaultInsets = true
    /// The state that `updated(for:)` has put in.
    var shown = ShownState()

    struct ShownState: Hashable {
      var foreground: UIColor?
      var background: UIColor?
    }

    init(style: Style) {
      self.style = style
      background.cornerRadius = 5.95
      background.backgroundColor = nil
    }

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    /// The insets of the button's size.
    public mutating func setDefaultContentInsets() {
      switch buttonSize {
      case .mini: contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
      case .small: contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: contentInsets = NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
      usesDefaultInsets = true
    }

    public static func == (a: Configuration, b: Configuration) -> Bool {
      a.style == b.style && a.background == b.background && a.cornerStyle == b.cornerStyle
        && a.buttonSize == b.buttonSize && a.macIdiomStyle == b.macIdiomStyle
        && a.baseForegroundColor == b.baseForegroundColor && a.baseBackgroundColor == b.baseBackgroundColor
        && a.image === b.image && a.showsActivityIndicator == b.showsActivityIndicator
        && a.attributedTitle == b.attributedTitle && a.attributedSubtitle == b.attributedSubtitle
        && a.titleLineBreakMode == b.titleLineBreakMode && a.subtitleLineBreakMode == b.subtitleLineBreakMode
        && a.indicator == b.indicator && a.contentInsets == b.contentInsets && a.imagePlacement == b.imagePlacement
        && a.imagePadding == b.imagePadding && a.imageReservation == b.imageReservation
        && a.titlePadding == b.titlePadding && a.titleAlignment == b.titleAlignment
        && a.automaticallyUpdateForSelection == b.automaticallyUpdateForSelection && a.shown == b.shown
        && (a.titleTextAttributesTransformer == nil) == (b.titleTextAttributesTransformer == nil)
        && (a.subtitleTextAttributesTransformer == nil) == (b.subtitleTextAttributesTransformer == nil)
        && (a.imageColorTransformer == nil) == (b.imageColorTransformer == nil)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(style)
      hasher.combine(attributedTitle)
      hasher.combine(attributedSubtitle)
      hasher.combine(buttonSize)
      hasher.combine(imagePadding)
    }
  }
}

extension UIButton.Configuration {
  var plainTitle: String? { title }

  /// Grows with the user's text size.
  func titleFont(_ traits: UITraitCollection) -> UIFont {
    switch buttonSize {
    case .mini, .small: return .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
    case .medium, .large: return .preferredFont(forTextStyle: .body, compatibleWith: traits)
    }
  }

  func subtitleFont(_ traits: UITraitCollection) -> UIFont {
    .preferredFont(forTextStyle: .caption1, compatibleWith: traits)
  }

  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed, .dynamic: return background.cornerRadius
    case .small: return 4.95
    case .medium: return 5.95
    case .large: return 8.75
    case .capsule: return max(0, height / 2)
    }
  }

  /// The configuration with the colours of the button's present state.
  @preconcurrency @MainActor public func updated(for button: UIButton) -> UIButton.Configuration {
    var result = self
    let tint: UIColor = button.role == .destructive ? .systemRed : button.tintColor
    let isSelected = button.isSelected && automaticallyUpdateForSelection
    var (foreground, fill) = colors(tint: tint, isSelected: isSelected)
    if !button.isEnabled {
      foreground = .tertiaryLabel
      if style != .plain, style != .borderless { fill = .tertiarySystemFill }
    } else if button.isHighlighted {
      switch style {
      case .plain, .borderless: foreground = foreground.withAlphaComponent(foreground.cgColor.alpha * 0.4)
      case .filled: fill = fill.withAlphaComponent(fill.cgColor.alpha * 0.75)
      case .gray, .tinted, .bordered:
        foreground = foreground.withAlphaComponent(foreground.cgColor.alpha * 0.75)
        fill = fill.withAlphaComponent(fill.cgColor.alpha * 0.75)
      }
    }
    result.shown = ShownState(foreground: foreground, background: fill)
    return result
  }

  private func colors(tint: UIColor, isSelected: Bool) -> (UIColor, UIColor) {
    let base = baseBackgroundColor
    let onFill = baseForegroundColor ?? .white
    let onPlate = baseForegroundColor ?? tint
    switch style {
    case .plain, .borderless:
      return (onPlate, isSelected ? (base ?? tint).withAlphaComponent(0.18) : base ?? .clear)
    case .gray, .bordered:
      return isSelected ? (onFill, base ?? tint) : (onPlate, base ?? .secondarySystemFill)
    case .tinted:
      return isSelected ? (onFill, base ?? tint) : (onPlate, (base ?? tint).withAlphaComponent(0.18))
    case .filled: return (onFill, base ?? tint)
    }
  }

  /// What the background shows: its own colour, or the style's.
  @MainActor func backgroundColor(tint: UIColor) -> UIColor {
    let color = background.backgroundColor ?? shown.background ?? colors(tint: tint, isSelected: false).1
    return background.backgroundColorTransformer?(color) ?? color
  }

  @MainActor func foregroundColor(tint: UIColor) -> UIColor {
    shown.foreground ?? colors(tint: tint, isSelected: false).0
  }
}
