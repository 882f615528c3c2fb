import CoreGraphics

/// A replacement for content that does not exist yet, that is loading, or that a search did not find.
///
/// ```swift
/// var configuration = UIContentUnavailableConfiguration.empty()
/// configuration.image = UIImage(systemName: "star")
/// configuration.text = "No Favorites"
/// configuration.secondaryText = "Your favorite translations will appear here."
/// contentUnavailableConfiguration = configuration
/// ```
///
/// Image, text, secondary text and up to two buttons are stacked in the middle. A button is visible if its
/// configuration has a title or an image.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct>
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The horizontal alignment of the components.
  public enum Alignment: Hashable, Sendable {
    /// The components are centered horizontally.
    case center
    /// The components are at the leading edge.
    case natural
  }

  enum Kind: Hashable { case empty, loading, search }
  let kind: Kind
  /// The text that `updated(for:)` set for a search, which it may replace.
  private var suppliedText: String?

  /// The image above the texts. A loading configuration shows an activity indicator instead.
  public var image: UIImage?
  /// The properties of the image: its symbol configuration, tint, corners and maximum size.
  public var imageProperties = ImageProperties()
  /// The main text.
  public var text: String?
  /// The main text with attributes, which takes precedence over `text` and `textProperties`.
  public var attributedText: NSAttributedString?
  /// The font, color and lines of the main text.
  public var textProperties = TextProperties()
  /// The smaller text below.
  public var secondaryText: String?
  /// The smaller text with attributes, which takes precedence over `secondaryText` and `secondaryTextProperties`.
  public var secondaryAttributedText: NSAttributedString?
  /// The font, color and lines of the smaller text.
  public var secondaryTextProperties = TextProperties()
  /// The configuration of the button below the texts.
  public var button = UIButton.Configuration.plain()
  /// The action or menu of the button, and whether it is enabled. The button is visible if its configuration has a
  /// title or an image.
  public var buttonProperties = ButtonProperties()
  /// The configuration of the second button, below the first.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The action or menu of the second button, and whether it is enabled.
  public var secondaryButtonProperties = ButtonProperties()
  /// The alignment of the content. `.center` by default.
  public var alignment = Alignment.center
  /// The axes in which the margins are at least those of the superview. Both by default.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins around the components, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The distance between the image and the first text, in points.
  public var imageToTextPadding: CGFloat = 15
  /// The distance between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 4
  /// The distance between the last text and the first button, in points.
  public var textToButtonPadding: CGFloat = 15
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background of the view. Clear by default.
  public var background = UIBackgroundConfiguration.clear()

  private init(_ kind: Kind) {
    self.kind = kind
    secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    secondaryTextProperties.color = .secondaryLabel
  }

  /// Returns a configuration without any content.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }

  /// Returns a configuration with an activity indicator and a text.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(.loading)
    configuration.text = "Loading…"
    configuration.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    configuration.textProperties.color = .secondaryLabel
    configuration.imageToTextPadding = 8
    return configuration
  }

  /// Returns a configuration for a search without results. Updated for the state of a controller with a search, its
  /// text contains the search text.
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

  /// Returns the configuration for a state. That of a search mentions the search text, unless the app set the text.
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
  /// The properties of the image.
  public struct ImageProperties: Hashable {
    /// The size and weight of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
      pointSize: 48, weight: .medium)
    /// The color of template images and of the activity indicator; nil for the view's tint.
    public var tintColor: UIColor? = .secondaryLabel
    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, to which a larger image is scaled down; a dimension of 0 is not limited.
    public var maximumSize = CGSize.zero
    /// Whether the image keeps its colors while the user inverts those of the screen. False by default.
    public var accessibilityIgnoresInvertColors = false

    public func hash(into hasher: inout Hasher) {
      hasher.combine(cornerRadius)
      hasher.combine(tintColor)
    }
  }

  /// The properties of a text.
  public struct TextProperties: Hashable {
    /// The font of the text. By default the bold font of the style `title2`, which follows the user's text size.
    public var font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    /// The color of the text. `UIColor.label` by default; that of the secondary text is `UIColor.secondaryLabel`.
    public var color: UIColor = .label
    /// The truncation or wrapping of long lines. By default they are wrapped between words.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The maximum number of lines; 0, the default, for no limit.
    public var numberOfLines = 0
    /// Whether the font shrinks until a text of one line fits the width. False by default.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of the font, as a fraction of its own size; 0, the default, sets no limit.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the letter spacing may be reduced before a text is truncated. False by default.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// The action, menu and state of a button.
  public struct ButtonProperties: Hashable {
    /// The action of a tap on the button; its title and image are not used.
    public var primaryAction: UIAction?
    /// The menu of the button, which opens with a tap if there is no action.
    public var menu: UIMenu?
    /// Whether the button is enabled; if not, it is dimmed. True by default.
    public var isEnabled = true
    /// The role of the button, which colors it: a destructive one is red. `.normal` by default.
    public var role = UIButton.Role.normal
  }
}
