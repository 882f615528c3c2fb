import FlipsideTesting
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
    try onStage(animates: false) { stage in
      _ = show(stage, try Samples.quadrants().withTintColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1)))
      XCTAssertEqual(pixel(stage, 15, 105), blue)
      XCTAssertEqual(pixel(stage, 25, 115), blue)
    }
  }

  /// Symbols have the view's tint unless they are configured to keep their own.
  func testTintOfASymbol() {
    onStage(animates: false) { stage in
      let symbol = UIImage(systemName: "circle.fill")
      let own = UIColor(red: 1, green: 0, blue: 0, alpha: 1), other = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      let view = show(stage, symbol?.withTintColor(own, renderingMode: .alwaysOriginal), tint: other)
      XCTAssertEqual(pixel(stage, 20, 110), red)
      view.image = symbol?.withTintColor(own)
      XCTAssertEqual(pixel(stage, 20, 110), green)
    }
  }

  func testTintFollowsTheAppearance() throws {
    try onStage(animates: false) { stage in
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
    onStage(animates: false) { stage in
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
    try onStage(animates: false) { stage in
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
    try onStage(animates: false) { stage in
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
    try onStage(animates: false) { stage in
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

  /// A pattern begins at the layer's corner in its border, and at the view's in its text.
  func testPatternOfABorderAndOfText() throws {
    try onStage { stage in
      let pattern = UIColor(patternImage: try Samples.quadrants(side: 15, scale: 3))
      let view = UIView(frame: CGRect(x: 10, y: 100, width: 40, height: 40))
      view.layer.borderColor = pattern.cgColor
      view.layer.borderWidth = 10
      stage.view.addSubview(view)
      XCTAssertEqual(pixel(stage, 12, 102), red)
      XCTAssertEqual(pixel(stage, 17, 102), green)
      XCTAssertEqual(pixel(stage, 42, 107), blue)
      XCTAssertEqual(pixel(stage, 30, 120), 0xFF_FFFF, "within the border")
      view.layer.cornerRadius = 20
      XCTAssertEqual(pixel(stage, 11, 101), 0xFF_FFFF, "beyond the corner")
      XCTAssertEqual(pixel(stage, 32, 102), red)
      view.layer.borderColor = UIColor.blue.cgColor
      XCTAssertEqual(pixel(stage, 32, 102), blue)

      let label = UILabel(frame: CGRect(x: 100, y: 100, width: 200, height: 80))
      label.text = "HHH"
      label.font = .systemFont(ofSize: 60, weight: .black)
      label.textColor = pattern
      stage.view.addSubview(label)
      let picture = stage.picture()
      var seen: Set<UInt32> = []
      for y in 100..<180 {
        let row = picture.row(y * 3 + 1)
        for x in 100..<300 { seen.insert(row[x * 3 + 1] & 0xFF_FFFF) }
      }
      XCTAssertTrue(seen.isSuperset(of: [red, green, blue]), "all of the pattern is in the letters")
      XCTAssertFalse(seen.contains(0), "not black")
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

  /// Vibrant content shows what is behind it, brighter over dark blurs and darker over light ones, whatever color
  /// it has itself. Apple's page: `UIVibrancyEffect`.
  func testVibrancyDrawsWithTheBackdrop() {
    onStage { stage in
      for (index, tone) in [
        UIColor(red: 0.7, green: 0.1, blue: 0.1, alpha: 1), UIColor(red: 0.1, green: 0.1, blue: 0.7, alpha: 1),
      ].enumerated() {
        let back = UIView(frame: CGRect(x: 0, y: CGFloat(100 + 200 * index), width: 300, height: 200))
        back.backgroundColor = tone
        stage.view.addSubview(back)
      }
      func color(_ x: Int, _ y: Int) -> (red: Int, green: Int, blue: Int) {
        let value = pixel(stage, x, y)
        return (Int(value >> 16), Int(value >> 8 & 255), Int(value & 255))
      }
      var effects: [(UIVisualEffectView, UIView)] = []
      for (column, blur) in [UIBlurEffect.Style.systemThinMaterialDark, .systemThinMaterialLight].enumerated() {
        let effect = UIBlurEffect(style: blur)
        let panel = UIVisualEffectView(effect: effect)
        panel.frame = CGRect(x: CGFloat(150 * column), y: 100, width: 150, height: 400)
        let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: effect, style: .label))
        vibrancy.frame = panel.bounds
        let block = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 400))
        block.backgroundColor = .green
        vibrancy.contentView.addSubview(block)
        panel.contentView.addSubview(vibrancy)
        stage.view.addSubview(panel)
        effects.append((vibrancy, block))
      }
      // Over red and over blue, beside the block and in it.
      for y in [150, 450] {
        let (dark, light) = (color(75, y), color(225, y))
        XCTAssertGreaterThan(dark.green, color(20, y).green + 60)
        XCTAssertLessThan(light.green, color(170, y).green - 60)
        XCTAssertGreaterThan(y == 150 ? dark.red : dark.blue, y == 150 ? dark.blue : dark.red, "its hue stays")
      }
      let full = color(75, 150).green
      effects[0].0.effect = UIVibrancyEffect(
        blurEffect: UIBlurEffect(style: .systemThinMaterialDark), style: .quaternaryLabel)
      let faint = color(75, 150).green
      XCTAssertLessThan(faint, full)
      XCTAssertGreaterThan(faint, color(20, 150).green)
      effects[0].1.backgroundColor = .black
      XCTAssertEqual(color(75, 150).green, faint, "its own colour does not count")
      effects[0].0.effect = nil
      XCTAssertEqual(pixel(stage, 75, 150), 0)
    }
  }

  /// Content over a dark blur is light, whatever the app's appearance is.
  func testVibrancyFollowsTheBlur() {
    onStage(animates: false) { stage in
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
