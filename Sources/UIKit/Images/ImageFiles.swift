internal import CImageCodecs
import CoreGraphics

/// Finds and reads image files.
enum ImageFiles {
  /// Decodes the data of an image file. Returns nil if it is not an image.
  ///
  /// - Parameter name: the name of the data in messages.
  static func decode(_ data: Data, name: String?, scale: CGFloat) -> ImageStorage? {
    var limits = codec_limits(max_side: 0, max_pixels: 0, max_frames: 1)
    guard let decoded = ImageDecoder.decode(data, limits: &limits, name: name), let frame = decoded.frames.first
    else {
      return nil
    }
    return ImageStorage(
      content: .bitmap(frame.image), scale: ImageStorage.validScale(scale),
      orientation: UIImage.Orientation(exif: decoded.orientation))
  }

  /// Loads the file, or the variant of the screen's scale beside it.
  static func load(path: String) -> ImageStorage? {
    let url = URL(fileURLWithPath: path)
    let candidates = ImageName(url.lastPathComponent).candidates(
      scale: ImageBitmap.screenScale, idiom: UITraitCollection.current.userInterfaceIdiom)
    let folder = url.deletingLastPathComponent().path
    for candidate in candidates {
      let full = folder + "/" + candidate.fileName
      if let data = contents(of: full) { return decode(data, name: full, scale: candidate.scale) }
    }
    return nil
  }

  static func contents(of path: String) -> Data? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
      return nil
    }
    return FileManager.default.contents(atPath: path)
  }

  // MARK: By name

  private struct CacheKey: Hashable {
    var name: String
    var bundle: String
    var scale: CGFloat
    var idiom: Int
    var style: Int
  }

  private static let cache = Locked<[CacheKey: ImageStorage]>([:])

  static func purge() {
    cache.withLock { $0 = [:] }
    AssetCatalogs.purge()
  }

  static func named(_ name: String, in bundle: Bundle, traits: UITraitCollection) -> ImageStorage? {
    guard !name.isEmpty else { return nil }
    if let image = AssetCatalogs.image(named: name, in: bundle, traits: traits) { return image }
    let scale = traits.displayScale > 0 ? traits.displayScale : ImageBitmap.screenScale
    let key = CacheKey(
      name: name, bundle: bundle.bundlePath, scale: scale, idiom: traits.userInterfaceIdiom.rawValue,
      style: traits.userInterfaceStyle.rawValue)
    if let hit = cache.withLock({ $0[key] }) { return hit }
    guard var found = find(name, in: bundle, traits: traits, scale: scale) else { return nil }
    found.name = name
    return cache.withLock { cache in
      if let hit = cache[key] { return hit }
      cache[key] = found
      return found
    }
  }

  private static func find(
    _ name: String, in bundle: Bundle, traits: UITraitCollection, scale: CGFloat
  ) -> ImageStorage? {
    let path = name.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    guard let last = path.last, !path.contains("..") else { return nil }
    let subfolder = path.dropLast().map { $0 + "/" }.joined()
    let candidates = ImageName(last).candidates(scale: scale, idiom: traits.userInterfaceIdiom)
    // An absolute path denotes the file itself, regardless of the bundle.
    let folders = name.hasPrefix("/") ? [""] : folders(of: bundle)
    for folder in folders {
      for candidate in candidates {
        let full = folder + "/" + subfolder + candidate.fileName
        if let data = contents(of: full) { return decode(data, name: full, scale: candidate.scale) }
      }
    }
    return nil
  }

  /// Returns the folders that contain a bundle's files, that of the user's language first.
  private static func folders(of bundle: Bundle) -> [String] {
    var roots: [String] = []
    for root in [bundle.resourcePath, bundle.bundlePath] {
      if let root, !roots.contains(root) { roots.append(root) }
    }
    let languages = bundle.preferredLocalizations + ["Base"]
    return roots.flatMap { root in languages.map { "\(root)/\($0).lproj" } } + roots
  }
}
