import FlipsideTesting
import UIKit
import XCTest

/// The keys of an external keyboard in an open menu of an iPad: Apple's "Navigating an app's user interface using a
/// keyboard".
final class MenuKeyTests: XCTestCase {
  private func press(_ keys: HostKey...) {
    MainActor.assumeIsolated {
      for key in keys {
        UIApplication.shared.send(.key(key, modifiers: [], isDown: true))
        UIApplication.shared.send(.key(key, modifiers: [], isDown: false))
      }
    }
  }

  private func onMenu(device: String = "iPad (10th generation)", _ body: @MainActor (Stage, UIButton, Log) -> Void)
  {
    MainActor.assumeIsolated {
      let log = Log()
      func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: title, attributes: attributes) { log($0.title) }
      }
      onStage(device: device, animates: false) { stage in
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [
          UIMenu(
            options: .displayInline, preferredElementSize: .small,
            children: [action("A"), action("B"), action("C")]),
          action("First"), action("Off", .disabled), action("Second"),
          UIMenu(title: "More", children: [action("Inner 1"), action("Inner 2")]),
        ])
        stage.view.addSubview(button)
        button.performPrimaryAction()
        stage.clock.settle()
        XCTAssertEqual(button.contextMenuInteraction?.menuAppearance, .compact)
        body(stage, button, log)
      }
    }
  }

  func testArrowsAndReturnChooseAnEntry() {
    onMenu { stage, button, log in
      press(.down, .right, .down, .down, .return)
      stage.clock.settle()
      XCTAssertEqual(log.take(), ["Second"], "what is disabled is left out")
      XCTAssertEqual(button.contextMenuInteraction?.menuAppearance, .unknown)
      button.performPrimaryAction()
      press(.down, .right, .space)
      stage.clock.settle()
      XCTAssertEqual(log.take(), ["B"])
      button.performPrimaryAction()
      press(.up, .up, .return)
      stage.clock.settle()
      XCTAssertEqual(log.take(), ["Second"], "from the end")
    }
  }

  func testSubmenusUnfoldAndFold() {
    onMenu { stage, button, log in
      press(.up, .right, .down, .return)
      stage.clock.settle()
      XCTAssertEqual(log.take(), ["Inner 2"])
      button.performPrimaryAction()
      press(.up, .right, .left, .escape)
      stage.clock.settle()
      XCTAssertEqual(button.contextMenuInteraction?.menuAppearance, .unknown)
      XCTAssertEqual(log.take(), [])
    }
  }

  func testEscapeClosesOneMenuAfterTheOther() {
    onMenu { stage, button, log in
      press(.up, .return, .escape)
      stage.clock.settle()
      XCTAssertEqual(button.contextMenuInteraction?.menuAppearance, .compact)
      press(.escape)
      stage.clock.settle()
      XCTAssertEqual(button.contextMenuInteraction?.menuAppearance, .unknown)
      press(.return)
      XCTAssertEqual(log.take(), [])
    }
  }

  func testAPhoneHasNone() {
    onMenu(device: "iPhone 15") { stage, button, log in
      press(.down, .return)
      XCTAssertEqual(log.take(), [])
      button.contextMenuInteraction?.dismissMenu()
      stage.clock.settle()
    }
  }
}
