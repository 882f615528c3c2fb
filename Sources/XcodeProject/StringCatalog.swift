import Foundation

/// The contents of an `.xcstrings` file, in the form of the `.strings` and `.stringsdict` files that Xcode derives
/// from it.
public struct StringCatalog {
  /// The contents of a language's folder.
  public struct Language {
    public var strings: [String: String] = [:]
    /// The entries of the `.stringsdict`.
    public var rules: [String: Any] = [:]
  }

  public private(set) var languages: [String: Language] = [:]
  private let sourceLanguage: String

  public init(path: String) throws {
    guard let data = RegularFile.contents(path) else {
      throw ProjectError(file: path, problem: "cannot be read")
    }
    let json: Any
    do {
      json = try JSONSerialization.jsonObject(with: data)
    } catch {
      let detail = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "it is not JSON"
      throw ProjectError(
        file: path, problem: "is not a string catalog: \(detail)", remedy: "open and save it in Xcode")
    }
    guard let root = json as? [String: Any], let strings = root["strings"] as? [String: Any] else {
      throw ProjectError(
        file: path, problem: "is not a string catalog: it has no strings", remedy: "open and save it in Xcode")
    }
    sourceLanguage = root["sourceLanguage"] as? String ?? "en"
    languages[sourceLanguage] = Language()
    for (key, entry) in strings { add(key, entry as? [String: Any] ?? [:]) }
    // Each language becomes the name of a folder.
    if let wrong = languages.keys.sorted().first(where: { !FileName.isLanguage($0) }) {
      throw ProjectError(
        file: path, problem: "has the language \(wrong.debugDescription)",
        remedy: "languages are written as en, pt-BR or zh-Hans; correct it in Xcode")
    }
  }

  private mutating func add(_ key: String, _ entry: [String: Any]) {
    let localizations = entry["localizations"] as? [String: Any] ?? [:]
    for (language, localization) in localizations {
      add(key, to: language, localization as? [String: Any] ?? [:])
    }
    // In the source language a key without a translation is its own text.
    if localizations[sourceLanguage] == nil { languages[sourceLanguage]?.strings[key] = key }
  }

  private mutating func add(_ key: String, to language: String, _ localization: [String: Any]) {
    let substitutions = localization["substitutions"] as? [String: [String: Any]] ?? [:]
    var rules: [String: Any] = [:]
    var format = Self.value(of: localization)
    if let variations = localization["variations"] as? [String: Any] {
      var names = 0
      format = Self.variable(variations, format: nil, rules: &rules, names: &names)
    }
    guard let format else { return }
    for (name, substitution) in substitutions.sorted(by: { $0.key < $1.key }) {
      var names = 0
      var inner: [String: Any] = [:]
      let specifier = substitution["formatSpecifier"] as? String ?? "lld"
      guard let variations = substitution["variations"] as? [String: Any] else { continue }
      let text = Self.variable(variations, format: specifier, rules: &inner, names: &names)
      // The outermost variable gets the substitution's name.
      guard let text, text.hasPrefix("%#@"),
        let rule = inner.removeValue(forKey: String(text.dropFirst(3).dropLast()))
      else {
        continue
      }
      rules[name] = rule
      for (key, value) in inner { rules["\(name)_\(key)"] = value }
    }
    if rules.isEmpty {
      languages[language, default: Language()].strings[key] = format
    } else {
      rules["NSStringLocalizedFormatKey"] = Self.numbered(format, substitutions)
      languages[language, default: Language()].rules[key] = rules
    }
  }

  private static func value(of localization: [String: Any]) -> String? {
    (localization["stringUnit"] as? [String: Any])?["value"] as? String
  }

  /// Adds a variable for variations and returns the format that refers to it.
  private static func variable(
    _ variations: [String: Any], format: String?, rules: inout [String: Any], names: inout Int
  ) -> String? {
    guard names < 64 else { return nil }
    for (kind, type) in [
      ("plural", "NSStringPluralRuleType"), ("device", "NSStringDeviceSpecificRuleType"),
      ("width", "NSStringVariableWidthRuleType"),
    ] {
      guard let cases = variations[kind] as? [String: Any] else { continue }
      names += 1
      let name = "variation\(names)"
      var rule: [String: Any] = ["NSStringFormatSpecTypeKey": type]
      var specifier = format
      // The specifier is that of the text for the category "other", which is processed first, because the texts of
      // other categories may omit the number.
      for (category, value) in cases.sorted(by: { Self.order($0.key) < Self.order($1.key) }) {
        guard let value = value as? [String: Any] else { continue }
        let text: String?
        if let inner = value["variations"] as? [String: Any] {
          text = variable(inner, format: format, rules: &rules, names: &names)
        } else {
          text = self.value(of: value)
        }
        guard let text else { continue }
        rule[category] = text
        if specifier == nil { specifier = self.specifier(in: text) }
      }
      if kind == "plural" { rule["NSStringFormatValueTypeKey"] = specifier ?? "lld" }
      rules[name] = rule
      return "%#@\(name)@"
    }
    return nil
  }

  private static func order(_ category: String) -> String { category == "other" ? "" : category }

  /// Returns the specifier of a number in a text, such as `lld` in `"%lld items"`.
  private static func specifier(in text: String) -> String? {
    guard let percent = text.range(of: #"%(\d+\$)?(l|ll|h|q|z)?[diuxXf]"#, options: .regularExpression) else {
      return nil
    }
    return String(text[percent].dropFirst().drop { $0.isNumber || $0 == "$" })
  }

  /// Returns a format with the argument numbers of its substitutions: `%#@files@` becomes `%1$#@files@`.
  private static func numbered(_ format: String, _ substitutions: [String: [String: Any]]) -> String {
    var format = format
    for (name, substitution) in substitutions.sorted(by: { $0.key < $1.key }) {
      guard let number = substitution["argNum"] as? Int else { continue }
      format = format.replacingOccurrences(of: "%#@\(name)@", with: "%\(number)$#@\(name)@")
    }
    return format
  }

  /// Writes `de.lproj/NAME.strings` and similar files into a folder and replaces existing ones. They are in XML
  /// with sorted keys, so that equal catalogs produce equal bytes.
  public func write(named name: String, to folder: String) throws {
    for (language, contents) in languages.sorted(by: { $0.key < $1.key }) {
      let place = "\(folder)/\(language).lproj"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      for (file, values) in [("strings", contents.strings as [String: Any]), ("stringsdict", contents.rules)]
      where !values.isEmpty || file == "strings" {
        let data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        try data.write(to: URL(fileURLWithPath: "\(place)/\(name).\(file)"))
      }
    }
  }
}
