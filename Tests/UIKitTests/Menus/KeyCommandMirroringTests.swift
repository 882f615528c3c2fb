import FlipsideTesting
import UIKit
import XCTest

/// Apple's pages of `allowsAutomaticMirroring` and `allowsAutomaticLocalization`.
final class KeyCommandMirroringTests: XCTestCase {
  private final class Page: UIView {
    var commands: [UIKeyCommand] = []
    var inputs: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
  }

  /// Returns the inputs of the commands that are performed when the mirrored keys are pressed.
  private func inputs(
    _ direction: UIUserInterfaceLayoutDirection, _ change: (UIKeyCommand) -> Void = { _ in }
  ) -> [String] {
    MessageDispatch.register("turn:", on: Page.self) { (me: Page, sender: AnyObject) in
      me.inputs.append((sender as? UIKeyCommand)?.input ?? "none")
    }
    var result: [String] = []
    onStage(layoutDirection: direction) { stage in
      let page = Page(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
      stage.view.addSubview(page)
      page.becomeFirstResponder()
      let arrows = [UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputUpArrow]
      page.commands = ("[]{}()<>s".map(String.init) + arrows).map {
        UIKeyCommand(input: $0, modifierFlags: .command, action: "turn:")
      }
      page.commands.forEach(change)
      let pressed: [HostKey] = ["[", ">", "("].map(HostKey.character) + [.left, .right, .up, .character("s")]
      for key in pressed {
        UIApplication.shared.send(.key(key, modifiers: .command, isDown: true))
        UIApplication.shared.send(.key(key, modifiers: .command, isDown: false))
      }
      result = page.inputs
    }
    return result
  }

  private let same = [
    "[", ">", "(", UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputUpArrow, "s",
  ]

  func testKeysOfADirectionChangePlaces() {
    XCTAssertEqual(inputs(.leftToRight), same)
    XCTAssertEqual(
      inputs(.rightToLeft),
      ["]", "<", ")", UIKeyCommand.inputRightArrow, UIKeyCommand.inputLeftArrow, UIKeyCommand.inputUpArrow, "s"])
  }

  func testCommandsThatKeepTheirKeys() {
    XCTAssertEqual(inputs(.rightToLeft) { $0.allowsAutomaticMirroring = false }, same)
    XCTAssertEqual(inputs(.rightToLeft) { $0.allowsAutomaticLocalization = false }, same)
  }
}
