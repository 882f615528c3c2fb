import QuartzCore

extension UIView {
  /// Marks a rectangle of the content as invalid. Views that do not draw have no bitmap and nothing to invalidate,
  /// unless they set the layer's contents.
  func invalidateContents(_ rect: CGRect?) {
    guard flags[.drawsContents] || self is any LayerContentsProvider else { return }
    if let rect { backingLayer.setNeedsDisplay(rect) } else { backingLayer.setNeedsDisplay() }
  }

  func drawLayer(_ layer: CALayer, in context: CGContext) {
    guard layer.model() === backingLayer, flags[.drawsContents] else { return }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    let clip = context.boundingBoxOfClipPath.overlap(bounds)
    let rect = clip.isNull ? bounds : clip
    // Opaque bitmaps start black, so the background is drawn below the content, not below the layer's contents.
    if layer.isOpaque, let color = layer.backgroundColor {
      context.saveGState()
      context.setFillColor(color)
      context.fill(rect)
      context.restoreGState()
    }
    asCurrent { draw(rect) }
  }

  /// Returns the action for a layer's key. The layers of views are not animated implicitly, but only by changes
  /// within an animation block.
  func layerAction(for layer: CALayer, key: String) -> (any CAAction)? {
    AnimationBlocks.action(for: layer, key: key, of: self)
  }

  func snapshot(of rect: CGRect, afterUpdates: Bool) -> UIView? {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else {
      return UIView(frame: .zero)
    }
    if afterUpdates { layoutIfNeeded() }
    let format = UIGraphicsImageRendererFormat()
    format.scale = contentScaleFactor
    format.opaque = false
    let image = UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
      context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
      backingLayer.render(in: context.cgContext)
    }
    let copy = UIView(frame: CGRect(origin: .zero, size: rect.size))
    copy.backingLayer.contents = image.cgImage
    copy.backingLayer.isOpaque = false
    return copy
  }

  func drawTree(in rect: CGRect, afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    defer { context.restoreGState() }
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    backingLayer.render(in: context)
    return true
  }
}

extension UIView: LayerDrawingDelegate {
  package var layerDrawsContents: Bool { flags[.drawsContents] }
}

/// The classes that override `draw(_:)`; determined once for each class.
@MainActor enum DrawingClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]
  static let drawSlot = OverrideProbe(base: UIView.self, overriding: DrawingProbe.self)

  static func draws(_ view: UIView) -> Bool {
    let type = Swift.type(of: view)
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = drawSlot.isOverridden(in: type)
    known[ObjectIdentifier(type)] = answer
    return answer
  }
}

/// A class that overrides only `draw(_:)`, to find the method's position in the class's dispatch table. It is
/// visible outside of the module because the optimizer would otherwise omit the table.
package class DrawingProbe: UIView {
  package override func draw(_ rect: CGRect) { setNeedsLayout() }
}
