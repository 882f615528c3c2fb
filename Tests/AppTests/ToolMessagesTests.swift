import TestFolders
import XCTest

/// Messages about unreadable files that were not named on the command line: file, error and remedy, after which the
/// tool continues.
final class ToolMessagesTests: XCTestCase {
  private let project = TestProject()

  func testDamagedFilesThatNobodyNamed() throws {
    try project.write(
      settings: "}; baseConfigurationReference = 030; further = {", resources: "120", children: "030, 020",
      objects: """
        030 = { isa = PBXFileReference; path = Mine.xcconfig; sourceTree = "<group>"; };
        020 = { isa = PBXFileReference; path = Broken.strings; sourceTree = "<group>"; };
        120 = { isa = PBXBuildFile; fileRef = 020; };
        """)
    try project.folder.write("A = 1\n= = =\n#include Other\n#include \"Other.xcconfig\"\n", to: "Mine.xcconfig")
    try project.folder.write("#include \"Mine.xcconfig\"\nB = $(A)\n// c\n", to: "Other.xcconfig")
    try project.folder.write("/* c */ \"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";\n", to: "Broken.strings")
    try project.folder.write("<Scheme", to: "Mine.xcodeproj/xcshareddata/xcschemes/Mine.xcscheme")
    try project.folder.write("<Workspace", to: "Mine.xcworkspace/contents.xcworkspacedata")
    try project.writeApp("print(1)")
    let result = try project.tool(["run", "Mine.xcodeproj", "--host", "headless"])
    XCTAssertEqual(result.output, "1\n", result.errors)
    for words in [
      "Mine.xcconfig: line 2 can't be understood", "Mine.xcconfig: line 3 can't be understood",
      "Mine.xcconfig: includes itself (Mine.xcconfig → Other.xcconfig → Mine.xcconfig)",
      "Broken.strings: line 3 can't be read", "Mine.xcscheme: is not XML", "contents.xcworkspacedata: is not XML",
    ] { XCTAssertTrue(result.errors.contains(words), "\(words) in \(result.errors)") }
  }

  func testATargetWithoutConfigurations() throws {
    try project.write(target: "further = 1;")
    let file = project.folder.appendingPathComponent("Mine.xcodeproj/project.pbxproj")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(
      text.replacingOccurrences(of: "buildConfigurationList = 0C2", with: "buildConfigurationList = 0CF").utf8
    ).write(
      to: file)
    try project.writeApp("print(1)")
    let errors = try project.tool(["check", "Mine.xcodeproj"]).errors
    XCTAssertTrue(errors.contains("the target Mine has no build configurations"), errors)
  }

  func testNamesThatAnAppCanNotHave() throws {
    let folder = TestFolder.make()
    for name in ["UIKit", "Swift", "Foundation", "MapKit"] {
      let result = try Tool.run(["new", name], in: folder)
      XCTAssertEqual(result.code, 2)
      XCTAssertTrue(
        result.errors.contains("the module \(name) has the name of one of Swift's or Apple's that is imported"),
        result.errors)
    }
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }, [])
  }

  func testLocalesThatAreNone() throws {
    for name in ["../../..", "x\"y", String(repeating: "a", count: 100_000), "e", "de_", "de@x"] {
      let result = try Tool.run(["run", "nothing-here", "--locale", name])
      XCTAssertEqual(result.code, 2, name)
      XCTAssertTrue(result.errors.contains("--locale must be a language and region"), result.errors)
    }
    for name in ["de", "zh-Hans_CN", "pt-BR", "en_US_POSIX", "de_DE@calendar=gregorian"] {
      XCTAssertFalse(try Tool.run(["run", "nothing-here", "--locale", name]).errors.contains("--locale"), name)
    }
  }

  func testNamesWithQuotationMarks() throws {
    for name in ["My \\\"App\\\""] {
      try project.write(settings: "PRODUCT_NAME = \"\(name)\";")
      try project.writeApp("print(Bundle.main.infoDictionary?[\"CFBundleName\"] ?? \"none\")")
      let result = try project.run()
      XCTAssertEqual(result.output, name.replacingOccurrences(of: "\\", with: "") + "\n", result.errors)
    }
  }

  /// Displayed names are unchanged; the module and the executable get names that the linker accepts.
  func testNamesWithLettersBeyondASCII() throws {
    for (name, executable) in [("Café", "Cafe"), ("喫茶店", "App"), ("🚀 Start", "__Start"), ("🎲", "App")] {
      try project.write(settings: "PRODUCT_NAME = \"\(name)\";")
      try project.writeApp(
        """
        let info = Bundle.main.infoDictionary ?? [:]
        print(info["CFBundleName"] ?? "none", info["CFBundleExecutable"] ?? "none")
        print(NSClassFromString("Café.AppDelegate") == AppDelegate.self, NSClassFromString("\\(info["CFBundleExecutable"] ?? "").AppDelegate") == AppDelegate.self)
        """)
      let result = try project.run()
      XCTAssertEqual(result.output, "\(name) \(executable)\ntrue true\n", result.errors)
    }
  }

  func testAnExceptionEndsTheApp() throws {
    try project.write()
    try project.writeApp(
      """
      NSSetUncaughtExceptionHandler { print("handled", $0.name.rawValue) }
      NSException(name: .rangeException, reason: "no row 7").raise()
      """)
    let result = try project.run()
    XCTAssertEqual(result.output, "handled NSRangeException\n", result.errors)
    XCTAssertNotEqual(result.code, 0)
    XCTAssertTrue(
      result.errors.contains(
        "*** Terminating app due to uncaught exception 'NSRangeException', reason: 'no row 7'"),
      result.errors)
  }

  func testTheToolsOwnCacheIsNoPartOfTheApp() throws {
    let folder = TestFolder.make()
    try folder.write(TestProject.app("print(2)"), to: "Box/App.swift")
    try folder.write("text", to: "Box/text.txt")
    let cache = folder.appendingPathComponent("Box/cache").path
    for _ in 0..<2 {
      let result = try Tool.run(
        ["run", "Box", "--host", "headless"], in: folder, environment: ["XDG_CACHE_HOME": cache])
      XCTAssertEqual(result.output, "2\n", result.errors)
    }
  }

  func testVariablesOfASchemeThatSteerLibraries() throws {
    let names = [
      "ICU_DATA", "GIO_MODULE_DIR", "LLVM_PROFILE_FILE", "ASAN_OPTIONS", "BROWSER", "LD_PRELOAD",
      "CFNETWORK_DIAGNOSTICS",
    ]
    try project.write()
    let variables = (names + ["MINE"]).map {
      "<EnvironmentVariable key = \"\($0)\" value = \"x\" isEnabled = \"YES\"></EnvironmentVariable>"
    }
    try project.folder.write(
      """
      <Scheme><LaunchAction buildConfiguration = "Debug"><BuildableProductRunnable><BuildableReference BlueprintName = "Mine"
      ReferencedContainer = "container:Mine.xcodeproj"></BuildableReference></BuildableProductRunnable>
      <EnvironmentVariables>\(variables.joined())</EnvironmentVariables></LaunchAction></Scheme>
      """, to: "Mine.xcodeproj/xcshareddata/xcschemes/Mine.xcscheme")
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    try project.writeApp(
      "let all = ProcessInfo.processInfo.environment; print([\(list)].filter { all[$0] == \"x\" }, all[\"MINE\"] ?? \"none\")"
    )
    let result = try project.run()
    XCTAssertEqual(result.output, "[] x\n", result.errors)
    for name in names { XCTAssertTrue(result.errors.contains(name), result.errors) }
  }

  /// Dates of files, process identifiers and properties of the machine are the same in every run without a window.
  func testWhatTellsMachinesApart() throws {
    try project.write()
    try project.writeApp(
      """
      let file = URL.documentsDirectory.appendingPathComponent("a.txt")
      try? Data("a".utf8).write(to: file)
      func dates(_ path: String) -> String {
        let all = (try? FileManager.default.attributesOfItem(atPath: path)) ?? [:]
        return [FileAttributeKey.creationDate, .modificationDate].map { "\\((all[$0] as? Date)?.timeIntervalSince(Date()) ?? -1)" }.joined(separator: " ")
      }
      print(dates(file.path), dates(Bundle.main.bundlePath + "/Info.plist"))
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
        print(dates(file.path))
        try? Data("b".utf8).write(to: file)
        print(dates(file.path))
        let info = ProcessInfo.processInfo
        print(info.hostName, info.processorCount, info.activeProcessorCount, info.physicalMemory)
        NSLog("hello %d", 3)
        exit(0)
      }
      """)
    let script = try project.folder.write("wait 5\n", to: "s.txt")
    let results = try (0..<2).map { _ in
      try project.tool(["run", "Mine.xcodeproj", "--host", "headless", "--script", script])
    }
    for result in results {
      XCTAssertEqual(
        result.output, "0.0 0.0 0.0 0.0\n-3.0 -3.0\n-3.0 0.0\niPhone 6 6 6442450944\n", result.errors)
      XCTAssertTrue(result.errors.contains("2024-01-09 09:41:03.000 Mine[1000:100] hello 3\n"), result.errors)
    }
  }
}
