import UIKit
import XCTest

/// Apple's page of `UITextView.dataDetectorTypes`: data becomes links in text that is not editable. Dates and
/// addresses have URLs of UIKit's own scheme (`x-apple-data-detectors`).
final class DataDetectorTests: CoreTestCase {
  private final class Delegate: NSObject, UITextViewDelegate {
    var urls: [String] = []
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      urls.append(URL.absoluteString)
      return false
    }
  }

  private final class ItemDelegate: NSObject, UITextViewDelegate {
    var items: [UITextItem] = []
    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      items.append(textItem)
      return nil
    }
  }

  private func view(_ text: String, _ types: UIDataDetectorTypes) -> UITextView {
    let window = makeWindow()
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 393, height: 300))
    view.text = text
    view.dataDetectorTypes = types
    view.isEditable = false
    window.rootViewController?.view.addSubview(view)
    step()
    return view
  }

  /// Taps in the middle of a part of the text.
  private func tap(_ part: String, in view: UITextView) {
    let range = (view.text as NSString).range(of: part)
    let box = view.layoutManager.boundingRect(forGlyphRange: range, in: view.textContainer)
    let place = view.convert(
      CGPoint(x: box.midX + view.textContainerInset.left, y: box.midY + view.textContainerInset.top), to: nil)
    tap(place.x, place.y)
    step()
  }

  func testAllKindsAreFound() {
    let text = """
      See example.com/a
      or mail me@b.org
      call +1 (415) 555-0132
      on May 5, 2024
      1 Infinite Loop, Cupertino, CA 95014
      """
    let view = view(text, .all)
    let delegate = Delegate()
    view.delegate = delegate
    for part in ["example.com/a", "me@b.org", "(415) 555-0132", "May 5, 2024", "Infinite Loop", "See"] {
      tap(part, in: view)
    }
    XCTAssertEqual(
      delegate.urls,
      [
        "http://example.com/a", "mailto:me@b.org", "tel:+14155550132", "x-apple-data-detectors://3",
        "x-apple-data-detectors://4",
      ])
  }

  func testOnlyWhatIsAskedForInTextThatIsNotEdited() {
    let view = view("example.com or 415-555-0132", .phoneNumber)
    let delegate = Delegate()
    view.delegate = delegate
    tap("example.com", in: view)
    tap("415-555-0132", in: view)
    XCTAssertEqual(delegate.urls, ["tel:4155550132"])
    view.isEditable = true
    view.isEditable = false
    view.text = "Now 415-555-0199"
    tap("555", in: view)
    XCTAssertEqual(delegate.urls.last, "tel:4155550199")
    view.dataDetectorTypes = []
    tap("555", in: view)
    XCTAssertEqual(delegate.urls.count, 2)
  }

  func testTheActionOfAnItem() throws {
    let view = view("Go to https://example.com/x now", .link)
    let delegate = ItemDelegate()
    view.delegate = delegate
    tap("example", in: view)
    let item = try XCTUnwrap(delegate.items.first)
    guard case .link(let url) = item.content else { return XCTFail("it is no link") }
    XCTAssertEqual(url.absoluteString, "https://example.com/x")
    XCTAssertEqual((view.text as NSString).substring(with: item.range), "https://example.com/x")
  }
}
