import QuartzCore
import UIKit
import XCTest

/// Pictures of curling pages in the middle of their turns, with the pages on the backs of their leaves.
final class PageTurnTests: TimeTestCase {
  /// A page of one color with a stripe at its left edge, which shows whether it is mirrored.
  private final class Page: UIViewController {
    var log: [String] = []
    private let color: UIColor

    init(_ color: UIColor) {
      self.color = color
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = color
      let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: view.bounds.height))
      stripe.autoresizingMask = .flexibleHeight
      stripe.backgroundColor = .black
      view.addSubview(stripe)
    }

    override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
  }

  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [UIViewController]
    var pending: [[UIViewController]] = []
    init(_ pages: [UIViewController]) { self.pages = pages }

    private func neighbor(_ page: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = pages.firstIndex(of: page), pages.indices.contains(index + step) else { return nil }
      return pages[index + step]
    }
    func pageViewController(
      _ controller: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? { neighbor(page, -1) }
    func pageViewController(
      _ controller: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? { neighbor(page, 1) }
    func pageViewController(
      _ controller: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { pending.append(pendingViewControllers) }
  }

  private let red: UInt32 = 0xFFFF_0000
  private let green: UInt32 = 0xFF00_FF00
  private let blue: UInt32 = 0xFF00_00FF
  private let white: UInt32 = 0xFFFF_FFFF
  private let black: UInt32 = 0xFF00_0000
  private var pages: [Page] = []
  private var book: Book!
  private var controller: UIPageViewController!

  private func show(
    _ spine: UIPageViewController.SpineLocation, _ first: [Int],
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal, isDoubleSided: Bool? = nil
  ) {
    pages = [UIColor.red, .green, .blue, .white].map { Page($0) }
    controller = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: orientation,
      options: [.spineLocation: spine.rawValue])
    if let isDoubleSided { controller.isDoubleSided = isDoubleSided }
    book = Book(pages)
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers(first.map { pages[$0] }, direction: .forward, animated: false)
    window.rootViewController = controller
    go(to: now + 0.1)
    restart()
  }

  private func turn(_ next: [Int], _ direction: UIPageViewController.NavigationDirection = .forward) {
    controller.setViewControllers(next.map { pages[$0] }, direction: direction, animated: true)
  }

  private func pixel(_ x: Int, _ y: Int = 420) -> UInt32 { UIApplication.shared.surface.row(y * 3)[x * 3] }
  private func assertColor(_ x: Int, _ color: UInt32, _ text: String, line: UInt = #line) {
    XCTAssertEqual(String(pixel(x), radix: 16), String(color, radix: 16), text, line: line)
  }

  func testTheBackOfALeafShowsThePageThatComes() {
    show(.mid, [0, 1])
    turn([2, 3])
    go(to: 0.24)
    assertColor(20, black, "the stripe of the old left page")
    assertColor(100, red, "the old left page, which does not turn")
    assertColor(380, white, "the page below the leaf")
    go(to: 0.57)
    assertColor(150, blue, "the new left page, on the back of the leaf")
    assertColor(380, white, "the new right page")
    // The stripe of the page is at its left edge.
    XCTAssertTrue((0...60).contains { pixel($0) == black })
    go(to: 0.7)
    assertColor(20, black, "at rest")
    assertColor(100, blue, "at rest")
    XCTAssertEqual(controller.viewControllers, [pages[2], pages[3]])
  }

  func testASpreadTurnsBackFromTheLeft() {
    show(.mid, [2, 3])
    turn([0, 1], .reverse)
    go(to: 0.3)
    assertColor(380, white, "the old right page, which does not turn")
    assertColor(30, black, "the stripe of the page below the leaf")
    assertColor(55, red, "the page below the leaf")
    go(to: 0.57)
    assertColor(300, green, "the new right page, on the back of the leaf")
    assertColor(100, red, "the new left page")
  }

  func testASinglePageIsFixedAtItsSpine() {
    show(.min, [0])
    turn([1])
    go(to: 0.3)
    assertColor(385, green, "the new page is revealed from the right")
    assertColor(10, black, "the left edge stays")
    go(to: 0.7)
    turn([0], .reverse)
    go(to: now + 0.3)
    assertColor(385, green, "the page before comes back from the left")
    assertColor(10, black, "its left edge is there first")
    go(to: now + 0.5)
    show(.max, [1])
    turn([0], .reverse)
    go(to: 0.3)
    assertColor(20, black, "the page before is revealed from the left")
    assertColor(60, red, "the page before is revealed from the left")
    assertColor(385, green, "the right edge stays")
  }

  func testThePageOnTheBackIsShownDuringTheTurnOnly() {
    show(.min, [0], isDoubleSided: true)
    turn([2, 1])
    XCTAssertEqual(controller.viewControllers, [pages[2]])
    go(to: 0.35)
    assertColor(60, green, "the back of the leaf")
    assertColor(385, blue, "the page below it")
    go(to: 0.7)
    assertColor(60, blue, "at rest")
    XCTAssertEqual(pages[1].log, ["willAppear", "willDisappear", "didDisappear"])
    XCTAssertEqual(controller.children, [pages[2]])
    XCTAssertNil(pages[1].view.superview)
    // The page on the back and then the one that shows are requested for a gesture.
    tap(20, 420)
    XCTAssertEqual(book.pending, [[pages[0], pages[1]]])
    go(to: now + 0.35)
    XCTAssertEqual(controller.viewControllers, [pages[2]])
    go(to: now + 0.5)
    XCTAssertEqual(controller.viewControllers, [pages[0]])
    XCTAssertEqual(controller.children, [pages[0]])
    tap(380, 420)
    go(to: now + 0.05)
    touch(0, .began, 200, 420)
    touch(0, .cancelled, 200, 420)
    go(to: now + 1)
    XCTAssertEqual(controller.viewControllers, [pages[2]])
    XCTAssertEqual(controller.children, [pages[2]])
  }

  func testAnAnimatedTurnOfADoubleSidedPageNeedsItsBack() {
    show(.min, [0], isDoubleSided: true)
    turn([1])
    XCTAssertTrue(
      said("The number of view controllers provided (1) doesn't match the number required (2)"))
    XCTAssertEqual(controller.viewControllers, [pages[0]])
    controller.setViewControllers([pages[1]], direction: .forward, animated: false)
    XCTAssertEqual(controller.viewControllers, [pages[1]])
  }

  func testAPageThatStaysInASpreadStaysVisible() {
    show(.mid, [0, 1])
    turn([0, 2])
    go(to: 1)
    assertColor(100, red, "the page that stays")
    assertColor(300, blue, "the page that came")
    XCTAssertFalse(pages[0].view.isHidden)
  }

  func testAVerticalBookTurnsAboutItsUpperEdge() {
    show(.min, [0], .vertical)
    turn([1])
    go(to: 0.3)
    XCTAssertEqual(pixel(200, 840), green, "the new page is revealed from below")
    XCTAssertEqual(pixel(200, 10), red, "the upper edge stays")
    go(to: 1)
    XCTAssertEqual(pixel(200, 10), green)
  }
}
