import APITables
import Foundation

/// The coverage as text.
struct Report {
  private struct TypeRow {
    let name: String
    var total = 0
    var present = 0
    var isPresent = false
    var uses = 0
  }

  private let frameworks: [(name: String, rows: [TypeRow])]

  init(tables: APITables, frameworks: [String], uses: [String: Int]) {
    let silent = Set(tables.silentMembers)
    self.frameworks = frameworks.map { framework in
      var rows: [String: TypeRow] = [:]
      for type in tables.apple.types.values where type.framework == framework && !type.isDeprecated {
        let isThere = type.kind == "extension" || tables.status(ofType: type.name) != .missing
        let owner = String(type.name.prefix { $0 != "." })
        var row = rows[owner] ?? TypeRow(name: owner, uses: uses[owner] ?? 0)
        if type.name == owner { row.isPresent = isThere }
        for member in type.members where !member.isDeprecated {
          row.total += 1
          if isThere, tables.status(of: member.name, in: type.name) == .there,
            !silent.contains("\(type.name).\(member.name)")
          {
            row.present += 1
          }
        }
        rows[owner] = row
      }
      return (framework, rows.values.sorted { ($0.uses, $1.name) > ($1.uses, $0.name) })
    }
  }

  static let marks = ("<!-- coverage -->", "<!-- /coverage -->")

  static func replacingSummary(in text: String, with summary: String) -> String {
    guard let start = text.range(of: marks.0), let end = text.range(of: marks.1) else { return text }
    return text[..<start.upperBound] + "\n" + summary + text[end.lowerBound...]
  }

  func summary() -> String {
    var text = "| framework | types there | members there | the 100 types apps use most |\n|---|---|---|---|\n"
    for (name, rows) in frameworks {
      let types = rows.filter { $0.total > 0 }
      let present = rows.reduce(0) { $0 + $1.present }
      let total = rows.reduce(0) { $0 + $1.total }
      let top = rows.filter { $0.uses > 0 }.prefix(100)
      let there = top.filter { $0.isPresent || $0.present > 0 }.count
      text += "| \(name) | \(types.filter { $0.isPresent || $0.present > 0 }.count) of \(types.count) "
      text += "| \(present) of \(total) | \(there) of \(top.count) |\n"
    }
    return text
  }

  func table() -> String {
    var text = """
      # What is there

      Written by `api-coverage` from the sources: Apple's types with how many of their members (not deprecated ones) are
      here and work, those that public apps use most first. A member that is declared but does nothing yet does not count, and
      says so on the console when an app calls it. `flipside check PATH` lists what a certain app uses and what of it is missing.

      """
    for (name, rows) in frameworks {
      text += "\n## \(name)\n\n| type | members | uses in apps |\n|---|---|---|\n"
      for row in rows where row.isPresent || row.present > 0 || row.uses > 0 {
        let members = row.isPresent || row.present > 0 ? "\(row.present) of \(row.total)" : "missing"
        text += "| \(row.name) | \(members) | \(row.uses) |\n"
      }
    }
    return text
  }
}
