import FlipsideTesting
import UIKit
import XCTest

/// A split view controller's properties before it is shown, and bad input (facts/navigation.md#split).
final class SplitModelTests: SplitTestCase {
  private var console: ConsoleRecorder!
  private func taken() -> [String] { (console as ConsoleRecorder).take() }

  override func setUp() {
    super.setUp()
    console = ConsoleRecorder()
  }

  override func tearDown() {
    console.end()
    super.tearDown()
  }

  func testDefaults() {
    for (style, primary, supplementary) in [
      (UISplitViewController.Style.unspecified, 320.0, -1.0), (.doubleColumn, 320, -1), (.tripleColumn, 280, 320),
    ] {
      let split = UISplitViewController(style: style)
      XCTAssertEqual(split.style, style)
      XCTAssertEqual(split.displayMode, .secondaryOnly)
      XCTAssertFalse(split.isCollapsed)
      XCTAssertTrue(split.presentsWithGesture)
      XCTAssertFalse(split.showsSecondaryOnlyButton)
      XCTAssertEqual(split.preferredDisplayMode, .automatic)
      XCTAssertEqual(split.displayModeButtonVisibility, .automatic)
      XCTAssertEqual(split.primaryEdge, .leading)
      XCTAssertEqual(split.primaryColumnWidth, primary)
      XCTAssertEqual(split.supplementaryColumnWidth, supplementary)
      for width in [
        split.preferredPrimaryColumnWidthFraction, split.preferredPrimaryColumnWidth,
        split.minimumPrimaryColumnWidth, split.maximumPrimaryColumnWidth,
      ] {
        XCTAssertEqual(width, UISplitViewController.automaticDimension)
      }
      XCTAssertEqual(split.viewControllers, [])
      XCTAssertFalse(split.isViewLoaded)
    }
    XCTAssertEqual(UISplitViewController().style, .unspecified)
    XCTAssertEqual(UISplitViewController.automaticDimension, -3.4028234663852886e38)
    XCTAssertNil(UIViewController().splitViewController)
  }

  func testRawValues() {
    typealias Mode = UISplitViewController.DisplayMode
    XCTAssertEqual(
      [
        Mode.automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
        .twoOverSecondary, .twoDisplaceSecondary,
      ].map(\.rawValue), Array(0...6))
    typealias Column = UISplitViewController.Column
    XCTAssertEqual([Column.primary, .supplementary, .secondary, .compact].map(\.rawValue), Array(0...3))
    typealias Behavior = UISplitViewController.SplitBehavior
    XCTAssertEqual([Behavior.automatic, .tile, .overlay, .displace].map(\.rawValue), Array(0...3))
  }

  func testColumnsKeepWhatTheAppGave() {
    let split = make(.tripleColumn)
    XCTAssertTrue(split.viewController(for: .primary) === a)
    XCTAssertTrue(split.viewController(for: .supplementary) === s)
    XCTAssertTrue(split.viewController(for: .secondary) === b)
    XCTAssertNil(split.viewController(for: .compact))
    func roots() -> [String?] {
      split.viewControllers.map { ($0 as? UINavigationController)?.topViewController?.title }
    }
    XCTAssertEqual(roots(), ["A", "S", "B"])
    split.setViewController(nil, for: .supplementary)
    XCTAssertEqual(roots(), ["A", "B"])
    XCTAssertFalse(split.isViewLoaded)
  }

  /// Also before anything is shown, as in a scene delegate that configures its storyboard's controllers
  /// (facts/navigation.md#split/wrapped).
  func testListsTheNavigationControllers() throws {
    let split = make(.tripleColumn)
    let first = try XCTUnwrap(split.viewControllers.first as? UINavigationController)
    let last = try XCTUnwrap(split.viewControllers.last as? UINavigationController)
    XCTAssertTrue(first.viewControllers.first === a && last.viewControllers.first === b)
    XCTAssertTrue(split.viewController(for: .primary) === a && split.viewController(for: .secondary) === b)
    XCTAssertTrue(split.viewControllers.first === first, "made once")
    XCTAssertFalse(split.isViewLoaded || first.isViewLoaded || a.isViewLoaded)
    let own = UINavigationController(rootViewController: UIViewController())
    split.setViewController(own, for: .secondary)
    XCTAssertTrue(split.viewControllers.last === own, "one of the app's is not wrapped")
    split.setViewController(b, for: .compact)
    show(split, on: "iPhone 15")
    XCTAssertEqual(split.viewControllers, [b], "nor is the compact column's")
  }

  /// The controllers that were set before it is shown are the ones that it shows.
  func testListedControllersAreMounted() throws {
    let split = make(.doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    let listed = split.viewControllers
    show(split)
    XCTAssertEqual(split.viewControllers, listed)
    XCTAssertEqual(split.children, listed)
    XCTAssertTrue(a.navigationController === listed.first && b.navigationController === listed.last)
    XCTAssertNotNil(b.view.window)
  }

  /// While collapsed, the list has only the primary column's controller, whose stack contains the others.
  func testListsOneWhileCollapsed() throws {
    let split = make(.doubleColumn)
    let first = split.viewControllers[0]
    show(split, on: "iPhone 15")
    XCTAssertTrue(split.isCollapsed)
    XCTAssertEqual(split.viewControllers, [first])
    XCTAssertTrue((first as? UINavigationController)?.viewControllers.first === a)
    XCTAssertTrue(split.viewController(for: .secondary) === b)
  }

  /// facts/navigation.md#split/behavior
  func testBehaviorFollowsThePreferredMode() {
    let split = make(.tripleColumn)
    for (mode, behavior) in [
      (UISplitViewController.DisplayMode.secondaryOnly, UISplitViewController.SplitBehavior.tile),
      (.oneBesideSecondary, .tile), (.twoBesideSecondary, .tile), (.oneOverSecondary, .overlay),
      (.twoOverSecondary, .overlay), (.twoDisplaceSecondary, .displace),
    ] {
      split.preferredDisplayMode = mode
      XCTAssertEqual(split.splitBehavior, behavior, "\(mode)")
    }
    split.preferredSplitBehavior = .overlay
    XCTAssertEqual(split.splitBehavior, .overlay, "the app's own comes first")
  }

  /// facts/navigation.md#split/wrong-style
  func testColumnsOfTheUnspecifiedStyle() {
    let split = UISplitViewController()
    split.setViewController(a, for: .primary)
    XCTAssertEqual(
      taken(),
      ["NSInvalidArgumentException: This API requires initializing the UISplitViewController with -initWithStyle:"])
    XCTAssertNil(split.viewController(for: .primary))
    split.show(.primary)
    split.hide(.primary)
    split.preferredSplitBehavior = .tile
    XCTAssertEqual(split.splitBehavior, .automatic)
    XCTAssertEqual(taken().count, 5)
    XCTAssertEqual(split.viewControllers, [])
  }

  /// facts/navigation.md#split/wrong-width
  func testSupplementaryWidthsOfTwoColumns() {
    let split = make(.doubleColumn)
    split.preferredSupplementaryColumnWidth = 100
    XCTAssertEqual(
      taken(),
      [
        "NSInvalidArgumentException: UISplitViewController supplementaryColumnWidth properties unsupported for style = DoubleColumn"
      ])
    XCTAssertEqual(split.supplementaryColumnWidth, -1)
    split.setViewController(s, for: .supplementary)
    XCTAssertNil(split.viewController(for: .supplementary))
    XCTAssertEqual(taken().count, 1)
  }

  /// facts/navigation.md#split/twice
  func testAControllerIsInOneColumn() {
    let split = make(.doubleColumn)
    split.setViewController(b, for: .primary)
    let lines = taken()
    XCTAssertEqual(lines.count, 1)
    XCTAssertTrue(
      lines[0].hasPrefix("NSInternalInconsistencyException: <")
        && lines[0].contains(
          "> is already specified as the view controller for the secondary column. Split view controller: <"),
      lines[0])
    XCTAssertTrue(split.viewController(for: .primary) === a)
    split.setViewController(a, for: .primary)
    XCTAssertEqual(taken(), [], "the same again")
  }

  func testASplitViewControllerIsNotInItself() {
    let split = make(.doubleColumn)
    split.setViewController(split, for: .secondary)
    XCTAssertTrue(split.viewController(for: .secondary) === b)
    split.setViewController(UINavigationController(rootViewController: UIViewController()), for: .compact)
    let classic = UISplitViewController()
    classic.viewControllers = [classic]
    XCTAssertEqual(classic.viewControllers, [])
    XCTAssertEqual(taken().count, 2)
  }

  func testTooManyControllers() {
    let classic = UISplitViewController()
    classic.viewControllers = [a, s, b]
    XCTAssertEqual(classic.viewControllers.map(\.title), ["A", "S"])
    XCTAssertEqual(taken().count, 1)
    let columns = UISplitViewController(style: .doubleColumn)
    columns.viewControllers = [a, b]
    XCTAssertTrue(columns.viewController(for: .secondary) === b)
  }

  func testChildrenOfTheUnspecifiedStyleKnowItAtOnce() {
    let classic = UISplitViewController()
    classic.viewControllers = [UINavigationController(rootViewController: a), b]
    XCTAssertTrue(a.splitViewController === classic && b.splitViewController === classic)
    XCTAssertEqual(classic.children, classic.viewControllers)
    XCTAssertFalse(a.isViewLoaded || b.isViewLoaded)
  }

  func testWidthsThatAreNoNumbers() {
    let split = make(.doubleColumn)
    split.preferredPrimaryColumnWidth = .nan
    split.minimumPrimaryColumnWidth = -5
    split.maximumPrimaryColumnWidth = .infinity
    split.preferredDisplayMode = .oneBesideSecondary
    show(split)
    XCTAssertEqual(split.primaryColumnWidth, 320)
    split.preferredPrimaryColumnWidth = 5000
    XCTAssertEqual(split.primaryColumnWidth, 820, "not more than there is")
  }
}
