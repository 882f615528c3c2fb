import TestFolders
import XCTest

/// Runs the commands of the workflows in Documentation/continuous-integration.md unchanged.
final class ContinuousIntegrationTests: XCTestCase {
  /// The blocks of a language.
  private func blocks(_ language: String) throws -> [String] {
    let page = try String(
      contentsOf: Tool.root.appendingPathComponent("Documentation/continuous-integration.md"), encoding: .utf8)
    return page.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  /// Returns the lines of the workflows that call the tool.
  private func commands() throws -> [String] {
    let lines = (try blocks("yaml") + blocks("sh")).flatMap { $0.split(separator: "\n") }
    return lines.map { line -> String in
      let text = line.trimmingCharacters(in: .whitespaces)
      return text.hasPrefix("- ") ? String(text.dropFirst(2)) : text
    }.filter { $0.hasPrefix("flipside/flipside ") || $0.hasPrefix("flipside test ") }
  }

  /// Returns a checkout of a project whose tests pass, with the tool at the location that the workflows use.
  private func checkout() throws -> URL {
    let project = try TestTargetsProject(
      tests: """
        import XCTest
        @testable import Mine
        final class FirstTests: XCTestCase { func testDoubles() { XCTAssertEqual(double(2), 4) } }
        final class SecondTests: XCTestCase { func testGreets() { XCTAssertEqual(Greeter().greeting(), "hello") } }

        """)
    let files = FileManager.default
    for name in ["flipside", "results"] {
      try files.createDirectory(at: project.folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try project.folder.write(
      "#!/bin/sh\nexec \"\(Tool.products.path)/flipside\" \"$@\"\n", to: "flipside/flipside")
    chmod(project.folder.path + "/flipside/flipside", 0o755)
    return project.folder
  }

  private func run(_ command: String, in folder: URL) throws -> Tool.Result {
    try Tool.run(
      ["-c", "PATH=$PWD/flipside:$PATH; \(command)"], in: folder,
      environment: ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "1"], tool: URL(fileURLWithPath: "/bin/sh"))
  }

  func testTheCommandsOfTheWorkflows() throws {
    let folder = try checkout()
    let commands = try commands()
    XCTAssertGreaterThan(commands.count, 4)
    var written: Set<String> = []
    for command in commands {
      // Another job starts without the files of this one.
      if command.contains("--shard") { try FileManager.default.removeItem(atPath: folder.path + "/results") }
      let result = try run(command, in: folder)
      let files = FileManager.default.enumerator(atPath: folder.path + "/results")?.compactMap { $0 as? String }
      written.formUnion(files ?? [])
      XCTAssertEqual(result.code, 0, "\(command): \(result.errors)\(result.output)")
    }
    for name in ["junit.xml", "results.json", "results.html", "coverage.lcov", "1/results.json"] {
      XCTAssertTrue(written.contains(name), name)
    }
  }

  /// Each command that runs tests exits with 1 when a test fails.
  func testTheCommandsFailWhenATestDoes() throws {
    let folder = try checkout()
    try folder.write(
      "import XCTest\nfinal class BadTests: XCTestCase { func testIt() { XCTFail(\"no\") } }\n",
      to: "FreeTests/BadTests.swift")
    for command in try commands() where !command.contains(" doctor") {
      if command.contains("--shard") { try FileManager.default.removeItem(atPath: folder.path + "/results") }
      let result = try run(command, in: folder)
      XCTAssertEqual(result.code, 1, "\(command): \(result.errors)\(result.output)")
    }
  }

  /// The files that a workflow uploads are those that it writes.
  func testTheFilesThatAreKeptAreWritten() throws {
    for block in try blocks("yaml") {
      for line in block.split(separator: "\n") {
        let words = line.trimmingCharacters(in: .whitespaces).split(separator: " ")
        guard words.count == 2, words[0] == "junit:" else { continue }
        XCTAssertTrue(block.contains("--junit \(words[1])"), "\(words[1])")
      }
    }
  }
}
