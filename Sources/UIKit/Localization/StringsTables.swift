import Foundation

/// The strings of bundles, by language and table. Each file is read once.
enum StringsTables {
  struct Table {
    var strings: [String: String] = [:]
    /// The entries of the `.stringsdict`.
    var rules: [String: PluralRule] = [:]
  }

  private static let tables = Locked<[String: Table?]>([:])

  /// Returns the text for a key; nil if no table contains it.
  static func string(_ key: String, table: String, folders: [String]) -> String? {
    for folder in folders {
      guard let found = load(folder, table) else { continue }
      if let rule = found.rules[key] { return LocalizedFormat.text(for: rule) }
      // The first folder that has the table decides.
      return found.strings[key]
    }
    return nil
  }

  static func all(table: String, folders: [String]) -> [String: String] {
    folders.lazy.compactMap { load($0, table) }.first?.strings ?? [:]
  }

  /// Returns the table in a folder; nil if the folder contains neither of its files.
  private static func load(_ folder: String, _ name: String) -> Table? {
    let path = "\(folder)/\(name)"
    if let known = tables.withLock({ $0[path] }) { return known }
    let table = read(path, language: language(of: folder))
    tables.withLock { $0[path] = .some(table) }
    return table
  }

  private static func language(of folder: String) -> String {
    let name = (folder as NSString).lastPathComponent
    guard name.hasSuffix(".lproj"), name != "Base.lproj" else { return HostLocale.languages.first ?? "en" }
    return String(name.dropLast(6))
  }

  private static func read(_ path: String, language: String) -> Table? {
    guard !path.contains("\0") else { return nil }
    var table: Table?
    if let data = FileManager.default.contents(atPath: path + ".strings") {
      let contents = StringsFile.read(data)
      if let line = contents.brokenLine {
        Console.write(
          "\(path).strings:\(line): this is not \"key\" = \"value\"; the rest of the file is not read. Correct the line."
        )
      }
      table = Table(strings: contents.strings)
    }
    if let data = FileManager.default.contents(atPath: path + ".stringsdict") {
      let plist = try? PropertyListSerialization.propertyList(from: data, format: nil)
      if let entries = plist as? [String: Any] {
        var found = table ?? Table()
        for (key, entry) in entries { found.rules[key] = PluralRule(entry, language: language) }
        table = found
      } else {
        Console.write("\(path).stringsdict is not a property list, so it is not read. Correct it in Xcode.")
      }
    }
    return table
  }
}
