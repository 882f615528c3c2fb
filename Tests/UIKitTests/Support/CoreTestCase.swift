import FlipsideTesting
import QuartzCore
import UIKit
import XCTest

/// A test case with windows on the real clock, which are released after the test; tests of time and of controls
/// have a `Stage`.
class CoreTestCase: XCTestCase {
  var windows: [UIWindow] = []
  private var recorder: ConsoleRecorder!
  var console: [String] {
    get { recorder.lines }
    set { recorder.lines = newValue }
  }

  override func setUp() {
    super.setUp()
    recorder = ConsoleRecorder()
    UIScreen.main.configure(HostDevice())
    _ = UIApplication.shared
    // Tests of time turn them on.
    UIView.setAnimationsEnabled(false)
  }

  override func tearDown() {
    for window in windows {
      window.rootViewController = nil
      window.isHidden = true
    }
    windows = []
    step()
    UIView.setAnimationsEnabled(true)
    recorder.end()
    super.tearDown()
  }

  /// A visible key window of an iPhone 15, 393 by 852, with its safe area (facts/devices.md#screens).
  @discardableResult func makeWindow(_ root: UIViewController? = nil) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root ?? UIViewController()
    window.makeKeyAndVisible()
    windows.append(window)
    return window
  }

  func step() { UIApplication.shared.step() }

  func touch(_ id: Int = 0, _ phase: InputEvent.TouchPhase, _ x: CGFloat, _ y: CGFloat) {
    UIApplication.shared.send(.touch(id: id, phase: phase, location: CGPoint(x: x, y: y)))
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    touch(0, .began, x, y)
    touch(0, .ended, x, y)
  }

  func said(_ part: String) -> Bool { recorder.contains(part) }
}

/// A list of the names of events.
final class Log {
  var entries: [String] = []
  func callAsFunction(_ entry: String) { entries.append(entry) }
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
