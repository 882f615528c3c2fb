import UIKit
import XCTest

/// Tab bar controllers whose children record their callbacks.
class TabBarTestCase: CoreTestCase {
  let log = Log()

  func make(_ name: String) -> LoggingController {
    let controller = LoggingController(name, log)
    controller.title = name
    return controller
  }

  var entries: [String] { log.take().filter { !$0.hasSuffix("Layout") && !$0.contains("Move") } }

  @discardableResult func show(_ names: [String], delegate: (any UITabBarControllerDelegate)? = nil)
    -> UITabBarController
  {
    let tabs = UITabBarController()
    tabs.viewControllers = names.map(make)
    tabs.delegate = delegate
    makeWindow(tabs)
    step()
    step()
    return tabs
  }
}
