import UIKit
import XCTest

/// facts/text.md#accessibility.
final class StandardElementTests: CoreTestCase {
  func testStandardControlsAreElements() {
    let button = UIButton(type: .system)
    XCTAssertTrue(button.isAccessibilityElement)
    XCTAssertEqual(button.accessibilityTraits, .button)
    button.isEnabled = false
    button.isSelected = true
    XCTAssertEqual(button.accessibilityTraits, [.button, .notEnabled, .selected])
    button.accessibilityTraits = .link
    XCTAssertEqual(button.accessibilityTraits, .link)
    XCTAssertTrue(UILabel().isAccessibilityElement)
    XCTAssertEqual(UILabel().accessibilityTraits, .staticText)
    XCTAssertTrue(UITextField().isAccessibilityElement)
    XCTAssertFalse(UIView().isAccessibilityElement)
    button.isAccessibilityElement = false
    XCTAssertFalse(button.isAccessibilityElement)
  }

  /// A change of a control's value by a finger or by VoiceOver also performs the control's primary action.
  func testAValuesChangeIsThePrimaryAction() {
    let controls: [UIControl] = [UISlider(), UIStepper(), UIPageControl(), UISegmentedControl(items: ["a", "b"])]
    let window = makeWindow()
    for control in controls {
      var count = 0
      control.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
      control.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
      (control as? UIPageControl)?.numberOfPages = 3
      window.rootViewController?.view.addSubview(control)
      step()
      if control is UISlider { control.accessibilityIncrement() } else { tap(20 + control.frame.width - 15, 122) }
      step()
      XCTAssertEqual(count, 1, "\(type(of: control))")
      control.removeFromSuperview()
    }
  }

  /// Apple's headers: FLT_MAX and FLT_MIN of UIStackView.h, UINT_MAX of UIPanGestureRecognizer.h.
  func testConstantsOfTheHeaders() {
    XCTAssertEqual(UIStackView.spacingUseDefault, 3.4028234663852886e38)
    XCTAssertEqual(UIStackView.spacingUseSystem, 1.1754943508222875e-38)
    XCTAssertEqual(UIPanGestureRecognizer().maximumNumberOfTouches, 4_294_967_295)
  }
}
