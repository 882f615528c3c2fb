import FlipsideTesting
import UIKit
import XCTest

/// Apple's page of `UIToolTipInteraction`.
final class UIToolTipTests: XCTestCase {
  private func texts(_ view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { texts($0) }
  }

  func testARestingPointerShowsTheTip() {
    onStage(device: "iPad Pro 11") { stage in
      let view = UIView(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
      let tip = UIToolTipInteraction(defaultToolTip: "Send")
      view.addInteraction(tip)
      stage.view.addSubview(view)
      guard let window = view.window else { return XCTFail("no window") }
      stage.hover(over: view)
      XCTAssertFalse(texts(window).contains("Send"))
      stage.clock.advance(by: 1)
      XCTAssertTrue(texts(window).contains("Send"))
      stage.endHover()
      XCTAssertFalse(texts(window).contains("Send"))
      tip.isEnabled = false
      stage.hover(over: view)
      stage.clock.advance(by: 1)
      XCTAssertFalse(texts(window).contains("Send"))
      stage.endHover()
    }
  }

  func testAControlsTipIsAnInteraction() {
    onStage { _ in
      let button = UIButton(type: .system)
      XCTAssertNil(button.toolTipInteraction)
      button.toolTip = "Send"
      XCTAssertEqual(button.toolTipInteraction?.defaultToolTip, "Send")
      button.toolTip = nil
      XCTAssertNil(button.toolTip)
    }
  }
}
