import UIKit
import XCTest

/// Tests of how a view looks, which the samples share.
extension XCTestCase {
  /// Compares the view with the picture of that name in the folder `Snapshots` beside the test, one pixel to a point.
  ///
  /// Where there is no such picture, or the environment has `SNAPSHOT_TESTING_RECORD`, it is written and the test fails: look
  /// at it, and run the test again.
  @MainActor func assertSnapshot(
    of view: UIView, named name: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let picture = picture(of: view)
    let test = URL(fileURLWithPath: "\(file)")
    let reference = test.deletingLastPathComponent().appendingPathComponent("Snapshots/\(name).png")
    let isRecording = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] != nil
    guard !isRecording, let expected = UIImage(contentsOfFile: reference.path) else {
      record(picture, at: reference)
      return XCTFail("recorded \(reference.path)", file: file, line: line)
    }
    guard pixels(of: picture) != pixels(of: expected) else { return }
    attach(expected, "reference")
    attach(picture, "failure")
    XCTFail("\(name) is not what its reference shows", file: file, line: line)
  }

  @MainActor private func picture(of view: UIView) -> UIImage {
    view.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.preferredRange = .standard
    return UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
      view.layer.render(in: context.cgContext)
    }
  }

  private func record(_ picture: UIImage, at file: URL) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try picture.pngData()?.write(to: file)
    } catch {
      XCTFail("\(error)")
    }
  }

  /// Four bytes each, in rows from the top, and before them the width.
  private func pixels(of image: UIImage) -> Data? {
    guard let image = image.cgImage,
      let context = CGContext(
        data: nil, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: image.width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    guard let bytes = context.data else { return nil }
    return Data("\(image.width) ".utf8) + Data(bytes: bytes, count: image.width * image.height * 4)
  }

  private func attach(_ image: UIImage, _ name: String) {
    let attachment = XCTAttachment(image: image)
    attachment.name = name
    attachment.lifetime = .keepAlways
    add(attachment)
  }
}
