import Accessibility
import FlipsideTesting
import Simulator
import UIKit
import XCTest

/// Additional information of elements on request.
final class CustomContentTests: XCTestCase {
  private final class Flat: UIView, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = []
  }

  func testElementsTellMore() {
    MainActor.assumeIsolated {
      onStage(animates: false) { stage in
        let flat = Flat(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
        flat.isAccessibilityElement = true
        flat.accessibilityLabel = "Flat"
        let price = AXCustomContent(label: "Price", value: "900 €")
        price.importance = .high
        flat.accessibilityCustomContent = [AXCustomContent(label: "Rooms", value: "3"), price]
        stage.view.addSubview(flat)
        UIApplication.shared.step()
        let tree = AccessibilityTree(UIApplication.shared)
        // Content of high importance is spoken with the element.
        XCTAssertEqual(tree.element(named: "Flat")?.spoken, "Flat, Price, 900 €")
        XCTAssertEqual(tree.element(named: "Flat")?.customContent.map(\.value), ["3", "900 €"])
        let words = "\"customContent\": [{\"label\": \"Rooms\", \"value\": \"3\"}, "
        XCTAssertTrue(tree.json.contains(words), tree.json)
      }
    }
  }
}
