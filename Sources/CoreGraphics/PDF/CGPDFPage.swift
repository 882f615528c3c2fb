import Foundation

/// A page of a PDF document.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coregraphics/cgpdfpage>
public final class CGPDFPage: Hashable, Sendable {
  private let owner: CGPDFDocument
  /// The number of the page in the document, counted from 1.
  public let pageNumber: Int

  init(document: CGPDFDocument, pageNumber: Int) {
    owner = document
    self.pageNumber = pageNumber
  }

  /// The document that contains the page.
  public var document: CGPDFDocument? { owner }

  /// Returns a boundary box of the page, in points. A missing box defaults to the crop box, and a missing crop box
  /// to the media box.
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

  /// The clockwise rotation of the displayed page in degrees: 0, 90, 180 or 270.
  public var rotationAngle: Int32 { Int32(((owner.facts(of: pageNumber).rotation % 360) + 360) % 360) }

  /// Returns the transform that fits a box of the page, rotated by the page's rotation and by `rotate` degrees,
  /// into a rectangle.
  ///
  /// The page is scaled down if it does not fit, and never scaled up.
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
    // The page's center is rotated and mapped to the rectangle's center.
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
  /// Draws a page in its own coordinate space, without its rotation.
  ///
  /// The page is drawn as a bitmap with the resolution of the context's current transform.
  public func drawPDFPage(_ page: CGPDFPage) {
    let media = page.getBoxRect(.mediaBox)
    let (a, b, c, d) = (ctm.a, ctm.b, ctm.c, ctm.d)
    let scale = Double(max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()))
    guard media.width > 0, media.height > 0, scale.isFinite, scale > 0 else { return }
    // Limits the longer side of the bitmap, whatever the size of the page.
    let longest = 8192 / Double(max(media.width, media.height))
    // The scale is rounded up to quarters, so that zooming does not render the page again at each step.
    let fine = min((scale * 4).rounded(.up) / 4, longest)
    guard let image = page.picture(resolution: 72 * fine) else { return }
    saveGState()
    defer { restoreGState() }
    clip(to: page.getBoxRect(.cropBox))
    // The rendered bitmap includes the page's rotation.
    translateBy(x: media.midX, y: media.midY)
    rotate(by: CGFloat(page.rotationAngle) * .pi / 180)
    let isSideways = page.rotationAngle == 90 || page.rotationAngle == 270
    let size = isSideways ? CGSize(width: media.height, height: media.width) : media.size
    draw(image, in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
}
