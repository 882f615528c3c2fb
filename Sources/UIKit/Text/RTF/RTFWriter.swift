import CoreText

/// Writes attributed text as Rich Text Format.
struct RTFWriter {
  private let text: NSAttributedString
  private var fonts: [String] = []
  private var colors: [UIColor] = []
  private var lists: [[NSTextList]] = []
  private var body = ""
  /// Files of attachments, for RTFD.
  private(set) var files: [String: Data] = [:]
  private let keepsAttachments: Bool

  /// Creates a writer of a text.
  /// - Parameter keepsAttachments: whether attachments become files beside the text.
  init(_ text: NSAttributedString, keepsAttachments: Bool = false) {
    self.text = text
    self.keepsAttachments = keepsAttachments
  }

  mutating func write(_ attributes: [NSAttributedString.DocumentAttributeKey: Any]) -> Data {
    let all = NSRange(location: 0, length: text.length)
    var last: NSParagraphStyle?
    var isFirst = true
    text.enumerateAttributes(in: all) { values, range, _ in
      let style = values[.paragraphStyle] as? NSParagraphStyle ?? .default
      if isFirst || last.map({ $0 !== style && !$0.isEqual(style) }) ?? true {
        body += "\\pard" + paragraph(style) + "\n"
        last = style
        isFirst = false
      }
      write(text.attributedSubstring(from: range).string, values)
    }
    return Data((header(attributes) + body + "}").utf8)
  }

  // MARK: Header

  private func header(_ attributes: [NSAttributedString.DocumentAttributeKey: Any]) -> String {
    var result = "{\\rtf1\\ansi\\ansicpg1252\\cocoartf2761\n\\cocoatextscaling0\\cocoaplatform1{\\fonttbl"
    for (index, name) in fonts.enumerated() { result += "\\f\(index)\\fnil\\fcharset0 \(name);" }
    result += "}\n{\\colortbl;"
    for color in colors {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      func byte(_ value: CGFloat) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
      result += "\\red\(byte(red))\\green\(byte(green))\\blue\(byte(blue));"
    }
    result += "}\n" + listTables()
    if let size = attributes[.paperSize] as? CGSize {
      result += "\\paperw\(RTFWriter.twips(size.width))\\paperh\(RTFWriter.twips(size.height))"
    }
    if let margin = attributes[.paperMargin] as? UIEdgeInsets {
      result += "\\margl\(RTFWriter.twips(margin.left))\\margr\(RTFWriter.twips(margin.right))"
      result += "\\margt\(RTFWriter.twips(margin.top))\\margb\(RTFWriter.twips(margin.bottom))"
    }
    if let size = attributes[.viewSize] as? CGSize {
      result += "\\vieww\(RTFWriter.twips(size.width))\\viewh\(RTFWriter.twips(size.height))"
    }
    if let zoom = RTFWriter.number(attributes[.viewZoom]) {
      result += "\\viewscale\(Int(min(max(zoom, 1), 10_000)))"
    }
    return result
  }

  private static let kinds: [NSTextList.MarkerFormat: Int] = [
    .decimal: 0, .uppercaseRoman: 1, .lowercaseRoman: 2, .uppercaseAlpha: 3, .lowercaseAlpha: 4, .uppercaseLatin: 3,
    .lowercaseLatin: 4,
  ]

  private func listTables() -> String {
    guard !lists.isEmpty else { return "" }
    var table = "{\\*\\listtable"
    var overrides = "{\\*\\listoverridetable"
    for (index, levels) in lists.enumerated() {
      table += "{\\list\\listtemplateid\(index + 1)\\listhybrid"
      for list in levels {
        let kind = RTFWriter.kinds[list.markerFormat] ?? 23
        let marker = list.markerFormat.rawValue.replacingOccurrences(of: "{", with: "\\{").replacingOccurrences(
          of: "}", with: "\\}")
        table +=
          "{\\listlevel\\levelnfc\(kind)\\levelstartat\(list.startingItemNumber){\\*\\levelmarker \(marker)}}"
      }
      table += "\\listid\(index + 1)}\n"
      overrides += "{\\listoverride\\listid\(index + 1)\\listoverridecount0\\ls\(index + 1)}"
    }
    return table + "}\n" + overrides + "}\n"
  }

  // MARK: Paragraphs

  static func twips(_ points: CGFloat) -> Int {
    points.isFinite ? Int((min(max(points, -5000), 5000) * 20).rounded()) : 0
  }

  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: return value
    case let value as CGFloat: return Double(value)
    case let value as Int: return Double(value)
    case let value as NSNumber: return value.doubleValue
    default: return nil
    }
  }

  private mutating func paragraph(_ style: NSParagraphStyle) -> String {
    var result = ""
    for tab in (style.tabStops ?? []) where style.tabStops != NSParagraphStyle.default.tabStops {
      let isDecimal = tab.options[.columnTerminators] != nil
      let alignments: [NSTextAlignment: String] = [.right: "\\tqr", .center: "\\tqc"]
      result += (isDecimal ? "\\tqdec" : alignments[tab.alignment] ?? "") + "\\tx\(RTFWriter.twips(tab.location))"
    }
    func add(_ word: String, _ value: CGFloat) { if value != 0 { result += "\\\(word)\(RTFWriter.twips(value))" } }
    add("fi", style.firstLineHeadIndent - style.headIndent)
    add("li", style.headIndent)
    if style.tailIndent < 0 { add("ri", -style.tailIndent) }
    add("sb", style.paragraphSpacingBefore)
    add("sa", style.paragraphSpacing)
    if style.lineHeightMultiple > 0 {
      result += "\\sl\(RTFWriter.twips(style.lineHeightMultiple * 12))\\slmult1"
    } else if style.maximumLineHeight > 0 {
      result += "\\sl-\(RTFWriter.twips(style.maximumLineHeight))\\slmult0"
    } else if style.minimumLineHeight > 0 {
      result += "\\sl\(RTFWriter.twips(style.minimumLineHeight))\\slmult0"
    }
    switch style.baseWritingDirection {
    case .rightToLeft: result += "\\rtlpar"
    case .leftToRight: result += "\\ltrpar"
    case .natural: result += "\\pardirnatural"
    }
    switch style.alignment {
    case .left: result += "\\ql"
    case .right: result += "\\qr"
    case .center: result += "\\qc"
    case .justified: result += "\\qj"
    case .natural: break
    }
    if !style.textLists.isEmpty {
      let index = lists.firstIndex { $0 == style.textLists } ?? lists.count
      if index == lists.count { lists.append(style.textLists) }
      result += "\\ls\(index + 1)\\ilvl\(style.textLists.count - 1)"
    }
    return result
  }

  // MARK: Characters

  private mutating func index(of color: UIColor) -> Int {
    if let index = colors.firstIndex(of: color) { return index + 1 }
    colors.append(color)
    return colors.count
  }

  private mutating func index(of font: UIFont) -> Int {
    if let index = fonts.firstIndex(of: font.fontName) { return index }
    fonts.append(font.fontName)
    return fonts.count - 1
  }

  private mutating func write(_ string: String, _ values: [NSAttributedString.Key: Any]) {
    let font = values[.font] as? UIFont ?? UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
    let traits = font.fontDescriptor.symbolicTraits
    let size = (font.pointSize * 2).isFinite ? Int((min(max(font.pointSize, 1), 2048) * 2).rounded()) : 24
    var words = "\\f\(index(of: font))\\fs\(size)"
    words += traits.contains(.traitBold) ? "\\b" : ""
    words += traits.contains(.traitItalic) ? "\\i" : ""
    if let color = values[.foregroundColor] as? UIColor { words += "\\cf\(index(of: color))" }
    if let color = values[.backgroundColor] as? UIColor { words += "\\cb\(index(of: color))" }
    words += line(values[.underlineStyle], values[.underlineColor], isStrikethrough: false)
    words += line(values[.strikethroughStyle], values[.strikethroughColor], isStrikethrough: true)
    if let kern = RTFWriter.number(values[.kern]), kern != 0 { words += "\\expndtw\(RTFWriter.twips(kern))" }
    words += stroke(values)
    if let offset = RTFWriter.number(values[.baselineOffset]), offset != 0, offset.isFinite {
      let halves = Int((min(max(abs(offset), 0), 2000) * 2).rounded())
      words += offset > 0 ? "\\up\(halves)" : "\\dn\(halves)"
    }
    let content = escaped(string, values)
    let link = (values[.link] as? URL)?.absoluteString ?? values[.link] as? String
    let run = "{\(words) \(content)}"
    guard let link else {
      body += run
      return
    }
    let address = RTFWriter.escaped(link.replacingOccurrences(of: "\"", with: "%22"))
    body += "{\\field{\\*\\fldinst{HYPERLINK \"\(address)\"}}{\\fldrslt \(run)}}"
  }

  /// Writes the outlines of letters, whose width is in hundredths of the font's size, and in the file in twentieths
  /// of a point.
  private mutating func stroke(_ values: [NSAttributedString.Key: Any]) -> String {
    guard let width = RTFWriter.number(values[.strokeWidth]), width.isFinite, width != 0 else { return "" }
    var result = width > 0 ? "\\outl" : "\\outl0"
    result += "\\strokewidth\(Int((min(max(width, -1000), 1000) * 20).rounded()))"
    if let color = values[.strokeColor] as? UIColor { result += "\\strokec\(index(of: color))" }
    return result
  }

  private mutating func line(_ style: Any?, _ color: Any?, isStrikethrough: Bool) -> String {
    let raw = (style as? NSUnderlineStyle)?.rawValue ?? RTFWriter.number(style).map { Int($0) } ?? 0
    guard raw & 0xFF != 0 else { return "" }
    let kind = NSUnderlineStyle(rawValue: raw)
    var result: String
    if isStrikethrough {
      result = raw & 0xF == NSUnderlineStyle.double.rawValue ? "\\striked1" : "\\strike"
      if let color = color as? UIColor { result += "\\strikec\(index(of: color))" }
      return result
    }
    switch raw & 0x700 {
    case 0x100: result = "\\uld"
    case 0x200: result = "\\uldash"
    case 0x300: result = "\\uldashd"
    case 0x400: result = "\\uldashdd"
    default:
      result =
        kind.contains(.byWord)
        ? "\\ulw" : raw & 0xF == NSUnderlineStyle.double.rawValue ? "\\uldb" : raw & 0xF == 2 ? "\\ulth" : "\\ul"
    }
    if let color = color as? UIColor { result += "\\ulc\(index(of: color))" }
    return result
  }

  private mutating func escaped(_ string: String, _ values: [NSAttributedString.Key: Any]) -> String {
    guard let attachment = values[.attachment] as? NSTextAttachment else { return RTFWriter.escaped(string) }
    guard keepsAttachments, let data = attachment.contents ?? attachment.image?.pngData() else {
      if !keepsAttachments { Unsupported.log("Attachments in RTF", effect: "they are omitted; RTFD contains them") }
      return ""
    }
    var name = attachment.fileWrapper?.preferredFilename ?? "Attachment.png"
    var number = 1
    while files[name] != nil {
      number += 1
      name = "\(number)-" + (attachment.fileWrapper?.preferredFilename ?? "Attachment.png")
    }
    files[name] = data
    return "{{\\NeXTGraphic \(RTFWriter.escaped(name)) }\\'ac}"
  }

  static func escaped(_ string: String) -> String {
    var result = ""
    for unit in string.utf16 {
      switch unit {
      case 0x5C, 0x7B, 0x7D: result += "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0x0A, 0x0D, 0x2029: result += "\\\n"
      case 0x09: result += "\\tab "
      case 0x0C: result += "\\page "
      case 0x2028, 0x0B: result += "\\line "
      case 0xA0: result += "\\~"
      case 0x20...0x7E: result.unicodeScalars.append(UnicodeScalar(UInt8(unit)))
      case 0x00..<0x20, 0x7F: continue
      case 0xA1...0xFF: result += "\\'" + String(unit, radix: 16)
      default: result += "\\uc0\\u\(Int16(bitPattern: unit)) "
      }
    }
    return result
  }
}
