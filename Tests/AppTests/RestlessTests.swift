import TestFolders
import XCTest

/// Apps whose threads and queues never become idle continue to run, as on iOS, and apps that hang end with a
/// message.
final class RestlessTests: XCTestCase {
  private let folder = TestFolder.make()

  /// The error output then contains only the messages of the runs.
  override class func setUp() {
    super.setUp()
    _ = try? Tool.run(["build", Tool.app("Restless")])
  }

  private func run(
    _ name: String, script: String = "wait 2\n", environment: [String: String] = [:], setUp: String? = nil
  ) throws -> Tool.Result {
    let script = try folder.write(script, to: "\(name).txt")
    return try Tool.run(
      ["run", Tool.app("Restless"), "--host", "headless", "--script", script, "--", name], in: folder,
      environment: environment.mapValues { $0 }, setUp: setUp)
  }

  /// Foundation's sleep continues until its date, which it compares with a lower precision than the clock's.
  func testThreadsThatSleepWakeInTheirTime() throws {
    // Six operations run at a time, as many as the reported processors.
    let operations = (0..<20).map { (20 - $0) * 10 }
    for (name, lengths) in [("operation", operations), ("block", operations.map { _ in 100 })] {
      let result = try run(name + "s")
      XCTAssertEqual(result.code, 0, result.errors)
      var free = [Int](repeating: 0, count: 6)
      let ends = lengths.enumerated().map { number, length in
        let first = free.indices.min { free[$0] < free[$1] } ?? 0
        free[first] += length
        return "\(free[first]) \(name) \(number)"
      }
      let lines = result.output.split(separator: "\n").map(String.init)
      XCTAssertEqual(lines.dropLast().sorted(), ends.sorted(), result.errors)
      XCTAssertEqual(lines.last, "1000 a second")
      XCTAssertEqual(result.errors, "")
      XCTAssertEqual(try run(name + "s").output, result.output)
    }
    let naps = try run("naps")
    XCTAssertEqual(naps.output, "820 naps\n1000 a second\n", naps.errors)
    XCTAssertEqual(naps.errors, "")
  }

  func testAMainQueueThatIsNeverEmptyLetsTimePass() throws {
    for name in ["chain", "rally"] {
      let result = try run(name)
      XCTAssertEqual(result.code, 0, result.errors)
      XCTAssertEqual(result.output, "1000 a second\n", result.errors)
      XCTAssertTrue(
        result.errors.contains("the app adds work to its main queue endlessly"), result.errors)
    }
  }

  func testABusyThreadLetsTimePass() throws {
    // The limit is shorter than the time for which the app waits for the thread.
    let result = try run("busy", environment: ["FLIPSIDE_WATCHDOG": "4"])
    XCTAssertEqual(result.code, 0, result.errors)
    XCTAssertEqual(result.output, "1000 a second\n", result.errors)
    XCTAssertEqual(
      result.errors,
      "flipside: a thread of the app is never idle; the clock advances without waiting for it, so runs may differ from now on\n"
    )
  }

  /// The clock does not advance to work that is due in a second while the pipe is full.
  func testAReaderThatTakesItsTimeTakesNoneOfTheApps() throws {
    let result = try run(
      "prints",
      setUp: "mkfifo pipe && { (exec < pipe && sleep 0.5 && exec cat > /dev/null) & } && exec > pipe")
    XCTAssertEqual(result.code, 0, result.errors)
    XCTAssertEqual(result.errors, "500 printed\n")
  }

  /// On iOS, a run loop that the app runs itself draws frames and receives touches, as the main one does.
  func testAScriptGoesOnWithinLoopsOfTheApp() throws {
    let script = "wait 2\ntap \"OK\"\nwait 1\nexpect \"Second\"\ntap \"OK\"\nwait 1\nexpect-not \"Second\"\n"
    for name in ["modal", "polling"] {
      let result = try run(name, script: script)
      XCTAssertEqual(result.code, 0, result.errors)
      XCTAssertEqual(
        result.output.split(separator: "\n").filter { $0.hasPrefix("[") }, ["[\"First\", \"Second\"]"],
        result.errors)
      XCTAssertEqual(result.errors, "")
      XCTAssertEqual(try run(name, script: script).output, result.output)
    }
    let endless = try run("forever", script: "wait 3\nlog \"later\"\n")
    XCTAssertEqual(endless.code, 0, endless.errors)
    XCTAssertTrue(endless.output.hasSuffix("later\n"), endless.output)
    XCTAssertEqual(endless.errors, "")
  }

  /// An app that closes the libraries' descriptors ends; iOS, too, may end such an app, but not let it hang.
  func testAnAppThatClosesAllDescriptorsEnds() throws {
    let result = try run("closed", environment: ["FLIPSIDE_WATCHDOG": "2"])
    XCTAssertTrue(result.code == 0 || !result.errors.isEmpty, "ended without a word")
  }

  func testAnAppThatDoesNotLetItselfBeEndedIsEnded() throws {
    let result = try run("stubborn", environment: ["FLIPSIDE_WATCHDOG": "1", "FLIPSIDE_WATCHDOG_TRACE": "1"])
    XCTAssertEqual(result.signal, SIGKILL)
    XCTAssertTrue(result.errors.contains("has not come back to its run loop for 1 seconds"), result.errors)
  }

  /// A tenth of a millisecond is the shortest: Apple's documentation of `Timer`.
  func testTimersOfNoIntervalTakeATenthOfAMillisecond() throws {
    let result = try run("timers")
    let lines = result.output.split(separator: "\n").map(String.init)
    XCTAssertEqual(lines.first, "[0.0001, 0.0001, 0.0001, 0.0001]", result.errors)
    let counts = try XCTUnwrap(lines.dropFirst().first).split(separator: ",").compactMap {
      Int($0.split(separator: " ").last ?? "")
    }
    XCTAssertEqual(counts.count, 4, result.output)
    for count in counts { XCTAssertTrue((98...101).contains(count), result.output) }
  }

  /// Apple's documentation of `RunLoop.Mode.tracking`, and the threading guide's table of modes.
  func testTheMainRunLoopTracksAScrollingFinger() throws {
    let result = try run("scroll", script: "wait 0.5\nswipe up\nwait 8\n")
    let lines = result.output.split(separator: "\n").map { $0.drop { $0 != " " }.dropFirst() }
    let mode = "UITrackingRunLoopMode"
    XCTAssertEqual(
      lines.filter { $0 != "a second" },
      [
        "before [\"common\", \"default\", \"frame\"] in none", "in \(mode)",
        "dragged [\"common\", \"tracking\"] in none",
        "came to rest [\"common\", \"tracking\"] in none", "performed",
        "after [\"common\", \"default\", \"frame\"] in kCFRunLoopDefaultMode",
      ], result.output + result.errors)
  }
}
