import FlipsideTesting
import UIKit
import XCTest

/// Pans by a wheel or trackpad: Apple's page of `UIPanGestureRecognizer.allowedScrollTypesMask`.
final class ScrollInputTests: XCTestCase {
  private func onCard(_ body: @MainActor (Stage, UIView, UIPanGestureRecognizer, Journal) -> Void) {
    MainActor.assumeIsolated {
      onStage(animates: false) { stage in
        let card = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 100))
        stage.view.addSubview(card)
        let journal = Journal()
        let target = NotingTarget(journal)
        let pan = UIPanGestureRecognizer(target: target, action: NotingTarget.fired)
        pan.name = "pan"
        card.addGestureRecognizer(pan)
        body(stage, card, pan, journal)
        withExtendedLifetime(target) {}
      }
    }
  }

  func testAPanTakesScrollInputOnlyIfItAllowsIt() {
    onCard { stage, card, pan, journal in
      func turn(_ dx: CGFloat, _ dy: CGFloat) {
        UIApplication.shared.send(.scroll(location: CGPoint(x: 150, y: 250), by: CGVector(dx: dx, dy: dy)))
      }
      XCTAssertEqual(pan.allowedScrollTypesMask.rawValue, 0)
      stage.scroll(card, by: CGVector(dx: 0, dy: 30))
      XCTAssertEqual(journal.lines, [])
      pan.allowedScrollTypesMask = .all
      turn(1, 2)
      XCTAssertEqual(pan.location(in: card), CGPoint(x: 50, y: 50))
      XCTAssertEqual(pan.translation(in: card), CGPoint(x: 1, y: 2))
      XCTAssertEqual(pan.numberOfTouches, 0)
      turn(4, -12)
      XCTAssertEqual(pan.translation(in: card), CGPoint(x: 5, y: -10))
      UIApplication.shared.send(.scrollEnded)
      XCTAssertEqual(journal.lines, ["pan 1", "pan 2", "pan 3"])
      XCTAssertEqual(pan.state, .possible)
      turn(0, 7)
      XCTAssertEqual(pan.translation(in: card), CGPoint(x: 0, y: 7), "counted anew")
      UIApplication.shared.send(.scrollEnded)
      journal.lines = []
      pan.isEnabled = false
      stage.scroll(card, by: CGVector(dx: 0, dy: 30))
      XCTAssertEqual(journal.lines, [])
    }
  }

  func testAFingerPansAsBefore() {
    onCard { stage, card, pan, journal in
      pan.allowedScrollTypesMask = .all
      stage.scroll(card, by: CGVector(dx: 0, dy: 7))
      journal.lines = []
      stage.touch(.began, CGPoint(x: 150, y: 250))
      stage.touch(.moved, CGPoint(x: 170, y: 250))
      XCTAssertEqual(pan.translation(in: card), CGPoint(x: 20, y: 0))
      stage.touch(.ended, CGPoint(x: 170, y: 250))
      XCTAssertEqual(journal.lines, ["pan 1", "pan 3"])
    }
  }

  func testTheInnermostTakesIt() {
    onCard { stage, card, pan, journal in
      pan.allowedScrollTypesMask = .discrete
      let scrollView = UIScrollView(frame: card.bounds)
      scrollView.contentSize = CGSize(width: 200, height: 1000)
      card.addSubview(scrollView)
      stage.scroll(card, by: CGVector(dx: 0, dy: -40))
      XCTAssertEqual(scrollView.contentOffset.y, 40)
      XCTAssertEqual(journal.lines, [])
      stage.scroll(card, by: CGVector(dx: -40, dy: 0))
      XCTAssertEqual(journal.lines, ["pan 1", "pan 3"], "the scroll view does not go that way")
    }
  }
}
