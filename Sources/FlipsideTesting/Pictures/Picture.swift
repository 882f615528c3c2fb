import CoreGraphics
import Foundation
import UIKit

/// Pixels to look at: the screen, a part of it, or an image.
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
/// The same views give the same bytes on every machine.
public struct Picture {
  /// Premultiplied.
  package let buffer: PixelBuffer
  /// Pixels to a point.
  public let scale: CGFloat

  package init(_ buffer: PixelBuffer, scale: CGFloat = 1) {
    self.buffer = buffer
    self.scale = scale
  }

  /// The pixels of an image at its scale; nil for an image without pixels.
  public init?(_ image: UIImage) {
    guard let buffer = image.cgImage?.pixelBuffer else { return nil }
    self.init(buffer, scale: image.scale)
  }

  /// Pixels across.
  public var width: Int { buffer.width }
  /// Pixels down.
  public var height: Int { buffer.height }
  /// The size in points.
  public var size: CGSize { CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale) }

  /// The picture as an image with its scale.
  public var image: UIImage { UIImage(cgImage: CGImage(pixelBuffer: buffer), scale: scale, orientation: .up) }

  /// The bytes of a PNG file; nil if it can't be encoded.
  public var pngData: Data? { PictureFile.png(buffer) }

  /// Returns the color of the pixel that holds a point; nil outside of the picture.
  public func color(at point: CGPoint) -> UIColor? {
    guard let pixel = pixel(at: point) else { return nil }
    let alpha = pixel >> 24
    func component(_ shift: UInt32) -> CGFloat { alpha == 0 ? 0 : CGFloat(pixel >> shift & 255) / CGFloat(alpha) }
    return UIColor(red: component(16), green: component(8), blue: component(0), alpha: CGFloat(alpha) / 255)
  }

  /// Returns the pixel that holds a point, premultiplied, as 0xAARRGGBB; nil outside of the picture.
  public func pixel(at point: CGPoint) -> UInt32? {
    let (x, y) = (point.x * scale, point.y * scale)
    guard x >= 0, y >= 0, x < CGFloat(width), y < CGFloat(height) else { return nil }
    return buffer.row(Int(y))[Int(x)]
  }

  /// Returns the pixels of a rectangle in points, as far as they are in the picture; one clear pixel if none is.
  ///
  /// They begin with the pixel that holds the rectangle's origin, and are as many as its size holds.
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

  /// The screen as it was last composited. The next frame changes it.
  @preconcurrency @MainActor package static var screen: Picture {
    Picture(UIApplication.shared.surface, scale: UIScreen.main.scale)
  }

  /// Returns a copy of the pixels, which the next frame does not change.
  package func copy() -> Picture { Picture(buffer.copy() ?? buffer, scale: scale) }

  /// A row of pixels, premultiplied, as 0xAARRGGBB.
  package func row(_ y: Int) -> Row { Row(buffer: buffer, y: y) }

  /// Keeps the pixels alive, which a pointer into them would not.
  package struct Row {
    fileprivate let buffer: PixelBuffer
    fileprivate let y: Int
    package subscript(x: Int) -> UInt32 { buffer.row(y)[x] }
  }
}
