import FlipsideTesting
import UIKit
import XCTest

/// Requests of an app to its host while it is in the background.
final class BackgroundTests: XCTestCase {
  /// A presentation that begins in the background is laid out when the app is in the foreground again. Until then
  /// no frame is requested, so that an app in the background costs nothing.
  func testAPresentationWaitsForTheForegroundWithoutFrames() {
    MainActor.assumeIsolated {
      onStage { stage in
        stage.enterBackground()
        let page = UIViewController()
        stage.window.rootViewController?.present(page, animated: false)
        stage.clock.advance(by: 1)
        XCTAssertNil(UIApplication.shared.nextDeadline)
        stage.enterForeground()
        stage.clock.advance(by: 1)
        XCTAssertNotNil(page.viewIfLoaded?.window)
      }
    }
  }
}
