import FlipsideTesting
import UIKit
import XCTest

/// The descriptions that debuggers and snapshot libraries request by name: `facts/descriptions.md#hierarchies`.
final class HierarchyDescriptionTests: XCTestCase {
  private func text(_ name: String, of object: NSObject) -> String {
    let text = object.perform(Selector(name))?.takeUnretainedValue() as? String ?? "nothing"
    return text.replacingOccurrences(of: ":?\\s*0x[\\da-f]+", with: "", options: .regularExpression)
  }

  func testViewsWithWhatIsInThem() {
    MainActor.assumeIsolated {
      let (outer, middle, inner) = (UIView(), UIView(), UIView())
      let last = UIView()
      outer.addSubview(middle)
      middle.addSubview(inner)
      outer.addSubview(last)
      last.tag = 7
      XCTAssertEqual(
        text("recursiveDescription", of: outer),
        """
        <UIView; frame = (0 0; 0 0); layer = <CALayer>>
           | <UIView; frame = (0 0; 0 0); layer = <CALayer>>
           |    | <UIView; frame = (0 0; 0 0); layer = <CALayer>>
           | <UIView; frame = (0 0; 0 0); tag = 7; layer = <CALayer>>
        """)
    }
  }

  func testControllersWithTheirStates() {
    MainActor.assumeIsolated {
      let first = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: first), UIViewController()]
      onStage(tabs) { stage in
        let shown = UIViewController()
        shown.modalPresentationStyle = .fullScreen
        tabs.present(shown, animated: false)
        stage.clock.advance(by: 1)
        let lines = text("_printHierarchy", of: tabs).components(separatedBy: "\n")
        XCTAssertEqual(lines.count, 5, "\(lines)")
        XCTAssertTrue(
          lines[0].hasPrefix("<UITabBarController>, state: disappeared, view: <UILayoutContainerView>"), lines[0])
        XCTAssertTrue(lines[1].hasPrefix("   | <UINavigationController>, state: disappeared, view: <"), lines[1])
        XCTAssertTrue(
          lines[2].hasPrefix("   |    | <UIViewController>, state: disappeared, view: <UIView>"), lines[2])
        XCTAssertEqual(lines[3], "   | <UIViewController>, state: disappeared, view: (view not loaded)")
        XCTAssertEqual(
          lines[4],
          "   + <UIViewController>, state: appeared, view: <UIView>, presented with: <_UIFullscreenPresentationController>"
        )
        tabs.dismiss(animated: false)
        stage.clock.advance(by: 1)
        XCTAssertTrue(
          text("_printHierarchy", of: first).hasPrefix("<UIViewController>, state: appeared, view: <UIView>"))
      }
    }
  }

  /// Libraries look up the application by name, because app extensions have none.
  func testTheApplicationAnswersByName() {
    MainActor.assumeIsolated {
      onStage { _ in
        let name = NSSelectorFromString("sharedApplication")
        XCTAssertTrue(UIApplication.responds(to: name))
        XCTAssertTrue(UIApplication.perform(name)?.takeUnretainedValue() === UIApplication.shared)
        XCTAssertFalse(UIView.responds(to: name))
        XCTAssertFalse(UIApplication.responds(to: NSSelectorFromString("otherApplication")))
      }
    }
  }
}
