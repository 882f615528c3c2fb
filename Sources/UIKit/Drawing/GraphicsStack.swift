import CoreGraphics

#if canImport(Glibc)
  import Glibc
#endif

/// The current contexts, innermost last; each thread has its own stack.
final class GraphicsStack {
  struct Entry {
    var context: CGContext
    /// The bitmap of a context that belongs to `UIGraphicsBeginImageContext…` or an image renderer; nil for others.
    var bitmap: ImageBitmap?
  }

  var entries: [Entry] = []
  /// The PDF documents that were begun by functions, innermost last.
  var documents: [OpenPDFDocument] = []

  /// The stack of this thread.
  static var current: GraphicsStack {
    if let pointer = pthread_getspecific(key) { return Unmanaged.fromOpaque(pointer).takeUnretainedValue() }
    let stack = GraphicsStack()
    pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }

  /// Returns the current context; logs its absence once.
  static func contextOrLog() -> CGContext? {
    if let context = current.entries.last?.context { return context }
    Console.writeOnce("CGContextSaveGState: invalid context 0x0. There is no current graphics context.")
    return nil
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      guard let pointer = pointer as UnsafeMutableRawPointer? else { return }
      Unmanaged<GraphicsStack>.fromOpaque(pointer).release()
    }
    return key
  }()
}

/// A bitmap that UIKit draws into, in points with the origin at the top left.
final class ImageBitmap {
  let buffer: PixelBuffer
  private(set) var context: CGContext
  let scale: CGFloat
  let isOpaque: Bool

  /// Creates a bitmap context; nil if its size in pixels is zero or too large.
  /// - Parameter bounds: the bounds in points; their origin is at the top left of the bitmap.
  init?(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    let scale = scale > 0 && scale.isFinite ? scale : Self.screenScale
    let width = (bounds.size.width * scale).rounded(.up), height = (bounds.size.height * scale).rounded(.up)
    guard bounds.origin.x.isFinite, bounds.origin.y.isFinite, width >= 1, height >= 1, width <= 32_767,
      height <= 32_767, let buffer = PixelBuffer(width: Int(width), height: Int(height), format: .argb32)
    else { return nil }
    if isOpaque { buffer.fill(0xFF00_0000) }
    let base = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale)
    guard let context = CGContext(pixelBuffer: buffer, baseTransform: base) else { return nil }
    self.buffer = buffer
    self.context = context
    self.scale = scale
    self.isOpaque = isOpaque
  }

  /// Returns whether there are no other references to the context, so that the drawing is finished.
  func isFinished() -> Bool { isKnownUniquelyReferenced(&context) }

  /// The default number of pixels per point: that of the view being drawn, else the device's.
  static var screenScale: CGFloat {
    let current = UITraitCollection.current.displayScale
    if current > 0 { return current }
    let application = UITraitCollection.applicationTraits.displayScale
    return application > 0 ? application : 1
  }
}

extension PixelBuffer {
  func fill(_ pixel: UInt32) {
    for y in 0..<height { row(y).update(repeating: pixel, count: width) }
  }

  /// Makes pixels black that drawing cleared in an opaque bitmap, which has no alpha.
  func makeOpaque() {
    for y in 0..<height {
      let pixels = row(y)
      for x in 0..<width { pixels[x] |= 0xFF00_0000 }
    }
  }
}
