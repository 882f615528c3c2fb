import UIKit
import XCTest

/// `init()`, which Objective-C's classes inherit from `NSObject`, makes working objects.
final class InheritedInitializerTests: CoreTestCase {
  func testBehaviorsAreFilledLater() {
    MainActor.assumeIsolated {
      let space = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let ball = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      space.addSubview(ball)
      let animator = UIDynamicAnimator(referenceView: space)
      let (gravity, collision, properties) = (UIGravityBehavior(), UICollisionBehavior(), UIDynamicItemBehavior())
      gravity.addItem(ball)
      collision.addItem(ball)
      properties.addItem(ball)
      for behavior in [gravity, collision, properties, UISnapBehavior(), UIAttachmentBehavior(), UIPushBehavior()] {
        animator.addBehavior(behavior)
      }
      XCTAssertEqual(gravity.items.count, 1)
      XCTAssertEqual(collision.items.count, 1)
      XCTAssertEqual(properties.items.count, 1)
      animator.removeAllBehaviors()
    }
  }

  func testCommandsAndOthers() {
    MainActor.assumeIsolated {
      XCTAssertNil(UIKeyCommand().action)
      XCTAssertEqual(UIKeyCommand(input: "a", modifierFlags: .command, action: Selector("x")).action, Selector("x"))
      XCTAssertEqual(UIEvent().allTouches, [])
      XCTAssertEqual(CAMediaTimingFunction(), CAMediaTimingFunction(name: .linear))
      XCTAssertEqual(UIRefreshControl().frame.height, 60)
      XCTAssertNotNil(UIResponder().textInputMode?.primaryLanguage)
    }
  }
}

/// Functions of numbers within extensions of `CGFloat`, and Darwin's Boolean type of one byte.
final class NumberTests: XCTestCase {
  func testFunctionsWithinExtensions() {
    XCTAssertEqual(CGFloat(-3).magnitude2, 3)
    XCTAssertEqual(CGFloat(-3).between(0, 2), 0)
    XCTAssertEqual(CGFloat(3).squared, 9)
    XCTAssertEqual(CGFloat.largest(1, 5, 2), 5)
  }

  func testDarwinBoolean() {
    let yes: DarwinBoolean = true
    XCTAssertTrue(yes.boolValue)
    XCTAssertEqual("\(DarwinBoolean(false))", "false")
    XCTAssertEqual(MemoryLayout<DarwinBoolean>.size, 1)
  }
}

extension CGFloat {
  fileprivate var magnitude2: CGFloat { abs(self) }
  fileprivate var squared: CGFloat { pow(self, 2) }
  fileprivate func between(_ low: CGFloat, _ high: CGFloat) -> CGFloat { min(max(self, low), high) }
  fileprivate static func largest(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat { max(a, b, c) }
}
