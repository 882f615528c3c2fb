import FlipsideTesting
import UIKit
import XCTest

final class UIGraphicsTests: XCTestCase {
  func testNoContextOutsideOfDrawing() {
    XCTAssertNil(UIGraphicsGetCurrentContext())
    XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsPopContext()
    UIGraphicsEndImageContext()
  }

  func testContextsNest() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
    let outer = try XCTUnwrap(UIGraphicsGetCurrentContext())
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 2)
    XCTAssertFalse(UIGraphicsGetCurrentContext() === outer)
    XCTAssertEqual(UIGraphicsGetImageFromCurrentImageContext()?.size, CGSize(width: 2, height: 2))
    XCTAssertEqual(UIGraphicsGetImageFromCurrentImageContext()?.scale, 2)
    UIGraphicsEndImageContext()
    XCTAssertTrue(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsEndImageContext()
    XCTAssertNil(UIGraphicsGetCurrentContext())
  }

  /// Each thread has a stack of its own.
  func testContextsBelongToTheirThread() {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let isNil = Locked(false)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let result = UIGraphicsGetCurrentContext() == nil
      isNil.withLock { $0 = result }
      done.signal()
    }
    done.wait()
    XCTAssertTrue(isNil.withLock { $0 })
    UIGraphicsEndImageContext()
  }

  func testScaleZeroIsTheScreens() {
    UITraitCollection(displayScale: 2).performAsCurrent {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 5, height: 5), false, 0)
      XCTAssertEqual(UIGraphicsGetImageFromCurrentImageContext()?.scale, 2)
      XCTAssertEqual(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.width, 10)
      UIGraphicsEndImageContext()
    }
    UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
    XCTAssertEqual(UIGraphicsGetImageFromCurrentImageContext()?.scale, 1)
    UIGraphicsEndImageContext()
  }

  /// UIKit logs a message, and begin and end remain paired.
  func testSizesWithoutAreaAreTold() {
    for size in [CGSize.zero, CGSize(width: CGFloat.nan, height: 4), CGSize(width: 1e9, height: 1e9)] {
      let lines = consoleLines {
        UIGraphicsBeginImageContextWithOptions(size, false, 1)
        XCTAssertNotNil(UIGraphicsGetCurrentContext())
        XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
      }
      XCTAssertTrue(lines.first?.contains("UIGraphicsBeginImageContext() failed") ?? false)
    }
    XCTAssertNil(UIGraphicsGetCurrentContext())
  }

  /// The origin is at the top left, whatever the scale.
  func testOriginIsTopLeft() {
    for scale in [1, 2, 3] as [CGFloat] {
      let image = Samples.draw(4, 4, scale: scale) { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      assertPixel(image, 0, 0, 0xFFFF_0000)
      assertPixel(image, Int(scale) - 1, Int(scale) - 1, 0xFFFF_0000)
      assertPixel(image, Int(scale), Int(scale), 0)
    }
  }

  func testAnImageTakenEarlierDoesNotChange() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 1)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let early = UIGraphicsGetImageFromCurrentImageContext()
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let late = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    assertPixel(early, 0, 0, 0xFFFF_0000)
    assertPixel(late, 0, 0, 0xFF00_00FF)
  }

  /// Apple: `UIRectFill` replaces (blend mode copy).
  func testRectFillReplaces() {
    let image = Samples.draw(2, 2) { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIColor(white: 1, alpha: 0.5).setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 2))
      UIRectFillUsingBlendMode(CGRect(x: 1, y: 0, width: 1, height: 2), .normal)
    }
    assertPixel(image, 0, 0, 0x8080_8080, tolerance: 1)
    assertPixel(image, 1, 0, 0xFFFF_8080, tolerance: 1)
  }

  func testRectFrameLiesInside() {
    let image = Samples.draw(6, 6) { _ in
      UIColor.blue.setFill()
      UIRectFrame(CGRect(x: 1, y: 1, width: 4, height: 4))
    }
    assertPixel(image, 1, 1, 0xFF00_00FF)
    assertPixel(image, 4, 4, 0xFF00_00FF)
    assertPixel(image, 2, 2, 0)
    assertPixel(image, 0, 0, 0)
    assertPixel(image, 5, 3, 0)
  }

  func testRectClip() {
    let image = Samples.draw(4, 4) { context in
      UIRectClip(CGRect(x: 2, y: 0, width: 2, height: 4))
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    assertPixel(image, 1, 0, 0)
    assertPixel(image, 2, 0, 0xFFFF_0000)
  }

}
