import XCTest

@testable import Gallery

/// The list, and what its buttons make.
@MainActor
final class PageTests: XCTestCase {
  private let list = GalleryViewController()
  private var navigation: UINavigationController!
  private var window: UIWindow!

  override func setUp() {
    navigation = UINavigationController(rootViewController: list)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  override func tearDown() {
    window.isHidden = true
    window = nil
    navigation = nil
  }

  private func open(_ title: String) throws {
    let page = try XCTUnwrap(Section.all.flatMap(\.pages).first { $0.title == title }, title)
    page.open(list, list.view)
    wait(1)
  }

  private func wait(_ seconds: Double) { RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds)) }

  private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { ($0 as? View).map { [$0] } ?? all(type, in: $0) }
  }

  func testTitlesAreUnique() {
    let titles = Section.all.flatMap(\.pages).map(\.title)
    XCTAssertEqual(Set(titles).count, titles.count)
    XCTAssertEqual(Section.all.map(\.pages.count), [10, 10, 4, 1])
  }

  func testEachPageHasAButton() {
    let titles = all(UIButton.self, in: list.view).compactMap { $0.title(for: .normal) }
    XCTAssertEqual(titles, Section.all.flatMap(\.pages).map(\.title))
  }

  func testPushedPagesGoOnTheStack() throws {
    try open("Navigation")
    XCTAssertEqual(navigation.viewControllers.map(\.title), ["Gallery", "Navigation"])
    let page = try XCTUnwrap(navigation.topViewController as? SampleViewController)
    page.showNext()
    wait(1)
    XCTAssertEqual(navigation.topViewController?.title, "Navigation +")
    (navigation.topViewController as? SampleViewController)?.close()
    wait(1)
    XCTAssertTrue(navigation.topViewController === page)
  }

  func testBarsComeWithAToolbarThatLeavesWithThem() throws {
    try open("Bars")
    XCTAssertFalse(navigation.isToolbarHidden)
    XCTAssertEqual(navigation.topViewController?.navigationItem.prompt, "A prompt above the title")
    navigation.popViewController(animated: true)
    wait(1)
    XCTAssertTrue(navigation.isToolbarHidden)
  }

  func testSevenTabsAreMoreThanFit() throws {
    try open("Tabs with More")
    let tabs = try XCTUnwrap(list.presentedViewController as? UITabBarController)
    XCTAssertEqual(tabs.viewControllers?.count, 7)
    XCTAssertEqual(tabs.viewControllers?[1].tabBarItem.badgeValue, "2")
    XCTAssertEqual(tabs.tabBar.items?.count, 5)
  }

  func testTheDrawerLeavesSpaceForTheShade() throws {
    try open("Custom")
    let drawer = try XCTUnwrap(list.presentedViewController)
    XCTAssertTrue(drawer.presentationController is DrawerPresentationController)
    XCTAssertEqual(drawer.view.frame.width, 393 * 0.8, accuracy: 0.5)
    drawer.dismiss(animated: true)
    wait(1)
    XCTAssertNil(list.presentedViewController)
  }

  func testSigningInNeedsAName() throws {
    try open("Alert with fields")
    let alert = try XCTUnwrap(list.presentedViewController as? UIAlertController)
    let signIn = try XCTUnwrap(alert.preferredAction)
    let field = try XCTUnwrap(alert.textFields?.first)
    XCTAssertFalse(signIn.isEnabled)
    field.text = "Ada"
    field.sendActions(for: .editingChanged)
    XCTAssertTrue(signIn.isEnabled)
  }

  func testTheScopeNarrowsTheSearch() throws {
    try open("Search")
    let page = try XCTUnwrap(navigation.topViewController as? SearchViewController)
    let search = try XCTUnwrap(page.navigationItem.searchController)
    let text = try XCTUnwrap(all(UITextView.self, in: page.view).first)
    search.searchBar.text = "ap"
    page.updateSearchResults(for: search)
    XCTAssertEqual(text.text, "Apple\nApricot\nGrape")
    search.searchBar.selectedScopeButtonIndex = 1
    page.updateSearchResults(for: search)
    XCTAssertEqual(text.text, "Apple\nApricot")
    search.searchBar.text = "kiwi"
    page.updateSearchResults(for: search)
    XCTAssertNotNil(page.contentUnavailableConfiguration)
  }

  func testTheList() {
    assertSnapshot(of: list.view, named: "list")
  }
}
