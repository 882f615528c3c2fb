import FlipsideTesting
import UIKit
import XCTest

/// Apple's page of `UIView.Invalidating`.
final class InvalidatingTests: XCTestCase {
  private final class Dial: UIView {
    @Invalidating(.layout) var angle: CGFloat = 0
    @Invalidating(.display, .intrinsicContentSize, .constraints) var title = ""
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  func testAChangeInvalidates() {
    onStage { stage in
      let dial = Dial(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      stage.view.addSubview(dial)
      stage.clock.advance(by: 0.1)
      dial.layouts = 0
      dial.angle = 0
      stage.clock.advance(by: 0.1)
      XCTAssertEqual(dial.layouts, 0, "the value is the same")
      dial.angle = 2
      dial.layoutIfNeeded()
      XCTAssertEqual(dial.angle, 2)
      XCTAssertEqual(dial.layouts, 1)
      dial.updateConstraintsIfNeeded()
      XCTAssertFalse(dial.needsUpdateConstraints())
      dial.title = "N"
      XCTAssertTrue(dial.needsUpdateConstraints())
    }
  }

  func testTheConfigurationOfAButton() {
    onStage { stage in
      let button = UIButton(configuration: .plain())
      var updates = 0
      button.configurationUpdateHandler = { _ in updates += 1 }
      stage.view.addSubview(button)
      stage.clock.advance(by: 0.1)
      updates = 0
      MainActor.assumeIsolated {
        UIView.Invalidations.Tuple(UIView.Invalidations.Display(), UIView.Invalidations.Configuration())
          .invalidate(view: button)
      }
      stage.clock.advance(by: 0.1)
      XCTAssertGreaterThanOrEqual(updates, 1)
    }
  }
}
