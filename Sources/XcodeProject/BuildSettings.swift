import Foundation

/// Build settings in layers, from the lowest to the highest: Xcode's defaults, the project's xcconfig file and
/// configuration, and those of the target.
///
/// `$(inherited)` is the value in the lower layers. Other variables are looked up in all layers, so that a lower
/// layer can use settings of a higher one.
public struct BuildSettings {
  /// The values of each setting, from the lowest layer to the highest.
  private let values: [String: [String]]
  private let account = SettingExpansion.Account()

  init(layers: [[String: String]]) {
    var values: [String: [String]] = [:]
    for layer in layers {
      for (key, value) in layer { values[key, default: []].append(value) }
    }
    self.values = values
  }

  /// Creates settings with a single layer.
  public init(_ settings: [String: String]) { self.init(layers: [settings]) }

  /// Returns the expanded value of a setting; nil if no layer defines it.
  public subscript(key: String) -> String? {
    if let known = account.known[key] { return known }
    var expansion = SettingExpansion(values: values, account: account)
    let value = expansion.value(of: key)
    account.known[key] = .some(value)
    return value
  }

  /// Returns the value as a list, split at white space outside of quotes.
  public func list(_ key: String) -> [String] { self[key].map(Self.words) ?? [] }

  public func isOn(_ key: String) -> Bool? { self[key].map { ["YES", "TRUE", "1"].contains($0.uppercased()) } }

  /// Returns all defined keys with a prefix.
  func keys(withPrefix prefix: String) -> Set<String> { Set(values.keys.filter { $0.hasPrefix(prefix) }) }

  /// Returns the text with its variables expanded.
  public func expand(_ text: String) -> String {
    var expansion = SettingExpansion(values: values, account: account)
    return expansion.fill(text)
  }

  /// The settings that could not be expanded, with the reasons and the chain of references, such as `A → B → B grow
  /// beyond 131072 bytes`.
  public var faults: [String] { account.faults }

  /// The chains of settings that refer to each other and have no other value, such as `A → B → A`. Their values are
  /// empty, as in Xcode.
  public var cycles: [String] { account.cycles }

  static func apply(_ modifier: String, to value: String?) -> String? {
    if modifier.hasPrefix("default=") {
      return value?.isEmpty == false ? value : String(modifier.dropFirst("default=".count))
    }
    guard let value else { return nil }
    switch modifier {
    case "c99extidentifier", "identifier": return moduleName(value)
    case "rfc1034identifier":
      return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "file": return (value as NSString).lastPathComponent
    case "base": return ((value as NSString).lastPathComponent as NSString).deletingPathExtension
    case "dir": return (value as NSString).deletingLastPathComponent
    case "suffix": return (value as NSString).pathExtension.isEmpty ? "" : "." + (value as NSString).pathExtension
    default: return value
    }
  }

  /// Returns a valid name for a Swift module: characters other than letters, digits and underscores become
  /// underscores.
  public static func moduleName(_ name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return text.first?.isNumber == true ? "_" + text.dropFirst() : text
  }

  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    var isEscaped = false
    var isInWord = false
    for character in text {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
        isInWord = true
      } else if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        isInWord = true
      } else if character.isWhitespace {
        if isInWord { words.append(word) }
        word = ""
        isInWord = false
      } else {
        word.append(character)
        isInWord = true
      }
    }
    if isInWord { words.append(word) }
    return words
  }

  /// Returns the settings of a project file or xcconfig file as a layer. Lists are joined, and conditional settings
  /// such as `KEY[sdk=…]` are used if they apply to the simulator.
  static func layer(_ settings: [String: Any]) -> [String: String] {
    var result: [String: String] = [:]
    var conditional: [String: String] = [:]
    for (key, value) in settings {
      let text: String
      switch value {
      case let list as [Any]: text = list.map { quoted("\($0)") }.joined(separator: " ")
      default: text = "\(value)"
      }
      guard let bracket = key.firstIndex(of: "[") else {
        result[key] = text
        continue
      }
      if holds(key[bracket...]) { conditional[String(key[..<bracket])] = text }
    }
    return result.merging(conditional) { $1 }
  }

  private static func quoted(_ word: String) -> String {
    word.contains(where: \.isWhitespace) && !word.contains("\"") ? "\"\(word)\"" : word
  }

  static func holds(_ conditions: Substring) -> Bool {
    conditions.split(whereSeparator: { "[],".contains($0) }).allSatisfy { condition in
      let parts = condition.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return false }
      switch parts[0] {
      case "sdk": return matches("iphonesimulator17.5", pattern: parts[1])
      case "arch":
        #if arch(arm64)
          return matches("arm64", pattern: parts[1])
        #else
          return matches("x86_64", pattern: parts[1])
        #endif
      case "config", "variant": return parts[1] == "*"
      default: return false
      }
    }
  }

  private static func matches(_ text: String, pattern: String) -> Bool {
    pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : text == pattern || text.hasPrefix(pattern + "1")
  }
}
