import Foundation

/// The reason for a syntax error.
struct PredicateError: Error {
  let reason: String
}

/// A scanner that splits a format into tokens and inserts the arguments.
struct PredicateScanner {
  enum Token: Equatable {
    case number(NSNumber)
    case text(String)
    /// A keyword or a key: `name`, `@count`.
    case word(String)
    /// A word that is always a key: `#in`, `%K`.
    case key(String)
    case variable(String)
    /// The index of an argument.
    case argument(Int)
    case sign(String)
    case end
  }

  private let characters: [Character]
  private var position = 0
  private var argumentCount = 0
  private(set) var tokens: [Token] = []
  private let arguments: [Any]

  static func tokens(of format: String, _ arguments: [Any]) throws -> [Token] {
    var scanner = PredicateScanner(format, arguments)
    try scanner.scan()
    return scanner.tokens
  }

  private init(_ format: String, _ arguments: [Any]) {
    characters = Array(format)
    self.arguments = arguments
  }

  private var current: Character? { position < characters.count ? characters[position] : nil }
  private func peek(_ offset: Int = 1) -> Character? {
    position + offset < characters.count ? characters[position + offset] : nil
  }

  private mutating func scan() throws {
    while let character = current {
      switch character {
      case _ where character.isWhitespace: position += 1
      case "\"", "'": tokens.append(.text(try quoted()))
      case "%": try placeholder()
      case "$":
        position += 1
        // In `$%K`, the argument is the name of a variable.
        if current == "%", peek() == "K" {
          position += 2
          tokens.append(.variable(try nextArgument() as? String ?? ""))
        } else {
          tokens.append(.variable(word()))
        }
      case "#":
        position += 1
        tokens.append(.key(word()))
      case "@":
        position += 1
        tokens.append(.word("@" + word()))
      case _ where character.isNumber && character.isASCII: tokens.append(.number(try number()))
      case "." where peek()?.isNumber == true && !followsValue: tokens.append(.number(try number()))
      case _ where character.isLetter || character == "_": tokens.append(.word(word()))
      default: try sign()
      }
    }
    tokens.append(.end)
  }

  private var followsValue: Bool {
    switch tokens.last {
    case .word, .key, .variable, .argument, .number: true
    case .sign(let sign): sign == ")" || sign == "]"
    default: false
    }
  }

  private mutating func word() -> String {
    var text = ""
    while let character = current, character.isLetter || character.isNumber || character == "_" {
      text.append(character)
      position += 1
    }
    return text
  }

  private mutating func quoted() throws -> String {
    let quote = current
    position += 1
    var text = ""
    while let character = current, character != quote {
      position += 1
      guard character == "\\", let escaped = current else {
        text.append(character)
        continue
      }
      position += 1
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      case "\\", "\"", "'": text.append(escaped)
      // A backslash that is meaningful to LIKE or MATCHES is kept.
      default: text += "\\\(escaped)"
      }
    }
    guard current == quote else { throw PredicateError(reason: "a string has no end") }
    position += 1
    return text
  }

  private mutating func number() throws -> NSNumber {
    if current == "0", let letter = peek(), let radix = ["x": 16, "o": 8, "b": 2][letter.lowercased()] {
      position += 2
      guard let value = Int64(word(), radix: radix) else { throw PredicateError(reason: "a number has no digits") }
      return NSNumber(value: value)
    }
    var text = ""
    func isDigit(_ character: Character?) -> Bool { character.map { $0.isASCII && $0.isNumber } ?? false }
    while let character = current, isDigit(character) || character == "." {
      if character == ".", text.contains(".") || !isDigit(peek()) { break }
      text.append(character)
      position += 1
    }
    if current == "e" || current == "E", isDigit(peek()) || ("+-".contains(peek() ?? " ") && isDigit(peek(2))) {
      text.append("e")
      position += 1
      while let character = current, isDigit(character) || (text.hasSuffix("e") && "+-".contains(character)) {
        text.append(character)
        position += 1
      }
    }
    if let whole = Int64(text) { return NSNumber(value: whole) }
    guard let real = Double(text) else { throw PredicateError(reason: "\(text) is not a number") }
    return NSNumber(value: real)
  }

  private mutating func nextArgument() throws -> Any {
    guard argumentCount < arguments.count else {
      throw PredicateError(reason: "there are fewer arguments than places for them")
    }
    argumentCount += 1
    return arguments[argumentCount - 1]
  }

  /// Scans a placeholder such as `%@`, `%K` or `%d`; the types of the arguments are determined by their values.
  private mutating func placeholder() throws {
    position += 1
    while let letter = current, "hlqjztL0123456789.+-".contains(letter) { position += 1 }
    guard let letter = current, "@KdDiuUxXoOfFeEgGaAcCsSp".contains(letter) else {
      throw PredicateError(reason: "% is not followed by the kind of an argument")
    }
    position += 1
    let value = try nextArgument()
    guard letter == "K" else { return tokens.append(.argument(argumentCount - 1)) }
    guard let path = PredicateValue.string(value) else {
      throw PredicateError(reason: "the argument for %K is no key path")
    }
    for (index, key) in path.split(separator: ".").enumerated() {
      if index > 0 { tokens.append(.sign(".")) }
      tokens.append(key == "SELF" || key == "self" ? .word("SELF") : .key(String(key)))
    }
    if path.isEmpty { throw PredicateError(reason: "the argument for %K is empty") }
  }

  private static let signs = [
    ":=", "**", "==", "=<", "=>", "<=", ">=", "!=", "<>", "&&", "||", "<<", ">>", "=", "<", ">", "!", "&", "|", "^",
    "~", "+", "-", "*", "/", "(", ")", "[", "]", "{", "}", ",", ".", "≤", "≥", "≠", ":",
  ]

  private mutating func sign() throws {
    let next = String(characters[position..<min(position + 2, characters.count)])
    guard let sign = Self.signs.first(where: { next.hasPrefix($0) }) else {
      throw PredicateError(reason: "\"\(characters[position])\" means nothing")
    }
    position += sign.count
    tokens.append(.sign(sign))
  }
}
