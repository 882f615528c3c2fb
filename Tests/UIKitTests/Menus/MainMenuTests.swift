import UIKit
import XCTest

/// Apple's pages of `UIMenuBuilder`, `UIMenuSystem`, `buildMenu(with:)` and `validate(_:)`.
final class MainMenuTests: CoreTestCase {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var systems: [UIMenuSystem] = []
    var build: (any UIMenuBuilder) -> Void = { _ in }
    var disables = false
    var log: [String] = []

    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      systems.append(builder.system)
      build(builder)
    }
    override func validate(_ command: UICommand) {
      log.append("validate \(command.title)")
      command.attributes = disables ? .disabled : []
    }
    func refresh(_ sender: Any?) { log.append("refresh \((sender as? UICommand)?.propertyList as? String ?? "-")") }
    func printContent(_ sender: Any?) { log.append("print") }
  }

  private let delegate = Delegate()
  private var oldDelegate: (any UIApplicationDelegate)?

  override func setUp() {
    super.setUp()
    oldDelegate = UIApplication.shared.delegate
    UIApplication.shared.delegate = delegate
    MessageDispatch.register("refresh:", on: Delegate.self) { (me: Delegate, sender: AnyObject) in
      me.refresh(sender)
    }
    UIMenuSystem.main.setNeedsRebuild()
    makeWindow()
  }

  override func tearDown() {
    UIApplication.shared.delegate = oldDelegate
    UIMenuSystem.main.setNeedsRebuild()
    super.tearDown()
  }

  private func press(_ key: String, _ modifiers: HostKeyModifiers = .command) {
    UIApplication.shared.send(.key(.character(key), modifiers: modifiers, isDown: true))
    UIApplication.shared.send(.key(.character(key), modifiers: modifiers, isDown: false))
  }

  private func command(_ title: String, _ key: String, _ propertyList: Any? = nil) -> UIKeyCommand {
    UIKeyCommand(
      title: title, action: Selector("refresh:"), input: key, modifierFlags: .command, propertyList: propertyList)
  }

  func testTheDelegateBuildsTheMenuOnce() {
    press("1")
    press("2")
    XCTAssertEqual(delegate.systems, [.main])
    UIMenuSystem.main.setNeedsRebuild()
    press("3")
    XCTAssertEqual(delegate.systems, [.main, .main])
  }

  func testCommandsAreValidatedAndPerformed() {
    delegate.build = { builder in
      builder.insertSibling(
        UIMenu(title: "Data", children: [self.command("Refresh", "r"), self.command("All", "t", "all")]),
        afterMenu: .edit)
    }
    press("r")
    press("t")
    XCTAssertEqual(delegate.log, ["validate Refresh", "refresh -", "validate All", "refresh all"])
    delegate.log = []
    delegate.disables = true
    press("r")
    XCTAssertEqual(delegate.log, ["validate Refresh"])
    press("r", [.command, .shift])
    XCTAssertEqual(delegate.log, ["validate Refresh"], "another key")
  }

  func testResponderChainsCommandsComeFirst() {
    final class Page: UIViewController {
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "r", modifierFlags: .command, action: Selector("own:"))]
      }
      var count = 0
    }
    MessageDispatch.register("own:", on: Page.self) { (me: Page, _: AnyObject) in me.count += 1 }
    let page = Page()
    makeWindow(page)
    delegate.build = { $0.insertChild(UIMenu(children: [self.command("Refresh", "r")]), atEndOfMenu: .view) }
    press("r")
    XCTAssertEqual(page.count, 1)
    XCTAssertEqual(delegate.log, [])
  }

  func testBuildersChangeMenus() throws {
    var titles: [String] = []
    func names(_ menu: UIMenu?) -> [String] { menu?.children.map(\.title) ?? [] }
    delegate.build = { builder in
      XCTAssertEqual(
        names(builder.menu(for: .root)).dropFirst(), ["File", "Edit", "Format", "View", "Window", "Help"])
      builder.remove(menu: .format)
      builder.insertSibling(UIMenu(title: "Before", identifier: .init("before")), beforeMenu: .view)
      builder.insertSibling(UIMenu(title: "After"), afterMenu: .view)
      builder.insertChild(UIMenu(title: "First"), atStartOfMenu: .help)
      builder.insertChild(UIMenu(title: "Last"), atEndOfMenu: .help)
      builder.replaceChildren(ofMenu: .file) { $0.filter { ($0 as? UIMenu)?.identifier == .close } }
      builder.replace(menu: .init("before"), with: UIMenu(title: "Instead", identifier: .init("instead")))
      builder.remove(menu: .init("nothing"))
      XCTAssertNil(builder.menu(for: .format))
      XCTAssertNil(builder.menu(for: .textStyle), "it was in the menu that is gone")
      XCTAssertEqual(names(builder.menu(for: .help)), ["First", "Last"])
      XCTAssertEqual((builder.menu(for: .file)?.children.first as? UIMenu)?.identifier, .close)
      XCTAssertEqual(builder.menu(for: .file)?.children.count, 1)
      titles = names(builder.menu(for: .root)).dropFirst().map { $0 }
    }
    press("1")
    XCTAssertEqual(titles, ["File", "Edit", "Instead", "View", "After", "Window", "Help"])
  }

  func testCommandsAreFound() {
    var found: [String?] = []
    delegate.build = { builder in
      let action = UIAction(title: "Act", identifier: .init("act")) { _ in }
      builder.insertChild(
        UIMenu(children: [action, self.command("One", "1", "one"), self.command("Two", "2", "two")]),
        atEndOfMenu: .view)
      found = [
        builder.command(for: Selector("copy:"))?.title,
        builder.command(for: Selector("refresh:"), propertyList: "two")?.title,
        builder.command(for: Selector("refresh:"))?.title, builder.action(for: .init("act"))?.title,
        builder.action(for: .init("none"))?.title,
      ]
    }
    press("9")
    XCTAssertEqual(found, ["Copy", "Two", nil, "Act", nil])
  }

  func testTheSystemsCommandsReachResponders() {
    MessageDispatch.register("printContent:", on: Delegate.self) { (me: Delegate, _: AnyObject) in
      me.printContent(nil)
    }
    press("p")
    XCTAssertEqual(delegate.log, ["validate Print…", "print"])
  }

  /// On an iPad, the menu exists when the app is active; the sample of the documentation is not more precise.
  func testAnotherSystemHasItsOwnMenus() {
    XCTAssertNotIdentical(UIMenuSystem.main, UIMenuSystem.context)
    UIMenuSystem.context.setNeedsRebuild()
    UIMenuSystem.context.setNeedsRevalidate()
    press("1")
    XCTAssertEqual(delegate.systems, [.main])
  }
}
