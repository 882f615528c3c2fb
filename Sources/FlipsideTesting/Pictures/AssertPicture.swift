import CoreGraphics
import Foundation
import UIKit

/// Compares a picture with the golden picture `Goldens/NAME.png` beside the test's source file.
///
/// ```swift
/// onStage { stage in
///   stage.view.addSubview(label)
///   assertPicture(stage.picture(of: label), named: "label")
/// }
/// ```
///
/// If `FLIPSIDE_RECORD=1` is set in the environment, golden pictures are written instead; compare the old and the
/// new ones before you commit them. On failure, the actual picture, the expected picture and their difference are
/// written to a temporary folder, and the failure contains their paths. In the difference, red pixels differ and
/// the other pixels are a faint copy of the expected picture.
///
/// The name may contain folders. Each region is compared separately; without regions, a share `tolerance` of the
/// whole picture's pixels may differ. Two pixels differ if one of their channels differs by more than 8 of 255.
public func assertPicture(
  _ actual: Picture?, named name: String, regions: [PictureRegion] = [], tolerance: Double = 0.001,
  file: StaticString = #filePath, line: UInt = #line
) {
  guard let actual else { return TestFailure.report("\"\(name)\": there is no picture", file: file, line: line) }
  let golden = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
    .appendingPathComponent("Goldens/\(name).png")
  if ProcessInfo.processInfo.environment["FLIPSIDE_RECORD"] == "1" {
    return record(actual, at: golden, file: file, line: line)
  }
  guard let data = try? Data(contentsOf: golden), let expected = PictureFile.read(data) else {
    return TestFailure.report(
      "there is no golden picture \(golden.path); record it with FLIPSIDE_RECORD=1", file: file, line: line)
  }
  let pixels = regions.map { region in
    PictureRegion(
      region.name, region.rect.applying(CGAffineTransform(scaleX: actual.scale, y: actual.scale)),
      tolerance: region.tolerance)
  }
  let comparison = PictureComparison(actual: actual.buffer, expected: expected)
  let problems = comparison.problems(pixels, tolerance: tolerance)
  guard !problems.isEmpty else { return }
  let folder = write(comparison, name: name)
  TestFailure.report(
    "\"\(name)\" differs from its golden picture: \(problems.joined(separator: "; ")); see \(folder.path)/\(name)-*.png",
    file: file, line: line)
}

/// Compares an image with a golden picture. Regions are in pixels.
public func assertPicture(
  _ image: CGImage?, named name: String, regions: [PictureRegion] = [], tolerance: Double = 0.001,
  file: StaticString = #filePath, line: UInt = #line
) {
  let picture = image?.pixelBuffer.map { Picture($0) }
  assertPicture(picture, named: name, regions: regions, tolerance: tolerance, file: file, line: line)
}

private func record(_ picture: Picture, at url: URL, file: StaticString, line: UInt) {
  guard let data = picture.pngData else {
    return TestFailure.report("the picture can't be encoded", file: file, line: line)
  }
  do {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  } catch {
    TestFailure.report("\(url.path) can't be written: \(error)", file: file, line: line)
  }
}

/// The folder for the pictures of this process. Its name is unpredictable, because other users may write to the
/// system's temporary folder, too.
private let picturesFolder: URL = {
  var template = Array((NSTemporaryDirectory() + "/flipside-pictures-XXXXXX").utf8CString)
  guard mkdtemp(&template) != nil else { return URL(fileURLWithPath: FileManager.default.currentDirectoryPath) }
  return URL(fileURLWithPath: String(cString: template), isDirectory: true)
}()

private func write(_ comparison: PictureComparison, name: String) -> URL {
  let folder = picturesFolder
  let pictures = [
    ("actual", comparison.actual), ("expected", comparison.expected), ("difference", comparison.picture()),
  ]
  for (suffix, picture) in pictures {
    guard let picture, let data = PictureFile.png(picture) else { continue }
    let file = folder.appendingPathComponent("\(name)-\(suffix).png")
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: file)
  }
  return folder
}
