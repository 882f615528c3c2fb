import CoreGraphics

/// Parses a line of the visual format language.
@MainActor struct VisualFormatParser {
  private let text: [Character]
  private var position = 0
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    text = Array(format)
    self.metrics = metrics
    self.views = views
  }

  mutating func parse() throws -> VisualFormat.Line {
    guard !text.isEmpty else { throw VisualFormatError(message: "It's an empty string.", position: nil) }
    guard text.allSatisfy(\.isASCII) else {
      throw VisualFormatError(message: "It contains non-ASCII characters.", position: nil)
    }
    var line = VisualFormat.Line()
    if take("V:") { line.axis = .vertical } else { _ = take("H:") }
    if take("|") {
      line.startsAtSuperview = true
      line.gaps.append(try gap())
    }
    line.views.append(try element())
    while !isAtEnd {
      let gap = try gap()
      line.gaps.append(gap)
      if take("|") {
        line.endsAtSuperview = true
        break
      }
      line.views.append(try element())
    }
    guard isAtEnd else { throw error("Expected the end of the format string") }
    return line
  }

  // MARK: Parts

  /// Parses a gap, such as `-8-`, `-(>=8)-`, `-`, or an empty one.
  private mutating func gap() throws -> VisualFormat.Gap {
    guard take("-") else { return VisualFormat.Gap() }
    if peek == "[" || peek == "|" { return VisualFormat.Gap(isStandard: true) }
    let predicates = try predicateList(isGap: true)
    guard take("-") else { throw error("Expected a '-' here, to end the connection") }
    return VisualFormat.Gap(predicates: predicates)
  }

  /// Parses a view, `[name(sizes)]`.
  private mutating func element() throws -> VisualFormat.Element {
    guard take("[") else { throw error("Expected a view") }
    let name = identifier()
    guard !name.isEmpty else {
      throw error(
        "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and "
          + "underscores.")
    }
    let view = try view(named: name)
    var sizes: [VisualFormat.Predicate] = []
    if peek == "(" { sizes = try predicateList(isGap: false) }
    guard take("]") else { throw error("Expected a ']' here, to end the view") }
    return VisualFormat.Element(view: view, sizes: sizes, end: position)
  }

  private func view(named name: String) throws -> AnyObject {
    guard let found = views[name] else { throw error("\(name) is not a key in the views dictionary.") }
    guard let view = (found as? UIView) ?? (found as? UILayoutGuide) else {
      throw error("\(name) in the views dictionary is neither a view nor a layout guide.")
    }
    return view
  }

  /// Parses a number or metric, or predicates in parentheses.
  private mutating func predicateList(isGap: Bool) throws -> [VisualFormat.Predicate] {
    guard take("(") else { return [try predicate(isSimple: true, isGap: isGap)] }
    var list = [try predicate(isSimple: false, isGap: isGap)]
    while take(",") { list.append(try predicate(isSimple: false, isGap: isGap)) }
    guard take(")") else { throw error("Expected a ')' here, to end the list of predicates") }
    return list
  }

  private mutating func predicate(isSimple: Bool, isGap: Bool) throws -> VisualFormat.Predicate {
    var predicate = VisualFormat.Predicate()
    if !isSimple {
      if take("==") {
        predicate.relation = .equal
      } else if take("<=") {
        predicate.relation = .lessThanOrEqual
      } else if take(">=") {
        predicate.relation = .greaterThanOrEqual
      }
    }
    if let number = number() {
      predicate.constant = number
    } else {
      let name = try name()
      try resolve(name, isGap: isGap, into: &predicate)
    }
    guard !isSimple else { return predicate }
    try adjust(&predicate)
    if take("@") { predicate.priority = UILayoutPriority(Float(try value())) }
    return predicate
  }

  private mutating func name() throws -> String {
    let name = identifier()
    guard !name.isEmpty else {
      throw error("Expected a number or key from the metrics dictionary, but encountered something else")
    }
    return name
  }

  private func resolve(_ name: String, isGap: Bool, into predicate: inout VisualFormat.Predicate) throws {
    if let metric = VisualFormatParser.number(metrics[name]) {
      predicate.constant = metric
    } else if !isGap, views[name] != nil {
      predicate.other = try view(named: name)
    } else {
      throw unknownMetric(name)
    }
  }

  private func unknownMetric(_ name: String) -> VisualFormatError {
    error(
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries")
  }

  /// Parses operations such as `*2`, `/3`, `+4` and `-5` after a view or metric.
  private mutating func adjust(_ predicate: inout VisualFormat.Predicate) throws {
    if take("*") {
      let factor = try value()
      if predicate.other == nil { predicate.constant *= factor } else { predicate.multiplier = factor }
    } else if take("/") {
      let divisor = try value()
      guard divisor != 0 else { throw error("Can't divide by zero") }
      if predicate.other == nil { predicate.constant /= divisor } else { predicate.multiplier = 1 / divisor }
    }
    if take("+") {
      predicate.constant += try value()
    } else if take("-") {
      predicate.constant -= try value()
    }
  }

  private mutating func value() throws -> CGFloat {
    if let number = number() { return number }
    let name = try name()
    guard let metric = VisualFormatParser.number(metrics[name]) else { throw unknownMetric(name) }
    return metric
  }

  // MARK: Characters

  private var isAtEnd: Bool { position >= text.count }
  private var peek: Character? { isAtEnd ? nil : text[position] }

  private mutating func take(_ symbol: String) -> Bool {
    let characters = Array(symbol)
    guard position + characters.count <= text.count,
      Array(text[position..<position + characters.count]) == characters
    else { return false }
    position += characters.count
    return true
  }

  /// Parses an identifier with the syntax of C.
  private mutating func identifier() -> String {
    let start = position
    while let character = peek, character.isLetter || character == "_" || (position > start && character.isNumber) {
      position += 1
    }
    return String(text[start..<position])
  }

  /// Parses a number with the syntax of C, regardless of the locale.
  private mutating func number() -> CGFloat? {
    guard let first = peek, first.isNumber || "+-.".contains(first) else { return nil }
    var end = position
    if "+-".contains(first) { end += 1 }
    func skipDigits() { while end < text.count, text[end].isNumber { end += 1 } }
    skipDigits()
    if end < text.count, text[end] == "." {
      end += 1
      skipDigits()
    }
    if end < text.count, "eE".contains(text[end]) {
      let mantissa = end
      end += 1
      if end < text.count, "+-".contains(text[end]) { end += 1 }
      let digits = end
      skipDigits()
      if end == digits { end = mantissa }
    }
    guard let value = Double(String(text[position..<end])), value.isFinite else { return nil }
    position = end
    return CGFloat(value)
  }

  private func error(_ message: String) -> VisualFormatError {
    VisualFormatError(message: message, position: position)
  }

  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: return value
    case let value as Double: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as Int: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    case let value as UILayoutPriority: return CGFloat(value.rawValue)
    default: return nil
    }
  }
}
