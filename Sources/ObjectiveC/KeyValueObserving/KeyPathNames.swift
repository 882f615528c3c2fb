internal import CSwiftRuntime
import Foundation

/// The property names in Swift key paths.
///
/// Key paths of Objective-C contain these names. The description of a Swift key path contains the names of stored
/// properties; for computed ones, such as overridable properties, it contains the address of a getter, whose symbol
/// contains the name.
enum KeyPathNames {
  private static let known = Locked<[AnyKeyPath: [String]?]>([:])

  /// Returns the keys along the path from an object of a class, with the spelling that the class has registered;
  /// nil if the path contains anything other than properties.
  static func keys(of path: AnyKeyPath, on type: AnyClass) -> String? {
    guard let names = names(of: path), let first = names.first else { return nil }
    // `isHidden` corresponds to the key `hidden` if the class has registered that.
    let spelling =
      KeyValueAccess.hasKey(first, on: type) ? first : KeyValueAccess.otherSpelling(of: first, on: type)
    return ([spelling ?? first] + names.dropFirst()).joined(separator: ".")
  }

  private static func names(of path: AnyKeyPath) -> [String]? {
    known.withLock { known in
      if let names = known[path] { return names }
      let names = read("\(path.debugDescription)".dropFirst("\\\(Swift.type(of: path).rootType)".count))
      known[path] = .some(names)
      return names
    }
  }

  /// Parses a description: `.title`, `.<computed 0x00001234 (Optional<String>)>?.count`.
  private static func read(_ text: Substring) -> [String]? {
    var rest = text
    var names: [String] = []
    while let sign = rest.popFirst() {
      switch sign {
      case "?", "!": continue
      case ".":
        if rest.hasPrefix("<computed 0x") {
          guard let component = popComputed(&rest) else { return nil }
          names.append(component)
        } else {
          let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
          guard !name.isEmpty else { return nil }
          names.append(String(name))
          rest = rest.dropFirst(name.count)
        }
      default: return nil
      }
    }
    return names.isEmpty ? nil : names
  }

  private static func popComputed(_ rest: inout Substring) -> String? {
    let digits = rest.dropFirst("<computed 0x".count).prefix { $0.isHexDigit }
    guard let address = UInt(digits, radix: 16) else { return nil }
    // The type follows in parentheses, which can be nested.
    var depth = 0
    while let sign = rest.popFirst() {
      if sign == "(" { depth += 1 }
      if sign == ")" { depth -= 1 }
      if sign == ">", depth == 0, rest.first.map({ ".?!".contains($0) }) ?? true { break }
    }
    guard let symbol = flipside_copy_symbol_name(address) else { return nil }
    defer { free(symbol) }
    guard let meaning = flipside_copy_demangled_name(symbol) else { return nil }
    defer { free(meaning) }
    return property(String(cString: meaning))
  }

  /// Returns the property in the demangled symbol `key path getter for UIKit.UIView.isHidden : Swift.Bool :
  /// UIKit.UILabel`.
  private static func property(_ meaning: String) -> String? {
    guard let start = meaning.range(of: "getter for "),
      let end = meaning.range(of: " : ", range: start.upperBound..<meaning.endIndex)
    else { return nil }
    let name = meaning[start.upperBound..<end.lowerBound]
    // The form of a private name is `(name in _0123)`.
    let last =
      name.hasSuffix(")")
      ? name.split(separator: "(").last?.split(separator: " ").first : name.split(separator: ".").last
    return last.map(String.init)
  }
}
