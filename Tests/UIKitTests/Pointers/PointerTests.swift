import FlipsideTesting
import UIKit
import XCTest

/// Apple's pages of `UIPointerInteraction`, its delegate, styles and regions, of buttons' pointers and
/// `UIHoverGestureRecognizer`.
final class PointerTests: XCTestCase {
  private final class Listener: NSObject, UIPointerInteractionDelegate {
    var log: [String] = []
    var regions: [UIPointerRegion] = []
    var style: UIPointerStyle?
    var ran = 0

    private func name(_ region: UIPointerRegion) -> String { region.identifier?.base as? String ?? "-" }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      regions.isEmpty ? defaultRegion : regions.first { $0.rect.contains(request.location) }
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      log.append("style \(name(region))")
      return style
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      log.append("enter \(name(region))")
      animator.addAnimations { self.ran += 1 }
      animator.addCompletion { _ in self.log.append("entered") }
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { log.append("exit \(name(region))") }
  }

  private let listener = Listener()

  private func onPad(_ body: (Stage, UIView, UIPointerInteraction) -> Void) {
    onStage(device: "iPad Pro 11") { stage in
      let view = UIView(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
      let interaction = UIPointerInteraction(delegate: listener)
      view.addInteraction(interaction)
      stage.view.addSubview(view)
      body(stage, view, interaction)
      stage.endHover()
    }
  }

  func testTheWholeViewIsTheDefaultRegion() {
    onPad { stage, view, interaction in
      stage.hover(over: CGPoint(x: 100, y: 100))
      XCTAssertEqual(listener.log, [])
      stage.hover(over: view)
      stage.hover(over: CGPoint(x: 210, y: 210))
      XCTAssertEqual(listener.log, ["enter -", "style -"])
      XCTAssertEqual(listener.ran, 1)
      stage.clock.advance(by: 1)
      XCTAssertEqual(listener.log.last, "entered")
      stage.hover(over: CGPoint(x: 100, y: 100))
      XCTAssertEqual(listener.log.last, "exit -")
      listener.log = []
      stage.hover(over: view)
      stage.endHover()
      XCTAssertEqual(listener.log, ["enter -", "style -", "exit -"])
      listener.log = []
      interaction.isEnabled = false
      stage.hover(over: view)
      XCTAssertEqual(listener.log, [])
    }
  }

  func testRegionsOfAView() {
    onPad { stage, view, interaction in
      listener.regions = [
        UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 50, height: 100), identifier: "left"),
        UIPointerRegion(rect: CGRect(x: 60, y: 0, width: 40, height: 100), identifier: "right"),
      ]
      stage.hover(over: CGPoint(x: 210, y: 250))
      stage.hover(over: CGPoint(x: 255, y: 250))
      stage.hover(over: CGPoint(x: 280, y: 250))
      XCTAssertEqual(
        listener.log, ["enter left", "style left", "exit left", "enter right", "style right"])
      listener.log = []
      interaction.invalidate()
      XCTAssertEqual(listener.log, ["exit right", "enter right", "style right"])
      listener.log = []
      view.removeInteraction(interaction)
      XCTAssertEqual(listener.log, ["exit right"])
    }
  }

  func testEffectsLeaveNothingBehind() {
    onPad { stage, view, _ in
      view.backgroundColor = .white
      let layers = stage.view.layer.sublayers?.count
      let effects: [UIPointerEffect] = [
        .automatic(UITargetedPreview(view: view)), .highlight(UITargetedPreview(view: view)),
        .lift(UITargetedPreview(view: view)),
        .hover(UITargetedPreview(view: view), preferredTintMode: .underlay, prefersShadow: true),
      ]
      for effect in effects {
        XCTAssertIdentical(effect.preview.view, view)
        listener.style = UIPointerStyle(effect: effect)
        stage.hover(over: view)
        stage.clock.advance(by: 1)
        XCTAssertEqual(view.transform, .identity)
        stage.endHover()
        stage.clock.advance(by: 1)
        XCTAssertEqual(stage.view.layer.sublayers?.count, layers)
        XCTAssertEqual(view.layer.sublayers?.count ?? 0, 0)
        XCTAssertEqual(view.layer.animationKeys() ?? [], [])
      }
    }
  }

  func testAHighlightIsSeenAroundTheView() {
    onPad { stage, view, _ in
      view.backgroundColor = .white
      listener.style = UIPointerStyle(effect: .highlight(UITargetedPreview(view: view)))
      let beside = CGPoint(x: 198, y: 250)
      XCTAssertEqual(stage.picture().color(at: beside), UIColor(red: 1, green: 1, blue: 1, alpha: 1))
      stage.hover(over: view)
      stage.clock.advance(by: 1)
      XCTAssertNotEqual(stage.picture().color(at: beside), UIColor(red: 1, green: 1, blue: 1, alpha: 1))
      stage.endHover()
      stage.clock.advance(by: 1)
      XCTAssertEqual(stage.picture().color(at: beside), UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    }
  }

  func testButtons() {
    onStage(device: "iPad Pro 11") { stage in
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 200, y: 200, width: 80, height: 44)
      stage.view.addSubview(button)
      stage.hover(over: button)
      XCTAssertFalse(button.isHovered, "its interaction is not enabled")
      XCTAssertTrue(button.interactions.isEmpty)
      var asked = 0
      button.pointerStyleProvider = { button, effect, shape in
        asked += 1
        XCTAssertIdentical(effect.preview.view, button)
        return UIPointerStyle(effect: effect, shape: shape)
      }
      XCTAssertTrue(button.isPointerInteractionEnabled)
      stage.hover(over: button)
      XCTAssertTrue(button.isHovered)
      XCTAssertEqual(asked, 1)
      stage.endHover()
      XCTAssertFalse(button.isHovered)
      button.isEnabled = false
      stage.hover(over: button)
      XCTAssertFalse(button.isHovered)
      button.isPointerInteractionEnabled = false
      XCTAssertTrue(button.interactions.isEmpty)
      XCTAssertNil(button.pointerStyleProvider)
      stage.endHover()
    }
  }

  func testHoverRecognizers() {
    final class Counter: NSObject {
      var log: [String] = []
      func hovered(_ recognizer: UIHoverGestureRecognizer) {
        log.append("\(recognizer.state.rawValue) \(recognizer.location(in: recognizer.view))")
      }
    }
    MessageDispatch.register("hovered:", on: Counter.self) { (me: Counter, recognizer: UIHoverGestureRecognizer) in
      me.hovered(recognizer)
    }
    let counter = Counter()
    for device in ["iPad Pro 11", "iPhone 15"] {
      onStage(device: device) { stage in
        let view = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
        let hover = UIHoverGestureRecognizer(target: counter, action: Selector("hovered:"))
        view.addGestureRecognizer(hover)
        stage.view.addSubview(view)
        counter.log = []
        stage.hover(over: CGPoint(x: 110, y: 220))
        stage.hover(over: CGPoint(x: 120, y: 220))
        stage.hover(over: CGPoint(x: 20, y: 220))
        XCTAssertEqual(hover.state, .possible)
        if device == "iPhone 15" {
          XCTAssertEqual(counter.log, [], "iPhones have no pointer")
        } else {
          XCTAssertEqual(counter.log, ["1 (10.0, 20.0)", "2 (20.0, 20.0)", "3 (-80.0, 20.0)"])
        }
      }
    }
  }

  func testValues() {
    XCTAssertEqual(UIPointerShape.defaultCornerRadius, 8)
    let region = UIPointerRegion(rect: CGRect(x: 1, y: 2, width: 3, height: 4), identifier: 5)
    XCTAssertEqual(region, UIPointerRegion(rect: CGRect(x: 1, y: 2, width: 3, height: 4), identifier: 5))
    XCTAssertNotEqual(region, UIPointerRegion(rect: CGRect(x: 1, y: 2, width: 3, height: 4)))
    XCTAssertEqual(region.copy() as? UIPointerRegion, region)
    let arrow = UIPointerAccessory.arrow(.right)
    XCTAssertEqual(arrow.position.angle, .pi / 2)
    XCTAssertTrue(arrow.orientationMatchesAngle)
    XCTAssertFalse(UIPointerAccessory(.verticalBeam(length: 10), position: .top).orientationMatchesAngle)
    XCTAssertTrue(UIPointerStyle.hidden().accessories.isEmpty)
    XCTAssertTrue(UIPointerStyle.system().accessories.isEmpty)
  }
}
