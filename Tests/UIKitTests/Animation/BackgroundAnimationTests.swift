import UIKit
import XCTest

/// When the application enters the background, animations end unfinished, after observers were notified, which may
/// record the animations (Apple's pages: a completion's flag is false if its animation did not run to its end).
final class BackgroundAnimationTests: TimeTestCase {
  private final class Told: NSObject, CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
  }

  override func tearDown() {
    UIApplication.shared.send(.enterForeground)
    super.tearDown()
  }

  private var log: [String] = []

  func testAnimationsEndUnfinishedAfterTheNotification() {
    let box = addBox()
    let layer = box.layer
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { [weak self] _ in
      self?.log.append("background with \(layer.animationKeys() ?? [])")
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    UIView.animate(withDuration: 1) {
      box.center.x = 300
    } completion: {
      self.log.append("completion \($0)")
    }
    go(to: 0.5)
    XCTAssertNotEqual(box.layer.presentation()?.position.x, 300)
    UIApplication.shared.send(.enterBackground)
    XCTAssertEqual(log, ["background with [\"position\"]", "completion false"])
    XCTAssertTrue(isIdle, "nothing runs in the background")
    UIApplication.shared.send(.enterForeground)
    go(to: 0.6)
    XCTAssertNil(box.layer.animationKeys())
    XCTAssertEqual(box.layer.presentation()?.position.x, 300, "at the model's place")
    go(to: 3)
    XCTAssertEqual(log.count, 2, "told once")
  }

  func testRepeatedOnesDoNotGoOn() {
    let box = addBox()
    var flags: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
      box.alpha = 0
    } completion: {
      flags.append($0)
    }
    go(to: 2.25)
    UIApplication.shared.send(.enterBackground)
    UIApplication.shared.send(.enterForeground)
    go(to: 5)
    XCTAssertEqual(flags, [false])
    XCTAssertTrue(isIdle)
  }

  func testWhatIsNotRemovedGoesOn() {
    let box = addBox()
    let told = Told()
    for (key, stays) in [("goes", false), ("stays", true)] {
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 0
      animation.toValue = 100
      animation.duration = 10
      animation.delegate = told
      animation.isRemovedOnCompletion = !stays
      box.layer.add(animation, forKey: key)
    }
    go(to: 1)
    UIApplication.shared.send(.enterBackground)
    XCTAssertEqual(box.layer.animationKeys(), ["stays"])
    XCTAssertEqual(told.log, ["start", "start", "stop false"])
    go(to: 3)
    UIApplication.shared.send(.enterForeground)
    go(to: 5)
    XCTAssertEqual(box.layer.presentation()?.position.x ?? 0, 50, accuracy: 0.5, "its time went on")
    go(to: 10.1)
    XCTAssertEqual(told.log, ["start", "start", "stop false", "stop true"])
  }

  func testCompletionsThatStartTheNextWaitForTheForeground() {
    let box = addBox()
    var count = 0
    func next() {
      UIView.animate(withDuration: 0.5) {
        box.center.x += 10
      } completion: { _ in
        count += 1
        if count < 3 { next() }
      }
    }
    next()
    go(to: 0.25)
    UIApplication.shared.send(.enterBackground)
    XCTAssertEqual(count, 1)
    go(to: 5)
    XCTAssertEqual(count, 1, "nothing moves in the background")
    UIApplication.shared.send(.enterForeground)
    go(to: 7)
    XCTAssertEqual(count, 3)
    XCTAssertEqual(box.center.x, 180)
    XCTAssertTrue(isIdle)
  }

  func testPresentedControllersOnTheirWayArrive() {
    let next = UIViewController()
    window.rootViewController = next
    go(to: 2)
    let shown = UIViewController()
    next.present(shown, animated: true)
    go(to: 2.2)
    UIApplication.shared.send(.enterBackground)
    UIApplication.shared.send(.enterForeground)
    go(to: 5)
    XCTAssertTrue(shown.view.window === window)
    shown.dismiss(animated: true)
    go(to: 5.2)
    UIApplication.shared.send(.enterBackground)
    UIApplication.shared.send(.enterForeground)
    go(to: 8)
    XCTAssertNil(next.presentedViewController)
    XCTAssertNil(shown.viewIfLoaded?.window)
    XCTAssertTrue(isIdle)
  }

  func testAPropertyAnimatorIsNotLeftRunning() {
    let box = addBox()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 300 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    go(to: 0.5)
    UIApplication.shared.send(.enterBackground)
    UIApplication.shared.send(.enterForeground)
    go(to: 3)
    XCTAssertEqual(ends, [.end])
    XCTAssertEqual(animator.state, .inactive)
    XCTAssertEqual(box.layer.presentation()?.position.x, 300)
    XCTAssertTrue(isIdle)
  }
}
