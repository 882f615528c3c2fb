import TestFolders
import XCTest

/// The messages and exit codes of the tool.
final class CommandLineTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/tmp")

  override func setUp() { folder = TestFolder.make() }

  private func run(_ arguments: [String], environment: [String: String?] = [:]) throws -> Tool.Result {
    try Tool.run(arguments, in: folder, environment: environment)
  }

  // MARK: - Use

  func testHelpTeaches() throws {
    let help = try run(["--help"])
    XCTAssertEqual(help.code, 0)
    for word in [
      "flipside run PATH", "build PATH", "check PATH", "new NAME", "devices", "doctor", "self-test", "Examples:",
    ] {
      XCTAssertTrue(help.output.contains(word), word)
    }
    let more = try run(["help", "run"])
    for word in ["--device", "--script", "tilt H V", "expect-not", "Option (Alt)"] {
      XCTAssertTrue(more.output.contains(word), word)
    }
    XCTAssertEqual(try run(["run", "--help"]).output, more.output)
    XCTAssertEqual(try run([]).code, 2)
  }

  func testDevicesAreListed() throws {
    let result = try run(["devices"])
    XCTAssertEqual(result.code, 0)
    XCTAssertTrue(result.output.contains("iPhone 15 "))
    XCTAssertTrue(result.output.contains("393 x 852 @3x  (default)"))
    XCTAssertTrue(result.output.contains("iPad Pro 11-inch"))
  }

  func testWrongUseEndsWithTwo() throws {
    let calls: [([String], String)] = [
      (["fly"], "unknown command \"fly\""),
      (["run"], "needs the folder of an app"),
      (["run", "a", "b"], "remove the second, \"b\""),
      (["run", "a", "--colour", "red"], "does not know the option --colour"),
      (["run", "a", "--device"], "--device needs a value"),
      (["run", "a", "--device", "iPhone 15 Prp"], "similar ones are \"iPhone 15 Pro\""),
      (["run", "a", "--appearance", "blue"], "light, dark"),
      (["run", "a", "--orientation", "sideways"], "landscapeLeft"),
      (["run", "a", "--host", "phone"], "--host is one of window, headless, not \"phone\""),
      (["run", "a", "--scale", "big"], "--scale must be a number"),
      (["run", "a", "--screenshot", "a.gif"], ".png"),
      (["run", "a", "--split", "quarter"], "full, half, third, two-thirds, slide-over"),
      (["run", "a", "--data", ""], "--data needs a value"),
    ]
    for (arguments, message) in calls {
      let result = try run(arguments)
      XCTAssertEqual(result.code, 2, "\(arguments)")
      XCTAssertTrue(result.errors.contains(message), "\(arguments): \(result.errors)")
      XCTAssertEqual(result.output, "", "\(arguments)")
    }
  }

  func testFoldersThatAreNoApp() throws {
    XCTAssertTrue(try run(["run", "nowhere"]).errors.contains("nowhere"))
    let empty = try run(["run", "."])
    XCTAssertEqual(empty.code, 1)
    XCTAssertTrue(empty.errors.contains("no Swift files"), empty.errors)
    XCTAssertEqual(try run(["build", "nowhere"]).code, 1)
  }

  func testHelpListsTheHostsAndTheirOptions() throws {
    let help = try run(["help", "run"]).output
    for line in [
      "  --host H               window: in a window of the desktop (default where there is a display)\n",
      "                         headless: without a screen, on a virtual clock\n",
      "  --scale N              window: screen pixels to a point of the device\n",
      "                         headless: pixels of the picture to a point\n",
    ] {
      XCTAssertTrue(help.contains(line), line)
    }
  }

  func testScriptErrorsAreFoundBeforeAnythingIsBuilt() throws {
    let script = try folder.write("wait 1\nfrobnicate\n", to: "bad.txt")
    let result = try run(["run", Tool.app("Probe"), "--script", script])
    XCTAssertEqual(result.code, 1)
    XCTAssertTrue(result.errors.hasPrefix("\(script):2: unknown command \"frobnicate\""), result.errors)
    XCTAssertFalse(result.errors.contains("Building"))
    XCTAssertEqual(try run(["run", Tool.app("Probe"), "--script", "missing.txt"]).code, 1)
  }

  // MARK: - Building

  func testCompilerNamesTheAppsOwnFile() throws {
    let file = try folder.write("import UIKit\nlet answer: Int = \"text\"\n", to: "Broken/App.swift")
    let result = try run(["build", "Broken"])
    XCTAssertEqual(result.code, 1)
    let path = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
    XCTAssertTrue(result.errors.contains("\(path):2:19: error: cannot convert value"), result.errors)
    XCTAssertTrue(result.errors.contains("Broken did not build"), result.errors)
  }

  func testBuildNamesTheBundleAndIsDoneOnce() throws {
    let first = try run(["build", Tool.app("Probe")])
    XCTAssertEqual(first.code, 0, first.errors)
    let bundle = first.output.trimmingCharacters(in: .whitespacesAndNewlines)
    XCTAssertTrue(bundle.hasSuffix("/Probe.app"), bundle)
    for name in ["Probe", "Info.plist", "greeting.txt"] {
      XCTAssertTrue(FileManager.default.fileExists(atPath: bundle + "/" + name), name)
    }
    let second = try run(["build", Tool.app("Probe")])
    XCTAssertEqual(second.output, first.output)
    XCTAssertEqual(second.errors, "")
  }

  // MARK: - Running

  func testWithoutADisplayItSaysSoAndNamesThePicture() throws {
    let result = try run(["run", Tool.app("Probe")])
    XCTAssertEqual(result.code, 0, result.errors)
    XCTAssertTrue(result.errors.contains("there is no display"), result.errors)
    XCTAssertTrue(result.errors.contains("wrote the first frame to Probe.png"), result.errors)
    XCTAssertEqual(PNG(try folder.data("Probe.png"))?.width, 1179)
  }

  /// A project determines the name of its picture, so the picture must not replace another file, in the folder or
  /// behind a link.
  func testThePictureTakesNoOtherFilesPlace() throws {
    let own = folder.appendingPathComponent("own.png").path
    try folder.write("mine", to: "own.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("Probe.png").path, withDestinationPath: own)
    for _ in 1...2 {
      let result = try run(["run", Tool.app("Probe")])
      XCTAssertEqual(result.code, 0, result.errors)
      XCTAssertTrue(result.errors.contains("wrote the first frame to Probe 2.png"), result.errors)
    }
    XCTAssertEqual(String(decoding: try folder.data("own.png"), as: UTF8.self), "mine")
    XCTAssertEqual(PNG(try folder.data("Probe 2.png"))?.width, 1179)
    XCTAssertThrowsError(try folder.data("Probe 3.png"))
  }

  /// Files that the tool opens must not get the descriptors of the three standard streams.
  func testClosedStreams() throws {
    for (number, closed) in [">&- 2>&- <&-", ">&- 2>&-", "2>&- <&-"].enumerated() {
      let app = folder.appendingPathComponent("Closed\(number)")
      try app.write("print(\(number))", to: "main.swift")
      let result = try Tool.run(["build", app.path], in: folder, setUp: "exec \(closed)")
      XCTAssertEqual(result.code, 0, closed)
    }
  }

  func testAppSeesItsDeviceAndItsBundle() throws {
    let plain = try run(["run", Tool.app("Probe"), "--host", "headless", "--", "info"])
    XCTAssertEqual(
      plain.output,
      """
      screen 393x852@3
      idiom phone
      style light
      identifier com.example.Probe
      version 4.2
      resource hello from the bundle

      """)
    let arguments = [
      "--device", "iPad Pro 11-inch", "--appearance", "dark", "--screenshot", "pad.png", "--", "info",
    ]
    let pad = try run(["run", Tool.app("Probe")] + arguments)
    XCTAssertTrue(pad.output.hasPrefix("screen 834x1194@2\nidiom pad\nstyle dark\n"), pad.output)
    let picture = PNG(try folder.data("pad.png"))
    XCTAssertEqual(picture?.width, 1668)
    XCTAssertEqual(picture?.color(800, 1000), 0, "system background, dark")
  }

  func testTimeAndChanceAreTheSameEachTime() throws {
    let script = try folder.write("wait 5\n", to: "wait.txt")
    let arguments = ["run", Tool.app("Probe"), "--script", script, "--", "time"]
    let first = try run(arguments)
    XCTAssertEqual(first.code, 0, first.errors)
    XCTAssertTrue(first.output.hasPrefix("now 1704793260\nchance "), first.output)
    let events = first.output.split(separator: "\n").suffix(4)
    XCTAssertEqual(
      Array(events),
      ["main queue after 1000 ms", "timer after 2000 ms", "background after 3000 ms", "task after 4000 ms"])
    XCTAssertEqual(try run(arguments).output, first.output)
  }

  func testWaitingInsideTheAppEndsInVirtualTime() throws {
    let result = try run(["run", Tool.app("Probe"), "--host", "headless", "--", "wait"])
    XCTAssertEqual(result.output, "waited 12 s\n", result.errors)
  }

  func testExitCodeIsTheApps() throws {
    XCTAssertEqual(try run(["run", Tool.app("Probe"), "--host", "headless", "--", "exit"]).code, 3)
  }

  func testCrashEndsWithItsSignalAndATrace() throws {
    let result = try run(["run", Tool.app("Probe"), "--host", "headless", "--", "crash"])
    XCTAssertNotNil(result.signal)
    XCTAssertEqual(result.output, "about to crash\n", "what was printed before is not lost")
    XCTAssertTrue(result.errors.contains("Index out of range"), result.errors)
    XCTAssertTrue(result.errors.contains("ProbeViewController.crashHere(_:)"), result.errors)
    XCTAssertTrue(result.errors.contains("Probe/ProbeViewController.swift:"), result.errors)
  }

  func testAppThatNeverComesBackIsEndedAndToldWhere() throws {
    let result = try run(
      ["run", Tool.app("Probe"), "--host", "headless", "--", "spin"], environment: ["FLIPSIDE_WATCHDOG": "1"])
    XCTAssertEqual(result.signal, SIGABRT)
    XCTAssertTrue(
      result.errors.contains("the app has not come back to its run loop for 1 seconds; it is here:"), result.errors)
    XCTAssertTrue(result.errors.contains("ProbeViewController.spinHere()"), result.errors)
  }

  func testFailingCommandNamesItsLine() throws {
    let script = try folder.write("wait 0.1\nexpect \"Nobody\"\n", to: "fail.txt")
    let result = try run(["run", Tool.sample("HypnoNerd"), "--script", script])
    XCTAssertEqual(result.code, 1)
    XCTAssertTrue(
      result.errors.contains("\(script):2: \"Nobody\" is not on the screen; the labels are \"Hypnotize me\""),
      result.errors)
    let typing = try folder.write("type \"x\"\n", to: "type.txt")
    let deaf = try run(["run", Tool.sample("HypnoNerd"), "--script", typing])
    XCTAssertEqual(deaf.code, 1)
    XCTAssertTrue(deaf.errors.contains(":1: no text field or text view is being edited"), deaf.errors)
  }

  func testDataAreKeptInTheFolderOfTheOption() throws {
    let app = Pattern.folder.appendingPathComponent("LaunchesAndScenes/App").path
    let script = try folder.write("wait 0.5\ntap \"Next\"\nwait 1\nbackground\n", to: "leave.txt")
    func output(_ options: [String]) throws -> String {
      let result = try run(["run", app, "--script", script] + options)
      XCTAssertEqual(result.code, 0, result.errors)
      return result.output
    }
    let data = folder.appendingPathComponent("data").path
    XCTAssertEqual(try output([]), "connects with page 1, opened 0 times\n")
    XCTAssertEqual(try output([]), "connects with page 1, opened 0 times\n", "without it, each run is the first")
    XCTAssertEqual(try output(["--data", data]), "connects with page 1, opened 0 times\n")
    XCTAssertEqual(try output(["--data", data]), "connects with page 2, opened 1 times\n")
    let phone = try run(["run", app, "--script", script, "--device", "iPhone 15", "--split", "half"])
    XCTAssertEqual(phone.code, 2)
    XCTAssertTrue(phone.errors.contains("--split is for iPads"), phone.errors)
  }

  func testMissingFontsAreSurvived() throws {
    // The command runs in its own mount namespace, in which the folder of fonts is empty.
    let hide = "mount -t tmpfs none /usr/share/fonts"
    let mount = Process()
    mount.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
    mount.arguments = ["-rm", "sh", "-c", hide]
    mount.standardError = FileHandle.nullDevice
    guard (try? mount.run()) != nil else { throw XCTSkip("there is no unshare: fonts cannot be hidden") }
    mount.waitUntilExit()
    guard mount.terminationStatus == 0 else { throw XCTSkip("mounting is not allowed: fonts cannot be hidden") }
    let fonts = try folder.write("<?xml version=\"1.0\"?><fontconfig></fontconfig>\n", to: "fonts.conf")
    let result = try Tool.run(
      ["run", Tool.sample("HypnoNerd"), "--script", Tool.script("hypnonerd.txt")], in: folder,
      environment: ["FONTCONFIG_FILE": fonts, "HOME": folder.path], hiding: hide)
    XCTAssertEqual(result.code, 0, result.errors)
    XCTAssertTrue(result.errors.contains("no fonts are installed"), result.errors)
  }
}
