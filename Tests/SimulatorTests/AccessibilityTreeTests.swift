import FlipsideTesting
import Simulator
import UIKit
import XCTest

/// The order in which VoiceOver visits the elements of a screen, and its texts: `facts/text.md#accessibility`.
final class AccessibilityTreeTests: XCTestCase {
  private func onMain(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }

  @MainActor private func label(_ text: String, _ x: CGFloat, _ y: CGFloat, in view: UIView) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 60, height: 20))
    label.text = text
    view.addSubview(label)
    return label
  }

  @MainActor private func read(_ stage: Stage) -> [String] {
    UIApplication.shared.step()
    // Other tests may have left windows.
    let elements = AccessibilityTree(UIApplication.shared).elements.filter { element in
      (element.object as? UIView)?.isDescendant(of: stage.window) != false
    }
    return elements.map(\.spoken)
  }

  /// Elements are sorted from top to bottom with a tolerance of 8 points, then from the left.
  func testOrderOfViews() {
    onMain {
      onStage(animates: false) { stage in
        _ = label("right", 200, 100, in: stage.view)
        _ = label("below", 20, 120, in: stage.view)
        _ = label("left", 20, 107, in: stage.view)
        _ = label("top", 20, 60, in: stage.view)
        XCTAssertEqual(read(stage), ["top", "left", "right", "below"])
      }
      onStage(layoutDirection: .rightToLeft, animates: false) { stage in
        _ = label("left", 20, 100, in: stage.view)
        _ = label("right", 200, 100, in: stage.view)
        XCTAssertEqual(read(stage), ["right", "left"])
      }
    }
  }

  func testGroupsAndExplicitOrders() {
    onMain {
      onStage(animates: false) { stage in
        let (first, second) = (UIView(), UIView())
        for (view, x) in [(first, 0), (second, 200)] as [(UIView, CGFloat)] {
          view.frame = CGRect(x: x, y: 100, width: 150, height: 200)
          stage.view.addSubview(view)
        }
        _ = label("a", 0, 0, in: first)
        _ = label("b", 0, 50, in: first)
        _ = label("c", 0, 0, in: second)
        _ = label("d", 0, 50, in: second)
        XCTAssertEqual(read(stage), ["a", "c", "b", "d"])
        first.shouldGroupAccessibilityChildren = true
        XCTAssertEqual(read(stage), ["a", "b", "c", "d"])
        second.accessibilityElements = second.subviews.reversed()
        XCTAssertEqual(read(stage), ["a", "b", "d", "c"])
      }
    }
  }

  func testWhatIsHidden() {
    onMain {
      onStage(animates: false) { stage in
        let (box, dialog) = (UIView(frame: stage.view.bounds), UIView(frame: stage.view.bounds))
        stage.view.addSubview(box)
        stage.view.addSubview(dialog)
        let inner = label("inside", 20, 100, in: box)
        _ = label("dialog", 20, 200, in: dialog)
        _ = label("", 20, 300, in: dialog)
        XCTAssertEqual(read(stage), ["inside", "dialog"])
        dialog.accessibilityViewIsModal = true
        XCTAssertEqual(read(stage), ["dialog"])
        dialog.isHidden = true
        XCTAssertEqual(read(stage), ["inside"])
        box.accessibilityElementsHidden = true
        XCTAssertEqual(read(stage), [])
        box.accessibilityElementsHidden = false
        // An accessibility element hides its subviews.
        box.isAccessibilityElement = true
        box.accessibilityLabel = "box"
        XCTAssertEqual(read(stage), ["box"])
        inner.isHidden = true
        XCTAssertEqual(read(stage), ["box"])
      }
    }
  }

  func testWhatIsSaid() {
    onMain {
      onStage(animates: false) { stage in
        let button = UIButton(frame: CGRect(x: 20, y: 60, width: 100, height: 44))
        button.setTitle("Save", for: .normal)
        button.isEnabled = false
        let toggle = UISwitch(frame: CGRect(x: 20, y: 120, width: 51, height: 31))
        toggle.accessibilityLabel = "Wi-Fi"
        toggle.isOn = true
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.frame = CGRect(x: 20, y: 200, width: 200, height: 32)
        segments.selectedSegmentIndex = 1
        for view in [button, toggle, segments] as [UIView] { stage.view.addSubview(view) }
        let heading = label("Title", 20, 300, in: stage.view)
        heading.accessibilityTraits = .header
        XCTAssertEqual(
          read(stage),
          [
            "Save, Dimmed, Button", "Wi-Fi, On, Switch Button, Double tap to toggle setting.",
            "One, Button, 1 of 2", "Selected, Two, Button, 2 of 2", "Title, Heading",
          ])
      }
    }
  }

  func testFile() throws {
    onMain {
      onStage(animates: false) { stage in
        let view = UIView(frame: CGRect(x: 20, y: 60, width: 100, height: 44))
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Message"
        view.accessibilityTraits = [.button, .playsSound]
        view.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
        view.accessibilityPath = UIBezierPath(rect: CGRect(x: 30, y: 70, width: 10, height: 10))
        view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Archive") { _ in true }]
        view.accessibilityCustomRotors = [UIAccessibilityCustomRotor(systemType: .heading) { _ in nil }]
        let list = UIView(frame: stage.view.bounds)
        list.accessibilityContainerType = .list
        list.accessibilityLabel = "Messages"
        list.addSubview(view)
        stage.view.addSubview(list)
        UIApplication.shared.step()
        let json = AccessibilityTree(UIApplication.shared).json
        let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let elements = object?["elements"] as? [[String: Any]]
        let element = elements?.first { $0["label"] as? String == "Message" }
        XCTAssertNotNil(element, json)
        XCTAssertEqual(element?["traits"] as? [String], ["button", "playsSound"])
        XCTAssertTrue(json.contains("\"frame\": [30, 70, 10, 10], \"activationPoint\": [1, 2], "), json)
        XCTAssertEqual(element?["path"] as? Bool, true)
        XCTAssertEqual(element?["actions"] as? [String], ["Archive"])
        XCTAssertEqual(element?["rotors"] as? [String], ["heading"])
        XCTAssertEqual(element?["container"] as? String, "list")
        XCTAssertEqual(element?["containerLabel"] as? String, "Messages")
      }
    }
  }

  /// Containers may list themselves, each other, or elements twice. That is logged once and does not hang.
  func testContainersThatLoop() {
    onMain {
      onStage(animates: false) { stage in
        let views = (0..<40).map { _ in UIView(frame: stage.view.bounds) }
        for (view, next) in zip(views, views.dropFirst() + [views[0]]) {
          view.accessibilityElements = [next, next]
        }
        stage.view.addSubview(views[0])
        _ = label("beside", 20, 100, in: stage.view)
        XCTAssertEqual(read(stage), ["beside"])
        XCTAssertEqual(AccessibilityAudit(UIApplication.shared).issues().filter { $0.kind == .hitRegion }.count, 0)
      }
    }
  }

  /// 1,000 elements take about 2 ms. This test checks only that no work is repeated for each.
  func testManyElements() {
    onMain {
      onStage(animates: false) { stage in
        for number in 0..<1_000 {
          _ = label("\(number)", CGFloat(number % 10) * 30, CGFloat(number / 10) * 8, in: stage.view)
        }
        XCTAssertEqual(read(stage), (0..<1_000).map { "\($0)" })
      }
    }
  }
}
