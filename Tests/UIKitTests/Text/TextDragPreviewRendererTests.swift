import FlipsideTesting
import UIKit
import XCTest

/// Apple's pages of `UITextDragPreviewRenderer` and `UIImageReader`.
final class TextDragPreviewRendererTests: XCTestCase {
  func testTheLinesOfARange() {
    onStage { stage in
      let text = UITextView(usingTextLayoutManager: false)
      text.frame = CGRect(x: 0, y: 100, width: 200, height: 200)
      text.text = "one\ntwo\nthree\nfour"
      stage.view.addSubview(text)
      let whole = UITextDragPreviewRenderer(
        layoutManager: text.layoutManager, range: NSRange(location: 0, length: text.text.utf16.count))
      XCTAssertEqual(whole.firstLineRect.minY, 0)
      let word = UITextDragPreviewRenderer(
        layoutManager: text.layoutManager, range: NSRange(location: 0, length: 3))
      XCTAssertEqual(word.lastLineRect, .zero)
      XCTAssertGreaterThan(word.image.size.width, 10)
      XCTAssertGreaterThan(whole.image.size.height, word.image.size.height)
    }
  }

  func testAReaderMakesThumbnails() {
    MainActor.assumeIsolated {
      let size = CGSize(width: 40, height: 20)
      let data = UIGraphicsImageRenderer(size: size).image { _ in UIColor.red.setFill() }.pngData() ?? Data()
      XCTAssertNil(UIImageReader.default.image(data: Data([1, 2])))
      XCTAssertNotNil(UIImageReader.default.image(data: data))
      var configuration = UIImageReader.Configuration()
      configuration.preferredThumbnailSize = CGSize(width: 10, height: 10)
      let small = UIImageReader(configuration: configuration).image(data: data)
      XCTAssertLessThanOrEqual(small?.size.width ?? 100, 20)
    }
  }
}
