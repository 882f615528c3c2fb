@_exported import CoreGraphics
import Foundation

// The keys of options and properties, with the same values as Apple's.

/// The option for the uniform type identifier that the data probably has. It has no effect.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// The option for keeping the decoded image. It has no effect.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// The option for decoding the image when it is created. It has no effect.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// The option for floating-point pixels. It has no effect.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// The option for creating a thumbnail if the file contains none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The option for creating a thumbnail even if the file contains one.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The option for the maximum width and height of a thumbnail in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// The option for applying the image's orientation to its thumbnail.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// The option for decoding the image at a fraction of its size. It has no effect.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"

/// The quality of lossy formats, from 0 to 1.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// The color behind transparent pixels for formats without alpha. It has no effect.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// The maximum width and height of the written image in pixels.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
/// The option for storing a thumbnail. It has no effect.
public let kCGImageDestinationEmbedThumbnail: CFString = "kCGImageDestinationEmbedThumbnail"

/// The key of the file's size in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The key of the width in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The key of the height in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The key of the horizontal resolution in pixels per inch.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// The key of the vertical resolution in pixels per inch.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The key of the number of bits of a component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The key of the orientation, a raw value of `CGImagePropertyOrientation`.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The key for the presence of an alpha channel.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The key of the color model.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The RGB color model.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// The gray color model.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// The key of the name of the color profile.
public let kCGImagePropertyProfileName: CFString = "ProfileName"

/// The key of the TIFF properties.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// The key of the orientation in the TIFF properties.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// The key of the GIF properties.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The key of the number of repetitions of a GIF's animation; 0 for endless ones.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The key of the duration of a GIF's frame in seconds; 0.1 for frames shorter than 0.02.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The key of the duration of a GIF's frame in seconds, as stored.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The key of the EXIF properties.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The key of the GPS properties.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// The key of the IPTC properties.
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
/// The key of the JFIF properties.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// The key of the PNG properties.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"

/// The orientation of the camera when the picture was taken, with the values of EXIF.
///
/// Apple's documentation: <https://developer.apple.com/documentation/imageio/cgimagepropertyorientation>
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// The pixels are displayed as stored.
  case up = 1
  /// The pixels are displayed mirrored horizontally.
  case upMirrored = 2
  /// The pixels are displayed rotated by 180 degrees.
  case down = 3
  /// The pixels are displayed mirrored vertically.
  case downMirrored = 4
  /// The pixels are displayed mirrored horizontally and rotated counterclockwise by 90 degrees.
  case leftMirrored = 5
  /// The pixels are displayed rotated clockwise by 90 degrees.
  case right = 6
  /// The pixels are displayed mirrored horizontally and rotated clockwise by 90 degrees.
  case rightMirrored = 7
  /// The pixels are displayed rotated counterclockwise by 90 degrees.
  case left = 8
}
