import FlipsideTesting
import UIKit
import XCTest

import class CoreText.NSAttributedString
import class CoreText.NSMutableAttributedString

/// Apple's pages of `UITextView.layoutManager` and `textLayoutManager`: which TextKit a text view uses.
final class TextViewStackTests: XCTestCase {
  func testAViewUsesTextKit2UntilItsLayoutManagerIsAskedFor() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    XCTAssertNotNil(view.textLayoutManager)
    XCTAssertTrue(view.textLayoutManager === view.textLayoutManager)
    XCTAssertTrue(view.textLayoutManager?.textContainer === view.textContainer)
    XCTAssertTrue(
      (view.textLayoutManager?.textContentManager as? NSTextContentStorage)?.textStorage === view.textStorage)
    _ = view.layoutManager
    XCTAssertNil(view.textLayoutManager)
    XCTAssertNil(view.textContainer.textLayoutManager)
  }

  func testChosenTextKit() {
    XCTAssertNil(UITextView(usingTextLayoutManager: false).textLayoutManager)
    XCTAssertNotNil(UITextView(usingTextLayoutManager: true).textLayoutManager)
    let storage = NSTextStorage(string: "custom")
    let manager = NSLayoutManager()
    let container = NSTextContainer()
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(frame: .zero, textContainer: container)
    XCTAssertNil(view.textLayoutManager)
    XCTAssertTrue(view.layoutManager === manager)
    XCTAssertTrue(view.textStorage === storage)
    XCTAssertEqual(view.text, "custom")
  }

  func testAContainerOfTextKit2() {
    let content = NSTextContentStorage()
    let layout = NSTextLayoutManager()
    let container = NSTextContainer(size: .zero)
    layout.textContainer = container
    content.addTextLayoutManager(layout)
    content.attributedString = NSAttributedString(string: "modern")
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    XCTAssertTrue(view.textLayoutManager === layout)
    XCTAssertEqual(view.text, "modern")
  }

  /// Both ways of drawing give the same picture.
  func testBothTextKitsShowTheSame() {
    func picture(_ prepare: (UITextView) -> Void) -> Data? {
      onStage(animates: false) { stage in
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 180, height: 120))
        view.font = .systemFont(ofSize: 17)
        view.text = "The quick brown fox jumps over the lazy dog.\nAnd back, and again, and again."
        prepare(view)
        stage.view.addSubview(view)
        return stage.picture(of: view).image.pngData()
      }
    }
    let classic = picture { _ = $0.layoutManager }
    XCTAssertNotNil(classic)
    XCTAssertEqual(classic, picture { _ = $0.textLayoutManager })
    XCTAssertEqual(classic, picture { _ in })
  }

  private final class SwitchProvider: NSTextAttachmentViewProvider {
    override func loadView() {
      tracksTextAttachmentViewBounds = true
      view = MainActor.assumeIsolated {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.accessibilityIdentifier = "provided"
        return view
      }
    }
  }

  private final class ViewAttachment: NSTextAttachment {
    override func viewProvider(
      for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
      let provider = SwitchProvider(
        textAttachment: self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager,
        location: location)
      provider.tracksTextAttachmentViewBounds = true
      return provider
    }
  }

  func testAttachmentsAreShownByViews() {
    onStage(animates: false) { stage in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let text = NSMutableAttributedString(string: "a ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
      text.append(NSAttributedString(attachment: ViewAttachment()))
      view.attributedText = text
      stage.view.addSubview(view)
      UIApplication.shared.step()
      let shown = view.subviews.first { $0.accessibilityIdentifier == "provided" }
      XCTAssertEqual(shown?.frame.size, CGSize(width: 40, height: 20))
      let before = NSAttributedString(string: "a ", attributes: [.font: UIFont.systemFont(ofSize: 17)]).size().width
      XCTAssertEqual(shown?.frame.minX ?? 0, 5 + before, accuracy: 0.5)
      view.text = "none"
      UIApplication.shared.step()
      XCTAssertNil(view.subviews.first { $0.accessibilityIdentifier == "provided" })
    }
  }
}
