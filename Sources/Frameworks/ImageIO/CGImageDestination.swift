import Foundation
import UIKit

/// A writer of images to a file or data in PNG or JPEG format.
///
/// ```swift
/// let data = NSMutableData()
/// if let image = UIImage(named: "Photo")?.cgImage,
///   let destination = CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil)
/// {
///   CGImageDestinationAddImage(destination, image, nil)
///   CGImageDestinationFinalize(destination)
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/imageio/cgimagedestination>
public final class CGImageDestination: @unchecked Sendable {
  fileprivate enum Target {
    case data(NSMutableData)
    case file(URL)
  }

  fileprivate let target: Target
  fileprivate let type: String
  fileprivate let count: Int
  fileprivate var images: [(image: CGImage, properties: CFDictionary)] = []
  fileprivate var properties: CFDictionary = [:]
  fileprivate var isOver = false

  fileprivate init(_ target: Target, _ type: String, _ count: Int) {
    self.target = target
    self.type = type
    self.count = count
  }

  fileprivate func add(_ image: CGImage, _ properties: CFDictionary?) {
    guard !isOver, images.count < count else {
      return Console.write("CGImageDestinationAddImage: the destination was made for \(count) images")
    }
    images.append((image, properties ?? [:]))
  }

  /// Encodes the images and writes the file.
  /// - Returns: whether the file was written.
  fileprivate func finish() -> Bool {
    guard !isOver, let first = images.first, images.count == count else { return false }
    isOver = true
    let properties = properties.merging(first.properties) { $1 }
    var image = UIImage(cgImage: first.image)
    if let most = (properties[kCGImageDestinationImageMaxPixelSize] as? NSNumber)?.doubleValue, most > 0 {
      image = Self.reduced(image, to: most)
    }
    let quality = (properties[kCGImageDestinationLossyCompressionQuality] as? NSNumber)?.doubleValue
    let bytes =
      type == "public.jpeg" ? image.jpegData(compressionQuality: CGFloat(quality ?? 0.8)) : image.pngData()
    guard let bytes else { return false }
    switch target {
    case .data(let data): data.append(bytes)
    case .file(let url):
      do {
        try bytes.write(to: url)
      } catch {
        Console.write("CGImageDestinationFinalize: \(error.localizedDescription)")
        return false
      }
    }
    return true
  }

  private static func reduced(_ image: UIImage, to longest: Double) -> UIImage {
    let size = image.size
    let scale = longest / Double(max(size.width, size.height))
    guard scale < 1 else { return image }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let reduced = CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    return UIGraphicsImageRenderer(size: reduced, format: format).image { _ in
      image.draw(in: CGRect(origin: .zero, size: reduced))
    }
  }

  /// Creates a destination; nil, with a message on the console, for a type that can't be written.
  fileprivate static func make(_ target: Target, _ type: CFString, _ count: Int) -> CGImageDestination? {
    guard ["public.png", "public.jpeg"].contains(type), count == 1 else {
      Unsupported.log("CGImageDestination for \(count == 1 ? "the type \(type)" : "several images")")
      return nil
    }
    return CGImageDestination(target, type, count)
  }
}

/// Creates a destination that writes an image file at a URL; nil for an unsupported type.
///
/// - Parameters:
///   - url: the URL of the file, which `CGImageDestinationFinalize(_:)` writes.
///   - type: `public.png` or `public.jpeg`.
///   - count: the number of images in the file.
///   - options: reserved, as on Apple's systems.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { .make(.file(url), type, count) }

/// Creates a destination that writes to data; nil for an unsupported type.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { .make(.data(data), type, count) }

/// Adds an image with its properties.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  idst.add(image, properties)
}

/// Adds an image of a source with additional properties.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) { if let image = isrc.image(index) { idst.add(image, properties) } }

/// Sets properties that apply to all images.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
  idst.properties = properties ?? [:]
}

/// Writes the file. No images can be added afterward.
/// - Returns: whether the file was written.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }

/// Returns the types of files that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ["public.jpeg", "public.png"] }
