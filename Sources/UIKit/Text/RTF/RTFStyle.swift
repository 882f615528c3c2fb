import CoreText

/// The style that the control words of Rich Text Format give text, inherited by nested groups.
struct RTFStyle {
  // The attributes of characters.
  var font: Int?
  /// The size of the font in points.
  var size: CGFloat = 12
  var isBold = false
  var isItalic = false
  var underline: NSUnderlineStyle = []
  var strikethrough: NSUnderlineStyle = []
  var color = 0
  var background = 0
  var underlineColor = 0
  var strikethroughColor = 0
  /// The upward offset of the baseline in points.
  var baseline: CGFloat = 0
  var kern: CGFloat?
  /// The stroke width in percent of the font size; letters with a negative width are also filled.
  var strokeWidth: CGFloat = 0
  var strokeColor = 0
  var isHidden = false
  var link: String?
  var superscript = 0
  /// The number of substitute characters after a `\u`, which are for readers without Unicode.
  var substitutes = 1
  // The attributes of paragraphs, in points.
  var paragraph = Paragraph()

  struct Paragraph: Equatable {
    var alignment = NSTextAlignment.natural
    var firstIndent: CGFloat = 0
    var leftIndent: CGFloat = 0
    var rightIndent: CGFloat = 0
    var before: CGFloat = 0
    var after: CGFloat = 0
    var lineHeight: CGFloat = 0
    var isMultiple = false
    var direction = NSWritingDirection.natural
    var tabs: [NSTextTab] = []
    var tabAlignment = NSTextAlignment.left
    var isDecimal = false
    var list = 0
    var level = 0
  }

  /// Resets the character formatting.
  mutating func resetCharacters() {
    let (link, substitutes, paragraph) = (link, substitutes, paragraph)
    self = RTFStyle()
    self.link = link
    self.substitutes = substitutes
    self.paragraph = paragraph
  }

  private static let underlines: [String: NSUnderlineStyle] = [
    "ul": .single, "uldb": .double, "ulth": .thick, "uld": [.single, .patternDot],
    "uldash": [.single, .patternDash],
    "uldashd": [.single, .patternDashDot], "uldashdd": [.single, .patternDashDotDot], "ulw": [.single, .byWord],
    "ulwave": .single,
  ]

  /// Applies a control word; returns false if it does not format characters or paragraphs.
  mutating func apply(_ word: String, _ number: Int?) -> Bool {
    let points = CGFloat(min(max(number ?? 0, -100_000), 100_000)) / 20
    let isOn = number != 0
    if let style = RTFStyle.underlines[word] {
      underline = isOn ? style : []
      return true
    }
    switch word {
    case "plain": resetCharacters()
    case "f": font = number
    case "fs": size = min(max(CGFloat(number ?? 24) / 2, 1), 2048)
    case "b": isBold = isOn
    case "i": isItalic = isOn
    case "ulnone": underline = []
    case "ulc": underlineColor = number ?? 0
    case "strike": strikethrough = isOn ? .single : []
    case "striked": strikethrough = isOn ? .double : []
    case "strikec": strikethroughColor = number ?? 0
    case "cf": color = number ?? 0
    case "cb", "highlight", "chcbpat": background = number ?? 0
    case "super": superscript = isOn ? 1 : 0
    case "sub": superscript = isOn ? -1 : 0
    case "nosupersub": (superscript, baseline) = (0, 0)
    case "up": baseline = CGFloat(min(max(number ?? 6, -4000), 4000)) / 2
    case "dn": baseline = -CGFloat(min(max(number ?? 6, -4000), 4000)) / 2
    case "expndtw": kern = points
    case "expnd": kern = points * 5
    case "outl": strokeWidth = isOn ? 3 : 0
    case "strokewidth": strokeWidth = points
    case "strokec": strokeColor = number ?? 0
    case "v": isHidden = isOn
    case "uc": substitutes = min(max(number ?? 1, 0), 16)
    default: return applyToParagraph(word, number, points)
    }
    return true
  }

  private mutating func applyToParagraph(_ word: String, _ number: Int?, _ points: CGFloat) -> Bool {
    switch word {
    case "pard": paragraph = Paragraph()
    case "ql": paragraph.alignment = .left
    case "qr": paragraph.alignment = .right
    case "qc": paragraph.alignment = .center
    case "qj": paragraph.alignment = .justified
    case "qnatural": paragraph.alignment = .natural
    case "fi": paragraph.firstIndent = points
    case "li", "lin": paragraph.leftIndent = points
    case "ri", "rin": paragraph.rightIndent = points
    case "sb": paragraph.before = max(points, 0)
    case "sa": paragraph.after = max(points, 0)
    case "sl": paragraph.lineHeight = points
    case "slmult": paragraph.isMultiple = number != 0
    case "rtlpar": paragraph.direction = .rightToLeft
    case "ltrpar": paragraph.direction = .leftToRight
    case "pardirnatural": paragraph.direction = .natural
    case "tql": paragraph.tabAlignment = .left
    case "tqr": paragraph.tabAlignment = .right
    case "tqc": paragraph.tabAlignment = .center
    case "tqdec": paragraph.isDecimal = true
    case "tx":
      if paragraph.tabs.count < 256 {
        paragraph.tabs.append(
          NSTextTab(
            textAlignment: paragraph.isDecimal ? .right : paragraph.tabAlignment, location: points,
            options: paragraph.isDecimal ? [.columnTerminators: NSTextTab.columnTerminators(for: .current)] : [:]))
      }
      (paragraph.tabAlignment, paragraph.isDecimal) = (.left, false)
    case "ls": paragraph.list = number ?? 0
    case "ilvl": paragraph.level = min(max(number ?? 0, 0), 32)
    default: return false
    }
    return true
  }

  // MARK: Attributes

  func attributes(_ document: RTFReader.Document) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [
      .font: document.font(font, size: superscript == 0 ? size : size * 0.83, isBold: isBold, isItalic: isItalic),
      .paragraphStyle: paragraphStyle(document),
    ]
    if let color = document.color(color) { result[.foregroundColor] = color }
    if let color = document.color(background) { result[.backgroundColor] = color }
    if !underline.isEmpty { result[.underlineStyle] = underline.rawValue }
    if !strikethrough.isEmpty { result[.strikethroughStyle] = strikethrough.rawValue }
    if !underline.isEmpty, let color = document.color(underlineColor) { result[.underlineColor] = color }
    if !strikethrough.isEmpty, let color = document.color(strikethroughColor) {
      result[.strikethroughColor] = color
    }
    if let kern, kern != 0 { result[.kern] = kern }
    if strokeWidth != 0 {
      result[.strokeWidth] = strokeWidth
      if let color = document.color(strokeColor) { result[.strokeColor] = color }
    }
    let offset = baseline + (superscript == 0 ? 0 : size * (superscript > 0 ? 0.33 : -0.2))
    if offset != 0 { result[.baselineOffset] = offset }
    if let link { result[.link] = URL(string: link) ?? link }
    return result
  }

  private func paragraphStyle(_ document: RTFReader.Document) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = paragraph.alignment
    style.baseWritingDirection = paragraph.direction
    style.headIndent = paragraph.leftIndent
    style.firstLineHeadIndent = paragraph.leftIndent + paragraph.firstIndent
    style.tailIndent = -paragraph.rightIndent
    style.paragraphSpacingBefore = paragraph.before
    style.paragraphSpacing = paragraph.after
    if paragraph.lineHeight != 0 {
      if paragraph.isMultiple {
        style.lineHeightMultiple = paragraph.lineHeight / 12
      } else {
        style.minimumLineHeight = abs(paragraph.lineHeight)
        if paragraph.lineHeight < 0 { style.maximumLineHeight = abs(paragraph.lineHeight) }
      }
    }
    if !paragraph.tabs.isEmpty { style.tabStops = paragraph.tabs }
    if let list = document.lists[paragraph.list] { style.textLists = Array(list.prefix(paragraph.level + 1)) }
    return style
  }
}
