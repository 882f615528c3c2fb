import FlipsideTesting
import QuartzCore
import UIKit
import XCTest

/// Searches in a navigation item (facts/navigation.md#search).
final class UISearchControllerTests: NavigationTestCase {
  private var search: UISearchController!
  private let scrollView = UIScrollView()
  private var notes: SearchNotes!
  private var bar: UINavigationBar { navigation.navigationBar }
  private var field: UISearchTextField { search.searchBar.searchTextField }

  override func setUp() {
    super.setUp()
    notes = SearchNotes(log)
    make(results: nil)
  }

  override func tearDown() {
    a.navigationItem.searchController = nil
    search = nil
    notes = nil
    super.tearDown()
  }

  private func make(results: UIViewController?) {
    search = UISearchController(searchResultsController: results)
    search.delegate = notes
    search.searchResultsUpdater = notes
    search.searchBar.delegate = notes
  }

  /// A list of 3,000 points with the search in its item.
  private func showList(large: Bool = false, hides: Bool = false) {
    bar.prefersLargeTitles = large
    scrollView.frame = a.view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    a.view.addSubview(scrollView)
    a.definesPresentationContext = true
    a.navigationItem.searchController = search
    a.navigationItem.hidesSearchBarWhenScrolling = hides
    settle()
    _ = log.take()
  }

  private func fieldFrame() -> CGRect { field.convert(field.bounds, to: nil) }
  private func tapField() {
    let frame = fieldFrame()
    tap(frame.midX, frame.midY)
    settle()
  }
  private func tapCancel() {
    guard let button = search.searchBar.value(forKey: "cancelButton") as? UIButton else {
      return XCTFail("no cancel button")
    }
    let frame = button.convert(button.bounds, to: nil)
    tap(frame.midX, frame.midY)
    settle()
  }

  /// The page and its search have been removed, and their views do not remain on the screen.
  func testASearchThatBeginsAsItsPageGoesLeavesNothing() {
    MainActor.assumeIsolated {
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.viewControllers[0].navigationItem.searchController = UISearchController(searchResultsController: nil)
      onStage(stack) { stage in
        stage.clock.settle()
        weak let search = stack.viewControllers[0].navigationItem.searchController
        search?.isActive = true
        stack.viewControllers = []
        stage.clock.finishAnimations()
        stage.clock.advance(by: 0.1)
        XCTAssertNil(search)
        let hit = stage.window.hitTest(CGPoint(x: 200, y: 500), with: nil)
        XCTAssertFalse(hit is UIControl, "\(String(describing: hit))")
        XCTAssertTrue(hit.map { "\(type(of: $0))" } == "UINavigationTransitionView", "\(String(describing: hit))")
      }
    }
  }

  func testDefaults() {
    XCTAssertTrue(search.hidesNavigationBarDuringPresentation)
    XCTAssertTrue(search.obscuresBackgroundDuringPresentation)
    XCTAssertTrue(search.dimsBackgroundDuringPresentation)
    XCTAssertTrue(search.automaticallyShowsCancelButton)
    XCTAssertTrue(search.automaticallyShowsScopeBar)
    XCTAssertTrue(search.automaticallyShowsSearchResultsController)
    XCTAssertFalse(search.showsSearchResultsController)
    XCTAssertEqual(search.scopeBarActivation, .automatic)
    XCTAssertFalse(search.ignoresSearchSuggestionsForSearchBarPlacementStacked)
    XCTAssertFalse(search.isActive)
    XCTAssertNil(search.searchSuggestions)
    XCTAssertEqual(search.searchBar.placeholder, "Search")
    XCTAssertTrue(UINavigationItem(title: "").hidesSearchBarWhenScrolling)
    XCTAssertNil(UINavigationItem(title: "").searchController)
  }

  // MARK: Geometry

  func testBelowTheTitle() {
    showList()
    XCTAssertEqual(bar.frame.height, 96, accuracy: 0.01)
    XCTAssertEqual(fieldFrame().minX, 20)
    XCTAssertEqual(fieldFrame().maxX, 393 - 20)
    XCTAssertEqual(fieldFrame().minY, bar.frame.minY + 44 + 1, accuracy: 0.01)
    XCTAssertEqual(fieldFrame().height, 36)
    XCTAssertEqual(a.view.safeAreaInsets.top, bar.frame.maxY, accuracy: 0.01)
    XCTAssertEqual(scrollView.contentOffset.y, -bar.frame.maxY, accuracy: 0.01)
    bar.prefersLargeTitles = true
    settle()
    XCTAssertEqual(bar.frame.height, 148, accuracy: 0.01)
  }

  func testOneThatGoesIsNotSeenAtFirst() {
    showList(hides: true)
    XCTAssertEqual(bar.frame.height, 44, accuracy: 0.01)
    drag(by: 80)
    touch(0, .ended, 200, 380)
    settle()
    XCTAssertEqual(bar.frame.height, 96, accuracy: 0.01)
    XCTAssertEqual(scrollView.contentOffset.y, -bar.frame.maxY, accuracy: 0.5)
    XCTAssertFalse(search.searchBar.isHidden)
    drag(by: -90)
    touch(0, .ended, 200, 200)
    settle()
    XCTAssertEqual(bar.frame.height, 44, accuracy: 0.01)
    XCTAssertTrue(search.searchBar.isHidden)
  }

  func testTheSearchBarGoesBeforeTheLargeTitle() {
    let delegate = ScrollDelegate()
    scrollView.delegate = delegate
    showList(large: true, hides: true)
    XCTAssertEqual(bar.frame.height, 96, accuracy: 0.01, "the large title alone")
    drag(by: 90)
    touch(0, .ended, 200, 400)
    settle()
    XCTAssertEqual(bar.frame.height, 148, accuracy: 0.01)
    drag(by: -30)
    XCTAssertEqual(bar.frame.height, 118, accuracy: 1)
    XCTAssertEqual(search.searchBar.frame.height, 22, accuracy: 1)
    touch(0, .ended, 200, 300)
    settle()
    XCTAssertEqual(bar.frame.height, 148, accuracy: 0.01, "less than most of it comes back")
    drag(by: -50)
    touch(0, .ended, 200, 300)
    settle()
    XCTAssertEqual(bar.frame.height, 96, accuracy: 0.5, "the search bar is gone, the title stays")
    drag(by: -200)
    touch(0, .ended, 200, 100)
    settle()
    XCTAssertEqual(bar.frame.height, 44, accuracy: 0.01)
    XCTAssertTrue(scrollView.delegate === delegate)
    XCTAssertGreaterThan(delegate.scrolls, 3)
  }

  /// Apps that want the bar to be visible at first enable hiding by scrolling when the view has appeared.
  func testOneThatIsSeenStaysUntilTheContentIsScrolled() {
    showList(large: true)
    XCTAssertEqual(bar.frame.height, 148, accuracy: 0.01)
    let offset = scrollView.contentOffset.y
    a.navigationItem.hidesSearchBarWhenScrolling = true
    settle()
    XCTAssertEqual(bar.frame.height, 148, accuracy: 0.01)
    XCTAssertEqual(scrollView.contentOffset.y, offset, accuracy: 0.01)
    drag(by: -60)
    touch(0, .ended, 200, 230)
    settle()
    XCTAssertEqual(bar.frame.height, 96, accuracy: 0.5)
  }

  func testLargerTextMakesItHigher() {
    showList(hides: false)
    let before = bar.frame.height
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    settle()
    XCTAssertGreaterThan(bar.frame.height, before + 10)
    XCTAssertEqual(fieldFrame().height, search.searchBar.searchTextField.intrinsicContentSize.height, accuracy: 0.5)
    window.traitOverrides.preferredContentSizeCategory = .large
  }

  func testOneWithoutScrollingContentStays() {
    a.navigationItem.searchController = search
    settle()
    XCTAssertEqual(bar.frame.height, 96, accuracy: 0.01)
  }

  private func drag(by way: CGFloat) {
    touch(0, .began, 200, 300)
    let slop: CGFloat = way < 0 ? -10 : 10
    for part in 0...10 {
      go(to: now + 1.0 / 60)
      touch(0, .moved, 200, 300 + slop + way * CGFloat(part) / 10)
    }
    go(to: now + 0.3)
  }

  // MARK: Orders

  func testTapOrder() {
    showList()
    tapField()
    XCTAssertEqual(
      log.take(), ["should begin", "will present", "update \"\" active", "did begin", "did present"])
    XCTAssertTrue(search.isActive)
    XCTAssertTrue(field.isFirstResponder)
    XCTAssertTrue(search.searchBar.showsCancelButton)
    XCTAssertTrue(a.presentedViewController === search)
    XCTAssertTrue(search.presentingViewController === a)
  }

  func testTheRowGivesWayToTheSearch() {
    showList(large: true)
    tapField()
    XCTAssertEqual(bar.frame.height, 52, accuracy: 0.01)
    XCTAssertEqual(fieldFrame().minY, bar.frame.minY + 8, accuracy: 0.01)
    XCTAssertEqual(a.view.safeAreaInsets.top, bar.frame.maxY, accuracy: 0.01)
    XCTAssertFalse(navigation.isNavigationBarHidden)
    tapCancel()
    XCTAssertEqual(bar.frame.height, 148, accuracy: 0.01)
    XCTAssertEqual(scrollView.contentOffset.y, -bar.frame.maxY, accuracy: 0.5)
  }

  func testTheRowStaysWhereTheAppWantsIt() {
    search.hidesNavigationBarDuringPresentation = false
    showList()
    tapField()
    XCTAssertEqual(bar.frame.height, 96, accuracy: 0.01)
  }

  func testTypingAndCancelling() {
    showList()
    tapField()
    _ = log.take()
    stage.type("ab")
    XCTAssertEqual(
      log.take(), ["change a", "update \"a\" active", "change ab", "update \"ab\" active"])
    tapCancel()
    XCTAssertEqual(
      log.take(), ["cancel", "will dismiss", "update \"\"", "should end", "did end", "did dismiss"])
    XCTAssertFalse(search.isActive)
    XCTAssertEqual(search.searchBar.text, "")
    XCTAssertFalse(search.searchBar.showsCancelButton)
    XCTAssertNil(a.presentedViewController)
  }

  func testSettingIsActive() {
    showList()
    search.isActive = true
    XCTAssertTrue(search.isActive)
    XCTAssertTrue(search.searchBar.showsCancelButton, "at once")
    settle()
    XCTAssertFalse(field.isFirstResponder)
    XCTAssertEqual(log.take(), ["will present", "update \"\" active", "did present"])
    search.searchBar.text = "code"
    XCTAssertEqual(log.take(), ["update \"code\" active"])
    search.isActive = false
    settle()
    XCTAssertEqual(log.take(), ["will dismiss", "update \"\"", "did dismiss"])
  }

  func testSetBeforeItIsSeen() {
    search.isActive = true
    XCTAssertFalse(search.isActive)
    showList()
    XCTAssertTrue(search.isActive)
  }

  func testSearchKeyHidesTheKeyboardOnly() {
    showList()
    tapField()
    stage.type("a")
    _ = log.take()
    stage.type("\n")
    settle()
    XCTAssertEqual(log.take(), ["search", "should end", "did end"])
    XCTAssertTrue(search.isActive)
    XCTAssertEqual(search.searchBar.text, "a")
  }

  func testScopes() {
    search.searchBar.scopeButtonTitles = ["All", "Near"]
    showList()
    XCTAssertEqual(bar.frame.height, 96, accuracy: 0.01, "they come with the search")
    tapField()
    XCTAssertTrue(search.searchBar.showsScopeBar)
    XCTAssertEqual(bar.frame.height, 96, accuracy: 0.01, "52 and 44")
    _ = log.take()
    stage.tap("Near")
    XCTAssertEqual(log.take(), ["scope 1", "update \"\" active"])
    tapCancel()
    XCTAssertFalse(search.searchBar.showsScopeBar)
    search.searchBar.showsScopeBar = false
    XCTAssertFalse(search.automaticallyShowsScopeBar, "the app decides now")
    search.scopeBarActivation = .onTextEntry
    tapField()
    XCTAssertFalse(search.searchBar.showsScopeBar)
    stage.type("a")
    XCTAssertTrue(search.searchBar.showsScopeBar)
  }

  // MARK: What is shown

  func testTheBackgroundIsDimmedAndEndsTheSearch() {
    showList()
    tapField()
    _ = log.take()
    tap(200, 500)
    settle()
    XCTAssertEqual(
      log.take().filter { $0.hasPrefix("will") || $0.hasPrefix("did d") }, ["will dismiss", "did dismiss"])
    XCTAssertFalse(search.isActive)
  }

  func testUndimmedContentHasTouches() {
    search.obscuresBackgroundDuringPresentation = false
    showList()
    var taps = 0
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 200, height: 44))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    scrollView.addSubview(button)
    tapField()
    stage.tap(button)
    XCTAssertEqual(taps, 1)
    XCTAssertTrue(search.isActive)
  }

  func testResultsComeWithText() {
    let results = UIViewController()
    make(results: results)
    showList()
    tapField()
    XCTAssertTrue(results.parent === search)
    XCTAssertTrue(results.view.isHidden)
    XCTAssertFalse(search.showsSearchResultsController)
    stage.type("a")
    settle()
    XCTAssertFalse(results.view.isHidden)
    XCTAssertTrue(search.showsSearchResultsController)
    XCTAssertEqual(results.view.safeAreaInsets.top, bar.frame.maxY, accuracy: 0.01)
    XCTAssertTrue(results.presentingViewController === a)
    search.showsSearchResultsController = false
    XCTAssertTrue(results.view.isHidden)
    XCTAssertFalse(search.automaticallyShowsSearchResultsController)
  }

  func testSuggestions() {
    let fruit = UISearchSuggestionItem(localizedSuggestion: "Apples", localizedDescription: "Fruit")
    search.searchSuggestions = [fruit, UISearchSuggestionItem(localizedSuggestion: "Apricots")]
    showList()
    tapField()
    _ = log.take()
    XCTAssertTrue(stage.shows("Apricots"))
    stage.tap("Fruit")
    XCTAssertEqual(log.take(), ["chose Apples"])
    search.searchSuggestions = nil
    settle()
    XCTAssertFalse(stage.shows("Apricots"))
  }

  // MARK: With the stack

  func testPushedPagesAreAboveTheSearch() {
    showList()
    tapField()
    navigation.pushViewController(b, animated: true)
    settle()
    XCTAssertEqual(bar.frame.height, 44, accuracy: 0.01)
    XCTAssertTrue(search.isActive)
    XCTAssertFalse(search.view.superview.map { $0.window != nil && !$0.isHidden } ?? true)
    navigation.popViewController(animated: true)
    settle()
    XCTAssertTrue(search.isActive)
    XCTAssertEqual(bar.frame.height, 52, accuracy: 0.01)
    XCTAssertEqual(search.view.superview?.isHidden, false)
    XCTAssertEqual(search.view.convert(search.view.bounds, to: nil).minX, 0, "over all of the page")
    tapCancel()
    XCTAssertEqual(bar.frame.height, 96, accuracy: 0.01)
  }

  /// While a page presents its search, only the search can present another controller.
  func testPresentingDuringASearch() {
    showList()
    tapField()
    let other = UIViewController()
    a.present(other, animated: false)
    settle()
    XCTAssertNil(other.viewIfLoaded?.window)
    XCTAssertTrue(stage.console.contains("which is already presenting <UISearchController"))
    XCTAssertTrue(a.presentedViewController === search && search.isActive)
    search.present(other, animated: false)
    settle()
    XCTAssertNotNil(other.viewIfLoaded?.window)
    search.dismiss(animated: false)
    settle()
    search.isActive = false
    a.present(other, animated: false)
    settle()
    XCTAssertNotNil(other.viewIfLoaded?.window, "the search is over")
    other.dismiss(animated: false)
    settle()
  }

  /// The page is removed in the turn in which its search begins.
  func testASearchThatBeginsAsItsPageGoes() {
    showList()
    search.isActive = true
    navigation.viewControllers = []
    settle()
    XCTAssertFalse(search.isActive)
    XCTAssertNil(a.presentedViewController)
    XCTAssertNil(search.view.window)
    XCTAssertEqual(bar.frame.height, 44, accuracy: 0.01)
  }

  func testPoppingEndsTheSearch() {
    let check = LeakCheck()
    do {
      let page = UIViewController()
      let own = UISearchController(searchResultsController: UIViewController())
      page.navigationItem.searchController = own
      navigation.pushViewController(page, animated: false)
      settle()
      own.isActive = true
      settle()
      XCTAssertTrue(own.isActive)
      check.watch(page)
      check.watch(own)
      check.watch(own.searchBar)
      navigation.popViewController(animated: false)
      settle()
      XCTAssertFalse(own.isActive)
    }
    XCTAssertEqual(bar.frame.height, 44, accuracy: 0.01)
    check.assertFreed()
  }

  func testDismissEndsTheSearch() {
    showList()
    tapField()
    _ = log.take()
    a.dismiss(animated: true)
    settle()
    XCTAssertFalse(search.isActive)
    XCTAssertEqual(log.take().filter { $0.hasSuffix("dismiss") }, ["will dismiss", "did dismiss"])
  }

  func testAnAppThatPresentsItHearsNothing() {
    notes.presents = a
    a.navigationItem.searchController = nil
    a.present(search, animated: true)
    settle()
    XCTAssertTrue(search.isActive)
    XCTAssertEqual(log.take().filter { $0.hasSuffix("present") }, [])
    XCTAssertTrue(search.searchBar.window != nil)
    search.isActive = false
    settle()
    XCTAssertNil(search.presentingViewController)
  }

  func testABarAsTitleViewTakesTheRow() {
    search.hidesNavigationBarDuringPresentation = false
    a.navigationItem.titleView = search.searchBar
    settle()
    XCTAssertEqual(bar.frame.height, 44, accuracy: 0.01)
    XCTAssertEqual(fieldFrame().height, 36)
    XCTAssertGreaterThan(fieldFrame().width, 320)
    tapField()
    XCTAssertTrue(search.isActive)
    XCTAssertFalse(navigation.isNavigationBarHidden)
    XCTAssertTrue(search.presentingViewController === a)
    tapCancel()
    XCTAssertFalse(search.isActive)
    a.navigationItem.titleView = nil
  }

  func testRightToLeft() {
    window.traitOverrides.layoutDirection = .rightToLeft
    showList()
    tapField()
    XCTAssertEqual(fieldFrame().maxX, 393 - 20)
    XCTAssertGreaterThan(fieldFrame().minX, 60)
    window.traitOverrides.layoutDirection = .leftToRight
  }
}

private final class ScrollDelegate: NSObject, UIScrollViewDelegate {
  var scrolls = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}
