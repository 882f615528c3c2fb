/// The facts about a source file that a reading of its bytes yields without parsing: the names in it, and the
/// function bodies that the bridge copies unchanged.
///
/// Parsing takes most of the bridge's time, and most of it is spent in function bodies. Few bodies contain a
/// spelling that the bridge rewrites, so the others are replaced by spaces before the file is parsed.
struct SourceOutline: Sendable {
  /// A function body that the bridge copies unchanged unless the module gives a meaning to one of its names.
  struct Body: Sendable {
    /// The bytes between the braces.
    var range: Range<Int>
    /// The names in the body.
    var names: ArraySlice<NameHash>
    /// The names that are called like the initializers in `InitializerRequirements`.
    var calledNames: ArraySlice<NameHash>
  }

  private(set) var bodies: [Body] = []
  /// The names in the file, in ascending order and without duplicates; a superset of the parser's identifiers.
  private(set) var names: [NameHash] = []
  /// The identifiers that may demand imports; see `Imports`.
  private(set) var importingNames: Set<String> = []

  /// Reads a source text. The result is nil if the text contains spellings that only the parser can tell apart,
  /// such as regular expressions, or names outside of ASCII.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var reader = OutlineReader(bytes)
    guard reader.readFile() else { return nil }
    bodies = reader.bodies
    names = NameHash.sorted(reader.names)
    importingNames = reader.importingNames
  }
}

/// A hash of a name in a source file, without backticks. Names with equal hashes count as the same name, which
/// costs time but never a change of the result.
typealias NameHash = UInt32

extension NameHash {
  static let start: NameHash = 0x811c_9dc5
  func adding(_ byte: UInt8) -> NameHash { (self ^ NameHash(byte)) &* 0x0100_0193 }

  init(name: String) { self = name.trimmingBackticks.utf8.reduce(Self.start) { $0.adding($1) } }

  /// Returns the hashes in ascending order without duplicates.
  static func sorted(_ hashes: [NameHash]) -> [NameHash] {
    var result = hashes.sorted()
    var count = 0
    for hash in result where count == 0 || result[count - 1] != hash {
      result[count] = hash
      count += 1
    }
    result.removeLast(result.count - count)
    return result
  }
}

/// The reader of a `SourceOutline`.
private struct OutlineReader {
  private enum Token {
    case word(NameHash)
    case open(UInt8), close(UInt8)
    case other(UInt8)
    case end
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  /// The last byte that is neither whitespace nor part of a comment.
  private var previous = UInt8(ascii: "\n")
  private var previousWord: NameHash?
  private var isInBody = false
  /// Whether something was read that the bridge may rewrite.
  private var isRewritten = false
  private var hasFailed = false
  private var nesting = 0

  private(set) var bodies: [SourceOutline.Body] = []
  private(set) var names: [NameHash] = []
  private(set) var importingNames: Set<String> = []
  private var calledNames: [NameHash] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    if bytes.starts(with: [UInt8(ascii: "#"), UInt8(ascii: "!")]) { skipLine() }
  }

  /// Returns false if the text can't be read without parsing it.
  mutating func readFile() -> Bool {
    var open: [UInt8] = []
    var token = next()
    while !hasFailed {
      switch token {
      case .end: return open.isEmpty
      case .open(let bracket): open.append(bracket)
      case .close(let bracket): guard let last = open.popLast(), Self.match(last, bracket) else { return false }
      case .word(let name) where name == Words.function || (name == Words.initializer && !isMember):
        token = readFunction(isInitializer: name == Words.initializer)
        continue
      case .word, .other: break
      }
      token = next()
    }
    return false
  }

  // MARK: Functions

  /// Reads a function's declaration after the keyword, and its body.
  /// - Returns: the first token after what was read.
  private mutating func readFunction(isInitializer: Bool) -> Token {
    // The name, up to the parameters.
    var token = next()
    while true {
      switch token {
      case .other(let byte):
        let follows = isInitializer ? "<>,:.&=?!" : "<>,:.&=+-*/%|^~!?`"
        guard follows.utf8.contains(byte) else { return token }
      case .word(let name): guard !Words.ofDeclarations.contains(name) else { return token }
      case .open(UInt8(ascii: "[")): guard skipBrackets(from: UInt8(ascii: "[")) else { return .end }
      case .open(UInt8(ascii: "(")):
        guard skipBrackets(from: UInt8(ascii: "(")) else { return .end }
        return readResult()
      case .open, .close, .end: return token
      }
      if hasFailed { return .end }
      token = next()
    }
  }

  /// Reads the effects, the result and the requirements of a function, and its body.
  private mutating func readResult() -> Token {
    while !hasFailed {
      let token = next()
      switch token {
      case .open(UInt8(ascii: "{")):
        readBody()
        return hasFailed ? .end : next()
      case .open(let bracket): guard skipBrackets(from: bracket) else { return .end }
      case .word(let name): guard !Words.ofDeclarations.contains(name) else { return token }
      case .other(let byte): guard "-><?!&.,:=~@".utf8.contains(byte) else { return token }
      case .close, .end: return token
      }
    }
    return .end
  }

  private mutating func readBody() {
    let start = place
    let firstName = names.count
    let firstCall = calledNames.count
    let outer = (isInBody, isRewritten)
    (isInBody, isRewritten) = (true, false)
    defer { (isInBody, isRewritten) = outer }
    guard skipBrackets(from: UInt8(ascii: "{")) else { return }
    let range = start..<place - 1
    guard !isRewritten, range.count >= Self.smallestBody else { return }
    bodies.append(
      .init(range: range, names: names[firstName...], calledNames: calledNames[firstCall...]))
  }

  /// The size in bytes below which a body is parsed as fast as it is skipped.
  private static let smallestBody = 16

  /// Reads up to the closing bracket. Returns false if the brackets do not match.
  private mutating func skipBrackets(from bracket: UInt8) -> Bool {
    var open = [bracket]
    while !hasFailed {
      switch next() {
      case .open(let bracket): open.append(bracket)
      case .close(let bracket):
        guard let last = open.popLast(), Self.match(last, bracket) else {
          hasFailed = true
          return false
        }
        if open.isEmpty { return true }
      case .end: hasFailed = true
      case .word, .other: break
      }
    }
    return false
  }

  private static func match(_ open: UInt8, _ close: UInt8) -> Bool {
    switch open {
    case UInt8(ascii: "("): close == UInt8(ascii: ")")
    case UInt8(ascii: "["): close == UInt8(ascii: "]")
    default: close == UInt8(ascii: "}")
    }
  }

  // MARK: Tokens

  /// Whether the last word follows a dot.
  private var isMember = false

  private func byte(_ offset: Int = 0) -> UInt8 {
    place + offset < bytes.count ? bytes[place + offset] : UInt8(ascii: "\n")
  }

  private mutating func next() -> Token {
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"), 0x0B, 0x0C:
        place += 1
        continue
      case UInt8(ascii: "/"):
        switch self.byte(1) {
        case UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "*"): skipComment()
        default:
          readSlash()
          if hasFailed { return .end }
          return .other(byte)
        }
        continue
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
        UInt8(ascii: "$"):
        return readWord()
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        while place < bytes.count, Self.isPartOfWord(bytes[place]) { place += 1 }
        note(byte)
        return .other(byte)
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if byte == UInt8(ascii: "("), let previousWord { noteCall(of: previousWord) }
        place += 1
        note(byte)
        return .open(byte)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        place += 1
        note(byte)
        return .close(byte)
      case UInt8(ascii: "\""):
        guard readString() else {
          hasFailed = true
          return .end
        }
        note(byte)
        return .other(byte)
      case UInt8(ascii: "`"): return readQuotedWord()
      case UInt8(ascii: "#"):
        // Raw strings and regular expressions.
        if ["\"", "#", "/"].contains(UnicodeScalar(self.byte(1))) { hasFailed = true }
        isRewritten = true
      case UInt8(ascii: "@"): isRewritten = true
      case UInt8(ascii: "?"), UInt8(ascii: "!"): if isBeforeCall { isRewritten = true }
      case 0, UInt8(ascii: "'"), 0x80...: hasFailed = true
      default: break
      }
      place += 1
      note(byte)
      return hasFailed ? .end : .other(byte)
    }
    return .end
  }

  private mutating func note(_ byte: UInt8) {
    previous = byte
    previousWord = nil
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  private mutating func readWord() -> Token {
    let start = place
    var hash = NameHash.start
    while place < bytes.count, Self.isPartOfWord(bytes[place]) {
      hash = hash.adding(bytes[place])
      place += 1
    }
    isMember = previous == UInt8(ascii: ".")
    names.append(hash)
    let first = bytes[start]
    if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) || Words.importing.contains(hash) {
      importingNames.insert(String(decoding: bytes[start..<place], as: UTF8.self))
    }
    if isInBody, !isRewritten { isRewritten = isRewritten(hash, at: start) }
    previous = first
    previousWord = hash
    return .word(hash)
  }

  /// Reads a name between backticks.
  private mutating func readQuotedWord() -> Token {
    place += 1
    var hash = NameHash.start
    while place < bytes.count, Self.isPartOfWord(bytes[place]) {
      hash = hash.adding(bytes[place])
      place += 1
    }
    guard byte() == UInt8(ascii: "`"), place < bytes.count else {
      hasFailed = true
      return .end
    }
    place += 1
    names.append(hash)
    isRewritten = true
    note(UInt8(ascii: "`"))
    return .other(UInt8(ascii: "`"))
  }

  /// Returns whether the bridge may rewrite code with this word, whatever the module declares.
  private func isRewritten(_ hash: NameHash, at start: Int) -> Bool {
    if Words.rewritten.contains(hash) || bytes[start..<place].starts(with: "forKey".utf8) { return true }
    if isMember { return Words.ofObjects.contains(hash) }
    return previousWord == Words.cast && Words.attributeKeys.contains(hash)
  }

  /// Whether the mark at this place may belong to a call such as `delegate.method?(…)`.
  private var isBeforeCall: Bool {
    var index = place + 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"), 0x0B, 0x0C: index += 1
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "/"): return true
      default: return false
      }
    }
    return false
  }

  /// Notes a call without arguments, or with one of the labels `frame` and `nibName` first.
  private mutating func noteCall(of name: NameHash) {
    guard isInBody else { return }
    var index = place + 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"), 0x0B, 0x0C:
        index += 1
        continue
      case UInt8(ascii: ")"), UInt8(ascii: "/"), UInt8(ascii: "f"), UInt8(ascii: "n"): calledNames.append(name)
      default: break
      }
      return
    }
  }

  // MARK: Comments, operators and strings

  private mutating func skipLine() {
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n"), bytes[place] != UInt8(ascii: "\r") { place += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while place < bytes.count {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        place += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        place += 2
        if depth == 0 { return }
      } else {
        place += 1
      }
    }
    hasFailed = true
  }

  /// Reads a slash that is certainly the operator for division; another one may begin a regular expression.
  private mutating func readSlash() {
    let before = place > 0 ? bytes[place - 1] : UInt8(ascii: "\n")
    let isAfterOperand = Self.isPartOfWord(before) || before == UInt8(ascii: ")") || before == UInt8(ascii: "]")
    let isBetweenSpaces = before == UInt8(ascii: " ") && byte(1) == UInt8(ascii: " ")
    if !isAfterOperand, !isBetweenSpaces { hasFailed = true }
    place += 1
    note(UInt8(ascii: "/"))
  }

  /// Reads a string literal and the code in its interpolations. Returns false if the literal has no end.
  private mutating func readString() -> Bool {
    let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    place += isLong ? 3 : 1
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\\"):
        if byte(1) == UInt8(ascii: "(") {
          place += 2
          note(UInt8(ascii: "("))
          nesting += 1
          guard nesting < 16, skipBrackets(from: UInt8(ascii: "(")) else { return false }
          nesting -= 1
        } else {
          // An escaped line break may have two bytes; the second is skipped as contents.
          place += 2
        }
      case UInt8(ascii: "\""):
        if !isLong {
          place += 1
          return true
        }
        if byte(1) == UInt8(ascii: "\""), byte(2) == UInt8(ascii: "\"") {
          place += 3
          return true
        }
        place += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isLong { return false }
        place += 1
      case 0: return false
      default: place += 1
      }
    }
    return false
  }
}

/// The words that have a meaning for `OutlineReader`.
private enum Words {
  static let function = NameHash(name: "func")
  static let initializer = NameHash(name: "init")
  static let cast = NameHash(name: "as")

  /// The keywords that can't be part of a function's declaration before its body.
  static let ofDeclarations = hashes(
    "associatedtype case catch class default defer deinit didSet do else enum extension fallthrough for func get guard "
      + "if import init let macro operator precedencegroup protocol repeat return set struct subscript switch throw "
      + "try typealias var while willSet actor")

  /// The words in whose surroundings `FileRewriter` changes code. Declarations in bodies are parsed, too.
  static let rewritten = hashes(
    "actor class dynamic enum extension import protocol struct Darwin NSClassFromString NSStringFromClass "
      + "NSAttributedStringKey ProcessInfo Timer didChangeValue enumerateMatches isSubclass observe "
      + "willChangeValue")

  /// The members that `AnyObject` has in Objective-C.
  static let ofObjects = hashes(
    "conforms copy debugDescription description hash isEqual isKind isMember mutableCopy perform responds")

  static let attributeKeys = hashes("NSAttributedString NSAttributedStringKey")

  /// The names in lowercase that demand an import.
  static let importing = hashes("colorLiteral imageLiteral localized")

  private static func hashes(_ words: String) -> Set<NameHash> {
    Set(words.split(separator: " ").map { NameHash(name: String($0)) })
  }
}
