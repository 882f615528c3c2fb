import Foundation

/// Formats with plural rules.
///
/// On iOS, a string from a `.stringsdict` has hidden rules. In Flipside, its text contains them: the entry's
/// format, which is displayed as on iOS, is followed by characters without a glyph that identify the rule.
enum LocalizedFormat {
  private struct Store {
    var rules: [PluralRule] = []
    var numbers: [PluralRule: Int] = [:]
  }

  private static let store = Locked(Store())
  /// Tag characters, which have no glyphs, and are only used in flags of regions otherwise.
  private static let firstTag: UInt32 = 0xE0030
  private static let endTag: UInt32 = 0xE007F

  /// Returns the format for a plural rule, with the rule's texts.
  static func text(for rule: PluralRule) -> String {
    guard rule.format.contains("%#@") || rule.variables.isEmpty == false else { return rule.format }
    // Variables that do not depend on numbers are replaced immediately.
    if !rule.variables.values.contains(where: { if case .plural = $0 { true } else { false } }) {
      return Expansion(rule: rule, arguments: nil).text(rule.format, depth: 0)
    }
    let number = store.withLock { store in
      if let known = store.numbers[rule] { return known }
      store.rules.append(rule)
      store.numbers[rule] = store.rules.count - 1
      return store.rules.count - 1
    }
    var tags = String.UnicodeScalarView()
    for digit in String(number).utf8 {
      if let tag = Unicode.Scalar(firstTag + UInt32(digit) - 48) { tags.append(tag) }
    }
    if let end = Unicode.Scalar(endTag) { tags.append(end) }
    return rule.format + String(tags)
  }

  /// Returns the format with its variables filled in, and the arguments in their order; nil for an ordinary format.
  /// Numbered specifiers are sorted, too: Foundation on Linux miscounts them if one is missing.
  static func expanded(_ format: String, arguments: [CVarArg]) -> (format: String, arguments: [CVarArg])? {
    var scalars = format.unicodeScalars
    var rule: PluralRule?
    if scalars.last?.value == endTag {
      scalars.removeLast()
      var number = 0
      var place = 1
      while let last = scalars.last, (firstTag...firstTag + 9).contains(last.value), place < 1_000_000_000 {
        number += Int(last.value - firstTag) * place
        place *= 10
        scalars.removeLast()
      }
      rule = store.withLock { $0.rules.indices.contains(number) ? $0.rules[number] : nil }
    } else if !format.utf8.contains(UInt8(ascii: "$")) || format.utf8.contains(UInt8(ascii: "*")) {
      return nil
    }
    let expansion = Expansion(rule: rule, arguments: arguments)
    let text = expansion.text(String(scalars), depth: 0)
    return (text, expansion.taken)
  }

  private final class Expansion {
    private let rule: PluralRule?
    /// The arguments; nil if specifiers are kept in the text.
    private let arguments: [CVarArg]?
    private(set) var taken: [CVarArg] = []

    init(rule: PluralRule?, arguments: [CVarArg]?) {
      self.rule = rule
      self.arguments = arguments
    }

    /// Returns a format in which variables are replaced by their formats for the arguments.
    ///
    /// - Parameter own: the index of the argument for the text, inside a variable.
    func text(_ format: String, depth: Int, own: Int? = nil) -> String {
      // A variable that contains itself is replaced by nothing: its remaining text would be parsed as an object's
      // specifier.
      guard depth < 8 else { return "" }
      var result = ""
      var next = 1
      var rest = Substring(format)
      while let percent = rest.firstIndex(of: "%") {
        result += rest[..<percent]
        rest = rest[percent...].dropFirst()
        if rest.first == "%" {
          result += "%%"
          rest = rest.dropFirst()
          continue
        }
        var place: Int?
        let figures = rest.prefix { $0.isASCII && $0.isNumber }
        if !figures.isEmpty, rest.dropFirst(figures.count).first == "$" {
          place = Int(figures)
          rest = rest.dropFirst(figures.count + 1)
        }
        if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
          let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
          rest = rest[rest.index(after: end)...]
          let index = place ?? own ?? next
          if place == nil, own == nil, takesArgument(name) { next += 1 }
          result += variable(name, place: index, own: own, depth: depth)
          continue
        }
        let index = place ?? own ?? next
        if place == nil, own == nil { next += 1 }
        result += ordinaryPlace(index, isNumbered: place != nil, &rest)
      }
      return result + rest
    }

    /// Returns the start of an ordinary format specifier, which takes the next argument.
    private func ordinaryPlace(_ index: Int, isNumbered: Bool, _ rest: inout Substring) -> String {
      guard let arguments else { return isNumbered ? "%\(index)$" : "%" }
      guard arguments.indices.contains(index - 1) else {
        // The format has no argument for the specifier.
        rest = rest.drop { !$0.isLetter && $0 != "@" }.drop { "hlqLzjt".contains($0) }.dropFirst()
        return "(null)"
      }
      taken.append(arguments[index - 1])
      return "%"
    }

    private func takesArgument(_ name: String) -> Bool {
      if case .plural? = rule?.variables[name] { return true }
      return false
    }

    private func variable(_ name: String, place: Int, own: Int?, depth: Int) -> String {
      switch rule?.variables[name] {
      case .plural(let texts, let format):
        let arguments = arguments ?? []
        let number = arguments.indices.contains(place - 1) ? Self.number(arguments[place - 1]) : 0
        let category = PluralRule.category(of: number, texts: texts, language: rule?.language ?? "en")
        // A text may omit the number, or refer to it without a format.
        let text = (texts[category] ?? texts["other"] ?? "").replacingOccurrences(
          of: "%arg", with: "%\(place)$\(format)")
        return self.text(text, depth: depth + 1, own: place)
      case .device(let texts): return text(Self.device(texts), depth: depth + 1, own: own)
      case .width(let texts):
        let widest = texts.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
        return text(widest?.value ?? "", depth: depth + 1, own: own)
      case nil: return ""
      }
    }

    private static func device(_ texts: [String: String]) -> String {
      let isPad = ProcessInfo.processInfo.environment["FLIPSIDE_DEVICE"]?.contains("iPad") == true
      return texts[isPad ? "ipad" : "iphone"] ?? texts["other"] ?? texts.min { $0.key < $1.key }?.value ?? ""
    }

    private static func number(_ argument: CVarArg) -> Double {
      if let value = argument as? any BinaryInteger { return Double(clamping: value) }
      if let value = argument as? Double { return value }
      if let value = argument as? Float { return Double(value) }
      if let value = argument as? CGFloat { return Double(value) }
      if let value = argument as? NSNumber { return value.doubleValue }
      return 0
    }
  }
}

extension Double {
  fileprivate init(clamping value: some BinaryInteger) { self.init(value) }
}

// MARK: Foundation's own functions, found before them: see `HostLocale`.

private func formatted(_ format: String, _ locale: Locale?, _ arguments: [CVarArg]) -> String {
  let expanded = LocalizedFormat.expanded(format, arguments: arguments) ?? (format, arguments)
  let safe = FormatCheck.mended(expanded.format, arguments: expanded.arguments) ?? expanded
  return plainlyFormatted(safe.format, locale, safe.arguments)
}

private func plainlyFormatted(_ format: String, _ locale: Locale?, _ arguments: [CVarArg]) -> String {
  withVaList(arguments) { list in
    let locale = locale.map { $0 as NSLocale }
    return NSString(format: format, locale: locale, arguments: list) as String
  }
}

@_silgen_name("flipside_stringWithFormat")
package func stringWithFormat(_ format: __shared String, _ arguments: CVarArg...) -> String {
  formatted(format, nil, arguments)
}

@_silgen_name("flipside_stringWithFormat2")
package func stringWithFormat(_ format: __shared String, arguments: __shared [CVarArg]) -> String {
  formatted(format, nil, arguments)
}

@_silgen_name("flipside_stringWithFormat3")
package func stringWithFormat(_ format: __shared String, locale: __shared Locale?, _ arguments: CVarArg...)
  -> String
{
  formatted(format, locale, arguments)
}

@_silgen_name("flipside_stringWithFormat4")
package func stringWithFormat(
  _ format: __shared String, locale: __shared Locale?, arguments: __shared [CVarArg]
) -> String {
  formatted(format, locale, arguments)
}

@_silgen_name("flipside_localizedStringWithFormat")
package func localizedStringWithFormat(_ format: String, _ arguments: CVarArg...) -> String {
  formatted(format, HostLocale.current, arguments)
}

@_silgen_name("flipside_log")
package func log(_ format: String, _ arguments: CVarArg...) {
  let expanded = LocalizedFormat.expanded(format, arguments: arguments) ?? (format, arguments)
  let safe = FormatCheck.mended(expanded.format, arguments: expanded.arguments) ?? expanded
  if HostIdentity.isFixed {
    return HostIdentity.log(withVaList(safe.arguments) { NSString(format: safe.format, arguments: $0) as String })
  }
  withVaList(safe.arguments) { NSLogv(safe.format, $0) }
}

extension NSString {
  /// Replaces `init(format:_:)`, with its calling convention.
  @_silgen_name("flipside_nsStringWithFormat")
  package static func make(format: __owned NSString, _ arguments: __owned [CVarArg]) -> Self {
    self.init(string: formatted(format as String, nil, arguments))
  }

  /// Returns a string made of a format in the user's locale.
  public class func localizedStringWithFormat(_ format: NSString, _ arguments: CVarArg...) -> NSString {
    formatted(format as String, HostLocale.current, arguments) as NSString
  }
}

extension NSMutableString {
  /// Adds a string made of a format to the receiver.
  public func appendFormat(_ format: NSString, _ args: CVarArg...) {
    append(formatted(format as String, nil, args))
  }
}
