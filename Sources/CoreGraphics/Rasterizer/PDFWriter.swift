internal import CCairo
import Foundation

/// A writer of PDF documents, page by page. Shapes and glyphs stay vectors; shadows, layers and some blend modes
/// are rasterized at 144 pixels per inch.
package final class PDFWriter {
  private final class Output {
    var data = Data()
  }

  private static let scale: CGFloat = 2
  private let output = Output()
  private let surface: OpaquePointer
  private var hasPage = false
  private var page: CGContext?
  /// The bounds of the current page, in points.
  package private(set) var bounds: CGRect

  /// Creates a document without pages; nil if Cairo cannot create one.
  /// - Parameters:
  ///   - bounds: the bounds of pages that have none of their own.
  ///   - info: the metadata, by Core Graphics' keys (`kCGPDFContextTitle`: "Title", "Author", "Subject",
  ///     "Keywords", "Creator").
  package init?(bounds: CGRect, info: [String: Any]) {
    self.bounds = PDFWriter.sane(bounds)
    let target = Unmanaged.passUnretained(output).toOpaque()
    let made = cairo_pdf_surface_create_for_stream(
      { target, bytes, length in
        guard let target, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Output>.fromOpaque(target).takeUnretainedValue().data.append(bytes, count: Int(length))
        return CAIRO_STATUS_SUCCESS
      }, target, Double(self.bounds.width), Double(self.bounds.height))
    guard let made else { return nil }
    guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(made)
      return nil
    }
    surface = made
    cairo_surface_set_device_scale(surface, 1 / Double(PDFWriter.scale), 1 / Double(PDFWriter.scale))
    let keys: [(String, cairo_pdf_metadata_t)] = [
      ("Title", CAIRO_PDF_METADATA_TITLE), ("Author", CAIRO_PDF_METADATA_AUTHOR),
      ("Subject", CAIRO_PDF_METADATA_SUBJECT), ("Keywords", CAIRO_PDF_METADATA_KEYWORDS),
      ("Creator", CAIRO_PDF_METADATA_CREATOR),
    ]
    for (key, metadata) in keys {
      if let text = info[key].map({ "\($0)" }) { cairo_pdf_surface_set_metadata(surface, metadata, text) }
    }
  }

  deinit {
    page = nil
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// Returns page bounds within the limits of PDF readers: at least a point and at most 200 inches.
  private static func sane(_ bounds: CGRect) -> CGRect {
    func side(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 1), 14_400) : 612 }
    return CGRect(
      x: bounds.minX.isFinite ? bounds.minX : 0, y: bounds.minY.isFinite ? bounds.minY : 0,
      width: side(bounds.width),
      height: side(bounds.height))
  }

  /// Ends the current page and begins another one. Its context has its origin at the top left, like UIKit's
  /// contexts.
  package func beginPage(_ pageBounds: CGRect) -> CGContext? {
    endPage()
    bounds = PDFWriter.sane(pageBounds)
    let scale = PDFWriter.scale
    cairo_pdf_surface_set_size(surface, Double(bounds.width), Double(bounds.height))
    guard
      let buffer = PixelBuffer(
        width: Int((bounds.width * scale).rounded(.up)), height: Int((bounds.height * scale).rounded(.up)),
        format: .argb32), let canvas = Canvas(document: surface, size: buffer)
    else { return nil }
    let base = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale)
    let context = CGContext(
      canvas, buffer: buffer, baseTransform: base,
      layout: BitmapLayout(pixelBuffer: buffer, space: .standardRGB), backing: nil)
    hasPage = true
    page = context
    return context
  }

  private func endPage() {
    guard hasPage else { return }
    hasPage = false
    page = nil
    cairo_surface_show_page(surface)
  }

  /// Ends the document and returns its bytes. Nothing may be drawn afterward.
  package func finish() -> Data {
    endPage()
    cairo_surface_finish(surface)
    return output.data
  }

  // MARK: Links

  /// Adds a link to a URL in a rectangle of the page.
  package func addLink(to address: String, _ rect: CGRect) { link("uri='\(quoted(address))'", rect) }

  /// Adds a link to a named destination of the document in a rectangle of the page.
  package func addLink(toDestination name: String, _ rect: CGRect) { link("dest='\(quoted(name))'", rect) }

  private func link(_ target: String, _ rect: CGRect) {
    guard let page else { return }
    let box = rect.applying(page.deviceTransform)
    page.canvas.tag("Link", "rect=[\(box.minX) \(box.minY) \(box.width) \(box.height)] \(target)")
  }

  /// Adds a named destination to the page.
  package func addDestination(_ name: String, at point: CGPoint) {
    guard let page else { return }
    let place = point.applying(page.deviceTransform)
    page.canvas.tag("cairo.dest", "name='\(quoted(name))' x=\(place.x) y=\(place.y)")
  }

  private func quoted(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
  }
}
