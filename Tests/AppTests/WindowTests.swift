import TestFolders
import XCTest

/// An app in a window, on a display of its own.
final class WindowTests: XCTestCase {
  private var display: TestDisplay?
  private var folder = URL(fileURLWithPath: "/tmp")

  override func setUpWithError() throws {
    guard access("/usr/bin/xdotool", X_OK) == 0 else { throw XCTSkip("xdotool is not installed") }
    folder = TestFolder.make()
    display = try TestDisplay()
  }

  override func tearDown() { display?.end() }

  private func xdotool(_ words: String...) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
    process.arguments = words
    process.environment = ["DISPLAY": display?.name ?? ""]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return output
  }

  private func start(_ arguments: [String], output: FileHandle = .nullDevice) throws -> Process {
    // The app is built first, so that the time limit applies to the window only.
    XCTAssertEqual(try Tool.run(["build", arguments[0]], in: folder).code, 0)
    let process = Process()
    process.executableURL = Tool.products.appendingPathComponent("flipside")
    process.arguments = ["run"] + arguments
    process.currentDirectoryURL = folder
    process.environment = Tool.environment(["DISPLAY": display?.name, "SDL_VIDEODRIVER": "x11"])
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    return process
  }

  /// Polls the condition for as long as the app runs.
  private func wait(for app: Process, until condition: () throws -> Bool) rethrows -> Bool {
    while app.isRunning {
      if try condition() { return true }
      usleep(50_000)
    }
    return try condition()
  }

  /// Whether the app comes to rest: a second in which it takes no processor time that can be measured.
  private func comesToRest(_ app: Process) throws -> Bool {
    for _ in 0..<60 {
      let before = try processorTime(app)
      sleep(1)
      if try processorTime(app) - before <= 1 { return true }
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
    let isThere = try wait(for: app) {
      window = try xdotool("search", "--name", "HypnoNerd").trimmingCharacters(in: .whitespacesAndNewlines)
      return !window.isEmpty
    }
    XCTAssertTrue(isThere)
    XCTAssertTrue(try xdotool("getwindowgeometry", window).contains("393x852"))
    XCTAssertTrue(try comesToRest(app), "idle, it must not use the processor")
    _ = try xdotool("windowfocus", window)
    _ = try xdotool("key", "ctrl+s")
    let hasPicture = try wait(for: app) {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).contains { $0.hasSuffix(".png") }
    }
    XCTAssertTrue(hasPicture, "Control-S writes a picture")
    _ = try xdotool("key", "ctrl+q")
    app.waitUntilExit()
    XCTAssertEqual(app.terminationReason, .exit)
    XCTAssertEqual(app.terminationStatus, 0)
  }

  func testADisplayThatCannotBeReachedIsTold() throws {
    let result = try Tool.run(
      ["run", Tool.sample("HypnoNerd"), "--host", "window"], in: folder, environment: ["DISPLAY": ":987"])
    XCTAssertEqual(result.code, 1)
    XCTAssertTrue(result.errors.contains("DISPLAY=:987"), result.errors)
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
      tree whole.json
      """, to: "s.txt")
    let app = try start([Tool.sample("HypnoNerd"), "--host", "window", "--script", script])
    defer { app.terminate() }
    let tree = folder.appendingPathComponent("tree.json")
    // When the second file exists, the first one is complete.
    let next = folder.appendingPathComponent("whole.json").path
    XCTAssertTrue(wait(for: app) { FileManager.default.fileExists(atPath: next) })
    let labels = try Tree(try Data(contentsOf: tree)).views("UILabel").filter { $0.text == "Hi" }
    XCTAssertEqual(labels.count, 20)
  }

  /// A run loop that the app runs within a turn of the host's loop continues animations, shows frames, and receives
  /// touches.
  func testARunLoopOfTheAppsOwnDrawsAndTakesInput() throws {
    let project = TestProject()
    try project.writeApp(
      """
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in
        var isOver = false
        let box = UIButton(frame: window.bounds)
        window.addSubview(box)
        UIView.animate(withDuration: 0.2, animations: { box.backgroundColor = .red }) { _ in isOver = true }
        while !isOver { RunLoop.main.run(until: Date() + 0.05) }
        print("animated")
        box.addAction(UIAction { _ in print("tapped"); exit(7) }, for: .touchUpInside)
        RunLoop.main.run(until: .distantFuture)
      }
      """, to: "Box/App.swift")
    let output = folder.appendingPathComponent("output")
    try Data().write(to: output)
    let app = try start([project.folder.path + "/Box"], output: try FileHandle(forWritingTo: output))
    defer { app.terminate() }
    func printed() -> String { (try? String(contentsOf: output, encoding: .utf8)) ?? "" }
    XCTAssertTrue(wait(for: app) { printed().contains("animated") })
    let window = try xdotool("search", "--name", "App|Box").split(separator: "\n").first.map(String.init) ?? ""
    _ = try xdotool("mousemove", "--window", window, "200", "400", "mousedown", "1")
    _ = try xdotool("mouseup", "1")
    app.waitUntilExit()
    XCTAssertEqual(printed(), "animated\ntapped\n")
    XCTAssertEqual(app.terminationStatus, 7)
  }
}
