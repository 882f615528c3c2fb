import UIKit
import XCTest

/// Frames of columns on an iPad of 820 by 1180 points at 2x (facts/navigation.md#split-frames).
final class SplitGeometryTests: SplitTestCase {
  private let size = CGSize(width: 820, height: 1180)

  private func column(_ x: CGFloat, _ width: CGFloat) -> CGRect {
    CGRect(x: x, y: 0, width: width, height: size.height)
  }

  func testTwoColumns() {
    showBeside()
    XCTAssertEqual(frame(a), column(0, 320))
    XCTAssertEqual(frame(b), column(320.5, 499.5))
    XCTAssertEqual(split.primaryColumnWidth, 320)
    split.preferredDisplayMode = .oneOverSecondary
    settle()
    XCTAssertEqual(frame(a), column(0, 320))
    XCTAssertEqual(frame(b), column(0, 820))
    split.preferredDisplayMode = .secondaryOnly
    settle()
    XCTAssertNil(a.view.window)
    XCTAssertEqual(frame(b), column(0, 820))
    XCTAssertEqual(split.primaryColumnWidth, 320, "also while it is not seen")
  }

  func testThreeColumns() {
    showBeside(.tripleColumn)
    XCTAssertEqual(frame(s), column(0, 320))
    XCTAssertEqual(frame(b), column(320.5, 499.5))
    XCTAssertEqual(split.supplementaryColumnWidth, 320)
    for (mode, primary, supplementary, secondary) in [
      (UISplitViewController.DisplayMode.twoBesideSecondary, 0.0, 280.5, column(601, 219)),
      (.twoOverSecondary, 0, 280.5, column(0, 820)), (.twoDisplaceSecondary, 0, 280.5, column(601, 499.5)),
    ] {
      split.preferredDisplayMode = mode
      settle()
      XCTAssertEqual(split.displayMode, mode)
      XCTAssertEqual(frame(a), column(primary, 280), "\(mode)")
      XCTAssertEqual(frame(s), column(supplementary, 320), "\(mode)")
      XCTAssertEqual(frame(b), secondary, "\(mode)")
    }
  }

  func testWidths() {
    showBeside()
    split.preferredPrimaryColumnWidthFraction = 0.4
    XCTAssertEqual(split.primaryColumnWidth, 328)
    XCTAssertEqual(frame(a)?.width, 328)
    split.maximumPrimaryColumnWidth = 300
    XCTAssertEqual(split.primaryColumnWidth, 300)
    split.maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
    split.minimumPrimaryColumnWidth = 400
    XCTAssertEqual(split.primaryColumnWidth, 400)
    split.minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
    split.preferredPrimaryColumnWidth = 250
    XCTAssertEqual(split.primaryColumnWidth, 250, "points come before a fraction")
    XCTAssertEqual(frame(b)?.minX, 250.5)
  }

  func testSupplementaryWidths() {
    showBeside(.tripleColumn)
    split.preferredSupplementaryColumnWidthFraction = 0.5
    XCTAssertEqual(split.supplementaryColumnWidth, 410)
    split.maximumSupplementaryColumnWidth = 350
    XCTAssertEqual(split.supplementaryColumnWidth, 350)
    split.minimumSupplementaryColumnWidth = 360
    XCTAssertEqual(split.supplementaryColumnWidth, 360)
    XCTAssertEqual(frame(s)?.width, 360)
    XCTAssertEqual(split.primaryColumnWidth, 280)
  }

  /// facts/navigation.md#split-frames/narrow
  func testANarrowWindow() {
    showBeside(.tripleColumn)
    stage.window.frame.size.width = 600
    stage.clock.advance(by: 0.1)
    XCTAssertEqual(split.view.bounds.width, 600)
    XCTAssertEqual(split.supplementaryColumnWidth, 240)
    XCTAssertEqual(frame(b), column(240.5, 359.5))
  }

  func testThePrimaryColumnAtTheOtherEdge() {
    make(.doubleColumn).preferredDisplayMode = .oneBesideSecondary
    split.primaryEdge = .trailing
    show(split)
    XCTAssertEqual(frame(a), column(500, 320))
    XCTAssertEqual(frame(b), column(0, 499.5))
    split.primaryEdge = .leading
    stage.clock.advance(by: 0.1)
    XCTAssertEqual(frame(a), column(0, 320))
  }

  func testFromRightToLeft() {
    make(.doubleColumn).preferredDisplayMode = .oneBesideSecondary
    show(split, direction: .rightToLeft)
    XCTAssertEqual(frame(a), column(500, 320))
    XCTAssertEqual(frame(b), column(0, 499.5))
  }

  /// facts/navigation.md#split/automatic-mode
  func testRotation() {
    show(make(.doubleColumn))
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    XCTAssertEqual(split.splitBehavior, .overlay)
    stage.rotate(to: .landscapeLeft)
    settle()
    XCTAssertEqual(split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(split.splitBehavior, .tile)
    XCTAssertEqual(frame(a), CGRect(x: 0, y: 0, width: 320, height: 820))
    XCTAssertEqual(frame(b), CGRect(x: 320.5, y: 0, width: 859.5, height: 820))
    stage.rotate(to: .portrait)
    settle()
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    split.show(.primary)
    settle()
    XCTAssertEqual(split.displayMode, .oneOverSecondary)
    stage.rotate(to: .landscapeRight)
    settle()
    XCTAssertEqual(split.displayMode, .oneBesideSecondary, "nothing is left over the secondary column")
  }

  func testAPreferredModeHoldsInBothOrientations() {
    showBeside()
    split.hide(.primary)
    settle()
    stage.rotate(to: .landscapeLeft)
    settle()
    XCTAssertEqual(split.displayMode, .secondaryOnly, "what the user chose stays")
    split.preferredSplitBehavior = .overlay
    XCTAssertEqual(split.displayMode, .oneOverSecondary, "the mode that is nearest to the preferred one")
  }

  /// Each column ends at the edges of the screen, and has the safe area of these edges.
  func testSafeAreas() {
    showBeside()
    XCTAssertEqual(a.view.safeAreaInsets, UIEdgeInsets(top: 74, left: 0, bottom: 20, right: 0))
    XCTAssertEqual(b.view.safeAreaInsets, a.view.safeAreaInsets)
    XCTAssertEqual(a.view.frame.size, CGSize(width: 320, height: 1180))
  }

  func testSafeAreasBesideANotch() {
    show(make(.doubleColumn), on: "iPhone 15 Pro Max", orientation: .landscapeLeft)
    XCTAssertEqual(a.view.safeAreaInsets.left, 59)
    XCTAssertEqual(a.view.safeAreaInsets.right, 0)
    XCTAssertEqual(b.view.safeAreaInsets.left, 0)
    XCTAssertEqual(b.view.safeAreaInsets.right, 59)
  }

  /// A change within an animation of the app moves the columns with it.
  func testThePreferredModeInAnAnimation() {
    showBeside()
    stage.clock.restart()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.split.preferredDisplayMode = .secondaryOnly
    }
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    stage.clock.advance(to: 0.5)
    let drawn = b.navigationController?.view.superview?.layer.presentation()?.frame.minX ?? .nan
    XCTAssertEqual(drawn, 160.25, accuracy: 10)
    stage.clock.advance(to: 1.2)
    XCTAssertEqual(frame(b), column(0, 820))
  }
}
