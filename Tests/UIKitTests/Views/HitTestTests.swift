import UIKit
import XCTest

/// facts/events.md#hit-testing
final class HitTestTests: CoreTestCase {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func add(_ frame: CGRect, to parent: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    (parent ?? root).addSubview(view)
    return view
  }

  func testFrontmostOfTwoWins() {
    _ = add(CGRect(x: 0, y: 0, width: 100, height: 100))
    let front = add(CGRect(x: 50, y: 50, width: 100, height: 100))
    XCTAssertTrue(root.hitTest(CGPoint(x: 75, y: 75), with: nil) === front)
  }

  func testSelfWhereNoSubviewIs() {
    _ = add(CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertTrue(root.hitTest(CGPoint(x: 150, y: 150), with: nil) === root)
    XCTAssertNil(root.hitTest(CGPoint(x: 250, y: 150), with: nil))
  }

  func testMinimumEdgeIsInMaximumEdgeIsOut() {
    let view = add(CGRect(x: 50, y: 50, width: 100, height: 100))
    XCTAssertTrue(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
    XCTAssertTrue(root.hitTest(CGPoint(x: 150, y: 100), with: nil) === root)
    XCTAssertTrue(root.hitTest(CGPoint(x: 100, y: 150), with: nil) === root)
    XCTAssertTrue(root.point(inside: CGPoint(x: 0, y: 0), with: nil))
    XCTAssertFalse(root.point(inside: CGPoint(x: 200, y: 0), with: nil))
  }

  func testHiddenPrunesTheWholeSubtree() {
    let parent = add(CGRect(x: 0, y: 0, width: 100, height: 100))
    _ = add(CGRect(x: 0, y: 0, width: 100, height: 100), to: parent)
    parent.isHidden = true
    XCTAssertTrue(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root)
  }

  func testAlphaLimitIsOneHundredth() {
    let view = add(CGRect(x: 0, y: 0, width: 100, height: 100))
    view.alpha = 0.009
    XCTAssertTrue(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root)
    view.alpha = 0.011
    XCTAssertTrue(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
  }

  func testInteractionOffPrunesTheWholeSubtree() {
    let parent = add(CGRect(x: 0, y: 0, width: 100, height: 100))
    _ = add(CGRect(x: 0, y: 0, width: 100, height: 100), to: parent)
    parent.isUserInteractionEnabled = false
    XCTAssertTrue(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root)
    root.isUserInteractionEnabled = false
    XCTAssertNil(root.hitTest(CGPoint(x: 10, y: 10), with: nil))
  }

  func testOutsideTheParentIsOutOfReachWhateverItClips() {
    let parent = add(CGRect(x: 0, y: 0, width: 50, height: 50))
    _ = add(CGRect(x: 40, y: 0, width: 100, height: 50), to: parent)
    for clips in [false, true] {
      parent.clipsToBounds = clips
      XCTAssertTrue(root.hitTest(CGPoint(x: 100, y: 10), with: nil) === root)
    }
  }

  func testTransformIsAboutTheCentre() {
    let view = add(CGRect(x: 50, y: 50, width: 100, height: 20))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    XCTAssertTrue(root.hitTest(CGPoint(x: 100, y: 15), with: nil) === view)
    XCTAssertTrue(root.hitTest(CGPoint(x: 55, y: 60), with: nil) === root)
  }

  func testBoundsOriginMovesWhatIsHit() {
    let view = add(CGRect(x: 0, y: 300, width: 50, height: 50))
    root.bounds.origin.y = 300
    XCTAssertTrue(root.hitTest(CGPoint(x: 10, y: 310), with: nil) === view)
  }

  func testPointInsideOverrideWidensAView() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let view = Wide(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
    root.addSubview(view)
    XCTAssertTrue(root.hitTest(CGPoint(x: 90, y: 90), with: nil) === view)
  }

  func testHitTestOverridePassesThrough() {
    final class Glass: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let back = add(CGRect(x: 0, y: 0, width: 200, height: 200))
    let glass = Glass(frame: root.bounds)
    root.addSubview(glass)
    XCTAssertTrue(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === back)
  }

  func testZeroScaleHitsNothing() {
    let view = add(CGRect(x: 50, y: 50, width: 100, height: 100))
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    XCTAssertTrue(root.hitTest(CGPoint(x: 100, y: 100), with: nil) === root)
  }
}

final class ConversionTests: CoreTestCase {
  func testBetweenSiblingsAndThroughBoundsOrigins() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let a = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let b = UIView(frame: CGRect(x: 110, y: 120, width: 100, height: 100))
    b.bounds.origin = CGPoint(x: 5, y: 7)
    root.addSubview(a)
    root.addSubview(b)
    XCTAssertEqual(a.convert(CGPoint(x: 1, y: 2), to: b), CGPoint(x: -94, y: -91))
    XCTAssertEqual(a.convert(CGPoint(x: -94, y: -91), from: b), CGPoint(x: 1, y: 2))
    XCTAssertEqual(
      a.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: root), CGRect(x: 10, y: 20, width: 10, height: 20))
    XCTAssertEqual(a.convert(CGPoint(x: 3, y: 4), to: a), CGPoint(x: 3, y: 4))
  }

  func testNilIsTheWindow() {
    let window = makeWindow()
    window.frame.origin = CGPoint(x: 30, y: 40)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    window.addSubview(view)
    XCTAssertEqual(view.convert(CGPoint(x: 1, y: 1), to: nil as UIView?), CGPoint(x: 11, y: 11))
    XCTAssertEqual(view.convert(CGPoint(x: 11, y: 11), from: nil as UIView?), CGPoint(x: 1, y: 1))
    XCTAssertEqual(window.convert(CGPoint(x: 1, y: 1), to: nil as UIWindow?), CGPoint(x: 31, y: 41))
  }

  func testWithoutWindowNilIsTheRoot() {
    let root = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    root.addSubview(view)
    XCTAssertEqual(view.convert(CGPoint.zero, to: nil as UIView?), CGPoint(x: 10, y: 10))
  }

  func testBetweenWindowsThroughTheScreen() {
    let first = makeWindow()
    let second = makeWindow()
    second.frame = CGRect(x: 100, y: 200, width: 100, height: 100)
    XCTAssertEqual(first.convert(CGPoint(x: 150, y: 250), to: second), CGPoint(x: 50, y: 50))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    second.addSubview(view)
    XCTAssertEqual(
      view.convert(CGRect(x: 0, y: 0, width: 4, height: 5), to: first), CGRect(x: 110, y: 210, width: 4, height: 5))
  }

  func testRotatedRectanglesGiveTheirBoundingBox() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.addSubview(view)
    let box = view.convert(view.bounds, to: root)
    XCTAssertEqual(box.minX, 125, accuracy: 1e-9)
    XCTAssertEqual(box.minY, 75, accuracy: 1e-9)
    XCTAssertEqual(box.width, 50, accuracy: 1e-9)
    XCTAssertEqual(box.height, 100, accuracy: 1e-9)
  }

  func testScreenSpaces() {
    let window = makeWindow()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    window.addSubview(view)
    let space = UIScreen.main.coordinateSpace
    XCTAssertEqual(view.convert(CGPoint.zero, to: space), CGPoint(x: 10, y: 20))
    XCTAssertEqual(space.convert(CGPoint(x: 10, y: 20), to: view as any UICoordinateSpace), .zero)
    XCTAssertEqual(space.bounds.size, CGSize(width: 393, height: 852))
    XCTAssertEqual(
      view.convert(CGRect(x: 0, y: 0, width: 1, height: 1), from: space),
      CGRect(x: -10, y: -20, width: 1, height: 1))
  }
}
