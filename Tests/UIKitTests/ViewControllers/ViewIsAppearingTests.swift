import FlipsideTesting
import UIKit
import XCTest

/// Geometry that is final in `viewIsAppearing(_:)`: the frame of the view, its safe area, and the bars around it
/// (facts/lifecycle.md#showing/is-appearing).
final class ViewIsAppearingTests: XCTestCase {
  private final class Page: UIViewController {
    struct Surroundings: Equatable {
      var safeArea: UIEdgeInsets
      var frame: CGRect
      var bar: CGRect?
    }

    var lines: [String] = []
    var seen: Surroundings?

    var surroundings: Surroundings {
      Surroundings(
        safeArea: view.safeAreaInsets, frame: view.convert(view.bounds, to: nil),
        bar: navigationController?.navigationBar.frame)
    }

    override func viewWillAppear(_ animated: Bool) {
      lines = ["will"]
      seen = nil
    }
    override func viewSafeAreaInsetsDidChange() { lines.append("safe area") }
    override func viewIsAppearing(_ animated: Bool) {
      lines.append("is")
      seen = surroundings
    }
    override func viewWillLayoutSubviews() { lines.append("layout") }
    override func viewDidAppear(_ animated: Bool) { lines.append("did") }
  }

  private func check(_ page: Page, top: CGFloat, laidOutFirst: Bool = true, line: UInt = #line) {
    XCTAssertEqual(page.seen, page.surroundings, line: line)
    XCTAssertEqual(page.seen?.safeArea.top ?? 0, top, accuracy: 0.01, line: line)
    XCTAssertEqual(page.lines.filter { $0 == "is" }.count, 1, line: line)
    let told = page.lines.firstIndex(of: "is") ?? 0
    XCTAssertFalse(page.lines[..<told].contains("layout"), "\(page.lines)", line: line)
    XCTAssertFalse(page.lines[told...].contains("safe area"), "it is final: \(page.lines)", line: line)
    XCTAssertFalse(page.lines[..<told].contains("did"), line: line)
  }

  func testPushedAndUncoveredPages() {
    MainActor.assumeIsolated {
      for animated in [true, false] {
        let (first, second) = (Page(), Page())
        let stack = UINavigationController(rootViewController: first)
        onStage(stack) { stage in
          stage.clock.advance(by: 1)
          check(first, top: 97.667)
          stack.pushViewController(second, animated: animated)
          stage.clock.advance(by: 1)
          check(second, top: 97.667)
          stack.popViewController(animated: animated)
          stage.clock.advance(by: 1)
          check(first, top: 97.667)
        }
      }
    }
  }

  /// The bars of containers that are presented with the page are also in place.
  func testFirstPagesOfPresentedContainers() {
    MainActor.assumeIsolated {
      for animated in [true, false] {
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
          let (page, other) = (Page(), Page())
          let tabs = UITabBarController()
          tabs.viewControllers = [UINavigationController(rootViewController: page), other]
          tabs.modalPresentationStyle = style
          let root = Page()
          onStage(root) { stage in
            stage.clock.advance(by: 1)
            root.present(tabs, animated: animated)
            stage.clock.advance(by: 1)
            let top: CGFloat = style == .fullScreen ? 97.667 : 56
            check(page, top: top)
            XCTAssertEqual(page.seen?.safeArea.bottom, 83, "above the tab bar")
            XCTAssertGreaterThan(page.seen?.bar?.height ?? 0, 40)
            tabs.selectedIndex = 1
            stage.clock.advance(by: 1)
            check(other, top: style == .fullScreen ? 59 : 0)
            tabs.selectedIndex = 0
            stage.clock.advance(by: 1)
            check(page, top: top)
            root.dismiss(animated: animated)
            stage.clock.advance(by: 1)
            check(root, top: 59)
          }
        }
      }
    }
  }

  /// facts/lifecycle.md#containers/add-visible: values that the app sets after adding the view are available.
  func testChildrenThatAreAddedByHand() {
    MainActor.assumeIsolated {
      let (parent, child) = (UIViewController(), Page())
      onStage(parent) { stage in
        stage.clock.advance(by: 1)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        XCTAssertEqual(child.lines.first, "will")
        XCTAssertNil(child.seen)
        child.view.frame = CGRect(x: 20, y: 100, width: 200, height: 300)
        child.didMove(toParent: parent)
        stage.clock.advance(by: 0.1)
        XCTAssertEqual(child.seen?.frame, CGRect(x: 20, y: 100, width: 200, height: 300))
        XCTAssertEqual(child.lines.suffix(2), ["is", "did"])
      }
    }
  }

  /// A layout that the app requests in `viewWillAppear(_:)` does not cause an earlier call.
  func testLayoutWithinViewWillAppear() {
    MainActor.assumeIsolated {
      final class Eager: UIViewController {
        var lines: [String] = []
        override func viewWillAppear(_ animated: Bool) {
          view.setNeedsLayout()
          view.layoutIfNeeded()
          lines.append("will")
        }
        override func viewIsAppearing(_ animated: Bool) { lines.append("is") }
      }
      let root = Eager()
      onStage(root) { stage in
        stage.clock.advance(by: 0.1)
        XCTAssertEqual(root.lines, ["will", "is"])
      }
    }
  }
}
