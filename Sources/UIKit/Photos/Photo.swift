import CoreGraphics

/// A picture or a video of the photo library: a file of the host's folder, one that the app saved, or one of
/// Flipside's own samples.
package final class Photo: @unchecked Sendable {
  private enum Content {
    case file(URL)
    case sample(SamplePhoto)
  }

  /// The identifier in the library, in the form of `PHObject.localIdentifier`.
  package let identifier: String
  /// The file's name with its extension.
  package let fileName: String
  /// The subfolder that contains the photo, which represents an album.
  package let album: String?
  package let created: Date
  private let content: Content
  private let thumbnails = Locked<[CGFloat: UIImage]>([:])
  private let size = Locked<CGSize?>(nil)

  init(file: URL, album: String?, created: Date) {
    fileName = file.lastPathComponent
    identifier =
      (album.map { $0 + "." } ?? "") + (fileName as NSString).deletingPathExtension + "/L0/001"
    self.album = album
    self.created = created
    content = .file(file)
  }

  init(sample: SamplePhoto) {
    fileName = sample.name + ".png"
    identifier = sample.name + "/L0/001"
    album = nil
    created = sample.created
    content = .sample(sample)
  }

  private static let movieExtensions: Set<String> = ["mov", "mp4", "m4v"]
  private static let imageExtensions: Set<String> = ["png", "jpg", "jpeg", "gif", "webp"]

  /// Returns whether files of that name belong into a photo library.
  static func isPhoto(_ name: String) -> Bool {
    let nameExtension = (name as NSString).pathExtension.lowercased()
    return !name.hasPrefix(".")
      && (movieExtensions.contains(nameExtension) || imageExtensions.contains(nameExtension))
  }

  private var nameExtension: String { (fileName as NSString).pathExtension.lowercased() }

  package var isMovie: Bool { Self.movieExtensions.contains(nameExtension) }
  /// The uniform type of the file, such as `public.jpeg`.
  package var typeIdentifier: String { TypeConformance.type(ofFilesWith: nameExtension) }

  /// The file, or nil for a sample, which is drawn.
  package var fileURL: URL? {
    if case .file(let url) = content { return url }
    return nil
  }

  /// The bytes of the file. A sample is encoded again each time.
  package var data: Data? {
    switch content {
    case .file(let url): FileManager.default.contents(atPath: url.path)
    case .sample: image?.pngData()
    }
  }

  /// The whole picture. Nil for films, and for files that are not pictures, which is logged.
  package var image: UIImage? {
    guard !isMovie else { return nil }
    switch content {
    case .file(let url): return UIImage(contentsOfFile: url.path)
    case .sample(let sample): return sample.draw()
    }
  }

  /// The size of the upright picture, in pixels; zero if it cannot be read.
  package var pixelSize: CGSize {
    if let known = size.withLock({ $0 }) { return known }
    let image = image
    let found = CGSize(
      width: (image?.size.width ?? 0) * (image?.scale ?? 1), height: (image?.size.height ?? 0) * (image?.scale ?? 1)
    )
    size.withLock { $0 = found }
    return found
  }

  /// Returns the picture scaled to fill a square with that side in pixels; the result is cached. May be called on
  /// any thread.
  func thumbnail(side: CGFloat) -> UIImage? {
    if let known = thumbnails.withLock({ $0[side] }) { return known }
    guard let image, image.size.width > 0, image.size.height > 0, side > 0 else { return nil }
    let factor = side / min(image.size.width, image.size.height)
    let drawn = CGSize(width: image.size.width * factor, height: image.size.height * factor)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let small = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { _ in
      image.draw(
        in: CGRect(
          x: (side - drawn.width) / 2, y: (side - drawn.height) / 2, width: drawn.width, height: drawn.height))
    }
    thumbnails.withLock { $0[side] = small }
    return small
  }
}
