import FlipsideTesting
import UIKit
import XCTest

/// Apple's informal protocols `UIAccessibility` and `UIAccessibilityContainer`, which every object has.
final class AnyObjectAccessibilityTests: XCTestCase {
  func testAnyObjectKeepsItsValues() {
    MainActor.assumeIsolated {
      let object = NSObject()
      XCTAssertFalse(object.isAccessibilityElement)
      XCTAssertNil(object.accessibilityLabel)
      XCTAssertEqual(object.accessibilityTraits, .none)
      object.isAccessibilityElement = true
      object.accessibilityLabel = "Bar"
      object.accessibilityTraits = [.button, .selected]
      object.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
      XCTAssertTrue(object.isAccessibilityElement)
      XCTAssertEqual(object.accessibilityAttributedLabel?.string, "Bar")
      XCTAssertEqual(object.accessibilityUserInputLabels, ["Bar"])
      XCTAssertEqual(object.accessibilityTraits, [.button, .selected])
      XCTAssertEqual(object.accessibilityActivationPoint, CGPoint(x: 25, y: 40))
      XCTAssertNil(NSObject().accessibilityLabel, "the values are each object's own")
    }
  }

  func testAnyObjectIsAContainer() {
    MainActor.assumeIsolated {
      let container = NSObject()
      let (first, second) = (NSObject(), NSObject())
      container.accessibilityElements = [first, second]
      XCTAssertEqual(container.accessibilityElementCount(), 2)
      XCTAssertTrue(container.accessibilityElement(at: 1) as AnyObject === second)
      XCTAssertNil(container.accessibilityElement(at: 2))
      XCTAssertEqual(container.index(ofAccessibilityElement: second), 1)
      XCTAssertEqual(container.index(ofAccessibilityElement: container), NSNotFound)
    }
  }

  /// Views keep their own members, which apps override.
  func testViewsAnswerForThemselves() {
    MainActor.assumeIsolated {
      let label = UILabel()
      label.text = "Title"
      let object: NSObject = label
      XCTAssertTrue(label.isAccessibilityElement)
      XCTAssertEqual(label.accessibilityLabel, "Title")
      XCTAssertEqual(object.accessibilityLabel, "Title")
    }
  }

  func testGuidedAccessIsDenied() {
    onStage { stage in
      var result: (Bool, (any Error)?)?
      UIAccessibility.configureForGuidedAccess(features: [.zoom, .voiceOver], enabled: true) { result = ($0, $1) }
      stage.clock.advance(by: 0.1)
      XCTAssertEqual(result?.0, false)
      XCTAssertEqual((result?.1 as? UIAccessibility.GuidedAccessError)?.code, .permissionDenied)
    }
  }
}
