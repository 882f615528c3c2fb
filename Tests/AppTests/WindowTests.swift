import TestFolders
import XCTest

/// An app in a window, on a display of its own.
final class WindowTests: XCTestCase {
  private var server: Process?
  private var display = ""
  private var folder = URL(fileURLWithPath: "/tmp")

  override func setUpWithError() throws {
    let tools = ["/usr/bin/Xvfb", "/usr/bin/xdotool"]
    for tool in tools where access(tool, X_OK) != 0 {
      throw XCTSkip("\(tool) is not installed: windows are not tested")
    }
    folder = TestFolder.make()
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: tools[0])
    // It chooses a free number and tells it.
    process.arguments = ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    server = process
    let number = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    display = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  override func tearDown() {
    server?.terminate()
    server?.waitUntilExit()
  }

  private func xdotool(_ words: String...) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
    process.arguments = words
    process.environment = ["DISPLAY": display]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return output
  }

  private func start(_ arguments: [String]) throws -> Process {
    // Built first, so that the window is what is waited for.
    XCTAssertEqual(try Tool.run(["build", arguments[0]], in: folder).code, 0)
    let process = Process()
    process.executableURL = Tool.products.appendingPathComponent("flipside")
    process.arguments = ["run"] + arguments
    process.currentDirectoryURL = folder
    process.environment = Tool.environment(["DISPLAY": display, "SDL_VIDEODRIVER": "x11"])
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    return process
  }

  private func waitUntil(_ seconds: Double = 30, _ condition: () throws -> Bool) rethrows -> Bool {
    let end = Date() + seconds
    while Date() < end {
      if try condition() { return true }
      usleep(50_000)
    }
    return false
  }

  /// Processor time of a process in hundredths of a second.
  private func processorTime(_ process: Process) throws -> Int {
    let text = try String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    return (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0)
  }

  func testWindowHasTheDevicesSizeSleepsAndQuits() throws {
    let app = try start([Tool.sample("HypnoNerd")])
    defer { app.terminate() }
    var window = ""
    let isThere = try waitUntil {
      window = try xdotool("search", "--name", "HypnoNerd").trimmingCharacters(in: .whitespacesAndNewlines)
      return !window.isEmpty
    }
    XCTAssertTrue(isThere)
    XCTAssertTrue(try xdotool("getwindowgeometry", window).contains("393x852"))
    sleep(2)
    let before = try processorTime(app)
    sleep(3)
    XCTAssertLessThanOrEqual(try processorTime(app) - before, 3, "idle, it must not use the processor")
    _ = try xdotool("windowfocus", window)
    _ = try xdotool("key", "ctrl+s")
    let hasPicture = try waitUntil {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).contains { $0.hasSuffix(".png") }
    }
    XCTAssertTrue(hasPicture, "Control-S writes a picture")
    _ = try xdotool("key", "ctrl+q")
    XCTAssertTrue(waitUntil { !app.isRunning }, "Control-Q quits")
    XCTAssertEqual(app.terminationReason, .exit)
    XCTAssertEqual(app.terminationStatus, 0)
  }

  func testScriptPlaysInAWindow() throws {
    let script = try folder.write(
      """
      tap "Hypnotize me"
      type "Hi"
      key return
      tilt -1 0
      wait 0.1
      tree tree.json
      """, to: "s.txt")
    let app = try start([Tool.sample("HypnoNerd"), "--host", "window", "--script", script])
    defer { app.terminate() }
    let tree = folder.appendingPathComponent("tree.json")
    XCTAssertTrue(waitUntil { FileManager.default.fileExists(atPath: tree.path) })
    usleep(200_000)
    let labels = try Tree(try Data(contentsOf: tree)).views("UILabel").filter { $0.text == "Hi" }
    XCTAssertEqual(labels.count, 20)
  }
}
