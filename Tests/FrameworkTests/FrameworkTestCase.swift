import CVirtualHost
import ObjectiveC
import Simulator
import UIKit
import XCTest

/// An app on the virtual clock whose host notes what is opened.
class FrameworkTestCase: XCTestCase {
  var console: [String] = []
  private(set) var host: NotingHost!
  private var windows: [UIWindow] = []

  override func setUp() {
    super.setUp()
    console = []
    Console.sink = { [unowned self] in console.append($0) }
    MainActor.assumeIsolated {
      host = NotingHost()
      HostRegistry.current = host
      UIScreen.main.configure(HostDevice())
      _ = UIApplication.shared
      virtual_host_set_virtual(true)
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
      virtual_host_set_virtual(false)
    }
    Console.sink = nil
    super.tearDown()
  }

  /// Lets so many seconds pass, with all that is due in them.
  func run(_ seconds: Double) { MainActor.assumeIsolated { VirtualTime(UIApplication.shared).run(for: seconds) } }

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

  func said(_ part: String) -> Int { console.filter { $0.contains(part) }.count }
}

/// A host that opens nothing and keeps what it was asked to open.
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
