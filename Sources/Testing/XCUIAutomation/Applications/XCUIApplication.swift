import UIKit

/// An app that a test launches, controls and terminates.
///
/// ```swift
/// let app = XCUIApplication()
/// app.launchArguments = ["-resetData"]
/// app.launch()
/// app.buttons["Add"].tap()
/// ```
///
/// The app runs in a process of its own. It shares its clock with the test, so that waiting takes no real time.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xcuiapplication>
@preconcurrency @MainActor open class XCUIApplication: XCUIElement {
  public enum State: UInt, Sendable {
    case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
  }

  let target: UITestTarget
  /// The arguments of the app without its name. `ProcessInfo.arguments` contains them, and `UserDefaults` reads
  /// arguments of the form `-key value`.
  open var launchArguments: [String]
  open var launchEnvironment: [String: String]

  /// Creates the app that the test target declares as its target application.
  public init() {
    target = UITestSession.shared.mainTarget
    launchArguments = target.arguments
    launchEnvironment = [:]
    super.init(nil, query: nil, binding: .single, ElementSubject(type: .application, name: target.name))
  }

  public init(bundleIdentifier: String) {
    target = UITestSession.shared.target(bundleIdentifier)
    launchArguments = target.arguments
    launchEnvironment = [:]
    super.init(nil, query: nil, binding: .single, ElementSubject(type: .application, name: target.name))
  }

  public convenience init(url: URL) {
    let identifier = Bundle(url: url)?.bundleIdentifier
    self.init(bundleIdentifier: identifier ?? url.deletingPathExtension().lastPathComponent)
  }

  var process: AppProcess? { UITestSession.shared.process(of: target) }
  var isAlive: Bool { process != nil || target.isSpringboard }
  var targetDescription: String { "Target Application '\(target.bundleIdentifier)'" }
  override var lookedFor: String { targetDescription }

  // MARK: Life cycle

  /// Launches the app and waits until it is idle. If it is already running, it is terminated first.
  open func launch() {
    UITestLog.activity("Open \(target.bundleIdentifier)") {
      UITestLog.activity("Launch \(target.bundleIdentifier)") {
        if process != nil {
          UITestLog.activity("Terminate \(processName)") { UITestSession.shared.end(target) }
        }
        do {
          let start = AppClock.now
          try UITestSession.shared.start(target, arguments: launchArguments, environment: launchEnvironment)
          UITestLog.note("Setting up automation session")
          UITestLog.note("Wait for \(target.bundleIdentifier) to idle")
          UITestSession.shared.noteLaunch(took: AppClock.now - start)
        } catch {
          UITestSession.shared.report("Failed to launch \(target.bundleIdentifier): \(error.localizedDescription)")
        }
      }
    }
  }

  private var processName: String { "\(target.bundleIdentifier):\(process?.number ?? 0)" }

  /// Brings the app to the foreground; launches it if it is not running.
  open func activate() {
    guard !target.isSpringboard else { return }
    UITestLog.activity("Open \(target.bundleIdentifier)") {
      guard let process else { return launch() }
      UITestLog.activity("Activate \(target.bundleIdentifier)") {
        if process.state != .runningForeground { send("foreground", for: "activate \(target.bundleIdentifier)") }
      }
    }
  }

  open func terminate() {
    guard process != nil else { return }
    UITestLog.activity("Terminate \(processName)") { UITestSession.shared.end(target) }
  }

  /// Opens a URL in the app, which is launched if it is not running.
  open func open(_ url: URL) {
    UITestLog.activity("Open URL \(url.absoluteString) with \(target.bundleIdentifier)") {
      if process == nil { launch() }
      send("open \(UITestText.quoted(url.absoluteString))", for: "open \(url.absoluteString)")
    }
  }

  open var state: State {
    if target.isSpringboard { return .runningForeground }
    UITestSession.shared.catchUp(target)
    return process?.state ?? .notRunning
  }

  /// Waits until the app is in a state; returns false if it is in another one when the time limit is reached.
  open func wait(for state: State, timeout: TimeInterval) -> Bool {
    wait("Wait for \(target.bundleIdentifier) to be in state \(state.rawValue)", timeout) { self.state == state }
  }

  open override var exists: Bool { process != nil || target.isSpringboard }

  // MARK: Audit

  /// Searches the screen for problems with assistive technologies. Each issue for which the handler does not return
  /// true fails the test.
  open func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
  ) throws {
    try AccessibilityAuditRun(self).perform(auditTypes, issueHandler)
  }

  // MARK: Communication

  /// Returns the current element tree.
  func currentTree() throws -> ElementNode {
    if target.isSpringboard { return UITestSession.shared.springboard.tree() }
    guard let process else { throw UITestError(message: "Application \(target.bundleIdentifier) is not running") }
    return try process.tree()
  }

  func hitPoint(of node: ElementNode) -> CGPoint? {
    if target.isSpringboard || node.number < 0 { return CGPoint(x: node.frame.midX, y: node.frame.midY) }
    guard let answer = try? process?.ask("hit \(node.number)") else { return nil }
    let numbers = answer.text.split(separator: " ").compactMap { Double($0) }
    return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
  }

  var screenBounds: CGRect { process?.screenBounds ?? UIScreen.main.bounds }

  /// Sends a command that may change the app, and reports an error as a test failure. Returns whether it succeeded.
  @discardableResult func send(_ command: String, for action: String) -> Bool {
    do {
      guard let process else { throw UITestError(message: "Application \(target.bundleIdentifier) is not running") }
      _ = try process.perform(command)
      return true
    } catch {
      UITestSession.shared.report("Failed to \(action): \(error.localizedDescription)")
      return false
    }
  }

  func screenshot(of frame: CGRect?) -> XCUIScreenshot {
    guard let data = try? process?.ask("picture").data else { return XCUIScreenshot(png: Data()) }
    let screenshot = XCUIScreenshot(png: data)
    guard let frame, frame != screenBounds else { return screenshot }
    return screenshot.cropped(to: frame, of: screenBounds)
  }

  open override func screenshot() -> XCUIScreenshot { screenshot(of: nil) }
}
