import ObjectiveC
import QuartzCore
import UIKit
import XCTest

/// Makes windows that go with the test, reads the console, and drives frames and fingers.
class CoreTestCase: XCTestCase {
  var windows: [UIWindow] = []
  var console: [String] = []

  override func setUp() {
    super.setUp()
    console = []
    Console.sink = { [unowned self] in console.append($0) }
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
    Console.sink = nil
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

  func said(_ part: String) -> Bool { console.contains { $0.contains(part) } }
}

/// Collects the names of what happens.
final class Log {
  var entries: [String] = []
  func callAsFunction(_ entry: String) { entries.append(entry) }
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
