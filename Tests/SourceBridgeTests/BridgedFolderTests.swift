import Foundation
import TestFolders
import XCTest

/// Updates of bridged files: only files that a change affects are bridged again.
final class BridgedFolderTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = TestFolder.make()
    try write("A.swift", "class A: NSObject { @objc func a() { print(1) } }\n")
    try write("B.swift", "import UIKit\nclass B: A { func b() -> Selector { #selector(A.a) } }\n")
    try write("other/A.swift", "struct Other {}\n")
  }

  func testFilesOfOneNameGetNumbers() throws {
    XCTAssertEqual(try update(), "3 of 3 files bridged")
    XCTAssertEqual(try outputs(), ["2-A.bridged.swift", "A.bridged.swift", "B.bridged.swift"])
    XCTAssertTrue(try output("2-A.bridged.swift").contains("struct Other {}"))
  }

  /// The compiler compares the dates of files in whole seconds.
  func testFilesWrittenTwiceInASecondHaveDatesThatTheCompilerDistinguishes() throws {
    var seconds: [Int] = []
    for number in 1...4 {
      try write("A.swift", "let number = \(number)\n")
      _ = try update()
      var status = stat()
      XCTAssertEqual(stat(folder.appendingPathComponent("out/A.bridged.swift").path, &status), 0)
      seconds.append(status.st_mtim.tv_sec)
    }
    XCTAssertEqual(Set(seconds).count, 4, "\(seconds)")
    XCTAssertEqual(seconds, seconds.sorted())
  }

  /// The headers of frameworks and of XCTest include UIKit, on which the tests of EasyPeasy and Cartography rely.
  func testLibrariesBringUIKitAlong() throws {
    for (text, brings) in [
      ("@testable import Cards\nlet frame = CGRect.zero", true), ("import XCTest\nvar view: UIView?", true),
      ("import Cards\nlet ui = UInt8(1), cg = CGate()", false),
      ("import Foundation\nlet size = CGSize.zero", false),
      ("import Cards\nimport UIKit\nvar view: UIView?", false),
    ] {
      try write("A.swift", text)
      _ = try update()
      func imports(_ source: String) -> Int { source.components(separatedBy: "import UIKit").count }
      XCTAssertEqual(imports(try output("A.bridged.swift")) > imports(text), brings, text)
    }
  }

  /// The compiler's excerpts number the lines of the bridged file, which must be those of the user's file: the
  /// added line replaces a comment or an import.
  func testLinesKeepTheirNumbers() throws {
    for first in [
      "// Made by hand", "", "import Foundation", "@testable import Cards; import UIKit", "/* a", "/* a */",
    ] {
      let rest = first == "/* a" ? " b */\nlet a = 1\n" : "let b = 2\nlet a = 1\n"
      try write("A.swift", "\(first)\n\(rest)")
      _ = try update()
      let lines = try output("A.bridged.swift").components(separatedBy: "\n")
      XCTAssertTrue(lines[0].hasPrefix("#sourceLocation(file: \"") && lines[0].hasSuffix("line: 2)"), first)
      XCTAssertEqual(lines[2], "let a = 1", first)
      if first.contains("import") { XCTAssertTrue(lines.contains(first), first) }
    }
    try write("A.swift", "// Windows\r\nimport Foundation\r\nlet a = 1\r\n")
    _ = try update()
    let windows = try output("A.bridged.swift").split(omittingEmptySubsequences: false) { $0.isNewline }
    XCTAssertEqual(windows[2], "let a = 1")
    // A line of code can't be replaced, so the file has one more line.
    try write("A.swift", "let a = 1\nlet b = 2\n")
    _ = try update()
    let lines = try output("A.bridged.swift").components(separatedBy: "\n")
    XCTAssertTrue(lines[0].hasSuffix("line: 1)"))
    XCTAssertEqual(lines[1], "let a = 1")
  }

  func testNothingChangedNothingDone() throws {
    _ = try update()
    let date = try modified("A.bridged.swift")
    XCTAssertEqual(try update(), "0 of 3 files bridged")
    // A new date with the same contents is not a change.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: folder.path + "/in/A.swift")
    XCTAssertEqual(try update(), "0 of 3 files bridged")
    XCTAssertEqual(try modified("A.bridged.swift"), date)
  }

  func testAChangeInABodyBridgesThatFile() throws {
    _ = try update()
    try write("A.swift", "class A: NSObject { @objc func a() { print(2) } }\n")
    XCTAssertEqual(try update(), "1 of 3 files bridged")
    XCTAssertTrue(try output("A.bridged.swift").contains("print(2)"))
  }

  func testAChangedDeclarationBridgesTheFilesThatNameIt() throws {
    _ = try update()
    let date = try modified("2-A.bridged.swift")
    try write("A.swift", "class A: NSObject { @objc(other) func a() { print(1) } }\n")
    XCTAssertEqual(try update(), "2 of 3 files bridged")
    XCTAssertTrue(try output("B.bridged.swift").contains("Selector(\"other\")"))
    XCTAssertEqual(try modified("2-A.bridged.swift"), date)
  }

  /// The bridged form of a class depends on the superclass of its superclass, which its own file does not name.
  func testAChangedSuperclassBridgesItsSubclasses() throws {
    try write("A.swift", "class Base: NSObject {}\n")
    try write("other/A.swift", "class Middle: Base {}\n")
    try write("B.swift", "class Leaf: Middle { @objc dynamic var shade = 1 }\n")
    _ = try update()
    XCTAssertFalse(try output("B.bridged.swift").contains("AppearanceRecorder"))
    try write("A.swift", "class Base: UIView {}\n")
    XCTAssertEqual(try update(), "3 of 3 files bridged")
    XCTAssertTrue(try output("B.bridged.swift").contains("AppearanceRecorder"))
  }

  func testARemovedFileAndALostOutput() throws {
    _ = try update()
    try FileManager.default.removeItem(atPath: folder.path + "/in/other/A.swift")
    XCTAssertEqual(try update(), "0 of 2 files bridged")
    XCTAssertEqual(try outputs(), ["A.bridged.swift", "B.bridged.swift"])
    try FileManager.default.removeItem(atPath: folder.path + "/out/B.bridged.swift")
    XCTAssertEqual(try update(), "1 of 2 files bridged")
    XCTAssertEqual(try outputs(), ["A.bridged.swift", "B.bridged.swift"])
  }

  func testOtherConditionsBridgeAnew() throws {
    _ = try update()
    XCTAssertEqual(try update(["-D", "DEBUG"]), "3 of 3 files bridged")
    XCTAssertEqual(try update(["-D", "DEBUG"]), "0 of 3 files bridged")
  }

  func testABrokenRecordIsNoRecord() throws {
    _ = try update()
    let record = folder.appendingPathComponent("out/.sources")
    let good = try Data(contentsOf: record)
    var damaged = good
    damaged[damaged.count / 2] ^= 4
    for bytes in [Data(), Data([0xFF, 0, 10, 9, 9]), Data("1\t2\n\n3".utf8), good.dropLast(), damaged] {
      try bytes.write(to: record)
      try write("A.swift", "class A: NSObject { @objc func a() { print(\(bytes.count)) } }\n")
      XCTAssertEqual(try update(), "3 of 3 files bridged")
      XCTAssertTrue(try output("A.bridged.swift").contains("print(\(bytes.count))"))
      XCTAssertTrue(try output("B.bridged.swift").contains("Selector(\"a\")"))
    }
  }

  func testAMissingFileIsNamed() throws {
    let message = try BridgedProgram.bridge(["--output", folder.path + "/out", folder.path + "/in/None.swift"])
    XCTAssertEqual(message, "flipside-bridge: cannot read \(folder.path)/in/None.swift\n")
  }

  /// Text that is not Swift is passed to the compiler, which reports the errors.
  func testHostileSourcesGoThrough() throws {
    let deep = String(repeating: "(", count: 3000)
    let texts = [
      "", "\u{FEFF}class A {", "@objc @objc(", "#selector(", "#selector()", "#keyPath()", "#keyPath(a..b)",
      "class A: A { @objc override func a() {} }", "extension A: A { override func b() {} }",
      "class A: B {} ; class B: A { func textFieldShouldReturn(_ t: UITextField) -> Bool { true } }",
      "@objc protocol P: P { @objc optional func }", "#if", "#if os(", "#colorLiteral(", "x?.y?(z", deep,
      "class A { @objc dynamic var", "@NSManaged var x", "observe(\\.", "}}}}", "import", "Timer(",
      "#!/bin/sh\nlet a = 1",
    ]
    for text in texts {
      try write("A.swift", text)
      XCTAssertTrue(try update().hasSuffix("files bridged"), text)
      let lines = try output("A.bridged.swift").split(separator: "\n", omittingEmptySubsequences: false).count
      XCTAssertGreaterThan(lines, text.split(separator: "\n", omittingEmptySubsequences: false).count - 1, text)
    }
  }

  // MARK: Helpers

  private func write(_ name: String, _ text: String) throws {
    try folder.write(text, to: "in/\(name)")
  }

  private func update(_ options: [String] = []) throws -> String {
    let sources = ["A.swift", "B.swift", "other/A.swift"].map { folder.path + "/in/" + $0 }
      .filter { FileManager.default.fileExists(atPath: $0) }
    let said = try BridgedProgram.bridge(["--verbose", "--output", folder.path + "/out"] + options + sources)
    return said.trimmingCharacters(in: .newlines)
  }

  private func outputs() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").filter { !$0.hasPrefix(".") }.sorted()
  }

  private func output(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent("out/\(name)"), encoding: .utf8)
  }

  private func modified(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: folder.path + "/out/" + name)[.modificationDate] as? Date
  }
}
