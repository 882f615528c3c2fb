import CoreGraphics

/// `<attributedString>` with its fragments.
extension NSAttributedString: NibReadable {
  static func read(_ value: NibValue, _ coder: NibCoder) -> Self? {
    guard case .element(let element) = value, element.name == "attributedString" else { return nil }
    let result = NSMutableAttributedString()
    for fragment in element.children(named: "fragment") {
      let text =
        fragment["content"] ?? fragment.child(key: "content").flatMap { String.read(.element($0), coder) } ?? ""
      let attributes = fragment.child(named: "attributes").map { nibAttributes($0, coder) } ?? [:]
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    return result as? Self
  }

  @MainActor private static func nibAttributes(_ element: NibElement, _ coder: NibCoder) -> [NSAttributedString.Key:
    Any]
  {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for child in element.children {
      guard let key = child.key.map({ NSAttributedString.Key(rawValue: $0) }) else { continue }
      switch child.name {
      case "font": attributes[key] = font(child)
      case "color": attributes[key] = UIColor.color(child, coder.loading)
      case "paragraphStyle": attributes[key] = paragraphStyle(child, coder)
      case "integer": attributes[key] = child["value"].flatMap(Int.init)
      case "real": attributes[key] = child.number("value")
      default: break
      }
    }
    return attributes
  }

  @MainActor private static func font(_ element: NibElement) -> UIFont? {
    let size = element.number("size") ?? 12
    switch element["metaFont"] {
    case "system": return UIFont.systemFont(ofSize: size)
    case "systemBold": return UIFont.boldSystemFont(ofSize: size)
    case let meta? where meta.hasPrefix("UICTFont"):
      return UIFont.preferredFont(forTextStyle: .init(rawValue: meta))
    default: return element["name"].flatMap { UIFont(name: $0, size: size) } ?? UIFont.systemFont(ofSize: size)
    }
  }

  @MainActor private static func paragraphStyle(_ element: NibElement, _ coder: NibCoder) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    func named<Value: NibNamed>(_ attribute: String) -> Value? { element[attribute].flatMap { Value.nibNames[$0] } }
    style.alignment = named("alignment") ?? .natural
    style.lineBreakMode = named("lineBreakMode") ?? .byWordWrapping
    style.lineSpacing = element.number("lineSpacing") ?? 0
    style.lineHeightMultiple = element.number("lineHeightMultiple") ?? 0
    style.minimumLineHeight = element.number("minimumLineHeight") ?? 0
    style.maximumLineHeight = element.number("maximumLineHeight") ?? 0
    style.paragraphSpacing = element.number("paragraphSpacing") ?? 0
    style.paragraphSpacingBefore = element.number("paragraphSpacingBefore") ?? 0
    style.firstLineHeadIndent = element.number("firstLineHeadIndent") ?? 0
    style.headIndent = element.number("headIndent") ?? 0
    style.tailIndent = element.number("tailIndent") ?? 0
    return style
  }
}

/// `<textAttributes key="titleTextAttributes">` with a font and colors.
extension Dictionary: NibReadable where Key == NSAttributedString.Key, Value == Any {
  static func read(_ value: NibValue, _ coder: NibCoder) -> [NSAttributedString.Key: Any]? {
    guard case .element(let element) = value, element.name == "textAttributes" else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = element.child(key: "fontDescription").flatMap(UIFont.font) { attributes[.font] = font }
    if let color = element.child(key: "textColor").flatMap({ UIColor.color($0, coder.loading) }) {
      attributes[.foregroundColor] = color
    }
    return attributes
  }
}

extension NSTextAlignment: NibNamed {
  static let nibNames: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]
}

extension NSLineBreakMode: NibNamed {
  static let nibNames: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
    "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingMiddle": .byTruncatingMiddle,
  ]
}
