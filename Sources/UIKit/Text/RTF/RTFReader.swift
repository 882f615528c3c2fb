import CoreText

/// A converter of Rich Text Format to attributed text: characters in all encodings, fonts, colors, underlines and
/// strikethroughs, links, paragraphs, tabs and lists. Pictures within the text are ignored, which is logged once;
/// those of RTFD are attachments.
struct RTFReader {
  /// The tables of a document.
  struct Document {
    var fonts: [Int: (name: String, family: String, encoding: String.Encoding?)] = [:]
    var colors: [UIColor?] = []
    var lists: [Int: [NSTextList]] = [:]
    var defaultFont = 0
    var encoding = String.Encoding.windowsCP1252
    /// Lengths in twentieths of a point, by control word.
    var lengths: [String: Int] = [:]
    var info: [String: String] = [:]

    func color(_ index: Int) -> UIColor? { colors.indices.contains(index) ? colors[index] : nil }

    func font(_ index: Int?, size: CGFloat, isBold: Bool, isItalic: Bool) -> UIFont {
      let entry = fonts[index ?? defaultFont]
      let name = entry?.name ?? "Helvetica"
      let fallback: String
      switch entry?.family {
      case "froman": fallback = "TimesNewRomanPSMT"
      case "fmodern": fallback = "Courier"
      default: fallback = "Helvetica"
      }
      let spec =
        (RTFReader.systemNames.contains(name) ? FontSpec(size: size) : nil) ?? UIFont.spec(name: name, size: size)
        ?? FontSpec.named(fallback, size: size) ?? FontSpec(size: size)
      let plain = UIFont(spec: spec)
      guard isBold || isItalic else { return plain }
      var traits = plain.fontDescriptor.symbolicTraits.intersection([.traitBold, .traitItalic])
      if isBold { traits.insert(.traitBold) }
      if isItalic { traits.insert(.traitItalic) }
      return plain.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) } ?? plain
    }
  }

  static let systemNames: Set<String> = [
    ".SFUI-Regular", ".SFUI-Semibold", ".SFUI-Bold", ".SFNS-Regular", ".AppleSystemUIFont", ".SFUIText",
  ]

  /// The destination of a group's characters.
  private enum Destination {
    case text
    case ignored
    case fonts
    case colors
    case fieldInstruction
    case info(String)
    case lists
    case listMarker
    case listOverrides
    case graphic
  }

  private struct Group {
    var style = RTFStyle()
    var destination = Destination.text
    /// Whether the next control word names a destination that may be skipped.
    var isOptional = false
  }

  private(set) var document = Document()
  private let result = NSMutableAttributedString()
  private var group = Group()
  private var stack: [Group] = []
  private var units: [UInt16] = []
  private var bytes: [UInt8] = []
  /// The number of substitute characters of the last `\u` that remain to be skipped.
  private var skips = 0
  private var color: (red: Int, green: Int, blue: Int)?
  private var fontName: [UInt8] = []
  private var fontIndex = 0
  private var instruction = ""
  private var list: (id: Int, levels: [(marker: String, kind: Int, start: Int)])?
  private var listsByIdentifier: [Int: [NSTextList]] = [:]
  private var overrideList = 0
  private var graphic = ""
  /// Files beside the text in RTFD.
  private let files: [String: Data]

  private init(files: [String: Data]) { self.files = files }

  static func read(
    _ data: Data, files: [String: Data] = [:]
  ) -> (text: NSAttributedString, document: Document)? {
    guard RTFTokenizer.isRTF(data) else { return nil }
    var reader = RTFReader(files: files)
    var tokens = RTFTokenizer(data)
    while let token = tokens.next() { reader.take(token) }
    reader.flush()
    return (reader.result, reader.document)
  }

  // MARK: Groups

  private mutating func take(_ token: RTFTokenizer.Token) {
    switch token {
    case .begin:
      flush()
      // The depth is limited, because a malicious file may nest without end. Groups beyond the limit belong to the
      // last one within it.
      if stack.count < 2_000 { stack.append(group) }
      group.isOptional = false
    case .end:
      flush()
      endGroup()
    case .word(let name, let number): word(name, number)
    case .symbol(let byte): symbol(byte)
    case .byte(let byte): add(byte: byte)
    case .text(let byte): add(byte: byte)
    }
  }

  private mutating func endGroup() {
    skips = 0
    if case .graphic = group.destination { addGraphic() }
    if case .lists = group.destination { endList() }
    guard let outer = stack.popLast() else { return }
    // The result of a field follows its instruction.
    if case .fieldInstruction = group.destination, case .text = outer.destination {
      var outer = outer
      outer.style.link = RTFReader.address(instruction) ?? outer.style.link
      instruction = ""
      group = outer
    } else {
      group = outer
    }
  }

  /// Returns the URL in the instruction of a field: `HYPERLINK "https://example.com"`.
  private static func address(_ instruction: String) -> String? {
    let words = instruction.trimmingCharacters(in: .whitespacesAndNewlines)
    guard words.uppercased().hasPrefix("HYPERLINK") else { return nil }
    let parts = words.split(separator: "\"", omittingEmptySubsequences: false)
    if parts.count > 1 { return String(parts[1]) }
    return words.dropFirst(9).trimmingCharacters(in: .whitespaces)
  }

  // MARK: Control words

  private mutating func symbol(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "*"): group.isOptional = true
    case UInt8(ascii: "~"): add(unit: 0xA0)
    case UInt8(ascii: "_"): add(unit: 0x2011)
    case UInt8(ascii: "-"): add(unit: 0xAD)
    case 0x0A, 0x0D: add(unit: 0x0A)
    case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): add(byte: byte)
    default: break
    }
  }

  private static let characters: [String: UInt16] = [
    "par": 0x0A, "line": 0x2028, "tab": 0x09, "cell": 0x09, "row": 0x0A, "sect": 0x0A, "page": 0x0C,
    "emdash": 0x2014, "endash": 0x2013, "bullet": 0x2022, "lquote": 0x2018, "rquote": 0x2019, "ldblquote": 0x201C,
    "rdblquote": 0x201D, "emspace": 0x2003, "enspace": 0x2002, "zwj": 0x200D, "zwnj": 0x200C, "ltrmark": 0x200E,
    "rtlmark": 0x200F,
  ]

  private mutating func word(_ name: String, _ number: Int?) {
    if beginsDestination(name) { return }
    if group.isOptional {
      group.isOptional = false
      group.destination = .ignored
      return
    }
    switch group.destination {
    case .ignored, .graphic, .info: return
    case .fonts: return fontWord(name, number)
    case .colors: return colorWord(name, number)
    case .lists, .listMarker: return listWord(name, number)
    case .listOverrides: return overrideWord(name, number)
    case .fieldInstruction:
      if name == "u", let number { add(unit: UInt16(truncatingIfNeeded: number)) }
      return
    case .text: break
    }
    if let character = RTFReader.characters[name] { return add(unit: character) }
    switch name {
    case "u":
      guard let number else { return }
      flushBytes()
      add(unit: UInt16(truncatingIfNeeded: number))
      skips = group.style.substitutes
    case "uc":
      // The control word may be between the halves of a surrogate pair, so the text is not flushed.
      _ = group.style.apply(name, number)
    case "deff": document.defaultFont = number ?? 0
    case "ansicpg": document.encoding = RTFEncoding.codePage(number ?? 1252)
    case "mac": document.encoding = .macOSRoman
    case "paperw", "paperh", "margl", "margr", "margt", "margb", "viewkind", "viewscale", "viewh", "vieww",
      "deftab",
      "hyphfactor", "readonlydoc":
      document.lengths[name] = number ?? 1
    default:
      flush()
      _ = group.style.apply(name, number)
    }
  }

  /// Returns whether a control word begins a destination other than the document's text.
  private mutating func beginsDestination(_ name: String) -> Bool {
    if case .ignored = group.destination { return false }
    let destination: Destination
    switch name {
    case "fonttbl": destination = .fonts
    case "colortbl":
      document.colors = []
      destination = .colors
    case "fldinst":
      instruction = ""
      destination = .fieldInstruction
    case "listtable": destination = .lists
    case "levelmarker": destination = .listMarker
    case "listoverridetable": destination = .listOverrides
    case "NeXTGraphic", "attachment":
      graphic = ""
      destination = .graphic
    case "title", "author", "subject", "keywords", "company", "copyright", "doccomm":
      guard case .info = group.destination else { return false }
      destination = .info(name)
    case "info": destination = .info("")
    case "pict":
      Unsupported.log("NSAttributedString from RTF: pictures (\\pict)")
      destination = .ignored
    case "stylesheet", "generator", "expandedcolortbl", "header", "footer", "footnote", "object", "filetbl",
      "revtbl", "xmlnstbl", "themedata", "datastore", "listname", "leveltext", "levelnumbers", "falt":
      destination = .ignored
    default: return false
    }
    group.isOptional = false
    group.destination = destination
    return true
  }

  // MARK: Tables

  private mutating func fontWord(_ name: String, _ number: Int?) {
    switch name {
    case "f":
      fontIndex = number ?? 0
      document.fonts[fontIndex] = ("Helvetica", "fnil", nil)
      fontName = []
    case "fcharset": document.fonts[fontIndex]?.encoding = RTFEncoding.charset(number ?? 0)
    default: if name.hasPrefix("f") { document.fonts[fontIndex]?.family = name }
    }
  }

  private mutating func colorWord(_ name: String, _ number: Int?) {
    let value = min(max(number ?? 0, 0), 255)
    var current = color ?? (0, 0, 0)
    switch name {
    case "red": current.red = value
    case "green": current.green = value
    case "blue": current.blue = value
    default: return
    }
    color = current
  }

  private mutating func listWord(_ name: String, _ number: Int?) {
    switch name {
    case "list": list = (0, [])
    case "listlevel": if list?.levels.count ?? 99 < 16 { list?.levels.append(("", 23, 1)) }
    case "levelnfc", "levelnfcn": change { $0.kind = number ?? 0 }
    case "levelstartat": change { $0.start = number ?? 1 }
    case "listid": list?.id = number ?? 0
    default: break
    }
  }

  private mutating func change(_ body: (inout (marker: String, kind: Int, start: Int)) -> Void) {
    guard let count = list?.levels.count, count > 0 else { return }
    body(&list!.levels[count - 1])
  }

  private static let kinds: [Int: NSTextList.MarkerFormat] = [
    0: .decimal, 1: .uppercaseRoman, 2: .lowercaseRoman, 3: .uppercaseAlpha, 4: .lowercaseAlpha, 23: .disc,
  ]

  /// Ends a list with its group, which has set the list's number before.
  private mutating func endList() {
    guard let list, list.id != 0 else { return }
    listsByIdentifier[list.id] = list.levels.map { level in
      let name = level.marker.trimmingCharacters(in: CharacterSet(charactersIn: "\\ ."))
      let format = name.isEmpty ? RTFReader.kinds[level.kind] ?? .disc : NSTextList.MarkerFormat(name)
      return NSTextList(markerFormat: format, options: [], startingItemNumber: level.start)
    }
    self.list = nil
  }

  private mutating func overrideWord(_ name: String, _ number: Int?) {
    switch name {
    case "listid": overrideList = number ?? 0
    case "ls": document.lists[number ?? 0] = listsByIdentifier[overrideList]
    default: break
    }
  }

  // MARK: Characters

  private mutating func add(byte: UInt8) {
    if skips > 0 {
      skips -= 1
      return
    }
    switch group.destination {
    case .ignored: return
    case .fonts:
      guard byte == UInt8(ascii: ";") else { return fontName.append(byte) }
      let name = String(decoding: fontName, as: UTF8.self).trimmingCharacters(in: .whitespaces)
      if !name.isEmpty { document.fonts[fontIndex]?.name = name }
      fontName = []
    case .colors:
      guard byte == UInt8(ascii: ";"), document.colors.count < 4096 else { return }
      document.colors.append(
        color.map {
          UIColor(
            red: CGFloat($0.red) / 255, green: CGFloat($0.green) / 255, blue: CGFloat($0.blue) / 255, alpha: 1)
        })
      color = nil
    case .fieldInstruction: instruction.unicodeScalars.append(UnicodeScalar(byte))
    case .info(let name) where name.isEmpty: return
    case .info(let name): document.info[name, default: ""].unicodeScalars.append(UnicodeScalar(byte))
    case .graphic: graphic.unicodeScalars.append(UnicodeScalar(byte))
    case .listMarker: change { $0.marker.unicodeScalars.append(UnicodeScalar(byte)) }
    case .lists, .listOverrides: return
    case .text:
      if group.style.isHidden { return }
      if byte < 0x80, bytes.isEmpty { units.append(UInt16(byte)) } else { bytes.append(byte) }
    }
  }

  private mutating func add(unit: UInt16) {
    switch group.destination {
    case .text: break
    case .fieldInstruction:
      if let scalar = UnicodeScalar(unit) { instruction.unicodeScalars.append(scalar) }
      return
    default: return
    }
    guard !group.style.isHidden else { return }
    flushBytes()
    units.append(unit)
  }

  private mutating func flushBytes() {
    guard !bytes.isEmpty else { return }
    let encoding = document.fonts[group.style.font ?? document.defaultFont]?.encoding ?? document.encoding
    let text =
      String(bytes: bytes, encoding: encoding) ?? String(bytes: bytes, encoding: .windowsCP1252)
      ?? String(decoding: bytes, as: UTF8.self)
    units += Array(text.utf16)
    bytes = []
  }

  private mutating func flush() {
    flushBytes()
    guard !units.isEmpty else { return }
    result.append(
      NSAttributedString(
        string: String(decoding: units, as: UTF16.self), attributes: group.style.attributes(document)))
    units = []
  }

  /// Adds the attachment of RTFD that a group names, in place of the following character.
  private mutating func addGraphic() {
    let name = graphic.trimmingCharacters(in: .whitespaces)
    graphic = ""
    guard let data = files[name] else { return }
    let attachment = NSTextAttachment(data: data, ofType: nil)
    let wrapper = FileWrapper(regularFileWithContents: data)
    wrapper.preferredFilename = name
    attachment.fileWrapper = wrapper
    let text = NSMutableAttributedString(attachment: attachment)
    text.addAttributes(group.style.attributes(document), range: NSRange(location: 0, length: 1))
    result.append(text)
    // The next byte is a placeholder.
    skips = 1
  }
}
