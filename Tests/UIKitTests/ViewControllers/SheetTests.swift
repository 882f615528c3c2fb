import FlipsideTesting
import UIKit
import XCTest

/// Sheets on a phone: the content behind them, and touches (facts/presentation.md#page-sheet,
/// facts/presentation.md#sheet-drag).
final class SheetTests: TimeTestCase {
  private let log = Log()

  private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var log: Log?
    var allows = true
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      log?("should")
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log?("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log?("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      log?("attempt")
    }
  }

  private let delegate = Delegate()
  private var root: UIViewController { window.rootViewController! }
  private var sheet: LoggingController!

  private func show(_ content: UIView? = nil) {
    sheet = LoggingController("B", log)
    delegate.log = log
    sheet.presentationController?.delegate = delegate
    root.present(sheet, animated: false)
    if let content {
      content.frame = sheet.view.bounds
      sheet.view.addSubview(content)
    }
    go(to: now + 0.1)
    _ = log.take()
  }

  private var sheetFrame: CGRect { sheet.view.convert(sheet.view.bounds, to: nil) }
  private func drawnFrame(_ view: UIView) -> CGRect { view.layer.frame }
  /// The view around the root's, which a sheet pushes back: facts/presentation.md#hierarchy/behind
  private var rootBox: UIView { root.view.superview! }

  func testThePresenterIsPushedBack() {
    let safeArea = root.view.safeAreaInsets
    var colour: UIColor?
    root.view.layer.cornerRadius = 3
    show()
    XCTAssertEqual(sheetFrame.minY, 59)
    // 40 points narrower, 10 above the sheet, with round corners, before black.
    XCTAssertEqual(drawnFrame(rootBox).width, 353, accuracy: 0.01)
    XCTAssertEqual(drawnFrame(rootBox).midX, 196.5, accuracy: 0.01)
    XCTAssertEqual(drawnFrame(rootBox).minY, 49, accuracy: 0.01)
    XCTAssertEqual(rootBox.layer.cornerRadius, 10)
    XCTAssertEqual(UIApplication.shared.surface.row(3)[3], 0xFF00_0000)
    XCTAssertEqual(UIApplication.shared.resolvedStatusBarStyle, .lightContent)
    // Its layout knows nothing of that, nor does the app's view.
    XCTAssertEqual(root.view.frame, window.bounds)
    XCTAssertTrue(root.view.transform.isIdentity)
    XCTAssertEqual(root.view.layer.cornerRadius, 3)
    root.view.frame = window.bounds
    window.setNeedsLayout()
    go(to: now + 0.1)
    XCTAssertEqual(drawnFrame(rootBox).width, 353, accuracy: 0.01)
    XCTAssertEqual(root.view.bounds.size, CGSize(width: 393, height: 852))
    XCTAssertEqual(root.view.safeAreaInsets, safeArea)
    colour = sheet.view.superview?.superview?.backgroundColor
    XCTAssertEqual(colour?.cgColor.alpha ?? 0, 0.12, accuracy: 0.01)
    root.dismiss(animated: false)
    go(to: now + 0.1)
    XCTAssertEqual(root.view.frame, window.bounds)
    XCTAssertEqual(UIApplication.shared.resolvedStatusBarStyle, .darkContent)
    XCTAssertEqual(root.view.layer.cornerRadius, 3)
    XCTAssertEqual(rootBox.layer.cornerRadius, 0)
    XCTAssertFalse(rootBox.layer.masksToBounds)
    XCTAssertEqual(rootBox.superview?.layer.sublayers?.count, 1)
  }

  func testThePresenterMovesWithTheSheet() {
    sheet = LoggingController("B", log)
    root.present(sheet, animated: true)
    step()
    restart()
    XCTAssertEqual(rootBox.layer.presentation()?.frame.width ?? 0, 393, accuracy: 0.5)
    go(to: 0.1)
    let width = rootBox.layer.presentation()?.frame.width ?? 0
    XCTAssertTrue(width < 390 && width > 354, "\(width)")
    go(to: 1)
    XCTAssertEqual(rootBox.layer.presentation()?.frame.width ?? 353, 353, accuracy: 0.1)
    root.dismiss(animated: true)
    go(to: 1.1)
    XCTAssertGreaterThan(rootBox.layer.presentation()?.frame.width ?? 0, 355)
    go(to: 2)
    XCTAssertTrue(rootBox.layer.transform.m11 == 1 && isIdle)
  }

  /// A sheet over a sheet has the same top; the first sheet moves to the position of the presenter.
  func testASecondSheet() {
    show()
    let second = UIViewController()
    sheet.present(second, animated: false)
    go(to: now + 0.1)
    XCTAssertEqual(second.view.convert(second.view.bounds, to: nil).minY, 59)
    let box = sheet.view.superview!
    XCTAssertEqual(drawnFrame(box).minY, 49, accuracy: 0.01)
    XCTAssertEqual(drawnFrame(box).width, 353, accuracy: 0.01)
    window.setNeedsLayout()
    go(to: now + 0.1)
    XCTAssertEqual(drawnFrame(box).minY, 49, accuracy: 0.01)
    sheet.dismiss(animated: false)
    go(to: now + 0.1)
    XCTAssertEqual(sheetFrame, CGRect(x: 0, y: 59, width: 393, height: 793))
    XCTAssertEqual(drawnFrame(rootBox).width, 353, accuracy: 0.01)
  }

  func testOtherStylesAndPadsLeaveItAlone() {
    let cover = UIViewController()
    cover.modalPresentationStyle = .overFullScreen
    root.present(cover, animated: false)
    go(to: now + 0.1)
    XCTAssertEqual(drawnFrame(rootBox), window.bounds)
    root.dismiss(animated: false)
    go(to: now + 0.1)
  }

  // MARK: Fingers

  private func drag(by way: CGFloat, in seconds: TimeInterval, hold: TimeInterval = 0.3) {
    touch(0, .began, 196, 200)
    let start = now
    let steps = max(2, Int(seconds * 60))
    for step in 1...steps {
      go(to: start + seconds * Double(step) / Double(steps))
      touch(0, .moved, 196, 200 + way * CGFloat(step) / CGFloat(steps))
    }
    if hold > 0 {
      go(to: now + hold)
      touch(0, .moved, 196, 200 + way)
    }
  }

  private func lift(_ way: CGFloat) {
    touch(0, .ended, 196, 200 + way)
    go(to: now + 1.2)
  }

  func testADragTakesItAway() {
    show()
    drag(by: 420, in: 0.5)
    // After 10 points the sheet follows the finger, and the presenter moves forward.
    XCTAssertEqual(sheetFrame.minY, 59 + 410, accuracy: 0.5)
    XCTAssertGreaterThan(drawnFrame(rootBox).width, 370)
    XCTAssertTrue(sheet.isBeingDismissed)
    XCTAssertEqual(log.take().filter { !$0.hasSuffix("Layout") }, ["should", "will", "B.willDisappear"])
    lift(420)
    XCTAssertEqual(log.take().filter { !$0.hasSuffix("Layout") }, ["B.didDisappear", "did"])
    XCTAssertNil(root.presentedViewController)
    XCTAssertEqual(drawnFrame(rootBox), window.bounds)
  }

  func testLessThanHalfOfItsHeightSpringsBack() {
    show()
    drag(by: 370, in: 0.5)
    lift(370)
    XCTAssertEqual(
      log.take().filter { !$0.hasSuffix("Layout") },
      ["should", "will", "B.willDisappear", "B.willAppear", "B.isAppearing", "B.didAppear"])
    XCTAssertEqual(sheetFrame.minY, 59)
    XCTAssertEqual(drawnFrame(rootBox).width, 353, accuracy: 0.01)
    XCTAssertTrue(root.presentedViewController === sheet)
    XCTAssertFalse(sheet.isBeingDismissed)
  }

  func testAFlickTakesItAway() {
    show()
    drag(by: 150, in: 0.1, hold: 0)
    lift(150)
    XCTAssertNil(root.presentedViewController)
  }

  func testUpwardsNothingMoves() {
    show()
    drag(by: -150, in: 0.3)
    XCTAssertEqual(sheetFrame.minY, 59)
    lift(-150)
    XCTAssertEqual(log.take().filter { !$0.hasSuffix("Layout") }, [])
  }

  func testTheAppKeepsIt() {
    show()
    sheet.isModalInPresentation = true
    drag(by: 600, in: 0.5)
    lift(600)
    XCTAssertEqual(log.take().filter { !$0.hasSuffix("Layout") }, ["attempt"])
    XCTAssertEqual(sheetFrame.minY, 59)
    sheet.isModalInPresentation = false
    delegate.allows = false
    drag(by: 600, in: 0.5)
    lift(600)
    XCTAssertEqual(log.take().filter { !$0.hasSuffix("Layout") }, ["should", "attempt"])
    XCTAssertTrue(root.presentedViewController === sheet)
  }

  /// A drag down moves the sheet if its list is at the top, and scrolls a list that is scrolled.
  func testListsInTheSheet() {
    let list = UIScrollView()
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 393, height: 3000)
    show(list)
    drag(by: 100, in: 0.3)
    XCTAssertEqual(sheetFrame.minY, 59 + 90, accuracy: 0.5)
    XCTAssertEqual(list.contentOffset.y, 0)
    lift(100)
    list.contentOffset.y = 500
    drag(by: 100, in: 0.3)
    XCTAssertEqual(sheetFrame.minY, 59)
    XCTAssertLessThan(list.contentOffset.y, 450)
    lift(100)
    XCTAssertTrue(root.presentedViewController === sheet)
  }

  func testSheetsGoWithTheirControllers() {
    show()
    weak let weakSheet: UIViewController? = sheet
    root.dismiss(animated: false)
    go(to: now + 0.1)
    sheet = nil
    go(to: now + 0.1)
    XCTAssertNil(weakSheet)
  }

  /// SwiftUI's `horizontalSizeClass` in a sheet on an iPad: compact.
  func testAPageOnAnIPadIsCompact() {
    MainActor.assumeIsolated {
      onStage(device: "iPad (10th generation)", animates: false) { stage in
        let page = UIViewController()
        stage.controller.present(page, animated: false)
        stage.clock.settle()
        XCTAssertEqual(page.view.traitCollection.horizontalSizeClass, .compact)
        XCTAssertEqual(page.traitCollection.verticalSizeClass, .regular)
        XCTAssertEqual(stage.controller.traitCollection.horizontalSizeClass, .regular)
      }
    }
  }
}
