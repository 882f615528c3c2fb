import CoreGraphics
import Foundation

/// An object that draws a range of a text for the preview of a drag.
///
/// The rectangles are in the space of the image, whose origin is the top left of the drawn text.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextdragpreviewrenderer>
@preconcurrency @MainActor open class UITextDragPreviewRenderer: NSObject {
  private let manager: NSLayoutManager
  private let glyphs: NSRange
  private var lines: (first: CGRect, body: CGRect, last: CGRect)
  private let origin: CGPoint
  private let size: CGSize

  /// The layout manager of the text.
  open var layoutManager: NSLayoutManager { manager }
  /// A picture of the text alone.
  open var image: UIImage { draw() }
  /// The first line's rectangle.
  open var firstLineRect: CGRect { lines.first }
  /// The rectangle of the lines between the first and the last.
  open var bodyRect: CGRect { lines.body }
  /// The last line's rectangle; empty for a single line.
  open var lastLineRect: CGRect { lines.last }

  /// Draws a range of characters, with rectangles as wide as the widest line.
  public convenience init(layoutManager: NSLayoutManager, range: NSRange) {
    self.init(layoutManager: layoutManager, range: range, unifyRects: true)
  }

  /// Draws a range of characters. Unified, the rectangles have the same sides.
  public init(layoutManager: NSLayoutManager, range: NSRange, unifyRects: Bool) {
    manager = layoutManager
    glyphs = layoutManager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
    var rects: [CGRect] = []
    if let container = layoutManager.textContainers.first, glyphs.length > 0 {
      layoutManager.enumerateEnclosingRects(
        forGlyphRange: glyphs, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
      ) { rect, _ in rects.append(rect) }
    }
    let whole = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
    origin = whole.origin
    size = whole.size
    let moved = rects.map { rect -> CGRect in
      let rect = rect.offsetBy(dx: -whole.minX, dy: -whole.minY)
      return unifyRects ? CGRect(x: 0, y: rect.minY, width: whole.width, height: rect.height) : rect
    }
    let middle = moved.dropFirst().dropLast()
    lines = (
      moved.first ?? .zero, middle.dropFirst().reduce(middle.first ?? .zero) { $0.union($1) },
      moved.count > 1 ? moved.last ?? .zero : .zero
    )
    super.init()
  }

  /// Called before the image is drawn. The image shows the whole text, regardless of changes that a subclass makes
  /// to the rectangles.
  open func adjust(
    firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>,
    lastLineRect: UnsafeMutablePointer<CGRect>, textOrigin origin: CGPoint
  ) {}

  private func draw() -> UIImage {
    guard size.width > 0, size.height > 0 else { return UIImage() }
    var (first, body, last) = lines
    adjust(firstLineRect: &first, bodyRect: &body, lastLineRect: &last, textOrigin: origin)
    return UIGraphicsImageRenderer(size: size).image { _ in
      manager.drawGlyphs(forGlyphRange: glyphs, at: CGPoint(x: -origin.x, y: -origin.y))
    }
  }
}
