import CoreGraphics
import Foundation

/// Reads pictures from data and files: on the thread that calls it, or in the background for a completion handler.
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
  /// How pictures are read.
  public struct Configuration: Hashable, Sendable {
    /// Whether the brightness beyond white is kept. False by default; there is none here.
    public var prefersHighDynamicRange = false
    /// Whether pictures are decoded before they are passed on; false by default.
    public var preparesImagesForDisplay = false
    /// The size in points that a smaller picture is made for; zero, the default, keeps the picture's size.
    public var preferredThumbnailSize = CGSize.zero
    /// How many of the picture's pixels are an inch, from which its scale comes: 72 for one pixel a point. Zero, the
    /// default, takes a scale of 1.
    public var pixelsPerInch: CGFloat = 0
    /// The usual way.
    public init() {}
  }

  /// A reader with the usual configuration.
  open class var `default`: UIImageReader { shared }
  private static let shared = UIImageReader(configuration: Configuration())

  /// How this reader reads.
  open private(set) var configuration: Configuration

  /// Creates a reader.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init()
  }

  /// Returns the picture in a file; nil if there is none.
  open func image(contentsOf fileURL: URL) -> UIImage? {
    (try? Data(contentsOf: fileURL)).flatMap { image(data: $0) }
  }
  /// Returns the picture that the data are; nil for other data.
  open func image(data: Data) -> UIImage? {
    let scale = configuration.pixelsPerInch > 0 ? configuration.pixelsPerInch / 72 : 1
    guard let image = UIImage(data: data, scale: scale) else { return nil }
    let size = configuration.preferredThumbnailSize
    if size.width > 0, size.height > 0 { return image.preparingThumbnail(of: size) }
    return configuration.preparesImagesForDisplay ? image.preparingForDisplay() : image
  }
  /// Reads the picture in a file in the background. The handler gets it, or nil, on the main queue.
  open func image(contentsOf fileURL: URL, completion: @escaping (UIImage?) -> Void) {
    readInBackground({ $0.image(contentsOf: fileURL) }, completion)
  }
  /// Decodes the picture in the data in the background. The handler gets it, or nil, on the main queue.
  open func image(data: Data, completion: @escaping (UIImage?) -> Void) {
    readInBackground({ $0.image(data: data) }, completion)
  }

  private func readInBackground(
    _ read: @escaping @Sendable (UIImageReader) -> UIImage?, _ completion: @escaping (UIImage?) -> Void
  ) {
    // Only passed on by the background queue; it is called on the main one.
    nonisolated(unsafe) let completion = completion
    DispatchQueue.global(qos: .userInitiated).async { [self] in
      let image = read(self)
      DispatchQueue.main.async { completion(image) }
    }
  }
}
