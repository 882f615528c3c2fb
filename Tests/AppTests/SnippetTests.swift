import Snippets
import TestFolders
import XCTest

/// The snippets of docstrings compile: every block of Swift in the docstrings and catalogs of modules that apps
/// import.
final class SnippetTests: XCTestCase {
  /// The folders of such modules, each with the modules that its snippets import besides UIKit.
  private func folders() throws -> [(path: String, imports: [String])] {
    let frameworks = try FileManager.default.contentsOfDirectory(
      atPath: Tool.root.appendingPathComponent("Sources/Frameworks").path
    ).sorted().filter { !["All", "Digests", "FileURLLoading"].contains($0) }
    return [
      ("Sources/ObjectiveC", []), ("Sources/CoreGraphics", []), ("Sources/CoreText", ["CoreText"]),
      ("Sources/QuartzCore", []), ("Sources/UIKit", []),
    ] + frameworks.map { ("Sources/Frameworks/\($0)", [$0]) }
  }

  private func files(below folder: String) -> [String] {
    let walk = FileManager.default.enumerator(atPath: Tool.root.appendingPathComponent(folder).path)
    return (walk?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") }
      .sorted()
  }

  /// All snippets are compiled as one app, so that the compiler runs once.
  func testSnippetsCompile() throws {
    let app = TestFolder.make()
    let context = Tool.root.appendingPathComponent("Tests/AppTests/Snippets/SnippetContext.swift")
    try app.write(try String(contentsOf: context, encoding: .utf8), to: "Snippets/SnippetContext.swift")
    var count = 0
    // One file for each list of imports: the compiler reads the modules once for each file.
    var sources: [String: String] = [:]
    for (folder, imports) in try folders() {
      let header = (["UIKit"] + imports).map { "import \($0)\n" }.joined()
      for file in files(below: folder) {
        let path = "\(folder)/\(file)"
        let text = try String(contentsOf: Tool.root.appendingPathComponent(path), encoding: .utf8)
        for snippet in Snippet.all(in: text, file: path) {
          sources[header, default: header] += snippet.source(number: count)
          count += 1
        }
      }
    }
    for (index, header) in sources.keys.sorted().enumerated() {
      try app.write(sources[header] ?? "", to: "Snippets/Snippets\(index).swift")
    }
    XCTAssertGreaterThan(count, 150)
    let result = try Tool.run(["build", app.appendingPathComponent("Snippets").path])
    guard result.code != 0 else { return }
    let errors = (result.output + result.errors).split(separator: "\n").filter { $0.contains(" error: ") }
    for error in errors { XCTFail(String(error)) }
    if errors.isEmpty { XCTFail(result.errors) }
  }

  func testSnippetsAreFoundAndTakenApart() {
    let text = """
      /// A thing.
      ///
      /// ```swift
      /// let thing = Thing()
      /// func use(
      ///   _ thing: Thing
      /// ) {
      ///   thing.go()
      /// }
      ///
      /// thing.stop()
      /// ```
      /// ```sh
      /// not Swift
      /// ```
      @frozen
      public struct Thing {
        /// ```swift
        /// of no interest to apps
        /// ```
        package func stop() {}
      }
      """
    let snippets = Snippet.all(in: text, file: "Thing.swift")
    XCTAssertEqual(snippets.map(\.line), [4])
    XCTAssertEqual(
      snippets[0].source(number: 7),
      """
      final class Snippet7: SnippetContext {
      #sourceLocation(file: "Thing.swift", line: 5)
      func use(
        _ thing: Thing
      ) {
        thing.go()
      }
      func run() throws {
      #sourceLocation(file: "Thing.swift", line: 4)
      let thing = Thing()
      #sourceLocation(file: "Thing.swift", line: 10)

      thing.stop()
      }
      }
      #sourceLocation()

      """)
  }
}
