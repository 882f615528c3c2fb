import CoreText

/// Writes attributed text as a document of HTML: a paragraph a `p`, a run a `span` with its style.
enum HTMLWriter {
  static func write(_ text: NSAttributedString) -> String {
    var body = ""
    var location = 0
    var openLists: [NSTextList] = []
    while location < text.length {
      let range = text.paragraphRange(containing: location)
      let place = NSRange(location: range.lowerBound, length: range.count)
      let style =
        text.attribute(.paragraphStyle, at: location, effectiveRange: nil) as? NSParagraphStyle ?? .default
      let lists = style.textLists
      while openLists.count > lists.count || !openLists.elementsEqual(lists.prefix(openLists.count), by: ===) {
        body += openLists.removeLast().isOrdered ? "</ol>\n" : "</ul>\n"
      }
      while openLists.count < lists.count {
        let list = lists[openLists.count]
        body += list.isOrdered ? "<ol>\n" : "<ul>\n"
        openLists.append(list)
      }
      let content = runs(of: text, in: place, skipsMarker: !lists.isEmpty)
      let name = lists.isEmpty ? "p" : "li"
      body += "<\(name)\(css(style))>\(content.isEmpty ? "<br>" : content)</\(name)>\n"
      location = range.upperBound
    }
    for list in openLists.reversed() { body += list.isOrdered ? "</ol>\n" : "</ul>\n" }
    return """
      <!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">
      <html>
      <head>
      <meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
      </head>
      <body>
      \(body)</body>
      </html>

      """
  }

  private static func css(_ style: NSParagraphStyle) -> String {
    var rules = [
      "margin: \(number(style.paragraphSpacingBefore))px 0.0px \(number(style.paragraphSpacing))px "
        + "\(number(style.textLists.isEmpty ? style.headIndent : 0))px"
    ]
    let names: [NSTextAlignment: String] = [
      .left: "left", .right: "right", .center: "center", .justified: "justify",
    ]
    if let name = names[style.alignment] { rules.append("text-align: \(name)") }
    let indent = style.firstLineHeadIndent - style.headIndent
    if indent != 0, style.textLists.isEmpty { rules.append("text-indent: \(number(indent))px") }
    if style.minimumLineHeight > 0 { rules.append("line-height: \(number(style.minimumLineHeight))px") }
    return " style=\"\(rules.joined(separator: "; "))\""
  }

  private static func number(_ value: CGFloat) -> String {
    value.isFinite ? String((Double(value) * 10).rounded() / 10) : "0.0"
  }

  private static func runs(of text: NSAttributedString, in range: NSRange, skipsMarker: Bool) -> String {
    var result = ""
    var isAtMarker = skipsMarker
    text.enumerateAttributes(in: range) { values, part, _ in
      var string = text.attributedSubstring(from: part).string
      while let last = string.last, last.isNewline, last != "\u{2028}" { string.removeLast() }
      // The text of a list item begins with its marker between tabs. It is removed, because browsers add markers
      // themselves.
      if isAtMarker, string.hasPrefix("\t"), let end = string.dropFirst().firstIndex(of: "\t") {
        string = String(string[string.index(after: end)...])
      }
      isAtMarker = false
      guard !string.isEmpty else { return }
      if values[.attachment] != nil {
        Unsupported.log("Attachments in HTML", effect: "they are omitted")
        return
      }
      result += span(escaped(string), values)
    }
    return result
  }

  private static func span(_ content: String, _ values: [NSAttributedString.Key: Any]) -> String {
    var rules: [String] = []
    var result = content
    if let font = values[.font] as? UIFont {
      let traits = font.fontDescriptor.symbolicTraits
      rules.append("font-family: '\(escaped(font.familyName))'")
      rules.append("font-size: \(number(font.pointSize))px")
      if traits.contains(.traitBold) { result = "<b>\(result)</b>" }
      if traits.contains(.traitItalic) { result = "<i>\(result)</i>" }
    }
    if let color = (values[.foregroundColor] as? UIColor).map(hex) { rules.append("color: \(color)") }
    if let color = (values[.backgroundColor] as? UIColor).map(hex) { rules.append("background-color: \(color)") }
    if RTFWriter.number(values[.underlineStyle]).map({ $0 != 0 }) ?? false, values[.link] == nil {
      result = "<u>\(result)</u>"
    }
    if RTFWriter.number(values[.strikethroughStyle]).map({ $0 != 0 }) ?? false { result = "<s>\(result)</s>" }
    if let offset = RTFWriter.number(values[.baselineOffset]), offset != 0 {
      result = offset > 0 ? "<sup>\(result)</sup>" : "<sub>\(result)</sub>"
    }
    if let kern = RTFWriter.number(values[.kern]), kern != 0 { rules.append("letter-spacing: \(number(kern))px") }
    rules += stroke(values)
    if !rules.isEmpty { result = "<span style=\"\(rules.joined(separator: "; "))\">\(result)</span>" }
    guard let link = (values[.link] as? URL)?.absoluteString ?? values[.link] as? String else { return result }
    return "<a href=\"\(escaped(link))\">\(result)</a>"
  }

  /// Returns the rule for outlines. The sign of the width, by which letters are filled too, has no counterpart.
  private static func stroke(_ values: [NSAttributedString.Key: Any]) -> [String] {
    guard let share = RTFWriter.number(values[.strokeWidth]), share.isFinite, share != 0 else { return [] }
    let size = (values[.font] as? UIFont)?.pointSize ?? HTMLStyle.standardSize
    let width = (Double(abs(share) * size / 100) * 1000).rounded() / 1000
    let color = (values[.strokeColor] ?? values[.foregroundColor]) as? UIColor
    return ["-webkit-text-stroke: \(width)px" + (color.map { " \(hex($0))" } ?? "")]
  }

  private static func hex(_ color: UIColor) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func byte(_ value: CGFloat) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    guard alpha >= 1 else { return "rgba(\(byte(red)), \(byte(green)), \(byte(blue)), \(alpha))" }
    let digits = [red, green, blue].map { value -> String in
      let text = String(byte(value), radix: 16)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + digits.joined()
  }

  static func escaped(_ string: String) -> String {
    var result = ""
    for character in string {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{2028}": result += "<br>"
      case "\u{A0}": result += "&nbsp;"
      case "\t": result += "<span style=\"white-space:pre\">\t</span>"
      default: result.append(character)
      }
    }
    return result
  }
}
