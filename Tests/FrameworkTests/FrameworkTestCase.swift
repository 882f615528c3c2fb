import FlipsideTesting
import Simulator
import UIKit
import XCTest

/// An app on the virtual clock, whose host records opened URLs.
class FrameworkTestCase: XCTestCase {
  private var recorder: ConsoleRecorder!
  private var clock: VirtualClock!
  var console: [String] {
    get { recorder.lines }
    set { recorder.lines = newValue }
  }
  private(set) var host: NotingHost!
  private var windows: [UIWindow] = []

  override func setUp() {
    super.setUp()
    recorder = ConsoleRecorder()
    MainActor.assumeIsolated {
      host = NotingHost()
      HostRegistry.current = host
      UIScreen.main.configure(HostDevice())
      _ = UIApplication.shared
      clock = VirtualClock()
    }
  }

  override func tearDown() {
    MainActor.assumeIsolated {
      for window in windows {
        window.rootViewController = nil
        window.isHidden = true
      }
      windows = []
      run(0)
      HostRegistry.current = nil
      clock.end()
    }
    recorder.end()
    super.tearDown()
  }

  /// Advances the clock by a number of seconds, and runs all work that is due.
  func run(_ seconds: Double) { clock.advance(by: seconds) }

  @discardableResult func makeWindow() -> UIViewController {
    MainActor.assumeIsolated {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      windows.append(window)
      run(0)
      return root
    }
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    MainActor.assumeIsolated {
      UIApplication.shared.send(.touch(id: 0, phase: .began, location: CGPoint(x: x, y: y)))
      UIApplication.shared.send(.touch(id: 0, phase: .ended, location: CGPoint(x: x, y: y)))
    }
    run(0.1)
  }

  func said(_ part: String) -> Int { recorder.count(of: part) }
}

/// A host that only records the URLs that it should open.
@preconcurrency @MainActor final class NotingHost: ApplicationHost {
  let device = HostDevice()
  var opened: [String] = []
  var opens = true
  func run(_ application: UIApplication) -> Never { fatalError("not run") }
  func open(_ url: URL) -> Bool {
    opened.append(url.absoluteString)
    return opens
  }
}
