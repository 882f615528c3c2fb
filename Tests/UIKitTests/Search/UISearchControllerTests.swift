import FlipsideTesting
import QuartzCore
import UIKit
import XCTest

/// Searches in a navigation item (facts/navigation.md#search).
final class UISearchControllerTests: NavigationTestCase {
  private var search: UISearchController!
  private let scrollView = UIScrollView()
  private var notes: Notes!
  private var bar: UINavigationBar { navigation.navigationBar }
  private var field: UISearchTextField { search.searchBar.searchTextField }

  override func setUp() {
    super.setUp()
    notes = Notes(log)
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

  /// The page and its search are nobody's any more: what they showed is not left on the screen.
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

  /// Apps that want the bar to be seen at first let it go with scrolling when the view has appeared.
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

  /// The page presents its search: it can present nothing else meanwhile, but the search can.
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

  /// The page goes in the turn in which its search begins.
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

/// A search bar in content, as in the header of a table.
final class SearchBarInContentTests: NavigationTestCase {
  private let scrollView = UIScrollView()
  private var search: UISearchController!

  override func setUp() {
    super.setUp()
    search = UISearchController(searchResultsController: nil)
    scrollView.frame = a.view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    search.searchBar.sizeToFit()
    scrollView.addSubview(search.searchBar)
    a.view.addSubview(scrollView)
    a.definesPresentationContext = true
    settle()
  }

  override func tearDown() {
    search.searchBar.removeFromSuperview()
    search = nil
    super.tearDown()
  }

  private var bar: UISearchBar { search.searchBar }
  private func frameInWindow() -> CGRect { bar.convert(bar.bounds, to: nil) }

  func testItMovesToTheTopAndBack() {
    let before = frameInWindow()
    XCTAssertEqual(before.minY, 97.667, accuracy: 0.01)
    XCTAssertEqual(before.height, 56)
    let frame = bar.searchTextField.convert(bar.searchTextField.bounds, to: nil)
    tap(frame.midX, frame.midY)
    settle()
    XCTAssertTrue(search.isActive)
    XCTAssertTrue(navigation.isNavigationBarHidden)
    XCTAssertEqual(frameInWindow(), CGRect(x: 0, y: 59, width: 393, height: 56))
    XCTAssertTrue(bar.isFirstResponder, "it stays first responder on its way")
    bar.frame = CGRect(x: 0, y: 0, width: 393, height: 56)
    settle()
    XCTAssertEqual(frameInWindow().minY, 59, "as a table does with its header")
    search.isActive = false
    settle()
    XCTAssertFalse(navigation.isNavigationBarHidden)
    XCTAssertTrue(bar.superview === scrollView)
    XCTAssertEqual(frameInWindow().minY, before.minY, accuracy: 0.01)
  }

  func testPushedPagesHaveTheNavigationBar() {
    bar.becomeFirstResponder()
    settle()
    XCTAssertTrue(navigation.isNavigationBarHidden)
    navigation.pushViewController(b, animated: true)
    settle()
    XCTAssertFalse(navigation.isNavigationBarHidden)
    navigation.popViewController(animated: true)
    settle()
    XCTAssertTrue(navigation.isNavigationBarHidden)
    XCTAssertTrue(search.isActive)
    XCTAssertEqual(frameInWindow().minY, 59)
    search.isActive = false
    settle()
    XCTAssertFalse(navigation.isNavigationBarHidden)
  }

  func testTheBarThatStaysIsNotCovered() {
    bar.removeFromSuperview()
    scrollView.removeFromSuperview()
    bar.translatesAutoresizingMaskIntoConstraints = false
    a.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: a.view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: a.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: a.view.trailingAnchor),
    ])
    settle()
    XCTAssertEqual(frameInWindow().height, 56)
    bar.becomeFirstResponder()
    settle()
    XCTAssertTrue(search.isActive)
    XCTAssertTrue(bar.superview === a.view)
    stage.tap("Cancel")
    settle()
    XCTAssertFalse(search.isActive)
  }
}

private final class ScrollDelegate: NSObject, UIScrollViewDelegate {
  var scrolls = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

/// Notes what a search controller, its bar and its updater are told.
private final class Notes: NSObject, UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
  private let log: Log
  weak var presents: UIViewController?
  init(_ log: Log) { self.log = log }
  func willPresentSearchController(_ searchController: UISearchController) { log("will present") }
  func didPresentSearchController(_ searchController: UISearchController) { log("did present") }
  func willDismissSearchController(_ searchController: UISearchController) { log("will dismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { log("did dismiss") }
  func updateSearchResults(for searchController: UISearchController) {
    log("update \"\(searchController.searchBar.text ?? "nil")\"\(searchController.isActive ? " active" : "")")
  }
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) { log("chose \(searchSuggestion.localizedSuggestion ?? "")") }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    log("should begin")
    return true
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log("did begin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    log("should end")
    return true
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log("did end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log("change \(searchText)") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    log("scope \(selectedScope)")
  }
}

/// Search bars beside the title, on iPads (Apple: `UINavigationItem.SearchBarPlacement`).
final class InlineSearchTests: XCTestCase {
  private final class Placements: NSObject, UISearchControllerDelegate {
    var lines: [String] = []
    func searchController(
      _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) { lines.append("to \(newPlacement.rawValue)") }
    func searchController(
      _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) { lines.append("from \(previousPlacement.rawValue)") }
  }

  func testWideBarsHaveItInTheRow() {
    let page = UIViewController()
    page.title = "Fruit"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let navigation = UINavigationController(rootViewController: page)
    onStage(navigation, device: "iPad (10th generation)") { stage in
      let search = UISearchController(searchResultsController: nil)
      let delegate = Placements()
      search.delegate = delegate
      page.navigationItem.preferredSearchBarPlacement = .stacked
      page.navigationItem.searchController = search
      stage.clock.settle()
      let bar = navigation.navigationBar
      XCTAssertEqual(search.searchBarPlacement, .stacked)
      XCTAssertEqual(bar.frame.height, 102, accuracy: 0.01)
      page.navigationItem.preferredSearchBarPlacement = .automatic
      stage.clock.settle()
      XCTAssertEqual(delegate.lines, ["to 1", "from 2"])
      XCTAssertEqual(page.navigationItem.searchBarPlacement, .inline)
      XCTAssertEqual(bar.frame.height, 50, accuracy: 0.01)
      let field = search.searchBar.searchTextField
      let frame = field.convert(field.bounds, to: bar)
      XCTAssertEqual(frame.midY, 25, accuracy: 0.5)
      XCTAssertEqual(frame.height, 36)
      XCTAssertGreaterThan(frame.minX, bar.bounds.midX)
      stage.tap(field)
      stage.clock.advance(by: 1)
      XCTAssertTrue(search.isActive)
      XCTAssertEqual(bar.frame.height, 50, accuracy: 0.01, "the row stays")
      search.isActive = false
      stage.clock.advance(by: 1)
      XCTAssertFalse(search.isActive)
      page.navigationItem.searchController = nil
    }
  }

  /// Scope buttons come below the row and the large title, and the field stays; it fits the row at each text size.
  func testScopesBelowTheRow() {
    for large in [false, true] {
      let page = UIViewController()
      page.title = "Fruit"
      let search = UISearchController(searchResultsController: nil)
      search.searchBar.scopeButtonTitles = ["All", "Some"]
      page.navigationItem.searchController = search
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = large
      onStage(navigation, device: "iPad (10th generation)") { stage in
        stage.clock.settle()
        let bar = navigation.navigationBar
        let field = search.searchBar.searchTextField
        let (height, before) = (bar.frame.height, field.convert(field.bounds, to: bar))
        XCTAssertEqual(height, large ? 102 : 50, accuracy: 0.01)
        search.isActive = true
        stage.clock.advance(by: 1)
        XCTAssertEqual(bar.frame.height, height + 44, accuracy: 0.01)
        let after = field.convert(field.bounds, to: bar)
        XCTAssertEqual(after.minY, before.minY, accuracy: 0.5)
        XCTAssertEqual(after.height, 36, accuracy: 0.5)
        let scopes = Self.scopes(in: search.searchBar)
        XCTAssertGreaterThanOrEqual(scopes?.convert(scopes?.bounds ?? .zero, to: bar).minY ?? 0, height)
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        stage.clock.settle()
        XCTAssertLessThanOrEqual(field.font?.lineHeight ?? 0, field.bounds.height)
        XCTAssertLessThanOrEqual(field.convert(field.bounds, to: bar).maxY, 50)
        search.isActive = false
        stage.clock.advance(by: 1)
        XCTAssertEqual(bar.frame.height, height, accuracy: 0.01)
        page.navigationItem.searchController = nil
      }
    }
  }

  private static func scopes(in view: UIView) -> UISegmentedControl? {
    view.subviews.lazy.compactMap { $0 as? UISegmentedControl ?? scopes(in: $0) }.first
  }
}
