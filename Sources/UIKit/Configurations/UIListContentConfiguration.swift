import CoreGraphics

/// The content of rows, headers and footers of lists: an image and two texts.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.image = UIImage(systemName: "star")
/// content.text = "Favorites"
/// content.secondaryText = "12"
/// cell.contentConfiguration = content
/// ```
///
/// The default styles have the fonts, colors and margins of the system. `updated(for:)` returns the defaults of the
/// style for a state and keeps values that were set.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct>
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The image at the leading edge.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The primary text. Setting it removes `attributedText`.
  public var text: String? {
    get { storedText ?? attributedText?.string }
    set {
      storedText = newValue
      storedAttributedText = nil
    }
  }
  /// The primary text with attributes. Setting it removes `text`.
  public var attributedText: NSAttributedString? {
    get { storedAttributedText }
    set {
      storedAttributedText = newValue
      storedText = nil
    }
  }
  /// The properties of the primary text.
  public var textProperties = TextProperties()
  /// The secondary text. Setting it removes `secondaryAttributedText`.
  public var secondaryText: String? {
    get { storedSecondaryText ?? secondaryAttributedText?.string }
    set {
      storedSecondaryText = newValue
      storedSecondaryAttributedText = nil
    }
  }
  /// The secondary text with attributes. Setting it removes `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    get { storedSecondaryAttributedText }
    set {
      storedSecondaryAttributedText = newValue
      storedSecondaryText = nil
    }
  }
  /// The properties of the secondary text.
  public var secondaryTextProperties = TextProperties()
  /// The axes along which the superview's margins apply if they are larger than the configuration's.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The space around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// Whether the secondary text is at the trailing edge beside the primary text if both fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The minimum distance between texts that are side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance between texts that are stacked, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The opacity of the whole content.
  public var alpha: CGFloat = 1

  private var storedText: String?
  private var storedAttributedText: NSAttributedString?
  private var storedSecondaryText: String?
  private var storedSecondaryAttributedText: NSAttributedString?
  /// The kind of view whose defaults the configuration has.
  let style: Style

  init(_ style: Style) {
    self.style = style
    style.prepare(&self)
    style.apply(to: &self, traits: .current, ListState(UIViewConfigurationState(traitCollection: .current)))
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(image)
    hasher.combine(text)
    hasher.combine(secondaryText)
    hasher.combine(textProperties)
    hasher.combine(secondaryTextProperties)
    hasher.combine(imageProperties)
  }

  /// Creates a view that shows the configuration.
  @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the configuration with the defaults of its style for the state; values that were set are kept.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var result = self
    style.apply(to: &result, traits: state.traitCollection, ListState(state))
    return result
  }
}

extension UIListContentConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A description of the configuration, with texts abbreviated to their ends, as they may be private
  /// (`facts/cells.md#configurations/description`).
  public var description: String {
    func shortened(_ text: String) -> String {
      text.count > 2 ? "'\(text.prefix(1))...\(text.suffix(1))' (length = \(text.utf16.count))" : "'\(text)'"
    }
    var parts: [String] = []
    if let text { parts.append("text = " + shortened(text)) }
    if let secondaryText { parts.append("secondaryText = " + shortened(secondaryText)) }
    if let image { parts.append("image = \(image)") }
    parts.append("Base Style = \(style.name)")
    let margins = directionalLayoutMargins
    func number(_ value: CGFloat) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
    let edges = [margins.top, margins.leading, margins.bottom, margins.trailing].map(number).joined(separator: ", ")
    parts.append("directionalLayoutMargins = {\(edges)}")
    var axes: [String] = []
    if axesPreservingSuperviewLayoutMargins.contains(.horizontal) { axes.append("Horizontal") }
    if axesPreservingSuperviewLayoutMargins.contains(.vertical) { axes.append("Vertical") }
    parts.append("axesPreservingSuperviewLayoutMargins = [\(axes.joined(separator: ", "))]")
    parts.append("imageToTextPadding = \(number(imageToTextPadding))")
    parts.append("textToSecondaryTextVerticalPadding = \(number(textToSecondaryTextVerticalPadding))")
    return "<UIListContentConfiguration: \(parts.joined(separator: "; "))>"
  }
  public var debugDescription: String { description }
  /// The properties by their names, as debuggers show them.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "image": image as Any, "imageProperties": imageProperties, "text": text as Any,
        "textProperties": textProperties, "secondaryText": secondaryText as Any,
        "secondaryTextProperties": secondaryTextProperties, "directionalLayoutMargins": directionalLayoutMargins,
        "prefersSideBySideTextAndSecondaryText": prefersSideBySideTextAndSecondaryText,
        "imageToTextPadding": imageToTextPadding,
      ], displayStyle: .struct)
  }
}
