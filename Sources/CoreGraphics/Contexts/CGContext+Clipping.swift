import Foundation
import ObjectiveC

extension CGContext {
  /// Intersects the clip with the current path, and makes the path empty.
  public func clip(using rule: CGPathFillRule = .winding) {
    let elements = currentPath.elements
    beginPath()
    // CoreGraphics logs this message and leaves the clip unchanged.
    guard !elements.isEmpty else { return Console.writeOnce("CGContextClip: empty path.") }
    clip(to: elements, rule: rule)
  }

  /// Intersects the clip with a rectangle. Only `restoreGState()` enlarges it again.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Intersects the clip with the union of several rectangles. Only `restoreGState()` enlarges it again.
  public func clip(to rects: [CGRect]) {
    beginPath()
    var builder = PathBuilder()
    for rect in rects { builder.addRect(drawable(rect).standardized, transform: state.matrix) }
    clip(to: builder.elements, rule: .winding)
  }

  func clip(to elements: [PathElement], rule: CGPathFillRule) {
    canvas.clip(elements, rule: rule, antialias: state.antialias)
    let isUpright = elements.isUprightRectangle
    state.clip.narrow(to: PathBounds.tightBox(of: elements), isUpright: isUpright)
    if !isUpright { state.clip.isPixelRect = false }
  }

  /// Resets the clip to the bounds of the context or transparency layer, within this graphics state.
  public func resetClip() {
    canvas.resetClip()
    state.clip = GraphicsState.Clip(box: canvas.bounds.cgRect, pixels: canvas.bounds)
  }

  /// Intersects the clip with an image, mapped to `rect`: with the area that an image mask paints, or with the
  /// luminance of another image.
  public func clip(to rect: CGRect, mask: CGImage) {
    let area = PixelRect(covering: rect.standardized.applying(state.matrix)).intersection(state.clip.pixels)
    clip(to: rect)
    guard let source = mask.coverage, let target = Canvas(covering: area, format: .a8) else {
      state.clip.pixels = .zero
      return
    }
    let matrix = imageMatrix(width: source.width, height: source.height, in: rect)
    target.paint(.image(source, matrix: matrix, repeats: false, quality: imageQuality(matrix)), mode: .normal)
    if let outer = state.clip.mask {
      let outerArea = state.clip.maskArea
      for y in area.y..<area.maxY {
        let row = target.buffer.coverageRow(y - area.y)
        let hasRow = y >= outerArea.y && y < outerArea.maxY
        for x in area.x..<area.maxX {
          let isInside = hasRow && x >= outerArea.x && x < outerArea.maxX
          let factor = isInside ? UInt32(outer.coverageRow(y - outerArea.y)[x - outerArea.x]) : 0
          row[x - area.x] = UInt8(PixelMath.multiply(UInt32(row[x - area.x]), factor))
        }
      }
    }
    state.clip.mask = target.buffer
    state.clip.maskArea = area
    state.clip.isPixelRect = false
  }

  /// The bounding box of the clip, in user space.
  public var boundingBoxOfClipPath: CGRect {
    guard let inverse = state.matrix.inverseIfAny, !state.clip.box.isNull else { return .null }
    return state.clip.box.applying(inverse)
  }
}

extension [PathElement] {
  /// Whether the path is a single closed rectangle with axis-parallel sides.
  var isUprightRectangle: Bool {
    guard count == 5, case .move(let p0) = self[0], case .line(let p1) = self[1], case .line(let p2) = self[2],
      case .line(let p3) = self[3], case .close = self[4]
    else { return false }
    return (p0.y == p1.y && p1.x == p2.x && p2.y == p3.y && p3.x == p0.x)
      || (p0.x == p1.x && p1.y == p2.y && p2.x == p3.x && p3.y == p0.y)
  }
}
