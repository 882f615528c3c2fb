import FlipsideTesting
import UIKit
import XCTest

/// Apple's page of `UIPreviewInteraction` and its delegate. When the steps end is this implementation's choice.
final class PreviewInteractionTests: XCTestCase {
  private final class Listener: NSObject, UIPreviewInteractionDelegate {
    var log: [String] = []
    var previews: [CGFloat] = []
    var begins = true
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { begins }
    func previewInteraction(
      _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
      ended: Bool
    ) {
      previews.append(transitionProgress)
      if ended { log.append("previewed") }
    }
    func previewInteraction(
      _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) { if ended { log.append("committed") } }
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { log.append("cancelled") }
  }

  private func onCard(_ body: (Stage, UIPreviewInteraction, Listener) -> Void) {
    onStage { stage in
      let card = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
      stage.view.addSubview(card)
      let interaction = UIPreviewInteraction(view: card)
      let listener = Listener()
      interaction.delegate = listener
      body(stage, interaction, listener)
    }
  }

  func testAFingerThatRestsPreviewsAndCommits() {
    onCard { stage, interaction, listener in
      stage.touch(.began, CGPoint(x: 120, y: 230))
      stage.clock.advance(by: 0.6)
      XCTAssertEqual(listener.log, ["previewed"])
      XCTAssertEqual(listener.previews.last, 1)
      XCTAssertEqual(listener.previews, listener.previews.sorted())
      XCTAssertEqual(interaction.location(in: interaction.view), CGPoint(x: 20, y: 30))
      stage.clock.advance(by: 0.6)
      XCTAssertEqual(listener.log, ["previewed", "committed"])
      stage.touch(.ended, CGPoint(x: 120, y: 230))
      XCTAssertEqual(listener.log, ["previewed", "committed"])
    }
  }

  func testAFingerThatLiftsCancels() {
    onCard { stage, interaction, listener in
      stage.touch(.began, CGPoint(x: 120, y: 230))
      stage.clock.advance(by: 0.3)
      stage.touch(.ended, CGPoint(x: 120, y: 230))
      XCTAssertEqual(listener.log, ["cancelled"])
      stage.touch(.began, CGPoint(x: 120, y: 230))
      stage.clock.advance(by: 0.6)
      interaction.cancel()
      XCTAssertEqual(listener.log, ["cancelled", "previewed", "cancelled"])
      stage.clock.advance(by: 1)
      stage.touch(.ended, CGPoint(x: 120, y: 230))
      XCTAssertEqual(listener.log.count, 3)
    }
  }

  func testTheDelegateRefuses() {
    onCard { stage, _, listener in
      listener.begins = false
      stage.touch(.began, CGPoint(x: 120, y: 230))
      stage.clock.advance(by: 2)
      stage.touch(.ended, CGPoint(x: 120, y: 230))
      XCTAssertEqual(listener.log, [])
      XCTAssertEqual(listener.previews, [])
    }
  }
}
