import UIKit
import XCTest

/// Alerts: sizes (facts/presentation.md#alert), orders, keys, text fields, bad input.
final class AlertTests: TimeTestCase {
  private let log = Log()
  private var root: UIViewController { window.rootViewController! }

  private func alert(
    _ title: String? = "Title", _ message: String? = nil, style: UIAlertController.Style = .alert,
    _ actions: (String, UIAlertAction.Style)...
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for (title, style) in actions { add(title, style, to: alert) }
    return alert
  }

  @discardableResult private func add(
    _ title: String, _ style: UIAlertAction.Style = .default, to alert: UIAlertController
  ) -> UIAlertAction {
    let action = UIAlertAction(title: title, style: style) { [log] action in log("\(action.title ?? "")") }
    alert.addAction(action)
    return action
  }

  private func show(_ alert: UIAlertController, animated: Bool = false) {
    root.present(alert, animated: animated)
    go(to: now + 1)
  }

  private func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

  private func button(_ title: String, in alert: UIAlertController) -> UIView? {
    views(alert.view).first {
      $0.isAccessibilityElement && $0.accessibilityTraits.contains(.button) && $0.accessibilityLabel == title
    }
  }

  private func frame(_ title: String, in alert: UIAlertController) -> CGRect {
    button(title, in: alert).map { $0.convert($0.bounds, to: nil) } ?? .null
  }

  private func label(_ text: String, in alert: UIAlertController) -> UILabel? {
    views(alert.view).compactMap { $0 as? UILabel }.first { $0.text == text }
  }

  private func frame(_ alert: UIAlertController) -> CGRect { alert.view.convert(alert.view.bounds, to: nil) }

  private func touch(_ title: String, in alert: UIAlertController) {
    let frame = frame(title, in: alert)
    tap(frame.midX, frame.midY)
    go(to: now + 1)
  }

  private func assertFont(_ label: UILabel?, isBold: Bool, line: UInt = #line) {
    let font = UIFont.systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
    XCTAssertEqual(label?.font.pointSize, 17, line: line)
    XCTAssertEqual(label?.font.fontName, font.fontName, line: line)
  }

  // MARK: Looks

  /// Apps set the color of titles by this key.
  func testTheColorOfATitleByKey() {
    let action = UIAlertAction(title: "Remove", style: .default)
    action.setValue(UIColor.purple, forKey: "titleTextColor")
    XCTAssertEqual(action.value(forKey: "titleTextColor") as? UIColor, .purple)
    XCTAssertEqual((action.copy() as? UIAlertAction)?.value(forKey: "titleTextColor") as? UIColor, .purple)
  }

  func testSizesOfAnAlert() throws {
    let alert = alert("A title", "This message is long enough for exactly two lines", ("OK", .default))
    show(alert)
    let frame = frame(alert)
    XCTAssertEqual(frame.width, 270)
    XCTAssertEqual(frame.height, 140.333, accuracy: 0.7)
    // The alert is in the middle of the safe area, from 59 to 818.
    XCTAssertEqual(frame.midY, 438.5, accuracy: 0.5)
    XCTAssertEqual(frame.midX, 196.5, accuracy: 0.34)
    let button = self.frame("OK", in: alert)
    XCTAssertEqual(button.height, 44)
    XCTAssertEqual(button.maxY, frame.maxY, accuracy: 0.01)
    let title = try XCTUnwrap(label("A title", in: alert))
    assertFont(title, isBold: true)
    let message = try XCTUnwrap(label("This message is long enough for exactly two lines", in: alert))
    XCTAssertEqual(message.font.pointSize, 13)
    XCTAssertEqual(title.convert(title.bounds, to: alert.view).minY + title.font.ascender, 35, accuracy: 0.5)
    assertFont(label("OK", in: alert), isBold: false)
    XCTAssertEqual(
      alert.presentationController?.containerView?.backgroundColor?.cgColor.alpha ?? 0, 0.2, accuracy: 0.01)
    XCTAssertEqual(root.view.tintAdjustmentMode, .dimmed)
  }

  func testATitleAlone() {
    let alert = alert("A title", nil, ("OK", .default))
    show(alert)
    XCTAssertEqual(frame(alert).height, 98, accuracy: 0.8)
  }

  func testOrderOfButtons() {
    let two = alert("Title", nil, ("Save", .default), ("Cancel", .cancel))
    show(two)
    XCTAssertLessThan(frame("Cancel", in: two).maxX, frame("Save", in: two).minX + 1)
    XCTAssertEqual(frame("Cancel", in: two).minY, frame("Save", in: two).minY)
    XCTAssertEqual(two.actions.map(\.title), ["Save", "Cancel"])
    assertFont(label("Cancel", in: two), isBold: true)
    assertFont(label("Save", in: two), isBold: false)
    root.dismiss(animated: false)
    go(to: now + 0.1)
    let three = alert("Title", nil, ("Cancel", .cancel), ("Save", .default), ("Delete", .destructive))
    show(three)
    XCTAssertLessThan(frame("Save", in: three).maxY, frame("Delete", in: three).minY)
    XCTAssertLessThan(frame("Delete", in: three).maxY, frame("Cancel", in: three).minY)
    XCTAssertEqual(label("Delete", in: three)?.textColor, .systemRed)
    root.dismiss(animated: false)
    go(to: now + 0.1)
    let long = alert("Title", nil, ("Keep everything as it is", .cancel), ("Save", .default))
    show(long)
    XCTAssertLessThan(frame("Save", in: long).maxY, frame("Keep everything as it is", in: long).minY)
  }

  func testThePreferredActionIsBold() {
    let alert = alert("Title", nil, ("Cancel", .cancel))
    alert.preferredAction = add("Save", to: alert)
    show(alert)
    assertFont(label("Cancel", in: alert), isBold: false)
    assertFont(label("Save", in: alert), isBold: true)
    alert.preferredAction = UIAlertAction(title: "Other", style: .default)
    XCTAssertNil(alert.preferredAction)
    XCTAssertTrue(said("must be contained in the \"actions\" array"))
  }

  func testALongMessageScrolls() {
    let alert = alert("Title", String(repeating: "A line of the message.\n", count: 120), ("OK", .default))
    show(alert)
    let frame = frame(alert)
    XCTAssertGreaterThanOrEqual(frame.minY, 59)
    XCTAssertLessThanOrEqual(frame.maxY, 818)
    let button = self.frame("OK", in: alert)
    XCTAssertEqual(button.maxY, frame.maxY, accuracy: 0.5)
    let scroll = views(alert.view).compactMap { $0 as? UIScrollView }.first
    XCTAssertGreaterThan(scroll?.contentSize.height ?? 0, 1500)
  }

  func testManyButtonsScroll() {
    let alert = alert("Title")
    for number in 0..<40 { add("Action \(number)", to: alert) }
    show(alert)
    XCTAssertGreaterThanOrEqual(frame(alert).minY, 59)
    XCTAssertLessThanOrEqual(frame(alert).maxY, 818)
    touch("Action 2", in: alert)
    XCTAssertEqual(log.take(), ["Action 2"])
  }

  func testLargestText() {
    let alert = alert("A title", "A message", ("OK", .default))
    root.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    alert.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    show(alert)
    XCTAssertEqual(frame(alert).width, 310)
    XCTAssertGreaterThan(label("OK", in: alert)?.font.pointSize ?? 0, 40)
    XCTAssertGreaterThan(frame("OK", in: alert).height, 60)
  }

  func testChangesWhileItIsShown() {
    let alert = alert("Title", nil, ("OK", .default))
    show(alert)
    let height = frame(alert).height
    alert.message = "A message"
    alert.title = "Another title"
    go(to: now + 0.1)
    XCTAssertGreaterThan(frame(alert).height, height)
    XCTAssertNotNil(label("Another title", in: alert))
    alert.view.tintColor = .systemGreen
    XCTAssertEqual(label("OK", in: alert)?.textColor, .systemGreen)
    alert.actions[0].isEnabled = false
    XCTAssertEqual(label("OK", in: alert)?.textColor, .tertiaryLabel)
    touch("OK", in: alert)
    XCTAssertTrue(root.presentedViewController === alert)
    XCTAssertEqual(button("OK", in: alert)?.accessibilityTraits.contains(.notEnabled), true)
    alert.actions[0].isEnabled = true
    touch("OK", in: alert)
    XCTAssertEqual(log.take(), ["OK"])
  }

  // MARK: Choosing

  func testTheHandlerComesWhenTheAlertHasGone() {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    var presenter: UIViewController?? = .none
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [log] _ in
        presenter = alert.presentingViewController
        log("handler, \(alert.view.window == nil)")
      })
    root.present(alert, animated: true)
    go(to: now + 1)
    let frame = frame("OK", in: alert)
    tap(frame.midX, frame.midY)
    go(to: now + 0.2)
    XCTAssertEqual(log.take(), [])
    XCTAssertTrue(alert.isBeingDismissed)
    go(to: now + 1)
    XCTAssertEqual(log.take(), ["handler, true"])
    XCTAssertEqual(presenter, .some(nil))
    XCTAssertNil(root.presentedViewController)
    XCTAssertEqual(root.view.tintAdjustmentMode, .normal)
  }

  func testAFingerSlidesFromButtonToButton() {
    let alert = alert("Title", nil, ("Cancel", .cancel), ("Save", .default))
    show(alert)
    let (cancel, save) = (frame("Cancel", in: alert), frame("Save", in: alert))
    touch(0, .began, cancel.midX, cancel.midY)
    XCTAssertNotNil(button("Cancel", in: alert)?.backgroundColor)
    touch(0, .moved, save.midX, save.midY)
    XCTAssertNil(button("Cancel", in: alert)?.backgroundColor)
    XCTAssertNotNil(button("Save", in: alert)?.backgroundColor)
    touch(0, .moved, save.midX, 100)
    touch(0, .ended, save.midX, 100)
    XCTAssertTrue(root.presentedViewController === alert)
    touch(0, .began, cancel.midX, cancel.midY)
    touch(0, .moved, save.midX, save.midY)
    touch(0, .ended, save.midX, save.midY)
    go(to: now + 1)
    XCTAssertEqual(log.take(), ["Save"])
  }

  func testATouchBesideAnAlertDoesNothing() {
    let alert = alert("Title", nil, ("Cancel", .cancel))
    show(alert)
    tap(20, 700)
    go(to: now + 1)
    XCTAssertTrue(root.presentedViewController === alert)
    XCTAssertEqual(log.take(), [])
  }

  func testAHandlerPresentsTheNextAlert() {
    let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
    let second = alert("Second", nil, ("Done", .default))
    first.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.root.present(second, animated: true) })
    show(first, animated: true)
    touch("OK", in: first)
    go(to: now + 1)
    XCTAssertTrue(root.presentedViewController === second)
    touch("Done", in: second)
    XCTAssertEqual(log.take(), ["Done"])
    XCTAssertNil(root.presentedViewController)
    XCTAssertEqual(console, [])
  }

  func testAnAlertOnAnAlert() {
    let first = alert("First", nil, ("One", .default))
    let second = alert("Second", nil, ("Two", .default))
    show(first)
    first.present(second, animated: true)
    go(to: now + 1)
    touch("Two", in: second)
    XCTAssertEqual(log.take(), ["Two"])
    XCTAssertTrue(root.presentedViewController === first)
    touch("One", in: first)
    XCTAssertEqual(log.take(), ["One"])
    XCTAssertNil(root.presentedViewController)
  }

  func testDismissalByTheAppCallsNoHandler() {
    let alert = alert("Title", nil, ("OK", .default), ("Cancel", .cancel))
    show(alert)
    var isGone = false
    alert.dismiss(animated: true) { isGone = true }
    go(to: now + 1)
    XCTAssertTrue(isGone)
    XCTAssertEqual(log.take(), [])
  }

  func testKeys() {
    let alert = alert("Title", nil, ("Cancel", .cancel), ("Save", .default))
    show(alert)
    UIApplication.shared.send(.key(.escape, modifiers: [], isDown: true))
    go(to: now + 1)
    XCTAssertEqual(log.take(), ["Cancel"])
    show(alert)
    UIApplication.shared.send(.key(.return, modifiers: [], isDown: true))
    go(to: now + 1)
    XCTAssertEqual(log.take(), ["Save"])
  }

  func testAssistiveTechnologyActivates() {
    let alert = alert("Title", nil, ("Cancel", .cancel), ("Save", .default))
    show(alert)
    XCTAssertEqual(button("Save", in: alert)?.accessibilityActivate(), true)
    go(to: now + 1)
    XCTAssertEqual(log.take(), ["Save"])
  }

  func testAlertsGoWithTheirHandlers() {
    weak var gone: UIAlertController?
    autoreleasepool {
      let alert = alert("Title", nil, ("OK", .default))
      gone = alert
      show(alert)
      touch("OK", in: alert)
    }
    go(to: now + 0.1)
    XCTAssertNil(gone)
  }

  // MARK: Text fields

  func testTextFields() throws {
    let alert = alert("Title", "Message", ("Cancel", .cancel))
    let save = add("Save", to: alert)
    XCTAssertNil(alert.textFields)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField {
      $0.isSecureTextEntry = true
      $0.text = "secret"
    }
    XCTAssertEqual(alert.textFields?.count, 2)
    show(alert)
    let fields = try XCTUnwrap(alert.textFields)
    XCTAssertTrue(fields[0].isFirstResponder)
    // The card is centered in the area above the keyboard.
    XCTAssertLessThan(frame(alert).maxY, 852 - 291)
    XCTAssertEqual(fields[0].frame.height, 30)
    XCTAssertEqual(
      fields[1].convert(CGPoint.zero, to: nil).y - fields[0].convert(CGPoint.zero, to: nil).y, 30, accuracy: 0.01)
    UIApplication.shared.send(.text("Ann"))
    XCTAssertEqual(fields[0].text, "Ann")
    UIApplication.shared.send(.key(.return, modifiers: [], isDown: true))
    XCTAssertTrue(fields[1].isFirstResponder)
    save.isEnabled = false
    UIApplication.shared.send(.key(.return, modifiers: [], isDown: true))
    go(to: now + 1)
    XCTAssertTrue(root.presentedViewController === alert)
    fields[1].becomeFirstResponder()
    save.isEnabled = true
    UIApplication.shared.send(.key(.return, modifiers: [], isDown: true))
    go(to: now + 1)
    XCTAssertEqual(log.take(), ["Save"])
    XCTAssertEqual(alert.textFields?.first?.text, "Ann")
  }

  /// The field that is being edited is wholly visible, also in a header that has to scroll.
  func testTheEditedFieldIsScrolledTo() throws {
    let alert = alert("Title", String(repeating: "A long message.\n", count: 40), ("Cancel", .cancel))
    add("Save", to: alert)
    alert.addTextField()
    alert.addTextField()
    show(alert)
    let fields = try XCTUnwrap(alert.textFields)
    let scroll = try XCTUnwrap(
      sequence(first: fields[0] as UIView) { $0.superview }.first { $0 is UIScrollView } as? UIScrollView)
    XCTAssertGreaterThan(scroll.contentSize.height, scroll.bounds.height)
    for field in fields {
      XCTAssertTrue(field.isFirstResponder)
      let frame = field.convert(field.bounds, to: scroll)
      XCTAssertTrue(scroll.bounds.contains(frame), "\(frame) in \(scroll.bounds)")
      UIApplication.shared.send(.key(.return, modifiers: [], isDown: true))
    }
    // A message that the user scrolls back to stays.
    scroll.contentOffset = .zero
    window.setNeedsLayout()
    alert.view.setNeedsLayout()
    go(to: now + 0.1)
    XCTAssertEqual(scroll.contentOffset, .zero)
  }

  /// An alert whose view was loaded before the text size changed is shown in the size of its window.
  func testTheTextSizeOfTheWindow() {
    let alert = alert("Title", "Message", ("OK", .default))
    XCTAssertEqual(alert.view.subviews.isEmpty, false)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    defer { window.traitOverrides.remove(UITraitPreferredContentSizeCategory.self) }
    show(alert)
    XCTAssertEqual(frame(alert).width, 310)
    XCTAssertGreaterThan(label("Title", in: alert)?.font.pointSize ?? 0, 25)
  }

  func testTheKeyboardComesBackAfterTheAlert() {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    view.addSubview(field)
    field.becomeFirstResponder()
    go(to: now + 1)
    let alert = alert("Title", nil, ("OK", .default))
    show(alert)
    XCTAssertFalse(field.isFirstResponder)
    XCTAssertEqual(frame(alert).midY, 438.5, accuracy: 0.5)
    touch("OK", in: alert)
    XCTAssertTrue(field.isFirstResponder)
  }

  // MARK: Bad input

  func testBadInput() {
    let alert = alert("Title", nil, ("Cancel", .cancel))
    add("Never", .cancel, to: alert)
    XCTAssertTrue(
      said("UIAlertController can only have one action with a style of UIAlertActionStyleCancel"))
    // facts/presentation.md#logs/alert
    XCTAssertTrue(said("NSInternalInconsistencyException"))
    XCTAssertEqual(alert.actions.count, 1)
    let sheet = self.alert("Title", nil, style: .actionSheet)
    sheet.addTextField()
    XCTAssertTrue(
      said("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"))
    XCTAssertNil(sheet.textFields)
    show(UIAlertController(title: nil, message: nil, preferredStyle: .alert))
    XCTAssertTrue(said("UIAlertController must have a title, a message or an action to display"))
  }

  func testCopiesOfActions() throws {
    let action = UIAlertAction(title: "OK", style: .destructive)
    action.isEnabled = false
    let copy = try XCTUnwrap(action.copy() as? UIAlertAction)
    XCTAssertTrue(copy !== action && copy.title == "OK" && copy.style == .destructive && !copy.isEnabled)
  }
}
