import FlipsideTesting
import UIKit
import XCTest

/// `facts/geometry.md#controls/switch`, `facts/events.md#controls`
final class UISwitchTests: XCTestCase {
  private var stage: Stage!
  private var control: UISwitch!
  private var journal: [String] = []

  override func setUp() {
    super.setUp()
    stage = Stage(animates: false)
    control = UISwitch(frame: CGRect(x: 100, y: 200, width: 10, height: 300))
    stage.view.addSubview(control)
    journal = []
    control.addAction(
      UIAction { [weak self] action in self?.journal.append("value \((action.sender as? UISwitch)?.isOn ?? false)")
      },
      for: .valueChanged)
    control.addAction(UIAction { [weak self] _ in self?.journal.append("up") }, for: .touchUpInside)
    UIApplication.shared.step()
  }

  override func tearDown() {
    stage.end()
    stage = nil
    control = nil
    super.tearDown()
  }

  func testDefaults() {
    let control = UISwitch()
    XCTAssertFalse(control.isOn)
    XCTAssertNil(control.onTintColor)
    XCTAssertNil(control.thumbTintColor)
    XCTAssertEqual(control.style, .sliding)
    XCTAssertEqual(control.preferredStyle, .automatic)
    XCTAssertEqual(UISwitch.Style.checkbox.rawValue, 1)
  }

  /// The size never changes; the alignment rectangle is 2 points narrower.
  func testSizeIsFixed() {
    let size = CGSize(width: 51, height: 31)
    XCTAssertEqual(control.frame, CGRect(x: 100, y: 200, width: 51, height: 31))
    control.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    XCTAssertEqual(control.frame, CGRect(x: 1, y: 2, width: 51, height: 31))
    control.bounds = CGRect(x: 0, y: 0, width: 400, height: 4)
    XCTAssertEqual(control.bounds.size, size)
    XCTAssertEqual(control.sizeThatFits(.zero), size)
    XCTAssertEqual(control.intrinsicContentSize, CGSize(width: 49, height: 31))
    XCTAssertEqual(control.alignmentRectInsets, UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    control.frame = CGRect(x: CGFloat.nan, y: .infinity, width: .nan, height: -.infinity)
    XCTAssertEqual(control.bounds.size, size)
  }

  func testCodeSendsNothing() {
    control.isOn = true
    control.setOn(false, animated: true)
    control.setOn(true, animated: false)
    XCTAssertTrue(control.isOn)
    XCTAssertEqual(journal, [])
  }

  func testTapFlips() {
    stage.tap(CGPoint(x: 120, y: 215))
    XCTAssertTrue(control.isOn)
    stage.tap(CGPoint(x: 120, y: 215))
    XCTAssertFalse(control.isOn)
    XCTAssertEqual(journal, ["value true", "up", "value false", "up"])
  }

  func testValueChangesWhenTheFingerLifts() {
    stage.touch(.began, CGPoint(x: 112, y: 215))
    stage.touch(.moved, CGPoint(x: 145, y: 215))
    XCTAssertFalse(control.isOn)
    XCTAssertEqual(journal, [])
    stage.touch(.ended, CGPoint(x: 145, y: 215))
    XCTAssertTrue(control.isOn)
    XCTAssertEqual(journal, ["value true", "up"])
  }

  /// A drag that returns to its start changes nothing, and a drag toward the thumb's side does not flip the switch.
  func testDragFollowsTheFinger() {
    stage.touch(.began, CGPoint(x: 112, y: 215))
    stage.touch(.moved, CGPoint(x: 145, y: 215))
    stage.touch(.moved, CGPoint(x: 105, y: 215))
    stage.touch(.ended, CGPoint(x: 105, y: 215))
    XCTAssertFalse(control.isOn)
    stage.touch(.began, CGPoint(x: 125, y: 215))
    stage.touch(.moved, CGPoint(x: 101, y: 215))
    stage.touch(.ended, CGPoint(x: 101, y: 215))
    XCTAssertFalse(control.isOn)
    XCTAssertEqual(journal, ["up", "up"])
  }

  func testTouchThatLeavesOrIsCancelledChangesNothing() {
    stage.touch(.began, CGPoint(x: 112, y: 215))
    stage.touch(.moved, CGPoint(x: 112, y: 500))
    stage.touch(.ended, CGPoint(x: 112, y: 500))
    stage.touch(.began, CGPoint(x: 112, y: 215))
    stage.touch(.moved, CGPoint(x: 145, y: 215))
    stage.touch(.cancelled, CGPoint(x: 145, y: 215))
    XCTAssertFalse(control.isOn)
    XCTAssertEqual(journal, [])
  }

  func testDisabledTakesNoTouches() {
    control.isEnabled = false
    stage.tap(CGPoint(x: 120, y: 215))
    XCTAssertFalse(control.isOn)
    XCTAssertEqual(control.alpha, 1)
    XCTAssertTrue(control.accessibilityTraits.contains(.notEnabled))
    XCTAssertFalse(control.accessibilityActivate())
  }

  func testPrimaryAction() {
    var count = 0
    let control = UISwitch(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    stage.view.addSubview(control)
    stage.tap(CGPoint(x: 20, y: 15))
    XCTAssertEqual(count, 1)
  }

  func testAccessibility() {
    XCTAssertTrue(control.isAccessibilityElement)
    XCTAssertEqual(control.accessibilityValue, "0")
    XCTAssertTrue(control.accessibilityActivate())
    XCTAssertEqual(control.accessibilityValue, "1")
    XCTAssertEqual(journal, ["value true"])
  }

  func testFromNib() throws {
    let fixture = NibFixture()
    fixture.xib(
      "Switch",
      """
      <switch opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" contentHorizontalAlignment="center" contentVerticalAlignment="center" on="YES" id="s">
        <rect key="frame" x="20" y="30" width="51" height="31"/>
        <color key="onTintColor" systemColor="systemPinkColor"/>
        <color key="thumbTintColor" white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      </switch>
      """)
    let loaded = UINib(nibName: "Switch", bundle: fixture.bundle).instantiate(withOwner: nil)
    let control = try XCTUnwrap(loaded.first as? UISwitch)
    XCTAssertTrue(control.isOn)
    XCTAssertEqual(control.frame, CGRect(x: 20, y: 30, width: 51, height: 31))
    XCTAssertEqual(control.onTintColor, .systemPink)
    XCTAssertEqual(control.thumbTintColor, UIColor(white: 0.5, alpha: 1))
    XCTAssertEqual(control.subviews.count, 1)
  }
}
