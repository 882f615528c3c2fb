import QuartzCore

/// `<buttonConfiguration key="configuration" style="filled" title="Continue">`.
@MainActor enum NibButtonConfiguration {
  static func read(_ element: NibElement, _ coder: NibCoder) -> UIButton.Configuration {
    var configuration: UIButton.Configuration
    switch element["style"] {
    case "filled": configuration = .filled()
    case "gray": configuration = .gray()
    case "tinted": configuration = .tinted()
    default: configuration = .plain()
    }
    let title = coder.element.id.flatMap { coder.loading.strings["\($0).configuration.title"] }
    configuration.title = title ?? element["title"]
    configuration.subtitle = element["subtitle"]
    if let name = element["image"] {
      configuration.image = NibImage.image(named: name, catalog: element["catalog"], coder.loading)?.image
    }
    setLayout(element, &configuration)
    for child in element.children { set(child, coder, &configuration) }
    return configuration
  }

  private static func setLayout(_ element: NibElement, _ configuration: inout UIButton.Configuration) {
    func named<Value>(_ name: String, _ names: [String: Value]) -> Value? { element[name].flatMap { names[$0] } }
    if let size = named("buttonSize", sizes) { configuration.buttonSize = size }
    if let corner = named("cornerStyle", corners) { configuration.cornerStyle = corner }
    if let edge = named("imagePlacement", edges) { configuration.imagePlacement = edge }
    if let alignment = named("titleAlignment", alignments) { configuration.titleAlignment = alignment }
    if let mode = named("titleLineBreakMode", NSLineBreakMode.nibNames) { configuration.titleLineBreakMode = mode }
    if let mode = named("subtitleLineBreakMode", NSLineBreakMode.nibNames) {
      configuration.subtitleLineBreakMode = mode
    }
    if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
    if let padding = element.number("titlePadding") { configuration.titlePadding = padding }
    if let flag = element.flag("showsActivityIndicator") { configuration.showsActivityIndicator = flag }
  }

  private static func set(_ child: NibElement, _ coder: NibCoder, _ configuration: inout UIButton.Configuration) {
    switch child.key {
    case "image": configuration.image = NibImage.read(.element(child), coder)?.image
    case "baseForegroundColor": configuration.baseForegroundColor = NibColor.read(.element(child), coder)?.color
    case "baseBackgroundColor": configuration.baseBackgroundColor = NibColor.read(.element(child), coder)?.color
    case "title": configuration.title = String.read(.element(child), coder)
    case "subtitle": configuration.subtitle = String.read(.element(child), coder)
    case "attributedTitle", "attributedSubtitle":
      guard let string = NibAttributedString.read(.element(child), coder)?.string else { return }
      let text = attributed(string)
      if child.key == "attributedTitle" {
        configuration.attributedTitle = text
      } else {
        configuration.attributedSubtitle = text
      }
    case "contentInsets":
      if let insets = NSDirectionalEdgeInsets.read(.element(child), coder) { configuration.contentInsets = insets }
    case "titleFontDescription", "fontDescription":
      if let font = NibFont.font(child) { setFont(font, &configuration) }
    case "preferredSymbolConfigurationForImage":
      configuration.preferredSymbolConfigurationForImage =
        NibSymbolConfiguration.read(.element(child), coder)?.configuration
    case "background": setBackground(child, coder, &configuration.background)
    default: NibSurvey.note(notUnderstood: child.key ?? child.name, of: coder, "UIButton.Configuration", child)
    }
  }

  private static func attributed(_ string: NSAttributedString) -> AttributedString {
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

  private static func setFont(_ font: UIFont, _ configuration: inout UIButton.Configuration) {
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = font
      return attributes
    }
  }

  private static func setBackground(
    _ element: NibElement, _ coder: NibCoder, _ background: inout UIBackgroundConfiguration
  ) {
    if let radius = element.number("cornerRadius") { background.cornerRadius = radius }
    if let width = element.number("strokeWidth") { background.strokeWidth = width }
    if let outset = element.number("strokeOutset") { background.strokeOutset = outset }
    if let mode = element["imageContentMode"].flatMap({ UIView.ContentMode.nibNames[$0] }) {
      background.imageContentMode = mode
    }
    if let name = element["image"] {
      background.image = NibImage.image(named: name, catalog: element["catalog"], coder.loading)?.image
    }
    for child in element.children {
      switch child.key {
      case "backgroundColor": background.backgroundColor = NibColor.color(child, coder.loading)
      case "strokeColor": background.strokeColor = NibColor.color(child, coder.loading)
      case "image": background.image = NibImage.read(.element(child), coder)?.image
      case "backgroundInsets":
        background.backgroundInsets =
          NSDirectionalEdgeInsets.read(.element(child), coder) ?? background.backgroundInsets
      default: break
      }
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
