import UIKit
import XCTest

/// Views, labels and controllers through a keyed archive (Apple's pages of `NSCoding`; facts/lifecycle.md#coding).
final class ArchiveTests: CoreTestCase {
  private func copy<Object: NSObject & NSCoding>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    return try XCTUnwrap(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object)
  }

  func testAView() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.bounds.origin.y = 7
    view.transform = CGAffineTransform(rotationAngle: 0.5)
    view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    view.tintColor = .red
    view.alpha = 0.25
    view.tag = 9
    view.isHidden = true
    view.clipsToBounds = true
    view.isUserInteractionEnabled = false
    view.contentMode = .bottomRight
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.semanticContentAttribute = .forceRightToLeft
    view.restorationIdentifier = "here"
    view.accessibilityIdentifier = "id"
    let child = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    child.text = "child"
    view.addSubview(child)
    let picture = UIImageView(image: UIImage(systemName: "star"))
    view.addSubview(picture)
    let read = try copy(view)
    XCTAssertEqual(read.bounds, view.bounds)
    XCTAssertEqual(read.center, view.center)
    XCTAssertEqual(read.transform.b, view.transform.b, accuracy: 1e-6)
    XCTAssertEqual(read.backgroundColor, view.backgroundColor)
    XCTAssertEqual(read.tintColor, .red)
    XCTAssertEqual(read.alpha, 0.25)
    XCTAssertEqual(read.tag, 9)
    XCTAssertTrue(read.isHidden && read.clipsToBounds && !read.isUserInteractionEnabled && !read.isOpaque)
    XCTAssertEqual(read.contentMode, .bottomRight)
    XCTAssertEqual(read.autoresizingMask, [.flexibleWidth, .flexibleTopMargin])
    XCTAssertEqual(read.semanticContentAttribute, .forceRightToLeft)
    XCTAssertEqual(read.restorationIdentifier, "here")
    XCTAssertEqual(read.accessibilityIdentifier, "id")
    XCTAssertEqual((read.subviews.first as? UILabel)?.text, "child")
    XCTAssertEqual(read.subviews.first?.frame, child.frame)
    XCTAssertTrue(read.subviews.last is UIImageView)
  }

  func testALabel() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    label.text = "Hello"
    label.font = .boldSystemFont(ofSize: 21)
    label.textColor = .blue
    label.textAlignment = .center
    label.lineBreakMode = .byWordWrapping
    label.numberOfLines = 3
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.shadowColor = .green
    label.shadowOffset = CGSize(width: 2, height: 3)
    label.highlightedTextColor = .red
    label.isEnabled = false
    label.preferredMaxLayoutWidth = 60
    let read = try copy(label)
    XCTAssertEqual(read.text, "Hello")
    XCTAssertEqual(read.font, label.font)
    XCTAssertEqual(read.textColor, .blue)
    XCTAssertEqual(read.textAlignment, .center)
    XCTAssertEqual(read.lineBreakMode, .byWordWrapping)
    XCTAssertEqual(read.numberOfLines, 3)
    XCTAssertTrue(read.adjustsFontSizeToFitWidth)
    XCTAssertEqual(read.minimumScaleFactor, 0.5)
    XCTAssertEqual(read.shadowColor, .green)
    XCTAssertEqual(read.shadowOffset, CGSize(width: 2, height: 3))
    XCTAssertEqual(read.highlightedTextColor, .red)
    XCTAssertFalse(read.isEnabled)
    XCTAssertEqual(read.preferredMaxLayoutWidth, 60)
    XCTAssertEqual(read.intrinsicContentSize, label.intrinsicContentSize)
    // A color that follows the appearance still does so in the copy.
    XCTAssertTrue(try copy(UILabel()).textColor === UIColor.label)
  }

  func testAttributedText() throws {
    let text = NSMutableAttributedString(string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    text.addAttributes([.foregroundColor: UIColor.red, .kern: 2], range: NSRange(location: 4, length: 3))
    let label = UILabel()
    label.attributedText = text
    let read = try XCTUnwrap(try copy(label).attributedText)
    XCTAssertEqual(read.string, "one two")
    XCTAssertEqual(read.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, .systemFont(ofSize: 30))
    XCTAssertEqual(read.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor, .red)
    XCTAssertEqual((read.attribute(.kern, at: 5, effectiveRange: nil) as? NSNumber)?.doubleValue, 2)
    XCTAssertNil(read.attribute(.kern, at: 0, effectiveRange: nil))
  }

  func testAController() throws {
    let controller = UIViewController()
    controller.title = "Title"
    controller.restorationIdentifier = "here"
    controller.modalPresentationStyle = .formSheet
    controller.modalTransitionStyle = .crossDissolve
    controller.isModalInPresentation = true
    controller.preferredContentSize = CGSize(width: 30, height: 40)
    controller.view.backgroundColor = .red
    let child = UIViewController()
    child.title = "Child"
    controller.addChild(child)
    controller.view.addSubview(child.view)
    let read = try copy(controller)
    XCTAssertEqual(read.title, "Title")
    XCTAssertEqual(read.restorationIdentifier, "here")
    XCTAssertEqual(read.modalPresentationStyle, .formSheet)
    XCTAssertEqual(read.modalTransitionStyle, .crossDissolve)
    XCTAssertTrue(read.isModalInPresentation)
    XCTAssertEqual(read.preferredContentSize, CGSize(width: 30, height: 40))
    XCTAssertEqual(read.view.backgroundColor, .red)
    XCTAssertEqual(read.children.map(\.title), ["Child"])
    XCTAssertTrue(read.children.first?.view === read.view.subviews.first)
    let fresh = try copy(UIViewController())
    XCTAssertFalse(fresh.isViewLoaded)
    XCTAssertNil(fresh.nibName)
  }
}
