import QuartzCore
import UIKit
import XCTest

/// Pages that scroll (facts/lifecycle.md#pages).
final class PageViewControllerTests: TimeTestCase {
  private let log = Log()
  private var pages: [Page] = []
  private var controller: UIPageViewController!
  private var book: Book!
  private var counts: CountedBook?

  private final class Page: UIViewController {
    let log: Log
    let name: String

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { log("\(name) didLoad") }
    override func viewWillAppear(_ animated: Bool) { log("\(name) willAppear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { log("\(name) didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log("\(name) willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log("\(name) didDisappear") }
    override func willMove(toParent parent: UIViewController?) { log("\(name) willMove \(parent != nil)") }
    override func didMove(toParent parent: UIViewController?) { log("\(name) didMove \(parent != nil)") }
  }

  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [UIViewController]
    let log: Log

    init(_ pages: [UIViewController], _ log: Log) { (self.pages, self.log) = (pages, log) }

    private func neighbour(_ page: UIViewController, _ step: Int) -> UIViewController? {
      let index = pages.firstIndex { $0 === page }! + step
      return pages.indices.contains(index) ? pages[index] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      log("before \((viewController as! Page).name)")
      return neighbour(viewController, -1)
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      log("after \((viewController as! Page).name)")
      return neighbour(viewController, 1)
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { log("will \((pendingViewControllers[0] as! Page).name)") }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log("did \((previousViewControllers[0] as! Page).name) \(completed)") }
  }

  private final class CountedBook: NSObject, UIPageViewControllerDataSource {
    let book: Book
    init(_ book: Book) { self.book = book }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { book.pageViewController(pageViewController, viewControllerBefore: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { book.pageViewController(pageViewController, viewControllerAfter: viewController) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { book.pages.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      book.log("index")
      return 1
    }
  }

  override func setUp() {
    super.setUp()
    pages = ["A", "B", "C"].map { Page($0, log) }
  }

  override func tearDown() {
    pages = []
    controller = nil
    book = nil
    counts = nil
    super.tearDown()
  }

  private func show(
    _ style: UIPageViewController.TransitionStyle = .scroll, counted: Bool = false,
    options: [UIPageViewController.OptionsKey: Any]? = nil, first: Int = 0
  ) {
    controller = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal, options: options)
    book = Book(pages, log)
    counts = counted ? CountedBook(book) : nil
    controller.dataSource = counts ?? book
    controller.delegate = book
    controller.setViewControllers([pages[first]], direction: .forward, animated: false)
    window.rootViewController = controller
    go(to: now + 0.1)
    _ = log.take()
    restart()
  }

  private var scrollView: UIScrollView { controller.view.subviews.compactMap { $0 as? UIScrollView }[0] }

  private func drag(by way: CGFloat, lifts: Bool = true) {
    touch(0, .began, 200, 400)
    for index in 1...10 {
      go(to: now + 1.0 / 60)
      touch(0, .moved, 200 + way * CGFloat(index) / 10, 400)
    }
    // A resting finger has no velocity.
    go(to: now + 0.3)
    if lifts { touch(0, .ended, 200 + way, 400) }
  }

  func testDefaults() {
    let plain = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .vertical)
    XCTAssertEqual(plain.spineLocation, .min)
    XCTAssertFalse(plain.isDoubleSided)
    XCTAssertEqual(plain.viewControllers, [])
    let scroll = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
    XCTAssertEqual(scroll.spineLocation, .none)
    XCTAssertTrue(scroll.gestureRecognizers.isEmpty)
    let open = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    XCTAssertEqual(open.spineLocation, .mid)
    XCTAssertTrue(open.isDoubleSided)
    open.isDoubleSided = false
    XCTAssertTrue(open.isDoubleSided)
    XCTAssertTrue(said("NSInternalInconsistencyException"))
    _ = plain.view
    XCTAssertEqual(plain.gestureRecognizers.count, 2)
  }

  func testThePageFillsTheViewAndRestsInTheMiddle() {
    show()
    XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 393, y: 0))
    XCTAssertEqual(scrollView.contentSize, CGSize(width: 3 * 393, height: 852))
    XCTAssertEqual(pages[0].view.convert(pages[0].view.bounds, to: nil), window.bounds)
    XCTAssertEqual(controller.children, [pages[0]])
  }

  func testAnAnimatedChange() {
    show()
    var ends: [Bool] = []
    controller.setViewControllers([pages[1]], direction: .forward, animated: true) { ends.append($0) }
    XCTAssertEqual(controller.viewControllers, [pages[1]])
    XCTAssertEqual(log.take(), ["A willMove false", "B willMove true", "B didMove true"])
    go(to: 0.1)
    XCTAssertEqual(log.take(), ["A willDisappear", "B didLoad", "B willAppear true"])
    XCTAssertGreaterThan(scrollView.contentOffset.x, 393)
    XCTAssertEqual(ends, [])
    go(to: 0.4)
    XCTAssertEqual(
      log.take(), ["A didDisappear", "B didAppear", "A willMove false", "A didMove false"])
    XCTAssertEqual(ends, [true])
    XCTAssertEqual(scrollView.contentOffset.x, 393)
    XCTAssertEqual(pages[1].view.convert(pages[1].view.bounds, to: nil), window.bounds)
    XCTAssertEqual(controller.children, [pages[1]])
    XCTAssertNil(pages[0].view.superview)
  }

  func testTheFirstPageHasNothingToAnimate() {
    controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    window.rootViewController = controller
    step()
    var ends: [Bool] = []
    controller.setViewControllers([pages[0]], direction: .forward, animated: true) { ends.append($0) }
    XCTAssertEqual(ends, [true])
    step()
    XCTAssertEqual(
      log.take(), ["A willMove true", "A didMove true", "A didLoad", "A willAppear false", "A didAppear"])
  }

  func testAChangeThatIsSuperseded() {
    show()
    var ends: [String] = []
    controller.setViewControllers([pages[1]], direction: .forward, animated: true) { ends.append("B \($0)") }
    go(to: 0.1)
    controller.setViewControllers([pages[2]], direction: .forward, animated: false) { ends.append("C \($0)") }
    XCTAssertEqual(ends, ["B false", "C true"])
    XCTAssertEqual(controller.children, [pages[2]])
    go(to: 1)
    XCTAssertEqual(ends.count, 2)
    XCTAssertEqual(pages[2].view.convert(pages[2].view.bounds, to: nil), window.bounds)
    XCTAssertNil(pages[1].view.superview)
  }

  func testASwipeTurnsThePage() {
    show()
    drag(by: -250)
    XCTAssertEqual(
      log.take(),
      [
        "after A", "will B", "B willMove true", "B didMove true", "A willDisappear", "B didLoad",
        "B willAppear true",
      ])
    XCTAssertEqual(controller.viewControllers, [pages[0]])
    go(to: now + 1)
    XCTAssertEqual(
      log.take(),
      [
        "A willMove false", "A didDisappear", "B didAppear", "A willMove false", "A didMove false", "did A true",
        "after B",
      ])
    XCTAssertEqual(controller.viewControllers, [pages[1]])
    XCTAssertEqual(scrollView.contentOffset.x, 393)
    // The previous page is cached.
    drag(by: 250)
    go(to: now + 1)
    XCTAssertFalse(log.entries.contains("before B"))
    XCTAssertEqual(controller.viewControllers, [pages[0]])
  }

  func testASwipeThatTurnsBack() {
    show()
    drag(by: -60)
    go(to: now + 1)
    XCTAssertEqual(
      Array(log.take().dropFirst(7)),
      [
        "B willDisappear", "A willAppear true", "A didAppear", "B didDisappear", "B willMove false",
        "B didMove false",
        "did A false",
      ])
    XCTAssertEqual(controller.viewControllers, [pages[0]])
    XCTAssertEqual(controller.children, [pages[0]])
  }

  private func turnScreen() {
    window.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
    window.layoutIfNeeded()
  }

  /// The page to which the content decelerates is shown when the size changes: the turn is completed.
  func testATurnOfTheScreenCompletesAPageTurn() {
    show()
    drag(by: -250)
    go(to: now + 0.05)
    _ = log.take()
    XCTAssertTrue(scrollView.isDecelerating)
    turnScreen()
    XCTAssertEqual(log.entries.filter { $0.hasPrefix("did ") }, ["did A true"])
    XCTAssertEqual(controller.viewControllers, [pages[1]])
    XCTAssertFalse(scrollView.isDecelerating)
    XCTAssertEqual(scrollView.contentOffset.x, 852)
    XCTAssertEqual(pages[1].view.frame.minX, 852)
    // A turn whose page returns is not completed.
    window.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    go(to: now + 1)
    _ = log.take()
    drag(by: -60)
    turnScreen()
    XCTAssertEqual(log.entries.filter { $0.hasPrefix("did ") }, ["did B false"])
    XCTAssertEqual(controller.viewControllers, [pages[1]])
  }

  /// An animated change by code ends at once when the size changes, with its completion.
  func testATurnOfTheScreenEndsAChangeByCode() {
    show()
    var ends: [Bool] = []
    controller.setViewControllers([pages[1]], direction: .forward, animated: true) { ends.append($0) }
    go(to: now + 0.1)
    XCTAssertEqual(ends, [])
    turnScreen()
    XCTAssertEqual(ends, [true])
    XCTAssertEqual(scrollView.contentOffset.x, 852)
    XCTAssertEqual(pages[1].view.frame.minX, 852)
    XCTAssertNil(pages[0].view.superview)
  }

  func testThereIsNoPageBeforeTheFirst() {
    show()
    drag(by: 250, lifts: false)
    XCTAssertEqual(log.take(), ["before A"])
    XCTAssertLessThan(scrollView.contentOffset.x, 393)
    XCTAssertGreaterThan(scrollView.contentOffset.x, 393 - 160, "the rubber band")
    touch(0, .ended, 450, 400)
    go(to: now + 1)
    XCTAssertEqual(scrollView.contentOffset.x, 393)
    XCTAssertEqual(log.take(), [])
  }

  func testDots() throws {
    show(counted: true, first: 1)
    let dots = try XCTUnwrap(controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
    XCTAssertEqual(dots.numberOfPages, 3)
    XCTAssertEqual(dots.currentPage, 1)
    XCTAssertEqual(dots.frame.maxY, 852 - 34)
    XCTAssertEqual(scrollView.frame.maxY, dots.frame.minY)
    drag(by: -250)
    go(to: now + 1)
    XCTAssertEqual(dots.currentPage, 2)
    XCTAssertFalse(log.take().contains("index"))
    tap(10, dots.frame.midY)
    go(to: now + 1)
    XCTAssertEqual(dots.currentPage, 1)
    XCTAssertEqual(controller.viewControllers, [pages[1]])
    XCTAssertEqual(log.take().last, "before B")
  }

  func testWrongNumbers() {
    show()
    controller.setViewControllers([], direction: .forward, animated: false)
    XCTAssertTrue(
      said("The number of view controllers provided (0) doesn't match the number required (1)"), "\(console)")
    controller.setViewControllers([pages[0], pages[1]], direction: .forward, animated: true)
    XCTAssertEqual(controller.viewControllers, [pages[0]])
    console = []
    show(.pageCurl, options: [.spineLocation: 2])
    XCTAssertTrue(
      said("The number of view controllers provided (1) doesn't match the number required (2)"), "\(console)")
  }

  func testSpacing() {
    show(options: [.interPageSpacing: 40])
    XCTAssertEqual(scrollView.frame, CGRect(x: -20, y: 0, width: 433, height: 852))
    XCTAssertEqual(pages[0].view.convert(pages[0].view.bounds, to: nil), window.bounds)
  }

  func testRightToLeft() {
    show()
    scrollView.semanticContentAttribute = .forceRightToLeft
    drag(by: 250)
    go(to: now + 1)
    XCTAssertEqual(controller.viewControllers, [pages[1]])
  }

  func testACurlByCodeAndByFinger() {
    show(.pageCurl)
    var ends: [Bool] = []
    controller.setViewControllers([pages[1]], direction: .forward, animated: true) { ends.append($0) }
    go(to: 0.3)
    XCTAssertEqual(ends, [])
    go(to: 0.7)
    XCTAssertEqual(ends, [true])
    XCTAssertEqual(controller.children, [pages[1]])
    _ = log.take()
    drag(by: -250)
    go(to: now + 1)
    XCTAssertEqual(controller.viewControllers, [pages[2]])
    XCTAssertEqual(log.take().filter { $0.hasPrefix("did ") || $0.hasPrefix("will ") }, ["will C", "did B true"])
    drag(by: 60)
    go(to: now + 1)
    XCTAssertEqual(controller.viewControllers, [pages[2]])
    XCTAssertEqual(log.take().last, "did C false")
    tap(20, 400)
    go(to: now + 1)
    XCTAssertEqual(controller.viewControllers, [pages[1]])
    XCTAssertFalse(pages[1].view.isHidden)
  }

  func testTwoPagesLieSideBySide() {
    show(.pageCurl, options: [.spineLocation: 2])
    controller.setViewControllers([pages[0], pages[1]], direction: .forward, animated: false)
    go(to: now + 0.1)
    XCTAssertEqual(pages[1].view.frame, CGRect(x: 196.5, y: 0, width: 196.5, height: 852))
    XCTAssertEqual(controller.viewControllers, [pages[0], pages[1]])
  }

  func testNothingIsKept() {
    weak var kept: UIPageViewController?
    autoreleasepool {
      show()
      kept = controller
      drag(by: -250, lifts: false)
      window.rootViewController = UIViewController()
      touch(0, .cancelled, 0, 0)
      go(to: now + 1)
      controller = nil
    }
    XCTAssertNil(kept)
  }
}
