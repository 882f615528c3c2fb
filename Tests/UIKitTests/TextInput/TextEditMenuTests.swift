import FlipsideTesting
import UIKit
import XCTest

/// The edit menus of text fields, text views and an app's own input: facts/text-input.md#edit-menu; Apple's pages
/// of `UITextFieldDelegate` and `UITextViewDelegate`.
final class TextEditMenuTests: TextTouchTestCase {
  private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    let log = Log()
    var menu: ([UIMenuElement]) -> UIMenu? = { _ in nil }
    var suggested: [UIMenuElement] = []

    private func ask(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
      log("menu {\(range.location), \(range.length)}")
      self.suggested = suggested
      return menu(suggested)
    }
    private func note(_ name: String, _ animator: any UIEditMenuInteractionAnimating) {
      log(name)
      animator.addAnimations { [log] in log("\(name) animates") }
      animator.addCompletion { [log] in log("\(name) is over") }
    }
    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { ask(range, suggestedActions) }
    func textField(
      _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { note("present", animator) }
    func textField(
      _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { note("dismiss", animator) }
    func textView(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { ask(range, suggestedActions) }
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      note("present", animator)
    }
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      note("dismiss", animator)
    }
  }

  private let delegate = Delegate()

  private func eachWithDelegate(_ body: (TextSubject) throws -> Void) rethrows {
    try each(TextSubject.apples(), "hello big world", at: at(0)) { subject in
      (subject.input as? UITextField)?.delegate = delegate
      (subject.input as? UITextView)?.delegate = delegate
      delegate.menu = { _ in nil }
      _ = delegate.log.take()
      try body(subject)
    }
  }

  /// Taps the entry of a title, which may be on a further page of the menu.
  private func choose(_ title: String, file: StaticString = #filePath, line: UInt = #line) {
    for _ in 0..<3 where !stage.shows(title) && stage.shows("Forward") {
      stage.tap("Forward", file: file, line: line)
      go(to: now + 0.4)
    }
    stage.tap(title, file: file, line: line)
    go(to: now + 0.4)
  }

  /// facts/text-input.md#edit-menu/order
  func testTheDelegateGivesTheMenu() {
    eachWithDelegate { subject in
      let log = delegate.log
      delegate.menu = { UIMenu(children: [UIAction(title: "Mine") { _ in log("mine") }] + $0) }
      tap(8, subject, times: 2)
      XCTAssertEqual(log.take(), ["menu {6, 3}", "present", "present animates", "present is over"])
      XCTAssertTrue(stage.shows("Mine"))
      XCTAssertTrue(stage.shows("Copy"))
      choose("Mine")
      XCTAssertEqual(log.take(), ["dismiss", "dismiss animates", "mine", "dismiss is over"])
      XCTAssertFalse(menu.isMenuVisible)
      XCTAssertFalse(stage.shows("Mine"))
    }
  }

  /// facts/text-input.md#edit-menu/nil
  func testNoMenuIsTheSystemsAndAnEmptyOneIsNone() {
    eachWithDelegate { subject in
      tap(8, subject, times: 2)
      XCTAssertTrue(stage.shows("Copy"))
      menu.hideMenu()
      go(to: now + 0.3)
      delegate.menu = { _ in UIMenu() }
      _ = delegate.log.take()
      tap(2, subject, times: 2)
      XCTAssertFalse(menu.isMenuVisible)
      XCTAssertEqual(delegate.log.take(), ["menu {0, 5}"])
    }
  }

  /// facts/text-input.md#edit-menu/groups
  func testSuggestedEntries() {
    menu.menuItems = [UIMenuItem(title: "Own", action: "own:")]
    eachWithDelegate { subject in
      tap(8, subject, times: 2)
      let groups = delegate.suggested.compactMap { ($0 as? UIMenu)?.identifier }
      XCTAssertEqual(
        groups.prefix(7),
        [.standardEdit, .replace, .format, .lookup, .learn, .speech, .share].prefix(7))
      let standard = delegate.suggested.first as? UIMenu
      XCTAssertEqual(
        standard?.children.map(\.title), ["Cut", "Copy", "Paste", "Delete", "Select", "Select All"])
      XCTAssertTrue(stage.shows("Cut"))
      XCTAssertFalse(stage.shows("Paste"), "there is nothing to paste")
      XCTAssertFalse(stage.shows("Own"), "nobody performs it")
    }
  }

  func testSelectAllBringsTheMenuBack() {
    eachWithDelegate { subject in
      tap(8, subject, times: 2)
      choose("Select All")
      XCTAssertEqual(subject.selection, at(0, 15))
      XCTAssertTrue(menu.isMenuVisible)
      XCTAssertFalse(stage.shows("Select All"))
      choose("Copy")
      XCTAssertFalse(menu.isMenuVisible)
      XCTAssertEqual(UIPasteboard.general.string, "hello big world")
      UIPasteboard.general.items = []
    }
  }

  func testEntriesAreDisabledHiddenAndStay() {
    eachWithDelegate { subject in
      let log = delegate.log
      func action(_ title: String, _ attributes: UIMenuElement.Attributes) -> UIAction {
        UIAction(title: title, attributes: attributes) { _ in log(title) }
      }
      delegate.menu = { _ in
        UIMenu(children: [action("Off", .disabled), action("Gone", .hidden), action("Stays", .keepsMenuPresented)])
      }
      tap(8, subject, times: 2)
      XCTAssertFalse(stage.shows("Gone"))
      _ = log.take()
      choose("Off")
      XCTAssertEqual(log.take(), [])
      XCTAssertTrue(menu.isMenuVisible)
      choose("Stays")
      XCTAssertEqual(log.take().first, "Stays")
      XCTAssertTrue(menu.isMenuVisible)
    }
  }

  func testASubmenuOpensAList() {
    eachWithDelegate { subject in
      let log = delegate.log
      delegate.menu = { _ in
        UIMenu(children: [
          UIMenu(title: "More", children: [UIAction(title: "Inner") { _ in log("inner") }]),
          UIMenu(title: "Nothing", children: [UICommand(title: "Unknown", action: "unknown:")]),
        ])
      }
      tap(8, subject, times: 2)
      XCTAssertFalse(stage.shows("Nothing"))
      choose("More")
      XCTAssertTrue(stage.shows("Inner"))
      _ = log.take()
      choose("Inner")
      XCTAssertTrue(log.take().contains("inner"))
      XCTAssertFalse(menu.isMenuVisible)
    }
  }

  /// The menu that an input itself provides receives the suggested actions.
  func testAnInputGivesItsMenu() {
    final class Field: UITextField {
      var suggested = 0
      override func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        suggested = suggestedActions.count
        return UIMenu(children: [UIAction(title: text(in: textRange) ?? "nothing") { _ in }])
      }
    }
    let field = Field(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    view.addSubview(field)
    field.text = "hello"
    field.becomeFirstResponder()
    step()
    for _ in 0..<2 {
      tap(30, 117)
      go(to: now + 0.1)
    }
    go(to: now + 0.3)
    XCTAssertGreaterThan(field.suggested, 5)
    XCTAssertTrue(stage.shows("hello"))
    field.removeFromSuperview()
    XCTAssertFalse(menu.isMenuVisible, "the menu goes with the view")
  }

  func testTheMenuGoesWithTheFirstResponder() {
    eachWithDelegate { subject in
      tap(8, subject, times: 2)
      XCTAssertTrue(menu.isMenuVisible)
      subject.input.resignFirstResponder()
      XCTAssertFalse(menu.isMenuVisible)
      XCTAssertEqual(delegate.log.take().suffix(2), ["dismiss", "dismiss animates"])
    }
  }

  /// Responders change the menu and its commands.
  func testRespondersBuildAndValidate() {
    final class Field: UITextField {
      override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        guard builder.system == .context else { return }
        builder.remove(menu: .standardEdit)
        builder.insertChild(
          UIMenu(options: .displayInline, children: [UICommand(title: "Copied", action: Selector("copy:"))]),
          atStartOfMenu: .root)
      }
      override func validate(_ command: UICommand) {
        if command.title == "Copied" { command.title = "Validated" }
      }
    }
    let field = Field(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    view.addSubview(field)
    field.text = "hello"
    field.becomeFirstResponder()
    step()
    for _ in 0..<2 {
      tap(30, 117)
      go(to: now + 0.1)
    }
    go(to: now + 0.3)
    XCTAssertTrue(stage.shows("Validated"))
    XCTAssertFalse(stage.shows("Cut"))
    choose("Validated")
    XCTAssertEqual(UIPasteboard.general.string, "hello")
  }

  func testTheSelectionIsLookedUp() {
    eachWithDelegate { subject in
      XCTAssertFalse(subject.input.canPerformAction(Selector("_define:"), withSender: nil))
      tap(8, subject, times: 2)
      choose("Look Up")
      let root = subject.input.window?.rootViewController
      XCTAssertTrue(root?.presentedViewController is UIReferenceLibraryViewController)
      XCTAssertTrue(stage.shows("big"))
      root?.dismiss(animated: false)
      go(to: now + 0.5)
    }
  }

  func testTheSelectionIsShared() {
    eachWithDelegate { subject in
      tap(8, subject, times: 2)
      XCTAssertTrue(subject.input.canPerformAction(Selector("share:"), withSender: nil))
      choose("Share…")
      let root = subject.input.window?.rootViewController
      XCTAssertTrue(root?.presentedViewController is UIActivityViewController)
      root?.dismiss(animated: false)
      go(to: now + 0.5)
    }
  }
}
