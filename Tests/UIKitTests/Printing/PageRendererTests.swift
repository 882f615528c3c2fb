import FlipsideTesting
import UIKit
import XCTest

/// Apple's pages of `UIPrintPageRenderer` and the print formatters, and its guide to drawing and printing. Defaults
/// are those of the SDK's declarations.
final class PageRendererTests: XCTestCase {
  private final class Recorder: UIPrintPageRenderer {
    var log: [String] = []
    override func prepare(forDrawingPages range: NSRange) { log.append("prepare \(range)") }
    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
      log.append("header \(pageIndex) \(headerRect)")
    }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
      log.append("content \(pageIndex) \(contentRect)")
    }
    override func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
      log.append("formatter \(pageIndex)")
      super.drawPrintFormatter(printFormatter, forPageAt: pageIndex)
    }
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
      log.append("footer \(pageIndex) \(footerRect)")
    }
  }

  private let lines = (1...60).map { "Line \($0)" }.joined(separator: "\n")

  /// Sets a page of 200 by 300 points with margins of 20, as apps do to draw PDF documents without printing.
  private func setPage(of renderer: UIPrintPageRenderer) {
    renderer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 200, height: 300)), forKey: "paperRect")
    renderer.setValue(CGRect(x: 20, y: 20, width: 160, height: 260), forKey: "printableRect")
  }

  func testDefaults() {
    let renderer = UIPrintPageRenderer()
    XCTAssertEqual(renderer.headerHeight, 0)
    XCTAssertEqual(renderer.footerHeight, 0)
    XCTAssertEqual(renderer.paperRect, .zero)
    XCTAssertEqual(renderer.printableRect, .zero)
    XCTAssertNil(renderer.printFormatters)
    XCTAssertEqual(renderer.numberOfPages, 0)
    XCTAssertEqual(renderer.currentRenderingQuality(forRequested: .responsive), .responsive)
    let formatter = UISimpleTextPrintFormatter(text: "Hello")
    XCTAssertEqual(formatter.startPage, NSNotFound)
    XCTAssertEqual(formatter.maximumContentWidth, 0)
    XCTAssertEqual(formatter.perPageContentInsets, .zero)
    XCTAssertNil(formatter.printPageRenderer)
    XCTAssertEqual(formatter.pageCount, 0)
    XCTAssertTrue(formatter.requiresMainThread)
  }

  func testAreasCanBeSetByKey() {
    let renderer = UIPrintPageRenderer()
    setPage(of: renderer)
    XCTAssertEqual(renderer.paperRect, CGRect(x: 0, y: 0, width: 200, height: 300))
    XCTAssertEqual(renderer.printableRect, CGRect(x: 20, y: 20, width: 160, height: 260))
    XCTAssertEqual(
      (renderer.value(forKey: "paperRect") as? NSValue)?.cgRectValue ?? renderer.value(forKey: "paperRect")
        as? CGRect,
      renderer.paperRect)
  }

  func testAPageIsDrawnInParts() {
    let renderer = Recorder()
    renderer.headerHeight = 30
    renderer.footerHeight = 40
    renderer.addPrintFormatter(UISimpleTextPrintFormatter(text: "Hello"), startingAtPageAt: 0)
    setPage(of: renderer)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 300)).image { _ in
      renderer.drawPage(at: 0, in: renderer.printableRect)
    }
    XCTAssertEqual(
      renderer.log,
      [
        "header 0 (20.0, 20.0, 160.0, 30.0)", "content 0 (20.0, 50.0, 160.0, 190.0)", "formatter 0",
        "footer 0 (20.0, 240.0, 160.0, 40.0)",
      ])
    renderer.log = []
    renderer.headerHeight = 0
    renderer.footerHeight = 0
    _ = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 300)).image { _ in
      renderer.drawPage(at: 1, in: renderer.printableRect)
    }
    XCTAssertEqual(renderer.log, ["content 1 (20.0, 20.0, 160.0, 260.0)"], "the text ends on the first page")
  }

  func testATextGoesOnOverPages() {
    let renderer = UIPrintPageRenderer()
    let formatter = UISimpleTextPrintFormatter(text: lines)
    let font = UIFont.systemFont(ofSize: 10)
    formatter.font = font
    renderer.addPrintFormatter(formatter, startingAtPageAt: 2)
    setPage(of: renderer)
    let perPage = Int(260 / font.lineHeight)
    XCTAssertEqual(formatter.pageCount, (60 + perPage - 1) / perPage)
    XCTAssertEqual(renderer.numberOfPages, 2 + formatter.pageCount)
    XCTAssertNil(renderer.printFormattersForPage(at: 1))
    XCTAssertEqual(renderer.printFormattersForPage(at: 2), [formatter])
    XCTAssertEqual(formatter.rectForPage(at: 1), .zero)
    XCTAssertEqual(formatter.rectForPage(at: 2), CGRect(x: 20, y: 20, width: 160, height: 260))
    // With half of the height, there are about twice as many pages.
    renderer.headerHeight = 130
    XCTAssertEqual(formatter.rectForPage(at: 3), CGRect(x: 20, y: 150, width: 160, height: 130))
    let fewer = Int(130 / font.lineHeight)
    XCTAssertEqual(formatter.pageCount, (60 + fewer - 1) / fewer)
    formatter.text = ""
    XCTAssertEqual(formatter.pageCount, 0)
    XCTAssertEqual(renderer.numberOfPages, 0)
  }

  func testInsetsAndGreatestSizes() {
    let renderer = UIPrintPageRenderer()
    let formatter = UISimpleTextPrintFormatter(text: lines)
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    setPage(of: renderer)
    formatter.perPageContentInsets = UIEdgeInsets(top: 10, left: 5, bottom: 20, right: 15)
    XCTAssertEqual(formatter.rectForPage(at: 0), CGRect(x: 25, y: 30, width: 140, height: 230))
    XCTAssertEqual(formatter.rectForPage(at: 1), CGRect(x: 25, y: 30, width: 140, height: 230))
    formatter.contentInsets = UIEdgeInsets(top: 50, left: 1, bottom: 99, right: 2)
    XCTAssertEqual(formatter.rectForPage(at: 0), CGRect(x: 26, y: 80, width: 137, height: 180))
    XCTAssertEqual(formatter.rectForPage(at: 1), CGRect(x: 26, y: 30, width: 137, height: 230))
    formatter.maximumContentWidth = 100
    formatter.maximumContentHeight = 90
    XCTAssertEqual(formatter.rectForPage(at: 0), CGRect(x: 26, y: 80, width: 100, height: 90))
    formatter.perPageContentInsets = UIEdgeInsets(top: 300, left: 0, bottom: 0, right: 0)
    XCTAssertEqual(formatter.pageCount, 0, "no area is left")
  }

  func testFormattersLeaveTheirRenderer() {
    let (first, second) = (UIPrintPageRenderer(), UIPrintPageRenderer())
    let formatter = UIMarkupTextPrintFormatter(markupText: "<b>Hello</b>")
    first.addPrintFormatter(formatter, startingAtPageAt: 0)
    XCTAssertIdentical(formatter.printPageRenderer, first)
    second.addPrintFormatter(formatter, startingAtPageAt: 1)
    XCTAssertIdentical(formatter.printPageRenderer, second)
    XCTAssertEqual(first.printFormatters, [])
    XCTAssertEqual(formatter.startPage, 1)
    formatter.removeFromPrintPageRenderer()
    XCTAssertEqual(second.printFormatters, [])
    XCTAssertNil(formatter.printPageRenderer)
    first.printFormatters = [formatter]
    XCTAssertIdentical(formatter.printPageRenderer, first)
    let copy = formatter.copy() as? UIMarkupTextPrintFormatter
    XCTAssertEqual(copy?.markupText, "<b>Hello</b>")
    XCTAssertNil(copy?.printPageRenderer)
  }

  /// Apps usually create PDF documents from HTML like this.
  func testAPDFDocumentOfMarkup() throws {
    let renderer = UIPrintPageRenderer()
    let text = (1...80).map { "<p>Paragraph <b>\($0)</b></p>" }.joined()
    renderer.addPrintFormatter(UIMarkupTextPrintFormatter(markupText: text), startingAtPageAt: 0)
    let page = CGRect(x: 0, y: 0, width: 595.2, height: 841.8)
    renderer.setValue(page, forKey: "paperRect")
    renderer.setValue(page.insetBy(dx: 36, dy: 36), forKey: "printableRect")
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, page, nil)
    for index in 0..<renderer.numberOfPages {
      UIGraphicsBeginPDFPage()
      renderer.drawPage(at: index, in: UIGraphicsGetPDFContextBounds())
    }
    UIGraphicsEndPDFContext()
    let provider = try XCTUnwrap(CGDataProvider(data: data as CFData))
    let document = try XCTUnwrap(CGPDFDocument(provider))
    XCTAssertGreaterThan(document.numberOfPages, 1)
    XCTAssertEqual(document.numberOfPages, renderer.numberOfPages)
  }

  func testAViewIsPrintedFromTopToBottom() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 1000))
    let mark = UIView(frame: CGRect(x: 0, y: 900, width: 320, height: 100))
    mark.backgroundColor = .red
    view.addSubview(mark)
    let formatter = view.viewPrintFormatter()
    XCTAssertIdentical(formatter.view, view)
    let renderer = UIPrintPageRenderer()
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    setPage(of: renderer)
    // At half of its size, the view is 500 points high on pages of 260, so the mark is on the second page.
    XCTAssertEqual(formatter.pageCount, 2)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let pages = try (0..<2).map { index in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 300), format: format).image { _ in
        renderer.drawPage(at: index, in: renderer.printableRect)
      }
      return try XCTUnwrap(Picture(image))
    }
    assertPixel(pages[0].pixel(at: CGPoint(x: 100, y: 270)), 0)
    // It is drawn from 190 to 240 of the page's content, 20 below the paper's edge.
    assertPixel(pages[1].pixel(at: CGPoint(x: 100, y: 235)), 0xFFFF_0000)
    assertPixel(pages[1].pixel(at: CGPoint(x: 100, y: 205)), 0)
    assertPixel(pages[1].pixel(at: CGPoint(x: 100, y: 265)), 0)
  }

  /// Apple's page of `draw(_:for:)`: a view may draw for the printer in another way.
  func testAViewDrawsForItsFormatter() {
    final class Chart: UIView {
      var rects: [CGRect] = []
      override func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { rects.append(rect) }
    }
    let chart = Chart(frame: CGRect(x: 0, y: 0, width: 160, height: 300))
    let renderer = UIPrintPageRenderer()
    renderer.addPrintFormatter(chart.viewPrintFormatter(), startingAtPageAt: 0)
    setPage(of: renderer)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 300)).image { _ in
      for index in 0..<renderer.numberOfPages { renderer.drawPage(at: index, in: renderer.printableRect) }
    }
    XCTAssertEqual(
      chart.rects,
      [CGRect(x: 0, y: 0, width: 160, height: 260), CGRect(x: 0, y: 260, width: 160, height: 40)])
  }

  func testATextViewsTextIsLaidOutForThePaper() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    view.text = lines
    view.font = .systemFont(ofSize: 10)
    let renderer = UIPrintPageRenderer()
    let formatter = view.viewPrintFormatter()
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    setPage(of: renderer)
    let perPage = Int(260 / UIFont.systemFont(ofSize: 10).lineHeight)
    XCTAssertEqual(formatter.pageCount, (60 + perPage - 1) / perPage)
  }
}
