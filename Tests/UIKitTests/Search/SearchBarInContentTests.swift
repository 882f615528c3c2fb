import FlipsideTesting
import UIKit
import XCTest

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
