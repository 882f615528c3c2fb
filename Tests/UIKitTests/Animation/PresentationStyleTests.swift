import FlipsideTesting
import QuartzCore
import UIKit
import XCTest

/// The transition styles of presented controllers, and `transition(from:to:)` between children.
final class PresentationStyleTests: TimeTestCase {
  private let presented = UIViewController()
  private var root: UIViewController { window.rootViewController! }
  private var log: [String] = []

  override func setUp() {
    super.setUp()
    presented.modalPresentationStyle = .fullScreen
    presented.view.backgroundColor = .systemOrange
    view.backgroundColor = .systemBlue
    log = []
    go(to: now + 0.05)
    restart()
  }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 { UIApplication.shared.surface.row(y * 3)[x * 3] }
  private let blue: UInt32 = 0xFF00_7AFF
  private let orange: UInt32 = 0xFFFF_9500

  func testFlipTurnsTheWindow() {
    presented.modalTransitionStyle = .flipHorizontal
    root.present(presented, animated: true) { self.log.append("shown") }
    step()
    let flip = window.layer.animation(forKey: kCATransition) as? CATransition
    XCTAssertEqual(flip?.type.rawValue, "oglFlip")
    XCTAssertEqual(flip?.subtype, .fromRight)
    XCTAssertEqual(presented.transitionCoordinator?.transitionDuration, 0.75)
    jump(to: 0.25)
    XCTAssertEqual(pixel(196, 426), blue, "the front in its first half")
    XCTAssertEqual(pixel(5, 426), 0xFF00_0000, "beside the window that turns")
    jump(to: 0.5)
    XCTAssertEqual(pixel(196, 426), orange)
    XCTAssertEqual(log, [])
    jump(to: 0.8)
    XCTAssertEqual(log, ["shown"])
    XCTAssertNil(root.view.window)
    XCTAssertTrue(isIdle)
    root.dismiss(animated: true) { self.log.append("gone") }
    XCTAssertEqual((window.layer.animation(forKey: kCATransition) as? CATransition)?.subtype, .fromLeft)
    restart()
    jump(to: 0.25)
    XCTAssertEqual(pixel(196, 426), orange)
    jump(to: 0.5)
    XCTAssertEqual(pixel(196, 426), blue)
    XCTAssertNotNil(presented.view.window, "until it has gone")
    jump(to: 0.8)
    XCTAssertEqual(log, ["shown", "gone"])
    XCTAssertNil(presented.view.window)
    XCTAssertTrue(isIdle)
  }

  func testPartialCurlStandsOpen() {
    presented.modalTransitionStyle = .partialCurl
    root.present(presented, animated: true) { self.log.append("shown") }
    jump(to: 0.8)
    XCTAssertEqual(log, ["shown"])
    XCTAssertTrue(isIdle, "the page stands")
    XCTAssertEqual(pixel(196, 800), orange, "below the page")
    XCTAssertEqual(pixel(380, 20), blue, "the page's upper part")
    root.dismiss(animated: true) { self.log.append("gone") }
    restart()
    jump(to: 0.7)
    XCTAssertEqual(pixel(196, 426), blue, "it lies down again")
    jump(to: 0.8)
    XCTAssertEqual(log, ["shown", "gone"])
    XCTAssertNil(window.layer.animationKeys())
    XCTAssertEqual(pixel(196, 800), blue)
    XCTAssertTrue(isIdle)
    root.present(presented, animated: true)
    jump(to: 1.7)
    root.dismiss(animated: false) { self.log.append("gone at once") }
    jump(to: 1.8)
    XCTAssertNil(window.layer.animationKeys())
    XCTAssertEqual(log.last, "gone at once")
    XCTAssertEqual(pixel(196, 800), blue)
  }

  func testPartialCurlNeedsTheWholeScreen() {
    presented.modalTransitionStyle = .partialCurl
    presented.modalPresentationStyle = .pageSheet
    root.present(presented, animated: true)
    XCTAssertTrue(said("UIModalTransitionStylePartialCurl to or from non-fullscreen view controller"))
    XCTAssertNil(window.layer.animationKeys())
    jump(to: 1)
    XCTAssertEqual(presented.view.convert(CGPoint.zero, to: nil).y, 59)
  }

  func testAlongsideRunsWithTheTransition() {
    for style in [UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl] {
      presented.modalTransitionStyle = style
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(box)
      var ended = 0
      restart()
      root.present(presented, animated: true)
      let coordinator = presented.transitionCoordinator
      XCTAssertEqual(coordinator?.isAnimated, true)
      coordinator?.animate(alongsideTransition: { _ in box.alpha = 0 }, completion: { _ in ended += 1 })
      jump(to: 1)
      XCTAssertEqual(ended, 1, "\(style)")
      root.dismiss(animated: true)
      jump(to: 2)
      XCTAssertNil(root.presentedViewController)
      box.removeFromSuperview()
    }
  }

  func testInterruptedByAnotherTransition() {
    presented.modalTransitionStyle = .flipHorizontal
    root.present(presented, animated: true) { self.log.append("shown") }
    jump(to: 0.3)
    root.dismiss(animated: true) { self.log.append("gone") }
    jump(to: 0.5)
    window.layer.removeAllAnimations()
    jump(to: 2)
    XCTAssertEqual(log, ["shown", "gone"])
    XCTAssertNil(root.presentedViewController)
    XCTAssertTrue(isIdle)
  }

  func testStrips() {
    for (name, style) in [
      ("present-flip", UIModalTransitionStyle.flipHorizontal), ("present-curl", .partialCurl),
    ] {
      presented.modalTransitionStyle = style
      var strip = FilmStrip(columns: 10, scale: 12)
      func take(_ from: Int) {
        restart()
        for frame in 0..<5 {
          jump(to: Double(frame) / 4 * 0.749)
          strip.add(Picture(UIApplication.shared.surface), CGRect(x: 0, y: 0, width: 1179, height: 2556))
        }
      }
      root.present(presented, animated: true)
      take(0)
      jump(to: 1)
      root.dismiss(animated: true)
      take(5)
      jump(to: 2)
      guard let picture = strip.picture else { return XCTFail("no picture") }
      let width = picture.width / 10
      let regions = (0..<10).map {
        PictureRegion(
          "frame \($0)", CGRect(x: $0 * width, y: 0, width: width, height: picture.height), tolerance: 0.01)
      }
      assertPicture(picture, named: name, regions: regions)
    }
  }

  // MARK: Children

  private final class Child: UIViewController {
    var told: (String) -> Void = { _ in }
    override func viewWillAppear(_ animated: Bool) { told("\(title ?? "") will appear") }
    override func viewDidAppear(_ animated: Bool) { told("\(title ?? "") did appear") }
    override func viewWillDisappear(_ animated: Bool) { told("\(title ?? "") will disappear") }
    override func viewDidDisappear(_ animated: Bool) { told("\(title ?? "") did disappear") }
  }

  private func children() -> (Child, Child) {
    let (a, b) = (Child(), Child())
    for (child, title) in [(a, "a"), (b, "b")] {
      child.title = title
      root.addChild(child)
      child.view.frame = view.bounds
    }
    view.addSubview(a.view)
    go(to: now + 0.1)
    for child in [a, b] { child.told = { self.log.append($0) } }
    restart()
    return (a, b)
  }

  func testChildrenExchangeInAnAnimation() {
    let (a, b) = children()
    b.view.frame.origin.x = 393
    root.transition(from: a, to: b, duration: 1, options: .curveLinear) {
      b.view.frame.origin.x = 0
      a.view.frame.origin.x = -393
      self.log.append("animations")
    } completion: {
      self.log.append("completion \($0)")
    }
    XCTAssertEqual(log, ["a will disappear", "b will appear", "animations"])
    XCTAssertTrue(b.view.superview === view)
    jump(to: 0.5)
    XCTAssertEqual(log.count, 3)
    XCTAssertEqual(b.view.layer.presentation()?.frame.minX ?? 0, 196.5, accuracy: 1)
    XCTAssertNotNil(a.view.superview, "until the end")
    jump(to: 1.1)
    XCTAssertNil(a.view.superview)
    XCTAssertEqual(Set(log.dropFirst(3)), ["a did disappear", "b did appear", "completion true"])
    XCTAssertEqual(log.last, "completion true")
    XCTAssertTrue(isIdle)
  }

  func testChildrenFlip() {
    let (a, b) = children()
    root.transition(from: a, to: b, duration: 1, options: .transitionFlipFromLeft, animations: nil) {
      self.log.append("completion \($0)")
    }
    XCTAssertEqual((view.layer.animation(forKey: kCATransition) as? CATransition)?.type.rawValue, "oglFlip")
    jump(to: 0.5)
    XCTAssertEqual(log, ["a will disappear", "b will appear"])
    jump(to: 1.1)
    XCTAssertEqual(log.last, "completion true")
    XCTAssertNil(a.view.superview)
    XCTAssertFalse(a.view.isHidden)
    root.transition(
      from: b, to: a, duration: 1, options: [.transitionCurlUp, .showHideTransitionViews], animations: nil)
    jump(to: 2.2)
    XCTAssertTrue(b.view.isHidden)
    XCTAssertTrue(b.view.superview === view)
  }
}
