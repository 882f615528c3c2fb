import FlipsideTesting
import QuartzCore
import UIKit
import XCTest

/// The views that controllers show in place of content (Apple: `UIContentUnavailableConfiguration`).
final class UIContentUnavailableTests: NavigationTestCase {
  private final class Page: UIViewController {
    var isEmpty = true
    var states: [UIContentUnavailableConfigurationState] = []
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      states.append(state)
      contentUnavailableConfiguration =
        isEmpty ? UIContentUnavailableConfiguration.search().updated(for: state) : nil
    }
  }

  private func shown(in controller: UIViewController) -> UIContentUnavailableView? {
    controller.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first
  }
  private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { ($0 as? View).map { [$0] } ?? all(type, in: $0) }.filter { !$0.isHidden }
  }

  func testKinds() {
    let empty = UIContentUnavailableConfiguration.empty()
    XCTAssertNil(empty.text)
    XCTAssertNil(empty.image)
    XCTAssertEqual(empty.alignment, .center)
    XCTAssertEqual(empty, .empty())
    XCTAssertEqual(UIContentUnavailableConfiguration.loading().text, "Loading…")
    let search = UIContentUnavailableConfiguration.search()
    XCTAssertEqual(search.text, "No Results")
    XCTAssertNotNil(search.secondaryText)
    XCTAssertNotEqual(search, empty)
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    XCTAssertNil(state.searchText)
    state.searchText = "kiwi"
    XCTAssertEqual(search.updated(for: state).text, "No Results for “kiwi”")
    state.searchText = ""
    XCTAssertEqual(search.updated(for: state).text, "No Results")
    var own = search
    own.text = "Nothing"
    state.searchText = "kiwi"
    XCTAssertEqual(own.updated(for: state).text, "Nothing", "the app's text stays")
    let key = UIConfigurationStateCustomKey("own")
    state[key] = 3
    XCTAssertEqual(state[key], 3)
  }

  /// Both texts follow the user's text size.
  func testTextsGrow() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No Favorites"
    configuration.secondaryText = "They will appear here."
    XCTAssertEqual(configuration.textProperties.font.pointSize, 22)
    a.contentUnavailableConfiguration = configuration
    settle()
    let labels = all(UILabel.self, in: try XCTUnwrap(shown(in: a)))
    let before = labels.map(\.bounds.height)
    XCTAssertEqual(before.count, 2)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    settle()
    for (label, height) in zip(labels, before) { XCTAssertGreaterThan(label.bounds.height, 2 * height) }
    window.traitOverrides.preferredContentSizeCategory = .large
    settle()
    XCTAssertEqual(labels.map(\.bounds.height), before)
  }

  func testItStandsInTheMiddleOfTheSafeArea() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "star")
    configuration.text = "No Favorites"
    configuration.secondaryText = "They will appear here."
    var taps = 0
    configuration.button.title = "Add"
    configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    a.contentUnavailableConfiguration = configuration
    settle()
    let view = try XCTUnwrap(shown(in: a))
    XCTAssertEqual(view.frame, a.view.bounds)
    let labels = all(UILabel.self, in: view).filter {
      $0.text == "No Favorites" || $0.text == "They will appear here."
    }
    XCTAssertEqual(labels.count, 2)
    let frames = labels.map { $0.convert($0.bounds, to: a.view) }
    for frame in frames { XCTAssertEqual(frame.midX, 196.5, accuracy: 0.5) }
    XCTAssertGreaterThan(frames[1].minY, frames[0].maxY)
    let image = try XCTUnwrap(all(UIImageView.self, in: view).first { $0.image != nil })
    let button = try XCTUnwrap(all(UIButton.self, in: view).first)
    let top = image.convert(image.bounds, to: a.view).minY
    let bottom = button.convert(button.bounds, to: a.view).maxY
    let safe = a.view.bounds.inset(by: a.view.safeAreaInsets)
    XCTAssertEqual((top + bottom) / 2, safe.midY, accuracy: 1)
    stage.tap("Add")
    XCTAssertEqual(taps, 1)
    configuration.text = "None"
    a.contentUnavailableConfiguration = configuration
    XCTAssertTrue(shown(in: a) === view, "the view is used again")
    a.contentUnavailableConfiguration = nil
    XCTAssertNil(shown(in: a))
  }

  func testNaturalAlignmentAndLoading() throws {
    var configuration = UIContentUnavailableConfiguration.loading()
    configuration.alignment = .natural
    a.contentUnavailableConfiguration = configuration
    settle()
    let view = try XCTUnwrap(shown(in: a))
    let spinner = try XCTUnwrap(all(UIActivityIndicatorView.self, in: view).first)
    XCTAssertTrue(spinner.isAnimating)
    XCTAssertEqual(spinner.convert(spinner.bounds, to: a.view).minX, 16, accuracy: 0.5)
    a.contentUnavailableConfiguration = nil
  }

  func testTheAppIsAsked() {
    let page = Page()
    navigation.pushViewController(page, animated: false)
    settle()
    XCTAssertEqual(page.states.count, 1, "when it appears")
    XCTAssertNotNil(shown(in: page))
    page.isEmpty = false
    page.setNeedsUpdateContentUnavailableConfiguration()
    page.setNeedsUpdateContentUnavailableConfiguration()
    settle()
    XCTAssertEqual(page.states.count, 2, "once before the layout")
    XCTAssertNil(shown(in: page))
  }

  func testTheSearchIsInTheState() throws {
    let page = Page()
    let search = UISearchController(searchResultsController: nil)
    page.navigationItem.searchController = search
    navigation.pushViewController(page, animated: false)
    settle()
    search.isActive = true
    search.searchBar.text = "kiwi"
    settle()
    XCTAssertEqual(page.states.last?.searchText, "kiwi")
    let view = try XCTUnwrap(shown(in: page))
    XCTAssertTrue(all(UILabel.self, in: view).contains { $0.text == "No Results for “kiwi”" })
  }

  func testLowViewsScroll() throws {
    var configuration = UIContentUnavailableConfiguration.search()
    configuration.button.title = "Again"
    let view = UIContentUnavailableView(configuration: configuration)
    XCTAssertTrue(view.isScrollEnabled)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    view.layoutIfNeeded()
    let scroller = try XCTUnwrap(view.subviews.compactMap { $0 as? UIScrollView }.first)
    XCTAssertGreaterThan(scroller.contentSize.height, 100)
    view.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 60)
    view.layoutIfNeeded()
    view.isScrollEnabled = false
    XCTAssertFalse(scroller.isScrollEnabled)
  }
}
