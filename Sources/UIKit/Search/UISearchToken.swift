import CoreGraphics

/// A piece of a search that is shown as a pill in front of the text of a search field.
///
/// ```swift
/// let token = UISearchToken(icon: UIImage(systemName: "person"), text: "Ann")
/// token.representedObject = "ann"
/// UISearchBar().searchTextField.insertToken(token, at: 0)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisearchtoken>
@preconcurrency @MainActor open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String
  /// The app's object that the token represents.
  open var representedObject: Any?

  /// Creates a token with an icon, drawn as a template, and a text.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

/// The character of a token in the text of a search field: it has the size and the picture of the pill. Both are
/// made before text is laid out, because layout of text within layout of text is not possible.
final class SearchTokenAttachment: NSTextAttachment {
  let token: UISearchToken
  weak var field: UISearchTextField?

  init(_ token: UISearchToken, in field: UISearchTextField) {
    self.token = token
    self.field = field
    super.init(data: nil, ofType: nil)
  }

  required init?(coder: NSCoder) { return nil }

  private var shown: SearchTokenLook.Key?

  /// Computes size and picture again if the field's look has changed.
  @MainActor func refresh() {
    guard let field else { return }
    let look = SearchTokenLook(token, in: field)
    guard look.key != shown else { return }
    shown = look.key
    bounds = look.bounds
    image = look.image(size: bounds.size)
  }
}

/// The pill of a token: its text with the icon before it, in the font of the field.
@MainActor private struct SearchTokenLook {
  private let token: UISearchToken
  private let field: UISearchTextField
  private let font: UIFont
  private let title: NSAttributedString
  private let isSelected: Bool
  /// The padding on each side of the content, in points.
  private let padding: CGFloat = 6
  /// The gap between the pill and the next character, in points.
  private let gap: CGFloat = 4
  private let iconSide: CGFloat

  init(_ token: UISearchToken, in field: UISearchTextField) {
    self.token = token
    self.field = field
    font = field.font ?? .systemFont(ofSize: 17)
    isSelected = field.selectedTokens.contains { $0 === token }
    title = NSAttributedString(
      string: token.text,
      attributes: [
        .font: font, .foregroundColor: isSelected ? UIColor.white : SearchTokenLook.textColor(in: field),
      ])
    iconSide = token.icon == nil ? 0 : font.pointSize.rounded()
  }

  /// Returns the color of a token's text: dark on light tokens, light on dark ones.
  private static func textColor(in field: UISearchTextField) -> UIColor {
    guard let chosen = field.chosenTokenColor?.resolvedColor(with: field.traitCollection) else { return .label }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard chosen.getRed(&red, green: &green, blue: &blue, alpha: &alpha), alpha > 0.5 else { return .label }
    return Luminance.perceived(red: red, green: green, blue: blue) > 0.7 ? .black : .white
  }

  /// The values on which the pill's size and picture depend.
  struct Key: Equatable {
    let font: UIFont
    let isSelected: Bool
    let isMirrored: Bool
    let fill: UIColor
    let isDark: Bool
    let scale: CGFloat
  }

  var key: Key {
    let traits = field.traitCollection
    return Key(
      font: font, isSelected: isSelected, isMirrored: field.isMirrored, fill: fill.resolvedColor(with: traits),
      isDark: traits.userInterfaceStyle == .dark, scale: traits.displayScale)
  }

  private var fill: UIColor { isSelected ? field.tintColor : field.tokenBackgroundColor }

  private var iconRoom: CGFloat { iconSide > 0 ? iconSide + (token.text.isEmpty ? 0 : 4) : 0 }

  /// Relative to the baseline, with y growing upwards.
  var bounds: CGRect {
    let height = (font.lineHeight + 4).rounded()
    return CGRect(
      x: 0, y: (font.descender - 2).rounded(),
      width: (title.size().width + iconRoom).rounded(.up) + 2 * padding + gap, height: height)
  }

  func image(size: CGSize) -> UIImage? {
    guard size.width > gap, size.height > 0 else { return nil }
    let traits = field.traitCollection
    let format = UIGraphicsImageRendererFormat()
    format.scale = max(1, traits.displayScale)
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      let pill = CGRect(x: 0, y: 0, width: size.width - gap, height: size.height)
      fill.resolvedColor(with: traits).setFill()
      UIBezierPath(roundedRect: pill, cornerRadius: 5).fill()
      let isMirrored = field.isMirrored
      let color = title.length > 0 ? title.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor : nil
      if let icon = token.icon {
        let x = isMirrored ? pill.maxX - padding - iconSide : pill.minX + padding
        let box = CGRect(x: x, y: (pill.height - iconSide) / 2, width: iconSide, height: iconSide)
        let shade = (color ?? .label).resolvedColor(with: traits)
        icon.withTintColor(shade, renderingMode: .alwaysOriginal).draw(in: fitted(icon.size, in: box))
      }
      let text = NSMutableAttributedString(attributedString: title)
      if let color {
        text.addAttribute(
          .foregroundColor, value: color.resolvedColor(with: traits),
          range: NSRange(location: 0, length: text.length))
      }
      let x = isMirrored ? pill.minX + padding : pill.minX + padding + iconRoom
      text.draw(at: CGPoint(x: x, y: (pill.height - text.size().height) / 2))
    }
  }

  private func fitted(_ size: CGSize, in box: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return box }
    let scale = min(box.width / size.width, box.height / size.height)
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
  }
}
