import Foundation

/// Apple's public API: its types, their supertypes and their members.
///
/// It is stored in the compact format of `apple-api.txt`, with a line for each type and an indented line for each
/// of its members. The prefix `~` marks deprecated declarations, `!` members that subclasses can't override, `?`
/// optional requirements, and `@` protocols that are isolated to the main actor.
/// ```
/// @UIKit
/// class UISwitch: UIControl NSCoding
///  v onTintColor UIColor?
///  f setOn(_:animated:)
/// ```
package struct AppleAPI {
  /// A member of a type, or a global function or constant.
  package struct Member: Equatable {
    /// The kind of a member, with its letter in the text. Static members have a capital letter.
    package enum Kind: Character {
      case property = "v", method = "f", initializer = "i", enumCase = "c", `subscript` = "s"
    }
    package var kind: Kind
    /// The name as in Apple's documentation, such as `addSubview(_:)`.
    package var name: String
    package var isStatic = false
    /// The type of a property or the result type of a method; empty for none.
    package var type = ""
    package var isDeprecated = false
    /// Whether subclasses can't override the member, because it is `public` but not `open`.
    package var isFinal = false
    /// Whether the member is an optional requirement of a protocol.
    package var isOptional = false

    package init(
      kind: Kind, name: String, isStatic: Bool = false, type: String = "", isDeprecated: Bool = false,
      isFinal: Bool = false, isOptional: Bool = false
    ) {
      self.kind = kind
      self.name = name
      self.isStatic = isStatic
      self.type = type
      self.isDeprecated = isDeprecated
      self.isFinal = isFinal
      self.isOptional = isOptional
    }

    /// The name without argument labels.
    package var baseName: String { name.baseName }
  }

  /// A type, or a framework's extension of another framework's type.
  package struct TypeEntry {
    package var framework: String
    /// The kind: `class`, `struct`, `enum`, `protocol` or `typealias`, or `extension` for another framework's type.
    package var kind: String
    package var name: String
    /// The superclass and the protocols; for a `typealias`, the aliased type.
    package var inherits: [String] = []
    package var isDeprecated = false
    /// Whether a protocol is isolated to the main actor; not known for other types.
    package var isMainActor = false
    package var members: [Member] = []

    package init(
      framework: String, kind: String, name: String, inherits: [String] = [], isDeprecated: Bool = false,
      isMainActor: Bool = false
    ) {
      self.framework = framework
      self.kind = kind
      self.name = name
      self.inherits = inherits
      self.isDeprecated = isDeprecated
      self.isMainActor = isMainActor
    }
  }

  package var types: [String: TypeEntry] = [:]
  /// The global functions and constants, by base name.
  package var globals: [String: [Member]] = [:]

  package init() {}

  // MARK: The text

  package init(text: String) {
    var framework = ""
    var current: TypeEntry?
    func close() {
      if let type = current { types[type.name] = type }
      current = nil
    }
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix(" ") {
        if let member = Member(line: line.dropFirst()) { current?.members.append(member) }
      } else if line.hasPrefix("@") {
        close()
        framework = String(line.dropFirst())
      } else if line.hasPrefix("= ") {
        if let member = Member(line: line.dropFirst(2)) { globals[member.baseName, default: []].append(member) }
      } else {
        close()
        current = TypeEntry(line: line, framework: framework)
      }
    }
    close()
  }

  /// The header, which describes the origin of the table. Its date changes when the table is generated again.
  private static let head = """
    # Apple's API in compact form: UIKit, QuartzCore and CoreGraphics of iOS 16.5, and the types and properties of UIKit up to
    # iOS 18. An input, made on 2026-11-22 by `swift run api-coverage . DECLARATIONS CENSUS` from tables of Apple's declarations,
    # which are too large for the repository. DECLARATIONS is a folder with these tables in `api`:
    #   NAME_types_ios16_5.json, for uikit, quartzcore and coregraphics: type -> {kind, inherits, extra_conformances, deprecated,
    #     mainActor}, as the frameworks' Swift interfaces in the SDK have them;
    #   NAME_swift_api_ios16_5.csv: container, kind, name, signature, mods, unavailable, renamed, deprecated, of the same;
    #   uikit_objc_types_macios_ios18.csv, uikit_objc_api_macios_ios18.csv: the Objective-C names of iOS 18 with `introduced`,
    #     as the bindings of .NET for iOS have them.
    # By hand: change a line, and let `swift run api-coverage .` write those that are made of it; GeneratedFilesTests holds the
    # order of the lines. Marks: AppleAPI.swift.

    """

  /// The table as text, sorted by name.
  package var text: String {
    var text = Self.head
    for framework in Set(types.values.map(\.framework)).sorted() {
      text += "@\(framework)\n"
      for type in types.values.sorted(by: { $0.name < $1.name }) where type.framework == framework {
        text += type.line + "\n"
        for member in type.members.sorted(by: { ($0.name, $0.type) < ($1.name, $1.type) }) {
          text += " \(member.line)\n"
        }
      }
    }
    text += "@\n"
    for member in globals.values.flatMap({ $0 }).sorted(by: { $0.name < $1.name }) { text += "= \(member.line)\n" }
    return text
  }
}

extension AppleAPI.Member {
  fileprivate init?(line: Substring) {
    let parts = line.split(separator: " ", maxSplits: 2)
    guard parts.count >= 2, let letter = parts[0].first,
      let kind = Kind(rawValue: Character(letter.lowercased()))
    else { return nil }
    self.init(
      kind: kind, name: String(parts[1]), isStatic: letter.isUppercase,
      type: parts.count == 3 ? String(parts[2]) : "", isDeprecated: parts[0].contains("~"),
      isFinal: parts[0].contains("!"), isOptional: parts[0].contains("?"))
  }

  fileprivate var line: String {
    let letter = isStatic ? kind.rawValue.uppercased() : String(kind.rawValue)
    let marks = (isDeprecated ? "~" : "") + (isFinal ? "!" : "") + (isOptional ? "?" : "")
    return "\(letter)\(marks) \(name)" + (type.isEmpty ? "" : " \(type)")
  }
}

extension AppleAPI.TypeEntry {
  fileprivate init?(line: Substring, framework: String) {
    let halves = line.split(separator: ":", maxSplits: 1)
    let words = halves[0].split(separator: " ")
    guard words.count == 2 else { return nil }
    self.init(
      framework: framework, kind: words[0].filter(\.isLetter), name: String(words[1]),
      inherits: halves.count == 2 ? halves[1].split(separator: " ").map(String.init) : [],
      isDeprecated: words[0].contains("~"), isMainActor: words[0].contains("@"))
  }

  fileprivate var line: String {
    "\(kind)\(isDeprecated ? "~" : "")\(isMainActor ? "@" : "") \(name)"
      + (inherits.isEmpty ? "" : ": " + inherits.joined(separator: " "))
  }
}

extension String {
  /// The name without argument labels, such as `addSubview` for `addSubview(_:)`.
  package var baseName: String { firstIndex(of: "(").map { String(self[..<$0]) } ?? self }

  /// The argument labels, such as `["_", "animated"]` for `setOn(_:animated:)`; nil for a name without parentheses.
  package var argumentLabels: [String]? {
    guard let open = firstIndex(of: "("), hasSuffix(")") else { return nil }
    return self[index(after: open)...].dropLast().split(separator: ":").map(String.init)
  }
}
