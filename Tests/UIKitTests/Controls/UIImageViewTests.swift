import FlipsideTesting
import UIKit
import XCTest

/// `facts/defaults.md#UIImageView`
final class UIImageViewTests: XCTestCase {
  private func square(_ side: CGFloat, _ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func pixel(_ stage: Stage, _ x: Int, _ y: Int) -> UInt32 { stage.picture().row(y * 3)[x * 3] & 0xFF_FFFF }

  func testDefaultsAndSize() {
    let view = UIImageView(frame: .zero)
    XCTAssertFalse(view.isUserInteractionEnabled)
    XCTAssertFalse(view.clipsToBounds)
    XCTAssertNil(view.image)
    XCTAssertEqual(view.contentMode, .scaleToFill)
    XCTAssertEqual(view.animationRepeatCount, 0)
    XCTAssertEqual(view.animationDuration, 0)
    let made = UIImageView(image: square(24, .red))
    XCTAssertEqual(made.frame, CGRect(x: 0, y: 0, width: 24, height: 24))
    XCTAssertEqual(made.intrinsicContentSize, CGSize(width: 24, height: 24))
    XCTAssertEqual(view.intrinsicContentSize.width, UIView.noIntrinsicMetric)
    made.image = square(50, .red)
    XCTAssertEqual(made.sizeThatFits(.zero), CGSize(width: 50, height: 50))
  }

  func testContentModes() {
    onStage(animates: false) { stage in
      let view = UIImageView(image: square(20, .red))
      view.frame = CGRect(x: 100, y: 200, width: 60, height: 100)
      stage.view.addSubview(view)
      XCTAssertEqual(pixel(stage, 102, 202), 0xFF0000)
      view.contentMode = .scaleAspectFit
      XCTAssertEqual(pixel(stage, 102, 202), 0xFFFFFF)
      XCTAssertEqual(pixel(stage, 102, 250), 0xFF0000)
      view.contentMode = .center
      XCTAssertEqual(pixel(stage, 102, 250), 0xFFFFFF)
      XCTAssertEqual(pixel(stage, 130, 250), 0xFF0000)
      view.contentMode = .bottomRight
      XCTAssertEqual(pixel(stage, 158, 298), 0xFF0000)
      XCTAssertEqual(pixel(stage, 130, 250), 0xFFFFFF)
      view.contentMode = .scaleAspectFill
      XCTAssertEqual(pixel(stage, 85, 250), 0xFF0000, "not clipped")
      view.clipsToBounds = true
      XCTAssertEqual(pixel(stage, 85, 250), 0xFFFFFF)
    }
  }

  func testTemplatesTakeTheTint() {
    onStage(animates: false) { stage in
      let view = UIImageView(image: square(20, .red).withRenderingMode(.alwaysTemplate))
      view.frame = CGRect(x: 100, y: 200, width: 20, height: 20)
      view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      stage.view.addSubview(view)
      XCTAssertEqual(pixel(stage, 110, 210), 0x00FF00)
      view.tintColor = .blue
      XCTAssertEqual(pixel(stage, 110, 210), 0x0000FF)
      view.image = square(20, .red)
      XCTAssertEqual(pixel(stage, 110, 210), 0xFF0000)
    }
  }

  func testHighlightedImage() {
    onStage(animates: false) { stage in
      let view = UIImageView(image: square(20, .red), highlightedImage: square(20, .blue))
      view.frame = CGRect(x: 100, y: 200, width: 20, height: 20)
      stage.view.addSubview(view)
      XCTAssertEqual(pixel(stage, 110, 210), 0xFF0000)
      view.isHighlighted = true
      XCTAssertEqual(pixel(stage, 110, 210), 0x0000FF)
    }
  }

  func testResizableImageKeepsItsCaps() {
    onStage(animates: false) { stage in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
        UIColor.blue.setFill()
        $0.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
      }.resizableImage(
        withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10), resizingMode: .stretch)
      let view = UIImageView(image: image)
      view.frame = CGRect(x: 100, y: 200, width: 100, height: 100)
      stage.view.addSubview(view)
      XCTAssertEqual(pixel(stage, 108, 250), 0xFF0000)
      XCTAssertEqual(pixel(stage, 112, 250), 0x0000FF)
      XCTAssertEqual(pixel(stage, 188, 212), 0x0000FF)
      XCTAssertEqual(pixel(stage, 192, 212), 0xFF0000)
    }
  }

  func testAnimationStates() {
    onStage(animates: false) { stage in
      let view = UIImageView(image: square(20, .red))
      view.frame = CGRect(x: 100, y: 200, width: 20, height: 20)
      stage.view.addSubview(view)
      view.startAnimating()
      XCTAssertFalse(view.isAnimating, "nothing to animate")
      view.animationImages = [square(20, .blue), square(20, .green)]
      view.animationDuration = 1000
      XCTAssertFalse(view.isAnimating)
      view.startAnimating()
      XCTAssertTrue(view.isAnimating)
      XCTAssertEqual(pixel(stage, 110, 210), 0x0000FF)
      XCTAssertNotNil(UIApplication.shared.nextDeadline)
      view.stopAnimating()
      XCTAssertFalse(view.isAnimating)
      XCTAssertEqual(pixel(stage, 110, 210), 0xFF0000)
    }
  }

  func testAnimatingViewIsFreed() {
    weak var weakView: UIImageView?
    do {
      let view = UIImageView(frame: .zero)
      view.animationImages = [square(2, .red), square(2, .blue)]
      view.startAnimating()
      weakView = view
    }
    XCTAssertNil(weakView)
    for _ in 0..<3 { UIApplication.shared.step() }
    XCTAssertNil(UIApplication.shared.nextDeadline, "its display link went with it")
  }

  func testHostileValues() {
    let view = UIImageView(image: UIImage())
    view.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: CGFloat.nan)
    view.animationDuration = .nan
    view.animationImages = []
    view.startAnimating()
    view.image = nil
    XCTAssertFalse(view.isAnimating)
  }
}
