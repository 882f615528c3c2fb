import FlipsideTesting
import UIKit
import XCTest

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

  /// Scope buttons are below the row and the large title, and the field remains; it fits the row at each text size.
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
