import APITables
import Foundation

/// The files that are written from others in the repository.
struct Outputs {
  let root: URL
  let tables: APITables
  /// The numbers of uses of each type in public apps.
  let uses: URL

  /// Returns the texts of all generated files, by their paths in the repository.
  func files() throws -> [(path: String, text: String)] {
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    let counts = try String(contentsOf: uses, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ") }
    let report = Report(
      tables: tables, frameworks: AppleAPITables.frameworks.map(\.0),
      uses: Dictionary(counts.map { (String($0[0]), Int($0[1]) ?? 0) }, uniquingKeysWith: max))
    var files = [
      ("Documentation/coverage.md", report.table()),
      ("README.md", Report.replacingSummary(in: try text("README.md"), with: report.summary())),
    ]
    files += try BridgeTables(apple: tables.apple, selectors: try text("Sources/api-coverage/selectors.txt"))
      .files()
    files += try FolderReport(root: root, library: APITables.files(root: root.path).library).files
    // Their inputs are not here, but they are as this program writes them.
    let folder = "Sources/APITables"
    files.append(("\(folder)/apple-api.txt", tables.apple.text))
    files.append(
      ("\(folder)/apple-signatures.txt", AppleSignatures(text: try text("\(folder)/apple-signatures.txt")).text))
    return files
  }
}
