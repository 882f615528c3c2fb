import UIKit
import XCTest

/// `facts/defaults.md#raw-values`; Apple's pages of `UIMenu`, `UIAction` and `UICommand`.
final class MenuTests: XCTestCase {
  func testRawValues() {
    XCTAssertEqual(UIMenuElement.Attributes.keepsMenuPresented.rawValue, 8)
    XCTAssertEqual(UIMenuElement.State.mixed.rawValue, 2)
    XCTAssertEqual(UIMenu.Options.singleSelection.rawValue, 32)
    XCTAssertEqual(UIMenu.Identifier.standardEdit.rawValue, "com.apple.menu.standard-edit")
  }

  func testActionsWithoutIdentifierDiffer() {
    XCTAssertNotEqual(UIAction { _ in }.identifier, UIAction { _ in }.identifier)
    XCTAssertEqual(UIAction(identifier: .paste) { _ in }.identifier, .paste)
  }

  func testDisabledActionDoesNothing() {
    var runs = 0
    let action = UIAction(title: "A", subtitle: "b") { _ in runs += 1 }
    XCTAssertEqual(action.subtitle, "b")
    action.performWithSender(nil, target: nil)
    action.attributes = .disabled
    action.performWithSender(nil, target: nil)
    XCTAssertEqual(runs, 1)
  }

  func testSelectedElementsReachIntoInlineMenus() {
    let on = UIAction(title: "on", state: .on) { _ in }
    let off = UIAction(title: "off") { _ in }
    let inline = UIMenu(options: .displayInline, children: [on])
    let nested = UIMenu(title: "more", children: [UIAction(title: "hidden", state: .on) { _ in }])
    let menu = UIMenu(title: "m", children: [off, inline, nested])
    XCTAssertEqual(menu.selectedElements, [on])
    let other = menu.replacingChildren([on])
    XCTAssertEqual(other.identifier, menu.identifier)
    XCTAssertEqual(other.children, [on])
    XCTAssertEqual(menu.children.count, 3)
  }

  func testCommandSendsItsAction() {
    let journal = Journal()
    let target = NotingTarget(journal)
    let command = UICommand(title: "C", action: NotingTarget.plain, propertyList: "x")
    command.performWithSender(nil, target: target)
    XCTAssertEqual(journal.lines, ["plain"])
    XCTAssertEqual(command.propertyList as? String, "x")
  }
}
