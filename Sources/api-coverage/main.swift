import Foundation

/// Writes what of Apple's API is there: `api-coverage ROOT FACTS CENSUS`, from the sources themselves. The table goes to
/// `Documentation/coverage.md`, its summary between the marks in `README.md`.
guard CommandLine.arguments.count == 4 else {
  print("usage: api-coverage ROOT FACTS CENSUS")
  exit(64)
}
let root = URL(fileURLWithPath: CommandLine.arguments[1])
let facts = URL(fileURLWithPath: CommandLine.arguments[2])
let census = URL(fileURLWithPath: CommandLine.arguments[3])

do {
  let declared = DeclaredAPI()
  for module in ["CoreGraphics", "CoreText", "QuartzCore", "UIKit"] {
    let folder = root.appendingPathComponent("Sources/\(module)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap {
      $0 as? URL
    }
    for file in (files ?? []).sorted(by: { $0.path < $1.path }) where file.pathExtension == "swift" {
      try declared.read(file)
    }
  }
  let frameworks = try [("UIKit", "uikit"), ("QuartzCore", "quartzcore"), ("CoreGraphics", "coregraphics")].map {
    try AppleAPI(framework: $0.0, table: facts.appendingPathComponent("api/\($0.1)_swift_api_ios16_5.csv"))
  }
  let uses = CSV.rows(
    try String(contentsOf: census.appendingPathComponent("types.csv"), encoding: .utf8)
  ).dropFirst().reduce(into: [String: Int]()) { $0[$1[0]] = Int($1[safe: 7] ?? "") ?? 0 }
  let report = Report(declared: declared, frameworks: frameworks, uses: uses)
  try report.table().write(
    to: root.appendingPathComponent("Documentation/coverage.md"), atomically: true, encoding: .utf8)
  let readme = root.appendingPathComponent("README.md")
  let text = try String(contentsOf: readme, encoding: .utf8)
  try Report.replacingSummary(in: text, with: report.summary()).write(to: readme, atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("api-coverage: \(error)\n".utf8))
  exit(1)
}
