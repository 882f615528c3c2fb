import UIKit
import XCTest

/// Facts: Apple's pages of `UIPopoverPresentationController`, its delegate and
/// `UIAdaptivePresentationControllerDelegate`; sizes of the box: facts/presentation.md#popover
final class PopoverTests: PopoverTestCase {
  // MARK: A background of the app's own

  /// A background as required by Apple's page of `UIPopoverBackgroundView`.
  private final class Board: UIPopoverBackgroundView {
    private var offset: CGFloat = 0
    private var direction = UIPopoverArrowDirection.unknown
    override var arrowOffset: CGFloat {
      get { offset }
      set { offset = newValue }
    }
    override var arrowDirection: UIPopoverArrowDirection {
      get { direction }
      set { direction = newValue }
    }
    override class func arrowBase() -> CGFloat { 30 }
    override class func arrowHeight() -> CGFloat { 20 }
    override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8) }
  }

  func testTheAppsOwnBackground() throws {
    start()
    source.frame.origin.x = 20
    let controller = popover()
    controller.popoverPresentationController?.popoverBackgroundViewClass = Board.self
    controller.popoverPresentationController?.permittedArrowDirections = .up
    show(controller)
    let box = try XCTUnwrap(controller.presentationController?.presentedView)
    let board = try XCTUnwrap(box.subviews.first { $0 is Board } as? Board)
    XCTAssertEqual(box.frame, CGRect(x: 10, y: 240, width: 314, height: 232))
    XCTAssertEqual(board.frame, box.bounds)
    XCTAssertEqual(frame(controller), CGRect(x: 16, y: 265, width: 300, height: 200))
    XCTAssertEqual(board.arrowDirection, .up)
    XCTAssertEqual(board.arrowOffset, 70 - box.frame.midX, accuracy: 0.01)
    XCTAssertEqual(controller.view.safeAreaInsets.top, 0, "the content is not under the arrow")
    XCTAssertFalse(said("popoverBackgroundViewClass"))
  }

  // MARK: The controller of the presentation

  func testEachControllerHasOneOfItsStyle() {
    let controller = UIViewController()
    XCTAssertNil(controller.popoverPresentationController)
    XCTAssertTrue(controller.presentationController is UISheetPresentationController, "the automatic style")
    controller.modalPresentationStyle = .popover
    let popover = controller.popoverPresentationController
    XCTAssertNotNil(popover)
    XCTAssertTrue(popover === controller.popoverPresentationController)
    XCTAssertTrue(popover === controller.presentationController)
    XCTAssertTrue(popover?.presentedViewController === controller)
    XCTAssertEqual(popover?.presentationStyle, .popover)
    XCTAssertEqual(popover?.permittedArrowDirections, .any)
    XCTAssertEqual(popover?.arrowDirection, .unknown)
    XCTAssertEqual(popover?.popoverLayoutMargins, UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    XCTAssertEqual(popover?.canOverlapSourceViewRect, false)
    XCTAssertNil(popover?.passthroughViews)
    XCTAssertNil(popover?.backgroundColor)
    XCTAssertNil(popover?.containerView)
    let child = UIViewController()
    controller.addChild(child)
    XCTAssertTrue(child.popoverPresentationController === popover, "of the one that it is in")
    controller.modalPresentationStyle = .fullScreen
    XCTAssertNil(controller.popoverPresentationController)
    XCTAssertEqual(UIPopoverArrowDirection.any.rawValue, 15)
    XCTAssertEqual(UIPopoverArrowDirection.unknown.rawValue, .max)
  }

  func testItDoesNotKeepItsController() {
    weak var gone: UIViewController?
    weak var presentation: UIPresentationController?
    do {
      let controller = UIViewController()
      controller.modalPresentationStyle = .popover
      presentation = controller.popoverPresentationController
      controller.popoverPresentationController?.sourceItem = UIBarButtonItem()
      gone = controller
    }
    XCTAssertNil(gone)
    XCTAssertNil(presentation)
  }

  func testShownPopoversAreFreed() {
    start()
    weak var gone: UIViewController?
    weak var presentation: UIPresentationController?
    weak var view: UIView?
    do {
      let controller = popover()
      show(controller)
      (gone, presentation, view) = (controller, controller.presentationController, controller.view)
      XCTAssertNotNil(presentation?.containerView)
      root.dismiss(animated: false)
      step()
    }
    XCTAssertNil(gone)
    XCTAssertNil(presentation)
    XCTAssertNil(view)
    XCTAssertEqual(root.view.window?.subviews.count, 1)
  }

  // MARK: Traits and tint

  func testTraits() {
    start()
    XCTAssertEqual(root.traitCollection.horizontalSizeClass, .regular)
    let controller = popover()
    show(controller)
    XCTAssertEqual(controller.traitCollection.horizontalSizeClass, .compact)
    XCTAssertEqual(controller.view.traitCollection.horizontalSizeClass, .compact)
    XCTAssertEqual(controller.traitCollection.userInterfaceLevel, .elevated)
    XCTAssertEqual(controller.popoverPresentationController?.traitCollection.horizontalSizeClass, .regular)
    controller.popoverPresentationController?.overrideTraitCollection = UITraitCollection(
      verticalSizeClass: .compact)
    XCTAssertEqual(controller.traitCollection.verticalSizeClass, .compact)
  }

  func testTintBehindIsGrey() {
    start()
    XCTAssertEqual(source.tintAdjustmentMode, .normal)
    let controller = popover()
    show(controller)
    XCTAssertEqual(source.tintAdjustmentMode, .dimmed)
    XCTAssertEqual(controller.view.tintAdjustmentMode, .normal)
    root.dismiss(animated: false)
    step()
    XCTAssertEqual(source.tintAdjustmentMode, .normal)
  }

  // MARK: Touches outside

  func testTouchOutsideTakesItAway() {
    start()
    let controller = popover()
    show(controller)
    delegate.log = []
    tap(410, 300)
    step()
    XCTAssertTrue(root.presentedViewController === controller, "inside")
    tap(30, 900)
    step()
    XCTAssertNil(root.presentedViewController)
    XCTAssertEqual(delegate.log, ["should", "will dismiss", "did dismiss"])
  }

  /// A point beside the arrow is outside the popover; one on the arrow is inside, on every side.
  func testOutlineTakesTouches() {
    start()
    source.frame = CGRect(x: 360, y: 500, width: 100, height: 40)
    let points: [(UIPopoverArrowDirection, CGPoint, CGPoint)] = [
      (.up, CGPoint(x: 410, y: 548), CGPoint(x: 300, y: 548)),
      (.down, CGPoint(x: 410, y: 492), CGPoint(x: 300, y: 492)),
      (.left, CGPoint(x: 468, y: 520), CGPoint(x: 468, y: 450)),
      (.right, CGPoint(x: 352, y: 520), CGPoint(x: 352, y: 450)),
    ]
    for (direction, arrow, beside) in points {
      let controller = popover()
      controller.popoverPresentationController?.permittedArrowDirections = direction
      show(controller)
      tap(arrow.x, arrow.y)
      step()
      XCTAssertNotNil(root.presentedViewController, "\(direction)")
      tap(beside.x, beside.y)
      step()
      XCTAssertNil(root.presentedViewController, "\(direction)")
    }
  }

  func testDelegateMayRefuse() {
    start()
    let controller = popover()
    show(controller)
    delegate.log = []
    delegate.mayDismiss = false
    tap(30, 900)
    step()
    XCTAssertTrue(root.presentedViewController === controller)
    XCTAssertEqual(delegate.log, ["should", "attempt"])
    delegate.log = []
    delegate.mayDismiss = true
    controller.isModalInPresentation = true
    tap(30, 900)
    step()
    XCTAssertTrue(root.presentedViewController === controller)
    XCTAssertEqual(delegate.log, ["attempt"])
    delegate.log = []
    root.dismiss(animated: false)
    step()
    XCTAssertEqual(delegate.log, [], "code asks nobody")
  }

  /// Delegates from before iOS 13.
  func testOldDelegate() {
    final class Old: NSObject, UIPopoverPresentationControllerDelegate {
      var log: [String] = []
      var may = false
      func popoverPresentationControllerShouldDismissPopover(_ controller: UIPopoverPresentationController) -> Bool
      {
        log.append("should")
        return may
      }
      func popoverPresentationControllerDidDismissPopover(_ controller: UIPopoverPresentationController) {
        log.append("did")
      }
    }
    start()
    let old = Old()
    let controller = popover()
    controller.popoverPresentationController?.delegate = old
    show(controller)
    tap(30, 900)
    step()
    XCTAssertNotNil(root.presentedViewController)
    old.may = true
    tap(30, 900)
    step()
    XCTAssertNil(root.presentedViewController)
    XCTAssertEqual(old.log, ["should", "should", "did"])
  }

  func testViewsThatGetTheirTouches() {
    start()
    var taps = 0
    let button = UIButton(
      frame: CGRect(x: 20, y: 880, width: 100, height: 40), primaryAction: UIAction { _ in taps += 1 })
    root.view.addSubview(button)
    let controller = popover()
    controller.popoverPresentationController?.passthroughViews = [button]
    show(controller)
    tap(30, 900)
    step()
    XCTAssertEqual(taps, 1)
    XCTAssertNotNil(root.presentedViewController)
    tap(400, 900)
    step()
    XCTAssertNil(root.presentedViewController)
    tap(30, 900)
    XCTAssertEqual(taps, 2)
  }

  // MARK: Other sizes

  func testBecomesASheetOnAPhone() {
    start(pad: false)
    let controller = popover()
    show(controller)
    XCTAssertEqual(delegate.log, ["style", "prepare UISheetPresentationController", "will present 2"])
    // facts/presentation.md#popover/adaptive-style
    XCTAssertEqual(controller.presentationController?.adaptivePresentationStyle, .formSheet)
    // facts/presentation.md#popover/adapted
    XCTAssertNil(controller.presentationController?.presentedView)
    XCTAssertNil(controller.presentationController?.containerView)
    XCTAssertEqual(controller.popoverPresentationController?.arrowDirection, .unknown)
    XCTAssertEqual(
      controller.view.convert(controller.view.bounds, to: nil), CGRect(x: 0, y: 59, width: 393, height: 793))
    XCTAssertTrue(controller.presentationController is UIPopoverPresentationController)
    XCTAssertNil(controller.presentationController?.overrideTraitCollection)
  }

  func testStaysAPopoverWhereTheDelegateSaysSo() {
    start(pad: false)
    delegate.adaptive = UIModalPresentationStyle.none
    let controller = popover()
    show(controller)
    XCTAssertEqual(delegate.log, ["style", "prepare popover", "will present -1"])
    XCTAssertEqual(frame(controller).size, CGSize(width: 300, height: 213))
    XCTAssertEqual(frame(controller).minY, 240)
  }

  func testDelegateChoosesStyleAndController() {
    start(pad: false)
    delegate.adaptive = .fullScreen
    let controller = popover()
    let around = UIViewController()
    delegate.replacement = around
    show(controller)
    XCTAssertTrue(root.presentedViewController === around)
    XCTAssertEqual(around.view.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
    XCTAssertNil(root.view.window)
    root.dismiss(animated: false)
    step()
    XCTAssertNotNil(root.view.window)
    XCTAssertNil(around.presentingViewController)
  }

  /// The method with traits is called for every width.
  func testDelegateWithTraits() {
    final class Traits: NSObject, UIAdaptivePresentationControllerDelegate {
      var asked: [UIUserInterfaceSizeClass] = []
      func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
      {
        asked.append(traitCollection.horizontalSizeClass)
        return .formSheet
      }
    }
    start()
    let traits = Traits()
    let controller = popover()
    controller.presentationController?.delegate = traits
    show(controller)
    XCTAssertEqual(traits.asked, [.regular])
    XCTAssertEqual(frame(controller), CGRect(x: 260, y: 490, width: 300, height: 200), "in the middle")
  }

  /// A large phone has a regular width in landscape and a compact one in portrait.
  func testAdaptsWhenItIsTurned() {
    start(pad: false)
    let window = root.view.window
    window?.traitOverrides.horizontalSizeClass = .regular
    let controller = popover()
    show(controller)
    XCTAssertEqual(frame(controller).size, CGSize(width: 300, height: 213))
    window?.traitOverrides.horizontalSizeClass = .compact
    window?.setNeedsLayout()
    step()
    XCTAssertEqual(
      controller.view.convert(controller.view.bounds, to: nil), CGRect(x: 0, y: 59, width: 393, height: 793))
    XCTAssertEqual(controller.popoverPresentationController?.arrowDirection, .unknown)
    window?.traitOverrides.horizontalSizeClass = .regular
    window?.setNeedsLayout()
    step()
    XCTAssertEqual(frame(controller).size, CGSize(width: 300, height: 213))
    root.dismiss(animated: false)
    step()
    XCTAssertEqual(window?.subviews.count, 1)
  }

  func testAgainItMustBeSaidWhatItPointsTo() {
    start()
    let controller = popover()
    let first = controller.popoverPresentationController
    show(controller)
    root.dismiss(animated: false)
    step()
    XCTAssertFalse(controller.popoverPresentationController === first)
    XCTAssertNil(controller.popoverPresentationController?.sourceView)
  }
}
