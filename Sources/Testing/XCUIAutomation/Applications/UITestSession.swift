import Foundation
import UIKit

/// The apps of a UI test run and their failures.
@MainActor final class UITestSession {
  static let shared = UITestSession()

  private(set) var mainTarget: UITestTarget
  private var targets: [String: UITestTarget] = [:]
  private var processes: [String: AppProcess] = [:]
  private(set) lazy var springboard = Springboard()
  let interruptions = InterruptionMonitors()
  /// The durations of the launches in seconds of the clock, for launch metrics.
  private(set) var launchDurations: [Double] = []
  private let observer = UITestObserver()
  /// The permissions that apps forget at their next launch, by bundle identifier.
  private var resets: [String: [String]] = [:]
  /// The modifier keys that are held on the hardware keyboard.
  var heldModifiers: XCUIElement.KeyModifierFlags = [] {
    didSet { if heldModifiers != oldValue { sendToAll("modifiers \(heldModifiers.scriptPrefix)") } }
  }
  /// The location of the device as arguments of the command `location`; nil if it is unknown.
  var location: String? {
    didSet { if location != oldValue { sendToAll("location \(location ?? "")") } }
  }

  private init() {
    let file = ProcessInfo.processInfo.environment["FLIPSIDE_TEST_CONFIGURATION"] ?? ""
    let data = FileManager.default.contents(atPath: file) ?? Data()
    let values = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
    mainTarget = (values["target"] as? [String: Any]).map { UITestTarget($0) } ?? UITestTarget(unknown: "")
    let others = (values["applications"] as? [[String: Any]] ?? []).map { UITestTarget($0) }
    for target in others + [mainTarget] { targets[target.bundleIdentifier] = target }
    XCTestObservationCenter.shared.addTestObserver(observer)
  }

  func target(_ identifier: String) -> UITestTarget { targets[identifier] ?? UITestTarget(unknown: identifier) }

  // MARK: Processes

  /// Returns the process of an app; nil if the app is not running.
  func process(of target: UITestTarget) -> AppProcess? {
    processes[target.bundleIdentifier].flatMap { $0.isRunning ? $0 : nil }
  }

  /// The process of the app in the foreground, which provides the picture of the screen.
  var frontProcess: AppProcess? {
    process(of: mainTarget) ?? processes.values.first { $0.isRunning }
  }

  func start(_ target: UITestTarget, arguments: [String], environment: [String: String]) throws {
    guard !target.executable.isEmpty else {
      if target.bundleIdentifier.isEmpty {
        throw UITestError(
          message:
            "No target application path specified via test configuration: the test target names no app to test")
      }
      throw UITestError(
        message:
          "The request to open \"\(target.bundleIdentifier)\" failed. Application info provider returned nil for "
          + "\"\(target.bundleIdentifier)\": no such app is part of this run")
    }
    var environment = environment
    environment["FLIPSIDE_RESET_PERMISSIONS"] = resets.removeValue(forKey: target.bundleIdentifier)?
      .joined(separator: ",")
    let process = try AppProcess(target, arguments: arguments, environment: environment)
    processes[target.bundleIdentifier] = process
    if !heldModifiers.isEmpty { _ = try process.perform("modifiers \(heldModifiers.scriptPrefix)") }
  }

  func resetPermissions(_ names: [String], of target: UITestTarget) {
    resets[target.bundleIdentifier, default: []] += names
  }

  func end(_ target: UITestTarget) {
    processes[target.bundleIdentifier]?.end()
    processes[target.bundleIdentifier] = nil
  }

  func endAll() {
    for process in processes.values { process.end() }
    processes = [:]
  }

  /// Sends a change of the device's state to all running apps.
  private func sendToAll(_ command: String) {
    for process in processes.values where process.isRunning { _ = try? process.perform(command) }
  }

  /// Advances the app's clock to the test's time.
  func catchUp(_ target: UITestTarget) { _ = try? process(of: target)?.ask("wait 0") }

  func noteLaunch(took seconds: Double) { launchDurations.append(seconds) }

  /// Reports a process that ended by itself, if it crashed.
  func appDidEnd(_ description: String, isCrash: Bool) { if isCrash { report(description) } }

  // MARK: Failures

  /// Records a failure of the running test, at the line that called the element.
  func report(_ message: String, details: String? = nil) {
    var issue = XCTIssue(
      type: .assertionFailure, compactDescription: message,
      detailedDescription: details.map { "\(message)\nElement debug description:\n\($0)" })
    issue.sourceCodeContext = XCTSourceCodeContext(location: CallerLocation.find())
    TestRun.current.record(issue)
  }

  func testDidFinish() {
    interruptions.removeAll()
    // A test that is stopped by a failure does not release the keys itself.
    heldModifiers = []
  }
}

/// Terminates the apps after the last test, and captures a picture for the film at each failure. Until then they
/// continue running after the test that launched them, as on Apple's systems.
private final class UITestObserver: NSObject, XCTestObservation {
  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
    if Thread.isMainThread { MainActor.assumeIsolated { Film.take(after: nil) } }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    MainActor.assumeIsolated { UITestSession.shared.testDidFinish() }
  }

  func testBundleDidFinish(_ testBundle: Bundle) { MainActor.assumeIsolated { UITestSession.shared.endAll() } }
}
