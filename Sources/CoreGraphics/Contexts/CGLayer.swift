import Foundation

/// A drawing that is kept for repeated use, at the resolution of the context that it was created for.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coregraphics/cglayer>
public final class CGLayer: Hashable, Sendable {
  /// The size of the layer in points of that context.
  public let size: CGSize
  /// The context that draws into the layer. Its default space has the size of the layer.
  public let context: CGContext?

  /// Creates a layer for a context; returns nil if a side is not positive or the memory can't be allocated.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    let base = context.baseTransform
    let scaleX = (base.a * base.a + base.b * base.b).squareRoot()
    let scaleY = (base.c * base.c + base.d * base.d).squareRoot()
    let (width, height) = ((size.width * scaleX).rounded(.up), (size.height * scaleY).rounded(.up))
    guard width <= 32_767, height <= 32_767,
      let pixels = PixelBuffer(width: Int(width), height: Int(height), format: .argb32),
      let drawing = CGContext(
        pixelBuffer: pixels,
        baseTransform: CGAffineTransform(a: scaleX, b: 0, c: 0, d: -scaleY, tx: 0, ty: size.height * scaleY))
    else { return nil }
    self.size = size
    self.context = drawing
  }

  /// The Core Foundation type identifier of layers.
  public class var typeID: CFTypeID { 0x434C }
  public static func == (lhs: CGLayer, rhs: CGLayer) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGContext {
  /// Draws the layer, scaled to fill a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let drawing = layer.context else { return }
    draw(drawing.buffer, in: rect)
  }

  /// Draws the layer at its own size, with its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
