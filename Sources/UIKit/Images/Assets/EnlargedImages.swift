import CoreGraphics

/// Larger drawings of a vector image that preserves its vectors in an asset catalog, for views that enlarge the
/// image.
final class EnlargedImages: Sendable {
  /// The drawings by pixels per point, the smallest first.
  private let files: [(scale: CGFloat, path: String)]
  private let read = Locked<[String: CGImage]>([:])

  /// Finds the larger drawings that the build made of a file, for scales above `scale`; nil if there are none.
  init?(of file: String, above scale: CGFloat) {
    let url = URL(fileURLWithPath: file)
    let name = url.lastPathComponent + "@"
    let folder = url.deletingLastPathComponent().path
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    files = found.compactMap { entry -> (scale: CGFloat, path: String)? in
      guard entry.hasPrefix(name), entry.hasSuffix("x.png"),
        let number = Int(entry.dropFirst(name.count).dropLast(5)), CGFloat(number) > scale
      else { return nil }
      return (CGFloat(number), "\(folder)/\(entry)")
    }.sorted { $0.scale < $1.scale }
    if files.isEmpty { return nil }
  }

  /// Returns the drawing with at least that many pixels per point, or the largest one, with its scale; nil if it
  /// can't be read.
  func image(scale: CGFloat) -> (image: CGImage, scale: CGFloat)? {
    guard let file = files.first(where: { $0.scale >= scale }) ?? files.last else { return nil }
    if let known = read.withLock({ $0[file.path] }) { return (known, file.scale) }
    guard let data = AssetFile.read(file.path, limit: 256 << 20, remedy: "Build the app again."),
      let image = ImageFiles.decode(data, name: file.path, scale: file.scale)?.cgImage
    else { return nil }
    read.withLock { $0[file.path] = image }
    return (image, file.scale)
  }
}

extension UIImage {
  /// Returns the image for a size in points: for an enlarged vector image one with more pixels.
  func enlarged(to size: CGSize) -> UIImage {
    guard let drawings = storage.enlarged, self.size.isPaintable, size.isPaintable else { return self }
    let factor = max(size.width / self.size.width, size.height / self.size.height)
    guard factor > 1.01, let (picture, scale) = drawings.image(scale: factor * self.scale), scale > self.scale
    else {
      return self
    }
    var storage = storage
    storage.content = .bitmap(picture)
    storage.scale = scale
    return UIImage(storage: storage)
  }
}
