import CoreGraphics
import Foundation
import XCTest

/// <https://developer.apple.com/documentation/coregraphics/cgpdfdocument>
final class PDFDocumentTests: XCTestCase {
  /// Returns a document with two pages: the first has a red square at the bottom left, and the second is rotated by
  /// 90 degrees.
  private func file() -> Data {
    var text = "%PDF-1.4\n"
    var offsets: [Int] = []
    func add(_ object: String) {
      offsets.append(text.utf8.count)
      text += "\(offsets.count) 0 obj\n\(object)\nendobj\n"
    }
    let drawing = "1 0 0 rg 0 0 20 10 re f"
    add("<< /Type /Catalog /Pages 2 0 R >>")
    add("<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>")
    add(
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 40 60] /CropBox [0 0 40 50] /Contents 5 0 R /Resources << >> >>")
    add("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 40 60] /Rotate 90 /Contents 5 0 R /Resources << >> >>")
    add("<< /Length \(drawing.utf8.count) >>\nstream\n\(drawing)\nendstream")
    let table = text.utf8.count
    text += "xref\n0 6\n0000000000 65535 f \n"
    for offset in offsets { text += String(repeating: "0", count: 10 - "\(offset)".count) + "\(offset) 00000 n \n" }
    text += "trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n"
    return Data(text.utf8)
  }

  private func document() throws -> CGPDFDocument {
    let provider = try XCTUnwrap(CGDataProvider(data: file()))
    return try XCTUnwrap(CGPDFDocument(provider))
  }

  func testWhatAFileIs() throws {
    let document = try document()
    XCTAssertEqual(document.numberOfPages, 2)
    XCTAssertFalse(document.isEncrypted)
    XCTAssertTrue(document.isUnlocked && document.allowsCopying && document.allowsPrinting)
    var (major, minor): (Int32, Int32) = (0, 0)
    document.getVersion(majorVersion: &major, minorVersion: &minor)
    XCTAssertEqual([major, minor], [1, 4])
    XCTAssertNil(document.page(at: 0))
    XCTAssertNil(document.page(at: 3))
    let page = try XCTUnwrap(document.page(at: 1))
    XCTAssertEqual(page.pageNumber, 1)
    XCTAssertEqual(page.getBoxRect(.mediaBox), CGRect(x: 0, y: 0, width: 40, height: 60))
    XCTAssertEqual(page.getBoxRect(.cropBox), CGRect(x: 0, y: 0, width: 40, height: 50))
    XCTAssertEqual(page.rotationAngle, 0)
    XCTAssertEqual(document.page(at: 2)?.rotationAngle, 90)
    XCTAssertNil(CGPDFDocument(URL(fileURLWithPath: "/none")))
    XCTAssertNil(CGDataProvider(data: Data("no PDF".utf8)).flatMap { CGPDFDocument($0) })
  }

  private func pixels(of page: CGPDFPage, turned: Bool = false) throws -> (Int, Int) -> Bool {
    let (width, height) = (60, 60)
    let context = try XCTUnwrap(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    if turned {
      context.concatenate(
        page.getDrawingTransform(
          .cropBox, rect: CGRect(x: 0, y: 0, width: 60, height: 60), rotate: 0, preserveAspectRatio: true))
    }
    context.drawPDFPage(page)
    let bytes = [UInt8](try XCTUnwrap(context.makeImage()?.dataProvider?.data) as Data)
    // Points are counted from the bottom left.
    return { x, y in bytes[(height - 1 - y) * width * 4 + x * 4 + 3] > 128 }
  }

  func testAPageIsDrawnAsItIs() throws {
    let document = try document()
    for number in 1...2 {
      let isRed = try pixels(of: XCTUnwrap(document.page(at: number)))
      XCTAssertTrue(isRed(5, 5) && isRed(17, 7), "page \(number)")
      XCTAssertFalse(isRed(5, 14) || isRed(25, 5) || isRed(5, 55), "page \(number)")
    }
    // Rotated clockwise, the corner at the bottom left is at the top left. The page is then 60 wide and 40 high,
    // and centered.
    let isRed = try pixels(of: XCTUnwrap(document.page(at: 2)), turned: true)
    XCTAssertTrue(isRed(5, 45) && isRed(5, 32))
    XCTAssertFalse(isRed(5, 15) || isRed(20, 45))
  }

  func testTransforms() throws {
    let page = try XCTUnwrap(document().page(at: 1))
    let same = page.getDrawingTransform(
      .mediaBox, rect: CGRect(x: 0, y: 0, width: 40, height: 50), rotate: 0, preserveAspectRatio: true)
    XCTAssertEqual(CGPoint(x: 0, y: 0).applying(same).x, 0, accuracy: 0.001)
    let half = page.getDrawingTransform(
      .mediaBox, rect: CGRect(x: 0, y: 0, width: 20, height: 25), rotate: 0, preserveAspectRatio: true)
    XCTAssertEqual(half.a, 0.5, accuracy: 0.001)
    let large = page.getDrawingTransform(
      .mediaBox, rect: CGRect(x: 0, y: 0, width: 400, height: 500), rotate: 0, preserveAspectRatio: true)
    XCTAssertEqual(large.a, 1, accuracy: 0.001)
    XCTAssertEqual(CGPoint(x: 20, y: 25).applying(large).x, 200, accuracy: 0.001)
  }
}
