import FlipsideTesting
import UIKit
import XCTest

/// The coordinator of a dismissal by the user, which the app gets in the callbacks of the dismissal.
///
/// Apple's documentation: `UIAdaptivePresentationControllerDelegate.presentationControllerWillDismiss(_:)`.
final class SheetCoordinatorTests: XCTestCase {
  private final class Listener: NSObject, UIAdaptivePresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate
  {
    var lines: [String] = []

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      guard let coordinator = presentationController.presentedViewController.transitionCoordinator else {
        return lines.append("none")
      }
      lines.append("interactive \(coordinator.isInteractive) \(coordinator.initiallyInteractive)")
      coordinator.notifyWhenInteractionChanges { [unowned self] in
        lines.append("changed \($0.isInteractive) cancelled \($0.isCancelled)")
      }
      coordinator.animate { [unowned self] _ in
        lines.append("alongside")
      } completion: { [unowned self] in
        lines.append("completion cancelled \($0.isCancelled)")
      }
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      lines.append("did")
    }
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
  }

  private func drag(to y: CGFloat, _ expected: [String], line: UInt = #line) {
    MainActor.assumeIsolated {
      let (root, sheet, listener) = (UIViewController(), UIViewController(), Listener())
      onStage(root) { stage in
        sheet.presentationController?.delegate = listener
        root.present(sheet, animated: false)
        stage.clock.advance(by: 0.1)
        stage.touch(.began, CGPoint(x: 200, y: 100))
        for step in 1...10 {
          stage.clock.advance(by: 1.0 / 60)
          stage.touch(.moved, CGPoint(x: 200, y: 100 + (y - 100) * CGFloat(step) / 10))
        }
        let coordinator = sheet.transitionCoordinator
        XCTAssertEqual(coordinator?.isInteractive, true, line: line)
        XCTAssertGreaterThan(coordinator?.percentComplete ?? 0, 0.05, line: line)
        XCTAssertTrue(root.transitionCoordinator === coordinator, line: line)
        stage.clock.advance(by: 0.5)
        stage.touch(.ended, CGPoint(x: 200, y: y))
        stage.clock.advance(by: 2)
        XCTAssertEqual(listener.lines, expected, line: line)
        XCTAssertNil(sheet.transitionCoordinator, line: line)
        XCTAssertNil(root.transitionCoordinator, line: line)
      }
    }
  }

  func testSheetThatIsDraggedAway() {
    drag(
      to: 700,
      ["interactive true true", "changed false cancelled false", "alongside", "completion cancelled false", "did"])
  }

  /// Canceled changes were not animated and are reverted.
  func testSheetThatComesBack() {
    drag(to: 250, ["interactive true true", "changed false cancelled true", "completion cancelled true"])
  }

  func testTapBesideAPopover() {
    MainActor.assumeIsolated {
      let (root, box, listener) = (UIViewController(), UIViewController(), Listener())
      onStage(root, device: "iPad (10th generation)") { stage in
        box.modalPresentationStyle = .popover
        box.popoverPresentationController?.sourceView = root.view
        box.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 300, width: 10, height: 10)
        box.popoverPresentationController?.delegate = listener
        root.present(box, animated: true)
        stage.clock.advance(by: 1)
        stage.tap(CGPoint(x: 30, y: 1000))
        stage.clock.advance(by: 1)
        XCTAssertEqual(
          listener.lines, ["interactive false false", "alongside", "completion cancelled false", "did"])
      }
    }
  }
}
