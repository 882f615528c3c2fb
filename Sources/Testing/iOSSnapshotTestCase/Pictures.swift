import UIKit
import XCTest

extension FBSnapshotTestController {
  /// Returns a picture of a view or a layer at the screen's scale.
  ///
  /// - Throws: an error if the object has an empty size, or is neither a view nor a layer.
  func picture(of viewOrLayer: Any) throws -> UIImage {
    try MainActor.assumeIsolated {
      if let view = viewOrLayer as? UIView {
        return usesDrawViewHierarchyInRect ? try Self.hierarchy(of: view) : try Self.picture(ofLayerOf: view)
      }
      if let layer = viewOrLayer as? CALayer { return try Self.picture(of: layer) }
      throw Unusable(text: "Only UIView and CALayer classes can be snapshotted: \(viewOrLayer)")
    }
  }

  private struct Unusable: LocalizedError, CustomStringConvertible {
    var text: String
    var description: String { text }
    var errorDescription: String? { text }
  }

  @MainActor private static func check(_ bounds: CGRect, of object: Any) throws {
    guard bounds.width > 0 else { throw Unusable(text: "Zero width for \(object)") }
    guard bounds.height > 0 else { throw Unusable(text: "Zero height for \(object)") }
  }

  @MainActor private static func picture(of layer: CALayer) throws -> UIImage {
    try check(layer.bounds, of: layer)
    layer.layoutIfNeeded()
    return renderer(layer.bounds).image { layer.render(in: $0.cgContext) }
  }

  @MainActor private static func picture(ofLayerOf view: UIView) throws -> UIImage {
    view.layoutIfNeeded()
    return try picture(of: view.layer)
  }

  /// Returns a picture of a view hierarchy. A view without a window is added to the key window temporarily.
  @MainActor private static func hierarchy(of view: UIView) throws -> UIImage {
    try check(view.bounds, of: view)
    var isGuest = false
    if view.window == nil {
      let window = UIApplication.shared.windows.first { $0.isKeyWindow } ?? UIWindow(frame: UIScreen.main.bounds)
      window.addSubview(view)
      isGuest = true
    }
    defer { if isGuest { view.removeFromSuperview() } }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    return renderer(view.bounds).image { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
  }

  @MainActor private static func renderer(_ bounds: CGRect) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = UIScreen.main.scale
    format.opaque = false
    return UIGraphicsImageRenderer(bounds: bounds, format: format)
  }

  /// Returns the reference picture with the differing pixels in white over it.
  static func difference(_ reference: UIImage, _ image: UIImage) -> UIImage {
    let size = CGSize(
      width: max(reference.size.width, image.size.width), height: max(reference.size.height, image.size.height))
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = max(reference.scale, image.scale)
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      reference.draw(at: .zero)
      image.draw(at: .zero, blendMode: .difference, alpha: 1)
    }
  }
}

/// The pixels of a picture, four bytes per pixel.
struct PictureBytes {
  let width: Int
  let height: Int
  private var bytes: [UInt8]

  init(_ image: UIImage) {
    let picture = image.cgImage
    width = picture?.width ?? 0
    height = picture?.height ?? 0
    bytes = [UInt8](repeating: 0, count: width * height * 4)
    guard let picture, width > 0, height > 0, let space = CGColorSpace(name: CGColorSpace.sRGB) else { return }
    let (width, height) = (width, height)
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.setBlendMode(.copy)
      context?.draw(picture, in: CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  /// Returns whether the pictures match: at most a share `overall` of the pixels has a component that differs by
  /// more than a share `perPixel` of its range.
  func isLike(_ other: PictureBytes, perPixel: CGFloat, overall: CGFloat) -> Bool {
    if bytes == other.bytes { return true }
    if perPixel <= 0, overall <= 0 { return false }
    func isDifferent(_ index: Int) -> Bool {
      let distance = abs(Int(bytes[index]) - Int(other.bytes[index]))
      return distance > 0 && (perPixel <= 0 || CGFloat(distance) / 256 > perPixel)
    }
    var count = 0
    for pixel in stride(from: 0, to: bytes.count, by: 4) {
      if isDifferent(pixel) || isDifferent(pixel + 1) || isDifferent(pixel + 2) || isDifferent(pixel + 3) {
        count += 1
      }
    }
    return CGFloat(count) / CGFloat(max(1, width * height)) <= overall
  }
}
