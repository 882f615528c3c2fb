import ObjectiveC
import UIKit
import XCTest

/// Methods and accessors that apps send by name alone: Apple's documentation of `perform(_:with:)`, and of the
/// target-action pattern.
final class StandardMessageTests: CoreTestCase {
  func testATapEndsEditing() {
    let window = makeWindow()
    let view = window.rootViewController!.view!
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    view.addSubview(field)
    view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: Selector("endEditing:")))
    field.becomeFirstResponder()
    XCTAssertTrue(field.isFirstResponder)
    step()
    tap(300, 300)
    XCTAssertFalse(field.isFirstResponder)
    XCTAssertEqual(console, [])
  }

  func testAButtonDismisses() {
    let window = makeWindow()
    let presented = UIViewController()
    window.rootViewController?.present(presented, animated: false)
    step()
    let button = UIButton()
    button.addTarget(
      presented, action: Selector("dismissViewControllerAnimated:completion:"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    step()
    XCTAssertNil(window.rootViewController?.presentedViewController)
  }

  func testCommandsOfEditing() {
    let field = UITextField()
    field.text = "hello"
    makeWindow().rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    for (name, text) in [("selectAll:", "hello"), ("copy:", "hello"), ("cut:", ""), ("paste:", "hello")] {
      XCTAssertTrue(field.responds(to: Selector(name)))
      field.perform(Selector(name), with: nil)
      XCTAssertEqual(field.text, text, name)
    }
    XCTAssertEqual(UIPasteboard.general.string, "hello")
    XCTAssertFalse(UIView().responds(to: "copy:"), "having the method means to be able to")
  }

  func testAccessorsByName() {
    let label = UILabel()
    label.perform(Selector("setText:"), with: "q")
    label.perform(Selector("setTextColor:"), with: UIColor.red)
    XCTAssertEqual(label.text, "q")
    XCTAssertEqual(label.textColor, .red)
    XCTAssertEqual(label.perform(Selector("text"))?.takeUnretainedValue() as? String, "q")
    let view = UIView()
    view.perform(Selector("setBackgroundColor:"), with: UIColor.red)
    XCTAssertEqual(view.backgroundColor, .red)
    view.perform(Selector("setHidden:"), with: true)
    XCTAssertTrue(view.isHidden)
    XCTAssertEqual(console, [])
  }

  func testGeometryInValues() {
    let button = UIButton()
    button.setValue(
      NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), forKey: "contentEdgeInsets")
    XCTAssertEqual(button.contentEdgeInsets, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let view = UIView()
    view.setValue(NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 2)), forKey: "transform")
    XCTAssertEqual(view.transform, CGAffineTransform(scaleX: 2, y: 2))
    XCTAssertEqual(NSValue(cgAffineTransform: view.transform) as? CGAffineTransform, view.transform)
  }
}
