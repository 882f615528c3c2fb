import FlipsideTesting
import UIKit
import XCTest

/// Layers whose `compositingFilter` names a blend mode. Formulas: W3C, "Compositing and Blending", level 1.
final class CompositingFilterTests: XCTestCase {
  /// Returns the pixel of a layer of `top` over `bottom`.
  private func mixed(_ filter: Any?, _ top: UIColor, _ bottom: UIColor, alpha: CGFloat = 1) -> UInt32 {
    var result: UInt32 = 0
    onStage(animates: false) { stage in
      let under = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 60))
      under.backgroundColor = bottom
      let over = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
      over.backgroundColor = top
      over.alpha = alpha
      over.layer.compositingFilter = filter
      stage.view.addSubview(under)
      under.addSubview(over)
      let picture = stage.picture()
      result = picture.row(130 * 3)[50 * 3] & 0xFFFFFF
      XCTAssertEqual(picture.row(105 * 3)[25 * 3] & 0xFFFFFF, picture.row(155 * 3)[75 * 3] & 0xFFFFFF)
    }
    return result
  }

  private func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }

  func testSeparableModes() {
    let (top, bottom) = (rgb(200, 100, 0), rgb(100, 200, 50))
    for (name, expected) in [
      ("multiplyBlendMode", (78, 78, 0)), ("screenBlendMode", (222, 222, 50)), ("darkenBlendMode", (100, 100, 0)),
      ("lightenBlendMode", (200, 200, 50)), ("differenceBlendMode", (100, 100, 50)),
      ("exclusionBlendMode", (143, 143, 50)), ("overlayBlendMode", (157, 188, 0)),
      ("hardLightBlendMode", (188, 157, 0)), ("linearDodgeBlendMode", (255, 255, 50)), ("plusL", (255, 255, 50)),
      ("CIMultiplyBlendMode", (78, 78, 0)), ("colorDodgeBlendMode", (255, 255, 50)),
      ("colorBurnBlendMode", (57, 115, 0)), ("normalBlendMode", (200, 100, 0)),
    ] as [(String, (Int, Int, Int))] {
      let pixel = mixed(name, top, bottom)
      for (shift, value) in zip([16, 8, 0], [expected.0, expected.1, expected.2]) {
        XCTAssertEqual(Int(pixel >> UInt32(shift) & 255), value, accuracy: 2, name)
      }
    }
  }

  func testOpacityIsMixedAfterwards() {
    let pixel = mixed("multiplyBlendMode", .black, .white, alpha: 0.5)
    XCTAssertEqual(Int(pixel & 255), 128, accuracy: 1)
  }

  func testDestinationOutClearsNothingBehindOtherViews() {
    XCTAssertEqual(mixed(nil, .red, .blue), 0xFF0000)
    // A hole in an opaque window is black.
    XCTAssertEqual(mixed("destOut", .red, .blue), 0)
  }

  func testOtherFiltersAreSaidByName() {
    let console = ConsoleRecorder()
    defer { console.end() }
    var lines: [String] { console.lines }
    XCTAssertEqual(mixed("nonsenseFilter", .red, .blue), 0xFF0000)
    XCTAssertEqual(lines.filter { $0.contains("nonsenseFilter") }.count, 1)
    let layer = CALayer()
    layer.compositingFilter = "screenBlendMode"
    XCTAssertEqual(layer.compositingFilter as? String, "screenBlendMode")
  }

  func testRenderInContextBlendsToo() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.backgroundColor = rgb(200, 100, 0).cgColor
    let top = CALayer()
    top.frame = layer.frame
    top.backgroundColor = rgb(100, 200, 50).cgColor
    top.compositingFilter = "multiplyBlendMode"
    layer.addSublayer(top)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
      layer.render(in: $0.cgContext)
    }
    let data = try XCTUnwrap(image.cgImage?.dataProvider?.data) as Data
    for (value, expected) in zip(data.prefix(3).sorted(), [0, 78, 78]) {
      XCTAssertEqual(Int(value), expected, accuracy: 2)
    }
  }
}
