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

  func testAReaderReadsInTheBackground() {
    onStage { stage in
      let data = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }.pngData() ?? Data()
      let reader = ThreadNotingReader(configuration: UIImageReader.Configuration())
      var found: UIImage?
      var completedOnMain: Bool?
      reader.image(data: data) {
        found = $0
        completedOnMain = Thread.isMainThread
      }
      XCTAssertNil(completedOnMain, "the handler is called later")
      stage.clock.advance(by: 0.1)
      XCTAssertNotNil(found)
      XCTAssertEqual(completedOnMain, true)
      XCTAssertEqual(reader.readOnMain, false)
    }
  }
}

/// A reader that records the thread on which it reads. The test evaluates that after the handler was called.
private final class ThreadNotingReader: UIImageReader, @unchecked Sendable {
  private(set) var readOnMain: Bool?

  override func image(data: Data) -> UIImage? {
    readOnMain = Thread.isMainThread
    return super.image(data: data)
  }
}
