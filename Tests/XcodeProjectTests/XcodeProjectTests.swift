import XCTest
import XcodeProject

final class XcodeProjectTests: XCTestCase {
  private var fixture = ProjectFixture()

  override func setUp() { fixture = ProjectFixture() }

  private func plan(_ configuration: String? = nil) throws -> BuildPlan {
    let project = try XcodeProject(path: fixture.project)
    return try project.buildPlan(for: project.target(named: nil), configuration: configuration)
  }

  private func relative(_ path: String) -> String { String(path.dropFirst(fixture.folder.count + 1)) }

  func testFilesOfAllKindsAreSorted() throws {
    try fixture.writeUsual()
    let plan = try plan()
    XCTAssertEqual(plan.sources.map { relative($0.path) }, ["App/Main.swift", "Shared/Kit.swift"])
    XCTAssertEqual(plan.sources[0].flags, ["-Xfrontend", "-x"])
    XCTAssertEqual(
      plan.resources.map { "\(relative($0.path)) \($0.kind) \($0.localization ?? "-")" },
      [
        "App/Base.lproj/Main.storyboard storyboard Base", "App/de.lproj/Main.strings strings de",
        "App/Assets.xcassets assetCatalog -", "data plain -",
      ])
    XCTAssertEqual(plan.infoPlist.map(relative), "App/Info.plist")
    XCTAssertTrue(plan.notes.contains { $0.contains("Old Code.m is left out") }, "\(plan.notes)")
    XCTAssertTrue(plan.notes.contains { $0.contains("Gone.swift is missing") }, "\(plan.notes)")
  }

  func testSettingsAreLayeredAndExpanded() throws {
    try fixture.writeUsual()
    let plan = try plan()
    XCTAssertEqual(plan.productName, "App 2")
    XCTAssertEqual(plan.moduleName, "App_2")
    XCTAssertEqual(plan.bundleIdentifier, "com.example.App-2")
    XCTAssertEqual(plan.swiftVersion, "4.2")
    XCTAssertEqual(plan.conditions, ["DEBUG", "FEATURE_A", "SIM"])
    XCTAssertEqual(plan.settings["GREETING"], "hello world")
    XCTAssertEqual(plan.settings["DEVELOPMENT_LANGUAGE"], "de")
    XCTAssertNil(plan.settings["NOBODY_SETS_THIS"])
    XCTAssertEqual(plan.settings.expand("a $(UNSET:default=b) ${TARGET_NAME:lower} $5 $(UNSET)"), "a b app $5 ")
  }

  func testConfigurationIsChosen() throws {
    try fixture.writeUsual()
    XCTAssertEqual(try plan("Release").productName, "Released")
    XCTAssertEqual(try plan("Release").conditions, [])
    XCTAssertEqual(try XcodeProject(path: fixture.project).configurations, ["Debug", "Release"])
  }

  func testSettingsThatNameEachOtherEnd() throws {
    try fixture.writeUsual()
    try fixture.writeProject(
      ProjectFixture.usualObjects.replacingOccurrences(
        of: "GREETING = hello;", with: "GREETING = \"$(A)\"; A = \"x$(B)\"; B = \"y$(A)\";"))
    let greeting = try plan().settings["A"]
    XCTAssertNotNil(greeting)
  }

  func testConfigurationFilesWithIncludes() throws {
    try fixture.writeUsual()
    try fixture.writeProject(
      ProjectFixture.usualObjects.replacingOccurrences(
        of: "0C4 = { isa = XCBuildConfiguration; name = Debug;",
        with: "008 = { isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = SOURCE_ROOT; };\n"
          + "0C4 = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = 008;"
      ).replacingOccurrences(of: "006, 007 )", with: "006, 007, 008 )"))
    try fixture.write(
      """
      #include "Base.xcconfig" // the base
      #include? "Not There.xcconfig"
      FROM_FILE = $(FROM_BASE) and more // comment
      FROM_BASE[sdk=iphonesimulator*] = simulator
      FROM_BASE[sdk=iphoneos*] = device
      GREETING = from file
      """, to: "Config/App.xcconfig")
    try fixture.write("FROM_BASE = base;\n#include \"App.xcconfig\"\n", to: "Config/Base.xcconfig")
    let settings = try plan().settings
    XCTAssertEqual(settings["FROM_FILE"], "simulator and more")
    XCTAssertEqual(settings["GREETING"], "from file world")
  }

  func testMissingConfigurationFileOfPodsSaysWhatToDo() throws {
    try fixture.writeUsual()
    try fixture.writeProject(
      ProjectFixture.usualObjects.replacingOccurrences(
        of: "0C4 = { isa = XCBuildConfiguration; name = Debug;",
        with: "008 = { isa = PBXFileReference; path = Pods/P.xcconfig; sourceTree = SOURCE_ROOT; };\n"
          + "0C4 = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = 008;"
      ).replacingOccurrences(of: "006, 007 )", with: "006, 007, 008 )"))
    let problems = try plan().problems
    XCTAssertEqual(problems.count, 1)
    XCTAssertTrue(problems[0].contains("Pods/P.xcconfig: is missing; run `pod install`"), "\(problems)")
  }

  func testSynchronizedFoldersAreMembersButForTheirExceptions() throws {
    try fixture.writeUsual()
    try fixture.writeProject(
      ProjectFixture.usualObjects.replacingOccurrences(of: "children = ( 0A1, )", with: "children = ( 0A1, 0E0 )")
        + """
        0E0 = { isa = PBXFileSystemSynchronizedRootGroup; path = Auto; sourceTree = "<group>"; exceptions = ( 0E1, 0E2 );
          explicitFolders = ( "web" ); };
        0E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = 0F0; membershipExceptions = ( "Info.plist", "sub/No.swift" ); };
        0E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = 0F1; membershipExceptions = ( "A.swift" ); };
        """, target: "fileSystemSynchronizedGroups = ( 0E0 );")
    for file in [
      "A.swift", "Info.plist", "sub/B.swift", "sub/No.swift", "web/index.html", "C.xcassets/Contents.json",
    ] {
      try fixture.write("", to: "Auto/\(file)")
    }
    let plan = try plan()
    XCTAssertEqual(plan.sources.map { relative($0.path) }.suffix(2), ["Auto/A.swift", "Auto/sub/B.swift"])
    XCTAssertEqual(
      plan.resources.suffix(2).map { "\(relative($0.path)) \($0.kind)" },
      ["Auto/C.xcassets assetCatalog", "Auto/web plain"])
  }

  func testFoldersOfOtherTargetsLendWhatTheirExceptionsName() throws {
    try fixture.writeUsual()
    try fixture.writeProject(
      ProjectFixture.usualObjects.replacingOccurrences(of: "children = ( 0A1, )", with: "children = ( 0A1, 0E0 )")
        + """
        0E0 = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; exceptions = ( 0E1 ); };
        0E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = 0F0; membershipExceptions = ( "Shared/S.swift" ); };
        """)
    for file in ["A.swift", "Shared/S.swift"] { try fixture.write("", to: "Widget/\(file)") }
    XCTAssertEqual(
      try plan().sources.map { relative($0.path) }, ["App/Main.swift", "Shared/Kit.swift", "Widget/Shared/S.swift"])
  }

  func testCompilerFlagsAndFeatures() throws {
    try fixture.writeUsual()
    try fixture.writeProject(
      ProjectFixture.usualObjects.replacingOccurrences(
        of: "\"OTHER_SWIFT_FLAGS[sdk=iphonesimulator*]\" = \"-D SIM\";",
        with: """
          "OTHER_SWIFT_FLAGS[sdk=*]" = "-D A -Xfrontend -warn-long-expression-type-checking=500 -Xcc -Wno -enable-bare-slash-regex -F /x";
          SWIFT_STRICT_CONCURRENCY = complete; SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES;
          SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE = NO; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
          """))
    let plan = try plan()
    XCTAssertEqual(
      plan.otherSwiftFlags,
      [
        "-Xfrontend", "-warn-long-expression-type-checking=500", "-enable-bare-slash-regex",
        "-strict-concurrency=complete",
        "-enable-upcoming-feature", "ExistentialAny",
      ])
    XCTAssertTrue(plan.conditions.contains("A"))
    XCTAssertTrue(plan.isMainActorByDefault)
  }

  func testUnknownConfigurationIsNamed() throws {
    try fixture.writeUsual()
    XCTAssertThrowsError(try plan("Beta")) { error in
      XCTAssertTrue("\(error)".contains("has no configuration Beta; it has Debug, Release"), "\(error)")
    }
  }

  func testMissingInfoPlistIsAProblem() throws {
    try fixture.writeUsual()
    try FileManager.default.removeItem(atPath: fixture.folder + "/App/Info.plist")
    XCTAssertTrue(
      try plan().problems.first?.contains("App/Info.plist: is missing: it is the INFOPLIST_FILE") == true)
  }

  func testGeneratedInfoPlistKeys() throws {
    try fixture.writeUsual()
    try fixture.writeProject(
      ProjectFixture.usualObjects.replacingOccurrences(
        of: "PRODUCT_NAME = \"$(TARGET_NAME) 2\";",
        with: """
          GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UILaunchStoryboardName = LaunchScreen;
          INFOPLIST_KEY_UIStatusBarHidden = YES; INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
          INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortraitUpsideDown;
          INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
          """))
    let keys = try plan().infoPlistKeys
    XCTAssertEqual(keys["UILaunchStoryboardName"] as? String, "LaunchScreen")
    XCTAssertEqual(keys["UIStatusBarHidden"] as? Bool, true)
    XCTAssertEqual(
      keys["UISupportedInterfaceOrientations"] as? [String], ["UIInterfaceOrientationPortraitUpsideDown"])
    XCTAssertEqual(
      keys["UISupportedInterfaceOrientations~iphone"] as? [String],
      ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"])
    XCTAssertNotNil(keys["UIApplicationSceneManifest"])
  }

  func testPackagesAreFoundOnDiskOrNamed() throws {
    let packages = """
      0P0 = { isa = XCSwiftPackageProductDependency; productName = Kit; package = 0P1; };
      0P1 = { isa = XCLocalSwiftPackageReference; relativePath = Libraries/Kit; };
      0P2 = { isa = XCSwiftPackageProductDependency; productName = SnapKit; package = 0P3; };
      0P3 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/SnapKit/SnapKit.git"; };
      0P4 = { isa = XCSwiftPackageProductDependency; productName = Gone; package = 0P5; };
      0P5 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/gone"; };
      """
    try fixture.writeUsual()
    try fixture.writeProject(
      ProjectFixture.usualObjects + packages, target: "packageProductDependencies = ( 0P0, 0P2, 0P4 );")
    try fixture.write("// \"SnapKit\"", to: "SourcePackages/checkouts/SnapKit/Package.swift")
    let plan = try plan()
    XCTAssertEqual(plan.packages.map(\.product), ["Kit", "SnapKit", "Gone"])
    XCTAssertEqual(
      plan.packages.map { $0.folder.map(relative) }, ["Libraries/Kit", "SourcePackages/checkouts/SnapKit", nil])
    XCTAssertEqual(plan.packages[2].url, "https://example.com/gone")
    XCTAssertNil(plan.packages[2].version)
    try fixture.write(
      """
      {"version": 2, "pins": [{"identity": "gone", "location": "https://example.com/gone", "state": {"version": "1.2.3"}}]}
      """, to: "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    XCTAssertEqual(try self.plan().packages[2].version, "1.2.3")
  }

  /// As Xcode writes it: what is used of a package on this machine says not which one that is.
  func testProductsOfLocalPackagesNameNoPackage() throws {
    let packages = """
      0P0 = { isa = XCSwiftPackageProductDependency; productName = KitViews; };
      0P1 = { isa = XCLocalSwiftPackageReference; relativePath = Sources/Libraries/Kit; };
      """
    try fixture.writeUsual()
    try fixture.writeProject(
      ProjectFixture.usualObjects + packages, target: "packageProductDependencies = ( 0P0 );")
    XCTAssertEqual(try plan().packages.map { $0.folder.map(relative) }, [nil])
    try fixture.write(
      "products: [.library(name: \"Kit\"), .library(name: \"KitViews\")]", to: "Sources/Libraries/Kit/Package.swift"
    )
    XCTAssertEqual(try plan().packages.map { $0.folder.map(relative) }, ["Sources/Libraries/Kit"])
  }

  func testPackagesAreFoundWhereverTheyAreCheckedOut() throws {
    let packages = """
      0P2 = { isa = XCSwiftPackageProductDependency; productName = Snap; package = 0P3; };
      0P3 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/a/SnapKit.git";
        requirement = { kind = upToNextMajorVersion; minimumVersion = 5.0.0; }; };
      """
    try fixture.writeUsual()
    try fixture.writeProject(
      ProjectFixture.usualObjects + packages, target: "packageProductDependencies = ( 0P2 );")
    XCTAssertEqual(try plan().packages.first?.version, "5.0.0")
    for place in [
      "DerivedData/App-x/SourcePackages/checkouts/SnapKit", "Carthage/Checkouts/snapkit", "SnapKit",
      "Packages/snapkit", ".build/checkouts/SnapKit",
    ] {
      try fixture.write("", to: "\(place)/Package.swift")
      XCTAssertEqual(try plan().packages.first?.folder.map(relative), place)
      try FileManager.default.removeItem(atPath: "\(fixture.folder)/\(place)")
    }
  }

  func testTargetsAndTheirKinds() throws {
    try fixture.writeUsual()
    let project = try XcodeProject(path: fixture.project)
    XCTAssertEqual(project.targets.map(\.kind), [.application, .unitTests])
    XCTAssertEqual(try project.buildPlan(for: project.target(named: "AppTests")).targetDependencies, ["App"])
    XCTAssertThrowsError(try project.target(named: "Nope")) { error in
      XCTAssertTrue("\(error)".contains("has no target Nope; it has App, AppTests"), "\(error)")
    }
  }

  func testWorkspaceListsItsProjects() throws {
    try fixture.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version="1.0"><FileRef location="group:App.xcodeproj"></FileRef>
      <Group location="group:Libs" name="Libs"><FileRef location="group:Kit/Kit.xcodeproj"/></Group>
      <FileRef location="container:Pods/Pods.xcodeproj"/><FileRef location="group:README.md"/></Workspace>
      """, to: "All.xcworkspace/contents.xcworkspacedata")
    let workspace = try Workspace(path: "\(fixture.folder)/All.xcworkspace")
    XCTAssertEqual(
      workspace.projects.map(relative), ["App.xcodeproj", "Libs/Kit/Kit.xcodeproj", "Pods/Pods.xcodeproj"])
  }

  func testFilesAreFoundWhateverTheCaseOfTheirLetters() throws {
    try fixture.writeUsual()
    try FileManager.default.moveItem(
      atPath: "\(fixture.folder)/App/Main.swift", toPath: "\(fixture.folder)/App/main.SWIFT")
    XCTAssertEqual(try plan().sources.map { relative($0.path) }, ["App/main.SWIFT", "Shared/Kit.swift"])
  }

  // MARK: Bad input

  func testBrokenProjectsSayWhatIsWrong() throws {
    let cases = [
      (
        "{ objects = {",
        "is not a project file: it is incomplete: the bracket that line 1 opens is not closed; open and save it in Xcode"
      ),
      ("", "is not a project file: it is empty"),
      ("{\n objects = {\n a = (\n } }", "line 4 closes a bracket of another kind than line 3 opened"),
      ("{\n a = \"x;\n}", "the string that begins in line 2 is not closed"),
      ("{ } }", "closes a bracket that nothing opened"),
      ("{ objects = " + String(repeating: "(", count: 100_000), "is not a project file"),
      ("{ a = b; }", "has no objects"),
      ("{ objects = { 0 = { isa = X; }; }; rootObject = 1; }", "has no root object"),
      ("{ objects = {};\n<<<<<<< HEAD\n }", "has merge conflicts in it; resolve them first"),
    ]
    for (text, message) in cases {
      try fixture.write(text, to: "App.xcodeproj/project.pbxproj")
      XCTAssertThrowsError(try XcodeProject(path: fixture.project)) { error in
        XCTAssertTrue("\(error)".contains(message), "\(error)")
        XCTAssertTrue("\(error)".contains("App.xcodeproj/project.pbxproj"), "\(error)")
      }
    }
    XCTAssertThrowsError(try XcodeProject(path: "/nowhere.xcodeproj"))
  }

  func testGroupsThatHoldThemselvesEnd() throws {
    try fixture.writeUsual()
    try fixture.writeProject(
      ProjectFixture.usualObjects.replacingOccurrences(of: "children = ( 001,", with: "children = ( 0A0, 0A1, 001,")
    )
    XCTAssertEqual(try plan().sources.count, 2)
  }

  func testDamagedProjectsNeverTrap() throws {
    try fixture.writeUsual()
    let text = try String(contentsOfFile: fixture.project + "/project.pbxproj", encoding: .utf8)
    let bytes = Array(text.utf8)
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var read = 0
    for round in 0..<400 {
      var damaged = bytes
      for _ in 0...(round % 5) {
        switch random(3) {
        case 0: damaged[random(damaged.count)] = UInt8(random(256))
        case 1: damaged.removeSubrange(random(damaged.count)...)
        default: damaged.insert(contentsOf: bytes[random(bytes.count)...].prefix(20), at: random(damaged.count))
        }
        if damaged.isEmpty { break }
      }
      try Data(damaged).write(to: URL(fileURLWithPath: fixture.project + "/project.pbxproj"))
      if let project = try? XcodeProject(path: fixture.project), let target = try? project.target(named: nil),
        (try? project.buildPlan(for: target)) != nil
      {
        read += 1
      }
    }
    XCTAssertGreaterThan(read, 20, "the damage left nothing to plan")
  }

  func testConfigurationFilesThatIncludeEachOtherEnd() throws {
    try fixture.writeUsual()
    try fixture.writeProject(
      ProjectFixture.usualObjects.replacingOccurrences(
        of: "0C4 = { isa = XCBuildConfiguration; name = Debug;",
        with: "008 = { isa = PBXFileReference; path = C0.xcconfig; sourceTree = SOURCE_ROOT; };\n"
          + "0C4 = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = 008;"
      ).replacingOccurrences(of: "006, 007 )", with: "006, 007, 008 )"))
    for number in 0..<40 {
      try fixture.write(
        "#include \"C\((number + 1) % 40).xcconfig\"\n#include \"C0.xcconfig\"\nV\(number) = \(number)\n#include\n= x\n[ = y\n",
        to: "C\(number).xcconfig")
    }
    XCTAssertEqual(try plan().settings["V39"], "39")
  }
}
