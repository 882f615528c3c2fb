import CoreGraphics
import Foundation

/// The content of a print job: pages of a renderer, or items that have pages of their own.
@MainActor final class PrintJob {
  let info: UIPrintInfo
  var orientation: UIPrintInfo.Orientation { didSet { place() } }
  var paper: UIPrintPaper { didSet { place() } }
  var copies = 1
  /// The pages that are printed, counted from 0; nil for all.
  var range: ClosedRange<Int>?
  private let content: Content
  /// The height of a page if the delegate determines where paper from a roll is cut.
  var cutLength: CGFloat?

  private enum Content {
    case pages(UIPrintPageRenderer)
    case items([Item])
  }

  /// An item's page.
  private enum Item {
    case image(UIImage)
    case page(CGPDFPage)

    var size: CGSize {
      switch self {
      case .image(let image): return image.size
      case .page(let page):
        let box = page.getBoxRect(.cropBox)
        return page.rotationAngle % 180 == 0 ? box.size : CGSize(width: box.height, height: box.width)
      }
    }
  }

  /// Creates a job; nil if there is nothing to print.
  init?(
    _ info: UIPrintInfo, renderer: UIPrintPageRenderer?, formatter: UIPrintFormatter?, items: [Any],
    paper: UIPrintPaper
  ) {
    if let renderer {
      content = .pages(renderer)
    } else if let formatter {
      let renderer = UIPrintPageRenderer()
      renderer.addPrintFormatter(formatter, startingAtPageAt: formatter.firstPage)
      content = .pages(renderer)
    } else {
      let pages = items.flatMap(Self.pages)
      guard !pages.isEmpty else { return nil }
      content = .items(pages)
    }
    self.info = info
    self.paper = paper
    orientation = info.orientation
    place()
  }

  /// The size of the first item's pages, which determines their orientation.
  var pageSize: CGSize {
    if case .items(let items) = content { return items[0].size }
    return .zero
  }

  private var areas: (paper: CGRect, printable: CGRect) {
    var areas = paper.turned(orientation)
    if let cutLength, cutLength > 0 {
      areas.printable.size.height += cutLength - areas.paper.height
      areas.paper.size.height = cutLength
    }
    return areas
  }

  private func place() {
    guard case .pages(let renderer) = content else { return }
    let (paper, printable) = areas
    renderer.setAreas(paper: paper, printable: printable)
  }

  /// The number of all pages, regardless of the selected range.
  var pageCount: Int {
    switch content {
    case .pages(let renderer): return max(0, renderer.numberOfPages)
    case .items(let items): return items.count
    }
  }

  // MARK: Drawing

  /// Returns the printed document: the pages of the range, as often as there are copies. nil without pages.
  func document() -> Data? {
    let count = pageCount
    let pages = (range?.clamped(to: 0...max(0, count - 1))).map { Range($0) } ?? 0..<count
    guard count > 0, !pages.isEmpty else { return nil }
    if case .pages(let renderer) = content {
      renderer.prepare(forDrawingPages: NSRange(location: pages.lowerBound, length: pages.count))
    }
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = ["Title": info.jobName]
    return UIGraphicsPDFRenderer(bounds: areas.paper, format: format).pdfData { context in
      for _ in 0..<max(1, copies) {
        for page in pages {
          context.beginPage()
          drawPage(page)
        }
      }
    }
  }

  /// Returns a small picture of a page for the panel.
  func preview(of page: Int, width: CGFloat) -> UIImage {
    let paper = areas.paper
    let scale = width / max(1, paper.width)
    if case .pages(let renderer) = content {
      renderer.prepare(forDrawingPages: NSRange(location: page, length: 1))
    }
    let size = CGSize(width: width, height: (paper.height * scale).rounded())
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      context.cgContext.scaleBy(x: scale, y: scale)
      drawPage(page)
    }
  }

  private func drawPage(_ index: Int) {
    let printable = areas.printable
    switch content {
    case .pages(let renderer): renderer.drawPage(at: index, in: printable)
    case .items(let items): draw(items[index], in: printable)
    }
  }

  /// Draws an item at the center of the area, as large as possible.
  private func draw(_ item: Item, in area: CGRect) {
    let size = item.size
    guard size.width > 0, size.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let scale = min(area.width / size.width, area.height / size.height)
    let rect = CGRect(
      x: area.midX - size.width * scale / 2, y: area.midY - size.height * scale / 2, width: size.width * scale,
      height: size.height * scale)
    switch item {
    case .image(let image): image.draw(in: rect)
    case .page(let page):
      context.saveGState()
      context.translateBy(x: rect.minX, y: rect.maxY)
      context.scaleBy(x: scale, y: -scale)
      context.concatenate(
        page.getDrawingTransform(
          .cropBox, rect: CGRect(origin: .zero, size: size), rotate: 0, preserveAspectRatio: true))
      context.drawPDFPage(page)
      context.restoreGState()
    }
  }

  // MARK: Items

  /// Returns the pages of an image or PDF document, or of a file that contains one.
  private static func pages(_ item: Any) -> [Item] {
    switch item {
    case let image as UIImage: return [.image(image)]
    case let data as Data: return pages(of: data)
    case let url as URL: return (try? Data(contentsOf: url)).map(pages(of:)) ?? []
    default: return []
    }
  }

  private static func pages(of data: Data) -> [Item] {
    if data.starts(with: Data("%PDF".utf8)) {
      guard let provider = CGDataProvider(data: data as CFData), let document = CGPDFDocument(provider),
        document.numberOfPages > 0
      else { return [] }
      return (1...document.numberOfPages).compactMap { document.page(at: $0).map { .page($0) } }
    }
    return UIImage(data: data).map { [.image($0)] } ?? []
  }

  static func canPrint(_ data: Data) -> Bool { !pages(of: data).isEmpty }
}
