import APITables
import Foundation

/// Writes every generated table whose input is in the repository: `api-coverage ROOT`. What of Apple's API is there
/// goes to `Documentation/coverage.md`, its summary between the marks in `README.md`, the bridge's tables to
/// `Sources/SourceBridge/Naming`. `api-coverage ROOT --check` writes nothing and names the files that would change.
///
/// `api-coverage ROOT DECLARATIONS CENSUS` writes the inputs too, from tables of Apple's declarations and a census
/// of public apps, which are too large for the repository. `api-coverage ROOT --toolchain` writes the lists of what
/// the toolchain's libraries have, after a change of the toolchain. `api-coverage ROOT --closed` writes nothing and
/// prints the members that subclasses can override with Apple only; `--silent` those that do nothing without saying
/// so; `--missing` UIKit's that are not here or only log that they do nothing; `--undocumented` those without a
/// docstring; `--folders` names of folders above (`Documentation/folders.md`); `api-coverage ROOT --probe FOLDER`
/// writes Swift files there that use every declaration of Apple's that is here.
let words = CommandLine.arguments
let options = ["--check", "--closed", "--folders", "--missing", "--silent", "--toolchain", "--undocumented"]
guard words.count == 2 || words.count == 4 || words.count == 3 && options.contains(words[2]) else {
  print(
    "usage: api-coverage ROOT [DECLARATIONS CENSUS | --probe FOLDER | \(options.joined(separator: " | "))]")
  exit(64)
}

do {
  let root = URL(fileURLWithPath: words[1])
  let files = APITables.files(root: root.path)
  let uses = root.appendingPathComponent("Sources/api-coverage/uses.txt")
  func writeToolchain(for apple: AppleAPI) throws {
    let texts = try ToolchainAPI.texts(for: apple)
    try Data(texts.toolchain.utf8).write(to: URL(fileURLWithPath: files.toolchain))
    try Data(texts.library.utf8).write(to: URL(fileURLWithPath: files.library))
  }
  if words.last == "--folders" {
    let modules = try FolderReport(root: root, library: files.library).modules
    for (layers, graph) in modules { for problem in layers.problems(in: graph) { print(problem) } }
    exit(0)
  }
  if words.last == "--undocumented" {
    for module in try UndocumentedAPI(root: root.path).modules {
      for declaration in module.declarations { print("\(module.name) \(declaration)") }
    }
    exit(0)
  }
  if words.last == "--toolchain" {
    try writeToolchain(for: AppleAPI(text: try String(contentsOfFile: files.apple, encoding: .utf8)))
    exit(0)
  }
  let isProbe = words.count == 4 && words[2] == "--probe"
  if words.count == 4, !isProbe {
    let facts = try AppleAPITables(facts: URL(fileURLWithPath: words[2]))
    let apple = facts.api
    let signatures = AppleSignatures(rows: facts.signatures)
    try Data(signatures.text.utf8).write(to: URL(fileURLWithPath: files.signatures))
    try Data(apple.text.utf8).write(to: URL(fileURLWithPath: files.apple))
    try writeToolchain(for: apple)
    let census = URL(fileURLWithPath: words[3]).appendingPathComponent("types.csv")
    let counts = CSV.rows(try String(contentsOf: census, encoding: .utf8)).dropFirst()
      .filter { $0.count > 7 && Int($0[7]) ?? 0 > 0 }.map { "\($0[0]) \($0[7])\n" }
    let head = """
      # How often public apps use each type: the column uses_allapps of the census's types.csv, counted on 2026-11-22. An input of
      # Documentation/coverage.md; lines can be changed by hand.

      """
    try Data((head + counts.joined()).utf8).write(to: uses)
  }
  let tables = APITables(
    apple: AppleAPI(text: try String(contentsOfFile: files.apple, encoding: .utf8)),
    toolchain: try String(contentsOfFile: files.toolchain, encoding: .utf8),
    library: try String(contentsOfFile: files.library, encoding: .utf8),
    declared: try DeclaredAPI(root: root.path))
  if words.last == "--silent" {
    print(tables.silentMembers.joined(separator: "\n"))
    exit(0)
  }
  if words.last == "--missing" {
    print(tables.missingMembers.joined(separator: "\n"))
    exit(0)
  }
  if words.last == "--closed" {
    print(tables.closedMembers.joined(separator: "\n"))
    exit(0)
  }
  if isProbe {
    let signatures = AppleSignatures(text: try String(contentsOfFile: files.signatures, encoding: .utf8))
    let folder = URL(fileURLWithPath: words[3])
    for (name, text) in Probe(tables: tables, signatures: signatures).files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    exit(0)
  }
  let outputs = try Outputs(root: root, tables: tables, uses: uses).files()
  let changed = try outputs.filter { path, text in
    try text != String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
  if words.last == "--check" {
    for (path, _) in changed { print("\(path) is not what its input gives; run `swift run api-coverage .`") }
    exit(changed.isEmpty ? 0 : 1)
  }
  for (path, text) in changed { try Data(text.utf8).write(to: root.appendingPathComponent(path)) }
} catch {
  FileHandle.standardError.write(Data("api-coverage: \(error)\n".utf8))
  exit(1)
}
