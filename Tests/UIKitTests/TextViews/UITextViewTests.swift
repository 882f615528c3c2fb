import FlipsideTesting
import UIKit
import XCTest

import class CoreText.NSAttributedString

/// Facts: facts/geometry.md#text-view (insets 8, 0, 8, 0; fragment padding 5; Helvetica 12 without a font).
final class UITextViewTests: XCTestCase {
  func testDefaults() {
    let view = UITextView()
    XCTAssertEqual(view.text, "")
    XCTAssertEqual(view.attributedText.length, 0)
    XCTAssertNil(view.font)
    XCTAssertNil(view.textColor)
    XCTAssertTrue(view.isEditable)
    XCTAssertTrue(view.isSelectable)
    XCTAssertEqual(view.textContainerInset, UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    XCTAssertEqual(view.textContainer.lineFragmentPadding, 5)
    XCTAssertTrue(view.textContainer.widthTracksTextView)
    XCTAssertTrue(view.layoutManager.textStorage === view.textStorage)
    XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 0))
    XCTAssertEqual(view.intrinsicContentSize, CGSize(width: -1, height: -1))
  }

  func testTextTakesFontAndColor() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 20)
    view.textColor = .systemRed
    view.textAlignment = .center
    view.text = "Text"
    let attributes = view.attributedText.attributes(at: 0, effectiveRange: nil)
    XCTAssertEqual(attributes[.font] as? UIFont, .systemFont(ofSize: 20))
    XCTAssertEqual(attributes[.foregroundColor] as? UIColor, .systemRed)
    XCTAssertEqual(view.selectedRange, NSRange(location: 4, length: 0))
    view.text = nil
    XCTAssertEqual(view.text, "")
    view.attributedText = NSAttributedString(string: "Rich", attributes: [.font: UIFont.systemFont(ofSize: 9)])
    XCTAssertEqual(view.font?.pointSize, 9)
    XCTAssertEqual(view.text, "Rich")
    view.selectedRange = NSRange(location: 2, length: 99)
    XCTAssertEqual(view.selectedRange, NSRange(location: 2, length: 2))
    view.selectedRange = NSRange(location: -5, length: -1)
    XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 0))
  }

  func testSizeIsThatOfTheTextWithItsInsets() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = "One line"
    let line = view.font?.lineHeight ?? 0
    XCTAssertEqual(view.sizeThatFits(CGSize(width: 200, height: 0)).height, line + 16, accuracy: 0.5)
    view.text = "One\nTwo\nThree"
    XCTAssertEqual(view.sizeThatFits(CGSize(width: 200, height: 0)).height, 3 * line + 16, accuracy: 1)
    view.isScrollEnabled = false
    XCTAssertEqual(view.intrinsicContentSize.height, 3 * line + 16, accuracy: 1)
    view.text = ""
    XCTAssertEqual(view.sizeThatFits(CGSize(width: 200, height: 0)).height, line + 16, accuracy: 0.5)
  }

  func testAnEmptyTextHasRoomAtBothEnds() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    XCTAssertEqual(view.sizeThatFits(CGSize(width: 200, height: 0)).width, 10)
    view.textContainerInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 4)
    view.textContainer.lineFragmentPadding = 0
    XCTAssertEqual(view.sizeThatFits(CGSize(width: 200, height: 0)).width, 7)
  }

  /// Apple's page of `UITextView.BorderStyle`; the border is that of text fields.
  func testBorder() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    XCTAssertEqual(view.borderStyle, .none)
    XCTAssertEqual(UITextView.BorderStyle.roundedRect.rawValue, 1)
    view.layer.cornerRadius = 9
    view.borderStyle = .none
    XCTAssertEqual(view.layer.cornerRadius, 9, "what the app set stays")
    view.borderStyle = .roundedRect
    XCTAssertEqual(view.layer.cornerRadius, 5, "facts/geometry.md#text-field/radius")
    XCTAssertEqual(view.layer.borderWidth, 0.65, accuracy: 0.01, "facts/geometry.md#text-field/border")
    XCTAssertNotNil(view.layer.borderColor)
    view.borderStyle = .none
    XCTAssertEqual(view.layer.borderWidth, 0)
  }

  func testContainerHasTheViewsWidthBeforeLayout() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    XCTAssertEqual(view.textContainer.size.width, 200)
    view.frame.size.width = 120
    XCTAssertEqual(view.textContainer.size.width, 120)
    view.bounds.size.width = 90
    XCTAssertEqual(view.textContainer.size.width, 90)
    view.text = "Words that need several lines"
    XCTAssertLessThanOrEqual(view.layoutManager.usedRect(for: view.textContainer).maxX, 90)
  }

  func testEmptyRangeScrollsToTheCaret() {
    onStage(animates: false) { stage in
      let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
      view.text = (1...40).map { "Line \($0)" }.joined(separator: "\n")
      stage.view.addSubview(view)
      UIApplication.shared.step()
      view.scrollRangeToVisible(NSRange(location: view.textStorage.length, length: 0))
      UIApplication.shared.step()
      XCTAssertEqual(view.contentOffset.y, view.contentSize.height - 100, accuracy: 10)
    }
  }

  func testLongTextScrolls() {
    onStage(animates: false) { stage in
      let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
      view.font = .systemFont(ofSize: 17)
      view.text = (1...40).map { "Line \($0)" }.joined(separator: "\n")
      stage.view.addSubview(view)
      UIApplication.shared.step()
      XCTAssertGreaterThan(view.contentSize.height, 800)
      XCTAssertEqual(view.contentSize.width, 200)
      stage.touch(.began, CGPoint(x: 100, y: 180))
      for y in [165.0, 140, 120] { stage.touch(.moved, CGPoint(x: 100, y: y)) }
      stage.touch(.ended, CGPoint(x: 100, y: 120))
      XCTAssertEqual(view.contentOffset.y, 45, accuracy: 5)
      view.scrollRangeToVisible(NSRange(location: view.textStorage.length - 1, length: 1))
      UIApplication.shared.step()
      XCTAssertEqual(view.contentOffset.y, view.contentSize.height - 100, accuracy: 10)
      view.scrollRangeToVisible(NSRange(location: 99_999, length: 5))
      view.text = "short"
      UIApplication.shared.step()
      XCTAssertEqual(view.contentOffset.y, 0)
    }
  }

  func testPictures() throws {
    onStage(animates: false) { stage in
      let view = UITextView(frame: CGRect(x: 20, y: 100, width: 130, height: 50))
      view.font = .systemFont(ofSize: 17)
      view.isEditable = false
      view.text = "alfa BRAVO three exclamation mark"
      stage.view.addSubview(view)
      assertPicture(stage.picture(of: view), named: "text-view", tolerance: 0.002)
      view.contentOffset.y = 14
      view.backgroundColor = .systemYellow
      view.textColor = .systemPurple
      view.textAlignment = .right
      assertPicture(stage.picture(of: view), named: "text-view-scrolled", tolerance: 0.002)
    }
  }

  func testHostileSizes() {
    let view = UITextView()
    view.text = String(repeating: "x", count: 5000)
    for frame in [
      CGRect.zero, CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10),
      CGRect(x: 0, y: 0, width: -5, height: -5), CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
    ] {
      view.frame = frame
      view.layoutIfNeeded()
      _ = view.sizeThatFits(frame.size)
    }
    view.textContainerInset = UIEdgeInsets(top: -50, left: 400, bottom: .nan, right: 400)
    view.layoutIfNeeded()
  }

  func testFromNib() throws {
    let fixture = NibFixture()
    fixture.xib(
      "Text",
      """
      <textView clipsSubviews="YES" contentMode="scaleToFill" editable="NO" selectable="NO" bounces="NO" text="From Interface Builder" textAlignment="center" keyboardDismissMode="onDrag" id="t">
        <rect key="frame" x="20" y="30" width="200" height="90"/>
        <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        <color key="textColor" systemColor="systemRedColor"/>
        <fontDescription key="fontDescription" type="boldSystem" pointSize="14"/>
        <textInputTraits key="textInputTraits" autocapitalizationType="words" keyboardType="emailAddress" returnKeyType="send"/>
      </textView>
      """)
    let loaded = UINib(nibName: "Text", bundle: fixture.bundle).instantiate(withOwner: nil)
    let view = try XCTUnwrap(loaded.first as? UITextView)
    XCTAssertEqual(view.text, "From Interface Builder")
    XCTAssertFalse(view.isEditable)
    XCTAssertFalse(view.isSelectable)
    XCTAssertFalse(view.bounces)
    XCTAssertEqual(view.keyboardDismissMode, .onDrag)
    XCTAssertEqual(view.autocapitalizationType, .words)
    XCTAssertEqual(view.keyboardType, .emailAddress)
    XCTAssertEqual(view.returnKeyType, .send)
    XCTAssertEqual(view.textAlignment, .center)
    XCTAssertEqual(view.backgroundColor, UIColor(white: 0, alpha: 0))
    let attributes = view.attributedText.attributes(at: 0, effectiveRange: nil)
    XCTAssertEqual(attributes[.font] as? UIFont, .boldSystemFont(ofSize: 14))
    XCTAssertEqual(attributes[.foregroundColor] as? UIColor, .systemRed)
    XCTAssertEqual((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment, .center)
  }

  func testGoesAway() {
    weak var gone: UITextView?
    do {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.text = "text"
      view.layoutIfNeeded()
      gone = view
    }
    XCTAssertNil(gone)
  }
}
