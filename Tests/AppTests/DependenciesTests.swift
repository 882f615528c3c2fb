import TestFolders
import XCTest

/// Pods, packages and frameworks are needed if they are imported, and only then.
final class DependenciesTests: XCTestCase {
  private let project = TestProject()

  /// A package in a git repository, with a version for each text.
  private func writeRepository(_ name: String, versions: [(tag: String, source: String)], manifest: String) throws
    -> String
  {
    let folder = TestFolder.make().appendingPathComponent(name)
    try folder.write(manifest, to: "Package.swift")
    try Git.run("init", "-q", in: folder)
    for version in versions {
      try folder.write(version.source, to: "Sources/\(name)/\(name).swift")
      try Git.run("add", ".", in: folder)
      try Git.run("commit", "-q", "-m", version.tag, in: folder)
      try Git.run("tag", version.tag, in: folder)
    }
    return "file://\(folder.path)"
  }

  private func manifest(_ name: String, dependencies: String = "", needs: String = "") -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
      dependencies: [\(dependencies)], targets: [.target(name: "\(name)", dependencies: [\(needs)])])
    """
  }

  // MARK: Needed or not

  func testWhatNothingImportsStopsNothing() throws {
    let (target, objects) = TestProject.packages([
      ("SwiftLintPlugin", "https://flipside.invalid/lint.git", "kind = branch; branch = main;")
    ])
    try project.write(
      target: target, frameworks: "120", children: "020",
      objects: objects + """
        020 = { isa = PBXFileReference; path = Vendor/Maps.xcframework; sourceTree = "<group>"; };
        120 = { isa = PBXBuildFile; fileRef = 020; };
        """)
    try project.folder.write("<plist/>", to: "Vendor/Maps.xcframework/Info.plist")
    try project.folder.write("target 'Mine' do\n  pod 'SwiftLint'\n  pod 'Nimble'\nend\n", to: "Podfile")
    // An import that `#if` excludes does not count.
    try project.folder.write(
      "#if canImport(Nimble)\nimport Nimble\n#endif\n" + TestProject.app("print(\"runs\")"), to: "App.swift")
    let result = try project.run()
    XCTAssertEqual(result.output, "runs\n", result.errors)
  }

  func testAMissingDependencyIsNamedWithTheFileThatImportsIt() throws {
    let (target, objects) = TestProject.packages([
      ("Far", "https://flipside.invalid/far.git", "kind = upToNextMajorVersion; minimumVersion = 1.2;"),
      ("Unused", "https://flipside.invalid/unused.git", "kind = branch; branch = main;"),
    ])
    try project.write(
      target: target, frameworks: "120", children: "020",
      objects: objects + """
        020 = { isa = PBXFileReference; path = Vendor/Maps.xcframework; sourceTree = "<group>"; };
        120 = { isa = PBXBuildFile; fileRef = 020; };
        """)
    try project.folder.write("<plist/>", to: "Vendor/Maps.xcframework/Info.plist")
    try project.folder.write("target 'Mine' do\n  pod 'lottie-ios'\n  pod 'SwiftLint'\nend\n", to: "Podfile")
    try project.writeApp("print(1)", imports: ["Lottie", "Far", "Maps"])
    let result = try project.tool(
      ["build", "."], environment: ["https_proxy": nil, "HTTPS_PROXY": nil, "all_proxy": nil, "ALL_PROXY": nil])
    XCTAssertEqual(result.code, 1)
    let file = project.folder.appendingPathComponent("App.swift").resolvingSymlinksInPath().path
    XCTAssertTrue(result.errors.contains("\(file):2: imports Lottie, but the pod lottie-ios of"), result.errors)
    XCTAssertTrue(result.errors.contains("run `pod install` in"), result.errors)
    XCTAssertTrue(result.errors.contains("\(file):4: imports Maps, but"), result.errors)
    XCTAssertTrue(result.errors.contains("Maps.xcframework is a binary framework"), result.errors)
    XCTAssertTrue(result.errors.contains("\(file):3: imports Far, but"), result.errors)
    XCTAssertTrue(result.errors.contains("this machine has no connection to where they are"), result.errors)
    XCTAssertFalse(result.errors.contains("Unused"), result.errors)
    XCTAssertFalse(result.errors.contains("SwiftLint"), result.errors)
  }

  func testCheckFetchesNothing() throws {
    let (target, objects) = TestProject.packages([
      ("Far", "https://flipside.invalid/far.git", "kind = branch; branch = main;")
    ])
    try project.write(target: target, objects: objects)
    try project.writeApp("print(1)", imports: ["Far"])
    let result = try project.tool(["check", "."])
    XCTAssertFalse(result.errors.contains("Fetching"), result.errors)
    XCTAssertTrue(result.output.contains("Far"), result.output)
  }

  func testPackagesThatNothingImportsAreNotCompiled() throws {
    try project.write(
      target: "packageProductDependencies = ( 0E0 );",
      objects: """
        0E0 = { isa = XCSwiftPackageProductDependency; productName = Broken; package = 0E1; };
        0E1 = { isa = XCLocalSwiftPackageReference; relativePath = Broken; };
        """)
    try project.folder.write(manifest("Broken"), to: "Broken/Package.swift")
    try project.folder.write("let x: Int = \"\"\n", to: "Broken/Sources/Broken/Broken.swift")
    try project.writeApp("print(\"runs\")")
    XCTAssertEqual(try project.run().output, "runs\n")
  }

  func testBinaryTargetsOfPackagesAreNamedAsWhatTheyAre() throws {
    try project.write(
      target: "packageProductDependencies = ( 0E0 );",
      objects: """
        0E0 = { isa = XCSwiftPackageProductDependency; productName = Maps; package = 0E1; };
        0E1 = { isa = XCLocalSwiftPackageReference; relativePath = Maps; };
        """)
    try project.folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Maps", products: [.library(name: "Maps", targets: ["Maps"])],
        targets: [.binaryTarget(name: "Maps", path: "Maps.xcframework")])
      """, to: "Maps/Package.swift")
    try project.writeApp("print(1)", imports: ["Maps"])
    let result = try project.tool(["build", "."])
    XCTAssertTrue(result.errors.contains("App.swift:2: imports Maps, but Maps of the package"), result.errors)
    XCTAssertTrue(result.errors.contains("is a binary framework"), result.errors)
  }

  func testProductsOfSeveralTargetsAreBuiltBeforeTheApp() throws {
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
      let package = Package(name: "Tools", products: [.library(name: "Tools", targets: ["One", "Two"])],
        targets: [.target(name: "One"), .target(name: "Two")])
      """, to: "Tools/Package.swift")
    try project.folder.write("public let one = 1\n", to: "Tools/Sources/One/One.swift")
    try project.folder.write("public let two = 2\n", to: "Tools/Sources/Two/Two.swift")
    try project.writeApp("print(one, two)", imports: ["One", "Two"])
    let result = try project.run()
    XCTAssertEqual(result.output, "1 2\n", result.errors)
  }

  // MARK: Fetching

  func testRemotePackagesAreResolvedByThePackageManagerAsPinned() throws {
    guard Git.isThere else { throw XCTSkip("there is no git") }
    let near = try writeRepository(
      "Near", versions: [("1.0.0", "public let near = \"near\"\n")], manifest: manifest("Near"))
    let far = try writeRepository(
      "Far",
      versions: [
        ("1.0.0", "import Near\npublic let far = \"1.0 \" + near\n"),
        ("1.1.0", "import Near\npublic let far = \"1.1 \" + near\n"),
      ],
      manifest: manifest(
        "Far", dependencies: ".package(url: \"\(near)\", from: \"1.0.0\")",
        needs: ".product(name: \"Near\", package: \"Near\")"))
    let (target, objects) = TestProject.packages([
      ("Far", far, "kind = upToNextMajorVersion; minimumVersion = 1.0;")
    ])
    try project.write(target: target, objects: objects)
    try project.writeApp("print(far)", imports: ["Far"])
    let latest = try project.run()
    XCTAssertEqual(latest.output, "1.1 near\n", latest.errors)
    XCTAssertTrue(latest.errors.contains("Fetching Far"), latest.errors)
    let again = try project.run()
    XCTAssertEqual(again.output, "1.1 near\n")
    XCTAssertFalse(again.errors.contains("Fetching"), again.errors)
    // The version that the project itself pins.
    let pin =
      "{\"pins\": [{\"identity\": \"far\", \"kind\": \"localSourceControl\", \"location\": \"\(far.dropFirst(7))\", \"state\": {\"version\": \"1.0.0\", \"revision\": \"\(try revision(of: far, "1.0.0"))\"}}], \"version\": 2}"
    try project.folder.write(
      pin, to: "Mine.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    let pinned = try project.run()
    XCTAssertEqual(pinned.output, "1.0 near\n", pinned.errors)
    XCTAssertEqual(
      TestProject.listing(project.folder).filter { !$0.hasPrefix("Mine.") && !$0.hasPrefix(".") },
      ["App.swift"],
      "nothing is written beside the project")
  }

  private func revision(of url: String, _ tag: String) throws -> String {
    let folder = URL(fileURLWithPath: String(url.dropFirst("file://".count)))
    return try Git.run("rev-parse", tag, in: folder).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func testPodsAreInstalledWhenTheUserAgrees() throws {
    guard access("/usr/bin/script", X_OK) == 0 else { throw XCTSkip("there is no script: nobody can be asked") }
    try project.write()
    try project.writeApp("print(1)", imports: ["Peas"])
    try project.folder.write("target 'Mine' do\n  pod 'Peas'\nend\n", to: "Podfile")
    let pod = try project.folder.write(
      "#!/bin/sh\necho \"pod $*\" >> \(project.folder.path)/called\n", to: "bin/pod")
    chmod(pod, 0o755)
    let path = "\(project.folder.path)/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let tool = Tool.products.appendingPathComponent("flipside").path
    // Without a terminal, the tool does not ask.
    let silent = try project.tool(["build", "."], environment: ["PATH": path])
    XCTAssertTrue(silent.errors.contains("run `pod install` in"), silent.errors)
    XCTAssertFalse(FileManager.default.fileExists(atPath: project.folder.path + "/called"))
    for (answer, isCalled) in [("n", false), ("y", true)] {
      let result = try Tool.run(
        ["-c", "echo \(answer) | script -qec '\(tool) build .' /dev/null"], in: project.folder,
        environment: ["PATH": path], tool: URL(fileURLWithPath: "/bin/sh"))
      XCTAssertTrue(result.output.contains("Run it now? [y/N]"), result.output + result.errors)
      XCTAssertEqual(
        FileManager.default.fileExists(atPath: project.folder.path + "/called"), isCalled, result.output)
    }
    // No dependency is missing, so the tool does not ask.
    try project.writeApp("print(1)")
    let result = try Tool.run(
      ["-c", "script -qec '\(tool) build .' /dev/null"], in: project.folder, environment: ["PATH": path],
      tool: URL(fileURLWithPath: "/bin/sh"))
    XCTAssertFalse(result.output.contains("y/N"), result.output)
    XCTAssertEqual(result.code, 0, result.output)
  }

  // MARK: The workspace beside

  func testAProjectFindsTheFrameworksOfTheWorkspaceBesideIt() throws {
    try project.write(
      frameworks: "120", children: "020",
      objects: """
        020 = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        120 = { isa = PBXBuildFile; fileRef = 020; };
        """)
    try project.folder.write(
      """
      { archiveVersion = 1; objectVersion = 56; rootObject = 000; objects = {
        000 = { isa = PBXProject; buildConfigurationList = 0C0; mainGroup = 0A0; targets = ( 0F0 ); };
        0C0 = { isa = XCConfigurationList; buildConfigurations = ( 0C1 ); };
        0C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
        0A0 = { isa = PBXGroup; sourceTree = "<group>"; children = ( 001 ); };
        001 = { isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
        101 = { isa = PBXBuildFile; fileRef = 001; };
        0B0 = { isa = PBXSourcesBuildPhase; files = ( 101 ); };
        0F0 = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = ( 0B0 ); };
      }; }
      """, to: "Kit/Kit.xcodeproj/project.pbxproj")
    try project.folder.write("public let kit = \"kit\"\n", to: "Kit/Kit.swift")
    try project.folder.write(
      "<Workspace version=\"1.0\"><FileRef location=\"group:Mine.xcodeproj\"/><FileRef location=\"group:Kit/Kit.xcodeproj\"/></Workspace>",
      to: "All.xcworkspace/contents.xcworkspacedata")
    try project.writeApp("print(kit)", imports: ["Kit"])
    for path in ["Mine.xcodeproj", "All.xcworkspace"] {
      let result = try project.tool(["run", path, "--host", "headless"])
      XCTAssertEqual(result.output, "kit\n", result.errors)
    }
  }
}
