import UIKit
import XCTest

/// Links, attachments and tags in text views: facts/text-input.md, Apple's pages of `UITextItem` and
/// `UITextViewDelegate`.
final class TextItemTests: TimeTestCase {
  private final class Delegate: NSObject, UITextViewDelegate {
    var log: [String] = []
    var action: (UIAction) -> UIAction? = { $0 }
    var menu: (UIMenu) -> UITextItem.MenuConfiguration? = { UITextItem.MenuConfiguration(menu: $0) }

    private func name(_ item: UITextItem) -> String {
      switch item.content {
      case .link(let url): "link \(url) \(item.range.location) \(item.range.length)"
      case .textAttachment: "attachment \(item.range.location)"
      case .tag(let tag): "tag \(tag)"
      }
    }
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
      -> UIAction?
    {
      log.append("action \(name(textItem))")
      XCTAssertEqual(defaultAction.identifier.rawValue, "UITextInteractableItemDefaultAction")
      XCTAssertEqual(defaultAction.title, "")
      return action(defaultAction)
    }
    func textView(
      _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
      log.append("menu \(defaultMenu.children.map(\.title))")
      return menu(defaultMenu)
    }
    func textView(
      _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) { log.append("will display") }
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      log.append("asked as before iOS 17")
      return true
    }
  }

  private var text: UITextView!
  private var delegate: Delegate!

  override func setUp() {
    super.setUp()
    text = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 120))
    let string = NSMutableAttributedString(
      string: "See here, or there", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    string.addAttribute(.link, value: URL(string: "https://example.com")!, range: NSRange(location: 4, length: 4))
    string.addAttribute(.textItemTag, value: "place", range: NSRange(location: 13, length: 5))
    text.attributedText = string
    text.isEditable = false
    delegate = Delegate()
    text.delegate = delegate
    view.addSubview(text)
    go(to: now + 0.1)
  }

  override func tearDown() {
    window.endEditing(true)
    go(to: now + 1)
    (text, delegate) = (nil, nil)
    super.tearDown()
  }

  private func point(_ offset: Int) throws -> CGPoint {
    let position = try XCTUnwrap(text.position(from: text.beginningOfDocument, offset: offset))
    let caret = text.caretRect(for: position)
    return text.convert(CGPoint(x: caret.midX + 3, y: caret.midY), to: nil)
  }

  func testATapAsksForTheAction() throws {
    var performed = 0
    delegate.action = { _ in UIAction { _ in performed += 1 } }
    let place = try point(5)
    tap(place.x, place.y)
    go(to: now + 0.5)
    XCTAssertEqual(delegate.log, ["action link https://example.com 4 4"])
    XCTAssertEqual(performed, 1)
    let tag = try point(14)
    tap(tag.x, tag.y)
    go(to: now + 0.5)
    XCTAssertEqual(delegate.log.last, "action tag place")
  }

  func testNoActionShowsTheMenu() throws {
    delegate.action = { _ in nil }
    let place = try point(5)
    tap(place.x, place.y)
    go(to: now + 1)
    XCTAssertEqual(
      delegate.log,
      ["action link https://example.com 4 4", "menu [\"Open\", \"Copy\", \"Share…\"]", "will display"])
  }

  func testAPressShowsTheMenuAndSelects() throws {
    let place = try point(5)
    touch(0, .began, place.x, place.y)
    go(to: now + 1)
    XCTAssertEqual(
      delegate.log,
      ["action link https://example.com 4 4", "menu [\"Open\", \"Copy\", \"Share…\"]", "will display"])
    XCTAssertEqual(text.selectedRange, NSRange(location: 4, length: 4))
    XCTAssertFalse(text.isFirstResponder)
    touch(0, .ended, place.x, place.y)
    go(to: now + 1)
  }

  func testNothingHappensInTextThatCannotBeSelected() throws {
    text.isSelectable = false
    let place = try point(5)
    tap(place.x, place.y)
    go(to: now + 1)
    XCTAssertEqual(delegate.log, [])
  }
}
