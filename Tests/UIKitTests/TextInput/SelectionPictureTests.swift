import FlipsideTesting
import UIKit
import XCTest

/// The appearance of carets, selections, handles, the loupe and edit menus.
final class SelectionPictureTests: XCTestCase {
  private let text = "The quick brown fox jumps over the lazy dog and runs home.\nשלום עולם and more\nThe end"

  /// A delegate whose menus have only the standard commands.
  private final class Delegate: NSObject, UITextViewDelegate {
    func textView(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: Array(suggestedActions.prefix(1))) }
  }

  private let delegate = Delegate()

  /// Returns an area of the screen with a text view and space for a menu above it.
  private func scene(_ stage: Stage) -> (frame: UIView, text: UITextView) {
    stage.view.backgroundColor = .systemBackground
    let frame = UIView(frame: CGRect(x: 0, y: 60, width: 393, height: 240))
    let text = UITextView(frame: CGRect(x: 20, y: 100, width: 353, height: 130))
    text.font = .systemFont(ofSize: 17)
    text.text = self.text
    text.delegate = delegate
    text.backgroundColor = .secondarySystemBackground
    frame.addSubview(text)
    stage.view.addSubview(frame)
    text.becomeFirstResponder()
    stage.clock.advance(by: 1)
    return (frame, text)
  }

  private func point(_ offset: Int, _ text: UITextView) -> CGPoint {
    let caret = text.position(from: text.beginningOfDocument, offset: offset).map(text.caretRect) ?? .zero
    return text.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
  }

  private func picture(
    _ name: String, isDark: Bool = false, direction: UIUserInterfaceLayoutDirection = .leftToRight,
    _ act: (Stage, UITextView) -> Void
  ) {
    onStage(isDark: isDark, layoutDirection: direction) { stage in
      let (frame, text) = scene(stage)
      act(stage, text)
      stage.clock.advance(by: 0.5)
      assertPicture(stage.picture(of: frame), named: name)
      UIMenuController.shared.hideMenu()
      stage.clock.advance(by: 0.5)
    }
  }

  func testSelectionOverLines() {
    picture("selection-lines") { _, text in text.selectedRange = NSRange(location: 4, length: 68) }
  }

  func testMenu() {
    picture("selection-menu") { stage, text in stage.doubleTap(point(7, text)) }
  }

  func testDarkMenu() {
    picture("selection-menu-dark", isDark: true) { stage, text in stage.doubleTap(point(7, text)) }
  }

  func testMenuFromTheRight() {
    picture("selection-menu-right", direction: .rightToLeft) { stage, text in
      stage.doubleTap(point(62, text))
    }
  }

  func testLoupe() {
    picture("selection-loupe") { stage, text in
      let start = point(7, text)
      stage.touch(.began, start)
      stage.clock.advance(by: 0.7)
      stage.touch(.moved, CGPoint(x: start.x + 70, y: start.y + 4))
    }
  }
}
