import CoreGraphics

/// Reads one line of the visual format language.
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
    var line = VisualFormat.Line()
    if text.count > 1, text[1] == ":", let first = text.first, "HhVv".contains(first) {
      line.axis = first == "H" || first == "h" ? .horizontal : .vertical
      position = 2
    }
    if take("|") {
      line.startsAtSuperview = true
      line.gaps.append(try gap())
    }
    line.views.append(try element())
    while !isAtEnd {
      let gap = try gap()
      if take("|") {
        line.gaps.append(gap)
        line.endsAtSuperview = true
        break
      }
      guard peek == "[" else { throw error("Expected a '[' here, to begin a view, or a '|' for the superview") }
      line.gaps.append(gap)
      line.views.append(try element())
    }
    guard isAtEnd else { throw error("Encountered unexpected characters after the end of the format") }
    return line
  }

  // MARK: Parts

  /// `-8-`, `-(>=8)-`, `-` or nothing.
  private mutating func gap() throws -> VisualFormat.Gap {
    guard take("-") else { return VisualFormat.Gap() }
    if peek == "[" || peek == "|" || isAtEnd {
      if isAtEnd { throw error("Expected a view or '|' after the connection") }
      return VisualFormat.Gap(isStandard: true)
    }
    let predicates = try predicateList(isGap: true)
    guard take("-") else { throw error("Expected a '-' here. That is how you terminate a connection") }
    return VisualFormat.Gap(predicates: predicates)
  }

  /// `[name(sizes)]`.
  private mutating func element() throws -> VisualFormat.Element {
    guard take("[") else { throw error("Expected a '[' here, to begin a view") }
    let start = position
    let name = identifier()
    guard !name.isEmpty else { throw error("Expected the name of a view") }
    let view = try view(named: name, at: start)
    var sizes: [VisualFormat.Predicate] = []
    if peek == "(" { sizes = try predicateList(isGap: false) }
    guard take("]") else { throw error("Expected a ']' here, to end the view") }
    return VisualFormat.Element(view: view, sizes: sizes)
  }

  private func view(named name: String, at start: Int) throws -> AnyObject {
    guard let found = views[name] else {
      throw VisualFormatError(
        message: "\(name) is not a key in the views dictionary.", position: start + name.count)
    }
    guard let view = (found as? UIView) ?? (found as? UILayoutGuide) else {
      throw VisualFormatError(
        message: "\(name) in the views dictionary is neither a view nor a layout guide.",
        position: start + name.count)
    }
    return view
  }

  /// A number or metric alone, or predicates in parentheses.
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
    let start = position
    if let number = number() {
      predicate.constant = number
    } else {
      let name = identifier()
      guard !name.isEmpty else { throw error("Expected a number, a metric or a view's name here") }
      try resolve(name, at: start, isGap: isGap, into: &predicate)
    }
    guard !isSimple || !isGap else { return predicate }
    try adjust(&predicate)
    if take("@") { predicate.priority = UILayoutPriority(Float(try value("a priority"))) }
    return predicate
  }

  private func resolve(_ name: String, at start: Int, isGap: Bool, into predicate: inout VisualFormat.Predicate)
    throws
  {
    if let metric = VisualFormatParser.number(metrics[name]) {
      predicate.constant = metric
    } else if !isGap, views[name] != nil {
      predicate.other = try view(named: name, at: start)
    } else if views[name] != nil {
      throw VisualFormatError(
        message: "\(name) is a view and can't be the length of a connection", position: position)
    } else {
      throw VisualFormatError(
        message: "\(name) is not a key in the metrics\(isGap ? "" : " or views") dictionary.", position: position)
    }
  }

  /// `*2`, `/3`, `+4`, `-5` after a view or metric.
  private mutating func adjust(_ predicate: inout VisualFormat.Predicate) throws {
    if take("*") {
      let factor = try value("a multiplier")
      if predicate.other == nil { predicate.constant *= factor } else { predicate.multiplier = factor }
    } else if take("/") {
      let divisor = try value("a divisor")
      guard divisor != 0 else { throw error("Can't divide by zero") }
      if predicate.other == nil { predicate.constant /= divisor } else { predicate.multiplier = 1 / divisor }
    }
    if take("+") {
      predicate.constant += try value("a constant")
    } else if take("-") {
      predicate.constant -= try value("a constant")
    }
  }

  private mutating func value(_ what: String) throws -> CGFloat {
    if let number = number() { return number }
    let name = identifier()
    guard !name.isEmpty, let metric = VisualFormatParser.number(metrics[name]) else {
      throw error(name.isEmpty ? "Expected \(what) here" : "\(name) is not a key in the metrics dictionary.")
    }
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

  private mutating func identifier() -> String {
    let start = position
    while let character = peek, character.isLetter || character == "_" || (position > start && character.isNumber) {
      position += 1
    }
    // A key path through a metric or view ("a.b") is a name of its own in the dictionaries.
    while peek == ".", position + 1 < text.count, text[position + 1].isLetter, position > start {
      position += 1
      while let character = peek, character.isLetter || character == "_" || character.isNumber { position += 1 }
    }
    return String(text[start..<position])
  }

  private mutating func number() -> CGFloat? {
    let start = position
    if peek == "-" || peek == "+" { position += 1 }
    while let character = peek, character.isASCII, character.isNumber || character == "." { position += 1 }
    guard let value = Double(String(text[start..<position])), value.isFinite else {
      position = start
      return nil
    }
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
