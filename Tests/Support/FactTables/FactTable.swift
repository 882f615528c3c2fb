import Foundation

/// A table of `Documentation/facts`, so that tests take expected values from where people read them.
///
/// ```swift
/// let durations = try FactTable("animation", "durations")
/// XCTAssertEqual(CATransaction.animationDuration(), try durations.number("implicit"))
/// ```
/// Rows are named by their first cell, columns by the table's head. The last two columns of every table say how
/// sure the row is and where it comes from.
public struct FactTable {
  /// The name of the file without its extension, and the section.
  public let name: String
  /// The cells of the table's header.
  public let columns: [String]
  /// The rows in the order of the file.
  public let rows: [Row]

  public struct Row {
    public let name: String
    /// The cells by the names of their columns.
    public let cells: [String: String]
  }

  public enum Problem: Error, CustomStringConvertible {
    case noTable(String)
    case noValue(table: String, row: String, column: String)
    case noNumber(table: String, row: String, column: String, text: String)

    public var description: String {
      switch self {
      case .noTable(let name): "Documentation/facts has no table \(name)"
      case .noValue(let table, let row, let column): "\(table): no column \"\(column)\" in a row \"\(row)\""
      case .noNumber(let table, let row, let column, let text):
        "\(table): \"\(text)\" in row \"\(row)\", column \"\(column)\" is not a list of numbers"
      }
    }
  }

  /// The folder of the tables.
  public static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Documentation/facts")

  /// Reads the table of a section.
  /// - Throws: an error of the file system, or a `Problem` when the file has no such section with a table.
  public init(_ file: String, _ section: String) throws {
    guard let table = try FactFile(file).tables.first(where: { $0.name == "\(file)#\(section)" }) else {
      throw Problem.noTable("\(file)#\(section)")
    }
    self = table
  }

  init(name: String, lines: [Substring]) {
    let cells = lines.map(Self.cells)
    self.name = name
    columns = cells.first ?? []
    rows = cells.dropFirst(2).map { [columns] row in
      Row(name: row.first ?? "", cells: Dictionary(zip(columns, row), uniquingKeysWith: { first, _ in first }))
    }
  }

  /// The cells of a line of a table; `\|` is a bar within a cell.
  private static func cells(_ line: Substring) -> [String] {
    line.replacingOccurrences(of: "\\|", with: "\u{0}").split(separator: "|", omittingEmptySubsequences: false)
      .dropFirst().dropLast()
      .map { $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "\u{0}", with: "|") }
  }

  /// The text of a cell.
  public func text(_ row: String, _ column: String = "value") throws -> String {
    guard let text = rows.first(where: { $0.name == row })?.cells[column] else {
      throw Problem.noValue(table: name, row: row, column: column)
    }
    return text
  }

  /// The numbers of a cell that separates them by commas.
  public func numbers(_ row: String, _ column: String = "value") throws -> [Double] {
    let text = try text(row, column)
    return try text.split(separator: ",").map {
      guard let number = Double($0.trimmingCharacters(in: .whitespaces)) else {
        throw Problem.noNumber(table: name, row: row, column: column, text: text)
      }
      return number
    }
  }

  /// The only number of a cell.
  public func number(_ row: String, _ column: String = "value") throws -> Double {
    let numbers = try numbers(row, column)
    guard numbers.count == 1 else {
      throw Problem.noNumber(table: name, row: row, column: column, text: try text(row, column))
    }
    return numbers[0]
  }
}
