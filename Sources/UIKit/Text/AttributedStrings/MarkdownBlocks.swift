/// A parser of the blocks of a Markdown document that contain text: paragraphs, headings, code, and the lists and
/// quotations around them.
struct MarkdownBlocks {
  /// A block that contains text.
  struct Block: Equatable {
    var text: String
    var intent: PresentationIntent
    /// Whether the text has no marks.
    var isCode = false
  }

  /// A list, an item of one, or a quotation.
  private struct Container {
    var type: PresentationIntent.IntentType
    /// The columns before the mark, for an item before its text.
    var indent: Int
  }

  private var blocks: [Block] = []
  private var containers: [Container] = []
  private var paragraph: [String] = []
  private var code: (lines: [String], hint: String, fence: Character)?
  private var wasBlank = false
  private var lastIdentity = 0
  /// Lists and quotations in more of each other are text.
  private static let deepest = 64

  static func paragraphs(of text: String) -> [Block] {
    var reader = MarkdownBlocks()
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      reader.read(String(line))
    }
    reader.endCode()
    reader.endParagraph()
    return reader.blocks
  }

  private mutating func intent(_ kind: PresentationIntent.Kind) -> PresentationIntent {
    PresentationIntent(types: [make(kind)] + containers.reversed().map(\.type))
  }

  private mutating func make(_ kind: PresentationIntent.Kind) -> PresentationIntent.IntentType {
    lastIdentity += 1
    return PresentationIntent.IntentType(kind: kind, identity: lastIdentity)
  }

  private mutating func open(_ kind: PresentationIntent.Kind, indent: Int) {
    containers.append(Container(type: make(kind), indent: indent))
  }

  // MARK: Ends

  private mutating func endParagraph() {
    guard !paragraph.isEmpty else { return }
    let text = paragraph.joined(separator: "\n")
    paragraph = []
    blocks.append(Block(text: text, intent: intent(.paragraph)))
  }

  private mutating func endCode() {
    guard let code else { return }
    self.code = nil
    let text = code.lines.map { $0 + "\n" }.joined()
    let hint = code.hint.isEmpty ? nil : code.hint
    blocks.append(Block(text: text, intent: intent(.codeBlock(languageHint: hint)), isCode: true))
  }

  // MARK: Lines

  private mutating func read(_ line: String) {
    let trimmed = line.trimmed
    if let open = code {
      let isEnd = trimmed.count >= 3 && trimmed.allSatisfy { $0 == open.fence }
      if isEnd { endCode() } else { code?.lines.append(line) }
      return
    }
    defer { wasBlank = trimmed.isEmpty }
    if trimmed.isEmpty { return endParagraph() }
    let indent = line.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
    if let fence = trimmed.first, trimmed.hasPrefix("```") || trimmed.hasPrefix("~~~") {
      endParagraph()
      leaveContainers(at: indent)
      code = ([], String(trimmed.drop { $0 == fence }).trimmed, fence)
    } else if Self.isRule(trimmed) {
      endParagraph()
      if Self.isUnderlining(trimmed), let last = blocks.last, !wasBlank,
        last.intent.components.map(\.kind) == [.paragraph]
      {
        blocks[blocks.count - 1].intent = heading(trimmed.hasPrefix("=") ? 1 : 2, as: last.intent)
      } else {
        leaveContainers(at: indent)
      }
    } else {
      readText(trimmed, indent)
    }
  }

  /// Converts the paragraph above an underline of `=` or `-` to a heading.
  private func heading(_ level: Int, as intent: PresentationIntent) -> PresentationIntent {
    PresentationIntent(.header(level: level), identity: intent.components.first?.identity ?? 0)
  }

  private mutating func readText(_ text: String, _ indent: Int) {
    let hashes = text.prefix { $0 == "#" }.count
    if (1...6).contains(hashes), text.dropFirst(hashes).first.map({ $0 == " " }) ?? true {
      endParagraph()
      leaveContainers(at: indent)
      let title = String(text.dropFirst(hashes)).trimmed
      if !title.isEmpty { blocks.append(Block(text: title, intent: intent(.header(level: hashes)))) }
    } else if text.hasPrefix(">"), containers.count < Self.deepest {
      readQuote(String(text.dropFirst()).trimmed, indent)
    } else if containers.count < Self.deepest, let (kind, number, rest) = Self.item(text) {
      endParagraph()
      openItem(kind, number, indent, width: text.count - rest.count)
      if !rest.isEmpty { readText(rest, indent + text.count - rest.count) }
    } else {
      if paragraph.isEmpty { leaveContainers(at: indent) }
      paragraph.append(text)
    }
  }

  private mutating func readQuote(_ text: String, _ indent: Int) {
    let isOpen = containers.contains { $0.type.kind == .blockQuote && $0.indent == indent } && !wasBlank
    if !isOpen {
      endParagraph()
      leaveContainers(at: indent)
      open(.blockQuote, indent: indent)
    }
    if text.isEmpty { endParagraph() } else { readText(text, indent + 1) }
  }

  private mutating func openItem(_ kind: PresentationIntent.Kind, _ number: Int, _ indent: Int, width: Int) {
    // Ends the items of nested lists, and the previous item of the same list.
    while let last = containers.last, last.type.kind != .blockQuote || last.indent >= indent {
      if [.orderedList, .unorderedList].contains(last.type.kind) {
        if last.indent <= indent, last.type.kind == kind { break }
        if last.indent < indent { break }
      } else if last.type.kind != .blockQuote, last.indent <= indent {
        break
      }
      containers.removeLast()
    }
    let isSame = containers.last.map { $0.type.kind == kind && $0.indent <= indent } ?? false
    if !isSame { open(kind, indent: indent) }
    ordinals[containers.last?.type.identity ?? 0, default: isSame ? 0 : number - 1] += 1
    let ordinal = ordinals[containers.last?.type.identity ?? 0] ?? 1
    open(.listItem(ordinal: ordinal), indent: indent + width)
  }

  /// The numbers of the last items, by the identities of their lists.
  private var ordinals: [Int: Int] = [:]

  /// Ends the lists and quotations that a block at a column is not in.
  private mutating func leaveContainers(at indent: Int) {
    while let last = containers.last, last.type.kind == .blockQuote ? last.indent >= indent : last.indent > indent {
      containers.removeLast()
    }
    // A list ends with its last item.
    while let last = containers.last, [.orderedList, .unorderedList].contains(last.type.kind) {
      containers.removeLast()
    }
  }

  // MARK: Marks

  private static func isUnderlining(_ line: String) -> Bool {
    line.allSatisfy { $0 == "=" } || line.allSatisfy { $0 == "-" }
  }

  private static func isRule(_ line: String) -> Bool {
    let marks = line.filter { !$0.isWhitespace }
    guard marks.count >= 3, let first = marks.first, "-*_=".contains(first) else { return false }
    return marks.allSatisfy { $0 == first }
  }

  /// Returns the list of a line that begins an item, its number, and the text behind the mark.
  private static func item(_ line: String) -> (PresentationIntent.Kind, Int, String)? {
    for mark in ["- ", "* ", "+ "] where line.hasPrefix(mark) {
      return (.unorderedList, 1, String(line.dropFirst(2)).trimmed)
    }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line.dropFirst(digits.count)
    guard !digits.isEmpty, rest.hasPrefix(". ") || rest.hasPrefix(") ") else { return nil }
    return (.orderedList, min(Int(digits) ?? 1, 999_999_999), String(rest.dropFirst(2)).trimmed)
  }
}

extension String {
  /// The text without white space at both ends.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
