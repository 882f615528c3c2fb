import TestFolders
import XCTest

/// Machines without space, network or time, and the files that the tool leaves behind.
final class ToolLimitsTests: XCTestCase {
  private let project = TestProject()

  private func runProgram(_ arguments: [String]) -> Int32? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func skipUnlessMountingWorks() throws {
    guard runProgram(["-rm", "sh", "-c", "mount -t tmpfs none /mnt"]) == 0 else {
      throw XCTSkip("mounting is not allowed here")
    }
  }

  /// The processes whose command line holds a text.
  private func processes(with text: String) -> [String] {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return numbers.filter { Int($0) != nil }.compactMap { number in
      guard let data = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") else { return nil }
      let line = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\0", with: " ")
      return line.contains(text) && !line.contains("xctest") ? line : nil
    }
  }

  /// Returns whether all such processes have ended within a few seconds.
  private func isGone(_ text: String) -> Bool {
    for _ in 0..<200 {
      if processes(with: text).isEmpty { return true }
      usleep(50_000)
    }
    return false
  }

  func testAFullDiskIsToldInPlainWords() throws {
    try skipUnlessMountingWorks()
    let cache = TestFolder.make()
    try project.writeApp("print(1)", to: "Box/App.swift")
    for size in ["64k", "400k", "2m"] {
      let result = try project.tool(
        ["build", "Box"], environment: ["XDG_CACHE_HOME": cache.path],
        hiding: "mount -t tmpfs -o size=\(size) none \(cache.path)")
      XCTAssertEqual(result.code, 1)
      XCTAssertTrue(
        result.errors.contains("is full; free some space, or set XDG_CACHE_HOME to a folder on another disk"),
        "\(size): \(result.errors)")
    }
  }

  func testWithoutALoopbackInterfaceItWorks() throws {
    guard runProgram(["-rn", "true"]) == 0 else { throw XCTSkip("networks can't be hidden here") }
    try project.writeApp("print(\"runs\")", to: "Box/App.swift")
    let result = try Tool.run(
      ["-rn", Tool.products.appendingPathComponent("flipside").path, "run", "Box", "--host", "headless"],
      in: project.folder, tool: URL(fileURLWithPath: "/usr/bin/unshare"))
    XCTAssertEqual(result.code, 0, result.errors)
    XCTAssertEqual(result.output, "runs\n", result.errors)
  }

  func testTheCacheFollowsHOMEAndIsTheUsersOnly() throws {
    let home = TestFolder.make()
    try project.writeApp("print(1)", to: "Box/App.swift")
    let result = try Tool.run(
      [
        "-c", "umask 0; exec \"$0\" run Box --host headless", Tool.products.appendingPathComponent("flipside").path,
      ],
      in: project.folder, environment: ["HOME": home.path, "XDG_CACHE_HOME": nil],
      tool: URL(fileURLWithPath: "/bin/sh"))
    XCTAssertEqual(result.output, "1\n", result.errors)
    let cache = home.path + "/.cache/flipside"
    let apps = try FileManager.default.contentsOfDirectory(atPath: cache).filter { $0.hasPrefix("Box-") }
    XCTAssertEqual(apps.count, 1)
    for folder in [cache, "\(cache)/\(apps.first ?? "")", "\(cache)/\(apps.first ?? "")/headless-1"] {
      var status = stat()
      XCTAssertEqual(stat(folder, &status), 0, folder)
      XCTAssertEqual(status.st_mode & 0o777, 0o700, folder)
    }
  }

  // MARK: Programs that don't end

  /// Writes a package whose manifest never returns, and an app that depends on it.
  private func writeEndlessManifest(mark: String) throws {
    try project.write(
      target: "packageProductDependencies = ( 0E0 );",
      objects: """
        0E0 = { isa = XCSwiftPackageProductDependency; productName = Tools; package = 0E1; };
        0E1 = { isa = XCLocalSwiftPackageReference; relativePath = Tools; };
        """)
    try project.folder.write(
      """
      // swift-tools-version: 5.9
      import Foundation
      import PackageDescription
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "while sleep 1; do : \(mark); done"]
      try! process.run()
      process.waitUntilExit()
      let package = Package(name: "Tools")
      """, to: "Tools/Package.swift")
    try project.writeApp("print(1)", imports: ["Tools"])
  }

  /// SwiftPM has a sandbox for manifests on macOS only.
  func testAManifestWritesNowhereElse() throws {
    let canIsolate = try Tool.run(
      ["-rm", "sh", "-c", "mount --make-rprivate / && mount --bind . ."], in: project.folder,
      tool: URL(fileURLWithPath: "/usr/bin/unshare"))
    guard canIsolate.code == 0 else { throw XCTSkip("this system lets nobody make a view of its files") }
    try project.write(
      target: "packageProductDependencies = ( 0E0 );",
      objects: """
        0E0 = { isa = XCSwiftPackageProductDependency; productName = Tools; package = 0E1; };
        0E1 = { isa = XCLocalSwiftPackageReference; relativePath = Tools; };
        """)
    let home = TestFolder.make()
    let places = ["\(home.path)/victim", "\(project.folder.path)/Tools/victim", "\(project.folder.path)/victim"]
    let mark = "mark-\(UUID().uuidString)"
    try project.folder.write(
      """
      // swift-tools-version: 5.9
      import Foundation
      import PackageDescription
      for place in \(places) { try? "x".write(toFile: place, atomically: false, encoding: .utf8) }
      // What makes the sandbox does not help out of it, and what is started does not stay.
      for script in ["mount -o remount,bind,rw / ; echo x > \(home.path)/victim",
        "env -i setsid sh -c 'sleep 1000; : \(mark)' </dev/null >/dev/null 2>&1 &"] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", script]
        process.standardError = FileHandle.nullDevice
        try? process.run()
        // Foundation waits for all that a process left running.
        if script.hasPrefix("mount") { process.waitUntilExit() }
      }
      let package = Package(name: "Tools", products: [.library(name: "Tools", targets: ["Tools"])],
        targets: [.target(name: "Tools")])
      """, to: "Tools/Package.swift")
    try project.folder.write("public let tools = \"tools\"\n", to: "Tools/Sources/Tools/Tools.swift")
    try project.writeApp("print(tools)", imports: ["Tools"])
    func kept() -> Set<String> {
      let names = try? FileManager.default.contentsOfDirectory(atPath: Tool.cache.path + "/flipside/manifests")
      return Set((names ?? []).filter { !$0.hasSuffix(".json") })
    }
    let before = kept()
    let result = try project.run(environment: ["HOME": home.path])
    XCTAssertEqual(result.output, "tools\n", result.errors)
    XCTAssertFalse(result.errors.contains("without a sandbox"), result.errors)
    XCTAssertEqual(places.filter { FileManager.default.fileExists(atPath: $0) }, [])
    XCTAssertEqual(kept(), before, "what the package manager kept is taken away")
    XCTAssertTrue(isGone(mark), "\(processes(with: mark))")
  }

  func testAManifestThatNeverEndsIsEnded() throws {
    let mark = "mark-\(UUID().uuidString)"
    try writeEndlessManifest(mark: mark)
    for command in ["check", "build"] {
      let result = try project.tool([command, "."], environment: ["FLIPSIDE_TIME_LIMIT": "8"])
      XCTAssertTrue(isGone(mark), "\(processes(with: mark))")
      XCTAssertTrue(
        result.errors.contains("waiting for") && result.errors.contains("Tools/Package.swift, a program"),
        result.errors)
      if command == "build" {
        XCTAssertTrue(result.errors.contains("Tools/Package.swift took more than 8 seconds"), result.errors)
      }
    }
  }

  func testTheManifestDiesWithTheTool() throws {
    let mark = "mark-\(UUID().uuidString)"
    try writeEndlessManifest(mark: mark)
    for number in [SIGTERM, SIGKILL, SIGINT, SIGQUIT] {
      // Tests that run in the background ignore some signals, and their child processes would inherit that.
      let before = number == SIGKILL ? nil : signal(number, SIG_DFL)
      defer { if let before { _ = signal(number, before) } }
      let process = Process()
      process.executableURL = Tool.products.appendingPathComponent("flipside")
      process.arguments = ["check", project.folder.path]
      process.environment = Tool.environment()
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      for _ in 0..<1200 where processes(with: mark).isEmpty { usleep(50_000) }
      XCTAssertFalse(processes(with: mark).isEmpty, "the manifest was run")
      kill(process.processIdentifier, number)
      process.waitUntilExit()
      XCTAssertTrue(isGone(mark), "\(processes(with: mark))")
      if number == SIGQUIT {
        XCTAssertEqual(process.terminationStatus, SIGINT, "as by the other key, without a core file")
      }
    }
  }

  func testSIGTERMEndsTheCompiler() throws {
    // A substitute for the compiler, which reports that it was started.
    let mark = "mark-\(UUID().uuidString)"
    let swift = try project.folder.write(
      "#!/bin/sh\nsh -c 'touch \(project.folder.path)/started; while sleep 1; do : \(mark); done' &\nwait\n",
      to: "bin/swift")
    chmod(swift, 0o755)
    try project.writeApp("print(1)", to: "Box/App.swift")
    let process = Process()
    process.executableURL = Tool.products.appendingPathComponent("flipside")
    process.arguments = ["build", project.folder.path + "/Box"]
    process.environment = Tool.environment([
      "PATH": "\(project.folder.path)/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    ])
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let started = project.folder.path + "/started"
    for _ in 0..<1200 where !FileManager.default.fileExists(atPath: started) { usleep(50_000) }
    XCTAssertFalse(processes(with: mark).isEmpty)
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    XCTAssertTrue(isGone(mark), "\(processes(with: mark))")
  }

  // MARK: Vector images

  private func writeSVG(_ names: [String], color: String = "#f00", size: Int = 10) throws {
    for name in names {
      try project.folder.write(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size)\" height=\"\(size)\"><rect width=\"\(size)\" height=\"\(size)\" fill=\"\(color)\"/></svg>",
        to: "Box/Assets.xcassets/\(name).imageset/\(name).svg")
      try project.folder.write(
        "{\"images\": [{\"filename\": \"\(name).svg\", \"idiom\": \"universal\"}]}",
        to: "Box/Assets.xcassets/\(name).imageset/Contents.json")
    }
  }

  /// Writes a converter that counts its calls and draws like the real one, or not at all.
  private func writeConverter(_ text: String) throws -> [String: String] {
    let path = try project.folder.write("#!/bin/sh\n\(text)\n", to: "bin/rsvg-convert")
    chmod(path, 0o755)
    return [
      "PATH": "\(project.folder.path)/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
      "XDG_CACHE_HOME": project.folder.path + "/cache",
    ]
  }

  private var leftovers: [String] {
    TestProject.listing(URL(fileURLWithPath: project.folder.path + "/cache/flipside/vectors"))
      .filter { !$0.hasSuffix("x.png") || $0.contains("/") }
  }

  func testDrawingsOfTheSameBytesAreMadeOnceAndWhole() throws {
    guard access("/usr/bin/rsvg-convert", X_OK) == 0 else { throw XCTSkip("there is no rsvg-convert") }
    let names = (1...12).map { "Same\($0)" }
    try writeSVG(names)
    let environment = try writeConverter(
      "echo x >> \(project.folder.path)/calls; exec /usr/bin/rsvg-convert \"$@\"")
    try project.writeApp(
      "print(\(names).allSatisfy { UIImage(named: $0)?.size == CGSize(width: 10, height: 10) })",
      to: "Box/App.swift")
    let result = try project.tool(["run", "Box", "--host", "headless"], environment: environment)
    XCTAssertEqual(result.output, "true\n", result.errors)
    XCTAssertEqual(try String(contentsOfFile: project.folder.path + "/calls", encoding: .utf8), "x\n")
    XCTAssertEqual(leftovers, [])
    // Another device has another scale: only the drawings of that scale are made, and nothing is compiled.
    let pad = try project.tool(
      ["run", "Box", "--host", "headless", "--device", "iPad Pro 11-inch"], environment: environment)
    XCTAssertEqual(pad.output, "true\n", pad.errors)
    XCTAssertFalse(pad.errors.contains("Building"), pad.errors)
    XCTAssertEqual(try String(contentsOfFile: project.folder.path + "/calls", encoding: .utf8), "x\nx\n")
  }

  func testConvertersThatNeverEndAreEndedAndLeaveNothing() throws {
    let mark = "mark-\(UUID().uuidString)"
    try writeSVG(["Endless", "Other"])
    try writeSVG(["Third"], color: "#0f0")
    let environment = try writeConverter(
      "for last; do :; done\n[ \"$3\" = --output ] && echo half > \"$4\"\nwhile sleep 1; do : \(mark); done")
    try project.writeApp("print(UIImage(named: \"Endless\") == nil)", to: "Box/App.swift")
    let result = try project.tool(
      ["run", "Box", "--host", "headless"], environment: environment.merging(["FLIPSIDE_TIME_LIMIT": "1"]) { $1 })
    XCTAssertEqual(result.output, "true\n", result.errors)
    for name in ["Endless", "Other", "Third"] {
      XCTAssertTrue(
        result.errors.contains("\(name).svg can't be drawn: it takes more than 1 seconds"), result.errors)
    }
    XCTAssertEqual(leftovers, [])
    XCTAssertTrue(isGone(mark))
  }

  func testDrawingsLargerThanAnyScreenAreDrawnAtALowerScale() throws {
    guard access("/usr/bin/rsvg-convert", X_OK) == 0 else { throw XCTSkip("there is no rsvg-convert") }
    try writeSVG(["Large"], size: 2400)
    try writeSVG(["Middle"], color: "#0f0", size: 1200)
    try writeSVG(["Screen"], color: "#00f", size: 900)
    let environment = try writeConverter("exec /usr/bin/rsvg-convert \"$@\"")
    try project.writeApp(
      "for name in [\"Large\", \"Middle\", \"Screen\"] { let image = UIImage(named: name); print(image?.size.width ?? 0, image?.scale ?? 0) }",
      to: "Box/App.swift")
    let result = try project.tool(["run", "Box", "--host", "headless"], environment: environment)
    XCTAssertEqual(result.output, "2400.0 1.0\n1200.0 2.0\n900.0 3.0\n", result.errors)
  }
}
