import CoreGraphics

/// Larger drawings of a vector image that an asset catalog keeps as one: views that enlarge the image show them
/// sharply.
final class EnlargedImages: Sendable {
  /// By pixels a point, the smallest first.
  private let files: [(scale: CGFloat, path: String)]
  private let read = Locked<[String: CGImage]>([:])

  /// Finds what the build has drawn of the file for more than that scale; nil means nothing.
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

  /// The drawing that has as many pixels a point, or the largest one, with its scale; nil when it can't be read.
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
  /// The image as it is to be shown that large, in points: of an enlarged vector image one with more pixels.
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
