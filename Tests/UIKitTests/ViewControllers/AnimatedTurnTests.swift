import FlipsideTesting
import UIKit
import XCTest

/// The callbacks of a controller during an animated rotation (facts/lifecycle.md#rotation).
final class AnimatedTurnTests: XCTestCase {
  private final class Page: UIViewController {
    var areas: [UIEdgeInsets] = []
    override func viewSafeAreaInsetsDidChange() { areas.append(view.safeAreaInsets) }
  }

  /// Intermediate frames would have safe areas that no screen has.
  func testTheSafeAreaIsToldOnce() {
    MainActor.assumeIsolated {
      let page = Page()
      onStage(UINavigationController(rootViewController: page)) { stage in
        for orientation in [UIDeviceOrientation.landscapeLeft, .landscapeRight, .portrait] {
          page.areas = []
          let old = page.view.safeAreaInsets
          stage.rotate(to: orientation)
          stage.clock.advance(by: 1)
          let new = page.view.safeAreaInsets
          XCTAssertEqual(page.areas, new == old ? [] : [new], "\(orientation.rawValue)")
        }
      }
    }
  }
}
