@_exported import CoreGraphics
@_exported import Foundation
import ObjectiveC
import UIKit

/// An image as the input or output of filters. The output of a filter is computed when it is rendered.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coreimage/ciimage>
open class CIImage: NSObject {
  /// A function that computes the pixels of a filter: with linear components, or with stored ones if color
  /// management is disabled.
  typealias Recipe = (_ isLinear: Bool) -> PixelValues

  private let stored: CGImage?
  private let recipe: Recipe
  private let computed = Locked<[Bool: PixelValues]>([:])

  /// The rectangle of the image in pixels, in a space whose y axis points up.
  open private(set) var extent: CGRect

  /// The picture that the image was created from; nil for the output of filters.
  open var cgImage: CGImage? { stored }

  /// Creates an image from a bitmap. Its extent has the bitmap's size in pixels and its origin at (0, 0).
  public init(cgImage image: CGImage) {
    stored = image
    extent = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    recipe = { PixelValues(image, isLinear: $0) }
    super.init()
  }
  /// Creates an image from a UIKit image; nil if it has no pixels.
  public convenience init?(image: UIImage) {
    guard let cgImage = image.cgImage else { return nil }
    self.init(cgImage: cgImage)
  }
  /// Creates an image from the data of an image file; nil if it can't be decoded.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  /// Creates an image from an image file; nil if it can't be read.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Creates an image whose pixels a filter computes.
  init(extent: CGRect, recipe: @escaping Recipe) {
    stored = nil
    self.extent = extent
    self.recipe = recipe
    super.init()
  }

  /// Returns the pixels of the extent, which are cached.
  func pixels(isLinear: Bool) -> PixelValues {
    computed.withLock { computed in
      if let known = computed[isLinear] { return known }
      let values = recipe(isLinear)
      computed[isLinear] = values
      return values
    }
  }

  /// Returns the pixels of a rectangle. Those outside of the extent are transparent.
  func pixels(in rectangle: CGRect, isLinear: Bool) -> PixelValues {
    let all = pixels(isLinear: isLinear)
    guard let (width, height) = Self.size(of: rectangle) else { return PixelValues(width: 0, height: 0) }
    if rectangle == extent { return all }
    var result = PixelValues(width: width, height: height)
    let left = Int((rectangle.minX - extent.minX).rounded(.down))
    let top = Int((extent.maxY - rectangle.maxY).rounded(.down))
    for y in 0..<height {
      for x in 0..<width { result.values[y * width + x] = all[left + x, top + y] }
    }
    return result
  }

  /// Returns the size of a rectangle in pixels; nil if it is empty, infinite or too large for memory.
  static func size(of rectangle: CGRect) -> (width: Int, height: Int)? {
    let (width, height) = (rectangle.width.rounded(), rectangle.height.rounded())
    guard width >= 1, height >= 1, width * height <= 268_435_456 else { return nil }
    guard abs(rectangle.minX) < 1e9, abs(rectangle.minY) < 1e9 else { return nil }
    return (Int(width), Int(height))
  }

  /// Returns the result of a filter with this image as its input; the image itself if there is no such filter.
  open func applyingFilter(_ filterName: String, parameters: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: parameters) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }
  /// Returns the result of a filter with its default parameters.
  open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

  /// Returns the part of the image inside a rectangle.
  open func cropped(to rect: CGRect) -> CIImage {
    let part = rect.intersection(extent)
    guard Self.size(of: part) != nil else {
      return CIImage(extent: .zero) { _ in PixelValues(width: 0, height: 0) }
    }
    return CIImage(extent: part) { self.pixels(in: part, isLinear: $0) }
  }
}

/// A vector of numbers as a parameter of filters, such as a point or a rectangle.
open class CIVector: NSObject {
  private let values: [CGFloat]
  /// Creates a vector from an array of `count` numbers.
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = Array(UnsafeBufferPointer(start: values, count: max(0, count)))
    super.init()
  }
  private init(_ values: [CGFloat]) {
    self.values = values
    super.init()
  }
  /// Creates a vector with one component.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Creates a vector with two components.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Creates a vector with three components.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Creates a vector with four components.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  /// Creates a vector with the coordinates of a point.
  public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
  /// Creates a vector with the origin, width and height of a rectangle.
  public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }
  /// Returns the number at an index; 0 for an invalid index.
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// The number of components.
  open var count: Int { values.count }
  /// The first component.
  open var x: CGFloat { value(at: 0) }
  /// The second component.
  open var y: CGFloat { value(at: 1) }
  /// The third component.
  open var z: CGFloat { value(at: 2) }
  /// The fourth component.
  open var w: CGFloat { value(at: 3) }
  /// The first four numbers as the origin and size of a rectangle.
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  /// The first two numbers as a point.
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
}

/// A color for filters.
open class CIColor: NSObject {
  /// The red component from 0 to 1.
  public let red: CGFloat
  /// The green component from 0 to 1.
  public let green: CGFloat
  /// The blue component from 0 to 1.
  public let blue: CGFloat
  /// The opacity from 0 to 1.
  public let alpha: CGFloat
  /// Creates a color from components from 0 to 1.
  public init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) {
    (red, green, blue, alpha) = (r, g, b, a)
    super.init()
  }
  /// Creates an opaque color from components from 0 to 1.
  public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) {
    self.init(red: r, green: g, blue: b, alpha: 1)
  }
}

extension UIImage {
  /// Creates an image by rendering a filter's output.
  public convenience init(ciImage: CIImage) {
    self.init(cgImage: CIContext().createCGImage(ciImage, from: ciImage.extent) ?? Self.nothing)
  }

  private static let nothing: CGImage = {
    let space = CGColorSpaceCreateDeviceRGB()
    let context = CGContext(
      data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: space,
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    return context!.makeImage()!
  }()
}
