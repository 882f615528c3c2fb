import Foundation

/// A page of a PDF document.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coregraphics/cgpdfpage>
public final class CGPDFPage: Hashable, Sendable {
  private let owner: CGPDFDocument
  /// The first is 1.
  public let pageNumber: Int

  init(document: CGPDFDocument, pageNumber: Int) {
    owner = document
    self.pageNumber = pageNumber
  }

  /// The document that the page belongs to.
  public var document: CGPDFDocument? { owner }

  /// One of the page's rectangles in points of its own space; those that the file does not have are the crop box,
  /// and that the media box.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect {
    let boxes = owner.facts(of: pageNumber).boxes
    let media = boxes["MediaBox"] ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    switch box {
    case .mediaBox: return media
    case .cropBox: return boxes["CropBox"] ?? media
    case .bleedBox: return boxes["BleedBox"] ?? boxes["CropBox"] ?? media
    case .trimBox: return boxes["TrimBox"] ?? boxes["CropBox"] ?? media
    case .artBox: return boxes["ArtBox"] ?? boxes["CropBox"] ?? media
    }
  }

  /// By how many degrees the page is turned clockwise when it is shown: 0, 90, 180 or 270.
  public var rotationAngle: Int32 { Int32(((owner.facts(of: pageNumber).rotation % 360) + 360) % 360) }

  /// The transform that shows a box of the page, rotated by the page's own angle and by further degrees, in a
  /// rectangle.
  ///
  /// The page is made smaller where it does not fit, and never larger.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform {
    let bounds = getBoxRect(box).intersection(getBoxRect(.cropBox))
    guard bounds.width > 0, bounds.height > 0 else { return .identity }
    let angle = (((Int(rotationAngle) + Int(rotate)) % 360) + 360) % 360
    let isSideways = angle == 90 || angle == 270
    let size = isSideways ? CGSize(width: bounds.height, height: bounds.width) : bounds.size
    var (x, y) = (min(1, rect.width / size.width), min(1, rect.height / size.height))
    if preserveAspectRatio { (x, y) = (min(x, y), min(x, y)) }
    // From the page's middle, turned, to that of the rectangle.
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(CGAffineTransform(rotationAngle: -CGFloat(angle) * .pi / 180))
      .concatenating(CGAffineTransform(scaleX: x, y: y))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }

  func picture(resolution: Double) -> CGImage? { owner.picture(of: pageNumber, resolution: resolution) }

  public static func == (a: CGPDFPage, b: CGPDFPage) -> Bool { a.owner == b.owner && a.pageNumber == b.pageNumber }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(owner)
    hasher.combine(pageNumber)
  }
}

extension CGContext {
  /// Draws a page with its origin and in its size, as its file has it, not turned.
  ///
  /// It is drawn as a picture, as fine as the context shows it at this moment.
  public func drawPDFPage(_ page: CGPDFPage) {
    let media = page.getBoxRect(.mediaBox)
    let (a, b, c, d) = (ctm.a, ctm.b, ctm.c, ctm.d)
    let scale = Double(max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()))
    guard media.width > 0, media.height > 0, scale.isFinite, scale > 0 else { return }
    // No side is longer than this, whatever the page's size.
    let longest = 8192 / Double(max(media.width, media.height))
    // Steps of a fourth, so that a page that is zoomed is not drawn again for each step.
    let fine = min((scale * 4).rounded(.up) / 4, longest)
    guard let image = page.picture(resolution: 72 * fine) else { return }
    saveGState()
    defer { restoreGState() }
    clip(to: page.getBoxRect(.cropBox))
    // The picture is turned as the page is shown.
    translateBy(x: media.midX, y: media.midY)
    rotate(by: CGFloat(page.rotationAngle) * .pi / 180)
    let isSideways = page.rotationAngle == 90 || page.rotationAngle == 270
    let size = isSideways ? CGSize(width: media.height, height: media.width) : media.size
    draw(image, in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
}
