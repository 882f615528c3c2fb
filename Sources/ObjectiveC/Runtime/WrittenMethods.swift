internal import CSwiftRuntime
import Foundation

/// The methods that a class itself declares, by their names in the symbols of the program, for classes that do not
/// register their methods.
///
/// Swift has no names of methods at run time, and a protocol's default implementation can't be distinguished from a
/// class's own method without calling it. The symbols of the class distinguish them. An optimized program may lack
/// those of internal classes, whose methods the compiler can inline.
package struct WrittenMethods: Sendable {
  /// The full names, such as `tableView(_:cellForRowAt:)`, without inherited methods; empty if the program has no
  /// symbols of the class.
  package private(set) var names: Set<String> = []
  /// Whether all methods that implement requirements of protocols are certain to be included: the class is public,
  /// so that the compiler can't remove them.
  package private(set) var isWhole = false

  private static let known = Locked<[ObjectIdentifier: WrittenMethods]>([:])

  package static func of(_ type: AnyClass) -> WrittenMethods {
    known.withLock { known in
      let key = ObjectIdentifier(type)
      if let methods = known[key] { return methods }
      let methods = read(type)
      known[key] = methods
      return methods
    }
  }

  private static func read(_ type: AnyClass) -> WrittenMethods {
    var result = WrittenMethods()
    // In the stable layout of a class, the descriptor follows the superclass, the flags and the sizes.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard let descriptor = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer?.self),
      let list = flipside_copy_member_names(UInt(bitPattern: descriptor))
    else { return result }
    defer { free(list) }
    // Symbols that are visible to other modules are prefixed by a plus sign.
    let lines = String(cString: list).split(separator: "\n")
    let exported = Set(lines.filter { $0.hasPrefix("+") }.map { String($0.dropFirst()) })
    let symbols = lines.map { String($0.hasPrefix("+") ? $0.dropFirst() : $0) }
    // The class's own descriptor is the shortest with that suffix.
    guard let own = symbols.filter({ $0.hasSuffix("Mn") }).min(by: { $0.utf8.count < $1.utf8.count }),
      let title = meaning(of: own), title.hasPrefix(descriptorWords)
    else { return result }
    let name = title.dropFirst(descriptorWords.count)
    result.isWhole = exported.contains(own)
    // The symbol of a function, or of its entry in the dispatch table.
    for symbol in symbols where symbol.hasSuffix("F") || symbol.hasSuffix("FTq") {
      guard var text = meaning(of: symbol) else { continue }
      if text.hasPrefix(methodWords) { text.removeFirst(methodWords.count) }
      guard text.hasPrefix(name + "."), let method = fullName(text.dropFirst(name.count + 1)) else { continue }
      result.names.insert(method)
    }
    return result
  }

  private static let descriptorWords = "nominal type descriptor for "
  private static let methodWords = "method descriptor for "

  private static func meaning(of symbol: String) -> String? {
    guard let text = flipside_copy_demangled_name(symbol) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// Returns the full name in the demangled symbol `tableView(_: UIKit.UITableView, cellForRowAt: (Swift.Int,
  /// Swift.Int)) -> ()`; a private method is named `(tableView in _0123)`.
  private static func fullName(_ text: Substring) -> String? {
    var rest = text
    let name: Substring
    if rest.first == "(" {
      name = rest.dropFirst().prefix { $0 != " " }
      guard let end = rest.firstIndex(of: ")") else { return nil }
      rest = rest[rest.index(after: end)...]
    } else {
      name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest.dropFirst(name.count)
    }
    guard !name.isEmpty, rest.popFirst() == "(" else { return nil }
    var depth = 1
    var labels = ""
    var isLabel = true
    for sign in rest {
      if isLabel, depth == 1 {
        if sign == ")" { return "\(name)(\(labels))" }
        if sign == " " { continue }
        labels.append(sign)
        isLabel = sign != ":"
        continue
      }
      switch sign {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      // The arrow of a function type is not a closing bracket.
      case ">": depth -= 1
      case "-": depth += 1
      case ",": isLabel = depth == 1
      default: break
      }
      if depth == 0 { return "\(name)(\(labels))" }
    }
    return nil
  }
}
