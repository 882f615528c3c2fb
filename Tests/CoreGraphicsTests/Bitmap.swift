import CoreGraphics
import XCTest

/// A bitmap context for tests, with y downwards as in UIKit by default.
struct Bitmap {
  let buffer: PixelBuffer
  let context: CGContext

  init(_ width: Int, _ height: Int, scale: CGFloat = 1, flipped: Bool = true) {
    buffer = PixelBuffer(width: width, height: height, format: .argb32)!
    let base =
      flipped
      ? CGAffineTransform(scaleX: scale, y: scale)
      : CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height))
    context = CGContext(pixelBuffer: buffer, baseTransform: base)!
  }

  /// Returns a pixel as 0xAARRGGBB, counted from the top left.
  subscript(x: Int, y: Int) -> UInt32 { buffer.row(y)[x] }

  func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }

  /// The number of pixels that are not transparent.
  var painted: Int {
    (0..<buffer.height).reduce(0) { sum, y in
      sum + (0..<buffer.width).filter { self[$0, y] != 0 }.count
    }
  }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

/// Returns the greatest difference of the color components.
func pixelDistance(_ one: UInt32, _ other: UInt32) -> Int {
  var greatest = 0
  for shift: UInt32 in [24, 16, 8, 0] {
    let a = Int((one >> shift) & 255)
    let b = Int((other >> shift) & 255)
    greatest = max(greatest, abs(a - b))
  }
  return greatest
}

/// Returns an image of `count` pixels of four bytes.
func makeImage(
  _ bytes: [UInt8], width: Int, height: Int, info: UInt32, space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
  bits: Int = 8, pixelBits: Int = 32, decode: [CGFloat]? = nil
) -> CGImage? {
  guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
  return CGImage(
    width: width, height: height, bitsPerComponent: bits, bitsPerPixel: pixelBits,
    bytesPerRow: (width * pixelBits + 7) / 8, space: space, bitmapInfo: CGBitmapInfo(rawValue: info),
    provider: provider, decode: decode, shouldInterpolate: true, intent: .defaultIntent)
}
