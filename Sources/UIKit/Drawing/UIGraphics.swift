import CoreGraphics

/// Returns the current context of this thread; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.entries.last?.context }

/// Makes the context current until the matching `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.current.entries.append(.init(context: context))
}

/// Restores the context from before the last push or begin. Without one, the call is ignored.
public func UIGraphicsPopContext() { _ = GraphicsStack.current.entries.popLast() }

/// Makes a bitmap of `size`, with one pixel per point, the current context.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Makes a bitmap the current context, until `UIGraphicsEndImageContext()`. `UIGraphicsImageRenderer` is simpler.
/// - Parameters:
///   - size: the size of the bitmap in points.
///   - opaque: whether the bitmap begins black and has no alpha.
///   - scale: the pixels per point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let bounds = CGRect(origin: .zero, size: size)
  guard let bitmap = ImageBitmap(bounds: bounds, scale: scale, isOpaque: opaque) else {
    let text =
      "UIGraphicsBeginImageContext() failed to allocate CGBitmapContext: size={\(Double(size.width)), "
      + "\(Double(size.height))}, scale=\(Double(scale)). Use UIGraphicsImageRenderer to avoid this assert."
    ExceptionReport.raise(.internalInconsistencyException, text, logged: text)
    // One pixel to draw into, so that begin and end stay paired; it results in no image.
    if let spare = ImageBitmap(bounds: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 1, isOpaque: opaque) {
      GraphicsStack.current.entries.append(.init(context: spare.context))
    }
    return
  }
  GraphicsStack.current.entries.append(.init(context: bitmap.context, bitmap: bitmap))
}

/// Ends the context that `UIGraphicsBeginImageContextWithOptions(_:_:_:)` began last, and restores the previous
/// one.
public func UIGraphicsEndImageContext() { _ = GraphicsStack.current.entries.popLast() }

// MARK: Rectangles

/// Fills a rectangle with the current fill color; its pixels are replaced (blend mode copy), as Apple documents.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the current fill color and a blend mode. Logs if there is no current context.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = GraphicsStack.contextOrLog() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame of one point just inside the rectangle, in the fill color.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame of one point just inside the rectangle in the current fill color, with a blend mode. Logs if there
/// is no current context.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = GraphicsStack.contextOrLog() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  for side in FrameSides.of(rect) { context.fill(side) }
  context.restoreGState()
}

/// Intersects the clip of the current context with the rectangle.
public func UIRectClip(_ rect: CGRect) { GraphicsStack.contextOrLog()?.clip(to: rect) }

enum FrameSides {
  /// Returns four strips of one point along the edges that do not overlap.
  static func of(_ rect: CGRect) -> [CGRect] {
    let rect = rect.standardized
    let width = min(1, rect.width / 2), height = min(1, rect.height / 2)
    return [
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height),
      CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height),
      CGRect(x: rect.minX, y: rect.minY + height, width: width, height: rect.height - 2 * height),
      CGRect(x: rect.maxX - width, y: rect.minY + height, width: width, height: rect.height - 2 * height),
    ]
  }
}
