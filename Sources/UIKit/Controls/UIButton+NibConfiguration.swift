import QuartzCore

/// Reads `<buttonConfiguration key="configuration" style="filled" title="Continue">`.
@MainActor extension UIButton.Configuration {
  init(_ element: NibElement, _ coder: NibCoder) {
    switch element["style"] {
    case "filled": self = .filled()
    case "gray": self = .gray()
    case "tinted": self = .tinted()
    default: self = .plain()
    }
    let localized = coder.element.id.flatMap { coder.loading.strings["\($0).configuration.title"] }
    title = localized ?? element["title"]
    subtitle = element["subtitle"]
    image = UIImage.read("image", of: element, coder)
    readLayout(element)
    for child in element.children { read(child, coder) }
  }

  private mutating func readLayout(_ element: NibElement) {
    func named<Value>(_ name: String, _ names: [String: Value]) -> Value? { element[name].flatMap { names[$0] } }
    if let size = named("buttonSize", Self.sizes) { buttonSize = size }
    if let corner = named("cornerStyle", Self.corners) { cornerStyle = corner }
    if let edge = named("imagePlacement", Self.edges) { imagePlacement = edge }
    if let alignment = named("titleAlignment", Self.alignments) { titleAlignment = alignment }
    if let mode = named("titleLineBreakMode", NSLineBreakMode.nibNames) { titleLineBreakMode = mode }
    if let mode = named("subtitleLineBreakMode", NSLineBreakMode.nibNames) {
      subtitleLineBreakMode = mode
    }
    if let padding = element.number("imagePadding") { imagePadding = padding }
    if let padding = element.number("titlePadding") { titlePadding = padding }
    if let flag = element.flag("showsActivityIndicator") { showsActivityIndicator = flag }
  }

  private mutating func read(_ child: NibElement, _ coder: NibCoder) {
    switch child.key {
    case "image": break
    case "baseForegroundColor": baseForegroundColor = UIColor.read(.element(child), coder)
    case "baseBackgroundColor": baseBackgroundColor = UIColor.read(.element(child), coder)
    case "title": title = String.read(.element(child), coder)
    case "subtitle": subtitle = String.read(.element(child), coder)
    case "attributedTitle", "attributedSubtitle":
      guard let string = NSAttributedString.read(.element(child), coder) else { return }
      let text = attributed(string)
      if child.key == "attributedTitle" {
        attributedTitle = text
      } else {
        attributedSubtitle = text
      }
    case "contentInsets":
      if let insets = NSDirectionalEdgeInsets.read(.element(child), coder) { contentInsets = insets }
    case "titleFontDescription", "fontDescription":
      if let font = UIFont.font(child) { setFont(font) }
    case "preferredSymbolConfigurationForImage":
      preferredSymbolConfigurationForImage =
        UIImage.SymbolConfiguration.read(.element(child), coder)
    case "background": background.read(child, coder)
    default: NibReports.note(notUnderstood: child.key ?? child.name, of: coder, "UIButton.Configuration")
    }
  }

  private func attributed(_ string: NSAttributedString) -> AttributedString {
    var result = AttributedString()
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
      var run = AttributedString((string.string as NSString).substring(with: range))
      run.font = attributes[.font] as? UIFont
      run.foregroundColor = attributes[.foregroundColor] as? UIColor
      run.backgroundColor = attributes[.backgroundColor] as? UIColor
      result.append(run)
    }
    return result
  }

  private mutating func setFont(_ font: UIFont) {
    titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = font
      return attributes
    }
  }

  private static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]
  private static let corners: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
  ]
  private static let edges: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]
  private static let alignments: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]
}

@MainActor extension UIBackgroundConfiguration {
  /// Reads `<backgroundConfiguration key="background" cornerRadius="9">`.
  fileprivate mutating func read(_ element: NibElement, _ coder: NibCoder) {
    if let radius = element.number("cornerRadius") { cornerRadius = radius }
    if let width = element.number("strokeWidth") { strokeWidth = width }
    if let outset = element.number("strokeOutset") { strokeOutset = outset }
    if let mode = element["imageContentMode"].flatMap({ UIView.ContentMode.nibNames[$0] }) {
      imageContentMode = mode
    }
    image = UIImage.read("image", of: element, coder) ?? image
    for child in element.children {
      switch child.key {
      case "backgroundColor": backgroundColor = UIColor.color(child, coder.loading)
      case "strokeColor": strokeColor = UIColor.color(child, coder.loading)
      case "backgroundInsets":
        backgroundInsets = NSDirectionalEdgeInsets.read(.element(child), coder) ?? backgroundInsets
      default: break
      }
    }
  }
}
