import FlipsideTesting
import TestFolders
import UIKit
import XCTest

/// Finding image files by name, as bundles of apps have them.
final class UIImageFileTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")
  private var bundle = Bundle.main

  override func setUpWithError() throws {
    folder = TestFolder.make(".bundle")
    bundle = try XCTUnwrap(Bundle(path: folder.path))
    UIImage.purgeCaches()
  }

  override func tearDown() { UIImage.purgeCaches() }

  /// A square of `side` pixels.
  private func write(_ name: String, side: CGFloat) throws {
    let data = Samples.draw(side, side) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }.pngData()
    try folder.write(try XCTUnwrap(data), to: name)
  }

  private func load(_ name: String, scale: CGFloat, idiom: UIUserInterfaceIdiom = .phone) -> UIImage? {
    UIImage(
      named: name, in: bundle,
      compatibleWith: UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceIdiom: idiom),
      ]))
  }

  private func pixels(_ image: UIImage?) -> Int? { image?.cgImage?.width }

  func testChoosesTheScreensScale() throws {
    try write("star.png", side: 10)
    try write("star@2x.png", side: 20)
    try write("star@3x.png", side: 30)
    for scale in 1...3 {
      let image = load("star", scale: CGFloat(scale))
      XCTAssertEqual(pixels(image), scale * 10)
      XCTAssertEqual(image?.scale, CGFloat(scale))
      XCTAssertEqual(image?.size, CGSize(width: 10, height: 10))
    }
  }

  func testFallsBackToAnotherScale() throws {
    try write("two@2x.png", side: 20)
    XCTAssertEqual(load("two", scale: 3)?.scale, 2)
    XCTAssertEqual(load("two", scale: 1)?.size, CGSize(width: 10, height: 10))
    try write("one.png", side: 7)
    XCTAssertEqual(load("one", scale: 3)?.scale, 1)
  }

  func testIdiomsOwnFileIsPreferred() throws {
    try write("hand@2x.png", side: 20)
    try write("hand@2x~ipad.png", side: 40)
    XCTAssertEqual(pixels(load("hand", scale: 2, idiom: .pad)), 40)
    XCTAssertEqual(pixels(load("hand", scale: 2)), 20)
  }

  func testNamesWithEndingAndFolder() throws {
    try write("a.png", side: 4)
    try write("icons/b@2x.png", side: 8)
    XCTAssertEqual(pixels(load("a.png", scale: 2)), 4)
    XCTAssertEqual(load("icons/b", scale: 2)?.scale, 2)
    XCTAssertEqual(load("icons/b@2x.png", scale: 3)?.scale, 2)
    XCTAssertNil(load("b", scale: 2))
    XCTAssertNil(load("../x", scale: 2))
    XCTAssertNil(load("", scale: 2))
    XCTAssertNil(load("missing", scale: 2))
  }

  /// Only PNG files are found without their ending.
  func testOtherFormatsNeedTheirEnding() throws {
    try Samples.data("plain.jpg").write(to: folder.appendingPathComponent("photo.jpg"))
    XCTAssertNil(load("photo", scale: 1))
    XCTAssertEqual(pixels(load("photo.jpg", scale: 1)), 16)
  }

  func testLocalizedFileIsPreferred() throws {
    try write("flag.png", side: 3)
    try write("Base.lproj/flag.png", side: 5)
    XCTAssertEqual(pixels(load("flag", scale: 1)), 5)
  }

  /// Named images come from a cache, until a memory warning.
  func testCacheAndPurge() throws {
    try write("kept.png", side: 4)
    let first = load("kept", scale: 1)
    try write("kept.png", side: 9)
    let second = load("kept", scale: 1)
    XCTAssertTrue(first?.cgImage === second?.cgImage)
    XCTAssertEqual(first, second)
    UIImage.purgeCaches()
    XCTAssertEqual(pixels(load("kept", scale: 1)), 9)
  }

  func testContentsOfFileTakesTheScaleFromTheName() throws {
    try write("c.png", side: 4)
    try write("c@2x.png", side: 8)
    let path = folder.appendingPathComponent("c.png").path
    UITraitCollection(displayScale: 2).performAsCurrent {
      XCTAssertEqual(UIImage(contentsOfFile: path)?.scale, 2)
    }
    UITraitCollection(displayScale: 1).performAsCurrent {
      XCTAssertEqual(UIImage(contentsOfFile: path)?.scale, 1)
    }
    XCTAssertEqual(UIImage(contentsOfFile: folder.appendingPathComponent("c@2x.png").path)?.scale, 2)
    XCTAssertNil(UIImage(contentsOfFile: folder.path))
    XCTAssertNil(UIImage(contentsOfFile: "/nowhere/x.png"))
    XCTAssertNil(UIImage(contentsOfFile: ""))
  }

  func testBrokenFileIsTold() throws {
    try Data("broken".utf8).write(to: folder.appendingPathComponent("bad.png"))
    let lines = consoleLines { XCTAssertNil(load("bad", scale: 1)) }
    XCTAssertTrue(lines.first?.contains("bad.png") ?? false)
  }

  func testCandidateOrder() {
    let names = ImageName("x").candidates(scale: 2, idiom: .phone).map(\.fileName)
    XCTAssertEqual(
      names, ["x@2x~iphone.png", "x@2x.png", "x@3x~iphone.png", "x@3x.png", "x~iphone.png", "x.png", "x"])
    XCTAssertEqual(ImageName("a.b.jpg").candidates(scale: 1, idiom: .pad).first?.fileName, "a.b~ipad.jpg")
    XCTAssertEqual(ImageName("dots.in.name").suffix, "")
  }
}
