internal import CSwiftRuntime
import Foundation

/// The extraction of a predicate format's arguments from a C argument list, which is untyped.
enum FormatArguments {
  static func read(_ format: String, _ list: CVaListPointer) -> [Any] {
    let kinds = kinds(of: format)
    guard !kinds.isEmpty else { return [] }
    var words = [UInt](repeating: 0, count: kinds.count)
    flipside_read_arguments(String(kinds.map(\.code)), &words, list)
    return zip(kinds, words).map { $0.value($1) }
  }

  private enum Kind {
    case object, text, int, word, unsigned, double

    /// The letter by which `flipside_read_arguments` identifies the argument's type.
    var code: Character {
      switch self {
      case .int: "i"
      case .double: "f"
      default: "w"
      }
    }

    func value(_ word: UInt) -> Any {
      switch self {
      case .object:
        guard let pointer = UnsafeRawPointer(bitPattern: word) else { return NSNull() }
        return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
      case .text:
        guard let pointer = UnsafePointer<CChar>(bitPattern: word) else { return NSNull() }
        return String(cString: pointer)
      case .int, .word: return NSNumber(value: Int(bitPattern: word))
      case .unsigned: return NSNumber(value: word)
      case .double: return NSNumber(value: Double(bitPattern: UInt64(word)))
      }
    }
  }

  /// Returns the placeholders outside of quotes, according to `printf` and "Predicate Format String Syntax".
  private static func kinds(of format: String) -> [Kind] {
    var kinds: [Kind] = []
    var rest = Substring(format)
    while let character = rest.popFirst() {
      if character == "\"" || character == "'" {
        while let inner = rest.popFirst(), inner != character {
          if inner == "\\" { rest = rest.dropFirst() }
        }
      } else if character == "%" {
        let length = rest.prefix { "hlqztj".contains($0) }
        rest = rest.dropFirst(length.count)
        guard let letter = rest.popFirst() else { break }
        let isLong = length.contains { "lqztj".contains($0) }
        switch letter {
        case "@", "K": kinds.append(.object)
        case "s": kinds.append(.text)
        case "f", "F", "e", "E", "g", "G", "a", "A": kinds.append(.double)
        case "d", "i", "D", "c", "C": kinds.append(isLong ? .word : .int)
        case "u", "U", "x", "X", "o", "O": kinds.append(isLong ? .unsigned : .int)
        case "p": kinds.append(.unsigned)
        default: break
        }
      }
    }
    return kinds
  }
}
