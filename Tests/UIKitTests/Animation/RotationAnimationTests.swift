import QuartzCore
import UIKit
import XCTest

/// The window rotates in 0.3 seconds together with its content (facts/lifecycle.md#rotation).
final class RotationAnimationTests: TimeTestCase {
  private final class Turning: UIViewController {
    var log: (String) -> Void = { _ in }
    var name = "A"
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var seen: (isAnimated: Bool, duration: TimeInterval, target: CGAffineTransform, alongside: Bool)?

    override func viewDidLayoutSubviews() { box.frame.size.width = view.bounds.width }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log("\(name) traits \(newCollection.verticalSizeClass.rawValue)")
      super.willTransition(to: newCollection, with: coordinator)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      log("\(name) size \(Int(size.width))")
      super.viewWillTransition(to: size, with: coordinator)
      let isAdded = coordinator.animate { [weak self] _ in
        self?.box.alpha = 0
        self?.log("\(self?.name ?? "") alongside")
      } completion: { [weak self] _ in
        self?.log("\(self?.name ?? "") done")
      }
      seen = (coordinator.isAnimated, coordinator.transitionDuration, coordinator.targetTransform, isAdded)
    }
  }

  private let root = Turning()
  private var entries: [String] = []

  override func setUp() {
    super.setUp()
    root.log = { [unowned self] in entries.append($0) }
    window.rootViewController = root
    root.view.addSubview(root.box)
    go(to: now + 0.1)
    restart()
    entries = []
  }

  override func tearDown() {
    UIView.setAnimationsEnabled(false)
    UIApplication.shared.send(.rotate(.portrait))
    step()
    super.tearDown()
  }

  private var shown: CALayer? { window.layer.presentation() }
  private func angle(_ layer: CALayer?) -> CGFloat {
    guard let transform = layer?.transform else { return .nan }
    return atan2(transform.m12, transform.m11)
  }

  func testTurnsAlongTheCurve() {
    UIApplication.shared.send(.rotate(.landscapeLeft))
    XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 852, height: 393))
    XCTAssertEqual(window.frame, CGRect(x: 0, y: 0, width: 852, height: 393), "the model")
    XCTAssertEqual(window.transform, .identity)
    step()
    XCTAssertEqual(angle(shown), -.pi / 2, accuracy: 0.01, "as it stood on the device")
    XCTAssertEqual(shown?.bounds.size, CGSize(width: 393, height: 852))
    XCTAssertEqual(shown?.position, CGPoint(x: 426, y: 196.5))
    for part in [0.25, 0.5, 0.75] {
      go(to: 0.3 * part)
      let way = CAMediaTimingFunction(name: .easeInEaseOut).value(at: part)
      XCTAssertEqual(angle(shown), -.pi / 2 * (1 - way), accuracy: 0.02, "\(part)")
      let width = 393 + 459 * way
      XCTAssertEqual(shown?.bounds.width ?? 0, width, accuracy: 1, "\(part)")
      XCTAssertEqual(root.view.layer.presentation()?.bounds.width ?? 0, width, accuracy: 1)
      XCTAssertEqual(root.box.layer.presentation()?.bounds.width ?? 0, width, accuracy: 1, "laid out within")
      XCTAssertEqual(Double(root.box.layer.presentation()?.opacity ?? -1), 1 - way, accuracy: 0.01, "alongside")
    }
    go(to: 0.35)
    XCTAssertTrue(isIdle)
    XCTAssertNil(window.layer.animationKeys())
  }

  func testCallbacksInOrder() {
    let child = Turning()
    (child.name, child.log) = ("B", root.log)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.frame = root.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    UIApplication.shared.send(.rotate(.landscapeRight))
    let begun = ["A traits 1", "B traits 1", "A size 852", "B size 852", "B alongside", "A alongside"]
    XCTAssertEqual(entries.sorted(), begun.sorted())
    XCTAssertEqual(Array(entries.prefix(4)), Array(begun.prefix(4)), "parents before children, traits before sizes")
    XCTAssertEqual(root.seen?.isAnimated, true)
    XCTAssertEqual(root.seen?.duration, 0.3)
    XCTAssertEqual(root.seen?.alongside, true)
    // In landscape-left, the home button is on the left, and the interface is rotated to the left relative to the
    // device.
    XCTAssertEqual(root.seen.map { atan2($0.target.b, $0.target.a) } ?? 0, -.pi / 2, accuracy: 1e-6)
    XCTAssertNotNil(root.transitionCoordinator)
    XCTAssertNotNil(child.transitionCoordinator)
    go(to: 0.29)
    XCTAssertEqual(entries.count, 6)
    go(to: 0.32)
    XCTAssertEqual(Set(entries.dropFirst(6)), ["A done", "B done"])
    XCTAssertNil(root.transitionCoordinator)
    entries = []
    UIApplication.shared.send(.rotate(.portrait))
    XCTAssertEqual(root.seen.map { atan2($0.target.b, $0.target.a) } ?? 0, .pi / 2, accuracy: 1e-6)
  }

  func testAnotherTurnMeanwhile() {
    UIApplication.shared.send(.rotate(.landscapeLeft))
    go(to: 0.15)
    UIApplication.shared.send(.rotate(.portrait))
    XCTAssertEqual(window.bounds.size, CGSize(width: 393, height: 852))
    go(to: 1)
    XCTAssertEqual(entries.filter { $0 == "A done" }.count, 2)
    XCTAssertNil(root.transitionCoordinator)
    XCTAssertEqual(window.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
    XCTAssertEqual(window.transform, .identity)
    XCTAssertTrue(isIdle)
    XCTAssertNotNil(window.hitTest(CGPoint(x: 100, y: 500), with: nil))
  }

  func testAtOnceWithoutAnimations() {
    UIView.setAnimationsEnabled(false)
    UIApplication.shared.send(.rotate(.landscapeLeft))
    XCTAssertNil(window.layer.animationKeys())
    XCTAssertEqual(root.seen?.isAnimated, false)
    step()
    XCTAssertEqual(entries.last, "A done")
  }

  func testThePictureTurns() {
    root.view.backgroundColor = .blue
    root.box.backgroundColor = .red
    root.box.frame = CGRect(x: 0, y: 0, width: 393, height: 200)
    step()
    UIApplication.shared.send(.rotate(.landscapeLeft))
    step()
    let surface = UIApplication.shared.surface
    XCTAssertEqual(surface.width, 852 * 3)
    // Before the animation, the former top edge is at the left of the rotated screen.
    XCTAssertEqual(surface.row(590)[60], 0xFFFF_0000)
    XCTAssertEqual(surface.row(590)[2000], 0xFF00_00FF)
  }
}
