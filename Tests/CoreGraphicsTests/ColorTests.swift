import CoreGraphics
import XCTest

/// Apple's pages on CGColor and CGColorSpace; the expected numbers follow from the definitions of sRGB and Display
/// P3.
final class ColorTests: XCTestCase {
  private func space(_ name: CFString) throws -> CGColorSpace { try XCTUnwrap(CGColorSpace(name: name)) }

  private func assertComponents(
    _ color: CGColor?, _ expected: [CGFloat], accuracy: CGFloat = 0.0005, line: UInt = #line
  ) {
    let actual = color?.components ?? []
    XCTAssertEqual(actual.count, expected.count, line: line)
    for (a, e) in zip(actual, expected) { XCTAssertEqual(a, e, accuracy: accuracy, line: line) }
  }

  func testComponentsAndAlpha() {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    XCTAssertEqual(color.components, [0.1, 0.2, 0.3, 0.4])
    XCTAssertEqual(color.numberOfComponents, 4)
    XCTAssertEqual(color.alpha, 0.4)
    XCTAssertEqual(color.colorSpace?.name, CGColorSpace.sRGB)
    XCTAssertEqual(color.copy(alpha: 1)?.components, [0.1, 0.2, 0.3, 1])
    XCTAssertEqual(CGColor(gray: 0.5, alpha: 1).numberOfComponents, 2)
    XCTAssertEqual(CGColor.clear.alpha, 0)
    XCTAssertEqual(CGColor.white.colorSpace?.model, .monochrome)
  }

  func testEquality() {
    XCTAssertEqual(CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertNotEqual(CGColor(red: 1, green: 1, blue: 1, alpha: 1), CGColor.white)
    XCTAssertNotEqual(
      CGColor(red: 1, green: 0, blue: 0, alpha: 1),
      CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 1]))
    XCTAssertEqual(Set([CGColor.red, CGColor(red: 1, green: 0, blue: 0, alpha: 1)]).count, 1)
  }

  func testSpaces() throws {
    XCTAssertEqual(CGColorSpaceCreateDeviceRGB().model, .rgb)
    XCTAssertEqual(CGColorSpaceCreateDeviceGray().numberOfComponents, 1)
    XCTAssertEqual(CGColorSpaceCreateDeviceCMYK().numberOfComponents, 4)
    XCTAssertNil(CGColorSpace(name: "no such space" as CFString))
    XCTAssertEqual(try space(CGColorSpace.displayP3), try space(CGColorSpace.displayP3))
    XCTAssertTrue(try space(CGColorSpace.displayP3).isWideGamutRGB)
    XCTAssertFalse(try space(CGColorSpace.sRGB).isWideGamutRGB)
    XCTAssertTrue(CGColorSpaceUsesExtendedRange(try space(CGColorSpace.extendedSRGB)))
    let pattern = try XCTUnwrap(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    XCTAssertEqual(pattern.model, .pattern)
    XCTAssertEqual(pattern.baseColorSpace, CGColorSpaceCreateDeviceRGB())
    XCTAssertNil(CGColorSpace(patternBaseSpace: pattern))
  }

  /// The red of P3 is (1.0930, -0.2267, -0.1501) in extended sRGB.
  func testDisplayP3ToSRGB() throws {
    let p3 = try XCTUnwrap(CGColor(colorSpace: space(CGColorSpace.displayP3), components: [1, 0, 0, 1]))
    assertComponents(
      p3.converted(to: try space(CGColorSpace.extendedSRGB), intent: .defaultIntent, options: nil),
      [1.0930, -0.2267, -0.1501, 1])
    assertComponents(
      p3.converted(to: try space(CGColorSpace.sRGB), intent: .defaultIntent, options: nil), [1, 0, 0, 1])
  }

  /// The red of sRGB is (0.9175, 0.2003, 0.1386) in P3.
  func testSRGBToDisplayP3AndBack() throws {
    let p3 = try space(CGColorSpace.displayP3)
    let red = try XCTUnwrap(CGColor.red.converted(to: p3, intent: .defaultIntent, options: nil))
    assertComponents(red, [0.9175, 0.2003, 0.1386, 1])
    let color = CGColor(red: 0.3, green: 0.6, blue: 0.2, alpha: 0.5)
    let there = color.converted(to: p3, intent: .defaultIntent, options: nil)
    let back = there?.converted(to: try space(CGColorSpace.sRGB), intent: .defaultIntent, options: nil)
    assertComponents(back, [0.3, 0.6, 0.2, 0.5], accuracy: 1e-6)
    let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1).converted(to: p3, intent: .defaultIntent, options: nil)
    assertComponents(white, [1, 1, 1, 1], accuracy: 1e-6)
  }

  func testLinearAndGrayAndCMYK() throws {
    let half = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    assertComponents(
      half.converted(to: try space(CGColorSpace.linearSRGB), intent: .defaultIntent, options: nil),
      [0.21404, 0.21404, 0.21404, 1], accuracy: 1e-5)
    assertComponents(
      CGColor(gray: 0.5, alpha: 1).converted(
        to: try space(CGColorSpace.sRGB), intent: .defaultIntent, options: nil), [0.5, 0.5, 0.5, 1], accuracy: 0)
    let cyan = CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0, black: 0, alpha: 1)
    XCTAssertEqual(cyan.argb, 0xFF00_FFFF)
    let gray = CGColor.red.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)
    // A linear luminance of 0.2126 is 0.4983 in sRGB's gamma encoding.
    assertComponents(gray, [0.4983, 1], accuracy: 0.001)
  }

  func testPixelsArePremultiplied() {
    XCTAssertEqual(CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5).argb, 0x8080_4000)
    XCTAssertEqual(CGColor(red: 2, green: -1, blue: 0, alpha: 3).argb, 0xFFFF_0000)
    XCTAssertEqual(CGColor.clear.argb, 0)
    XCTAssertEqual(CGColor(red: .nan, green: 1, blue: 1, alpha: 1).argb, 0xFF00_FFFF)
  }

  func testIndexedSpacesLookUp() throws {
    let table: [UInt8] = [255, 0, 0, 0, 255, 0]
    let indexed = try XCTUnwrap(
      CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 1, colorTable: table))
    XCTAssertEqual(indexed.colorTable, table)
    XCTAssertEqual(CGColor(colorSpace: indexed, components: [1, 1])?.argb, 0xFF00_FF00)
    XCTAssertEqual(CGColor(colorSpace: indexed, components: [99, 1])?.argb, 0xFF00_FF00)
    XCTAssertNil(CGColorSpace(indexedBaseSpace: indexed, last: 0, colorTable: table))
  }

  func testPatternColorsNeedAPatternSpace() throws {
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: { _, _ in }, releaseInfo: nil)
    let pattern = try XCTUnwrap(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4,
        tiling: .noDistortion, isColored: true, callbacks: &callbacks))
    XCTAssertNil(CGColor(patternSpace: CGColorSpaceCreateDeviceRGB(), pattern: pattern, components: [1]))
    let space = try XCTUnwrap(CGColorSpace(patternBaseSpace: nil))
    let color = try XCTUnwrap(CGColor(patternSpace: space, pattern: pattern, components: [0.5]))
    XCTAssertTrue(color.pattern === pattern)
    XCTAssertEqual(color.alpha, 0.5)
    XCTAssertNil(color.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil))
    XCTAssertNil(
      CGPattern(
        info: nil, bounds: .zero, matrix: .identity, xStep: 0, yStep: 4, tiling: .noDistortion, isColored: true,
        callbacks: &callbacks))
  }

  func testPatternsReleaseTheirInfo() throws {
    final class Counter { var count = 0 }
    let counter = Counter()
    let info = Unmanaged.passUnretained(counter).toOpaque()
    var callbacks = CGPatternCallbacks(
      version: 0, drawPattern: { _, _ in },
      releaseInfo: { info in
        if let info { Unmanaged<Counter>.fromOpaque(info).takeUnretainedValue().count += 1 }
      })
    var pattern = CGPattern(
      info: info, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), matrix: .identity, xStep: 1, yStep: 1,
      tiling: .noDistortion, isColored: true, callbacks: &callbacks)
    XCTAssertNotNil(pattern)
    pattern = nil
    XCTAssertEqual(counter.count, 1)
  }

  func testDerivedSpaces() throws {
    let p3 = try space(CGColorSpace.displayP3)
    XCTAssertEqual(CGColorSpaceCreateExtended(p3)?.name, CGColorSpace.extendedDisplayP3)
    XCTAssertEqual(CGColorSpaceCreateLinearized(p3)?.name, CGColorSpace.linearDisplayP3)
    XCTAssertEqual(
      CGColorSpaceCreateExtendedLinearized(try space(CGColorSpace.sRGB))?.name, CGColorSpace.extendedLinearSRGB)
    XCTAssertEqual(
      CGColorSpaceCreateCopyWithStandardRange(try space(CGColorSpace.extendedSRGB)).name, CGColorSpace.sRGB)
    XCTAssertNil(CGColorSpaceCreateLinearized(CGColorSpaceCreateDeviceCMYK()))
  }
}
