import UIKit
import XCTest

/// Sheets at their detents (facts/presentation.md#sheet, facts/presentation.md#sheet-drag; Apple's pages of
/// `UISheetPresentationController`, its detents and its delegate).
final class DetentTests: TimeTestCase {
  private let log = Log()

  private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
    var log: Log?
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
      log?("detent \(sheet.selectedDetentIdentifier?.rawValue.split(separator: ".").last ?? "nil")")
    }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      log?("should")
      return true
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log?("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log?("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      log?("attempt")
    }
  }

  private let delegate = Delegate()
  private var root: UIViewController { window.rootViewController! }
  private let controller = UIViewController()
  private var sheet: UISheetPresentationController { controller.sheetPresentationController! }

  private func show(
    _ detents: [UISheetPresentationController.Detent] = [.medium(), .large()],
    _ setUp: (UISheetPresentationController) -> Void = { _ in }
  ) {
    delegate.log = log
    sheet.detents = detents
    sheet.delegate = delegate
    setUp(sheet)
    root.present(controller, animated: false)
    go(to: now + 0.1)
  }

  private var frame: CGRect { controller.view.convert(controller.view.bounds, to: nil) }
  private var dim: CGFloat { sheet.containerView?.backgroundColor?.cgColor.alpha ?? 0 }

  private func drag(from start: CGFloat, by distance: CGFloat, in seconds: TimeInterval = 0.4, holds: Bool = true) {
    touch(0, .began, 196, start)
    let begin = now
    let steps = Int(seconds * 60)
    for step in 1...steps {
      go(to: begin + seconds * Double(step) / Double(steps))
      touch(0, .moved, 196, start + distance * CGFloat(step) / CGFloat(steps))
    }
    guard holds else { return }
    go(to: now + 0.3)
    touch(0, .moved, 196, start + distance)
  }

  private func lift(_ y: CGFloat) {
    touch(0, .ended, 196, y)
    go(to: now + 1.2)
  }

  // MARK: Heights

  func testDefaults() {
    XCTAssertEqual(sheet.detents.map(\.identifier), [.large])
    XCTAssertNil(sheet.selectedDetentIdentifier)
    XCTAssertNil(sheet.largestUndimmedDetentIdentifier)
    XCTAssertNil(sheet.preferredCornerRadius)
    XCTAssertFalse(sheet.prefersGrabberVisible || sheet.prefersEdgeAttachedInCompactHeight)
    XCTAssertFalse(sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
    XCTAssertTrue(sheet.prefersScrollingExpandsWhenScrolledToEdge && sheet.prefersPageSizing)
    XCTAssertNil(sheet.sourceView)
    XCTAssertTrue(
      "\(UISheetPresentationController.Detent.large())".hasSuffix(
        "_type=large, _identifier=com.apple.UIKit.large>"))
  }

  func testItOpensAtTheSmallestDetent() {
    show()
    XCTAssertEqual(frame.maxY, 852)
    XCTAssertEqual(frame.height, 459, accuracy: 0.5)
    XCTAssertEqual(controller.view.safeAreaInsets.bottom, 34)
    XCTAssertEqual(controller.view.safeAreaInsets.top, 0)
    // No view is pushed back, and the content behind the sheet is dimmed.
    XCTAssertEqual(root.view.layer.frame, window.bounds)
    XCTAssertEqual(dim, 0.12, accuracy: 0.01)
    XCTAssertNil(sheet.selectedDetentIdentifier)
  }

  /// Apple's page of `invalidateDetents()`: a detent is resolved again when that is called.
  func testDetentsAreResolvedOnce() {
    var count = 0
    show([
      .custom { _ in
        count += 1
        return 200
      }
    ])
    XCTAssertLessThanOrEqual(count, 3, "not in each frame")
    let before = count
    sheet.invalidateDetents()
    go(to: now + 0.1)
    XCTAssertEqual(count, before + 1)
  }

  func testCustomDetents() throws {
    var context: (any UISheetPresentationControllerDetentResolutionContext)?
    var value: CGFloat? = 200
    let custom = UISheetPresentationController.Detent.custom(identifier: .init("mine")) {
      context = $0
      return value
    }
    XCTAssertEqual(custom.identifier.rawValue, "mine")
    show([custom, .large()])
    XCTAssertEqual(context?.maximumDetentValue, 759)
    XCTAssertEqual(context?.containerTraitCollection.horizontalSizeClass, .compact)
    XCTAssertEqual(frame.height, 234)
    value = 300
    go(to: now + 0.1)
    XCTAssertEqual(frame.height, 234, "until it is asked again")
    sheet.invalidateDetents()
    go(to: now + 0.1)
    XCTAssertEqual(frame.height, 334)
    value = nil
    sheet.invalidateDetents()
    go(to: now + 0.1)
    XCTAssertEqual(frame.height, 793, "the only active one")
    value = .nan
    sheet.invalidateDetents()
    go(to: now + 0.1)
    XCTAssertEqual(frame.height, 793)
    value = 1e9
    sheet.invalidateDetents()
    go(to: now + 0.1)
    XCTAssertEqual(frame.height, 793)
    XCTAssertEqual(
      try XCTUnwrap(UISheetPresentationController.Detent.medium().resolvedValue(in: XCTUnwrap(context))), 425,
      accuracy: 0.5)
  }

  func testNoDetentsAreTheLargeOne() {
    show([])
    XCTAssertEqual(frame.height, 793)
  }

  func testSelectingInAnAnimation() {
    show()
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    let before = controller.view.superview?.layer.presentation()?.frame.minY ?? 0
    go(to: now + 0.1)
    let during = controller.view.superview?.layer.presentation()?.frame.minY ?? 0
    XCTAssertLessThan(during, before - 50)
    XCTAssertGreaterThan(during, 60)
    go(to: now + 1.5)
    XCTAssertEqual(frame.minY, 59)
    XCTAssertEqual(root.view.superview?.layer.frame.width ?? 0, 353, accuracy: 0.01)
    XCTAssertEqual(root.view.frame, window.bounds, "the box around it is smaller")
    XCTAssertEqual(log.take(), [], "the app knows what it did")
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    go(to: now + 1.5)
    XCTAssertEqual(frame.height, 459, accuracy: 0.5)
    XCTAssertEqual(root.view.superview?.layer.frame, window.bounds)
    XCTAssertEqual(root.view.superview?.layer.cornerRadius, 0)
    XCTAssertTrue(isIdle)
  }

  // MARK: Fingers

  func testADragToTheLargeDetent() {
    show()
    drag(from: 500, by: -210)
    XCTAssertEqual(frame.minY, 393 - 200, accuracy: 0.5)
    XCTAssertEqual(frame.maxY, 852, "it grows")
    let width = root.view.superview?.layer.frame.width ?? 0
    XCTAssertTrue(width < 392 && width > 354, "the presenter is on its way back")
    lift(290)
    XCTAssertEqual(frame.minY, 59)
    XCTAssertEqual(sheet.selectedDetentIdentifier, .large)
    XCTAssertEqual(log.take(), ["detent large"])
    // The sheet does not move above its largest detent.
    drag(from: 500, by: -210)
    XCTAssertEqual(frame.minY, 59)
    lift(290)
    drag(from: 200, by: 310)
    XCTAssertEqual(frame.minY, 359, accuracy: 0.5)
    lift(510)
    XCTAssertEqual(log.take(), ["detent medium"])
    XCTAssertEqual(frame.minY, 393, accuracy: 0.5)
    XCTAssertEqual(root.view.layer.frame, window.bounds)
  }

  func testAShortDragSpringsBack() {
    show()
    drag(from: 500, by: -100)
    lift(400)
    XCTAssertEqual(frame.minY, 393, accuracy: 0.5)
    XCTAssertNil(sheet.selectedDetentIdentifier)
    XCTAssertEqual(log.take(), [])
  }

  func testAFlickReachesTheNextDetent() {
    show()
    drag(from: 500, by: -120, in: 0.08, holds: false)
    lift(380)
    XCTAssertEqual(sheet.selectedDetentIdentifier, .large)
  }

  func testBelowTheSmallestItGoes() {
    show()
    drag(from: 500, by: 250)
    XCTAssertEqual(frame.minY, 393 + 240, accuracy: 0.5)
    XCTAssertEqual(frame.height, 459, accuracy: 0.5)
    XCTAssertEqual(dim, 0.12 * (1 - 240 / 459), accuracy: 0.01)
    lift(750)
    XCTAssertEqual(log.take(), ["should", "will", "did"])
    XCTAssertNil(root.presentedViewController)
  }

  func testAListAtItsTopExpandsTheSheet() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 459))
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 393, height: 3000)
    controller.view.addSubview(list)
    show()
    drag(from: 600, by: -250)
    XCTAssertEqual(list.contentOffset.y, 0)
    lift(350)
    XCTAssertEqual(sheet.selectedDetentIdentifier, .large)
    // At the large detent the list scrolls.
    drag(from: 400, by: -100)
    XCTAssertGreaterThan(list.contentOffset.y, 50)
    lift(300)
    list.contentOffset = .zero
    sheet.selectedDetentIdentifier = .medium
    sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    go(to: now + 0.5)
    drag(from: 600, by: -100)
    XCTAssertEqual(frame.minY, 393, accuracy: 0.5)
    XCTAssertGreaterThan(list.contentOffset.y, 50)
    lift(500)
  }

  func testTheGrabber() throws {
    show { $0.prefersGrabberVisible = true }
    let grabber = try XCTUnwrap(
      controller.view.superview?.subviews.first { $0.accessibilityLabel == "Sheet Grabber" })
    let bar = try XCTUnwrap(grabber.subviews.first)
    XCTAssertEqual(
      bar.convert(bar.bounds, to: controller.view.superview), CGRect(x: 178.5, y: 5, width: 36, height: 5))
    tap(196, 403)
    go(to: now + 1)
    XCTAssertEqual(sheet.selectedDetentIdentifier, .large)
    XCTAssertTrue(grabber.accessibilityActivate())
    go(to: now + 1)
    XCTAssertEqual(sheet.selectedDetentIdentifier, .medium)
    XCTAssertEqual(log.take(), ["detent large", "detent medium"])
    sheet.prefersGrabberVisible = false
    go(to: now + 0.1)
    XCTAssertTrue(grabber.isHidden)
  }

  // MARK: The presenter

  func testAnUndimmedPresenterGetsTouches() {
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    button.addAction(UIAction { [log] _ in log("tapped") }, for: .touchUpInside)
    root.view.addSubview(button)
    show { $0.largestUndimmedDetentIdentifier = .medium }
    XCTAssertEqual(dim, 0)
    XCTAssertEqual(root.view.tintAdjustmentMode, .normal)
    tap(150, 125)
    XCTAssertEqual(log.take(), ["tapped"])
    XCTAssertTrue(root.presentedViewController === controller)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    go(to: now + 1)
    XCTAssertEqual(dim, 0.12, accuracy: 0.01)
    XCTAssertEqual(root.view.tintAdjustmentMode, .dimmed)
    tap(150, 40)
    XCTAssertEqual(log.take(), [])
  }

  func testATouchOnTheDimmedPresenterDismisses() {
    show()
    tap(150, 125)
    go(to: now + 1)
    XCTAssertEqual(log.take(), ["should", "will", "did"])
    XCTAssertNil(root.presentedViewController)
    controller.isModalInPresentation = true
    show()
    tap(150, 125)
    go(to: now + 1)
    XCTAssertEqual(log.take(), ["attempt"])
  }

  func testTheCornerRadius() {
    show { $0.preferredCornerRadius = 24 }
    XCTAssertEqual(controller.view.superview?.layer.cornerRadius, 24)
    sheet.preferredCornerRadius = nil
    go(to: now + 0.1)
    XCTAssertEqual(controller.view.superview?.layer.cornerRadius, 10)
  }

  func testTheKeyboardLiftsASmallSheet() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
    controller.view.addSubview(field)
    show([.custom { _ in 150 }])
    field.becomeFirstResponder()
    go(to: now + 1)
    let keyboard = try XCTUnwrap(controller.view.keyboardLayoutGuide.owningView).keyboardLayoutGuide.layoutFrame
    XCTAssertEqual(frame.height - keyboard.height, 150, accuracy: 1)
    field.resignFirstResponder()
    go(to: now + 1)
    XCTAssertEqual(frame.height, 184)
  }

  /// A medium sheet over a large one, and a large sheet over a medium one.
  func testStacks() {
    show([.large()])
    let second = UIViewController()
    second.sheetPresentationController?.detents = [.medium()]
    controller.present(second, animated: false)
    go(to: now + 0.1)
    XCTAssertEqual(frame.minY, 59, "below a medium sheet it stays")
    XCTAssertEqual(second.view.convert(second.view.bounds, to: nil).height, 459, accuracy: 0.5)
    controller.dismiss(animated: false)
    go(to: now + 0.1)
    root.dismiss(animated: false)
    go(to: now + 0.1)
    XCTAssertEqual(root.view.layer.frame, window.bounds)
  }

  func testInACompactHeight() {
    UIApplication.shared.send(.rotate(.landscapeLeft))
    go(to: now + 1)
    defer { UIApplication.shared.send(.rotate(.portrait)) }
    XCTAssertEqual(window.bounds.size, CGSize(width: 852, height: 393))
    show([.medium(), .large()])
    XCTAssertEqual(frame, window.bounds, "in a compact height it covers everything")
    controller.preferredContentSize = CGSize(width: 400, height: 0)
    sheet.prefersEdgeAttachedInCompactHeight = true
    go(to: now + 0.1)
    XCTAssertEqual(frame.width, 852 - 118)
    XCTAssertEqual(frame.minY, 10)
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    go(to: now + 0.1)
    XCTAssertEqual(frame.width, 400)
    XCTAssertEqual(frame.midX, 426)
  }

  func testAResolverThatReturnsNoHeightIsReported() {
    show([.custom(identifier: .init("bad")) { _ in .nan }, .custom { _ in 1e300 }, .custom { _ in nil }])
    XCTAssertTrue(said("_identifier=bad> returned NaN"), "\(console)")
    XCTAssertEqual(console.filter { $0.contains("inactive") }.count, 1, "\(console)")
    XCTAssertEqual(frame, CGRect(x: 0, y: 59, width: 393, height: 793), "more than fits is the largest height")
  }

  func testOnAPad() {
    UIScreen.becomePad()
    defer { UIScreen.becomePhone() }
    window.frame = UIScreen.main.bounds
    controller.modalPresentationStyle = .formSheet
    show([.large()])
    XCTAssertFalse(sheet.prefersPageSizing)
    XCTAssertEqual(frame, CGRect(x: 140, y: 280, width: 540, height: 620))
    sheet.prefersPageSizing = true
    go(to: now + 0.1)
    XCTAssertEqual(frame, CGRect(x: 58, y: 40, width: 704, height: 1100))
    sheet.prefersPageSizing = false
    controller.preferredContentSize = CGSize(width: 300, height: 200)
    go(to: now + 0.1)
    XCTAssertEqual(frame, CGRect(x: 260, y: 490, width: 300, height: 200))
    let source = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 10))
    root.view.addSubview(source)
    sheet.sourceView = source
    go(to: now + 0.1)
    XCTAssertEqual(frame.midX, 200)
    // A touch beside the sheet dismisses it.
    tap(20, 1000)
    go(to: now + 1)
    XCTAssertEqual(log.take(), ["should", "will", "did"])
  }
}
