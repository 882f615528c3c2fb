import Foundation

/// A file of `Documentation/facts`: sections with a table each.
public struct FactFile {
  /// The name of the file without its extension.
  public let name: String
  /// The headings of all sections, including those without a table.
  public let sections: [String]
  public let tables: [FactTable]

  /// The names of all files but the index, sorted.
  public static func all() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: FactTable.folder.path).filter { $0.hasSuffix(".md") }
      .map { String($0.dropLast(3)) }.filter { $0 != "README" }.sorted()
  }

  public init(_ name: String) throws {
    let text = try String(contentsOf: FactTable.folder.appendingPathComponent("\(name).md"), encoding: .utf8)
    var sections: [String] = []
    var lines: [Substring] = []
    var tables: [FactTable] = []
    func close() {
      if let section = sections.last, !lines.isEmpty {
        tables.append(FactTable(name: "\(name)#\(section)", lines: lines))
      }
      lines = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") {
        close()
        sections.append(String(line.dropFirst(3)))
      } else if line.hasPrefix("|") {
        lines.append(line)
      }
    }
    close()
    self.name = name
    self.sections = sections
    self.tables = tables
  }
}
