import QuartzCore
import UIKit
import XCTest

/// A controller of a stack that records its callbacks; those of layout only on request.
class LoggingPage: LoggingController {
  var onWillAppear: ((LoggingPage) -> Void)?

  override init(_ name: String, _ log: Log) {
    super.init(name, log)
    logsLayout = false
  }
  required init?(coder: NSCoder) { nil }

  override func text(of parent: UIViewController?) -> String { parent == nil ? " nil" : " nav" }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onWillAppear?(self)
  }
}

/// A navigation controller that is the root of the window, with a first page A that has appeared.
class NavigationTestCase: TimeTestCase {
  let log = Log()
  private(set) var navigation: UINavigationController!
  private(set) var a: LoggingPage!
  private(set) var b: LoggingPage!

  override func setUp() {
    super.setUp()
    a = page("A")
    b = page("B")
    navigation = UINavigationController(rootViewController: a)
    window.rootViewController = navigation
    go(to: now + 0.1)
    restart()
    _ = log.take()
  }

  override func tearDown() {
    navigation = nil
    a = nil
    b = nil
    super.tearDown()
  }

  func page(_ name: String) -> LoggingPage {
    let page = LoggingPage(name, log)
    page.title = name
    return page
  }

  /// Pushes B, and waits until it has appeared.
  func pushB() {
    navigation.pushViewController(b, animated: false)
    settle()
    _ = log.take()
    restart()
  }

  /// The horizontal position at which the view is drawn.
  func drawnX(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? .nan }

  func names(_ controllers: [UIViewController]?) -> [String]? { controllers?.map { $0.title ?? "" } }
}
