import CoreGraphics
import ObjectiveC

/// The layout of content over the pages of a print job. Use a subclass: for texts, for markup, or for a view's
/// content.
///
/// ```swift
/// let formatter = UISimpleTextPrintFormatter(text: "Hello")
/// formatter.perPageContentInsets = UIEdgeInsets(top: 72, left: 72, bottom: 72, right: 72)
/// UIPrintInteractionController.shared.printFormatter = formatter
/// ```
/// The content's area of a page is the printable area without the header and footer of the page renderer, without
/// the insets, and no larger than `maximumContentWidth` by `maximumContentHeight`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiprintformatter>
@preconcurrency @MainActor open class UIPrintFormatter: NSObject, @preconcurrency NSCopying {
  /// The renderer that the formatter was added to; nil for none.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// The greatest height of a page's content, in points; 0 for the area's height.
  open var maximumContentHeight: CGFloat = 0 { didSet { invalidate() } }
  /// The greatest width of a page's content, in points; 0 for the area's width.
  open var maximumContentWidth: CGFloat = 0 { didSet { invalidate() } }
  /// Insets of the content: at the top of the first page only, at left and right of all pages. The bottom inset has
  /// no effect.
  open var contentInsets = UIEdgeInsets.zero { didSet { invalidate() } }
  /// Distances of the content from the edges of the area on each page.
  open var perPageContentInsets = UIEdgeInsets.zero { didSet { invalidate() } }
  /// The index of the page on which the content begins; `NSNotFound` until it is set or given to the renderer,
  /// which counts as the first page.
  open var startPage = NSNotFound
  /// Whether the content has to be drawn on the main thread; always true.
  open var requiresMainThread: Bool { true }

  /// Creates a formatter without content.
  public override init() { super.init() }

  /// Removes the formatter from its renderer.
  open func removeFromPrintPageRenderer() {
    printPageRenderer?.formatters?.removeAll { $0 === self }
    printPageRenderer = nil
  }

  /// The number of pages that the content takes; 0 without a renderer or area.
  open var pageCount: Int {
    guard !area(ofFirst: false).isEmpty else { return 0 }
    return numberOfPages()
  }

  /// Returns the area of the content on a page, in the space of the paper; empty for pages without a part of the
  /// content.
  /// - Parameter pageIndex: the index of the page in the job.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    let index = pageIndex - firstPage
    guard index >= 0, index < pageCount else { return .zero }
    return area(ofFirst: index == 0)
  }

  /// Draws the content of a page into the current context.
  /// - Parameters:
  ///   - rect: the area to draw into, in the space of the paper.
  ///   - pageIndex: the index of the page in the job.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    let index = pageIndex - firstPage
    guard index >= 0, index < pageCount else { return }
    drawContent(ofPage: index, in: rect)
  }

  /// Returns a formatter with the same settings that has no renderer.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeCopy()
    copy.maximumContentHeight = maximumContentHeight
    copy.maximumContentWidth = maximumContentWidth
    copy.contentInsets = contentInsets
    copy.perPageContentInsets = perPageContentInsets
    copy.startPage = startPage
    return copy
  }

  // MARK: For subclasses

  /// Creates another formatter of the same content.
  func makeCopy() -> UIPrintFormatter { UIPrintFormatter() }
  /// Returns the number of pages in areas that are not empty.
  func numberOfPages() -> Int { 0 }
  /// Draws a page of the content; the index counts from the content's first page.
  func drawContent(ofPage index: Int, in rect: CGRect) {}
  /// Called when the pages have to be counted again.
  func invalidate() {}

  var firstPage: Int { startPage == NSNotFound ? 0 : max(0, startPage) }

  /// Returns the area of the first page that the content is on, or of those after it.
  func area(ofFirst isFirst: Bool) -> CGRect {
    guard let renderer = printPageRenderer else { return .zero }
    var insets = perPageContentInsets
    insets.left += contentInsets.left
    insets.right += contentInsets.right
    if isFirst { insets.top += contentInsets.top }
    var area = renderer.contentArea(in: renderer.printableRect).inset(by: insets)
    if area.isNull || area.size.width <= 0 || area.size.height <= 0 { return .zero }
    if maximumContentWidth > 0 { area.size.width = min(area.width, maximumContentWidth) }
    if maximumContentHeight > 0 { area.size.height = min(area.height, maximumContentHeight) }
    return area
  }
}
