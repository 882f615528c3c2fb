import FlipsideTesting
import UIKit
import XCTest

/// The accessibility properties that UIKit's classes have before an app sets any: `facts/text.md#accessibility`.
final class AccessibilityDefaultsTests: XCTestCase {
  private struct Expected {
    var isElement = true
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits = .none
  }

  private func onMain(_ body: @MainActor () throws -> Void) rethrows { try MainActor.assumeIsolated(body) }

  @MainActor private func check(_ view: UIView, _ expected: Expected, _ name: String, line: UInt = #line) {
    XCTAssertEqual(view.isAccessibilityElement, expected.isElement, name, line: line)
    XCTAssertEqual(view.accessibilityLabel, expected.label, name, line: line)
    XCTAssertEqual(view.accessibilityValue, expected.value, name, line: line)
    XCTAssertEqual(view.accessibilityHint, expected.hint, name, line: line)
    XCTAssertEqual(view.accessibilityTraits, expected.traits, name, line: line)
  }

  @MainActor private func made<View: UIView>(_ view: View, _ body: (View) -> Void) -> View {
    body(view)
    return view
  }

  func testDefaults() {
    onMain {
      let toggleHint = "Double tap to toggle setting."
      let rows: [(String, UIView, Expected)] = [
        ("view", UIView(), .init(isElement: false)),
        ("label", made(UILabel()) { $0.text = "Text" }, .init(label: "Text", traits: .staticText)),
        ("button", made(UIButton()) { $0.setTitle("Save", for: .normal) }, .init(label: "Save", traits: .button)),
        (
          "selected button",
          made(UIButton()) {
            $0.setTitle("Save", for: .normal)
            $0.isSelected = true
          }, .init(label: "Save", traits: [.button, .selected])
        ),
        (
          "disabled button", made(UIButton()) { $0.isEnabled = false }, .init(traits: [.button, .notEnabled])
        ),
        ("switch", UISwitch(), .init(value: "0", hint: toggleHint, traits: [.button, .toggleButton])),
        (
          "switch that is on", made(UISwitch()) { $0.isOn = true },
          .init(value: "1", hint: toggleHint, traits: [.button, .toggleButton])
        ),
        (
          "disabled switch", made(UISwitch()) { $0.isEnabled = false },
          .init(value: "0", traits: [.button, .toggleButton, .notEnabled])
        ),
        ("slider", made(UISlider()) { $0.value = 0.75 }, .init(value: "75%", traits: .adjustable)),
        (
          "disabled slider", made(UISlider()) { $0.isEnabled = false },
          .init(value: "0%", traits: [.adjustable, .notEnabled])
        ),
        ("stepper", UIStepper(), .init(isElement: false)),
        ("segmented control", UISegmentedControl(items: ["One"]), .init(isElement: false)),
        (
          "page control",
          made(UIPageControl()) {
            $0.numberOfPages = 3
            $0.currentPage = 1
          }, .init(value: "page 2 of 3", traits: [.adjustable, .updatesFrequently])
        ),
        ("progress", made(UIProgressView()) { $0.progress = 0.5 }, .init(value: "50%", traits: .updatesFrequently)),
        ("spinner", UIActivityIndicatorView(), .init(label: "Progress halted")),
        (
          "spinner that turns", made(UIActivityIndicatorView()) { $0.startAnimating() }, .init(label: "In progress")
        ),
        (
          "field", made(UITextField()) { $0.placeholder = "Name" }, .init(label: "Name", value: "")
        ),
        (
          "field with text",
          made(UITextField()) {
            $0.placeholder = "Name"
            $0.text = "Ada"
          }, .init(label: "Name", value: "Ada")
        ),
        (
          "disabled field",
          made(UITextField()) {
            $0.text = "Ada"
            $0.isEnabled = false
          }, .init(value: "Ada", traits: .notEnabled)
        ),
        ("image view", UIImageView(), .init(isElement: false)),
        ("scroll view", UIScrollView(), .init(isElement: false)),
        ("table", UITableView(), .init(isElement: false)),
        ("stack", UIStackView(), .init(isElement: false)),
      ]
      for (name, view, expected) in rows {
        var expected = expected
        // Image views have the image trait even if they are not elements, so their own value is expected.
        if view is UIImageView { expected.traits = view.accessibilityTraits }
        check(view, expected, name)
      }
    }
  }

  func testSegmentsAreButtons() {
    onMain {
      onStage(animates: false) { stage in
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.frame = CGRect(x: 20, y: 200, width: 300, height: 32)
        control.selectedSegmentIndex = 1
        control.setEnabled(false, forSegmentAt: 2)
        stage.view.addSubview(control)
        UIApplication.shared.step()
        @MainActor func segments() -> [UIView] { elements(control).sorted { $0.frame.minX < $1.frame.minX } }
        XCTAssertEqual(segments().map(\.accessibilityLabel), ["One", "Two", "Three"])
        XCTAssertEqual(
          segments().map(\.accessibilityTraits), [.button, [.button, .selected], [.button, .notEnabled]])
        control.isEnabled = false
        XCTAssertTrue(segments().allSatisfy { $0.accessibilityTraits.contains(.notEnabled) })
      }
    }
  }

  func testTabsAndBackButtons() {
    onMain {
      let (first, second) = (UIViewController(), UIViewController())
      first.title = "First"
      second.title = "Second"
      let navigation = UINavigationController(rootViewController: first)
      navigation.pushViewController(second, animated: false)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      onStage(tabs, animates: false) { _ in
        UIApplication.shared.step()
        let back = elements(navigation.navigationBar).first { $0.accessibilityTraits.contains(.backButton) }
        XCTAssertEqual(back?.accessibilityLabel, "First")
        XCTAssertEqual(back?.accessibilityTraits, [.button, .backButton])
        let tab = elements(tabs.tabBar).first
        XCTAssertEqual(tab?.accessibilityTraits, [.button, .tab, .selected])
      }
    }
  }

  @MainActor private func elements(_ view: UIView) -> [UIView] {
    view.subviews.filter { !$0.isHidden }.flatMap { $0.isAccessibilityElement ? [$0] : elements($0) }
  }

  /// The public name has the bit that switches have.
  @MainActor private final class Names: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
  }

  func testTheSectionIndexIsOneElement() throws {
    try onMain {
      try onStage(animates: false) { stage in
        let names = Names()
        let table = UITableView(frame: stage.view.bounds)
        table.dataSource = names
        stage.view.addSubview(table)
        stage.clock.settle()
        let index = try XCTUnwrap(table.subviews.first { $0.accessibilityLabel == "Section index" })
        check(index, .init(label: "Section index", traits: .adjustable), "section index")
        XCTAssertEqual(index.automationType, .other)
        var sections: [Int?] = []
        for step in [1, 1, 1, 1, -1, -1, -1] {
          if step > 0 { index.accessibilityIncrement() } else { index.accessibilityDecrement() }
          stage.clock.settle()
          let top = table.contentOffset.y + table.adjustedContentInset.top + 1
          sections.append(table.indexPathForRow(at: CGPoint(x: 1, y: top))?.section)
        }
        XCTAssertEqual(sections, [0, 1, 2, 2, 1, 0, 0])
      }
    }
  }

  func testRawValues() {
    XCTAssertEqual(UIAccessibilityTraits.toggleButton.rawValue, 1 << 53)
    XCTAssertEqual(UIAccessibilityTraits.header.rawValue, 1 << 16)
  }

  /// Containers that contain themselves are logged, and do not cause an endless loop.
  func testContainersThatLoop() {
    onMain {
      let (first, second) = (UIAccessibilityElement(accessibilityContainer: NSObject()), NSObject())
      let other = UIAccessibilityElement(accessibilityContainer: first)
      first.accessibilityContainer = other
      first.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
      other.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 20, width: 30, height: 40)
      XCTAssertEqual(first.accessibilityFrame.size, CGSize(width: 3, height: 4))
      XCTAssertEqual(other.accessibilityFrame.size, CGSize(width: 30, height: 40))
      // Without a loop, the frame is the sum of the offsets.
      first.accessibilityContainer = second
      XCTAssertEqual(other.accessibilityFrame, CGRect(x: 11, y: 22, width: 30, height: 40))
    }
  }
}
