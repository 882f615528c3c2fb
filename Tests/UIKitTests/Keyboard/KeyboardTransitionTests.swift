import FlipsideTesting
import UIKit
import XCTest

/// The keyboard disappears and appears together with its page: `facts/text-input.md#keyboard/transitions`
final class KeyboardTransitionTests: TimeTestCase {
  /// A page with a field.
  private final class Page: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    var onWillAppear: (() -> Void)?
    var onWillDisappear: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      onWillAppear?()
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      onWillDisappear?()
    }
  }

  private let (a, b) = (Page(), Page())
  private var navigation: UINavigationController!
  private var notes: [String] = []
  private var observers: [NSObjectProtocol] = []

  override func setUp() {
    super.setUp()
    for (name, short) in [
      (UIResponder.keyboardWillShowNotification, "show"), (UIResponder.keyboardWillHideNotification, "hide"),
    ] {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
          MainActor.assumeIsolated { self?.notes.append(short) }
        })
    }
    navigation = UINavigationController(rootViewController: a)
    window.rootViewController = navigation
    settle()
  }

  override func tearDown() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    navigation = nil
    super.tearDown()
  }

  private func type(into page: Page) {
    page.field.becomeFirstResponder()
    settle()
    notes = []
  }

  private func takeNotes() -> [String] {
    defer { notes = [] }
    return notes
  }

  // MARK: Stacks

  func testAPushTakesItAwayAndAPopBringsItBack() {
    type(into: a)
    navigation.pushViewController(b, animated: true)
    go(to: now + 0.1)
    XCTAssertEqual(takeNotes(), ["hide"], "as the push begins")
    XCTAssertFalse(a.field.isFirstResponder)
    settle()
    XCTAssertNil(KeyboardController.shared.frame)
    navigation.popViewController(animated: true)
    go(to: now + 0.1)
    XCTAssertEqual(takeNotes(), ["show"])
    XCTAssertTrue(a.field.isFirstResponder)
    settle()
    XCTAssertEqual(takeNotes(), [])
    XCTAssertNotNil(KeyboardController.shared.frame)
  }

  /// facts/text-input.md#keyboard/transition-frames
  func testItGoesSidewaysWithItsPage() throws {
    type(into: a)
    let whole = try XCTUnwrap(KeyboardController.shared.frame)
    // Notifications of the keyboard are posted on the main thread.
    nonisolated(unsafe) var frames: [CGRect] = []
    let ways: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillHideNotification, UIResponder.keyboardFrameEndUserInfoKey),
      (UIResponder.keyboardWillShowNotification, UIResponder.keyboardFrameBeginUserInfoKey),
    ]
    for (name, key) in ways {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          let frame = (note.userInfo?[key] as? NSValue)?.cgRectValue
          MainActor.assumeIsolated { frames.append(frame ?? .zero) }
        })
    }
    func shown() -> CGRect? {
      KeyboardController.shared.keyboardWindow?.subviews.first?.layer.presentation()?.frame
    }
    navigation.pushViewController(b, animated: true)
    go(to: now + 0.2)
    let leaving = try XCTUnwrap(shown())
    XCTAssertEqual(leaving.minY, whole.minY)
    XCTAssertLessThan(leaving.minX, -50)
    settle()
    XCTAssertEqual(frames, [whole.offsetBy(dx: -393, dy: 0)])
    navigation.popViewController(animated: true)
    go(to: now + 0.2)
    let coming = try XCTUnwrap(shown())
    XCTAssertEqual(coming.minY, whole.minY)
    XCTAssertLessThan(coming.minX, -1)
    settle()
    XCTAssertEqual(frames.last, whole.offsetBy(dx: -393, dy: 0))
    XCTAssertEqual(shown(), whole)
    // Without a transition, the keyboard moves down.
    a.field.resignFirstResponder()
    settle()
    XCTAssertEqual(frames.last?.minX, 0)
  }

  func testWithoutAnAnimation() {
    type(into: a)
    navigation.pushViewController(b, animated: false)
    settle()
    XCTAssertEqual(takeNotes(), ["hide"])
    navigation.popViewController(animated: false)
    settle()
    XCTAssertEqual(takeNotes(), ["show"])
    XCTAssertTrue(a.field.isFirstResponder)
  }

  /// A responder that resigned before a transition does not get the keyboard again; one that resigns in the
  /// callback was already recorded.
  func testWhatResignedBefore() {
    type(into: a)
    a.field.resignFirstResponder()
    navigation.pushViewController(b, animated: true)
    settle()
    navigation.popViewController(animated: true)
    settle()
    XCTAssertFalse(a.field.isFirstResponder)
    a.onWillDisappear = { [a] in XCTAssertFalse(a.field.isFirstResponder, "it has resigned by then") }
    type(into: a)
    navigation.pushViewController(b, animated: true)
    settle()
    navigation.popViewController(animated: true)
    settle()
    XCTAssertTrue(a.field.isFirstResponder)
  }

  /// The keyboard stays if a field of the next page becomes first responder.
  func testTheNextPagesField() {
    type(into: a)
    b.onWillAppear = { [b] in b.field.becomeFirstResponder() }
    navigation.pushViewController(b, animated: true)
    settle()
    XCTAssertEqual(takeNotes(), ["show"], "without hiding")
    XCTAssertTrue(b.field.isFirstResponder)
    navigation.popViewController(animated: true)
    settle()
    XCTAssertEqual(takeNotes(), ["show"])
    XCTAssertTrue(a.field.isFirstResponder)
  }

  /// A page that the app retains shows its keyboard when it is pushed again.
  func testTheSamePageAgain() {
    navigation.pushViewController(b, animated: true)
    settle()
    type(into: b)
    navigation.popViewController(animated: true)
    settle()
    XCTAssertEqual(takeNotes(), ["hide"])
    navigation.pushViewController(b, animated: true)
    settle()
    XCTAssertTrue(b.field.isFirstResponder)
  }

  private func swipe(to end: CGFloat) {
    touch(0, .began, 5, 400)
    for part in 1...10 {
      go(to: now + 1.0 / 60)
      touch(0, .moved, 5 + (end - 5) * CGFloat(part) / 10, 400)
    }
    go(to: now + 0.3)
  }

  func testAPopThatComesToNothing() {
    type(into: a)
    navigation.pushViewController(b, animated: true)
    settle()
    type(into: b)
    swipe(to: 100)
    XCTAssertEqual(takeNotes(), ["hide"])
    XCTAssertFalse(a.field.isFirstResponder, "not before it is sure")
    touch(0, .ended, 100, 400)
    settle()
    XCTAssertTrue(navigation.topViewController === b)
    XCTAssertTrue(b.field.isFirstResponder)
    swipe(to: 300)
    touch(0, .ended, 300, 400)
    settle()
    XCTAssertTrue(a.field.isFirstResponder)
  }

  private var shownKeyboard: CGRect? {
    KeyboardController.shared.keyboardWindow?.subviews.first?.layer.presentation()?.frame
  }

  /// The keyboard moves with the page under the finger, both when the page returns and when it leaves.
  func testItFollowsTheFingerThatPops() throws {
    navigation.pushViewController(b, animated: true)
    settle()
    type(into: b)
    let whole = try XCTUnwrap(KeyboardController.shared.frame)
    swipe(to: 150)
    let page = try XCTUnwrap(b.view.layer.presentation()?.frame.minX)
    XCTAssertGreaterThan(page, 100)
    XCTAssertEqual(try XCTUnwrap(shownKeyboard).minX, page, accuracy: 0.5)
    XCTAssertEqual(try XCTUnwrap(shownKeyboard).minY, whole.minY)
    touch(0, .moved, 60, 400)
    go(to: now + 0.3)
    let back = try XCTUnwrap(b.view.layer.presentation()?.frame.minX)
    XCTAssertLessThan(back, page)
    XCTAssertEqual(try XCTUnwrap(shownKeyboard).minX, back, accuracy: 0.5)
    touch(0, .ended, 60, 400)
    go(to: now + 0.02)
    XCTAssertEqual(try XCTUnwrap(shownKeyboard).minY, whole.minY, "it does not come from below")
    settle()
    XCTAssertTrue(b.field.isFirstResponder)
    XCTAssertEqual(shownKeyboard, whole)
    XCTAssertEqual(KeyboardController.shared.keyboardWindow?.layer.speed, 1)
    swipe(to: 300)
    touch(0, .ended, 300, 400)
    go(to: now + 0.02)
    XCTAssertGreaterThan(try XCTUnwrap(shownKeyboard).minX, 250)
    settle()
    XCTAssertNil(KeyboardController.shared.frame)
    XCTAssertNil(KeyboardController.shared.keyboardWindow)
  }

  /// A responder without a keyboard and input views is not restored.
  func testOtherRespondersStayAsTheyWere() {
    final class Keys: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let keys = Keys(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    a.view.addSubview(keys)
    keys.becomeFirstResponder()
    navigation.pushViewController(b, animated: true)
    go(to: now + 0.1)
    XCTAssertTrue(keys.isFirstResponder)
    settle()
    navigation.popViewController(animated: true)
    settle()
    XCTAssertFalse(keys.isFirstResponder)
  }

  /// A change of the input views in a callback of a transition is shown when the transition has begun.
  func testInputViewsThatChangeInACallback() {
    let outside = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
    window.addSubview(outside)
    defer { outside.removeFromSuperview() }
    outside.becomeFirstResponder()
    settle()
    XCTAssertEqual(KeyboardController.shared.frame?.height, 336)
    b.onWillAppear = {
      outside.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      outside.reloadInputViews()
    }
    navigation.pushViewController(b, animated: true)
    go(to: now + 0.1)
    XCTAssertTrue(outside.isFirstResponder, "it is no part of the page")
    XCTAssertEqual(KeyboardController.shared.frame?.height, 380)
  }

  // MARK: Presentations

  private func present(_ style: UIModalPresentationStyle, line: UInt = #line) {
    let c = Page()
    c.modalPresentationStyle = style
    type(into: a)
    navigation.present(c, animated: true)
    go(to: now + 0.1)
    XCTAssertEqual(takeNotes(), ["hide"], "as it begins", line: line)
    settle()
    XCTAssertFalse(a.field.isFirstResponder, line: line)
    type(into: c)
    navigation.dismiss(animated: true)
    go(to: now + 0.1)
    XCTAssertEqual(takeNotes(), ["hide"], "with what is dismissed", line: line)
    settle()
    XCTAssertEqual(takeNotes(), ["show"], line: line)
    XCTAssertTrue(a.field.isFirstResponder, line: line)
    a.field.resignFirstResponder()
    settle()
    notes = []
  }

  func testPresentationsTakeItAwayAndBringItBack() {
    for style in [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen, .overCurrentContext] {
      present(style)
    }
  }

  func testThePresentedField() {
    type(into: a)
    b.onWillAppear = { [b] in b.field.becomeFirstResponder() }
    navigation.present(b, animated: true)
    settle()
    XCTAssertEqual(takeNotes(), ["show"], "without hiding")
    XCTAssertTrue(b.field.isFirstResponder)
  }

  /// Popovers do not hide the keyboard.
  func testPopoversLeaveIt() {
    final class Stays: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }
    let stays = Stays()
    b.modalPresentationStyle = .popover
    b.preferredContentSize = CGSize(width: 100, height: 100)
    b.popoverPresentationController?.sourceView = a.view
    b.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
    b.popoverPresentationController?.delegate = stays
    type(into: a)
    navigation.present(b, animated: true)
    settle()
    XCTAssertTrue(a.field.isFirstResponder)
    XCTAssertEqual(takeNotes(), [])
  }
}
