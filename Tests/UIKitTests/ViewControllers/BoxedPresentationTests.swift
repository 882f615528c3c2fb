import FlipsideTesting
import UIKit
import XCTest

/// A presentation controller that wraps the presented view in another view (facts/presentation.md#transition/box).
final class BoxedPresentationTests: XCTestCase {
  private final class Boxed: UIPresentationController {
    let box = UIView()
    var calls: [String] = []
    override var presentedView: UIView? { box }
    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return CGRect(x: 0, y: bounds.height - 200, width: bounds.width, height: 200)
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      calls.append("preferred")
    }
    override func presentationTransitionWillBegin() {
      calls.append("begin")
      guard let view = super.presentedView else { return }
      box.frame = frameOfPresentedViewInContainerView
      view.frame = box.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      box.addSubview(view)
    }
    override func containerViewWillLayoutSubviews() { box.frame = frameOfPresentedViewInContainerView }
    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width, height: 200) }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      calls.append("\(Int(size.width)) × \(Int(size.height))")
      super.viewWillTransition(to: size, with: coordinator)
    }
  }
  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    weak var made: Boxed?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      let boxed = Boxed(presentedViewController: presented, presenting: presenting)
      made = boxed
      return boxed
    }
  }
  private final class Page: UIViewController {
    var sizes: [CGSize] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  func testTheBoxIsPlaced() throws {
    try MainActor.assumeIsolated {
      let (root, page, delegate) = (UIViewController(), Page(), Delegate())
      try onStage(root) { stage in
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = delegate
        root.present(page, animated: true)
        stage.clock.advance(by: 1)
        let boxed = try XCTUnwrap(delegate.made)
        XCTAssertEqual(boxed.calls, ["preferred", "begin"])
        XCTAssertTrue(boxed.box.superview === boxed.containerView)
        XCTAssertEqual(boxed.box.frame, CGRect(x: 0, y: 652, width: 393, height: 200))
        XCTAssertEqual(page.view.frame, boxed.box.bounds)
        boxed.calls = []
        // facts/presentation.md#transition/turn
        stage.rotate(to: .landscapeLeft)
        stage.clock.advance(by: 1)
        XCTAssertEqual(boxed.calls, ["852 × 393"])
        XCTAssertEqual(page.sizes, [CGSize(width: 852, height: 200)])
        XCTAssertEqual(page.view.frame, CGRect(x: 0, y: 0, width: 852, height: 200))
        root.dismiss(animated: false)
        stage.clock.advance(by: 1)
      }
    }
  }

  /// All presented controllers are notified, not only the last one.
  func testAllPresentedControllersHearOfATurn() {
    MainActor.assumeIsolated {
      let (root, lower, upper) = (Page(), Page(), Page())
      onStage(root) { stage in
        root.present(lower, animated: false)
        stage.clock.advance(by: 0.1)
        lower.present(upper, animated: false)
        stage.clock.advance(by: 0.1)
        stage.rotate(to: .landscapeLeft)
        stage.clock.advance(by: 1)
        for page in [root, lower, upper] { XCTAssertEqual(page.sizes.map(\.width), [852]) }
        root.dismiss(animated: false)
        stage.clock.advance(by: 0.1)
      }
    }
  }
}
