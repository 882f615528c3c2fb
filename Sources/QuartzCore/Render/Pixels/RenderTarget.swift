import CoreGraphics

/// The destination of drawing: a rectangle of device pixels in memory.
struct RenderTarget {
  var base: UnsafeMutablePointer<UInt32>
  /// The number of pixels per row in memory.
  var stride: Int
  var bounds: IntRect

  init(_ buffer: PixelBuffer, minX: Int = 0, minY: Int = 0) {
    base = buffer.row(0)
    stride = buffer.bytesPerRow / 4
    bounds = IntRect(x: minX, y: minY, width: buffer.width, height: buffer.height)
  }

  init(base: UnsafeMutablePointer<UInt32>, stride: Int, bounds: IntRect) {
    self.base = base
    self.stride = stride
    self.bounds = bounds
  }

  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y &- bounds.minY) &* stride &+ (x &- bounds.minX))
  }
}
