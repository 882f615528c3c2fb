import Foundation

/// The test's handlers for alerts that interrupt it.
@MainActor final class InterruptionMonitors {
  private final class Token: NSObject {}

  private struct Monitor {
    let token: NSObjectProtocol
    let description: String
    let handler: (XCUIElement) -> Bool
  }

  private var monitors: [Monitor] = []
  private var isHandling = false

  func add(_ description: String, _ handler: @escaping (XCUIElement) -> Bool) -> NSObjectProtocol {
    let token = Token()
    monitors.append(Monitor(token: token, description: description, handler: handler))
    return token
  }

  func remove(_ token: NSObjectProtocol) { monitors.removeAll { $0.token === token } }
  func removeAll() {
    monitors = []
    // A handler may have been stopped before it returned.
    isHandling = false
  }

  /// Dismisses alerts that cover the element. Alerts of the system are dismissed by a handler or else by tapping
  /// their last button, alerts of the app only by a handler. Returns whether there was an alert.
  func handle(before element: XCUIElement, _ node: ElementNode) -> Bool {
    guard !isHandling, !element.application.target.isSpringboard else { return false }
    isHandling = true
    defer { isHandling = false }
    var wasInterrupted = false
    for _ in 0..<10 {
      guard let alert = interrupting(element, node) else { break }
      wasInterrupted = true
      UITestLog.note("Found 1 interrupting element")
      if call(for: alert.element) { continue }
      guard alert.isSystem else { return true }
      UITestLog.activity("Invoking default UI interruption handler") {
        alert.element.buttons.element(boundBy: 0).tap()
      }
    }
    return wasInterrupted
  }

  private func interrupting(_ element: XCUIElement, _ node: ElementNode) -> (element: XCUIElement, isSystem: Bool)?
  {
    if UITestSession.shared.springboard.isPromptShown {
      let springboard = XCUIApplication(bundleIdentifier: UITestTarget.springboardIdentifier)
      return (springboard.alerts.firstMatch, true)
    }
    guard !monitors.isEmpty, let current = try? element.find(), current.elementType != .application else {
      return nil
    }
    let isInAlert = current.path.contains { $0.elementType == .alert || $0.elementType == .sheet }
    let alert = element.application.alerts.firstMatch
    guard !isInAlert, alert.exists else { return nil }
    return (alert, false)
  }

  /// Calls the handlers, the most recently added one first.
  private func call(for alert: XCUIElement) -> Bool {
    for monitor in monitors.reversed() {
      let isHandled = UITestLog.activity("Invoking UI interruption monitor for \(monitor.description)") {
        monitor.handler(alert)
      }
      if isHandled { return true }
    }
    return false
  }
}

extension XCTestCase {
  /// Adds a handler for alerts that interrupt the test. It is called with the alert and returns whether it has
  /// handled it.
  ///
  /// The handler is called before the next interaction with the app, and removed at the end of the test.
  @discardableResult public func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
  ) -> NSObjectProtocol {
    MainActor.assumeIsolated { UITestSession.shared.interruptions.add(handlerDescription, handler) }
  }

  public func removeUIInterruptionMonitor(_ monitor: NSObjectProtocol) {
    MainActor.assumeIsolated { UITestSession.shared.interruptions.remove(monitor) }
  }
}
