import Simulator
import TestFolders
import UIKit
import XCTest

/// The model of the window: sizes, fingers, keys and scaling.
final class WindowModelTests: XCTestCase {
  private let phone = CGSize(width: 393, height: 852)

  // MARK: - Sizes

  func testAPointIsAPixelOnAnOrdinaryDisplay() {
    let size = Viewport.windowSize(
      points: phone, usable: CGSize(width: 1920, height: 1040), density: 96, wanted: nil)
    XCTAssertEqual(size, phone)
  }

  func testDenseDisplaysGetMorePixels() {
    let usable = CGSize(width: 3840, height: 2100)
    XCTAssertEqual(
      Viewport.windowSize(points: phone, usable: usable, density: 192, wanted: nil),
      CGSize(width: 786, height: 1704))
    XCTAssertEqual(Viewport.windowSize(points: phone, usable: usable, density: 144, wanted: nil).width, 590)
  }

  func testWindowFitsASmallDisplay() {
    let size = Viewport.windowSize(
      points: phone, usable: CGSize(width: 1366, height: 728), density: 96, wanted: nil)
    XCTAssertLessThanOrEqual(size.height, 728 * 0.95 + 1)
    XCTAssertEqual(size.width / size.height, phone.width / phone.height, accuracy: 0.01)
  }

  func testWantedScaleWins() {
    let size = Viewport.windowSize(points: phone, usable: CGSize(width: 800, height: 600), density: 96, wanted: 2)
    XCTAssertEqual(size, CGSize(width: 786, height: 1704))
    let nonsense = Viewport.windowSize(points: phone, usable: .zero, density: .nan, wanted: nil)
    XCTAssertEqual(nonsense, phone)
  }

  func testScreenLiesInTheMiddleOfAWindowOfAnotherShape() {
    let viewport = Viewport(screenWidth: 100, screenHeight: 200, windowWidth: 300, windowHeight: 200)
    XCTAssertEqual(viewport.origin.x, 100)
    XCTAssertEqual(viewport.origin.y, 0)
    XCTAssertEqual([viewport.width, viewport.height], [100, 200])
    XCTAssertEqual(viewport.screenPoint(windowX: 150, windowY: 100, screenScale: 2), CGPoint(x: 25, y: 50))
    let empty = Viewport(screenWidth: 0, screenHeight: 0, windowWidth: 0, windowHeight: 0)
    XCTAssertEqual([empty.width, empty.height], [1, 1])
  }

  // MARK: - Scaling

  private func copy(_ source: PixelBuffer, width: Int, height: Int) -> [[UInt32]] {
    var pixels = [UInt32](repeating: 0, count: width * height)
    let scaler = ScreenScaler(sourceWidth: source.width, sourceHeight: source.height, width: width, height: height)
    pixels.withUnsafeMutableBytes {
      scaler.copy(source, to: $0.baseAddress!, bytesPerRow: width * 4, rect: (0, 0, width, height))
    }
    return (0..<height).map { Array(pixels[$0 * width..<($0 + 1) * width]) }
  }

  private func checkers(_ width: Int, _ height: Int) -> PixelBuffer {
    let buffer = PixelBuffer(width: width, height: height, format: .argb32)!
    for y in 0..<height {
      for x in 0..<width { buffer.row(y)[x] = (x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
    }
    return buffer
  }

  func testSameSizeIsCopied() {
    let source = checkers(4, 3)
    XCTAssertEqual(copy(source, width: 4, height: 3)[1], [0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF])
  }

  func testSmallerPixelsAreMeans() {
    let gray = copy(checkers(6, 6), width: 3, height: 3)
    for pixel in gray.joined() { XCTAssertEqual(pixel, 0xFF7F_7F7F) }
    let source = PixelBuffer(width: 3, height: 1, format: .argb32)!
    for (x, color) in [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF].enumerated() { source.row(0)[x] = UInt32(color) }
    // Each color has a third, and the last one includes the rounding error.
    XCTAssertEqual(copy(source, width: 1, height: 1), [[0xFF54_5455]])
  }

  func testOneColorStaysThatColorAtAnyScale() {
    let source = PixelBuffer(width: 30, height: 20, format: .argb32)!
    for y in 0..<20 { for x in 0..<30 { source.row(y)[x] = 0xFF12_FE80 } }
    for (width, height) in [(10, 7), (13, 9), (29, 19), (45, 31), (1, 1)] {
      for pixel in copy(source, width: width, height: height).joined() { XCTAssertEqual(pixel, 0xFF12_FE80) }
    }
  }

  func testPartsCoverAllThatChanged() {
    let scaler = ScreenScaler(sourceWidth: 1179, sourceHeight: 2556, width: 393, height: 852)
    XCTAssertTrue(scaler.target(of: 3, 3, 3, 3) == (1, 1, 1, 1))
    XCTAssertTrue(scaler.target(of: 2, 2, 2, 2) == (0, 0, 2, 2))
    XCTAssertTrue(scaler.target(of: 1170, 2550, 100, 100) == (390, 850, 3, 2))
    XCTAssertTrue(scaler.target(of: -10, -10, 5, 5).width == 0)
  }

  // MARK: - Fingers

  private func describe(_ events: [InputEvent]) -> [String] {
    events.map { event in
      guard case .touches(let fingers) = event else { return "\(event)" }
      return fingers.map { "\($0.id) \($0.phase) \(Int($0.location.x)) \(Int($0.location.y))" }
        .joined(separator: ", ")
    }
  }

  func testMouseIsAFinger() {
    var fingers = MouseFingers(screen: CGSize(width: 400, height: 800))
    XCTAssertEqual(describe(fingers.move(CGPoint(x: 1, y: 1), shift: false)), [], "not down")
    XCTAssertEqual(describe(fingers.press(CGPoint(x: 100, y: 200), option: false)), ["1 began 100 200"])
    XCTAssertEqual(describe(fingers.press(CGPoint(x: 1, y: 2), option: false)), [], "already down")
    XCTAssertEqual(describe(fingers.move(CGPoint(x: 110, y: 220), shift: false)), ["1 moved 110 220"])
    XCTAssertEqual(describe(fingers.move(CGPoint(x: 110, y: 220), shift: false)), [], "not moved")
    XCTAssertEqual(describe(fingers.release()), ["1 ended 110 220"])
    XCTAssertEqual(describe(fingers.release()), [])
  }

  func testOptionMirrorsASecondFinger() {
    var fingers = MouseFingers(screen: CGSize(width: 400, height: 800))
    XCTAssertEqual(
      describe(fingers.press(CGPoint(x: 100, y: 200), option: true)), ["1 began 100 200, 2 began 300 600"])
    XCTAssertEqual(
      describe(fingers.move(CGPoint(x: 50, y: 100), shift: false)), ["1 moved 50 100, 2 moved 350 700"])
    XCTAssertEqual(
      describe(fingers.move(CGPoint(x: 60, y: 130), shift: true)), ["1 moved 60 130, 2 moved 360 730"])
    XCTAssertEqual(describe(fingers.cancel()), ["1 cancelled 60 130, 2 cancelled 360 730"])
    XCTAssertEqual(describe(fingers.press(CGPoint(x: 1, y: 2), option: false)), ["1 began 1 2"])
  }

  // MARK: - Keys

  func testShortcuts() {
    func shortcut(_ key: HostKey, _ modifiers: HostKeyModifiers) -> WindowShortcut? {
      WindowShortcut(key, modifiers)
    }
    XCTAssertEqual(shortcut(.character("q"), .control), .quit)
    XCTAssertEqual(shortcut(.character("s"), .control), .screenshot)
    XCTAssertEqual(shortcut(.character("z"), [.control, .shift]), .shake)
    XCTAssertEqual(shortcut(.character("z"), [.control, .command]), .shake)
    XCTAssertEqual(shortcut(.character("a"), [.control, .shift]), .toggleAppearance)
    XCTAssertEqual(shortcut(.character("h"), [.control, .shift]), .toggleBackground)
    XCTAssertEqual(shortcut(.character("m"), [.control, .shift]), .memoryWarning)
    XCTAssertEqual(shortcut(.left, .control), .tilt(-0.25, 0))
    XCTAssertEqual(shortcut(.down, .control), .tilt(0, 0.25))
    XCTAssertEqual(shortcut(.left, .command), .rotate(clockwise: false))
    XCTAssertEqual(shortcut(.right, [.control, .alternate]), .rotate(clockwise: true))
    XCTAssertNil(shortcut(.character("a"), .control), "select all is the app's")
    XCTAssertNil(shortcut(.character("q"), []))
    XCTAssertNil(shortcut(.left, .shift))
  }

  func testTurningTheDevice() {
    // Rotated to the left, the device's left side is at the bottom: UIDeviceOrientation.landscapeLeft.
    XCTAssertEqual(DeviceOrientation.portrait.turned(clockwise: false), .landscapeLeft)
    XCTAssertEqual(DeviceOrientation.portrait.turned(clockwise: true), .landscapeRight)
    for start in [DeviceOrientation.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown] {
      XCTAssertEqual(start.turned(clockwise: true).turned(clockwise: false), start)
      XCTAssertEqual((0..<4).reduce(start) { turned, _ in turned.turned(clockwise: true) }, start)
    }
  }

  // MARK: - Drops

  func testDropsOfTheDesktopAreOneEvent() throws {
    let file = TestFolder.make().appendingPathComponent("drop.txt")
    try Data("x".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var drops = DesktopDrops()
    XCTAssertNil(drops.end(at: .zero))
    drops.add(text: "")
    drops.add(file: file.path)
    drops.add(file: file.absoluteString)
    drops.add(file: "/there/is/none")
    drops.add(text: "text")
    guard case .drop(let data, let location)? = drops.end(at: CGPoint(x: 1, y: 2)) else {
      return XCTFail("no drop")
    }
    XCTAssertEqual(location, CGPoint(x: 1, y: 2))
    XCTAssertEqual(
      data.map { piece in
        switch piece {
        case .text(let text): text
        case .file(let url): url.path
        }
      }, [file.path, file.path, "text"])
    XCTAssertNil(drops.end(at: .zero), "once")
  }
}
