import FlipsideTesting
import UIKit
import XCTest

/// Popovers that a delegate wraps in a navigation controller if they fill the screen: Apple's page of
/// `presentationController(_:viewControllerForAdaptivePresentationStyle:)`, whose example this is.
final class AdaptedPopoverTests: TimeTestCase {
  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.fullScreen
    var wrapped: [UINavigationController] = []

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { traitCollection.horizontalSizeClass == .compact ? style : .none }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      wrapped.append(UINavigationController(rootViewController: controller.presentedViewController))
      return wrapped.last
    }
  }

  private let log = Log()
  private let delegate = Delegate()
  private var root: UIViewController { window.rootViewController! }

  private func present() -> LoggingController {
    let page = LoggingController("P", log)
    page.logsLayout = false
    page.title = "Page"
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 200, height: 100)
    page.popoverPresentationController?.sourceView = root.view
    page.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
    page.popoverPresentationController?.delegate = delegate
    root.present(page, animated: true)
    go(to: now + 1)
    return page
  }

  private func appearances() -> [String] { log.take().filter { $0.contains("ppear") } }

  private func isWholeScreen(_ view: UIView) -> Bool { view.convert(view.bounds, to: nil) == window.bounds }

  func testTheNavigationControllerIsPresented() {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet] {
      delegate.style = style
      let page = present()
      let navigation = delegate.wrapped.last
      XCTAssertTrue(root.presentedViewController === navigation)
      XCTAssertNotNil(navigation?.view.window)
      XCTAssertEqual(navigation?.navigationBar.frame.width, 393)
      XCTAssertTrue(navigation.map { page.view.isDescendant(of: $0.view) } ?? false)
      XCTAssertEqual(navigation.map { isWholeScreen($0.view) }, style != .pageSheet)
      XCTAssertTrue(page.presentingViewController === root)
      XCTAssertEqual(appearances(), ["P.willAppear", "P.isAppearing", "P.didAppear"])
      page.dismiss(animated: true)
      go(to: now + 1)
      XCTAssertEqual(appearances(), ["P.willDisappear", "P.didDisappear"])
      XCTAssertNil(root.presentedViewController)
      XCTAssertNil(navigation?.view.window)
      XCTAssertNotNil(root.view.window)
    }
    XCTAssertEqual(console, [])
  }

  /// A large phone has a regular width in landscape and a compact one in portrait.
  func testTheControllerChangesWithTheWidth() {
    window.traitOverrides.horizontalSizeClass = .regular
    defer { window.traitOverrides.remove(UITraitHorizontalSizeClass.self) }
    let page = present()
    XCTAssertTrue(root.presentedViewController === page)
    XCTAssertEqual(page.view.bounds.width, 200)
    XCTAssertEqual(delegate.wrapped.count, 0)
    _ = log.take()
    window.traitOverrides.horizontalSizeClass = .compact
    window.setNeedsLayout()
    go(to: now + 1)
    let navigation = delegate.wrapped.first
    XCTAssertTrue(root.presentedViewController === navigation)
    XCTAssertEqual(navigation.map { isWholeScreen($0.view) }, true)
    XCTAssertTrue(navigation.map { page.view.isDescendant(of: $0.view) } ?? false)
    XCTAssertEqual(
      appearances(), ["P.willDisappear", "P.didDisappear", "P.willAppear", "P.isAppearing", "P.didAppear"])
    window.traitOverrides.horizontalSizeClass = .regular
    window.setNeedsLayout()
    go(to: now + 1)
    XCTAssertTrue(root.presentedViewController === page)
    XCTAssertNil(page.parent)
    XCTAssertNil(navigation?.viewIfLoaded?.window)
    XCTAssertEqual(page.view.bounds.width, 200)
    XCTAssertEqual(
      appearances(), ["P.willDisappear", "P.didDisappear", "P.willAppear", "P.isAppearing", "P.didAppear"])
    root.dismiss(animated: true)
    go(to: now + 1)
    XCTAssertNil(root.presentedViewController)
    XCTAssertNil(page.view.window)
    XCTAssertEqual(window.subviews.count, 1)
    XCTAssertEqual(console, [])
  }
}
