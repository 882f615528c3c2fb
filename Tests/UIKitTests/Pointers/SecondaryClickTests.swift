import FlipsideTesting
import UIKit
import XCTest

/// Clicks with the secondary button of an iPad's pointer: Apple's pages of `UIContextMenuInteraction` and
/// `UITapGestureRecognizer.buttonMaskRequired`.
final class SecondaryClickTests: XCTestCase {
  private final class Menus: NSObject, UIContextMenuInteractionDelegate {
    var locations: [CGPoint] = []
    var hasMenu = true

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      locations.append(location)
      guard hasMenu else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in }])
      })
    }
  }

  private let point = CGPoint(x: 150, y: 250)

  private func onDevice(_ device: String, _ body: @MainActor (Stage, UIView, Menus) -> Void) {
    MainActor.assumeIsolated {
      let menus = Menus()
      onStage(device: device, animates: false) { stage in
        let card = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 100))
        stage.view.addSubview(card)
        card.addInteraction(UIContextMenuInteraction(delegate: menus))
        body(stage, card, menus)
      }
    }
  }

  func testItOpensTheMenuAtOnceAndClosesIt() {
    onDevice("iPad (10th generation)") { stage, card, menus in
      let interaction = card.interactions.first as? UIContextMenuInteraction
      stage.secondaryClick(point)
      XCTAssertEqual(menus.locations, [CGPoint(x: 50, y: 50)])
      XCTAssertEqual(interaction?.menuAppearance, .rich)
      stage.secondaryClick(CGPoint(x: 600, y: 800))
      stage.clock.settle()
      XCTAssertEqual(interaction?.menuAppearance, .unknown)
      stage.secondaryClick(CGPoint(x: 600, y: 800))
      XCTAssertEqual(menus.locations.count, 1, "nothing is there")
    }
  }

  func testAPhoneHasNoPointer() {
    onDevice("iPhone 15") { stage, _, menus in
      stage.secondaryClick(point)
      XCTAssertEqual(menus.locations, [])
    }
  }

  func testWithoutAMenuItIsATapForThoseThatWantTheButton() {
    onDevice("iPad (10th generation)") { stage, card, menus in
      menus.hasMenu = false
      let journal = Journal()
      let target = NotingTarget(journal)
      let taps = [UIEvent.ButtonMask.primary, .secondary].map { button in
        let tap = UITapGestureRecognizer(target: target, action: NotingTarget.fired)
        XCTAssertEqual(tap.buttonMaskRequired, .primary)
        tap.name = "button \(button.rawValue)"
        tap.buttonMaskRequired = button
        card.addGestureRecognizer(tap)
        return tap
      }
      let button = UIButton(frame: CGRect(x: 100, y: 400, width: 100, height: 50))
      button.addAction(UIAction { _ in journal.note("button") }, for: .touchUpInside)
      stage.view.addSubview(button)
      stage.secondaryClick(point)
      stage.secondaryClick(button)
      stage.clock.advance(by: 1)
      XCTAssertEqual(journal.lines, ["button 2 3"])
      stage.tap(button)
      XCTAssertEqual(journal.lines, ["button 2 3", "button"], "ordinary touches come as before")
      withExtendedLifetime((target, taps)) {}
    }
  }
}
