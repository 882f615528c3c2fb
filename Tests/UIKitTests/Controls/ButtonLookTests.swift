import FlipsideTesting
import UIKit
import XCTest

/// The appearance of buttons without a configuration. Apple's pages: `UIButton`, `lineBreakMode`;
/// facts/geometry.md#button
final class ButtonLookTests: XCTestCase {
  private func button(_ title: String, width: CGFloat, _ stage: Stage) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 100, width: width, height: 120)
    button.setTitle(title, for: .normal)
    stage.view.addSubview(button)
    return button
  }

  /// The line break mode determines the number of lines.
  func testTitlesThatWrap() throws {
    try onStage(animates: false) { stage in
      let button = button("A title of several words that wraps", width: 100, stage)
      let label = try XCTUnwrap(button.titleLabel)
      button.layoutIfNeeded()
      XCTAssertEqual(label.bounds.height, label.font.lineHeight, accuracy: 1)
      label.lineBreakMode = .byWordWrapping
      _ = stage.picture()
      XCTAssertGreaterThan(label.bounds.height, label.font.lineHeight * 2.5)
      XCTAssertEqual(label.frame.midY, 60, accuracy: 0.5)
      XCTAssertLessThanOrEqual(label.frame.width, 100)
      XCTAssertEqual(label.frame.midX, 50, accuracy: 0.5)
      label.lineBreakMode = .byTruncatingTail
      _ = stage.picture()
      XCTAssertEqual(label.bounds.height, label.font.lineHeight, accuracy: 1)
      // A number of lines that the app has set is kept.
      label.numberOfLines = 2
      label.lineBreakMode = .byWordWrapping
      XCTAssertEqual(label.numberOfLines, 2)
    }
  }

  func testSelectedSystemButtonsHaveAPlate() throws {
    try onStage(animates: false) { stage in
      let button = button("On", width: 100, stage)
      button.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      button.isSelected = true
      let picture = stage.picture()
      let label = try XCTUnwrap(button.titleLabel)
      let x = Int((button.frame.minX + label.frame.minX - 2) * 3),
        y = Int((button.frame.minY + label.frame.midY) * 3)
      XCTAssertEqual(picture.row(y)[x] & 0xFF_FFFF, 0xFF_0000)
      XCTAssertEqual(button.currentTitleColor, .white)
      button.isSelected = false
      XCTAssertEqual(stage.picture().row(y)[x] & 0xFF_FFFF, 0xFF_FFFF)
      XCTAssertEqual(button.currentTitleColor, button.tintColor)
    }
  }

  /// A title in the tint color, as storyboards save it, would not be visible on the plate.
  func testTitlesOfTheTintOnThePlate() throws {
    try onStage(animates: false) { stage in
      let button = button("On", width: 100, stage)
      button.tintColor = .red
      button.setTitleColor(.red, for: .normal)
      button.isSelected = true
      let label = try XCTUnwrap(button.titleLabel)
      XCTAssertEqual(label.textColor, .white)
      button.setTitleColor(.yellow, for: .selected)
      XCTAssertEqual(label.textColor, .yellow)
      button.isSelected = false
      XCTAssertEqual(label.textColor, .red)
    }
  }

  /// The title is opaque again after any number of quick taps.
  func testTitleAfterQuickTaps() throws {
    try onStage(animates: false) { stage in
      UIView.setAnimationsEnabled(true)
      let button = button("Tap", width: 100, stage)
      let label = try XCTUnwrap(button.titleLabel)
      for _ in 0..<3 {
        stage.touch(.began, CGPoint(x: 60, y: 160))
        UIApplication.shared.step()
        XCTAssertEqual(label.alpha, 0.2, accuracy: 0.01)
        XCTAssertEqual(label.layer.presentation()?.opacity ?? 0, 0.2, accuracy: 0.01)
        stage.touch(.ended, CGPoint(x: 60, y: 160))
        UIApplication.shared.step()
      }
      XCTAssertEqual(label.alpha, 1)
      label.layer.removeAllAnimations()
      UIApplication.shared.step()
      XCTAssertEqual(label.layer.presentation()?.opacity ?? 0, 1, accuracy: 0.01)
    }
  }

  func testBarItemsHaveTheirWidthBesideTheRoom() {
    onStage(animates: false) { stage in
      let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
      let item = UIBarButtonItem(title: "X", style: .plain, target: nil, action: nil)
      item.width = 60
      bar.items = [item]
      stage.view.addSubview(bar)
      _ = stage.picture()
      func buttons(_ view: UIView) -> [UIButton] {
        view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons($0) }
      }
      XCTAssertEqual(buttons(bar).first?.bounds.width, 76)
    }
  }
}
