import UIKit

extension XCUIElement {
  /// Performs an interaction at the point of the element that a touch can reach.
  ///
  /// - Parameters:
  ///   - verb: the verb in failure messages, such as `tap` in `Failed to tap "Save" Button: …`.
  ///   - title: the text in the log, such as `Tap "Save" Button`.
  ///   - body: a closure that returns the commands for the app.
  func interact(_ verb: String, _ title: String, _ body: (ElementNode, CGPoint) throws -> [String]) {
    UITestLog.activity(title) {
      do {
        UITestLog.note("Wait for \(application.target.bundleIdentifier) to idle")
        var node = try UITestLog.activity("Find the \(lookedFor)") { try findPatiently() }
        let wasInterrupted = UITestLog.activity("Check for interrupting elements affecting \(subject)") {
          UITestSession.shared.interruptions.handle(before: self, node)
        }
        if wasInterrupted { node = try findPatiently() }
        if application.target.isSpringboard {
          guard UITestSession.shared.springboard.tap(node) else {
            throw UITestError(message: "There is nothing to \(verb)")
          }
          return
        }
        try perform(try body(node, try reach(&node)))
      } catch {
        UITestSession.shared.report("Failed to \(verb) \(subject): \(error.localizedDescription)", details: tree)
      }
    }
  }

  /// Sends input commands to the app and waits until it is idle.
  func perform(_ commands: [String], pause: Double = 0.1) throws {
    try UITestLog.activity("Synthesize event") {
      for (index, command) in commands.enumerated() {
        if index > 0, pause > 0 { AppClock.wait(pause) }
        _ = try application.runningProcess().perform(command)
      }
    }
    UITestLog.note("Wait for \(application.target.bundleIdentifier) to idle")
  }

  /// Returns a point at which a touch reaches the element. The app scrolls to the element if necessary.
  private func reach(_ node: inout ElementNode) throws -> CGPoint {
    if let point = application.hitPoint(of: node) { return point }
    UITestLog.note("Scroll element to visible")
    _ = try application.runningProcess().perform("reveal \(node.number)")
    node = try find()
    if let point = application.hitPoint(of: node) { return point }
    throw UITestError(
      message:
        "Failed to scroll to visible (by AX action) \(node.line()), error: Error kAXErrorCannotComplete performing "
        + "AXAction 2003 on element \(node.line())")
  }
}

extension XCUIApplication {
  func runningProcess() throws -> AppProcess {
    guard let process else { throw UITestError(message: "Application \(target.bundleIdentifier) is not running") }
    return process
  }
}
