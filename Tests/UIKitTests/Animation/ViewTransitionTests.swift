import FlipsideTesting
import QuartzCore
import UIKit
import XCTest

/// All kinds of `UIView.transition`: their effects, and film strips of their frames.
final class ViewTransitionTests: TimeTestCase {
  func testTheBlockTakesEffectAtOnce() {
    let box = addBox()
    var finished: Bool?
    UIView.transition(with: view, duration: 1, options: .transitionFlipFromLeft) {
      box.removeFromSuperview()
      self.view.backgroundColor = .green
    } completion: {
      finished = $0
    }
    XCTAssertNil(box.superview)
    XCTAssertEqual(view.layer.animationKeys(), [kCATransition], "no colour fades meanwhile")
    XCTAssertNil(window.hitTest(CGPoint(x: 10, y: 10), with: nil).flatMap { $0 === view ? $0 : nil })
    go(to: 0.5)
    XCTAssertNil(finished)
    go(to: 1.05)
    XCTAssertEqual(finished, true)
    XCTAssertTrue(isIdle)
  }

  func testContentMayBeAnimatedToo() {
    let box = addBox()
    UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .allowAnimatedContent]) {
      box.alpha = 0
    }
    XCTAssertEqual(box.layer.animationKeys(), ["opacity"])
  }

  func testWithoutATransitionItIsDoneAtOnce() {
    var finished: Bool?
    let box = addBox()
    UIView.transition(with: view, duration: 1) {
      box.alpha = 0
    } completion: {
      finished = $0
    }
    XCTAssertNil(box.layer.animationKeys())
    go(to: 0.05)
    XCTAssertEqual(finished, true)
  }

  func testFromOneViewToAnother() {
    let parent = addBox()
    let (a, b, c) = (UIView(), UIView(), UIView())
    parent.addSubview(a)
    parent.addSubview(c)
    var finished: Bool?
    UIView.transition(from: a, to: b, duration: 0.5, options: .transitionFlipFromRight) { finished = $0 }
    XCTAssertEqual(parent.subviews, [b, c], "in its place")
    XCTAssertNotNil(parent.layer.animation(forKey: kCATransition), "the superview turns")
    go(to: 0.6)
    XCTAssertEqual(finished, true)
    UIView.transition(from: b, to: c, duration: 0.5, options: [.showHideTransitionViews, .transitionCrossDissolve])
    XCTAssertTrue(b.isHidden)
    XCTAssertFalse(c.isHidden)
    XCTAssertEqual(parent.subviews, [b, c])
    UIView.transition(from: c, to: c, duration: 0.5)
    let loose = UIView()
    UIView.transition(from: loose, to: UIView(), duration: 0.5, options: .transitionCurlUp)
    go(to: 1.5)
    XCTAssertTrue(isIdle)
  }

  func testEachOptionHasItsTransition() {
    let kinds: [(UIView.AnimationOptions, String, CATransitionSubtype?)] = [
      (.transitionFlipFromLeft, "oglFlip", .fromLeft), (.transitionFlipFromRight, "oglFlip", .fromRight),
      (.transitionFlipFromTop, "oglFlip", .fromTop), (.transitionFlipFromBottom, "oglFlip", .fromBottom),
      (.transitionCurlUp, "pageCurl", nil), (.transitionCurlDown, "pageUnCurl", nil),
      (.transitionCrossDissolve, "fade", nil),
    ]
    for (option, type, _) in kinds {
      UIView.transition(with: view, duration: 1, options: [option, .curveLinear]) {}
      let made = view.layer.animation(forKey: kCATransition) as? CATransition
      XCTAssertEqual(made?.type.rawValue, type)
      XCTAssertEqual(made?.timingFunction, CAMediaTimingFunction(name: .linear))
      view.layer.removeAllAnimations()
      go(to: now + 0.05)
    }
  }

  // MARK: Film strips

  private func strip(_ name: String, _ option: UIView.AnimationOptions) {
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 200))
    front.backgroundColor = .systemBlue
    let corner = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
    corner.backgroundColor = .white
    front.addSubview(corner)
    let back = UIView(frame: front.bounds)
    back.backgroundColor = .systemOrange
    let bar = UIView(frame: CGRect(x: 10, y: 150, width: 100, height: 30))
    bar.backgroundColor = .black
    back.addSubview(bar)
    let container = UIView(frame: CGRect(x: 100, y: 200, width: 160, height: 200))
    container.addSubview(front)
    view.addSubview(container)
    go(to: 0.1)
    restart()
    UIView.transition(from: front, to: back, duration: 1, options: [option, .curveLinear])
    var strip = FilmStrip(columns: 10, scale: 6)
    for frame in 0..<10 {
      jump(to: Double(frame) / 9 * 0.999)
      strip.add(
        Picture(UIApplication.shared.surface), CGRect(x: 80 * 3, y: 170 * 3, width: 200 * 3, height: 260 * 3))
    }
    go(to: 1.1)
    container.removeFromSuperview()
    guard let picture = strip.picture else { return XCTFail("no picture") }
    // Each frame is compared separately.
    let width = picture.width / 10
    let regions = (0..<10).map {
      PictureRegion(
        "frame \($0)", CGRect(x: $0 * width, y: 0, width: width, height: picture.height), tolerance: 0.01)
    }
    assertPicture(picture, named: name, regions: regions)
  }

  func testStripFlipFromLeft() { strip("flip-from-left", .transitionFlipFromLeft) }
  func testStripFlipFromRight() { strip("flip-from-right", .transitionFlipFromRight) }
  func testStripFlipFromTop() { strip("flip-from-top", .transitionFlipFromTop) }
  func testStripFlipFromBottom() { strip("flip-from-bottom", .transitionFlipFromBottom) }
  func testStripCurlUp() { strip("curl-up", .transitionCurlUp) }
  func testStripCurlDown() { strip("curl-down", .transitionCurlDown) }
  func testStripCrossDissolve() { strip("cross-dissolve", .transitionCrossDissolve) }
  func testStripNone() { strip("none", []) }
}
