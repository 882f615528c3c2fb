extension UIButton {
  /// The look and layout of a button, as one value.
  ///
  /// ```swift
  /// var configuration = UIButton.Configuration.filled()
  /// configuration.title = "Continue"
  /// configuration.image = UIImage(systemName: "arrow.right")
  /// configuration.imagePlacement = .trailing
  /// ```
  /// Sizes: facts/geometry.md#button; the colors of iOS 17 are estimated from pictures.
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct>
  public struct Configuration: Hashable {
    /// The size of the button's text and of the space around its content.
    public enum Size: Hashable { case mini, small, medium, large }
    /// The alignment of title and subtitle relative to each other.
    public enum TitleAlignment: Hashable { case automatic, leading, center, trailing }
    /// The source of the corner radius: `background.cornerRadius`, the same scaled by text size, the system's
    /// sizes, or half the height.
    public enum CornerStyle: Hashable { case fixed, dynamic, small, medium, large, capsule }
    /// The look on a Mac. It has no effect.
    public enum MacIdiomStyle: Hashable { case automatic, bordered, borderless, borderlessTinted }
    /// The visibility of the indicator of a button with a menu.
    public enum Indicator: Hashable { case automatic, none, popup }

    enum Style: Hashable { case plain, gray, tinted, filled, borderless, bordered }
    var style: Style

    /// The fill, image, border and corners of the background.
    public var background = UIBackgroundConfiguration.clear()
    /// The source of the corner radius.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the text, and of the space around the content unless `contentInsets` was set.
    public var buttonSize = Size.medium { didSet { if usesDefaultInsets { setDefaultContentInsets() } } }
    /// The look on a Mac. It has no effect.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The color of the content; nil for the style's.
    public var baseForegroundColor: UIColor?
    /// The color of the background; nil for the style's.
    public var baseBackgroundColor: UIColor?
    /// The image beside the title, or alone.
    public var image: UIImage?
    /// A transformation of the foreground color, for images that are drawn in it.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The size and weight of a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a spinner replaces the image.
    public var showsActivityIndicator = false
    /// A transformation of the foreground color for the spinner.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The title without attributes; the same text as `attributedTitle`.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title; its own attributes take precedence over those of the style.
    public var attributedTitle: AttributedString?
    /// A transformation of the title's attributes, applied each time the button is updated.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The wrapping or truncation of the title; only wrapping allows several lines.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The smaller text below the title, without attributes.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The smaller text below the title; its own attributes take precedence over those of the style.
    public var attributedSubtitle: AttributedString?
    /// A transformation of the subtitle's attributes, applied each time the button is updated.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The wrapping or truncation of the subtitle.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The visibility of the indicator of a button with a menu.
    public var indicator = Indicator.automatic
    /// A transformation of the foreground color for the indicator.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The space around image and titles, in points; by default that of the size.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) {
      didSet { usesDefaultInsets = false }
    }
    /// The edge of the title at which the image is shown.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The minimum width reserved for the image, in points, so that the titles of several buttons align.
    public var imageReservation: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle relative to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether the look of a selected button changes automatically.
    public var automaticallyUpdateForSelection = true

    private var usesDefaultInsets = true
    /// The state that `updated(for:)` applied.
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

    /// Returns a configuration with text in the tint color, without a background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Returns a configuration with text in the tint color on a lighter shade of it.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// Returns a configuration with text in the tint color on gray.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Returns a configuration with white text on the tint color.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// Returns a configuration with text and no background, for bars and the like.
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    /// Returns a configuration of the system's style with a background.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    /// Returns a configuration of the system's style with a background in a shade of the tint color.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// Returns a configuration of the system's style for the most likely action.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    /// Sets the insets to those of the button's size.
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

  /// Returns the font of the title, which grows with the text size.
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

  /// Returns the configuration with the colors of the button's current state.
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

  /// Returns the color of the background: its own, or the style's.
  @MainActor func backgroundColor(tint: UIColor) -> UIColor {
    let color = background.backgroundColor ?? shown.background ?? colors(tint: tint, isSelected: false).1
    return background.backgroundColorTransformer?(color) ?? color
  }

  @MainActor func foregroundColor(tint: UIColor) -> UIColor {
    shown.foreground ?? colors(tint: tint, isSelected: false).0
  }
}

// MARK: The applied configuration

extension UIButton {
  /// The configuration for the current state; nil without a configuration.
  var shownConfiguration: Configuration? {
    guard var configuration else { return nil }
    if titlesAreNewer {
      if let title = values.attributedTitles.shown(state) {
        configuration.attributedTitle = AttributedString(title)
      } else if let title = values.titles.shown(state) {
        configuration.title = title
      }
    }
    if let popUpElement {
      configuration.title = popUpElement.title
      configuration.image = popUpElement.image ?? configuration.image
    }
    return automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration
  }

  /// Called when the content of the button changed.
  func contentDidChange() {
    needsPreparation = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    refreshLook()
  }
}
