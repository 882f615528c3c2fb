import TestFolders
import XCTest

/// Tests the launcher with a compiler that only prints the messages of a build.
final class LauncherTests: XCTestCase {
  private var folder: URL!

  override func setUpWithError() throws {
    folder = TestFolder.make()
    let files = FileManager.default
    for name in ["bin", "Sources"] {
      try files.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try files.copyItem(
      at: Tool.root.appendingPathComponent("flipside"), to: folder.appendingPathComponent("flipside"))
    try write("dpkg-query", "echo installed")
    try write("apt-get", "exit 1")
  }

  private func write(_ name: String, _ lines: String) throws {
    let file = folder.appendingPathComponent("bin/\(name)")
    try Data("#!/bin/sh\n\(lines)\n".utf8).write(to: file)
    chmod(file.path, 0o755)
  }

  private func writeCompiler(_ build: String) throws {
    try write(
      "swift",
      """
      case $1 in
        --version) echo "Swift version 6.3.1 (swift-6.3.1-RELEASE)" ;;
        build) \(build) ;;
      esac
      """)
  }

  private func launch() throws -> Tool.Result {
    try Tool.run(
      ["devices"], in: folder, environment: ["PATH": folder.path + "/bin:/usr/bin:/bin"],
      tool: folder.appendingPathComponent("flipside"))
  }

  /// The files that an interrupted launch has left, in the compiler's own folder and outside of it.
  private var leftOver: [String] {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    let built = (try? files.contentsOfDirectory(atPath: folder.path + "/.build")) ?? []
    return (names + built).filter { $0.contains("start") }
  }

  /// The progress is the share of the sources instead of the compiler's steps, because the last step may take half
  /// of the time.
  func testShowsItsProgress() throws {
    for (module, size) in [("A", 100), ("B", 500), ("Frameworks/C", 300), ("D", 100)] {
      try folder.write(String(repeating: "/", count: size), to: "Sources/\(module)/a.swift")
    }
    try folder.write(String(repeating: "/", count: 5000), to: "Sources/app-survey/main.swift")
    try writeCompiler(
      """
      echo "$FLIPSIDE_LAUNCHER $*" >> "\(folder.path)/calls"
              echo "Building for production..."; echo "[0/9] Write sources"; echo "[1/9] Compiling A a.swift"
              echo "[7/9] Compiling A b.swift"; echo "[8/9] Compiling D a.swift"; echo "a.swift:1:1: warning: told"
              echo "[8/9] Compiling B a.swift"; echo "[9/9] Compiling C a.swift"; echo "[9/9] Linking flipside"
              echo "Build complete! (1s)"
              mkdir -p "\(folder.path)/.build/release"
              printf '#!/bin/sh\\necho ran "$@"\\n' > "\(folder.path)/.build/release/flipside"
              chmod +x "\(folder.path)/.build/release/flipside"
      """)
    let result = try launch()
    XCTAssertEqual(result.code, 0, result.errors)
    XCTAssertEqual(result.output, "ran devices\n")
    XCTAssertTrue(result.errors.contains("a.swift:1:1: warning: told"))
    XCTAssertFalse(result.errors.contains("Compiling A"))
    XCTAssertEqual(
      result.errors.matches(of: #/built (\d+) %/#).compactMap { Int($0.1) }, [9, 19, 69, 99, 100], result.errors)
    // All products are built at once, so that the cores do not wait for each other between builds.
    XCTAssertEqual(
      String(decoding: try folder.data("calls"), as: UTF8.self),
      "1 build --package-path \(folder.resolvingSymlinksInPath().path) -c release\n")
    XCTAssertEqual(leftOver, [])
  }

  func testAFailedBuildIsTold() throws {
    try writeCompiler("echo \"a.swift:1:1: error: wrong\"; exit 1")
    let result = try launch()
    XCTAssertEqual(result.code, 1)
    XCTAssertTrue(result.errors.contains("error: wrong"))
    XCTAssertTrue(result.errors.contains("the build failed"))
    XCTAssertEqual(leftOver, [])
  }

  /// The compiler ends the launcher while it builds, as a closed terminal does.
  func testAnInterruptedLaunchLeavesNothing() throws {
    for (name, number) in [("TERM", SIGTERM), ("INT", SIGINT), ("HUP", SIGHUP)] {
      // Tests that run in the background or under nohup ignore some signals, and their child processes would
      // inherit that.
      let before = signal(number, SIG_DFL)
      defer { _ = signal(number, before) }
      let launcher = folder.appendingPathComponent("launcher")
      try writeCompiler("echo \"[1/4] A\"; kill -s \(name) $(cat \"\(launcher.path)\"); sleep 1")
      try Data("#!/bin/sh\necho $$ > \"\(launcher.path)\"\nexec \"\(folder.path)/flipside\" devices\n".utf8).write(
        to: folder.appendingPathComponent("start-it"))
      chmod(folder.path + "/start-it", 0o755)
      let result = try Tool.run(
        [], in: folder, environment: ["PATH": folder.path + "/bin:/usr/bin:/bin"],
        tool: folder.appendingPathComponent("start-it"))
      try FileManager.default.removeItem(at: folder.appendingPathComponent("start-it"))
      XCTAssertEqual(result.signal, number, name)
      XCTAssertEqual(leftOver, [], name)
    }
  }
}
