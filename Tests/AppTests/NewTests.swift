import TestFolders
import XCTest

/// Tests `flipside new`: the project has Xcode's format, and the app runs.
final class NewTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/tmp")

  override func setUp() { folder = TestFolder.make() }

  private func plist(_ path: String) throws -> [String: Any] {
    let data = try folder.data(path)
    return try XCTUnwrap(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
  }

  func testANewAppRuns() throws {
    XCTAssertEqual(try Tool.run(["new", "My App", "--bundle-id", "org.test.mine"], in: folder).code, 0)
    let script = try folder.write("expect \"Hello, My App\"\nscreenshot a.png\n", to: "s.txt")
    let result = try Tool.run(["run", "My App", "--script", script], in: folder)
    XCTAssertEqual(result.code, 0, result.errors)
    XCTAssertEqual(PNG(try folder.data("a.png"))?.color(2, 1500), 0xFFFFFF, "the storyboard's background")
    let bundle = try Tool.run(["build", "My App"], in: folder).output.trimmingCharacters(
      in: .whitespacesAndNewlines)
    let info =
      try PropertyListSerialization.propertyList(
        from: Data(contentsOf: URL(fileURLWithPath: bundle + "/Info.plist")), format: nil) as? [String: Any]
    XCTAssertEqual(info?["CFBundleIdentifier"] as? String, "org.test.mine")
    XCTAssertEqual(info?["UILaunchStoryboardName"] as? String, "LaunchScreen")
    XCTAssertTrue(FileManager.default.fileExists(atPath: bundle + "/Base.lproj/Main.storyboard"))
    XCTAssertEqual(try Tool.run(["check", "My App"], in: folder).code, 0)
  }

  /// Each object is referred to, each reference has its object, and identifiers are 24 hexadecimal figures: facts
  /// `project/pbxproj_vocabulary.json`.
  func testTheProjectFileIsWhole() throws {
    XCTAssertEqual(try Tool.run(["new", "Hello"], in: folder).code, 0)
    let project = try plist("Hello/Hello.xcodeproj/project.pbxproj")
    let objects = try XCTUnwrap(project["objects"] as? [String: [String: Any]])
    let root = try XCTUnwrap(project["rootObject"] as? String)
    var referred: Set<String> = [root]
    func collect(_ value: Any) {
      if let text = value as? String, text.range(of: "^[0-9A-F]{24}$", options: .regularExpression) != nil {
        referred.insert(text)
      }
      for child in value as? [Any] ?? [] { collect(child) }
      for (key, child) in value as? [String: Any] ?? [:] {
        collect(key)
        collect(child)
      }
    }
    for object in objects.values { collect(object) }
    XCTAssertEqual(referred, Set(objects.keys))
    XCTAssertEqual(objects[root]?["isa"] as? String, "PBXProject")
    let text = String(decoding: try folder.data("Hello/Hello.xcodeproj/project.pbxproj"), as: UTF8.self)
    XCTAssertTrue(text.hasPrefix("// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n"))
    // Each section occurs once, has an end, and is in Xcode's order, by name.
    let begun = text.components(separatedBy: "/* Begin ").dropFirst().map { String($0.prefix { $0 != " " }) }
    XCTAssertEqual(begun, begun.sorted())
    XCTAssertEqual(Set(begun), Set(objects.values.compactMap { $0["isa"] as? String }))
    for name in begun { XCTAssertEqual(text.components(separatedBy: "/* End \(name) section */").count, 2) }
    // Every file to which the project refers exists.
    for object in objects.values where object["isa"] as? String == "PBXFileReference" {
      guard object["sourceTree"] as? String == "<group>", let path = object["path"] as? String else { continue }
      XCTAssertTrue(FileManager.default.fileExists(atPath: folder.path + "/Hello/Hello/" + path), path)
    }
    XCTAssertNotNil(try plist("Hello/Hello/Info.plist")["UIApplicationSceneManifest"])
  }

  func testNamesThatDoNotDo() throws {
    for name in ["1st", "", "a;b", "é", "x/../..", String(repeating: "a", count: 65)] {
      XCTAssertEqual(try Tool.run(["new", name], in: folder).code, 2, name)
    }
    XCTAssertEqual(try Tool.run(["new"], in: folder).code, 2)
    XCTAssertEqual(try Tool.run(["new", "A", "--bundle-id", "a..b"], in: folder).code, 2)
    try folder.write("mine", to: "Taken/file")
    let taken = try Tool.run(["new", "Taken"], in: folder)
    XCTAssertEqual(taken.code, 1)
    XCTAssertTrue(taken.errors.contains("Taken exists already"), taken.errors)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Taken"), ["file"])
  }
}
