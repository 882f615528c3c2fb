import FlipsideTesting
import UIKit
import XCTest

/// Keys of text fields that are not Apple's API, but that apps use.
final class PrivateKeyTests: XCTestCase {
  func testPlaceholderLabel() {
    MainActor.assumeIsolated {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      field.placeholder = "Name"
      let label = field.value(forKey: "placeholderLabel") as? UILabel
      XCTAssertEqual(label?.text, "Name")
      label?.textColor = .red
      label?.font = .boldSystemFont(ofSize: 20)
      let attributes = field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil)
      XCTAssertEqual(attributes?[.foregroundColor] as? UIColor, .red)
      XCTAssertEqual((attributes?[.font] as? UIFont)?.pointSize, 20)
      field.setValue(UIColor.blue, forKeyPath: "placeholderLabel.textColor")
      XCTAssertEqual(
        field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .blue)
      let said = consoleLines { field.setValue(UIColor.blue, forKeyPath: "_placeholderLabel.textColor") }
      XCTAssertEqual(
        said.first, "Access to UITextField's _placeholderLabel ivar is prohibited. This is an application bug")
    }
  }

  func testClearButton() {
    onStage { stage in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      field.clearButtonMode = .always
      field.text = "x"
      let button = field.value(forKey: "_clearButton") as? UIButton
      button?.tintColor = .red
      stage.view.addSubview(field)
      stage.clock.advance(by: 0.1)
      XCTAssertTrue(button?.superview === field)
      XCTAssertTrue(field.value(forKey: "clearButton") as? UIButton === button)
      XCTAssertEqual(button?.tintColor, .red)
      assertFreed { (UITextField().value(forKey: "placeholderLabel") as? UILabel) ?? UILabel() }
    }
  }
}
