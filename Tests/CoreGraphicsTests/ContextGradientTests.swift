import CoreGraphics
import FlipsideTesting
import XCTest

/// Gradients, shadings and patterns in bitmap contexts.
final class ContextGradientTests: XCTestCase {
  private let tenth = CGRect(x: 0, y: 0, width: 10, height: 10)

  // MARK: - Gradients

  private func gradient(_ locations: [CGFloat]? = nil) -> CGGradient? {
    CGGradient(
      colorsSpace: nil,
      colors: [CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 1, blue: 1, alpha: 1)]
        as CFArray,
      locations: locations)
  }

  func testLinearGradient() throws {
    let bitmap = Bitmap(100, 1)
    bitmap.context.drawLinearGradient(
      try XCTUnwrap(gradient()), start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0), options: [])
    XCTAssertEqual(bitmap[19, 0], 0)
    XCTAssertEqual(bitmap[80, 0], 0)
    assertPixel(bitmap[49, 0], 0xFF7D_7D7D, tolerance: 2)
    assertPixel(bitmap[20, 0], 0xFF02_0202, tolerance: 2)
    let both = Bitmap(100, 1)
    both.context.drawLinearGradient(
      try XCTUnwrap(gradient([0.5, 0.5])), start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    XCTAssertEqual([both[0, 0], both[48, 0]], [0xFF00_0000, 0xFF00_0000])
    XCTAssertEqual([both[51, 0], both[99, 0]], [0xFFFF_FFFF, 0xFFFF_FFFF])
  }

  func testRadialGradient() throws {
    let bitmap = Bitmap(100, 100)
    let center = CGPoint(x: 50, y: 50)
    bitmap.context.drawRadialGradient(
      try XCTUnwrap(gradient()), startCenter: center, startRadius: 10, endCenter: center, endRadius: 40,
      options: [.drawsBeforeStartLocation])
    XCTAssertEqual(bitmap[50, 50], 0xFF00_0000)
    assertPixel(bitmap[75, 50], 0xFF84_8484, tolerance: 4)
    XCTAssertEqual(bitmap[95, 50], 0)
    // Two circles with the same radius form a tube.
    let tube = Bitmap(100, 100)
    tube.context.drawRadialGradient(
      try XCTUnwrap(gradient()), startCenter: CGPoint(x: 20, y: 50), startRadius: 10,
      endCenter: CGPoint(x: 80, y: 50), endRadius: 10, options: [.drawsAfterEndLocation])
    XCTAssertEqual(tube.alpha(50, 30), 0)
    XCTAssertEqual(tube[97, 50], 0xFFFF_FFFF)
    XCTAssertEqual(tube.alpha(2, 50), 0)
  }

  func testGradientOfOneColorAndOfComponents() throws {
    let bitmap = Bitmap(10, 1)
    let one = try XCTUnwrap(CGGradient(colorsSpace: nil, colors: [CGColor.red] as CFArray, locations: nil))
    bitmap.context.drawLinearGradient(one, start: .zero, end: CGPoint(x: 10, y: 0), options: [])
    XCTAssertEqual(bitmap[5, 0], 0xFFFF_0000)
    XCTAssertNil(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil))
    XCTAssertNil(CGGradient(colorsSpace: nil, colors: ["no colour"] as CFArray, locations: nil))
    let two = try XCTUnwrap(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 0], locations: [0, 1], count: 2))
    let faded = Bitmap(10, 1)
    faded.context.drawLinearGradient(two, start: .zero, end: CGPoint(x: 10, y: 0), options: [])
    XCTAssertEqual(faded.alpha(5, 0), 115, accuracy: 4)
  }

  func testConicGradient() throws {
    let bitmap = Bitmap(20, 20)
    bitmap.context.drawConicGradient(try XCTUnwrap(gradient()), center: CGPoint(x: 10, y: 10), angle: 0)
    assertPixel(bitmap[10, 19], 0xFF3F_3F3F, tolerance: 6)
    assertPixel(bitmap[0, 10], 0xFF7F_7F7F, tolerance: 6)
  }

  func testShadingByAFunction() throws {
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        output[0] = input[0]
        output[1] = 0
        output[2] = 1 - input[0]
        output[3] = 1
      }, releaseInfo: nil)
    let function = try XCTUnwrap(
      CGFunction(
        info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4, range: nil, callbacks: &callbacks))
    let shading = try XCTUnwrap(
      CGShading(
        axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: CGPoint(x: 10, y: 0), function: function,
        extendStart: false, extendEnd: true))
    let bitmap = Bitmap(20, 1)
    bitmap.context.drawShading(shading)
    assertPixel(bitmap[0, 0], 0xFF0D_00F2, tolerance: 3)
    XCTAssertEqual(bitmap[15, 0], 0xFFFF_0000)
  }

  // MARK: - Patterns

  func testPatternsRepeatInTheDefaultSpace() throws {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }, releaseInfo: nil)
    let pattern = try XCTUnwrap(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4,
        tiling: .constantSpacing, isColored: true, callbacks: &callbacks))
    let bitmap = Bitmap(16, 16)
    let c = bitmap.context
    c.setFillColorSpace(try XCTUnwrap(CGColorSpace(patternBaseSpace: nil)))
    c.setFillPattern(pattern, colorComponents: [1])
    c.setPatternPhase(CGSize(width: 1, height: 0))
    // The current matrix moves the filled area, but not the pattern.
    c.translateBy(x: 3, y: 3)
    c.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertEqual(bitmap.alpha(5, 4), 255)
    XCTAssertEqual(bitmap.alpha(6, 5), 255)
    XCTAssertEqual(bitmap.alpha(7, 4), 0)
    XCTAssertEqual(bitmap.alpha(4, 4), 0)
    XCTAssertEqual(bitmap.alpha(1, 1), 0)
  }

  func testUncolouredPatternsTakeTheirColor() throws {
    var callbacks = CGPatternCallbacks(
      version: 0, drawPattern: { _, context in context.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) },
      releaseInfo: nil)
    let pattern = try XCTUnwrap(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4,
        tiling: .constantSpacing, isColored: false, callbacks: &callbacks))
    let bitmap = Bitmap(8, 8)
    bitmap.context.setFillColorSpace(
      try XCTUnwrap(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())))
    bitmap.context.setFillPattern(pattern, colorComponents: [0, 1, 0, 1])
    bitmap.context.fill(tenth)
    XCTAssertEqual(bitmap[3, 3], 0xFF00_FF00)
  }
}
