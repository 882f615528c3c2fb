import TestFolders
import UIKit
import XCTest

/// PDF documents, read back with poppler, which the launcher installs.
final class PDFTests: XCTestCase {
  private let folder = TestFolder.make()

  private func run(_ tool: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns a page as pixels, 72 per inch.
  private func page(_ number: Int, of data: Data) throws -> UIImage {
    let file = folder.appendingPathComponent("document.pdf")
    try data.write(to: file)
    let picture = folder.appendingPathComponent("page")
    _ = try run(
      "pdftoppm",
      ["-r", "72", "-png", "-singlefile", "-f", "\(number)", "-l", "\(number)", file.path, picture.path])
    return try XCTUnwrap(UIImage(contentsOfFile: picture.path + ".png"))
  }

  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { _ in
      image.draw(at: CGPoint(x: -x, y: -y))
    }
    return Array((try XCTUnwrap(drawn.cgImage?.dataProvider?.data) as Data).prefix(3)).sorted()
  }

  func testPagesHoldWhatWasDrawn() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = ["Title": "A title", "Author": "Somebody"]
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let data = UIGraphicsPDFRenderer(bounds: bounds, format: format).pdfData { context in
      context.beginPage()
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 20, width: 100, height: 50))
      "Hello".draw(at: CGPoint(x: 150, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 40)])
      context.setURL(URL(string: "https://example.com")!, for: CGRect(x: 150, y: 20, width: 100, height: 40))
      let dot = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { image in
        UIColor.blue.setFill()
        image.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      dot.draw(in: CGRect(x: 20, y: 120, width: 40, height: 40))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 100, height: 400), pageInfo: [:])
      XCTAssertEqual(context.pdfContextBounds.height, 400)
      UIColor.green.setFill()
      context.cgContext.fill([CGRect(x: 0, y: 0, width: 50, height: 50)])
    }
    XCTAssertEqual(data.prefix(4), Data("%PDF".utf8))
    let first = try page(1, of: data)
    XCTAssertEqual(first.size, CGSize(width: 300, height: 200))
    XCTAssertEqual(try pixel(first, 50, 40), [0, 0, 255])
    XCTAssertEqual(try pixel(first, 5, 5), [255, 255, 255])
    XCTAssertEqual(try pixel(first, 40, 140), [0, 0, 255], "an image")
    var isInked = false
    for x in 150..<250 { isInked = try isInked || pixel(first, x, 45) == [0, 0, 0] }
    XCTAssertTrue(isInked, "text")
    XCTAssertEqual(try page(2, of: data).size, CGSize(width: 100, height: 400))
    let info = try run("pdfinfo", [folder.appendingPathComponent("document.pdf").path])
    XCTAssertTrue(info.contains("A title"), info)
    XCTAssertTrue(info.contains("Somebody"), info)
    XCTAssertNotNil(info.range(of: "Pages: +2", options: .regularExpression), info)
  }

  func testDocumentsByFunctions() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, .zero, nil)
    UIGraphicsBeginPDFPage()
    XCTAssertEqual(UIGraphicsGetPDFContextBounds(), CGRect(x: 0, y: 0, width: 612, height: 792))
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 100, height: 100))
    UIGraphicsEndPDFContext()
    XCTAssertNil(UIGraphicsGetCurrentContext())
    XCTAssertEqual(try pixel(page(1, of: data as Data), 50, 50), [0, 0, 255])
    let file = folder.appendingPathComponent("file.pdf").path
    XCTAssertTrue(UIGraphicsBeginPDFContextToFile(file, CGRect(x: 0, y: 0, width: 10, height: 10), nil))
    UIGraphicsBeginPDFPage()
    UIGraphicsEndPDFContext()
    XCTAssertTrue(FileManager.default.fileExists(atPath: file))
  }

  func testEachThreadHasItsDocuments() {
    UIGraphicsBeginPDFContextToData(NSMutableData(), CGRect(x: 0, y: 0, width: 10, height: 10), nil)
    UIGraphicsBeginPDFPage()
    defer { UIGraphicsEndPDFContext() }
    let found = Locked<CGRect?>(nil)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let bounds = UIGraphicsGetPDFContextBounds()
      found.withLock { $0 = bounds }
      done.signal()
    }
    done.wait()
    XCTAssertEqual(found.withLock { $0 }, .zero)
    XCTAssertEqual(UIGraphicsGetPDFContextBounds().width, 10)
  }

  func testHostileSizes() {
    for bounds in [CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), CGRect(x: 0, y: 0, width: -5, height: 1e12)] {
      let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { $0.beginPage() }
      XCTAssertEqual(data.prefix(4), Data("%PDF".utf8))
    }
  }
}
