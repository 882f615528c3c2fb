import Foundation
import TestFolders
import XCTest

/// Modules that change at random: updating file by file gives the same result as bridging all files again.
final class ChangedModuleTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUp() { folder = TestFolder.make() }
  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  func testRandomChangesGiveWhatANewFolderGets() throws {
    var module = RandomModule(seed: 4, files: 10)
    for (name, _) in module.files { try folder.write(module.text(of: name), to: "in/\(name)") }
    var bridged = 0
    var total = 0
    for change in 0..<40 {
      let files = module.files.keys.sorted()
      bridged += try update("out", files, [])
      total += files.count
      try? FileManager.default.removeItem(at: folder.appendingPathComponent("new"))
      _ = try update("new", files, ["--all-bodies"])
      let (kept, new) = (try texts(in: "out"), try texts(in: "new"))
      for name in Set(kept.keys).union(new.keys).sorted() where kept[name] != new[name] {
        XCTFail(
          "\(name) is stale after change \(change):\n\(kept[name] ?? "missing")\nmust be\n\(new[name] ?? "missing")"
        )
      }
      let name = module.change()
      if module.files[name] == nil {
        try FileManager.default.removeItem(at: folder.appendingPathComponent("in/\(name)"))
      } else {
        try folder.write(module.text(of: name), to: "in/\(name)")
      }
    }
    XCTAssertLessThan(bridged, total * 3 / 4)
  }

  /// Function bodies without rewritten spellings are not parsed. The test uses spellings that are rewritten, and
  /// spellings that look like the end of a body.
  func testBodiesAreBridgedAsIfAllWereParsed() throws {
    let bodies = [
      "let timer = Timer(timeInterval: 1, repeats: true) { _ in }", "perform(#selector(tap))", "print(\"}\")",
      "print(\"\\(made(\"}\")) {\")",
      "let text = \"\"\"\n } \\(Timer()) \"\n\"\"\"",
      "let text = #\"}\"#", "let pattern = /}/", "let half = count / 2 // }", "/* } /* { */ */ print(1)",
      "delegate?.changed? (1)", "delegate?.changed?\n{ }", "delegate!.changed!(1)", "let method = delegate.changed",
      "let made = Part()", "let made = Part(frame: .zero)", "super.reload()", "object.isEqual(self)",
      "value.setValue(1, forKey: key)", "Darwin.sin(1)", "NSClassFromString(name)",
      "let key = kTitle as NSAttributedString.Key",
      "if #available(iOS 99, *) { }", "@objc class Inner { @objc func tap() {} }",
      "class Inner: Base { func tap() {} }",
      "observe(\\.name) { _, _ in }", "let session: URLSession? = nil", "let text = \"URLSession\" // URLSession",
      "type(of: self).description()", "kind.isSubclass(of: other)", "func inner() { perform(#selector(tap)) }",
      "let `class` = 1", "let größe = CGSize.zero", "let text = \"größe }\"",
      "if a < b, c > d { print(ProcessInfo()) }",
      "#if os(iOS)\nprint(1)\n#endif", "print(\"a\\\\\") ; print(\"}\")",
      "while let next = iterator.next() { print(next) }",
    ]
    var declarations = [
      "@objc protocol Delegate { @objc optional func changed(_ value: Int) }",
      "class Part: UIView { init(title: String) { super.init(frame: .zero) } }",
      "extension UIView { @objc func reload() { print(\"reloaded everything\") } }",
      "protocol Made { init(); func make() -> Int\nvar part: Part { get } }",
      "struct Value { let made: Int = { func inner() -> Int { return 1 } ; return inner() }()\nfunc get() -> Int { 1234567890 } }",
      "func generic<T: Collection>(_ value: T = { [] }()) async throws -> [T.Element] where T: Made { return Array(value) }",
      "extension Value { static func == (a: Value, b: Value) -> Bool { return a.made == b.made } }",
    ]
    for (number, body) in bodies.enumerated() {
      declarations.append(
        "class Case\(number): UIView {\n var object: AnyObject?\n override func reload() {\n  \(body)\n }\n"
          + " func tap(_ value: Int, then work: () -> Void = {}) -> Int {\n  \(body)\n  return 1\n }\n}")
    }
    try folder.write("import UIKit\n" + declarations.joined(separator: "\n"), to: "in/All.swift")
    for (number, text) in declarations.enumerated() {
      try folder.write("import UIKit\n" + text, to: "in/File\(number).swift")
    }
    let files = ["All.swift"] + declarations.indices.map { "File\($0).swift" }
    _ = try update("out", files, [])
    _ = try update("whole", files, ["--all-bodies"])
    let (fast, whole) = (try texts(in: "out"), try texts(in: "whole"))
    XCTAssertEqual(fast.count, files.count)
    for (name, text) in whole { XCTAssertEqual(fast[name], text, name) }
  }

  // MARK: Helpers

  /// Returns the number of files that were bridged.
  private func update(_ output: String, _ files: [String], _ options: [String]) throws -> Int {
    let said = try BridgedProgram.bridge(
      ["--verbose", "--output", "\(folder.path)/\(output)"] + options + files.map { "\(folder.path)/in/\($0)" })
    return try XCTUnwrap(Int(said.prefix { $0 != " " }), said)
  }

  private func texts(in output: String) throws -> [String: String] {
    let place = folder.appendingPathComponent(output)
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path).filter { $0.hasSuffix(".swift") }
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try String(contentsOf: place.appendingPathComponent($0), encoding: .utf8))
      })
  }
}
