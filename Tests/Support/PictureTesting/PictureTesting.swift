import CImageCodecs
import CoreGraphics
import Foundation
import XCTest

/// A part of a picture that is compared for itself, in pixels from the top left.
package struct PictureRegion {
  package var name: String
  package var rect: CGRect
  /// How many of its pixels may differ visibly, as a share; a missing letter is far more of its text's box.
  package var tolerance: Double

  package init(_ name: String, _ rect: CGRect, tolerance: Double = 0.005) {
    self.name = name
    self.rect = rect
    self.tolerance = tolerance
  }
}

/// Compares a picture with the golden one in `Goldens/NAME.png` beside the test's file.
///
/// Each region is judged for itself, so that a small broken part can't hide in a large sound picture; without
/// regions the whole picture is one, with a tolerance of 1 in 1,000 pixels. Pixels differ when a channel differs by
/// more than 8 of 255. `FLIPSIDE_RECORD=1` writes goldens instead. A failure writes the actual, the expected and a
/// difference picture to a temporary folder and names them.
package func assertPicture(
  _ image: CGImage?, named name: String, regions: [PictureRegion] = [], file: StaticString = #filePath,
  line: UInt = #line
) {
  guard let image, let actual = image.pixelBuffer else {
    return XCTFail("'\(name)': there is no picture", file: file, line: line)
  }
  assertPicture(actual, named: name, regions: regions, file: file, line: line)
}

/// The same for a block of premultiplied pixels.
package func assertPicture(
  _ actual: PixelBuffer, named name: String, regions: [PictureRegion] = [], file: StaticString = #filePath,
  line: UInt = #line
) {
  let golden = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
    .appendingPathComponent("Goldens/\(name).png")
  if ProcessInfo.processInfo.environment["FLIPSIDE_RECORD"] == "1" {
    return record(actual, at: golden, file: file, line: line)
  }
  guard let data = try? Data(contentsOf: golden), let expected = PictureFile.read(data) else {
    return XCTFail("no golden picture \(golden.path); record it with FLIPSIDE_RECORD=1", file: file, line: line)
  }
  let problems = PictureComparison(actual: actual, expected: expected).problems(regions)
  guard !problems.isEmpty else { return }
  let folder = write(actual, expected, name: name)
  XCTFail(
    "'\(name)' differs: \(problems.joined(separator: "; ")). See \(folder.path)/\(name)-*.png", file: file,
    line: line)
}

private func record(_ picture: PixelBuffer, at url: URL, file: StaticString, line: UInt) {
  guard let data = PictureFile.png(picture) else {
    return XCTFail("the picture can't be encoded", file: file, line: line)
  }
  XCTAssertLessThan(data.count, 40_000, "a golden picture should stay small", file: file, line: line)
  do {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  } catch {
    XCTFail("\(error)", file: file, line: line)
  }
}

private func write(_ actual: PixelBuffer, _ expected: PixelBuffer, name: String) -> URL {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipside-pictures")
  try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let difference = PictureComparison(actual: actual, expected: expected).picture()
  for (suffix, picture) in [("actual", actual), ("expected", expected), ("difference", difference)] {
    guard let picture, let data = PictureFile.png(picture) else { continue }
    try? data.write(to: folder.appendingPathComponent("\(name)-\(suffix).png"))
  }
  return folder
}
