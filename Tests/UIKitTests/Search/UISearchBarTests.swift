import FactTables
import FlipsideTesting
import QuartzCore
import UIKit
import XCTest

import class UIKit.NSAttributedString

/// Facts: facts/text-input.md#search-bar-orders, facts/geometry.md#search-bar
final class UISearchBarTests: XCTestCase {
  private var stage: Stage!
  private var journal: Journal!
  private var bar: UISearchBar!
  private var delegate: NotingDelegate!

  override func setUp() {
    super.setUp()
    stage = Stage(animates: false)
    journal = Journal()
    bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
    bar.placeholder = "Search"
    delegate = NotingDelegate(journal)
    bar.delegate = delegate
    stage.view.addSubview(bar)
    bar.layoutIfNeeded()
  }

  override func tearDown() {
    stage.end()
    stage = nil
    bar = nil
    super.tearDown()
  }

  private var field: UISearchTextField { bar.searchTextField }
  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }
  private func fieldFrame() -> CGRect { field.convert(field.bounds, to: bar) }
  private func cancelButton() -> UIButton? { bar.value(forKey: "cancelButton") as? UIButton }
  private func scopes() -> UISegmentedControl? {
    func find(_ view: UIView) -> UISegmentedControl? {
      view as? UISegmentedControl ?? view.subviews.lazy.compactMap(find).first
    }
    return find(bar)
  }

  func testDefaults() {
    let bar = UISearchBar()
    XCTAssertEqual(bar.text, "")
    XCTAssertNil(bar.placeholder)
    XCTAssertNil(bar.prompt)
    XCTAssertEqual(bar.barStyle, .default)
    XCTAssertEqual(bar.searchBarStyle, .default)
    XCTAssertTrue(bar.isTranslucent)
    XCTAssertNil(bar.barTintColor)
    XCTAssertFalse(bar.showsCancelButton)
    XCTAssertFalse(bar.showsBookmarkButton)
    XCTAssertFalse(bar.showsSearchResultsButton)
    XCTAssertFalse(bar.isSearchResultsButtonSelected)
    XCTAssertFalse(bar.showsScopeBar)
    XCTAssertNil(bar.scopeButtonTitles)
    XCTAssertEqual(bar.selectedScopeButtonIndex, 0)
    XCTAssertTrue(bar.isEnabled)
    XCTAssertNil(bar.delegate)
    XCTAssertNil(bar.backgroundImage)
    XCTAssertEqual(bar.searchTextPositionAdjustment, .zero)
    XCTAssertEqual(bar.barPosition, .any)
    XCTAssertEqual(bar.returnKeyType, .search)
    XCTAssertEqual(bar.returnKeyType.rawValue, 6)
    XCTAssertEqual(bar.autocorrectionType.rawValue, 1)
    XCTAssertEqual(bar.autocapitalizationType.rawValue, 2)
    XCTAssertTrue(bar.enablesReturnKeyAutomatically)
    XCTAssertTrue(bar.canBecomeFirstResponder)
    XCTAssertFalse(bar.becomeFirstResponder(), "it is in no window")
  }

  // MARK: Geometry

  func testGeometry() throws {
    let facts = try FactTable("geometry", "search-bar")
    XCTAssertEqual(bar.intrinsicContentSize.height, try facts.number("height"))
    XCTAssertEqual(bar.intrinsicContentSize.width, UIView.noIntrinsicMetric)
    XCTAssertEqual(bar.sizeThatFits(CGSize(width: 300, height: 0)), CGSize(width: 300, height: 56))
    let (side, top, height) = (try facts.number("side"), try facts.number("top"), try facts.number("field"))
    XCTAssertEqual(fieldFrame(), CGRect(x: side, y: top, width: 393 - 2 * side, height: height))
    bar.frame.size.height = 44
    bar.layoutIfNeeded()
    XCTAssertEqual(fieldFrame().minY, try facts.number("lower-bar"))
    XCTAssertEqual(fieldFrame().height, height)
    XCTAssertEqual(field.textRect(forBounds: field.bounds).minX, try facts.number("text"))
    bar.text = "a"
    bar.layoutIfNeeded()
    let (gap, disc) = (try facts.numbers("clear")[0], try facts.numbers("clear")[1])
    let clear = field.clearButtonRect(forBounds: field.bounds)
    XCTAssertEqual(clear.midX + disc / 2, field.bounds.maxX - gap)
  }

  func testSizeToFitTakesTheWidthOfTheScreen() {
    let bar = UISearchBar()
    bar.sizeToFit()
    XCTAssertEqual(bar.bounds.size, CGSize(width: 393, height: 56))
  }

  func testCancelButtonTakesItsWidthFromTheField() throws {
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    let button = try XCTUnwrap(cancelButton())
    let label = try XCTUnwrap(button.titleLabel)
    XCTAssertEqual(label.text, "Cancel")
    let text = label.convert(label.bounds, to: bar)
    XCTAssertEqual(text.minX, fieldFrame().maxX + 12, accuracy: 0.5)
    XCTAssertEqual(text.maxX, 393 - 8, accuracy: 0.5)
    bar.setShowsCancelButton(false, animated: false)
    bar.layoutIfNeeded()
    XCTAssertNil(cancelButton())
    XCTAssertEqual(fieldFrame().width, 393 - 16)
  }

  func testCancelButtonSlidesIn() {
    UIView.setAnimationsEnabled(true)
    bar.setShowsCancelButton(true, animated: true)
    stage.clock.advance(by: 0.1)
    let shown = field.layer.presentation()?.frame.width ?? 0
    XCTAssertLessThan(shown, 376)
    XCTAssertGreaterThan(shown, fieldFrame().width + 1)
    stage.clock.advance(by: 1)
    XCTAssertEqual(field.layer.presentation()?.frame.width ?? 0, fieldFrame().width, accuracy: 0.1)
    UIView.setAnimationsEnabled(false)
  }

  func testRightToLeft() throws {
    bar.semanticContentAttribute = .forceRightToLeft
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    bar.showsCancelButton = true
    stage.clock.settle()
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    XCTAssertEqual(fieldFrame().maxX, 393 - 8)
    let label = try XCTUnwrap(cancelButton()?.titleLabel)
    XCTAssertEqual(label.convert(label.bounds, to: bar).minX, 8, accuracy: 0.5)
    let icon = try XCTUnwrap(field.leftView)
    XCTAssertGreaterThan(icon.frame.midX, field.bounds.midX)
    XCTAssertEqual(field.textRect(forBounds: field.bounds).maxX, field.bounds.maxX - 30)
  }

  func testPromptAndScopesMakeItHigher() throws {
    bar.prompt = "Pick a city"
    XCTAssertEqual(bar.intrinsicContentSize.height, 86)
    bar.scopeButtonTitles = ["All", "Near", "Far"]
    XCTAssertEqual(bar.intrinsicContentSize.height, 86, "they are not shown yet")
    bar.showsScopeBar = true
    XCTAssertEqual(bar.intrinsicContentSize.height, 130)
    bar.sizeToFit()
    bar.layoutIfNeeded()
    XCTAssertEqual(fieldFrame(), CGRect(x: 8, y: 40, width: 377, height: 36))
    let control = try XCTUnwrap(scopes())
    XCTAssertEqual(control.numberOfSegments, 3)
    XCTAssertEqual(control.titleForSegment(at: 1), "Near")
    XCTAssertGreaterThan(control.convert(control.bounds, to: bar).minY, fieldFrame().maxY)
    XCTAssertTrue(labels(in: bar).contains { $0.text == "Pick a city" && !$0.isHidden })
    bar.scopeButtonTitles = nil
    bar.prompt = nil
    XCTAssertEqual(bar.intrinsicContentSize.height, 56)
  }

  func testLargeText() throws {
    stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    stage.clock.settle()
    XCTAssertGreaterThan(field.font?.pointSize ?? 0, 40)
    // The height is that of one line plus the padding at the standard size.
    let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: field.traitCollection).lineHeight
    XCTAssertEqual(field.bounds.height - line, 36 - UIFont.systemFont(ofSize: 17).lineHeight, accuracy: 1)
    XCTAssertEqual(bar.intrinsicContentSize.height, field.bounds.height + 20)
    let glass = try XCTUnwrap(field.leftView)
    XCTAssertGreaterThan(glass.bounds.width, 30, "the glass grows with the text")
    XCTAssertGreaterThanOrEqual(field.editingRect(forBounds: field.bounds).minX, glass.frame.maxX)
    field.font = .systemFont(ofSize: 12)
    stage.window.traitOverrides.preferredContentSizeCategory = .large
    stage.clock.settle()
    XCTAssertEqual(field.font?.pointSize, 12, "the app's own font stays")
    XCTAssertEqual(bar.intrinsicContentSize.height, 56)
  }

  // MARK: Orders

  func testBeginOrder() {
    stage.tap(field)
    XCTAssertEqual(journal.lines, ["should begin", "did begin"])
    XCTAssertTrue(bar.isFirstResponder)
    XCTAssertTrue(field.isFirstResponder)
  }

  func testRefusedBegin() {
    delegate.shouldBegin = false
    stage.tap(field)
    XCTAssertFalse(bar.becomeFirstResponder())
    XCTAssertEqual(journal.lines, ["should begin", "should begin"])
    XCTAssertFalse(bar.isFirstResponder)
  }

  func testTypingOrder() {
    bar.becomeFirstResponder()
    journal.lines = []
    stage.type("a")
    XCTAssertEqual(journal.lines, ["should change {0, 0} a", "change a"])
    delegate.shouldChange = false
    journal.lines = []
    stage.type("b")
    XCTAssertEqual(journal.lines, ["should change {1, 0} b"])
    XCTAssertEqual(bar.text, "a")
  }

  func testSearchKeyKeepsItFirstResponder() {
    bar.becomeFirstResponder()
    journal.lines = []
    stage.type("\n")
    XCTAssertEqual(journal.lines, [], "without text the key is off")
    stage.type("a")
    journal.lines = []
    stage.type("\n")
    XCTAssertEqual(journal.lines, ["search"])
    XCTAssertTrue(bar.isFirstResponder)
  }

  func testClearButtonTellsBeforeEditingBegins() {
    bar.text = "paris"
    bar.layoutIfNeeded()
    XCTAssertEqual(journal.lines, [], "setting text calls nothing")
    stage.tap("Clear text")
    XCTAssertEqual(journal.lines, ["change ", "should begin", "did begin"])
    XCTAssertEqual(bar.text, "")
  }

  func testCancelOrder() {
    bar.showsCancelButton = true
    bar.becomeFirstResponder()
    stage.type("a")
    journal.lines = []
    stage.tap("Cancel")
    XCTAssertEqual(journal.lines, ["cancel"])
    XCTAssertTrue(bar.isFirstResponder)
    XCTAssertEqual(bar.text, "a")
  }

  func testEndOrder() {
    bar.becomeFirstResponder()
    journal.lines = []
    delegate.shouldEnd = false
    XCTAssertFalse(bar.resignFirstResponder())
    delegate.shouldEnd = true
    XCTAssertTrue(bar.resignFirstResponder())
    XCTAssertEqual(journal.lines, ["should end", "should end", "did end"])
  }

  func testScopesAndIcons() throws {
    bar.scopeButtonTitles = ["All", "Near"]
    bar.showsScopeBar = true
    bar.showsBookmarkButton = true
    bar.sizeToFit()
    stage.tap("Near")
    XCTAssertEqual(journal.lines, ["scope 1"])
    XCTAssertEqual(bar.selectedScopeButtonIndex, 1)
    bar.selectedScopeButtonIndex = 0
    XCTAssertEqual(journal.lines, ["scope 1"], "setting it calls nothing")
    XCTAssertEqual(scopes()?.selectedSegmentIndex, 0)
    bar.selectedScopeButtonIndex = 9
    XCTAssertEqual(scopes()?.selectedSegmentIndex, UISegmentedControl.noSegment)
    journal.lines = []
    stage.tap("Bookmarks")
    XCTAssertEqual(journal.lines, ["bookmark"])
    bar.text = "a"
    bar.layoutIfNeeded()
    XCTAssertNotEqual(field.rightViewMode, .always, "the clear button takes its place")
    bar.text = ""
    bar.showsSearchResultsButton = true
    journal.lines = []
    stage.tap("Results list")
    XCTAssertEqual(journal.lines, ["results"])
  }

  // MARK: The app's own delegate of the field, looks and names

  func testTheFieldMayHaveADelegateOfItsOwn() {
    final class Own: NSObject, UITextFieldDelegate {
      var returns = 0
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        returns += 1
        return true
      }
    }
    let own = Own()
    field.delegate = own
    bar.becomeFirstResponder()
    stage.type("a\n")
    XCTAssertEqual(own.returns, 1)
    XCTAssertEqual(journal.lines, ["should begin", "did begin", "should change {0, 0} a", "change a", "search"])
  }

  func testImagesAndAdjustmentsAreKept() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 36)).image { _ in }
    bar.setImage(image, for: .search, state: .normal)
    XCTAssertTrue(bar.image(for: .search, state: .normal) === image)
    XCTAssertTrue((field.leftView as? UIImageView)?.image === image)
    bar.setSearchFieldBackgroundImage(image, for: .normal)
    XCTAssertTrue(bar.searchFieldBackgroundImage(for: .normal) === image)
    bar.setBackgroundImage(image, for: .any, barMetrics: .default)
    XCTAssertTrue(bar.backgroundImage === image)
    bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: 0), for: .search)
    XCTAssertEqual(bar.positionAdjustment(for: .search).horizontal, 5)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 4, vertical: .nan)
    bar.layoutIfNeeded()
    XCTAssertEqual(bar.searchTextPositionAdjustment, UIOffset(horizontal: 4, vertical: 0), "a NaN is dropped")
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    XCTAssertEqual(bar.scopeBarButtonTitleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, .red)
  }

  func testAppearance() throws {
    defer { MainActor.assumeIsolated { AppearanceProxies.removeAll() } }
    UISearchBar.appearance().barTintColor = .magenta
    UISearchBar.appearance().searchTextPositionAdjustment = UIOffset(horizontal: 3, vertical: 0)
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).tintColor = .red
    UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).textColor = .green
    let other = UISearchBar(frame: CGRect(x: 0, y: 300, width: 393, height: 56))
    other.showsCancelButton = true
    stage.view.addSubview(other)
    other.layoutIfNeeded()
    XCTAssertEqual(other.barTintColor, .magenta)
    XCTAssertEqual(other.searchTextPositionAdjustment.horizontal, 3)
    XCTAssertEqual(other.searchTextField.textColor, .green)
    XCTAssertEqual((other.value(forKey: "cancelButton") as? UIButton)?.tintColor, .red)
  }

  func testKeyValueCodingFindsTheField() {
    XCTAssertTrue(bar.value(forKey: "searchField") as? UITextField === field)
  }

  func testDisabled() {
    bar.isEnabled = false
    stage.tap(field)
    XCTAssertEqual(journal.lines, [])
    XCTAssertFalse(field.isEnabled)
    bar.isEnabled = true
    XCTAssertTrue(bar.becomeFirstResponder())
  }

  func testAccessibility() {
    XCTAssertTrue(field.accessibilityTraits.contains(.searchField))
    XCTAssertEqual(field.accessibilityLabel, "Search")
    bar.text = "paris"
    XCTAssertEqual(field.accessibilityValue, "paris")
  }

  func testNothingIsKept() {
    let check = LeakCheck()
    do {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 393, height: 56))
      bar.showsCancelButton = true
      bar.showsBookmarkButton = true
      bar.scopeButtonTitles = ["a", "b"]
      bar.showsScopeBar = true
      bar.searchTextField.tokens = [UISearchToken(icon: nil, text: "t")]
      stage.view.addSubview(bar)
      bar.becomeFirstResponder()
      stage.type("x")
      check.watch(bar)
      check.watch(bar.searchTextField)
      bar.resignFirstResponder()
      bar.removeFromSuperview()
    }
    check.assertFreed()
  }

  func testOddSizes() {
    for size in [
      CGSize(width: -10, height: -10), CGSize(width: 1e6, height: 3), CGSize(width: CGFloat.nan, height: 5),
    ] {
      bar.frame.size = size
      bar.showsCancelButton.toggle()
      bar.layoutIfNeeded()
    }
    bar.frame = CGRect(x: 0, y: 0, width: 393, height: 56)
    bar.showsCancelButton = false
    bar.layoutIfNeeded()
    XCTAssertEqual(fieldFrame(), CGRect(x: 8, y: 10, width: 377, height: 36))
  }
}

/// A search bar's delegate that records its calls.
private final class NotingDelegate: NSObject, UISearchBarDelegate {
  private let journal: Journal
  var shouldBegin = true
  var shouldEnd = true
  var shouldChange = true
  init(_ journal: Journal) { self.journal = journal }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    journal.note("should begin")
    return shouldBegin
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { journal.note("did begin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    journal.note("should end")
    return shouldEnd
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { journal.note("did end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    journal.note("change \(searchText)")
  }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    journal.note("should change {\(range.location), \(range.length)} \(text)")
    return shouldChange
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { journal.note("search") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { journal.note("bookmark") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { journal.note("cancel") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { journal.note("results") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    journal.note("scope \(selectedScope)")
  }
}
