import FlipsideTesting
import UIKit
import XCTest

/// Flips and curls of the window begin with the presenter. Apple's page of `UIModalTransitionStyle`.
final class WindowTransitionTests: XCTestCase {
  private func page(_ color: UIColor, _ style: UIModalTransitionStyle) -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = color
    page.modalPresentationStyle = .fullScreen
    page.modalTransitionStyle = style
    return page
  }

  /// A controller that was dismissed in the same turn of the run loop is not on the page that curls up.
  func testAPageCurlsThePresenterRightAfterAnotherIsDismissed() {
    MainActor.assumeIsolated {
      for style in [UIModalTransitionStyle.partialCurl, .flipHorizontal] {
        let root = page(.green, .coverVertical)
        onStage(root) { stage in
          root.present(page(.red, .coverVertical), animated: false)
          stage.clock.settle()
          let point = CGPoint(x: 196, y: 200)
          assertPixel(stage.picture().pixel(at: point), 0xFFFF_0000)
          root.dismiss(animated: false)
          root.present(page(.blue, style), animated: true)
          stage.clock.advance(by: 0.1)
          // The page is still flat at that point, and the card has hardly rotated.
          assertPixel(stage.picture().pixel(at: point), 0xFF00_FF00, tolerance: 60, "\(style)")
          stage.clock.finishAnimations()
          XCTAssertTrue(root.presentedViewController?.view.backgroundColor == .blue)
        }
      }
    }
  }
}
