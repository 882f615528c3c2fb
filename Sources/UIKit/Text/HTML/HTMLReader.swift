import CoreText

/// Converts HTML to attributed text: characters, fonts, colors, links, lists and paragraphs, by elements, their
/// `style` attributes and rules of `style` elements for element names, classes and identifiers.
///
/// Text without a style is in Times at 12 points and black, as from Apple's importer; blocks end with a newline,
/// and `br` is a line separator (U+2028). Tables are read as paragraphs; pictures are ignored, which is logged
/// once.
struct HTMLReader {
  private struct Open {
    var name: String
    var style: HTMLStyle
    var spacing: CGFloat
    var item = 0
  }

  private let result = NSMutableAttributedString()
  private var stack: [Open] = [Open(name: "", style: HTMLStyle(), spacing: 0)]
  private var rules: [(selector: String, css: String)] = []
  /// Whether a block began or ended, so that the next character starts a line.
  private var needsNewline = false
  private var endsWithSpace = true

  static func read(_ html: String) -> NSAttributedString {
    var reader = HTMLReader()
    var tokens = HTMLTokenizer(html)
    while let token = tokens.next() {
      switch token {
      case .text(let text): reader.add(text)
      case .start(let name, let attributes): reader.start(name, attributes, &tokens)
      case .end(let name): reader.end(name)
      }
    }
    reader.finish()
    return reader.result
  }

  // MARK: Elements

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "tr", "table", "section",
    "article", "header", "footer", "center", "dl", "dt", "dd", "address", "form", "main", "nav", "figure",
  ]
  private static let empty: Set<String> = ["br", "img", "hr", "meta", "link", "input", "wbr", "col", "base"]
  private static let headings: [String: (size: CGFloat, spacing: CGFloat)] = [
    "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67), "h6": (0.67, 2.33),
  ]

  private mutating func start(_ name: String, _ attributes: [String: String], _ tokens: inout HTMLTokenizer) {
    switch name {
    case "style":
      addRules(tokens.rawText(until: name))
      return
    case "script", "title":
      _ = tokens.rawText(until: name)
      return
    case "br":
      write("\u{2028}")
      endsWithSpace = true
      return
    case "img":
      Unsupported.log("NSAttributedString from HTML: pictures (<img>)")
      return
    default: break
    }
    guard !HTMLReader.empty.contains(name), stack.count < 256 else { return }
    if HTMLReader.blocks.contains(name) { beginBlock() }
    var open = stack[stack.count - 1]
    open.name = name
    apply(name, attributes, &open)
    for rule in rules where matches(rule.selector, name, attributes) { open.style.apply(css: rule.css) }
    if let css = attributes["style"] { open.style.apply(css: css) }
    if let align = attributes["align"].flatMap({ CSSValue.alignment($0.lowercased()) }) {
      open.style.alignment = align
    }
    stack.append(open)
    if name == "li" { addMarker() }
  }

  private mutating func apply(_ name: String, _ attributes: [String: String], _ open: inout Open) {
    switch name {
    case "b", "strong", "th": open.style.isBold = true
    case "i", "em", "cite", "var", "dfn": open.style.isItalic = true
    case "u", "ins": open.style.isUnderlined = true
    case "s", "strike", "del": open.style.isStruck = true
    case "code", "tt", "kbd", "samp": open.style.isMonospaced = true
    case "pre":
      open.style.isMonospaced = true
      open.style.keepsSpace = true
    case "small": open.style.size /= 1.2
    case "big": open.style.size *= 1.2
    case "sub": open.style.baseline = -1
    case "sup": open.style.baseline = 1
    case "center": open.style.alignment = .center
    case "p", "dl": open.spacing = open.style.size
    case "blockquote":
      open.style.indent += 40
      open.spacing = open.style.size
    case "dd": open.style.indent += 40
    case "ul", "ol":
      open.style.lists.append(NSTextList(markerFormat: name == "ul" ? .disc : .decimal, options: 0))
      open.item = (Int(attributes["start"] ?? "") ?? 1) - 1
      open.spacing = 0
    case "a":
      if let address = attributes["href"] {
        open.style.link = address
        open.style.isUnderlined = true
        open.style.color = UIColor(red: 0, green: 0, blue: 0.933, alpha: 1)
      }
    case "font": applyFont(attributes, &open.style)
    default:
      guard let heading = HTMLReader.headings[name] else { break }
      open.style.isBold = true
      open.style.size *= heading.size
      open.spacing = open.style.size * heading.spacing
    }
  }

  private func applyFont(_ attributes: [String: String], _ style: inout HTMLStyle) {
    if let color = attributes["color"] { style.color = CSSValue.color(color.lowercased()) ?? style.color }
    if let face = attributes["face"] { style.family = CSSValue.family(face) ?? style.family }
    let sizes: [CGFloat] = [7.5, 9.75, 12, 13.5, 18, 24, 36]
    if let size = attributes["size"].flatMap({ Int($0) }) {
      let isRelative = attributes["size"]?.first.map { "+-".contains($0) } ?? false
      style.size = sizes[min(max(isRelative ? 2 + size : size - 1, 0), 6)]
    }
  }

  private mutating func end(_ name: String) {
    guard let index = stack.lastIndex(where: { $0.name == name }), index > 0 else {
      if name == "p" { beginBlock() }
      return
    }
    while stack.count > index {
      if HTMLReader.blocks.contains(stack[stack.count - 1].name) { beginBlock() }
      stack.removeLast()
    }
  }

  /// Appends the marker and the tabs before an item of a list.
  private mutating func addMarker() {
    guard let index = stack.lastIndex(where: { $0.name == "ul" || $0.name == "ol" }) else { return }
    stack[index].item += 1
    let marker = stack[index].style.lists.last?.marker(forItemNumber: stack[index].item) ?? "•"
    write("\t\(marker)\(stack[index].name == "ol" ? "." : "")\t")
    endsWithSpace = true
  }

  // MARK: Rules

  private mutating func addRules(_ css: String) {
    var rest = Substring(css)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let body = String(rest[rest.index(after: open)..<close])
      for selector in rest[..<open].split(separator: ",") {
        rules.append((selector.trimmingCharacters(in: .whitespacesAndNewlines), body))
      }
      rest = rest[rest.index(after: close)...]
    }
    // A document may begin with text, so the rules for the whole document are applied before it is read.
    for rule in rules where ["body", "html", "*"].contains(rule.selector) { stack[0].style.apply(css: rule.css) }
  }

  private func matches(_ selector: String, _ name: String, _ attributes: [String: String]) -> Bool {
    guard let last = selector.split(separator: " ").last, selector != "body", selector != "html", selector != "*"
    else {
      return false
    }
    if last.hasPrefix("#") { return attributes["id"] == String(last.dropFirst()) }
    let parts = last.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if !parts[0].isEmpty, parts[0].lowercased() != name { return false }
    let classes = Set((attributes["class"] ?? "").split(separator: " ").map(String.init))
    return parts.dropFirst().allSatisfy { classes.contains($0) }
  }

  // MARK: Text

  private mutating func beginBlock() {
    needsNewline = result.length > 0
    endsWithSpace = true
  }

  private mutating func add(_ text: String) {
    guard !stack[stack.count - 1].style.keepsSpace else { return write(text) }
    var collapsed = ""
    for character in text {
      if character.isWhitespace, character != "\u{A0}" {
        if !endsWithSpace { collapsed.append(" ") }
        endsWithSpace = true
      } else {
        collapsed.append(character)
        endsWithSpace = false
      }
    }
    write(collapsed)
  }

  private mutating func write(_ text: String) {
    guard !text.isEmpty else { return }
    endLine()
    let open = stack[stack.count - 1]
    result.append(NSAttributedString(string: text, attributes: open.style.attributes(spacing: open.spacing)))
  }

  /// Ends the line before, with the attributes of its last character.
  private mutating func endLine() {
    guard needsNewline else { return }
    needsNewline = false
    trimSpace()
    let last = result.length - 1
    guard last >= 0 else { return }
    result.append(NSAttributedString(string: "\n", attributes: result.attributes(at: last, effectiveRange: nil)))
  }

  /// Removes the space at the end of a line, which HTML does not display.
  private func trimSpace() {
    let text = result.string
    if text.hasSuffix(" "), !stack[stack.count - 1].style.keepsSpace {
      result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
    }
  }

  private mutating func finish() {
    if needsNewline { endLine() } else { trimSpace() }
  }
}
