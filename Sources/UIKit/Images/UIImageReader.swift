import CoreGraphics
import Foundation

/// A reader of images from data and files: on the calling thread, or in the background for a completion handler.
///
/// ```swift
/// var configuration = UIImageReader.Configuration()
/// configuration.preferredThumbnailSize = CGSize(width: 80, height: 80)
/// let reader = UIImageReader(configuration: configuration)
/// imageView.image = reader.image(contentsOf: URL(fileURLWithPath: "photo.jpg"))
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiimagereader>
open class UIImageReader: NSObject, @unchecked Sendable {
  /// The settings of a reader.
  public struct Configuration: Hashable, Sendable {
    /// Whether high dynamic range is preserved. False by default. It has no effect, because Flipside's bitmaps have
    /// 8 bits per channel.
    public var prefersHighDynamicRange = false
    /// Whether images are decoded before they are returned; false by default.
    public var preparesImagesForDisplay = false
    /// The size of thumbnails in points; zero, the default, keeps the image's size.
    public var preferredThumbnailSize = CGSize.zero
    /// The number of pixels per inch, which determines the scale: 72 for one pixel per point. Zero, the default,
    /// stands for a scale of 1.
    public var pixelsPerInch: CGFloat = 0
    /// Creates the default configuration.
    public init() {}
  }

  /// A reader with the default configuration.
  open class var `default`: UIImageReader { shared }
  private static let shared = UIImageReader(configuration: Configuration())

  /// The settings of the reader.
  open private(set) var configuration: Configuration

  /// Creates a reader.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init()
  }

  /// Returns the image in a file; nil if there is none.
  open func image(contentsOf fileURL: URL) -> UIImage? {
    (try? Data(contentsOf: fileURL)).flatMap { image(data: $0) }
  }
  /// Returns the image in data; nil for other data.
  open func image(data: Data) -> UIImage? {
    let scale = configuration.pixelsPerInch > 0 ? configuration.pixelsPerInch / 72 : 1
    guard let image = UIImage(data: data, scale: scale) else { return nil }
    let size = configuration.preferredThumbnailSize
    if size.width > 0, size.height > 0 { return image.preparingThumbnail(of: size) }
    return configuration.preparesImagesForDisplay ? image.preparingForDisplay() : image
  }
  /// Reads the image in a file in the background. The handler gets it, or nil, on the main queue.
  open func image(contentsOf fileURL: URL, completion: @escaping (UIImage?) -> Void) {
    readInBackground({ $0.image(contentsOf: fileURL) }, completion)
  }
  /// Decodes the image in data in the background. The handler gets it, or nil, on the main queue.
  open func image(data: Data, completion: @escaping (UIImage?) -> Void) {
    readInBackground({ $0.image(data: data) }, completion)
  }

  private func readInBackground(
    _ read: @escaping @Sendable (UIImageReader) -> UIImage?, _ completion: @escaping (UIImage?) -> Void
  ) {
    // The background queue only passes the handler on; it is called on the main queue.
    nonisolated(unsafe) let completion = completion
    DispatchQueue.global(qos: .userInitiated).async { [self] in
      let image = read(self)
      DispatchQueue.main.async { completion(image) }
    }
  }
}
