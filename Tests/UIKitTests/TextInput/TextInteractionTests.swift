import UIKit
import XCTest

/// `UITextInteraction` on an app's own text input: its delegate, its recognizers, and inputs and delegates with
/// invalid results. Apple's pages of `UITextInteraction` and `UITextInteractionDelegate`.
final class TextInteractionTests: TextTouchTestCase {
  private final class Delegate: NSObject, UITextInteractionDelegate {
    var journal: [String] = []
    var allows = true
    var willBegin: () -> Void = {}
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
      journal.append("should \(Int(point.x.rounded()))")
      return allows
    }
    func interactionWillBegin(_ interaction: UITextInteraction) {
      journal.append("will")
      willBegin()
    }
    func interactionDidEnd(_ interaction: UITextInteraction) { journal.append("did") }
  }

  private let delegate = Delegate()

  func testDefaults() {
    let interaction = UITextInteraction(for: .nonEditable)
    XCTAssertEqual(interaction.textInteractionMode, .nonEditable)
    XCTAssertNil(interaction.textInput)
    XCTAssertNil(interaction.view)
    XCTAssertEqual(UITextInteractionMode.nonEditable.rawValue, 1)
    let subject = CustomSubject()
    XCTAssertFalse(subject.interaction.gesturesForFailureRequirements.isEmpty)
    XCTAssertTrue(subject.interaction.view === subject.custom)
    subject.custom.removeInteraction(subject.interaction)
    XCTAssertTrue(subject.interaction.gesturesForFailureRequirements.isEmpty)
    XCTAssertNil(subject.custom.gestureRecognizers)
  }

  func testTextFieldsAndViewsHaveOne() {
    each(TextSubject.all()) { subject in
      XCTAssertEqual(subject.input.interactions.filter { $0 is UITextInteraction }.count, 1)
    }
  }

  /// facts/text-input.md#selection/delegate
  func testTheDelegateHearsOfGestures() {
    let subject = CustomSubject()
    subject.interaction.delegate = delegate
    each([subject], "hello big world", at: at(0)) { _ in
      tap(3, subject)
      XCTAssertEqual(delegate.journal, ["should 31", "will", "did"])
      delegate.journal = []
      delegate.allows = false
      tap(8, subject)
      XCTAssertEqual(delegate.journal, ["should 81"])
      XCTAssertEqual(subject.selection, at(5))
      delegate.allows = true
      delegate.journal = []
      let start = point(2, subject)
      touch(0, .began, start.x, start.y)
      go(to: now + 0.6)
      XCTAssertEqual(delegate.journal, ["should 21", "will"])
      lift(start)
      XCTAssertEqual(delegate.journal, ["should 21", "will", "did"])
    }
  }

  func testTheCaretFollowsWhatIsTyped() throws {
    let subject = CustomSubject()
    try each([subject], "abc", at: at(3)) { _ in
      step()
      let cursor = try XCTUnwrap(subject.custom.subviews.first { $0 is UITextCursorView })
      XCTAssertEqual(cursor.frame.minX, 30)
      XCTAssertFalse(cursor.isHidden)
      type("d")
      step()
      XCTAssertEqual(cursor.frame.minX, 40)
      press(.left)
      step()
      XCTAssertEqual(cursor.frame.minX, 30)
      subject.custom.selected = at(1)
      subject.custom.inputDelegate?.selectionDidChange(subject.custom)
      step()
      XCTAssertEqual(cursor.frame.minX, 10)
      subject.custom.resignFirstResponder()
      step()
      XCTAssertTrue(cursor.isHidden)
    }
  }

  /// An app's recognizer on the view comes before those of the system.
  func testAnAppsTapComesFirst() {
    let subject = ViewSubject()
    each([subject], "hello big world", at: at(0)) { _ in
      subject.view.resignFirstResponder()
      let tap = UITapGestureRecognizer()
      subject.view.addGestureRecognizer(tap)
      self.tap(3, subject)
      XCTAssertFalse(subject.view.isFirstResponder)
      subject.view.removeGestureRecognizer(tap)
      self.tap(3, subject)
      XCTAssertTrue(subject.view.isFirstResponder)
    }
  }

  /// A tap on a text is not sent to the views behind it.
  func testATapIsTakenFromTheViewBehind() {
    each(TextSubject.all(), "hello big world", at: at(0)) { subject in
      let log = Log()
      let target = Target { log("tap") }
      let tap = UITapGestureRecognizer(target: target, action: Target.action)
      subject.input.superview?.addGestureRecognizer(tap)
      self.tap(8, subject)
      XCTAssertEqual(log.take(), [])
      XCTAssertEqual(subject.selection, at(9))
      self.tap(200, 400)
      XCTAssertEqual(log.take(), ["tap"])
    }
  }

  // MARK: Bad answers

  /// The view is removed in each of the callbacks; no view of the interaction remains on the screen.
  func testTheViewGoesInACallback() {
    let custom = CustomSubject()
    custom.interaction.delegate = delegate
    each([custom], "hello big world", at: at(0)) { _ in
      delegate.willBegin = { custom.custom.removeFromSuperview() }
      tap(3, custom)
      XCTAssertEqual(custom.selection, at(0))
      XCTAssertEqual(delegate.journal.suffix(2), ["will", "did"])
    }
    for isField in [true, false] {
      let subject: TextSubject = isField ? LeavingField() : LeavingView()
      each([subject], "hello big world", at: at(0, 5)) { _ in
        go(to: now + 0.1)
        let finger = handle(5, isEnd: true, subject)
        touch(0, .began, finger.x, finger.y)
        (subject as? Leaving)?.leaves = true
        drag(from: finger, to: CGPoint(x: finger.x + 60, y: finger.y))
        XCTAssertNil(subject.input.superview)
        touch(0, .ended, finger.x + 60, finger.y)
        go(to: now + 0.6)
        XCTAssertFalse(menu.isMenuVisible)
      }
    }
  }

  func testAnInputWithoutPositionsSelectsNothing() {
    let input = BrokenTextInput(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    let interaction = UITextInteraction(for: .editable)
    interaction.textInput = input
    input.addInteraction(interaction)
    view.addSubview(input)
    input.content = "hello big world"
    for fault in BrokenTextInput.Fault.allCases {
      input.fault = fault
      input.becomeFirstResponder()
      for times in 1...3 {
        for _ in 0..<times {
          tap(80, 110)
          go(to: now + 0.1)
        }
        go(to: now + 0.5)
      }
      touch(0, .began, 80, 110)
      go(to: now + 0.6)
      drag(from: CGPoint(x: 80, y: 110), to: CGPoint(x: 140, y: 110))
      lift(CGPoint(x: 140, y: 110))
      input.resignFirstResponder()
      go(to: now + 0.5)
      XCTAssertFalse(menu.isMenuVisible, "\(fault)")
    }
  }

  func testTheInputGoesWhileAFingerIsDown() {
    let interaction = UITextInteraction(for: .editable)
    let host = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    view.addSubview(host)
    host.addInteraction(interaction)
    autoreleasepool {
      let input = PlainTextInput(frame: host.bounds)
      host.addSubview(input)
      input.content = "hello big world"
      interaction.textInput = input
      input.becomeFirstResponder()
      touch(0, .began, 60, 110)
      go(to: now + 0.6)
      input.removeFromSuperview()
    }
    drag(from: CGPoint(x: 60, y: 110), to: CGPoint(x: 140, y: 110))
    lift(CGPoint(x: 140, y: 110))
    XCTAssertFalse(menu.isMenuVisible)
  }
}

/// A closure as the target of a recognizer.
private final class Target: NSObject {
  static let action = Selector("fire:")
  private let body: () -> Void
  private static let register: Void = {
    MessageDispatch.register("fire:", on: Target.self) { (target, _: UIGestureRecognizer?) in target.body() }
  }()
  init(_ body: @escaping () -> Void) {
    self.body = body
    super.init()
    Target.register
  }
}

private protocol Leaving: AnyObject {
  var leaves: Bool { get set }
}

private final class LeavingField: TextSubject, UITextFieldDelegate, Leaving {
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
  var leaves = false
  init() {
    super.init(field)
    field.delegate = self
  }
  override var text: String {
    get { field.text ?? "" }
    set { field.text = newValue }
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { if leaves { field.removeFromSuperview() } }
}

private final class LeavingView: TextSubject, UITextViewDelegate, Leaving {
  let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 120))
  var leaves = false
  init() {
    super.init(view)
    view.delegate = self
  }
  override var text: String {
    get { view.text }
    set { view.text = newValue }
  }
  func textViewDidChangeSelection(_ textView: UITextView) { if leaves { view.removeFromSuperview() } }
}
