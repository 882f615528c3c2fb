import FlipsideTesting
import QuartzCore
import UIKit
import XCTest

/// Combinations of animations as in apps, each from beginning to end.
final class AnimationScenarioTests: TimeTestCase {
  private func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

  private func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
    let pixel = UIApplication.shared.surface.row(Int(y * 3))[Int(x * 3)]
    return [16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
  }

  // MARK: Transitions

  private final class Other: UIViewController {
    var log: [String] = []
    override func viewDidLoad() { view.backgroundColor = .green }
    override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
  }

  /// Most apps replace their root controller like this after a login.
  func testTheRootIsExchangedInATransition() {
    view.backgroundColor = .red
    step()
    let other = Other()
    var finished: Bool?
    UIView.transition(with: window, duration: 0.5, options: .transitionCrossDissolve) {
      let wereEnabled = UIView.areAnimationsEnabled
      UIView.setAnimationsEnabled(false)
      self.window.rootViewController = other
      UIView.setAnimationsEnabled(wereEnabled)
    } completion: {
      finished = $0
    }
    XCTAssertNotNil(window.layer.animation(forKey: kCATransition))
    jump(to: 0.25)
    let half = color(200, 400)
    XCTAssertEqual(Double(half[0]), 127, accuracy: 8, "half red")
    XCTAssertEqual(Double(half[1]), 127, accuracy: 8, "half green")
    jump(to: 0.6)
    XCTAssertEqual(color(200, 400), [0, 255, 0])
    XCTAssertEqual(finished, true)
    XCTAssertEqual(other.log, ["appeared"])
    XCTAssertTrue(isIdle)
  }

  func testLabelsAndImagesDissolve() {
    func image(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image {
        color.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      }
    }
    let picture = UIImageView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    picture.image = image(.red)
    let label = UILabel(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
    label.backgroundColor = .white
    label.text = "Before"
    view.addSubview(picture)
    view.addSubview(label)
    step()
    var ended = 0
    let options: UIView.AnimationOptions = [.transitionCrossDissolve, .curveLinear]
    UIView.transition(with: picture, duration: 1, options: options) {
      picture.image = image(.blue)
    } completion: { _ in
      ended += 1
    }
    UIView.transition(with: label, duration: 1, options: options) {
      label.text = nil
      label.backgroundColor = .black
    } completion: { _ in
      ended += 1
    }
    go(to: 0.25)
    XCTAssertEqual(Double(color(70, 150)[0]), 191, accuracy: 3)
    XCTAssertEqual(Double(color(70, 150)[2]), 64, accuracy: 3)
    XCTAssertEqual(Double(color(118, 338)[0]), 191, accuracy: 3)
    go(to: 1.1)
    XCTAssertEqual(color(70, 150), [0, 0, 255])
    XCTAssertEqual(ended, 2)
  }

  func testOneTransitionAfterTheOtherAndOneMeanwhile() {
    let card = addBox()
    let (front, back) = (UIView(frame: card.bounds), UIView(frame: card.bounds))
    card.addSubview(front)
    var log: [String] = []
    UIView.transition(from: front, to: back, duration: 0.5, options: .transitionFlipFromLeft) {
      log.append("there \($0)")
      UIView.transition(from: back, to: front, duration: 0.5, options: .transitionFlipFromRight) {
        log.append("back \($0)")
      }
    }
    jump(to: 0.6)
    XCTAssertEqual(log, ["there true"])
    XCTAssertEqual(card.subviews, [front])
    jump(to: 0.8)
    UIView.transition(from: front, to: back, duration: 0.5, options: .transitionFlipFromLeft) {
      log.append("again \($0)")
    }
    jump(to: 0.85)
    XCTAssertEqual(log, ["there true", "back false"], "a layer has one transition")
    jump(to: 1.5)
    XCTAssertEqual(log.last, "again true")
    XCTAssertEqual(card.subviews, [back])
  }

  // MARK: Blocks

  func testCompletionsComeInTheOrderOfTheirEnds() {
    let (a, b, c) = (addBox(), addBox(), addBox())
    var log: [String] = []
    UIView.animate(withDuration: 0.6) {
      a.alpha = 0
    } completion: { _ in
      log.append("long")
    }
    UIView.animate(withDuration: 0.3) {
      b.alpha = 0
    } completion: { _ in
      log.append("short")
    }
    UIView.animate(withDuration: 0.3) {
      c.alpha = 0
    } completion: { _ in
      log.append("short too")
    }
    UIView.animate(withDuration: 0.2, delay: 0.2) {
      c.center.x = 0
    } completion: { _ in
      log.append("late")
    }
    UIView.animate(withDuration: 0.5) {
      c.alpha = c.alpha
    } completion: { _ in
      log.append("nothing")
    }
    go(to: 0.7)
    XCTAssertEqual(log, ["nothing", "short", "short too", "late", "long"])
  }

  func testAHalfTurnGoesThroughTheQuarter() {
    let box = addBox()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.transform = CGAffineTransform(rotationAngle: .pi)
    }
    go(to: 0.5)
    let shown = box.layer.presentation()?.affineTransform() ?? .identity
    XCTAssertEqual(shown.a, 0, accuracy: 0.001)
    XCTAssertEqual(abs(shown.b), 1, accuracy: 0.001)
    XCTAssertEqual(shown.a * shown.d - shown.b * shown.c, 1, accuracy: 0.001, "no flattening")
  }

  func testSubviewsFollowByTheirMasks() {
    let box = addBox()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    inner.autoresizingMask = .flexibleWidth
    box.addSubview(inner)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.size.width = 200 }
    go(to: 0.5)
    XCTAssertEqual(box.layer.presentation()?.bounds.width, 150)
    XCTAssertEqual(inner.layer.presentation()?.bounds.width, 150)
  }

  func testANewViewGrowsFromWhereItWasPut() {
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.view.addSubview(box)
      box.frame.size = CGSize(width: 110, height: 10)
    }
    go(to: 0.5)
    XCTAssertEqual(box.layer.presentation()?.frame, CGRect(x: 100, y: 100, width: 60, height: 10))
  }

  func testControlsMoveWithinBlocks() throws {
    let progress = UIProgressView(frame: CGRect(x: 20, y: 100, width: 200, height: 4))
    let slider = UISlider(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
    scroll.contentSize = CGSize(width: 200, height: 1_000)
    for part in [progress, slider, scroll] { view.addSubview(part) }
    go(to: 0.1)
    restart()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      progress.setProgress(1, animated: true)
      slider.setValue(1, animated: true)
      scroll.contentOffset.y = 100
    }
    XCTAssertEqual(scroll.contentOffset.y, 100)
    go(to: 0.5)
    XCTAssertEqual(scroll.layer.presentation()?.bounds.origin.y ?? 0, 50, accuracy: 0.01)
    func moving(_ view: UIView) -> Bool {
      view.layer.animationKeys() != nil || view.subviews.contains(where: moving)
    }
    XCTAssertTrue(moving(progress))
    XCTAssertTrue(moving(slider))
    go(to: 1.1)
    XCTAssertTrue(isIdle)
  }

  func testTheModelMayJumpMeanwhile() {
    let box = addBox()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x = 250 }
    go(to: 0.5)
    UIView.performWithoutAnimation { box.center.x = 50 }
    XCTAssertEqual(shownX(box), 0, accuracy: 0.01, "the rest of the way is added to the new place")
    go(to: 1.1)
    XCTAssertEqual(shownX(box), 50)
  }

  // MARK: Text

  /// The label is drawn for its final size, and stretched during the animation like any contents: text at the
  /// leading edge remains at that edge, and does not fill the label.
  func testALabelsTextGrowsWithItsFrame() {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    label.text = "iii"
    label.textColor = .black
    label.backgroundColor = .white
    view.addSubview(label)
    step()
    /// The first and the last column of the label that contain ink, in points from its left edge.
    func ink() -> (first: Int, last: Int) {
      let columns = (0..<300).filter { x in
        (102..<138).contains { y in color(20 + CGFloat(x), CGFloat(y))[0] < 128 }
      }
      return (columns.first ?? -1, columns.last ?? -1)
    }
    view.backgroundColor = .white
    step()
    let before = ink()
    XCTAssertTrue((0..<4).contains(before.first))
    XCTAssertTrue((5..<20).contains(before.last))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { label.frame.size.width = 300 }
    go(to: 0.001)
    XCTAssertEqual(
      Double(ink().last), Double(before.last) / 3, accuracy: 1.5, "a third of its width in the beginning")
    go(to: 0.5)
    XCTAssertEqual(Double(ink().last), Double(before.last) * 2 / 3, accuracy: 1.5)
    go(to: 1.1)
    XCTAssertEqual(ink().last, before.last)
    label.contentMode = .left
    label.setNeedsDisplay()
    step()
    restart()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { label.frame.size.width = 100 }
    go(to: 0.5)
    XCTAssertEqual(ink().last, before.last, "not stretched in that mode")
    go(to: 1.1)
    restart()
    label.contentMode = .redraw
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { label.frame.size.height = 0 }
    go(to: 0.5)
    XCTAssertEqual(ink().last, -1, "nothing is drawn for no height")
  }

  // MARK: Blurs

  func testBlursComeAndGo() throws {
    // The width of a blurred sharp edge shows the radius.
    let ground = addBox(150, 350, 100, 100)
    ground.backgroundColor = .white
    let left = addBox(150, 350, 50, 100)
    left.backgroundColor = .black
    let blur = UIVisualEffectView(effect: nil)
    blur.frame = ground.frame
    view.addSubview(blur)
    func contrast() -> Int { color(206, 400)[0] - color(194, 400)[0] }
    go(to: 0.1)
    restart()
    XCTAssertEqual(contrast(), 255, "nothing is blurred")
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { blur.effect = UIBlurEffect(style: .light) }
    XCTAssertNotNil(blur.effect)
    jump(to: 0.1)
    let early = contrast()
    jump(to: 0.5)
    let half = contrast()
    jump(to: 1.1)
    let full = contrast()
    XCTAssertGreaterThan(early, half + 20)
    XCTAssertGreaterThan(half, full + 10)
    XCTAssertTrue(isIdle)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { blur.effect = nil }
    animator.fractionComplete = 0.5
    step()
    XCTAssertEqual(Double(contrast()), Double(half), accuracy: 12, "scrubbed half back")
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    step()
    XCTAssertEqual(contrast(), 255)
  }

  // MARK: Interruptible

  /// A sheet that is caught during its movement and thrown back, as in most articles on the class.
  func testASheetIsCaughtDraggedAndThrownBack() {
    let sheet = addBox()
    step()
    var log: [UIViewAnimatingPosition] = []
    func make(to x: CGFloat) -> UIViewPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { sheet.center.x = x }
      animator.addCompletion {
        log.append($0)
        // The app sets the reached value, as it would set constraints.
        sheet.center.x = $0 == .start ? 150 : x
      }
      return animator
    }
    let animator = make(to: 350)
    animator.startAnimation()
    go(to: 0.3)
    let caught = shownX(sheet)
    animator.pauseAnimation()
    step()
    XCTAssertEqual(shownX(sheet), caught, accuracy: 0.01, "it stands where it was caught")
    let before = animator.fractionComplete
    for part in 1...5 {
      animator.fractionComplete = before - CGFloat(part) * 0.05
      step()
    }
    XCTAssertEqual(shownX(sheet), caught - 50, accuracy: 0.01)
    animator.isReversed = true
    XCTAssertEqual(animator.fractionComplete, 1 - (before - 0.25), accuracy: 0.001)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    step()
    XCTAssertEqual(shownX(sheet), caught - 50, accuracy: 0.01, "no jump")
    var last = shownX(sheet)
    for frame in 1...90 {
      go(to: 0.3 + Double(frame) / 60)
      XCTAssertLessThanOrEqual(shownX(sheet), last + 0.01, "straight back")
      last = shownX(sheet)
    }
    XCTAssertEqual(log, [.start])
    XCTAssertEqual(sheet.center.x, 150)
    XCTAssertTrue(isIdle)
    let second = make(to: 350)
    second.startAnimation()
    go(to: 3.1)
    XCTAssertEqual(log, [.start, .end])
    XCTAssertEqual(sheet.center.x, 350)
  }

  func testAnimatorsInAChainAndSideBySide() {
    let box = addBox()
    var log: [String] = []
    let second = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { box.alpha = 0 }
    second.addCompletion { _ in log.append("second") }
    let first = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { box.center.x = 350 }
    first.addCompletion { _ in
      log.append("first")
      second.startAnimation()
    }
    let beside = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x += 100 }
    first.startAnimation()
    beside.startAnimation()
    go(to: 0.25)
    XCTAssertEqual(shownX(box), 150 + 100 + 25, accuracy: 0.01, "both are added")
    go(to: 0.75)
    XCTAssertEqual(log, ["first"])
    XCTAssertEqual(Double(box.layer.presentation()?.opacity ?? 0), 0.5, accuracy: 0.02)
    go(to: 1.1)
    XCTAssertEqual(log, ["first", "second"])
    XCTAssertEqual(box.center.x, 450)
    XCTAssertTrue(isIdle)
  }

  func testPausedOnCompletionItGoesBackAgain() {
    let box = addBox()
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { box.center.x = 350 }
    animator.pausesOnCompletion = true
    var completions = 0
    animator.addCompletion { _ in completions += 1 }
    for round in 0..<3 {
      animator.startAnimation()
      go(to: 0.6 * Double(round + 1))
      XCTAssertFalse(animator.isRunning)
      XCTAssertEqual(animator.state, .active)
      XCTAssertEqual(shownX(box), round % 2 == 0 ? 350 : 150, accuracy: 0.01)
      XCTAssertEqual(animator.fractionComplete, 1, accuracy: 0.001)
      animator.isReversed.toggle()
      XCTAssertEqual(animator.fractionComplete, 0, accuracy: 0.001)
    }
    XCTAssertTrue(isIdle)
    XCTAssertEqual(completions, 0)
    animator.stopAnimation(true)
    XCTAssertEqual(animator.state, .inactive)
    XCTAssertEqual(completions, 0)
  }
}
