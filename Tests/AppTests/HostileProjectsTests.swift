import TestFolders
import XCTest

/// Projects that refer to files outside of their folders: the tool writes and deletes nothing outside of the cache,
/// and never waits for such a file.
final class HostileProjectsTests: XCTestCase {
  private let project = TestProject()

  // MARK: Names

  func testNamesOfProductsModulesAndTargetsStayInTheCache() throws {
    let cache = TestFolder.make()
    // The possible locations of `../../../victim.app` relative to the app's folder in the cache.
    let victims = ["victim.app", "a/victim.app", "a/b/victim.app", "a/b/flipside/victim.app"]
    for victim in victims { try cache.write("precious", to: "\(victim)/precious") }
    let environment = ["XDG_CACHE_HOME": cache.appendingPathComponent("a/b").path]
    for depth in 1...4 {
      let name = String(repeating: "../", count: depth) + "victim"
      for settings in ["PRODUCT_NAME = \"\(name)\"; PRODUCT_MODULE_NAME = Mine;", ""] {
        try project.write(name: name, settings: settings)
        try project.writeApp("print(Bundle.main.bundleURL.pathExtension)")
        if depth > 1, settings.isEmpty { continue }
        let result = try project.run(environment: environment)
        XCTAssertEqual(result.output, "app\n", result.errors)
      }
    }
    for victim in victims {
      XCTAssertEqual(
        try String(contentsOf: cache.appendingPathComponent("\(victim)/precious"), encoding: .utf8), "precious",
        victim)
    }
    // The compiler keeps its own modules beside Flipside's cache.
    let outside = TestProject.listing(cache).filter {
      !$0.hasPrefix("a/b/flipside/") && !$0.contains("victim.app") && !$0.hasPrefix("a/b/clang")
        && !$0.hasPrefix("a/b/org.swift")
    }
    XCTAssertEqual(outside, ["a", "a/b", "a/b/flipside"])
  }

  func testNamesOfModulesIdentifiersAndPlistsStayInTheCache() throws {
    try project.write(
      settings: "PRODUCT_MODULE_NAME = \"../../../module\"; PRODUCT_BUNDLE_IDENTIFIER = \"../../../identifier\";"
        + " INFOPLIST_FILE = Info.plist; CURRENT_PROJECT_VERSION = \"$(MISSING)7\";")
    try project.folder.write(
      "<plist version=\"1.0\"><dict><key>CFBundleIdentifier</key><string>/../../x/$(PRODUCT_NAME)</string>"
        + "<key>CFBundleName</key><string>../../name</string><key>CFBundleExecutable</key><string>../../run</string></dict></plist>",
      to: "Info.plist")
    try project.writeApp(
      """
      UserDefaults.standard.set(1, forKey: "a")
      UserDefaults.standard.synchronize()
      print(Bundle.main.bundleIdentifier ?? "none", Bundle.main.infoDictionary?["CFBundleExecutable"] ?? "none")
      """)
    let before = TestProject.listing(project.folder)
    let result = try project.run()
    XCTAssertEqual(result.output, "-..-..-x-Mine _________module\n", result.errors)
    // The picture of the first frame is written to the working folder of the tool if no name is given.
    let new = TestProject.listing(project.folder).filter {
      !before.contains($0) && !$0.hasPrefix(".output") && !$0.hasPrefix(".errors")
    }
    XCTAssertEqual(new, ["..-..-name.png"])
    XCTAssertFalse(FileManager.default.fileExists(atPath: project.folder.path + "/../../name.png"))
  }

  func testPlacesInTheBundleAreChecked() throws {
    // The language of a catalog is a path, and a folder of resources is a link.
    let victim = TestFolder.make()
    try victim.write("precious", to: "Localizable.strings")
    try project.write(
      resources: "120, 121", children: "020, 021",
      objects: """
        020 = { isa = PBXFileReference; path = en.lproj; lastKnownFileType = folder; sourceTree = "<group>"; };
        021 = { isa = PBXFileReference; path = Localizable.xcstrings; sourceTree = "<group>"; };
        120 = { isa = PBXBuildFile; fileRef = 020; }; 121 = { isa = PBXBuildFile; fileRef = 021; };
        """)
    try project.link("en.lproj", to: victim.path)
    try project.folder.write(
      "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\"en\": {\"stringUnit\": {\"value\": \"written\"}}}}}}",
      to: "Localizable.xcstrings")
    try project.writeApp("print(NSLocalizedString(\"a\", comment: \"\"))")
    let result = try project.run()
    XCTAssertEqual(result.output, "written\n", result.errors)
    XCTAssertEqual(TestProject.listing(victim), ["Localizable.strings"])
    XCTAssertEqual(
      try String(contentsOf: victim.appendingPathComponent("Localizable.strings"), encoding: .utf8), "precious")

    try project.folder.write(
      "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\"../../../victim\": {\"stringUnit\": {\"value\": \"x\"}}}}}}",
      to: "Localizable.xcstrings")
    let refused = try project.run()
    XCTAssertEqual(refused.code, 1)
    XCTAssertTrue(refused.errors.contains("has the language \"../../../victim\""), refused.errors)
  }

  func testNamesOfPackagesAndTheirBundlesStayInTheCache() throws {
    try project.write(
      target: "packageProductDependencies = ( 0E0 );",
      objects: """
        0E0 = { isa = XCSwiftPackageProductDependency; productName = Tools; package = 0E1; };
        0E1 = { isa = XCLocalSwiftPackageReference; relativePath = Tools; };
        """)
    try project.folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "../../../vic\\"tim", products: [.library(name: "Tools", targets: ["Tools"])],
        targets: [.target(name: "Tools", resources: [.copy("note.txt")])])
      """, to: "Tools/Package.swift")
    try project.folder.write(
      "import Foundation\npublic func note() -> String { Bundle.module.path(forResource: \"note\", ofType: \"txt\") == nil ? \"no\" : \"yes\" }\n",
      to: "Tools/Sources/Tools/Tools.swift")
    try project.folder.write("x", to: "Tools/Sources/Tools/note.txt")
    try project.writeApp("print(note())", imports: ["Tools"])
    let before = TestProject.listing(Tool.cache.appendingPathComponent("flipside")).filter { !$0.contains("/") }
    let result = try project.run()
    XCTAssertEqual(result.output, "yes\n", result.errors)
    let after = TestProject.listing(Tool.cache.appendingPathComponent("flipside")).filter { !$0.contains("/") }
    XCTAssertFalse(Set(after).subtracting(before).contains { $0.contains("vic") }, "\(after)")
  }

  /// A folder of resources that holds the cache would be copied into itself without end.
  func testTheCacheAndTheSystemsStateAreNoResources() throws {
    try project.folder.write("x", to: "Assets/own.txt")
    try project.link("Assets/cache", to: Tool.cache.appendingPathComponent("flipside").path)
    try project.link("Assets/state", to: "/proc")
    try project.link("Assets/disk", to: "/")
    try project.write(
      resources: "102", children: "002",
      objects: """
        002 = { isa = PBXFileReference; lastKnownFileType = folder; path = Assets; sourceTree = "<group>"; };
        102 = { isa = PBXBuildFile; fileRef = 002; };
        """)
    try project.writeApp(
      """
      let folder = Bundle.main.bundlePath + "/Assets"
      print(try! FileManager.default.subpathsOfDirectory(atPath: folder))
      """)
    let result = try project.run()
    XCTAssertEqual(result.output, "[\"own.txt\"]\n", result.errors)
    XCTAssertTrue(result.errors.contains("Assets/cache is left out: it is the cache"), result.errors)
    XCTAssertTrue(
      result.errors.contains("Assets/state is left out: it shows the state of the system, not files"), result.errors
    )
    XCTAssertTrue(
      result.errors.contains("Assets/disk is left out: it is the root of the file system"), result.errors)
  }

  /// The sources of an app that is a folder may hold links as well.
  func testASourceFolderDoesNotLeadIntoTheSystem() throws {
    try project.folder.write(
      "import UIKit\n@main class App: UIResponder, UIApplicationDelegate {}\n", to: "Box/App.swift")
    try project.link("Box/state", to: "/proc")
    try project.link("Box/disk", to: "/")
    let result = try project.tool(["build", "Box"])
    XCTAssertEqual(result.code, 0, result.errors)
    XCTAssertTrue(result.errors.contains("Box/disk is left out: it is the root of the file system"), result.errors)
    XCTAssertTrue(result.errors.contains("Box/state is left out: it shows the state of the system"), result.errors)
  }

  func testATargetOfAPackageStaysInIt() throws {
    try project.write(
      target: "packageProductDependencies = ( 0E0 );",
      objects: """
        0E0 = { isa = XCSwiftPackageProductDependency; productName = Tools; package = 0E1; };
        0E1 = { isa = XCLocalSwiftPackageReference; relativePath = Tools; };
        """)
    try project.folder.write("public let stolen = 1\n", to: "Other/Other.swift")
    try project.folder.write("", to: "Tools/Package.swift")
    try project.link("Tools/All", to: project.folder.appendingPathComponent("Other").path)
    try project.writeApp("print(stolen)", imports: ["Tools"])
    for path in ["../Other", "../../../../../..", "All"] {
      try project.folder.write(
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Tools", products: [.library(name: "Tools", targets: ["Tools"])],
          targets: [.target(name: "Tools", path: "\(path)")])
        """, to: "Tools/Package.swift")
      let result = try project.tool(["build", "."])
      XCTAssertEqual(result.code, 1)
      XCTAssertTrue(
        result.errors.contains("which leads out of the package") || result.errors.contains("cannot be read"),
        "\(path): \(result.errors)")
    }
  }

  /// Arrays that contain each other: 30 objects expand to 14 to the power of 28.
  func testPropertyListsThatFillTheMemoryAreRefused() throws {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    let depth = 30
    for level in 0..<depth {
      offsets.append(bytes.count)
      bytes += level == depth - 1 ? [0x09] : [0xAE] + [UInt8](repeating: UInt8(level + 1), count: 14)
    }
    let table = bytes.count
    for offset in offsets { bytes += [UInt8(offset >> 8), UInt8(offset & 0xFF)] }
    func number(_ value: Int) -> [UInt8] { (0..<8).reversed().map { UInt8(value >> ($0 * 8) & 0xFF) } }
    bytes += [0, 0, 0, 0, 0, 0, 2, 1] + number(depth) + number(0) + number(table)
    try project.folder.write(
      "import UIKit\n@main class App: UIResponder, UIApplicationDelegate {}\n", to: "Box/App.swift")
    try project.folder.write("", to: "Box/Info.plist")
    try Data(bytes).write(to: project.folder.appendingPathComponent("Box/Info.plist"))
    let refused = try project.tool(["build", "Box"])
    XCTAssertEqual(refused.code, 1)
    XCTAssertTrue(refused.errors.contains("Info.plist holds more than 5000000 values"), refused.errors)
    try FileManager.default.removeItem(at: project.folder.appendingPathComponent("Box/Info.plist"))
    try Data(bytes).write(to: project.folder.appendingPathComponent("Box/Localizable.strings"))
    let told = try project.tool(["build", "Box"])
    XCTAssertEqual(told.code, 0, told.errors)
    XCTAssertTrue(told.errors.contains("Localizable.strings: line 1 can't be read"), told.errors)
  }

  /// Sparse files can be larger than any disk, alone or together.
  func testResourcesHaveALimit() throws {
    let huge = try project.folder.write("", to: "huge.bin")
    XCTAssertEqual(truncate(huge, 500 << 30), 0)
    try project.write(
      resources: "102", children: "002",
      objects: """
        002 = { isa = PBXFileReference; path = huge.bin; sourceTree = "<group>"; };
        102 = { isa = PBXBuildFile; fileRef = 002; };
        """)
    try project.writeApp("print(1)")
    let result = try project.tool(["build", "."])
    XCTAssertEqual(result.code, 1)
    XCTAssertTrue(result.errors.contains("huge.bin: the app's resources are larger than 4 GB"), result.errors)
    try project.folder.write(
      "import UIKit\n@main class App: UIResponder, UIApplicationDelegate {}\n", to: "Box/App.swift")
    for index in 0..<3 {
      XCTAssertEqual(truncate(try project.folder.write("", to: "Box/part\(index).bin"), 3 << 29), 0)
    }
    let together = try project.tool(["build", "Box"])
    XCTAssertEqual(together.code, 1)
    XCTAssertTrue(together.errors.contains("the app's resources are larger than 4 GB"), together.errors)
    XCTAssertFalse(
      TestProject.listing(Tool.cache.appendingPathComponent("flipside")).contains { $0.hasSuffix("part0.bin") })
  }

  func testModulesCalledAsApplesAreRefusedOrRenamed() throws {
    try project.writeApp("print(1)")
    for name in ["Swift", "UIKit", "Foundation", "CVirtualHost"] {
      try project.write(name: name)
      let result = try project.tool(["build", "."])
      XCTAssertEqual(result.code, 1)
      XCTAssertTrue(
        result.errors.contains("the module \(name) has the name of one of Swift's or Apple's"), result.errors)
      // A folder may have any name.
      try project.writeApp("print(\"\(name)\")", to: "\(name)/App.swift")
      let folder = try project.tool(["run", name, "--host", "headless"])
      XCTAssertEqual(folder.output, "\(name)\n", folder.errors)
    }
    // The app does not import its own folder named Photos, as in Xcode.
    try project.write(name: "Photos")
    let photos = try project.run()
    XCTAssertEqual(photos.output, "1\n", photos.errors)
  }

  // MARK: Chains

  func testTargetsThatNeedOneAnotherEnd() throws {
    for (count, last, isFine) in [(40, "1D0", true), (5000, "", false)] {
      // Forty targets that depend on each other in a cycle, and a chain of thousands.
      let targets = (0..<count).map { number in
        let next = number + 1 < count ? "1D\(number + 1)" : last
        return """
          1F\(number) = { isa = PBXNativeTarget; name = K\(number); productType = "com.apple.product-type.framework";
            dependencies = ( \(next) ); };
          1D\(number) = { isa = PBXTargetDependency; target = 1F\(number); };
          """
      }
      try project.write(
        objects: targets.joined(), dependencies: "1D0", targets: (0..<count).map { "1F\($0)" })
      try project.writeApp("print(1)")
      let result = try project.tool(["build", "."])
      XCTAssertEqual(result.code, isFine ? 0 : 1, result.errors)
      XCTAssertEqual(result.errors.contains("more than 200 targets depend on one another"), !isFine, result.errors)
    }
  }

  func testPackagesThatNeedEachOtherEnd() throws {
    try project.write(
      target: "packageProductDependencies = ( 0E0 );",
      objects: """
        0E0 = { isa = XCSwiftPackageProductDependency; productName = One; package = 0E1; };
        0E1 = { isa = XCLocalSwiftPackageReference; relativePath = One; };
        """)
    for (name, other) in [("One", "Two"), ("Two", "One")] {
      try project.folder.write(
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
          dependencies: [.package(path: "../\(other)")],
          targets: [.target(name: "\(name)", dependencies: [.product(name: "\(other)", package: "\(other)")])])
        """, to: "\(name)/Package.swift")
      try project.folder.write("public let x\(name) = 1\n", to: "\(name)/Sources/\(name)/\(name).swift")
    }
    try project.writeApp("print(xOne)", imports: ["One"])
    let result = try project.tool(["build", "."])
    XCTAssertNil(result.signal, result.errors)
  }

  // MARK: Links and what is no file

  func testLinkedResourcesAreCopiedAsWhatTheyPointTo() throws {
    let other = TestFolder.make()
    try other.write("absolute", to: "absolute.txt")
    try other.write("inner", to: "folder/inner.txt")
    try other.write("{}", to: "Assets.xcassets/Contents.json")
    try other.write(
      "{\"data\": [{\"filename\": \"d.txt\", \"idiom\": \"universal\"}]}",
      to: "Assets.xcassets/D.dataset/Contents.json")
    try other.write("data", to: "Assets.xcassets/D.dataset/d.txt")
    try project.writeApp(
      """
      for name in ["relative", "absolute", "folder/inner", "gone", "pipe"] {
        let path = Bundle.main.bundlePath + "/" + name + ".txt"
        var status = stat()
        let isLink = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
        print((try? String(contentsOfFile: path, encoding: .utf8)) ?? "nothing", isLink, terminator: " ")
      }
      print(NSDataAsset(name: "D").map { String(decoding: $0.data, as: UTF8.self) } ?? "no asset")
      """, to: "Box/App.swift")
    try project.folder.write("relative", to: "far/real.txt")
    try project.link("Box/relative.txt", to: "../far/real.txt")
    try project.link("Box/absolute.txt", to: other.path + "/absolute.txt")
    try project.link("Box/Data.bundle", to: other.path + "/folder")
    try project.link("Box/Assets.xcassets", to: other.path + "/Assets.xcassets")
    try project.link("Box/gone.txt", to: "nowhere")
    try project.link("Box/self.txt", to: "self.txt")
    try project.link("Box/up", to: "..")
    try project.link("Box/Again.swift", to: "App.swift")
    try project.folder.write("a", to: "Box/Loop.bundle/a.txt")
    try project.link("Box/Loop.bundle/loop", to: ".")
    XCTAssertEqual(mkfifo(project.folder.path + "/Box/pipe.txt", 0o600), 0)
    XCTAssertEqual(mkfifo(project.folder.path + "/Box/Pipe.swift", 0o600), 0)
    let result = try project.tool(["run", "Box", "--host", "headless"])
    XCTAssertEqual(
      result.output, "relative false absolute false nothing false nothing false nothing false data\n", result.errors
    )
    for message in [
      "gone.txt is left out", "self.txt is left out",
      "loop is left out: it is a link back to a folder that it is in",
      "pipe.txt is left out: it is a pipe", "Pipe.swift is left out: it is not a regular file",
    ] { XCTAssertTrue(result.errors.contains(message), "\(message): \(result.errors)") }
  }

  // MARK: What schemes set

  func testSchemesSetNothingOfOurs() throws {
    try project.write()
    try project.writeApp(
      """
      let names = ["OWN", "LD_PRELOAD", "FLIPSIDE_WATCHDOG", "HOME", "OS_ACTIVITY_MODE", "GLIBC_TUNABLES"]
      print(names.map { ProcessInfo.processInfo.environment[$0] ?? "-" }.joined(separator: " "))
      """)
    let entries = [
      "OWN": "own", "LD_PRELOAD": "/victim.so", "FLIPSIDE_WATCHDOG": "1", "FLIPSIDE_SCREENSHOT": "/tmp/victim.png",
      "OS_ACTIVITY_MODE": "disable", "GLIBC_TUNABLES": "x", "": "empty", "A=B": "c",
    ]
    let variables = entries.map {
      "<EnvironmentVariable key=\"\($0.key)\" value=\"\($0.value)\" isEnabled=\"YES\"/>"
    }
    try project.folder.write(
      """
      <Scheme><LaunchAction buildConfiguration="Debug"><BuildableProductRunnable><BuildableReference BlueprintName="Mine"
        ReferencedContainer="container:Mine.xcodeproj"/></BuildableProductRunnable>
        <EnvironmentVariables>\(variables.joined())</EnvironmentVariables></LaunchAction></Scheme>
      """, to: "Mine.xcodeproj/xcshareddata/xcschemes/Mine.xcscheme")
    let home = TestFolder.make().path
    let result = try project.run(environment: ["HOME": home])
    XCTAssertEqual(result.output, "own - - \(home) disable -\n", result.errors)
    XCTAssertTrue(result.errors.contains("FLIPSIDE_SCREENSHOT, FLIPSIDE_WATCHDOG"), result.errors)
    XCTAssertTrue(result.errors.contains("LD_PRELOAD"), result.errors)
  }

  // MARK: Info.plist

  func testWrongTypesInInfoPlistAreTold() throws {
    let keys = [
      "CFBundleName", "CFBundleDisplayName", "CFBundleVersion", "CFBundleIdentifier", "CFBundleDevelopmentRegion",
      "CFBundleLocalizations", "UIAppFonts", "UIMainStoryboardFile", "UILaunchStoryboardName", "NSPrincipalClass",
      "UIApplicationSceneManifest", "UISupportedInterfaceOrientations", "CFBundlePackageType", "NSMainNibFile",
      "UIUserInterfaceStyle", "UIStatusBarStyle", "UILaunchScreen", "UIBackgroundModes", "CFBundleIcons",
      "CFBundleURLTypes", "CFBundleShortVersionString", "CFBundleSupportedPlatforms", "UIStatusBarHidden",
      "UIViewControllerBasedStatusBarAppearance", "UIRequiresFullScreen", "UIDeviceFamily", "MinimumOSVersion",
      "UIRequiredDeviceCapabilities", "CFBundleInfoDictionaryVersion", "UISupportedInterfaceOrientations~ipad",
    ]
    try project.writeApp("print(\"runs\", Bundle.main.bundleIdentifier ?? \"none\")", to: "Box/App.swift")
    for value in [
      "<array><integer>7</integer></array>", "<dict><key>a</key><true/></dict>", "<data>AAAA</data>",
      "<date>2020-01-01T00:00:00Z</date>", "<real>1.5</real>", "<true/>", "<string></string>",
    ] {
      let entries = keys.map { "<key>\($0)</key>\(value)" }
      try project.folder.write(
        "<plist version=\"1.0\"><dict>\(entries.joined())</dict></plist>", to: "Box/Info.plist")
      let result = try project.tool(["run", "Box", "--host", "headless"])
      XCTAssertEqual(result.code, 0, "\(value): \(result.errors)")
      XCTAssertTrue(result.output.hasPrefix("runs "), "\(value): \(result.output) \(result.errors)")
      if value.hasPrefix("<dict") {
        XCTAssertTrue(
          result.errors.contains("CFBundleName is a dictionary where iOS takes a string; it is ignored"),
          result.errors)
      }
    }
  }
}
