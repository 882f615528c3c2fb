import FlipsideTesting
import UIKit
import XCTest

/// Text that is dragged and dropped; Apple's documentation of `UITextDraggable` and `UITextDroppable`.
final class TextDragTests: XCTestCase {
  private func withText(_ body: @MainActor (DragScene, UITextView) -> Void) {
    DragScene.run { scene in
      let view = UITextView(frame: CGRect(x: 300, y: 100, width: 300, height: 120))
      view.font = .systemFont(ofSize: 20)
      view.text = "one two three"
      scene.stage.view.addSubview(view)
      scene.stage.clock.settle()
      body(scene, view)
    }
  }

  @MainActor private func point(_ view: UITextView, _ offset: Int) -> CGPoint {
    let position = view.position(from: view.beginningOfDocument, offset: offset)!
    let caret = view.caretRect(for: position)
    return view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
  }

  func testTextIsDroppedAtTheFinger() {
    withText { scene, view in
      scene.lift()
      scene.move(to: point(view, 4))
      XCTAssertTrue(view.isTextDropActive)
      scene.letGo()
      XCTAssertFalse(view.isTextDropActive)
      XCTAssertEqual(view.text, "one appletwo three")
      XCTAssertEqual(view.selectedRange, NSRange(location: 4, length: 5))
    }
  }

  func testFieldsTakeTextWithoutLineBreaks() {
    DragScene.run { scene in
      let field = UITextField(frame: CGRect(x: 300, y: 300, width: 200, height: 40))
      scene.stage.view.addSubview(field)
      scene.drags.items = [textItem("a\nb")]
      scene.lift()
      scene.move(to: field)
      scene.letGo()
      XCTAssertEqual(field.text, "a b")
      field.isEnabled = false
      scene.lift()
      scene.move(to: field)
      scene.letGo()
      XCTAssertEqual(field.text, "a b")
    }
  }

  func testTheSelectionIsMovedWithinItsView() {
    withText { scene, view in
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 0, length: 4)
      scene.stage.touch(.began, point(view, 2))
      scene.stage.clock.advance(by: 0.6)
      scene.move(to: point(view, 8))
      XCTAssertTrue(view.isTextDragActive)
      scene.letGo()
      XCTAssertFalse(view.isTextDragActive)
      XCTAssertEqual(view.text, "two one three")
    }
  }

  func testTheSelectionIsDraggedElsewhere() {
    withText { scene, view in
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 4, length: 3)
      nonisolated(unsafe) var texts: [String] = []
      scene.drops.perform = { session in session.loadObjects(ofClass: String.self) { texts = $0 } }
      scene.stage.touch(.began, point(view, 5))
      scene.stage.clock.advance(by: 0.6)
      scene.move(to: scene.target)
      scene.letGo()
      XCTAssertEqual(texts, ["two"])
      XCTAssertEqual(view.text, "one two three")
    }
  }

  func testDelegatesDecide() {
    final class Delegate: NSObject, UITextDropDelegate, UITextPasteDelegate {
      var lines: [String] = []
      func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
      ) -> UITextDropProposal {
        XCTAssertFalse(drop.isSameView)
        let proposal = UITextDropProposal(operation: .copy)
        proposal.dropAction = .replaceAll
        return proposal
      }
      func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
      ) { lines.append("perform") }
      func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
      ) {
        item.setResult(string: "<\(item.localObject as? String ?? "")>")
        item.setResult(string: "twice")
      }
    }
    withText { scene, view in
      let delegate = Delegate()
      view.textDropDelegate = delegate
      view.pasteDelegate = delegate
      scene.lift()
      scene.move(to: view)
      scene.letGo()
      XCTAssertEqual(view.text, "<apple>")
      XCTAssertEqual(delegate.lines, ["perform"])
    }
  }

  func testTextThatCantBeEditedTakesNothing() {
    withText { scene, view in
      view.isEditable = false
      scene.lift()
      scene.move(to: view)
      XCTAssertFalse(view.isTextDropActive)
      scene.letGo()
      XCTAssertEqual(view.text, "one two three")
    }
  }

  func testTheTextMayBecomeShorterMeanwhile() {
    withText { scene, view in
      let provider = NSItemProvider()
      nonisolated(unsafe) var answer: ((Data?, (any Error)?) -> Void)?
      provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { handler in
        answer = handler
        return nil
      }
      scene.drags.items = [UIDragItem(itemProvider: provider)]
      scene.lift()
      scene.move(to: point(view, 12))
      scene.letGo()
      view.text = "x"
      answer?(Data("y".utf8), nil)
      scene.stage.clock.advance(by: 0.1)
      XCTAssertEqual(view.text, "xy")
    }
  }
}
