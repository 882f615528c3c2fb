import UIKit
import XCTest

/// Facts: Apple's pages of `UIPopoverPresentationController`, its delegate and `UIAdaptivePresentationControllerDelegate`;
/// sizes of the box: facts/presentation.md#popover
final class PopoverTests: CoreTestCase {
  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var log: [String] = []
    var adaptive: UIModalPresentationStyle?
    var replacement: UIViewController?
    var mayDismiss = true
    var newAnchor: CGRect?
    var onPrepare: ((UIPopoverPresentationController) -> Void)?

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      log.append("style")
      return adaptive ?? controller.adaptivePresentationStyle
    }
    func presentationController(_ controller: UIPresentationController, prepare other: UIPresentationController) {
      log.append("prepare \(type(of: other))")
    }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { replacement }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { log.append("will present \(style.rawValue)") }
    func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
      log.append("prepare popover")
      onPrepare?(controller)
    }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      log.append("should")
      return mayDismiss
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) { log.append("will dismiss") }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { log.append("did dismiss") }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) { log.append("attempt") }
    func popoverPresentationController(
      _ controller: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      log.append("reposition \(rect.pointee.width) \(view.pointee.tag)")
      if let newAnchor { rect.pointee = newAnchor }
    }
  }

  private let delegate = Delegate()
  private var root: UIViewController!
  private var source: UIView!

  /// An iPad of 820 by 1,180 with a view of 100 by 40 at (360, 200) to point to.
  private func start(pad: Bool = true) {
    if pad {
      var device = HostDevice()
      device.isPad = true
      device.size = CGSize(width: 820, height: 1180)
      device.scale = 2
      device.safeArea = .init(top: 24, left: 0, bottom: 20, right: 0)
      device.landscapeSafeArea = .init(top: 24, left: 0, bottom: 20, right: 0)
      UIScreen.main.configure(device)
      UIApplication.shared.updateApplicationTraits()
    }
    root = UIViewController()
    let window = makeWindow(root)
    source = UIView(frame: CGRect(x: window.bounds.midX - 50, y: 200, width: 100, height: 40))
    source.tag = 7
    root.view.addSubview(source)
    step()
  }

  override func tearDown() {
    super.tearDown()
    root = nil
    source = nil
    UIScreen.main.configure(HostDevice())
    UIApplication.shared.updateApplicationTraits()
  }

  private func popover(_ size: CGSize = CGSize(width: 300, height: 200)) -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = size
    controller.popoverPresentationController?.sourceView = source
    controller.popoverPresentationController?.delegate = delegate
    return controller
  }

  private func show(_ controller: UIViewController) {
    root.present(controller, animated: false)
    step()
  }

  private func frame(_ controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  // MARK: A background of the app's own

  /// As Apple's page of `UIPopoverBackgroundView` asks for.
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

  // MARK: Places

  /// 13 points of arrow, below what it points to, in the middle of it; the view lies under the arrow, which is not safe.
  func testBelowItsSource() {
    start()
    let controller = popover()
    show(controller)
    XCTAssertEqual(frame(controller), CGRect(x: 260, y: 240, width: 300, height: 213))
    XCTAssertEqual(controller.popoverPresentationController?.arrowDirection, .up)
    XCTAssertEqual(controller.view.safeAreaInsets, UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
    XCTAssertEqual(
      controller.popoverPresentationController?.frameOfPresentedViewInContainerView,
      CGRect(x: 260, y: 240, width: 300, height: 213))
    XCTAssertNotNil(root.view.window, "what is behind stays")
    XCTAssertTrue(controller.presentingViewController === root)
  }

  func testDirections() {
    start()
    source.frame = CGRect(x: 360, y: 500, width: 100, height: 40)
    let expected: [(UIPopoverArrowDirection, CGRect, UIEdgeInsets)] = [
      (.up, CGRect(x: 260, y: 540, width: 300, height: 213), UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0)),
      (.down, CGRect(x: 260, y: 287, width: 300, height: 213), UIEdgeInsets(top: 0, left: 0, bottom: 13, right: 0)),
      (.left, CGRect(x: 460, y: 420, width: 313, height: 200), UIEdgeInsets(top: 0, left: 13, bottom: 0, right: 0)),
      (.right, CGRect(x: 47, y: 420, width: 313, height: 200), UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 13)),
    ]
    for (direction, place, insets) in expected {
      let controller = popover()
      controller.popoverPresentationController?.permittedArrowDirections = direction
      show(controller)
      XCTAssertEqual(frame(controller), place)
      XCTAssertEqual(controller.view.safeAreaInsets, insets)
      XCTAssertEqual(controller.popoverPresentationController?.arrowDirection, direction)
      root.dismiss(animated: false)
      step()
    }
  }

  func testTakesTheSideThatHasRoom() {
    start()
    let places: [(CGRect, UIPopoverArrowDirection)] = [
      (CGRect(x: 360, y: 1100, width: 100, height: 40), .down),
      (CGRect(x: 20, y: 30, width: 20, height: 1100), .left),
      (CGRect(x: 780, y: 30, width: 20, height: 1100), .right),
    ]
    for (place, direction) in places {
      source.frame = place
      let controller = popover()
      show(controller)
      XCTAssertEqual(controller.popoverPresentationController?.arrowDirection, direction)
      root.dismiss(animated: false)
      step()
    }
  }

  /// 10 points from the edges and the safe area, whatever it points to; what does not fit shrinks.
  func testStaysInTheWindow() {
    start()
    source.frame = CGRect(x: 0, y: 100, width: 40, height: 40)
    let controller = popover()
    show(controller)
    XCTAssertEqual(frame(controller).origin, CGPoint(x: 10, y: 140))
    let presentation = controller.popoverPresentationController
    presentation?.popoverLayoutMargins.left = 30
    step()
    XCTAssertEqual(frame(controller).minX, 30)
    source.frame.origin.x = 790
    presentation?.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
    step()
    XCTAssertEqual(frame(controller).maxX, 810)
    XCTAssertEqual(frame(controller).minY, 110, "the rectangle's, not the view's")
    presentation?.permittedArrowDirections = .up
    controller.preferredContentSize = CGSize(width: 2000, height: 2000)
    step()
    XCTAssertEqual(frame(controller), CGRect(x: 30, y: 110, width: 780, height: 1180 - 20 - 10 - 110))
  }

  /// Of 320 by 1,100 points what there is room for, where the controller prefers nothing.
  func testUsualSize() {
    start()
    let controller = popover(.zero)
    controller.popoverPresentationController?.permittedArrowDirections = .up
    show(controller)
    XCTAssertEqual(frame(controller), CGRect(x: 250, y: 240, width: 320, height: 1180 - 30 - 240))
    controller.preferredContentSize = CGSize(width: 200, height: 100)
    step()
    XCTAssertEqual(frame(controller).size, CGSize(width: 200, height: 113), "a new size is taken at once")
  }

  func testWithoutAnArrow() {
    start()
    let controller = popover()
    controller.popoverPresentationController?.permittedArrowDirections = []
    controller.popoverPresentationController?.sourceRect = CGRect(x: 40, y: 300, width: 20, height: 20)
    show(controller)
    XCTAssertEqual(frame(controller), CGRect(x: 260, y: 410, width: 300, height: 200))
    XCTAssertEqual(controller.popoverPresentationController?.arrowDirection, [])
    XCTAssertEqual(controller.view.safeAreaInsets, .zero)
  }

  func testMayOverlapItsSource() {
    start()
    source.frame = CGRect(x: 0, y: 0, width: 820, height: 1180)
    let controller = popover()
    controller.popoverPresentationController?.canOverlapSourceViewRect = true
    show(controller)
    XCTAssertEqual(frame(controller).size, CGSize(width: 300, height: 213))
    XCTAssertEqual(frame(controller).maxY, 1150)
  }

  func testBarButtonItem() {
    start()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 24, width: 820, height: 44))
    let item = UINavigationItem(title: "Title")
    let button = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = button
    bar.items = [item]
    root.view.addSubview(bar)
    step()
    let controller = popover()
    controller.popoverPresentationController?.sourceItem = button
    XCTAssertTrue(controller.popoverPresentationController?.barButtonItem === button)
    show(controller)
    let anchor = button.frame(in: root.view)
    XCTAssertEqual(frame(controller).maxX, 810)
    XCTAssertEqual(frame(controller).minY, anchor?.maxY)
    XCTAssertEqual(controller.popoverPresentationController?.arrowDirection, .up)
    XCTAssertEqual(
      controller.popoverPresentationController?.passthroughViews, [bar], "its other items keep working")
  }

  /// facts/presentation.md#popover/source-item
  func testSourceItems() throws {
    start()
    let planned = popover()
    let anchor = try XCTUnwrap(planned.popoverPresentationController)
    anchor.sourceView = nil
    let view = UIView(frame: CGRect(x: 400, y: 300, width: 60, height: 40))
    root.view.addSubview(view)
    anchor.sourceItem = view
    XCTAssertNil(anchor.sourceView)
    XCTAssertNil(anchor.barButtonItem)
    anchor.barButtonItem = nil
    XCTAssertTrue(anchor.sourceItem === view, "it was no bar button item")
    let button = UIBarButtonItem()
    anchor.barButtonItem = button
    XCTAssertTrue(anchor.sourceItem === button)
    anchor.barButtonItem = nil
    XCTAssertNil(anchor.sourceItem)
    XCTAssertTrue(anchor.presentedViewController === planned)

    let controller = popover()
    controller.popoverPresentationController?.sourceView = nil
    controller.popoverPresentationController?.sourceItem = view
    controller.popoverPresentationController?.permittedArrowDirections = .up
    show(controller)
    XCTAssertEqual(frame(controller).minY, 340)
    XCTAssertEqual(frame(controller).midX, 430)
    XCTAssertFalse(said("should have a non-nil sourceView or barButtonItem"))
  }

  /// facts/presentation.md#popover/source-item-frames
  func testFramesOfSourceItems() {
    start()
    let guide = UILayoutGuide()
    XCTAssertNil(guide.frame(in: root.view), "of no view")
    root.view.addLayoutGuide(guide)
    guide.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 50).isActive = true
    guide.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 70).isActive = true
    guide.widthAnchor.constraint(equalToConstant: 80).isActive = true
    guide.heightAnchor.constraint(equalToConstant: 30).isActive = true
    let bar = UITabBar(frame: CGRect(x: 0, y: 1100, width: 820, height: 50))
    let item = UITabBarItem(title: "One", image: nil, tag: 0)
    XCTAssertNil(item.frame(in: root.view), "in no bar")
    bar.items = [item, UITabBarItem(title: "Two", image: nil, tag: 1)]
    root.view.addSubview(bar)
    step()
    XCTAssertEqual(guide.frame(in: root.view), CGRect(x: 50, y: 70, width: 80, height: 30))
    let frame = item.frame(in: root.view) ?? .null
    XCTAssertTrue(bar.frame.contains(frame) && frame.width > 0 && frame.midX < 410, "\(frame)")
  }

  func testWithoutAnAnchorItIsSaid() {
    start()
    let controller = popover()
    controller.popoverPresentationController?.sourceView = nil
    show(controller)
    XCTAssertTrue(said("should have a non-nil sourceView or barButtonItem set before the presentation occurs."))
    XCTAssertNotNil(controller.view.window)
  }

  func testDelegateMaySetTheAnchorAtTheLastMoment() {
    start()
    let controller = popover()
    controller.popoverPresentationController?.sourceView = nil
    delegate.onPrepare = { [unowned self] in $0.sourceView = source }
    show(controller)
    XCTAssertFalse(said("should have a non-nil"))
    XCTAssertEqual(frame(controller).minY, 240)
  }

  func testTurning() {
    start()
    let controller = popover()
    show(controller)
    delegate.newAnchor = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.view.window?.frame = CGRect(x: 0, y: 0, width: 1180, height: 820)
    step()
    XCTAssertTrue(delegate.log.contains("reposition 100.0 7"))
    XCTAssertEqual(controller.popoverPresentationController?.sourceRect, delegate.newAnchor)
    XCTAssertEqual(frame(controller).minY, 210)
  }

  func testHostilePlaces() {
    start()
    let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300]
    for number in numbers {
      let controller = popover(CGSize(width: number, height: number))
      controller.popoverPresentationController?.sourceRect = CGRect(x: number, y: 0, width: number, height: 5)
      controller.popoverPresentationController?.permittedArrowDirections = .unknown
      show(controller)
      XCTAssertTrue(frame(controller).minX.isFinite && frame(controller).width.isFinite, "\(number)")
      controller.popoverPresentationController?.popoverLayoutMargins.top = number
      controller.popoverPresentationController?.popoverLayoutMargins.left = number
      step()
      root.dismiss(animated: false)
      step()
    }
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

  /// What is beside the arrow is outside; the arrow is not, on any side.
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

  /// The method with traits is asked for every width.
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

  /// A large phone: wide when it lies, narrow when it stands.
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
