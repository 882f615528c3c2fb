import FlipsideTesting
import UIKit
import XCTest

/// Changes of wheels by fingers, code and assistive technologies.
final class PickerFingerTests: PickerTestCase {
  private let middle = CGPoint(x: 196, y: 308)

  private func drag(by distance: CGFloat, in frames: Int = 20, holds: Bool = true) {
    touch(0, .began, middle.x, middle.y)
    for frame in 1...frames {
      pass(1.0 / 60)
      touch(0, .moved, middle.x, middle.y + distance * CGFloat(frame) / CGFloat(frames))
    }
    if holds { pass(0.2) }
    touch(0, .ended, middle.x, middle.y + distance)
  }

  /// A finger drags the wheel by slightly more than three rows: it rests at the nearest row, and then the delegate
  /// is notified once.
  func testADragRestsAtARow() {
    drag(by: -112)
    XCTAssertEqual(selections, [])
    pass(2)
    XCTAssertEqual(selections, ["selected 0.3"])
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 3)
    let label = labels("Row 3")[0]
    XCTAssertEqual(label.convert(label.bounds, to: picker).midY, 108, accuracy: 0.01)
    XCTAssertTrue(isIdle)
  }

  func testAThrowSlowsDownToARow() {
    drag(by: -120, in: 8, holds: false)
    pass(6)
    let row = picker.selectedRow(inComponent: 0)
    XCTAssertGreaterThan(row, 8)
    XCTAssertEqual(selections, ["selected 0.\(row)"])
    let label = labels("Row \(row)")[0]
    XCTAssertEqual(label.convert(label.bounds, to: picker).midY, 108, accuracy: 0.01)
  }

  func testAWheelComesBackFromBeyondItsEnd() {
    drag(by: 150)
    pass(2)
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 0)
    XCTAssertEqual(selections, [])
  }

  func testATapTurnsToItsRow() {
    tap(middle.x, middle.y + 62)
    XCTAssertEqual(selections, [])
    pass(1)
    XCTAssertEqual(selections, ["selected 0.2"])
    tap(middle.x, middle.y)
    pass(1)
    XCTAssertEqual(selections, ["selected 0.2"])
  }

  /// The delegate is not notified of changes by code; the row is selected from the beginning of the animation.
  func testCodeTellsNothing() {
    picker.selectRow(5, inComponent: 0, animated: true)
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 5)
    XCTAssertFalse(labels("Row 0").isEmpty)
    pass(1)
    XCTAssertTrue(labels("Row 0").isEmpty)
    XCTAssertEqual(selections, [])
    picker.selectRow(20, inComponent: 0, animated: false)
    XCTAssertEqual(selections, [])
  }

  /// Many apps imitate endless wheels by turning the wheel back to its middle as soon as it rests.
  func testADelegateThatTurnsTheWheelOn() {
    model.onSelect = { picker, row, component in
      picker.reloadAllComponents()
      picker.selectRow(30 + row % 10, inComponent: component, animated: false)
    }
    drag(by: -64)
    pass(2)
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 32)
    XCTAssertEqual(selections, ["selected 0.2"])
    drag(by: -64)
    pass(2)
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 34)
  }

  func testAPickerThatGoesWhileItTurns() {
    drag(by: -100, in: 6, holds: false)
    picker.removeFromSuperview()
    pass(1)
    XCTAssertLessThanOrEqual(selections.count, 1)
  }

  // MARK: Accessibility (facts/ui-tests.md#elements/UIPickerView)

  func testAssistiveTechnologiesTurnWheels() {
    let wheel = views(picker).first { $0.isAccessibilityElement }
    XCTAssertEqual(wheel?.accessibilityValue, "Row 0")
    XCTAssertEqual(wheel?.accessibilityTraits, .adjustable)
    wheel?.accessibilityIncrement()
    XCTAssertEqual(wheel?.accessibilityValue, "Row 1")
    XCTAssertEqual(selections, ["selected 0.1"])
    wheel?.accessibilityDecrement()
    wheel?.accessibilityDecrement()
    XCTAssertEqual(wheel?.accessibilityValue, "Row 0")
    XCTAssertEqual(selections, ["selected 0.1", "selected 0.0"])
  }

  func testTheDelegateNamesWheels() {
    final class Speaking: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        "Size"
      }
      func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
        "Turn"
      }
    }
    let speaking = Speaking()
    picker.dataSource = speaking
    picker.delegate = speaking
    step()
    let wheel = views(picker).first { $0.isAccessibilityElement }
    XCTAssertEqual(wheel?.accessibilityLabel, "Size")
    XCTAssertEqual(wheel?.accessibilityHint, "Turn")
  }

  // MARK: As a keyboard

  func testAPickerInPlaceOfTheKeyboard() {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    picker.removeFromSuperview()
    field.inputView = picker
    view.addSubview(field)
    field.becomeFirstResponder()
    pass(1)
    XCTAssertEqual(picker.frame.height, 216)
    XCTAssertNotNil(picker.window)
    let frame = picker.convert(picker.bounds, to: nil)
    tap(frame.midX, frame.midY + 32)
    pass(1)
    XCTAssertEqual(selections, ["selected 0.1"])
  }
}
