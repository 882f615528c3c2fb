@_exported import CoreGraphics
@_exported import Foundation
import ObjectiveC
import UIKit

/// A picture as the input and output of filters.
open class CIImage: NSObject {
  let picture: CGImage
  open var extent: CGRect { CGRect(x: 0, y: 0, width: picture.width, height: picture.height) }
  open var cgImage: CGImage? { picture }

  public init(cgImage image: CGImage) {
    picture = image
    super.init()
  }
  public convenience init?(image: UIImage) {
    guard let cgImage = image.cgImage else { return nil }
    self.init(cgImage: cgImage)
  }
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  open func applyingFilter(_ filterName: String, parameters: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: parameters) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }
  open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }
}

/// Numbers for filters: a point, a rectangle.
open class CIVector: NSObject {
  private let values: [CGFloat]
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = Array(UnsafeBufferPointer(start: values, count: max(0, count)))
    super.init()
  }
  private init(_ values: [CGFloat]) {
    self.values = values
    super.init()
  }
  public convenience init(x: CGFloat) { self.init([x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
  public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  open var count: Int { values.count }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
}

open class CIColor: NSObject {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat
  public init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) {
    (red, green, blue, alpha) = (r, g, b, a)
    super.init()
  }
  public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) {
    self.init(red: r, green: g, blue: b, alpha: 1)
  }
}

/// Renders images.
open class CIContext: NSObject {
  public init(options: [CIContextOption: Any]? = nil) { super.init() }
  public override convenience init() { self.init(options: nil) }
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    fromRect == image.extent ? image.picture : image.picture.cropping(to: fromRect)
  }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
}

extension UIImage {
  public convenience init(ciImage: CIImage) { self.init(cgImage: ciImage.picture) }
}
