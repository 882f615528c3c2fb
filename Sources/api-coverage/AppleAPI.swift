import Foundation

/// Apple's declarations, read from the tables of facts.
struct AppleAPI {
  struct Declaration {
    /// As `DeclaredAPI` names it.
    let name: String
    let isType: Bool
    /// The outermost type: what a table row is about.
    var owner: String { String(name.split(separator: ".")[0]) }
  }

  let framework: String
  let declarations: [Declaration]

  init(framework: String, table: URL) throws {
    self.framework = framework
    let rows = CSV.rows(try String(contentsOf: table, encoding: .utf8))
    let head = rows.first ?? []
    func column(_ name: String) -> Int { head.firstIndex(of: name) ?? 0 }
    let (container, kind, name) = (column("container"), column("kind"), column("name"))
    let (unavailable, renamed, deprecated) = (column("unavailable"), column("renamed"), column("deprecated"))
    declarations = rows.dropFirst().compactMap { row in
      guard row.count == head.count, row[unavailable].isEmpty, row[renamed].isEmpty, row[deprecated].isEmpty else {
        return nil
      }
      let full = row[container].isEmpty ? row[name] : "\(row[container]).\(row[name])"
      let isType = ["class", "struct", "enum", "protocol", "typealias"].contains(row[kind])
      guard isType || !row[container].isEmpty else { return nil }
      return Declaration(name: full.replacingOccurrences(of: " ", with: ""), isType: isType)
    }
  }
}

/// Comma-separated values with quoted fields.
enum CSV {
  static func rows(_ text: String) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var field = ""
    var isQuoted = false
    for character in text {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        row.append(field)
        field = ""
      case "\n", "\r\n":
        guard !isQuoted else {
          field.append(character)
          continue
        }
        rows.append(row + [field])
        row = []
        field = ""
      default: field.append(character)
      }
    }
    if !field.isEmpty || !row.isEmpty { rows.append(row + [field]) }
    return rows
  }
}
