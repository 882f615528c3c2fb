import QuartzCore
import UIKit
import XCTest

/// Searches that begin in the turn of a push are only visible with their pages.
final class SearchWithPushTests: NavigationTestCase {
  private func search(on page: UIViewController) -> UISearchController {
    let search = UISearchController(searchResultsController: nil)
    page.navigationItem.searchController = search
    page.navigationItem.hidesSearchBarWhenScrolling = false
    page.definesPresentationContext = true
    return search
  }

  /// The containers of searches, with whether each is hidden.
  private var hidden: [Bool] {
    func find(_ view: UIView) -> [Bool] {
      view.subviews.flatMap { subview in
        "\(type(of: subview))" == "TransitionView" ? [subview.isHidden] : find(subview)
      }
    }
    return find(navigation.view)
  }

  func testTheSearchOfThePageThatGoes() {
    let search = search(on: a)
    settle()
    for animated in [true, false] {
      search.isActive = true
      navigation.pushViewController(b, animated: animated)
      settle()
      XCTAssertTrue(navigation.topViewController === b)
      XCTAssertEqual(hidden.filter { !$0 }, [], "nothing over B, animated \(animated)")
      XCTAssertTrue(window.hitTest(CGPoint(x: 200, y: 600), with: nil) === b.view)
      navigation.popViewController(animated: animated)
      settle()
      XCTAssertTrue(search.isActive)
      XCTAssertEqual(hidden, [false], "animated \(animated)")
      search.isActive = false
      settle()
      XCTAssertEqual(hidden, [])
      XCTAssertTrue(window.hitTest(CGPoint(x: 200, y: 600), with: nil) === a.view)
    }
  }

  func testTheSearchOfThePageThatComes() {
    let search = search(on: b)
    for animated in [true, false] {
      navigation.pushViewController(b, animated: animated)
      search.isActive = true
      settle()
      XCTAssertTrue(search.isActive)
      XCTAssertEqual(hidden, [false], "animated \(animated)")
      navigation.popViewController(animated: animated)
      settle()
      XCTAssertEqual(hidden, [], "animated \(animated)")
      XCTAssertFalse(search.isActive)
      XCTAssertTrue(window.hitTest(CGPoint(x: 200, y: 600), with: nil) === a.view)
    }
  }
}
