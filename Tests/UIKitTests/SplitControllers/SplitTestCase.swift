import FlipsideTesting
import UIKit
import XCTest

/// A split view controller's delegate that records its calls, and returns the values of the test.
final class SplitDelegate: NSObject, UISplitViewControllerDelegate {
  let log: Log
  var top: UISplitViewController.Column?
  var expanded: UISplitViewController.DisplayMode?
  var target = UISplitViewController.DisplayMode.automatic
  var takesShown = false
  var takesDetail = false
  /// The mode at the time of `willChangeTo`.
  var modeBefore: UISplitViewController.DisplayMode?
  var wasCollapsed: [Bool] = []
  /// Run once at the next `willHide` or `willShow` of a column, and at `topColumn…`.
  var onColumn: ((UISplitViewController) -> Void)?
  private func runOnColumn(_ svc: UISplitViewController) {
    let action = onColumn
    onColumn = nil
    action?(svc)
  }

  init(_ log: Log) { self.log = log }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    modeBefore = svc.displayMode
    log("willChangeTo \(displayMode.rawValue)")
  }
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { target }
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
    -> Bool
  {
    log("show")
    return takesShown
  }
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    log("showDetail")
    return takesDetail
  }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    log("topColumn \(proposedTopColumn.rawValue)")
    runOnColumn(svc)
    return top ?? proposedTopColumn
  }
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    log("expandingTo \(proposedDisplayMode.rawValue)")
    return expanded ?? proposedDisplayMode
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    wasCollapsed.append(svc.isCollapsed)
    log("didCollapse")
  }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    wasCollapsed.append(svc.isCollapsed)
    log("didExpand")
  }
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    log("willShow \(column.rawValue)")
    runOnColumn(svc)
  }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    log("willHide \(column.rawValue)")
    runOnColumn(svc)
  }
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    log("gestureWillBegin")
  }
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    log("gestureDidEnd")
  }
}

/// A split view controller with the pages A, S and B in its columns, on the screen of a device.
class SplitTestCase: XCTestCase {
  let log = Log()
  private(set) var stage: Stage!
  private(set) var split: UISplitViewController!
  private(set) var a: LoggingPage!
  private(set) var s: LoggingPage!
  private(set) var b: LoggingPage!
  private(set) var delegate: SplitDelegate!

  override func setUp() {
    super.setUp()
    a = page("A")
    s = page("S")
    b = page("B")
    delegate = SplitDelegate(log)
  }

  override func tearDown() {
    stage?.end()
    stage = nil
    split = nil
    a = nil
    s = nil
    b = nil
    delegate = nil
    super.tearDown()
  }

  func page(_ name: String) -> LoggingPage {
    let page = LoggingPage(name, log)
    page.title = name
    return page
  }

  func make(_ style: UISplitViewController.Style) -> UISplitViewController {
    split = UISplitViewController(style: style)
    split.delegate = delegate
    split.setViewController(a, for: .primary)
    if style == .tripleColumn { split.setViewController(s, for: .supplementary) }
    split.setViewController(b, for: .secondary)
    return split
  }

  func show(
    _ controller: UIViewController, on device: String = "iPad (10th generation)",
    orientation: UIDeviceOrientation = .portrait, direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    stage = Stage(controller, device: device, orientation: orientation, layoutDirection: direction)
    stage.clock.advance(by: 0.1)
  }

  /// On an iPad, with the primary column beside the secondary one.
  func showBeside(_ style: UISplitViewController.Style = .doubleColumn) {
    make(style).preferredDisplayMode = .oneBesideSecondary
    show(split)
    _ = log.take()
  }

  /// Waits until all animations have ended.
  func settle() { stage.clock.advance(by: 1) }

  /// The recorded callbacks of appearance, without those about parents and the loading of views.
  var appearance: [String] {
    log.take().filter { !$0.contains("Move") && !$0.contains("oad") && !$0.contains("isApp") }
  }

  /// The frame of the view that holds the controller's.
  func frame(_ controller: UIViewController) -> CGRect? {
    let holder = controller.navigationController ?? controller
    return holder.viewIfLoaded?.superview.map { $0.convert($0.bounds, to: split.view) }
  }

  func setWidth(_ sizeClass: UIUserInterfaceSizeClass) {
    stage.window.traitOverrides.horizontalSizeClass = sizeClass
    stage.clock.advance(by: 0.1)
  }

  /// Pans horizontally in ten steps; returns before the finger lifts.
  func pan(from start: CGFloat, to end: CGFloat, y: CGFloat = 600) {
    stage.touch(.began, CGPoint(x: start, y: y))
    for part in 1...10 {
      stage.clock.advance(by: 1.0 / 60)
      stage.touch(.moved, CGPoint(x: start + (end - start) * CGFloat(part) / 10, y: y))
    }
    stage.clock.advance(by: 0.3)
  }
}
