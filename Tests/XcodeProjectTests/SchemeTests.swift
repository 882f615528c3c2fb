import XCTest
import XcodeProject

final class SchemeTests: XCTestCase {
  private var fixture = ProjectFixture()

  override func setUp() { fixture = ProjectFixture() }

  static let scheme = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme LastUpgradeVersion = "1500" version = "1.7">
       <BuildAction><BuildActionEntries><BuildActionEntry buildForRunning = "YES">
         <BuildableReference BuildableIdentifier = "primary" BuildableName = "Kit.framework" BlueprintName = "Kit"
           ReferencedContainer = "container:Kit.xcodeproj"></BuildableReference>
       </BuildActionEntry></BuildActionEntries></BuildAction>
       <TestAction buildConfiguration = "Release">
         <CommandLineArguments><CommandLineArgument argument = "-test" isEnabled = "YES"/></CommandLineArguments>
       </TestAction>
       <LaunchAction buildConfiguration = "Staging" language = "de" region = "AT">
         <BuildableProductRunnable runnableDebuggingMode = "0">
           <BuildableReference BuildableName = "App.app" BlueprintName = "App" ReferencedContainer = "container:App.xcodeproj"/>
         </BuildableProductRunnable>
         <CommandLineArguments>
           <CommandLineArgument argument = "-mode &quot;a b&quot;" isEnabled = "YES"/>
           <CommandLineArgument argument = "-off" isEnabled = "NO"/>
         </CommandLineArguments>
         <EnvironmentVariables>
           <EnvironmentVariable key = "SERVER" value = "$(HOST)" isEnabled = "YES"/>
           <EnvironmentVariable key = "OFF" value = "1" isEnabled = "NO"/>
         </EnvironmentVariables>
       </LaunchAction>
    </Scheme>
    """

  func testWhatASchemeRuns() throws {
    try fixture.write(Self.scheme, to: "App.xcodeproj/xcshareddata/xcschemes/Staging.xcscheme")
    let paths = Scheme.paths(in: fixture.project)
    XCTAssertEqual(paths.count, 1)
    let scheme = try Scheme(path: paths[0])
    XCTAssertEqual(scheme.name, "Staging")
    XCTAssertEqual(scheme.targetName, "App")
    XCTAssertEqual(scheme.projectName, "App.xcodeproj")
    XCTAssertEqual(scheme.configuration, "Staging")
    XCTAssertEqual(scheme.arguments, ["-mode", "a b"])
    XCTAssertEqual(scheme.environment, ["SERVER": "$(HOST)"])
    XCTAssertEqual(scheme.locale, "de_AT")
  }

  /// Xcode's value for its right-to-left pseudolanguage is not a locale, but two arguments.
  func testThePseudolanguageThatIsWrittenFromRightToLeft() throws {
    let name = "IDELaunchSchemeLanguageRightToLeftLayoutDirection"
    let text = Self.scheme.replacingOccurrences(
      of: #"language = "de" region = "AT""#, with: "language = \"\(name)\"")
    try fixture.write(text, to: "App.xcodeproj/xcshareddata/xcschemes/S.xcscheme")
    let scheme = try Scheme(path: XCTUnwrap(Scheme.paths(in: fixture.project).first))
    XCTAssertNil(scheme.locale)
    XCTAssertEqual(
      scheme.arguments,
      ["-mode", "a b", "-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES"])
  }

  func testASchemeWithoutRunnableTakesWhatItBuilds() throws {
    let text = Self.scheme.replacingOccurrences(of: "BuildableProductRunnable", with: "PathRunnable2")
    try fixture.write(text, to: "App.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/S.xcscheme")
    XCTAssertEqual(try Scheme(path: XCTUnwrap(Scheme.paths(in: fixture.project).first)).targetName, "Kit")
  }

  func testBrokenSchemesSaySo() throws {
    let path = fixture.folder + "/S.xcscheme"
    for text in ["", "<Scheme", "<Scheme><LaunchAction></Scheme>", "\u{0}"] {
      try fixture.write(text, to: "S.xcscheme")
      XCTAssertThrowsError(try Scheme(path: path)) { error in
        XCTAssertTrue("\(error)".contains("S.xcscheme: is not XML (line "), "\(error)")
      }
    }
    XCTAssertThrowsError(try Scheme(path: "/nowhere.xcscheme"))
  }

  func testDamagedSchemesAndWorkspacesNeverTrap() throws {
    let workspace =
      "<Workspace version=\"1.0\"><Group location=\"group:A\"><FileRef location=\"group:B.xcodeproj\"/></Group></Workspace>"
    var random = SeededGenerator(state: 5)
    try fixture.write("", to: "W.xcworkspace/x")
    for _ in 0..<200 {
      try Data(random.damaged(Array(Self.scheme.utf8))).write(
        to: URL(fileURLWithPath: fixture.folder + "/S.xcscheme"))
      _ = try? Scheme(path: fixture.folder + "/S.xcscheme")
      try Data(random.damaged(Array(workspace.utf8))).write(
        to: URL(fileURLWithPath: fixture.folder + "/W.xcworkspace/contents.xcworkspacedata"))
      _ = try? Workspace(path: fixture.folder + "/W.xcworkspace")
    }
  }
}

/// Damage that is the same each time.
struct SeededGenerator {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(bound, 1)
  }

  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var damaged = bytes
    for _ in 0...next(4) where !damaged.isEmpty {
      switch next(4) {
      case 0: damaged[next(damaged.count)] = UInt8(next(256))
      case 1: damaged.removeSubrange(next(damaged.count)...)
      case 2: damaged.removeSubrange(next(damaged.count)..<damaged.count)
      default: damaged.insert(contentsOf: bytes[next(bytes.count)...].prefix(30), at: next(damaged.count))
      }
    }
    return damaged
  }
}
