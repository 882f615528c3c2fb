import APITables
import Foundation

/// The API of Apple's that the toolchain's own libraries declare, from their symbol graphs.
enum ToolchainAPI {
  /// Returns the texts of two files. `toolchain-api.txt` has a line for each member by its full name, and the base
  /// names of all members of any type; `library-api.txt` has the libraries' own types.
  static func texts(for apple: AppleAPI) throws -> (toolchain: String, library: String) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for module in SymbolGraphs.modules { try extract(module, to: folder) }
    var baseNames: Set<String> = []
    var fullNames: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let graph = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
      for symbol in graph?["symbols"] as? [[String: Any]] ?? [] {
        guard let path = symbol["pathComponents"] as? [String], let last = path.last else { continue }
        baseNames.insert(last.baseName)
        fullNames.insert(path.joined(separator: "."))
      }
    }
    var wanted: Set<String> = []
    for type in apple.types.values {
      for member in type.members {
        if baseNames.contains(member.baseName) { wanted.insert(member.baseName) }
        if fullNames.contains("\(type.name).\(member.name)") { wanted.insert("\(type.name).\(member.name)") }
      }
    }
    wanted.formUnion(baseNames.intersection(apple.globals.keys))
    let graphs = try SymbolGraphs(in: folder)
    let toolchain =
      "# Names of Apple's UI frameworks that Swift's and Foundation's libraries have too, written by api-coverage.\n"
      + wanted.sorted().map { $0 + "\n" }.joined()
    return (toolchain, LibraryAPI.text(graphs.types, globals: graphs.globals))
  }

  private static func extract(_ module: String, to folder: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    #if arch(arm64)
      let target = "aarch64-unknown-linux-gnu"
    #else
      let target = "x86_64-unknown-linux-gnu"
    #endif
    process.arguments = [
      "swift-symbolgraph-extract", "-module-name", module, "-target", target, "-output-dir", folder.path,
      "-minimum-access-level", "public",
    ]
    try process.run()
    process.waitUntilExit()
  }
}
