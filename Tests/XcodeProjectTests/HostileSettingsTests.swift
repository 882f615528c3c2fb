import XCTest
import XcodeProject

/// Build settings that ask for more than any machine has.
final class HostileSettingsTests: XCTestCase {
  private let fixture = ProjectFixture()

  /// The plan of a project whose target has further settings.
  private func plan(_ settings: String) throws -> BuildPlan {
    try fixture.writeUsual()
    try fixture.writeProject(
      ProjectFixture.usualObjects
        .replacingOccurrences(of: "\"OTHER_SWIFT_FLAGS[sdk=iphonesimulator*]\" = \"-D SIM\";", with: "")
        .replacingOccurrences(of: "GREETING = \"$(inherited) world\";", with: settings))
    let project = try XcodeProject(path: fixture.project)
    return try project.buildPlan(for: project.target(named: nil))
  }

  private func doubled(_ count: Int, _ last: String) -> String {
    (0..<count).map { "D\($0) = \"$(D\($0 + 1))$(D\($0 + 1))\";" }.joined(separator: " ") + " D\(count) = \(last);"
  }

  func testSettingsThatDoubleEachOtherAreRefusedWithTheirChain() throws {
    let last = String(repeating: "x", count: 100)
    let plan = try plan("SWIFT_DEFAULT_ACTOR_ISOLATION = \"$(D0)\"; " + doubled(30, last))
    XCTAssertEqual(plan.problems.count, 1, "\(plan.problems)")
    let problem = plan.problems.first ?? ""
    XCTAssertTrue(problem.hasPrefix(fixture.project), problem)
    XCTAssertTrue(problem.contains("SWIFT_DEFAULT_ACTOR_ISOLATION → D0 → D1 → D2"), problem)
    XCTAssertTrue(problem.contains("expand to more than 131072 bytes"), problem)
  }

  func testSettingsThatDoubleNothingAreRefused() throws {
    // Nothing grows, but there are a thousand million variables to look up.
    let plan = try plan("INFOPLIST_FILE = \"$(D0)\"; " + doubled(30, "\"\""))
    XCTAssertTrue(plan.problems.contains { $0.contains("take too many steps") }, "\(plan.problems)")
  }

  func testManySettingsAreOrdinary() throws {
    let plan = try plan(
      (0..<2000).map { "K\($0) = \"$(inherited) $(TARGET_NAME) \($0)\";" }.joined(separator: " ")
        + " SUM = \"\((0..<2000).map { "$(K\($0))" }.joined(separator: ","))\";")
    XCTAssertEqual(plan.problems, [])
    XCTAssertTrue(plan.settings["SUM"]?.hasSuffix(" App 1999") == true)
  }

  func testSettingsThatNameEachOtherAreEmptyAndTold() throws {
    let plan = try plan("SWIFT_VERSION = \"$(A)\"; A = \"$(B)\"; B = \"$(C)\"; C = \"x$(A)\";")
    XCTAssertEqual(plan.settings["A"], "x")
    XCTAssertEqual(plan.problems, [])
    XCTAssertTrue(
      plan.notes.contains { $0.contains("SWIFT_VERSION → A → B → C → A refer to one another in a circle") },
      "\(plan.notes)")
  }

  func testASettingOnItsWayMeansItsNextLowerValue() throws {
    // As in Xcode, whose evaluation goes on below the value that it is working out (swift-build,
    // MacroEvaluationProgram).
    let plan = try plan("GREETING = \"$(OTHER)!\"; OTHER = \"<$(GREETING)>\";")
    XCTAssertEqual(plan.settings["GREETING"], "<hello>!")
    XCTAssertEqual(plan.notes.filter { $0.contains("name each other") }, [])
  }

  func testTextsWithoutEndAndNestedVariables() throws {
    let open = try plan("OPEN = \"a $(TARGET_NAME $(GREETING:upper) ${X\";")
    XCTAssertEqual(open.settings["OPEN"], "a $(TARGET_NAME HELLO ${X")
    XCTAssertEqual(open.settings.expand("$(GREE$(MISSING)TING) $ $$ ( )"), "hello $ $$ ( )")
    XCTAssertEqual(open.settings.expand("$(NONE:default=(x))"), "(x)")
    for text in ["$(", "${", "$(A", "$(A)$("] {
      let many = String(repeating: text, count: 50_000)
      let settings = try plan("MANY = \"\(many)\"; PRODUCT_BUNDLE_IDENTIFIER = \"$(MANY)\";")
      XCTAssertTrue(
        settings.problems.contains { $0.contains("nest more than") }, "\(text): \(settings.problems)")
    }
    let closed = String(repeating: "$(", count: 50_000) + "X" + String(repeating: ")", count: 50_000)
    XCTAssertEqual(open.settings.expand(closed), "")
    XCTAssertTrue(open.settings.faults.contains { $0.contains("nest more than") })
  }

  func testChainsOfManySettingsAreRefused() throws {
    let chain = (0..<50_000).map { "C\($0) = \"$(C\($0 + 1))\";" }.joined(separator: " ")
    let plan = try plan("SWIFT_VERSION = \"$(C0)\"; " + chain)
    XCTAssertTrue(plan.problems.contains { $0.contains("more than 100 levels deep") }, "\(plan.problems)")
  }

  func testConfigurationFilesThatInheritTwiceAreRefused() throws {
    try fixture.writeUsual()
    try fixture.writeProject(
      ProjectFixture.usualObjects.replacingOccurrences(
        of: "0C4 = { isa = XCBuildConfiguration; name = Debug;",
        with: "008 = { isa = PBXFileReference; path = App.xcconfig; sourceTree = SOURCE_ROOT; };\n"
          + "0C4 = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = 008;"
      ).replacingOccurrences(of: "006, 007 )", with: "006, 007, 008 )"))
    let lines = Array(repeating: "SWIFT_VERSION_X = $(inherited) $(inherited)", count: 40)
    try fixture.write(
      "\u{FEFF}FIRST = 1\nSWIFT_VERSION_X = 1\n" + lines.joined(separator: "\n")
        + "\nPLAIN = a\nPLAIN = $(inherited) b\nPLAIN = $(PLAIN) c\nOTHER_SWIFT_FLAGS = $(SWIFT_VERSION_X)\n",
      to: "App.xcconfig")
    let project = try XcodeProject(path: fixture.project)
    let settings = project.settings(for: try project.target(named: nil), configuration: nil)
    XCTAssertEqual(settings["FIRST"], "1", "the byte order mark is no part of the key")
    XCTAssertEqual(settings["PLAIN"], "a b c")
    XCTAssertEqual(settings["SWIFT_VERSION_X"], "")
    XCTAssertTrue(
      settings.faults.contains { $0.hasPrefix("SWIFT_VERSION_X → SWIFT_VERSION_X → ") }, "\(settings.faults)")

    try fixture.write(
      Array(repeating: "MANY = $(inherited) x", count: 100_000).joined(separator: "\n"), to: "App.xcconfig")
    let plan = try project.buildPlan(for: project.target(named: nil))
    XCTAssertTrue(plan.problems.contains { $0.contains("sets MANY 1000 times or more") }, "\(plan.problems)")
  }

  func testFlagsThatWriteFilesAreLeftOut() throws {
    let plan = try plan(
      """
      OTHER_SWIFT_FLAGS = ( "-Xfrontend", "-emit-module-path", "-Xfrontend", "/victim", "-Xfrontend", "-o", "-Xfrontend",
        "-load-plugin-library", "-Xfrontend", "-enable-x=y", "-Xfrontend", "-warn-long-function-bodies=100",
        "-enable-upcoming-feature", "-o", "-enable-upcoming-feature", "BareSlashRegexLiterals", "-o", "/victim",
        "@/victim", "-emit-module-path", "/victim", "-disable-sandbox", "-enable-testing", "-Xfrontend" );
      SWIFT_STRICT_CONCURRENCY = "-o";
      """)
    XCTAssertEqual(
      plan.otherSwiftFlags,
      [
        "-Xfrontend", "-warn-long-function-bodies=100", "-enable-upcoming-feature", "BareSlashRegexLiterals",
        "-enable-testing",
      ])
  }
}
