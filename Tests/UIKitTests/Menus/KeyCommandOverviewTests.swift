import FlipsideTesting
import UIKit
import XCTest

/// The list of key commands on an iPad: facts/text-input.md#keys/discoverability
final class KeyCommandOverviewTests: XCTestCase {
  private final class Page: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
      let hidden = UIKeyCommand(
        title: "Hidden", action: Selector("all:"), input: "h", modifierFlags: .command)
      hidden.attributes = .hidden
      return [
        UIKeyCommand(title: "Save", action: Selector("save:"), input: "s", modifierFlags: [.shift, .command]),
        UIKeyCommand(
          title: "Short", action: Selector("all:"), input: UIKeyCommand.inputUpArrow,
          modifierFlags: [.alternate, .control], discoverabilityTitle: "All of It"),
        UIKeyCommand(input: "q", modifierFlags: .command, action: Selector("all:")), hidden,
      ]
    }
    func all(_ sender: Any?) {}
  }

  private var stage: Stage!
  private let page = Page()

  private func begin(_ device: String) {
    MessageDispatch.register("all:", on: Page.self) { (me: Page, sender: AnyObject) in me.all(sender) }
    stage = Stage(page, device: device)
    let text = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    text.text = "some text"
    page.view.addSubview(text)
    text.becomeFirstResponder()
    text.selectAll(nil)
    stage.clock.settle()
  }

  override func tearDown() {
    UIApplication.shared.send(.modifiers([]))
    stage.end()
    stage = nil
    super.tearDown()
  }

  private func shows(_ text: String) -> Bool {
    stage.clock.settle()
    return stage.shows(text)
  }

  func testHoldingCommand() {
    MainActor.assumeIsolated {
      begin("iPad (10th generation)")
      UIApplication.shared.send(.modifiers(.command))
      stage.clock.advance(by: 0.9)
      XCTAssertFalse(shows("All of It"), "a short press shows nothing")
      stage.clock.advance(by: 0.2)
      for text in ["All of It", "⌃⌥↑", "Edit", "Copy", "⌘C"] { XCTAssertTrue(shows(text), text) }
      for text in ["Short", "Save", "Hidden", "⌘Q"] { XCTAssertFalse(shows(text), text) }
      UIApplication.shared.send(.modifiers([]))
      XCTAssertFalse(shows("All of It"))
    }
  }

  func testAShortcutHidesTheList() {
    MainActor.assumeIsolated {
      begin("iPad (10th generation)")
      UIApplication.shared.send(.modifiers(.command))
      stage.clock.advance(by: 1.1)
      XCTAssertTrue(shows("All of It"))
      UIApplication.shared.send(.key(.character("c"), modifiers: .command, isDown: true))
      XCTAssertFalse(shows("All of It"))
      stage.clock.advance(by: 3)
      XCTAssertFalse(shows("All of It"))
    }
  }

  func testPhonesAndOtherKeysShowNone() {
    MainActor.assumeIsolated {
      begin("iPad (10th generation)")
      UIApplication.shared.send(.modifiers([.command, .shift]))
      stage.clock.advance(by: 2)
      XCTAssertFalse(shows("All of It"))
      stage.end()
      begin("iPhone 15")
      UIApplication.shared.send(.modifiers(.command))
      stage.clock.advance(by: 2)
      XCTAssertFalse(shows("All of It"))
    }
  }
}
