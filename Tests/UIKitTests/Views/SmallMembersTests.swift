import UIKit
import XCTest

/// Members of several classes whose values apps rely on; Apple's pages of each.
final class SmallMembersTests: CoreTestCase {
  /// `accessibilityLabel` is a member of NSObject on iOS.
  func testImagesHaveLabels() throws {
    let image = try XCTUnwrap(UIImage(systemName: "trash"))
    XCTAssertNil(image.accessibilityLabel)
    image.accessibilityLabel = "Delete"
    XCTAssertEqual(image.accessibilityLabel, "Delete")
    XCTAssertEqual(image.accessibilityAttributedLabel?.string, "Delete")
    XCTAssertEqual(UIImageView(image: image).accessibilityLabel, "Delete")
    let button = UIButton(type: .custom)
    button.setImage(image, for: .normal)
    XCTAssertEqual(button.accessibilityLabel, "Delete")
    button.setTitle("Title", for: .normal)
    XCTAssertEqual(button.accessibilityLabel, "Title")
    let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    item.accessibilityValue = "1"
    item.accessibilityTraits = .button
    XCTAssertEqual(item.accessibilityValue, "1")
  }

  func testTextStylesOfDescriptorsAreStringsAndStyles() {
    let descriptor = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    let value = descriptor.object(forKey: .textStyle)
    XCTAssertEqual(value as? String, "UICTFontTextStyleBody")
    XCTAssertEqual(value as? UIFont.TextStyle, .body)
    XCTAssertEqual(descriptor.fontAttributes[.textStyle] as? String, "UICTFontTextStyleBody")
    XCTAssertEqual(UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.title1]).pointSize, 28)
    XCTAssertEqual(
      UIFontDescriptor(fontAttributes: descriptor.fontAttributes).object(forKey: .textStyle) as? UIFont.TextStyle,
      .body)
  }

  func testContentOfVibrancyLiesInTheView() throws {
    let blur = UIBlurEffect(style: .light)
    let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
    XCTAssertTrue(view.contentView.superview === view)
    XCTAssertEqual(view.contentView.alpha, 1)
    view.effect = blur
    XCTAssertTrue(view.contentView.superview === view)
    XCTAssertFalse(said("Do not add subviews"))
    view.addSubview(UIView())
    XCTAssertTrue(said("Do not add subviews"))
  }

  func testTruncatedGlyphRange() {
    let storage = NSTextStorage(
      string: "some words that do not fit", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 30))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    XCTAssertEqual(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location, NSNotFound)
    container.lineBreakMode = .byTruncatingTail
    container.maximumNumberOfLines = 1
    let range = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    XCTAssertGreaterThan(range.location, 3)
    XCTAssertLessThan(range.location, 14)
    XCTAssertEqual(range.location + range.length, 26)
  }
}
