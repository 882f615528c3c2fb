internal import CImageCodecs
import Foundation
import UIKit

/// A reader of images from a file or data in PNG, JPEG, WebP or GIF format.
///
/// ```swift
/// let url = URL(fileURLWithPath: "photo.jpg")
/// if let source = CGImageSourceCreateWithURL(url as CFURL, nil), CGImageSourceGetCount(source) > 0 {
///   let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/imageio/cgimagesource>
public final class CGImageSource: Sendable {
  private let file: Locked<File>

  init(data: Data, isIncremental: Bool = false) {
    file = Locked(File(data: data, isIncremental: isIncremental))
  }

  func update(_ data: Data, isWhole: Bool) { file.withLock { $0 = File(data: data, isIncremental: !isWhole) } }

  /// The data so far, and the values that are lazily read from it.
  private struct File {
    let data: Data
    /// Whether more data may arrive.
    let isIncremental: Bool
    private var probe: codec_image?
    private var frames: [(image: CGImage, delay: Double)]?
    private(set) var loops = 0

    init(data: Data, isIncremental: Bool) {
      self.data = data
      self.isIncremental = isIncremental
    }

    /// The format and size, read from the beginning of the data; nil if it is not an image.
    var head: codec_image? {
      mutating get {
        if let probe { return probe }
        var image = codec_image()
        let isFine = data.withUnsafeBytes { bytes in
          bytes.baseAddress.map { codec_probe($0, bytes.count, &image) == CODEC_OK } ?? false
        }
        probe = isFine ? image : nil
        return probe
      }
    }

    mutating func decoded() -> [(image: CGImage, delay: Double)] {
      if let frames { return frames }
      var image = codec_image()
      defer { codec_image_free(&image) }
      var found: [(image: CGImage, delay: Double)] = []
      let isFine = data.withUnsafeBytes { bytes in
        bytes.baseAddress.map { codec_decode($0, bytes.count, nil, &image) == CODEC_OK } ?? false
      }
      if isFine {
        loops = Int(image.loop_count)
        for index in 0..<Int(image.frame_count) {
          let alpha = image.opaque != 0 ? CGImageAlphaInfo.noneSkipFirst : .premultipliedFirst
          let context = CGContext(
            data: image.frames[index].pixels, width: Int(image.width), height: Int(image.height),
            bitsPerComponent: 8, bytesPerRow: image.bytes_per_row, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
          if let made = context?.makeImage() { found.append((made, image.frames[index].delay)) }
        }
      }
      frames = found
      return found
    }
  }

  var count: Int { file.withLock { $0.head == nil ? 0 : max(1, $0.decoded().count) } }

  func image(_ index: Int) -> CGImage? {
    file.withLock {
      let frames = $0.decoded()
      return frames.indices.contains(index) ? frames[index].image : nil
    }
  }

  var type: String? {
    file.withLock {
      switch $0.head?.format {
      case CODEC_FORMAT_PNG?: "public.png"
      case CODEC_FORMAT_JPEG?: "public.jpeg"
      case CODEC_FORMAT_WEBP?: "org.webmproject.webp"
      case CODEC_FORMAT_GIF?: "com.compuserve.gif"
      default: nil
      }
    }
  }

  var status: CGImageSourceStatus {
    file.withLock { file in
      if file.data.isEmpty { return file.isIncremental ? .statusReadingHeader : .statusInvalidData }
      if file.head == nil { return file.isIncremental ? .statusReadingHeader : .statusUnknownType }
      return file.isIncremental ? .statusIncomplete : .statusComplete
    }
  }

  var size: Int { file.withLock { $0.data.count } }
  var orientation: Int { file.withLock { max(1, Int($0.head?.orientation ?? 1)) } }

  /// The properties of the whole file; nil if it is not an image.
  var properties: [AnyHashable: Any]? {
    guard let type else { return nil }
    var result: [AnyHashable: Any] = [kCGImagePropertyFileSize: size]
    if type == "com.compuserve.gif" {
      result[kCGImagePropertyGIFDictionary] = file.withLock { file -> [AnyHashable: Any] in
        _ = file.decoded()
        return [kCGImagePropertyGIFLoopCount: file.loops]
      }
    }
    return result
  }

  func properties(_ index: Int) -> [AnyHashable: Any]? {
    let (count, orientation, type) = (count, orientation, type)
    guard index >= 0, index < count else { return nil }
    return file.withLock { file in
      guard let head = file.head else { return nil }
      var result: [AnyHashable: Any] = [
        kCGImagePropertyPixelWidth: Int(head.width), kCGImagePropertyPixelHeight: Int(head.height),
        kCGImagePropertyDepth: 8, kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
        kCGImagePropertyHasAlpha: head.opaque == 0, kCGImagePropertyOrientation: orientation,
      ]
      if orientation != 1 {
        result[kCGImagePropertyTIFFDictionary] = [kCGImagePropertyTIFFOrientation: orientation]
      }
      if type == "com.compuserve.gif", file.decoded().indices.contains(index) {
        let delay = file.decoded()[index].delay
        // Frames with a delay of less than 0.02 seconds are shown for 0.1 seconds, as in browsers.
        result[kCGImagePropertyGIFDictionary] = [
          kCGImagePropertyGIFUnclampedDelayTime: delay, kCGImagePropertyGIFDelayTime: delay < 0.02 ? 0.1 : delay,
        ]
      }
      return result
    }
  }
}

/// The status of an image source.
///
/// Apple's documentation: <https://developer.apple.com/documentation/imageio/cgimagesourcestatus>
public enum CGImageSourceStatus: Int32, Sendable {
  /// The data ends before the end of the image.
  case statusUnexpectedEOF = -5
  /// The data is not a valid image.
  case statusInvalidData = -4
  /// The format of the image is unknown.
  case statusUnknownType = -3
  /// The header has not been read completely.
  case statusReadingHeader = -2
  /// The image has not been read completely.
  case statusIncomplete = -1
  /// The image has been read completely.
  case statusComplete = 0
}

/// Creates an image source that reads a file. Returns nil if the file can't be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map { CGImageSource(data: $0) }
}

/// Creates an image source that reads data.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data: data)
}

/// Creates an image source that reads a data provider.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?)
  -> CGImageSource?
{
  provider.data.map { CGImageSource(data: $0) }
}

/// Creates an image source whose data arrives incrementally, through `CGImageSourceUpdateData`.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(data: Data(), isIncremental: true)
}

/// Passes the data that has arrived so far to an incremental source.
///
/// - Parameters:
///   - isrc: the source.
///   - data: all data from the beginning of the file, including data that was passed before.
///   - final: whether the data is complete.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data, isWhole: final)
}

/// Returns the type of the file, such as `public.png`; nil if it is not an image.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type }
/// Returns the number of images, which is the number of frames for an animation.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }
/// Returns the index of the main image; always 0.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }
/// Returns the status of the source.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }
/// Returns the status of an image.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  index < isrc.count ? isrc.status : .statusUnknownType
}
/// Returns the properties of the whole file, by the keys `kCGImageProperty…`.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  isrc.properties
}
/// Returns the properties of an image, such as its size in pixels and its orientation.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? { isrc.properties(index) }

/// Returns an image as stored in the file, without applying its orientation; nil for an invalid index.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.image(index) }

/// Returns the types of files that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  ["public.jpeg", "public.png", "com.compuserve.gif", "org.webmproject.webp"]
}

/// Creates a thumbnail of one of the source's images. If `kCGImageSourceThumbnailMaxPixelSize` is given, neither
/// side is longer than that number of pixels.
///
/// Thumbnails that are stored in files are not read, so the result is nil unless
/// `kCGImageSourceCreateThumbnailFromImageAlways` or `kCGImageSourceCreateThumbnailFromImageIfAbsent` is true.
/// `kCGImageSourceCreateThumbnailWithTransform` applies the image's orientation.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  func flag(_ key: String) -> Bool { (options?[key] as? NSNumber)?.boolValue ?? (options?[key] as? Bool) ?? false }
  guard
    flag(kCGImageSourceCreateThumbnailFromImageAlways) || flag(kCGImageSourceCreateThumbnailFromImageIfAbsent),
    let image = isrc.image(index)
  else { return nil }
  let wanted = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue ?? .infinity
  let longest = Double(max(image.width, image.height))
  let scale = wanted > 0 ? min(1, wanted / longest) : 1
  let turned = flag(kCGImageSourceCreateThumbnailWithTransform) ? isrc.orientation : 1
  return Thumbnail(image: image, orientation: turned, scale: scale).made
}

/// A scaled image with its orientation applied.
private struct Thumbnail {
  let image: CGImage
  /// The orientation as in EXIF, from 1 to 8.
  let orientation: Int
  let scale: Double

  var made: CGImage? {
    if orientation == 1, scale == 1 { return image }
    let (width, height) = (
      max(1, (Double(image.width) * scale).rounded()), max(1, (Double(image.height) * scale).rounded())
    )
    let isSideways = orientation > 4
    guard
      let context = CGContext(
        data: nil, width: Int(isSideways ? height : width), height: Int(isSideways ? width : height),
        bitsPerComponent: 8,
        bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.interpolationQuality = .high
    context.concatenate(transform(width, height))
    context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    return context.makeImage()
  }

  /// Returns the transform from the stored image to the upright one, with the origin at the bottom left.
  private func transform(_ width: Double, _ height: Double) -> CGAffineTransform {
    switch orientation {
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case 3: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case 4: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case 5: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    case 6: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case 7: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case 8: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    default: .identity
    }
  }
}
