import UIKit
import XCTest

/// Tints, patterns and tiles on screen. Apple's pages: `withTintColor(_:renderingMode:)`, `init(patternImage:)`,
/// `resizableImage(withCapInsets:)`.
final class ImageTintTests: XCTestCase {
  private let red: UInt32 = 0xFF_0000, green: UInt32 = 0x00_FF00, blue: UInt32 = 0x00_00FF

  private func pixel(_ stage: Stage, _ x: Int, _ y: Int) -> UInt32 {
    stage.picture().row(y * 3 + 1)[x * 3 + 1] & 0xFF_FFFF
  }

  private func show(_ stage: Stage, _ image: UIImage?, side: CGFloat = 20, tint: UIColor? = nil) -> UIImageView {
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 10, y: 100, width: side, height: side)
    view.tintColor = tint
    stage.view.addSubview(view)
    return view
  }

  func testTintOfAPlainImageIsShown() throws {
    try onStage { stage in
      _ = show(stage, try Samples.quadrants().withTintColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1)))
      XCTAssertEqual(pixel(stage, 15, 105), blue)
      XCTAssertEqual(pixel(stage, 25, 115), blue)
    }
  }

  /// Symbols take the view's tint unless they are told to keep their own.
  func testTintOfASymbol() {
    onStage { stage in
      let symbol = UIImage(systemName: "circle.fill")
      let own = UIColor(red: 1, green: 0, blue: 0, alpha: 1), other = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      let view = show(stage, symbol?.withTintColor(own, renderingMode: .alwaysOriginal), tint: other)
      XCTAssertEqual(pixel(stage, 20, 110), red)
      view.image = symbol?.withTintColor(own)
      XCTAssertEqual(pixel(stage, 20, 110), green)
    }
  }

  func testTintFollowsTheAppearance() throws {
    try onStage { stage in
      let color = UIColor {
        $0.userInterfaceStyle == .dark
          ? UIColor(red: 0, green: 1, blue: 0, alpha: 1) : UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      }
      let view = show(stage, try Samples.quadrants().withTintColor(color))
      XCTAssertEqual(pixel(stage, 15, 105), red)
      view.overrideUserInterfaceStyle = .dark
      XCTAssertEqual(pixel(stage, 15, 105), green)
    }
  }

  func testTintInAButtonAndABitmap() throws {
    let image = try Samples.quadrants(side: 10).withTintColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    onStage { stage in
      let button = UIButton(frame: CGRect(x: 10, y: 100, width: 20, height: 20))
      button.setImage(image, for: .normal)
      stage.view.addSubview(button)
      XCTAssertEqual(pixel(stage, 20, 110), blue)
    }
    let drawn = Samples.draw(20, 20) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    assertPixel(drawn, 5, 5, 0xFF00_00FF)
  }

  // MARK: Tiles and patterns

  func testResizableWithoutCapsTiles() throws {
    try onStage { stage in
      // Red and green over blue and yellow, five points each.
      let image = try Samples.quadrants(side: 15, scale: 3).resizableImage(withCapInsets: .zero)
      let view = show(stage, image)
      XCTAssertEqual(pixel(stage, 12, 102), red)
      XCTAssertEqual(pixel(stage, 17, 102), green)
      XCTAssertEqual(pixel(stage, 22, 102), red)
      XCTAssertEqual(pixel(stage, 22, 107), blue)
      view.image = try Samples.quadrants(side: 15, scale: 3).resizableImage(
        withCapInsets: .zero, resizingMode: .stretch)
      XCTAssertEqual(pixel(stage, 17, 102), red)
      XCTAssertEqual(pixel(stage, 22, 102), green)
    }
  }

  func testPatternAsBackground() throws {
    try onStage { stage in
      let pattern = UIColor(patternImage: try Samples.quadrants(side: 15, scale: 3))
      let view = UIView(frame: CGRect(x: 10, y: 100, width: 40, height: 40))
      view.backgroundColor = pattern
      view.layer.cornerRadius = 20
      stage.view.addSubview(view)
      // The first copy begins at the view's corner, which is cut off.
      XCTAssertEqual(pixel(stage, 11, 101), 0xFF_FFFF)
      XCTAssertEqual(pixel(stage, 22, 112), red)
      XCTAssertEqual(pixel(stage, 27, 112), green)
      XCTAssertEqual(pixel(stage, 32, 117), blue)
      XCTAssertEqual(view.backgroundColor, pattern)
      view.backgroundColor = .white
      XCTAssertEqual(pixel(stage, 22, 112), 0xFF_FFFF)
    }
  }

  func testPatternOfALayerAndAShape() throws {
    try onStage { stage in
      let pattern = UIColor(patternImage: try Samples.quadrants(side: 15, scale: 3)).cgColor
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 100, width: 20, height: 20)
      layer.backgroundColor = pattern
      stage.view.layer.addSublayer(layer)
      let shape = CAShapeLayer()
      shape.frame = CGRect(x: 50, y: 100, width: 20, height: 20)
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
      shape.fillColor = pattern
      stage.view.layer.addSublayer(shape)
      for left in [10, 50] {
        XCTAssertEqual(pixel(stage, left + 2, 102), red)
        XCTAssertEqual(pixel(stage, left + 7, 102), green)
        XCTAssertEqual(pixel(stage, left + 12, 107), blue)
      }
    }
  }

  /// `render(in:)` draws what the screen shows.
  func testPatternInARenderedLayer() throws {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.backgroundColor = UIColor(patternImage: try Samples.quadrants(side: 5)).cgColor
    let image = Samples.draw(30, 30) { context in
      context.cgContext.translateBy(x: 3, y: 4)
      layer.render(in: context.cgContext)
    }
    assertPixel(image, 5, 6, 0xFFFF_0000)
    assertPixel(image, 10, 6, 0xFF00_FF00)
    assertPixel(image, 5, 11, 0xFF00_00FF)
  }

  // MARK: Vibrancy

  /// Content over a dark blur is light, whatever the app's appearance is.
  func testVibrancyFollowsTheBlur() {
    onStage { stage in
      let blur = UIBlurEffect(style: .dark)
      let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
      let label = UILabel()
      view.contentView.addSubview(label)
      stage.view.addSubview(view)
      XCTAssertEqual(label.traitCollection.userInterfaceStyle, .dark)
      XCTAssertEqual(
        view.contentView.tintColor.resolvedColor(with: .dark), UIColor.label.resolvedColor(with: .dark))
      view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial))
      XCTAssertEqual(label.traitCollection.userInterfaceStyle, stage.window.traitCollection.userInterfaceStyle)
    }
  }
}
