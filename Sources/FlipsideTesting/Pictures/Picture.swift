import CoreGraphics
import Foundation
import UIKit

/// The pixels of the screen, of a part of it, or of an image.
///
/// ```swift
/// let stage = Stage()
/// label.backgroundColor = .red
/// stage.view.addSubview(label)
/// let picture = stage.picture(of: label)
/// print(picture.color(at: CGPoint(x: 1, y: 1)) == .red)
/// stage.end()
/// ```
///
/// The same views produce the same bytes on every machine.
public struct Picture {
  /// The premultiplied pixels.
  package let buffer: PixelBuffer
  /// The number of pixels per point.
  public let scale: CGFloat

  package init(_ buffer: PixelBuffer, scale: CGFloat = 1) {
    self.buffer = buffer
    self.scale = scale
  }

  /// Creates a picture from the pixels of an image, with its scale; nil for an image without pixels.
  public init?(_ image: UIImage) {
    guard let buffer = image.cgImage?.pixelBuffer else { return nil }
    self.init(buffer, scale: image.scale)
  }

  /// The width in pixels.
  public var width: Int { buffer.width }
  /// The height in pixels.
  public var height: Int { buffer.height }
  /// The size in points.
  public var size: CGSize { CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale) }

  /// The picture as an image with the same scale.
  public var image: UIImage { UIImage(cgImage: CGImage(pixelBuffer: buffer), scale: scale, orientation: .up) }

  /// The picture as a PNG file; nil if encoding fails.
  public var pngData: Data? { PictureFile.png(buffer) }

  /// Returns the color of the pixel at a point; nil outside of the picture.
  public func color(at point: CGPoint) -> UIColor? {
    guard let pixel = pixel(at: point) else { return nil }
    let alpha = pixel >> 24
    func component(_ shift: UInt32) -> CGFloat { alpha == 0 ? 0 : CGFloat(pixel >> shift & 255) / CGFloat(alpha) }
    return UIColor(red: component(16), green: component(8), blue: component(0), alpha: CGFloat(alpha) / 255)
  }

  /// Returns the premultiplied pixel at a point, in the format 0xAARRGGBB; nil outside of the picture.
  public func pixel(at point: CGPoint) -> UInt32? {
    let (x, y) = (point.x * scale, point.y * scale)
    guard x >= 0, y >= 0, x < CGFloat(width), y < CGFloat(height) else { return nil }
    return buffer.row(Int(y))[Int(x)]
  }

  /// Returns the part of the picture inside a rectangle in points; a single clear pixel if the rectangle is outside
  /// of the picture.
  ///
  /// The origin is rounded down to a whole pixel, and so is the size.
  public func cropped(to rect: CGRect) -> Picture {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let wanted = CGRect(
      x: (rect.minX * scale).rounded(.down), y: (rect.minY * scale).rounded(.down),
      width: (rect.width * scale).rounded(.down), height: (rect.height * scale).rounded(.down))
    let inside = wanted.intersection(whole)
    let pixels =
      inside.isNull || inside.isEmpty
      ? PixelBuffer(width: 1, height: 1, format: .argb32)
      : buffer.copy(
        x: Int(inside.minX), y: Int(inside.minY), width: Int(inside.width), height: Int(inside.height))
    return Picture(pixels ?? buffer, scale: scale)
  }

  /// The screen as last composited. The next frame changes its pixels.
  @preconcurrency @MainActor package static var screen: Picture {
    Picture(UIApplication.shared.surface, scale: UIScreen.main.scale)
  }

  /// Returns a copy whose pixels the next frame does not change.
  package func copy() -> Picture { Picture(buffer.copy() ?? buffer, scale: scale) }

  /// Returns a row of premultiplied pixels in the format 0xAARRGGBB.
  package func row(_ y: Int) -> Row { Row(buffer: buffer, y: y) }

  /// A row of pixels, which retains its picture; a pointer to the pixels would not.
  package struct Row {
    fileprivate let buffer: PixelBuffer
    fileprivate let y: Int
    package subscript(x: Int) -> UInt32 { buffer.row(y)[x] }
  }
}
