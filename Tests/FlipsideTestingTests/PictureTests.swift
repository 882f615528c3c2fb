import FlipsideTesting
import TestFolders
import UIKit
import XCTest

/// Pictures, their comparison with golden ones, and film strips.
final class PictureTests: XCTestCase {
  /// Returns a square with a dot of 4 by 4 points in its middle, at 2 pixels per point.
  private func square(dot: UIColor = .black) throws -> Picture {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      dot.setFill()
      context.fill(CGRect(x: 8, y: 8, width: 4, height: 4))
    }
    return try XCTUnwrap(Picture(image))
  }

  func testPixelsAndParts() throws {
    let picture = try square(dot: .red)
    XCTAssertEqual(picture.size, CGSize(width: 20, height: 20))
    XCTAssertEqual([picture.width, picture.height], [40, 40])
    XCTAssertEqual(picture.pixel(at: CGPoint(x: 8.1, y: 8.1)), 0xFFFF_0000)
    XCTAssertEqual(picture.color(at: CGPoint(x: 10, y: 10)), .red)
    XCTAssertNil(picture.color(at: CGPoint(x: 20, y: 0)))
    let part = picture.cropped(to: CGRect(x: 8, y: 8, width: 4, height: 40))
    XCTAssertEqual(part.size, CGSize(width: 4, height: 12), "as far as there is a picture")
    XCTAssertEqual(part.pixel(at: CGPoint(x: 3.9, y: 0)), 0xFFFF_0000)
    XCTAssertEqual(picture.cropped(to: CGRect(x: 50, y: 0, width: 5, height: 5)).width, 1)
    XCTAssertEqual(picture.image.scale, 2)
    assertPixel(picture.pixel(at: .zero), 0xFFFF_FFFE)
    XCTAssertEqual(TestFailure.failures { assertPixel(0xFF00_0000, 0xFF00_0002) }.count, 1)
    XCTAssertEqual(TestFailure.failures { assertPixel(nil, 0) }.count, 1)
  }

  func testTheScreenAndWhatAViewShows() {
    onStage { stage in
      let box = UIView(frame: CGRect(x: 30, y: 60, width: 20, height: 10))
      box.backgroundColor = .blue
      stage.view.addSubview(box)
      let before = stage.picture()
      XCTAssertEqual(stage.picture(of: box).size, CGSize(width: 20, height: 10))
      XCTAssertEqual(stage.picture(of: box).color(at: CGPoint(x: 19, y: 9)), .blue)
      box.removeFromSuperview()
      XCTAssertEqual(stage.picture().pixel(at: CGPoint(x: 31, y: 61)), 0xFFFF_FFFF)
      XCTAssertEqual(before.color(at: CGPoint(x: 31, y: 61)), .blue, "a picture stays as it is")
    }
  }

  /// Skips tests of intended failures while pictures are recorded.
  private func skipWhenRecording() throws {
    try XCTSkipIf(ProcessInfo.processInfo.environment["FLIPSIDE_RECORD"] == "1")
  }

  func testAPictureIsComparedWithTheGoldenOne() throws {
    try skipWhenRecording()
    assertPicture(try square(), named: "dot")
    let failures = try TestFailure.failures { assertPicture(try square(dot: .red), named: "dot") }
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(
      failures[0].message.hasPrefix("\"dot\" differs from its golden picture: picture: 64 pixels (4.00 %); see "),
      failures[0].message)
    // The message names the files of the pictures.
    let folder = try XCTUnwrap(failures[0].message.split(separator: " ").last).dropLast("dot-*.png".count)
    for kind in ["actual", "expected", "difference"] {
      XCTAssertNotNil(UIImage(contentsOfFile: "\(folder)dot-\(kind).png"), kind)
    }
    assertPicture(try square(dot: .red), named: "dot", tolerance: 0.05)
  }

  /// Regions are in points, and are compared separately.
  func testAFailureNamesTheRegion() throws {
    try skipWhenRecording()
    let failures = try TestFailure.failures {
      assertPicture(
        try square(dot: .red), named: "dot",
        regions: [
          PictureRegion("corner", CGRect(x: 0, y: 0, width: 8, height: 8)),
          PictureRegion("middle", CGRect(x: 8, y: 8, width: 4, height: 4)),
        ])
    }
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(failures[0].message.contains("picture: middle: 64 pixels (100.00 %);"), failures[0].message)
  }

  func testWhatCanNotBeComparedFails() throws {
    try skipWhenRecording()
    let failures = try TestFailure.failures {
      assertPicture(try square(), named: "no-such-picture")
      assertPicture(nil as Picture?, named: "dot")
      assertPicture(try square().cropped(to: CGRect(x: 0, y: 0, width: 5, height: 5)), named: "dot")
    }
    XCTAssertEqual(failures.count, 3)
    XCTAssertTrue(failures[0].message.contains("record it with FLIPSIDE_RECORD=1"), failures[0].message)
    XCTAssertEqual(failures[1].message, "\"dot\": there is no picture")
    XCTAssertTrue(failures[2].message.contains("it is 10 x 10, not 40 x 40"), failures[2].message)
  }

  func testMomentsStandSideBySide() throws {
    try onStage { stage in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      box.backgroundColor = .black
      stage.view.addSubview(box)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.alpha = 0 }
      let strip = FilmStrip(
        of: stage, to: 1, frames: 3, rect: CGRect(x: 0, y: 0, width: 60, height: 60), columns: 2, scale: 6)
      let picture = try XCTUnwrap(strip.picture)
      XCTAssertEqual([picture.width, picture.height], [62, 62])
      XCTAssertEqual(picture.pixel(at: CGPoint(x: 10, y: 10)), 0xFF00_0000)
      assertPixel(picture.pixel(at: CGPoint(x: 42, y: 10)), 0xFF80_8080, tolerance: 3)
      XCTAssertEqual(picture.pixel(at: CGPoint(x: 10, y: 42)), 0xFFFF_FFFF)
      XCTAssertNil(FilmStrip().picture)
    }
  }
}
