import UIKit
import XCTest

/// `UITextSelectionDisplayInteraction` with an app's own views, and the loupe: Apple's pages of them.
final class SelectionDisplayTests: TextTouchTestCase {
  private final class Cursor: UIView, UITextCursorView {
    var isBlinking = false
    var resets = 0
    func resetBlinkAnimation() { resets += 1 }
  }

  private final class Highlight: UIView, UITextSelectionHighlightView {
    var selectionRects: [UITextSelectionRect] = []
  }

  private final class Delegate: NSObject, UITextSelectionDisplayInteractionDelegate {
    let behind = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { behind }
  }

  private let delegate = Delegate()
  private var behind: UIView { delegate.behind }
  private var input: PlainTextInput!
  private var display: UITextSelectionDisplayInteraction!

  override func setUp() {
    super.setUp()
    input = PlainTextInput(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    input.content = "hello big world"
    input.addSubview(behind)
    view.addSubview(input)
    display = UITextSelectionDisplayInteraction(textInput: input, delegate: delegate)
    input.addInteraction(display)
    step()
  }

  override func tearDown() {
    (input, display) = (nil, nil)
    super.tearDown()
  }

  func testNothingShowsBeforeActivation() {
    XCTAssertFalse(display.isActivated)
    XCTAssertTrue(display.textInput === input)
    XCTAssertTrue(display.delegate === delegate)
    XCTAssertTrue(display.view === input)
    XCTAssertNil(display.cursorView.superview)
    display.isActivated = true
    step()
    XCTAssertEqual(display.cursorView.frame, CGRect(x: 0, y: 0, width: 2, height: 20))
    XCTAssertTrue(display.cursorView.isBlinking)
    display.isActivated = false
    step()
    XCTAssertTrue(display.cursorView.isHidden)
    XCTAssertFalse(display.cursorView.isBlinking)
  }

  func testTheSelectionShowsAfterAnUpdate() {
    display.isActivated = true
    input.selected = at(6, 3)
    display.setNeedsSelectionUpdate()
    step()
    XCTAssertTrue(display.cursorView.isHidden || display.cursorView.superview == nil)
    XCTAssertTrue(display.highlightView.superview === behind)
    XCTAssertEqual(display.highlightView.selectionRects.map(\.rect), [CGRect(x: 60, y: 0, width: 30, height: 20)])
    XCTAssertEqual(display.handleViews.map(\.direction), [.leading, .trailing])
    XCTAssertEqual(display.handleViews.map { $0.frame.midX }, [60, 90])
    XCTAssertEqual(
      display.handleViews[0].frame,
      display.handleViews[0].preferredFrame(for: CGRect(x: 60, y: 0, width: 0, height: 20)))
    input.selected = at(0)
    display.layoutManagedSubviews()
    XCTAssertTrue(display.handleViews.allSatisfy(\.isHidden))
    XCTAssertTrue(display.highlightView.isHidden)
    XCTAssertFalse(display.cursorView.isHidden)
  }

  func testOwnViews() {
    let (cursor, highlight) = (Cursor(), Highlight())
    display.isActivated = true
    step()
    let old = display.cursorView
    display.cursorView = cursor
    display.highlightView = highlight
    step()
    XCTAssertNil(old.superview)
    XCTAssertTrue(cursor.superview === input)
    XCTAssertTrue(cursor.isBlinking)
    XCTAssertGreaterThan(cursor.resets, 0)
    input.selected = at(0, 5)
    display.setNeedsSelectionUpdate()
    step()
    XCTAssertEqual(highlight.selectionRects.count, 1)
    display.handleViews = []
    display.setNeedsSelectionUpdate()
    step()
    XCTAssertTrue(highlight.superview === behind)
    input.removeInteraction(display)
    XCTAssertNil(highlight.superview)
    XCTAssertNil(cursor.superview)
  }

  /// The sizes are those of facts/geometry.md#text-selection.
  func testHandles() {
    let edge = CGRect(x: 60, y: 100, width: 0, height: 20)
    XCTAssertEqual(
      display.handleViews[0].preferredFrame(for: edge), CGRect(x: 54, y: 89.5, width: 12, height: 30.5))
    XCTAssertEqual(
      display.handleViews[1].preferredFrame(for: edge), CGRect(x: 54, y: 100, width: 12, height: 30.5))
    XCTAssertFalse(display.handleViews[0].isVertical)
    let shape = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    display.handleViews[0].customShape = shape
    XCTAssertNotNil(display.handleViews[0].customShape)
    XCTAssertFalse(display.handleViews[0].customShape === shape, "it is copied")
  }

  func testLoupe() {
    XCTAssertNil(UITextLoupeSession.begin(at: .zero, fromSelectionWidgetView: nil, in: UIView()))
    let loupe = UITextLoupeSession.begin(at: .zero, fromSelectionWidgetView: nil, in: input)
    XCTAssertNotNil(loupe)
    loupe?.move(
      to: CGPoint(x: 30, y: 10), withCaretRect: CGRect(x: 30, y: 0, width: 2, height: 20), trackingCaret: true)
    go(to: now + 0.3)
    loupe?.move(to: CGPoint(x: CGFloat.nan, y: 10), withCaretRect: .zero, trackingCaret: false)
    loupe?.move(
      to: CGPoint(x: 30, y: 400), withCaretRect: CGRect(x: 30, y: 0, width: 2, height: 20), trackingCaret: false)
    input.removeFromSuperview()
    loupe?.move(
      to: CGPoint(x: 30, y: 10), withCaretRect: CGRect(x: 30, y: 0, width: 2, height: 20), trackingCaret: true)
    loupe?.invalidate()
    loupe?.invalidate()
    go(to: now + 0.5)
    XCTAssertTrue(isIdle)
  }
}
