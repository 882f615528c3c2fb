import Foundation
import TestFolders
import XCTest
import XcodeProject

/// Names that lead elsewhere, links, and what is no file.
final class HostileNamesTests: XCTestCase {
  private let fixture = ProjectFixture()

  private func plan(target: String = "", _ change: (String) -> String = { $0 }) throws -> BuildPlan {
    try fixture.writeUsual()
    try fixture.writeProject(change(ProjectFixture.usualObjects), target: target)
    let project = try XcodeProject(path: fixture.project)
    return try project.buildPlan(for: project.target(named: nil))
  }

  private func link(_ path: String, to target: String) throws {
    let place = "\(fixture.folder)/\(path)"
    try FileManager.default.createDirectory(
      atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: target)
  }

  func testNamesAreOnePathComponent() {
    for (name, component) in [
      ("../../../victim", ".._.._.._victim"), ("..", "__"), (".", "_"), ("", "_"), ("/", "_"), ("a/b", "a_b"),
      ("a\u{0}b\nc", "a_b_c"), ("My App", "My App"), (".hidden", ".hidden"), ("Übung 2.0", "Übung 2.0"),
    ] {
      XCTAssertEqual(FileName.make(name), component)
      XCTAssertTrue(FileName.isComponent(FileName.make(name)), name)
    }
    XCTAssertLessThanOrEqual(FileName.make(String(repeating: "é", count: 5000)).utf8.count, 200)
    for name in ["", ".", "..", "a/b", "/", "a\u{0}", String(repeating: "x", count: 256)] {
      XCTAssertFalse(FileName.isComponent(name), name)
    }
  }

  func testProductAndModuleNamesAreMadeSafe() throws {
    let plan = try plan {
      $0.replacingOccurrences(
        of: "PRODUCT_NAME = \"$(TARGET_NAME) 2\";",
        with: "PRODUCT_NAME = \"../../../victim\"; PRODUCT_MODULE_NAME = \"../../module\";")
    }
    XCTAssertEqual(plan.productName, ".._.._.._victim")
    XCTAssertEqual(plan.moduleName, "______module")
    XCTAssertTrue(plan.notes.contains { $0.contains("is not a valid file name") }, "\(plan.notes)")
    let empty = try self.plan {
      $0.replacingOccurrences(
        of: "PRODUCT_NAME = \"$(TARGET_NAME) 2\";", with: "PRODUCT_NAME = \"\"; PRODUCT_MODULE_NAME = \"\";")
    }
    XCTAssertEqual(empty.productName, "App")
    XCTAssertEqual(empty.moduleName, "App")
  }

  func testLanguagesOfCatalogsAreLanguages() throws {
    for language in ["../../victim", "/victim", "..", "de/../..", "", "a b", "de\u{0}"] {
      let entry: [String: Any] = ["localizations": [language: ["stringUnit": ["value": "x"]]]]
      let data = try JSONSerialization.data(withJSONObject: ["sourceLanguage": "en", "strings": ["k": entry]])
      try data.write(to: URL(fileURLWithPath: "\(fixture.folder)/a.xcstrings"))
      XCTAssertThrowsError(try StringCatalog(path: "\(fixture.folder)/a.xcstrings"), language) {
        XCTAssertTrue("\($0)".contains("a.xcstrings: has the language"), "\($0)")
      }
    }
    let source = try JSONSerialization.data(
      withJSONObject: ["sourceLanguage": "../x", "strings": [String: Any]()] as [String: Any])
    try source.write(to: URL(fileURLWithPath: "\(fixture.folder)/b.xcstrings"))
    XCTAssertThrowsError(try StringCatalog(path: "\(fixture.folder)/b.xcstrings"))
  }

  func testFiftyThousandNestedGroupsArePlanned() throws {
    let count = 50_000
    for path in ["", "path = x;"] {
      let groups = (0..<count).map {
        "9\($0) = { isa = PBXGroup; sourceTree = \"<group>\"; \(path) children = ( 9\($0 + 1) ); };"
      }
      let plan = try plan { objects in
        objects.replacingOccurrences(of: "children = ( 0A1, );", with: "children = ( 0A1, 90 );")
          + groups.joined(separator: "\n") + "9\(count) = { isa = PBXGroup; children = ( ); };"
      }
      XCTAssertEqual(plan.sources.count, 2)
    }
  }

  func testNestedBracketsAreRefused() throws {
    for bracket in ["(", "{ a = ", "("] {
      try fixture.write(String(repeating: bracket, count: 50_000), to: "App.xcodeproj/project.pbxproj")
      XCTAssertThrowsError(try XcodeProject(path: fixture.project)) {
        XCTAssertTrue("\($0)".contains("is not a project file"), "\($0)")
      }
    }
  }

  func testAFileThatIsReachedTwiceCompilesOnce() throws {
    try link("App/Again.swift", to: "Main.swift")
    try link("App/Far.swift", to: "\(fixture.folder)/Shared/Kit.swift")
    let plan = try plan {
      $0.replacingOccurrences(
        of: "006, 007 ); path = App;",
        with: "006, 007, 008, 009 ); path = App;"
      ).replacingOccurrences(of: "files = ( 101, 102,", with: "files = ( 101, 108, 109, 102,")
        + """
        008 = { isa = PBXFileReference; path = Again.swift; sourceTree = "<group>"; };
        009 = { isa = PBXFileReference; path = Far.swift; sourceTree = "<group>"; };
        108 = { isa = PBXBuildFile; fileRef = 008; }; 109 = { isa = PBXBuildFile; fileRef = 009; };
        """
    }
    XCTAssertEqual(plan.sources.map { ($0.path as NSString).lastPathComponent }, ["Main.swift", "Far.swift"])
  }

  func testLinksInACircleEnd() throws {
    try fixture.write("", to: "Sync/A.swift")
    try fixture.write("", to: "Sync/Sub/B.swift")
    try link("Sync/Sub/up", to: "..")
    try link("Sync/self", to: ".")
    try link("Sync/self2", to: "\(fixture.folder)/Sync")
    try link("Sync/other", to: "Sub")
    try link("Sync/one.swift", to: "two.swift")
    try link("Sync/two.swift", to: "one.swift")
    let plan = try plan(target: "fileSystemSynchronizedGroups = ( 0A9 );") {
      $0.replacingOccurrences(of: "children = ( 0A1, );", with: "children = ( 0A1, 0A9 );")
        + "0A9 = { isa = PBXFileSystemSynchronizedRootGroup; path = Sync; sourceTree = \"<group>\"; };"
    }
    XCTAssertEqual(
      plan.sources.map { ($0.path as NSString).lastPathComponent },
      ["Main.swift", "Kit.swift", "A.swift", "B.swift"])
    let links = plan.notes.filter { $0.contains("is a link to a folder") }
    XCTAssertEqual(links.count, 4, "\(plan.notes)")
  }

  func testPipesAndFoldersAreNotCompiled() throws {
    try fixture.writeUsual()
    let pipe = "\(fixture.folder)/App/Main.swift"
    try FileManager.default.removeItem(atPath: pipe)
    XCTAssertEqual(mkfifo(pipe, 0o600), 0)
    try FileManager.default.removeItem(atPath: "\(fixture.folder)/Shared/Kit.swift")
    try FileManager.default.createDirectory(
      atPath: "\(fixture.folder)/Shared/Kit.swift", withIntermediateDirectories: true)
    let project = try XcodeProject(path: fixture.project)
    let plan = try project.buildPlan(for: project.target(named: nil))
    XCTAssertEqual(plan.sources, [])
    XCTAssertEqual(plan.notes.filter { $0.contains("is not a regular file") }.count, 2, "\(plan.notes)")

    // Nothing waits for somebody to write into them.
    for file in [
      "App.xcodeproj/project.pbxproj", "a.xcstrings", "a.xcscheme", "a.xcworkspace/contents.xcworkspacedata",
    ] {
      let path = "\(fixture.folder)/\(file)"
      try? FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      XCTAssertEqual(mkfifo(path, 0o600), 0)
    }
    XCTAssertThrowsError(try XcodeProject(path: fixture.project))
    XCTAssertThrowsError(try StringCatalog(path: "\(fixture.folder)/a.xcstrings"))
    XCTAssertThrowsError(try Scheme(path: "\(fixture.folder)/a.xcscheme"))
    XCTAssertThrowsError(try Workspace(path: "\(fixture.folder)/a.xcworkspace"))
  }

  func testFoldersAreWalkedOnce() throws {
    let folder = TestFolder.make()
    for name in ["z/a.swift", "z/deep/b.swift", "c.swift"] { try folder.write("", to: name) }
    for (name, target) in [("a", "z"), ("z/back", ".."), ("z/deep/deep", "."), ("d.swift", "c.swift")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent(name).path, withDestinationPath: target)
    }
    XCTAssertEqual(
      FolderVisits.files(below: folder.path) { $0.hasSuffix(".swift") },
      ["c.swift", "d.swift", "z/a.swift", "z/deep/b.swift"])
  }
}
