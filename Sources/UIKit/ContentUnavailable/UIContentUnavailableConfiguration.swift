import CoreGraphics

/// Says what is shown where content can't be: nothing is there yet, it is loading, or a search found nothing.
///
/// ```swift
/// var configuration = UIContentUnavailableConfiguration.empty()
/// configuration.image = UIImage(systemName: "star")
/// configuration.text = "No Favorites"
/// configuration.secondaryText = "Your favorite translations will appear here."
/// contentUnavailableConfiguration = configuration
/// ```
///
/// Image, text, secondary text and up to two buttons stand below each other in the middle. A button is shown when its
/// configuration has a title or an image.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct>
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// How the parts stand in the width of the view.
  public enum Alignment: Hashable, Sendable {
    /// Centered between the sides.
    case center
    /// At the leading edge.
    case natural
  }

  enum Kind: Hashable { case empty, loading, search }
  let kind: Kind
  /// What `updated(for:)` put in for a search, which it may replace.
  private var suppliedText: String?

  /// The image above the texts. A loading configuration shows an activity indicator in its place.
  public var image: UIImage?
  /// How the image is shown: its symbol configuration, tint, corners and largest size.
  public var imageProperties = ImageProperties()
  /// The main text.
  public var text: String?
  /// The main text with attributes, which goes before `text` and `textProperties`.
  public var attributedText: NSAttributedString?
  /// The font, color and lines of the main text.
  public var textProperties = TextProperties()
  /// The smaller text below.
  public var secondaryText: String?
  /// The smaller text with attributes, which goes before `secondaryText` and `secondaryTextProperties`.
  public var secondaryAttributedText: NSAttributedString?
  /// The font, color and lines of the smaller text.
  public var secondaryTextProperties = TextProperties()
  /// The look of the button below the texts.
  public var button = UIButton.Configuration.plain()
  /// The action or menu of the button, and whether it is enabled. The button shows if its configuration has a title
  /// or an image.
  public var buttonProperties = ButtonProperties()
  /// The look of the button below that.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The action or menu of the second button, and whether it is enabled.
  public var secondaryButtonProperties = ButtonProperties()
  /// The alignment of the content. Default `.center`.
  public var alignment = Alignment.center
  /// The axes in which the margins are at least those of the superview. Default both.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins around the parts, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  /// Between the image and the first text, in points.
  public var imageToTextPadding: CGFloat = 15
  /// Between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 4
  /// Between the last text and the first button, in points.
  public var textToButtonPadding: CGFloat = 15
  /// Between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// What is behind all of it. Default clear.
  public var background = UIBackgroundConfiguration.clear()

  private init(_ kind: Kind) {
    self.kind = kind
    secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    secondaryTextProperties.color = .secondaryLabel
  }

  /// Makes a configuration without any content.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }

  /// Makes a configuration with an activity indicator and a text.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(.loading)
    configuration.text = "Loading…"
    configuration.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    configuration.textProperties.color = .secondaryLabel
    configuration.imageToTextPadding = 8
    return configuration
  }

  /// Makes a configuration for a search without results. Updated for the state of a controller with a search, it names what
  /// was searched.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(.search)
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.suppliedText = configuration.text
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration for a state. That of a search says what was searched, unless the app set its text.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard kind == .search, text == suppliedText, let state = state as? UIContentUnavailableConfigurationState else {
      return self
    }
    var result = self
    let searched = (state.searchText ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    result.text = searched.isEmpty ? "No Results" : "No Results for “\(searched)”"
    result.suppliedText = result.text
    return result
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(text)
    hasher.combine(secondaryText)
    hasher.combine(image)
  }
}

extension UIContentUnavailableConfiguration {
  /// How the image is shown.
  public struct ImageProperties: Hashable {
    /// The size and weight of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
      pointSize: 48, weight: .medium)
    /// The colour of template images and of the activity indicator; nil: the view's tint.
    public var tintColor: UIColor? = .secondaryLabel
    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// A larger image is scaled down to it; 0 in a direction does not limit that one.
    public var maximumSize = CGSize.zero
    /// Whether the image keeps its colors while the user inverts those of the screen. False by default.
    public var accessibilityIgnoresInvertColors = false

    public func hash(into hasher: inout Hasher) {
      hasher.combine(cornerRadius)
      hasher.combine(tintColor)
    }
  }

  /// How a text is shown.
  public struct TextProperties: Hashable {
    /// Default the bold one of the style `title2`, which follows the user's text size.
    public var font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    /// The color of the text. `UIColor.label` by default; that of the secondary text is `UIColor.secondaryLabel`.
    public var color: UIColor = .label
    /// How lines break, and where a text that is too long is cut. Words are kept whole by default.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The largest number of lines; 0, the default, for as many as needed.
    public var numberOfLines = 0
    /// Whether the font shrinks until a text of one line fits the width. False by default.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest size to which the font shrinks, as a fraction of its own size; 0, the default, sets no limit.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move closer together before a text is cut. False by default.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// What a button does.
  public struct ButtonProperties: Hashable {
    /// Runs when the button is tapped; its title and image are not used.
    public var primaryAction: UIAction?
    /// The menu of the button, which opens with a tap if there is no action.
    public var menu: UIMenu?
    /// Whether the button can be tapped; if not, it is dimmed. True by default.
    public var isEnabled = true
    /// The meaning of the button, which colors it: a destructive one is red. `.normal` by default.
    public var role = UIButton.Role.normal
  }
}
