import CoreGraphics
import Foundation
import ObjectiveC

/// The quality in which a page is rendered.
public enum UIPrintRenderingQuality: Int, Sendable {
  /// The best quality.
  case best = 0
  /// Good enough for a preview that appears fast.
  case responsive = 1
}

/// An object that draws the pages of a print job. Subclass it for headers, footers and content of your own; print
/// formatters draw the rest.
///
/// ```swift
/// let renderer = UIPrintPageRenderer()
/// renderer.headerHeight = 36
/// renderer.addPrintFormatter(UISimpleTextPrintFormatter(text: "Hello"), startingAtPageAt: 0)
/// UIPrintInteractionController.shared.printPageRenderer = renderer
/// ```
/// Lengths are points of 1/72 inch, in a space with the paper's top left corner as its origin.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiprintpagerenderer>
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
  /// The height of the header at the top of the printable area; 0, the default, for none.
  open var headerHeight: CGFloat = 0 { didSet { invalidateFormatters() } }
  /// The height of the footer at the bottom of the printable area; 0, the default, for none.
  open var footerHeight: CGFloat = 0 { didSet { invalidateFormatters() } }
  /// The area of the paper; zero until a job has begun.
  open var paperRect: CGRect { paper }
  /// The area of the paper that can be printed; zero until a job has begun.
  open var printableRect: CGRect { printable }

  /// The paper's rectangle, which the job sets, or apps by key-value coding.
  private var paper = CGRect.zero
  private var printable = CGRect.zero
  var formatters: [UIPrintFormatter]?

  /// Creates a renderer without formatters.
  public override init() {
    super.init()
    Self.registerKeys
  }

  /// The number of pages. Default: as many as the formatters need.
  open var numberOfPages: Int {
    (formatters ?? []).map { $0.pageCount == 0 ? 0 : $0.firstPage + $0.pageCount }.max() ?? 0
  }

  // MARK: Formatters

  /// The formatters that draw the content, in the order in which they do; nil for none.
  open var printFormatters: [UIPrintFormatter]? {
    get { formatters }
    set {
      for formatter in formatters ?? [] { formatter.printPageRenderer = nil }
      formatters = newValue
      for formatter in newValue ?? [] {
        formatter.printPageRenderer = self
        formatter.invalidate()
      }
    }
  }

  /// Returns the formatters that have content on a page; nil if there are none.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found = (formatters ?? []).filter {
      pageIndex >= $0.firstPage && pageIndex < $0.firstPage + $0.pageCount
    }
    return found.isEmpty ? nil : found
  }

  /// Adds a formatter.
  /// - Parameters:
  ///   - formatter: the formatter; it leaves the renderer that it is in.
  ///   - pageIndex: the index of the page on which its content begins.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.removeFromPrintPageRenderer()
    formatter.startPage = pageIndex
    formatter.printPageRenderer = self
    formatter.invalidate()
    formatters = (formatters ?? []) + [formatter]
  }

  // MARK: Drawing

  /// Returns the quality with which the renderer draws if a quality was requested; by default that one.
  open func currentRenderingQuality(
    forRequested requestedRenderingQuality: UIPrintRenderingQuality
  ) -> UIPrintRenderingQuality { requestedRenderingQuality }

  /// Called before the pages of a range are drawn.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page into the current context: header, content, formatters and footer, by the methods below. Header
  /// and footer are drawn only if they have a height.
  /// - Parameters:
  ///   - pageIndex: the index of the page.
  ///   - printableRect: the printable area.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    if headerHeight > 0 {
      drawHeaderForPage(
        at: pageIndex,
        in: CGRect(x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: headerHeight))
    }
    drawContentForPage(at: pageIndex, in: contentArea(in: printableRect))
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    if footerHeight > 0 {
      drawFooterForPage(
        at: pageIndex,
        in: CGRect(
          x: printableRect.minX, y: printableRect.maxY - footerHeight, width: printableRect.width,
          height: footerHeight))
    }
  }

  /// Draws a formatter's content on a page, in the formatter's area.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }

  /// Draws the header. The default implementation does nothing.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws content below that of the formatters. The default implementation does nothing.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws the footer. The default implementation does nothing.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

  // MARK: Areas

  /// Returns the area between header and footer.
  func contentArea(in printable: CGRect) -> CGRect {
    CGRect(
      x: printable.minX, y: printable.minY + headerHeight, width: printable.width,
      height: max(0, printable.height - headerHeight - footerHeight))
  }

  func setAreas(paper: CGRect, printable: CGRect) {
    (self.paper, self.printable) = (paper, printable)
    invalidateFormatters()
  }

  private func invalidateFormatters() {
    for formatter in formatters ?? [] { formatter.invalidate() }
  }

  /// Apps that make PDF documents set both areas by key-value coding: Apple's properties can only be read.
  private static let registerKeys: Void = {
    KeyValueAccess.register(
      "paperRect", on: UIPrintPageRenderer.self, get: { (renderer: UIPrintPageRenderer) in renderer.paperRect },
      set: { renderer, value in renderer.setAreas(paper: value, printable: renderer.printable) })
    KeyValueAccess.register(
      "printableRect", on: UIPrintPageRenderer.self,
      get: { (renderer: UIPrintPageRenderer) in renderer.printableRect },
      set: { renderer, value in renderer.setAreas(paper: renderer.paper, printable: value) })
  }()
}
