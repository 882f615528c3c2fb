import QuartzCore
import UIKit
import XCTest

/// A controller of a stack that writes down its callbacks; those of layout only if asked to.
class LoggingPage: UIViewController {
  let name: String
  let log: Log
  var onWillAppear: ((LoggingPage) -> Void)?
  var logsLayout = false

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    log("\(name).loadView")
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    log("\(name).didLoad")
    view.backgroundColor = .white
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("\(name).willAppear")
    onWillAppear?(self)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log("\(name).isAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("\(name).didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log("\(name).willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log("\(name).didDisappear")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if logsLayout { log("\(name).willLayout") }
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if logsLayout { log("\(name).didLayout") }
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log("\(name).willMove \(parent == nil ? "nil" : "nav")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log("\(name).didMove \(parent == nil ? "nil" : "nav")")
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

  /// Until nothing moves.
  func settle() { go(to: now + 1) }

  /// Pushes B and lets it appear.
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
