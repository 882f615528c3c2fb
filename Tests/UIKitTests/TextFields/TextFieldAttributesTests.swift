import UIKit
import XCTest

/// Apple's page of `UITextField.defaultTextAttributes`.
final class TextFieldAttributesTests: XCTestCase {
  func testDefaultAttributesHaveFontColorAndParagraphStyle() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    XCTAssertEqual(Set(field.defaultTextAttributes.keys), [.font, .foregroundColor, .paragraphStyle])
    field.textAlignment = .right
    let style = try XCTUnwrap(field.defaultTextAttributes[.paragraphStyle] as? NSParagraphStyle)
    XCTAssertEqual(style.alignment, .right)
    XCTAssertEqual(style.lineBreakMode, .byTruncatingTail)
    // Apps add space between letters like this.
    field.text = "ab"
    field.defaultTextAttributes.updateValue(8.0, forKey: .kern)
    XCTAssertEqual(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Double, 8)
    XCTAssertEqual(field.textAlignment, .right)
    XCTAssertEqual(field.font, .systemFont(ofSize: 17))
  }

  func testTheStylesAlignmentIsTheFields() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 3
    field.defaultTextAttributes = [.paragraphStyle: style]
    XCTAssertEqual(field.textAlignment, .center)
    field.textAlignment = .left
    let read = try XCTUnwrap(field.defaultTextAttributes[.paragraphStyle] as? NSParagraphStyle)
    XCTAssertEqual(read.alignment, .left)
    XCTAssertEqual(read.lineSpacing, 3)
    XCTAssertEqual(style.alignment, .center, "the app's own style stays as it is")
  }
}
