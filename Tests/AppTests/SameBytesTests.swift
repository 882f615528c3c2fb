import TestFolders
import XCTest

/// The same script gives the same bytes, wherever it runs and whatever else the machine does.
final class SameBytesTests: XCTestCase {
  private let files = ["early.png", "late.png", "late.json"]

  /// Runs the app, and returns its output and the files that its script wrote.
  private func play(
    environment: [String: String?] = [:], hiding: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) throws -> [Data] {
    let folder = TestFolder.make()
    let result = try Tool.run(
      ["run", Tool.app("Clocks"), "--host", "headless", "--script", Tool.script("clocks.txt")], in: folder,
      environment: environment, hiding: hiding)
    XCTAssertEqual(result.code, 0, result.errors, file: file, line: line)
    // The first run builds the app and prints messages about it; of the console, only the descriptions of objects
    // are compared.
    let messages = result.errors.split(separator: "\n").filter { $0.contains(" 0x") }
    XCTAssertEqual(messages.count, 1, result.errors, file: file, line: line)
    let text = result.output + messages.joined(separator: "\n")
    return try [Data(text.utf8)] + files.map { try folder.data($0) }
  }

  private func assertSame(_ data: [Data], _ wanted: [Data], _ what: String) {
    XCTAssertEqual(String(decoding: data[0], as: UTF8.self), String(decoding: wanted[0], as: UTF8.self), what)
    for (index, name) in files.enumerated() {
      XCTAssertEqual(data[index + 1], wanted[index + 1], "\(what): \(name)")
    }
  }

  func testOrderOfWhatComesWithTime() throws {
    let lines = String(decoding: try play()[0], as: UTF8.self).split(separator: "\n").map(String.init)
    func index(_ text: String) -> Int { lines.firstIndex { $0.hasSuffix(text) } ?? -1 }
    XCTAssertTrue(lines.contains("0.300 timer 1"), lines.joined(separator: "\n"))
    XCTAssertTrue(lines.contains("0.300 semaphore true"))
    XCTAssertTrue(lines.contains { $0.hasPrefix("0.000 worked ") })
    for kind in ["queue", "late"] {
      let places = (0..<6).map { index("\(kind) \($0)") }
      XCTAssertEqual(places, places.sorted(), kind)
      XCTAssertFalse(places.contains(-1), kind)
    }
    XCTAssertLessThan(index("animated"), index("nested"))
    let tasks = (0..<4).map { index("task \($0)") }
    XCTAssertEqual(tasks, tasks.sorted())
  }

  /// A larger environment moves the heap, but descriptions do not contain the addresses of objects.
  func testObjectsAreNumberedInTheOrderOfMention() throws {
    let lines = String(decoding: try play()[0], as: UTF8.self).split(separator: "\n").map(String.init)
    XCTAssertTrue(lines.contains("0.000 <NSObject: 0x600000000010>"), lines.joined(separator: "\n"))
    XCTAssertTrue(lines.contains { $0.hasPrefix("0.000 <UILabel: 0x600000000020;") }, lines.joined(separator: "\n"))
    // The order of a set of views is also the same, which the comparison of the environments checks.
    XCTAssertTrue(lines.contains { $0.hasPrefix("0.000 set [") }, lines.joined(separator: "\n"))
    XCTAssertTrue(
      lines.last?.hasPrefix("[<UILabel 0x600000000020> valueForUndefinedKey:]") == true, lines.last ?? "")
  }

  func testSurroundingsMakeNoDifference() throws {
    let wanted = try play()
    let home = TestFolder.make()
    let surroundings: [(String, [String: String?])] = [
      ("time zone", ["TZ": "Asia/Kathmandu"]), ("language", ["LANG": "ar_EG.UTF-8", "LC_ALL": "tr_TR.UTF-8"]),
      ("home", ["HOME": home.path]), ("size of the environment", ["LONG": String(repeating: "x", count: 5_000)]),
      ("user", ["USER": "somebody", "LOGNAME": "somebody"]),
      ("fonts", ["FONTCONFIG_FILE": "/dev/null", "FONTCONFIG_PATH": home.path]),
      ("language of the C library", ["LANG": "C", "LANGUAGE": "de:fr"]),
      ("size of the terminal", ["COLUMNS": "40", "LINES": "9", "TERM": "dumb"]),
    ]
    for (what, environment) in surroundings { assertSame(try play(environment: environment), wanted, what) }
    try XCTSkipIf(Process.canNotUnshare, "unshare is not there: umask and user are not tested")
    assertSame(try play(hiding: "umask 077"), wanted, "umask and user")
  }

  func testLoadMakesNoDifference() throws {
    let wanted = try play()
    let busy = try (0..<4).map { _ in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      // The process ends by itself if the test is killed.
      process.arguments = ["-c", "ulimit -t 120; while :; do :; done"]
      try process.run()
      return process
    }
    defer {
      for process in busy {
        process.terminate()
        process.waitUntilExit()
      }
    }
    for round in 1...3 { assertSame(try play(), wanted, "round \(round)") }
  }

  /// The watchdog's trace contains the frames from the waiting system function to the app's function.
  func testTraceOfAnAppThatIsStuck() throws {
    let result = try Tool.run(
      ["run", Tool.app("Clocks"), "--host", "headless", "--", "stuck"], in: TestFolder.make(),
      environment: ["FLIPSIDE_WATCHDOG": "1"])
    XCTAssertEqual(result.signal, SIGABRT)
    XCTAssertTrue(result.errors.contains("has not come back to its run loop"), result.errors)
    XCTAssertTrue(result.errors.contains("waitForEver"), result.errors)
  }

  func testADisplayThatCannotBeReachedIsTold() throws {
    let result = try Tool.run(
      ["run", Tool.app("Clocks"), "--host", "window"], in: TestFolder.make(), environment: ["DISPLAY": ":987"])
    XCTAssertEqual(result.code, 1)
    XCTAssertTrue(result.errors.contains("DISPLAY=:987"), result.errors)
  }
}

extension Process {
  fileprivate static var canNotUnshare: Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["unshare", "-rm", "true"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return true }
    process.waitUntilExit()
    return process.terminationStatus != 0
  }
}
