import CoreGraphics

/// An `.imageset`: files of one image for different devices and appearances.
final class ImageSet: Sendable {
  struct Rendition {
    var conditions: AssetConditions
    var path: String
    /// The entry in the JSON, with settings for display.
    var entry: AssetValue

    var isVector: Bool { [".pdf", ".svg"].contains { path.lowercased().hasSuffix($0) } }
  }

  let name: String
  private let renditions: [Rendition]
  private let renderingMode: UIImage.RenderingMode
  private let languages: [String]
  /// Whether vector files stay sharp in views that enlarge them.
  private let preservesVectors: Bool
  private let assetStore = Locked<UIImageAsset?>(nil)

  /// Decoded files by path; nil for those that can't be read, so that the error is logged once.
  private static let decoded = Locked<[String: ImageStorage?]>([:])

  static func purge() { decoded.withLock { $0 = [:] } }

  init(name: String, contents: AssetContents) {
    self.name = name
    renditions = contents.root["images"].list.compactMap { entry in
      guard let file = entry["filename"].string, let path = contents.path(of: file) else { return nil }
      return Rendition(conditions: AssetConditions(entry), path: path, entry: entry)
    }
    preservesVectors = contents.root["properties"]["preserves-vector-representation"].bool
    let intent = contents.root["properties"]["template-rendering-intent"].string
    switch intent ?? contents.root["info"]["template-rendering-intent"].string {
    case "template": renderingMode = .alwaysTemplate
    case "original": renderingMode = .alwaysOriginal
    default: renderingMode = .automatic
    }
    languages = renditions.contains { $0.conditions.locale != nil } ? Locale.preferredLanguages : []
  }

  /// Whether the image may change while the app runs.
  var varies: Bool { renditions.contains { $0.conditions.dependsOnEnvironment } }

  /// Returns the best matching file that can be read; a vector file that can't be read is skipped.
  func storage(for traits: UITraitCollection) -> ImageStorage? {
    for rendition in renditions.fitting(traits, languages: languages, conditions: \.conditions) {
      if var storage = rendition.isVector ? drawing(of: rendition, traits) : decode(rendition) {
        storage.name = name
        storage.asset = asset
        storage.configuration = traits.imageConfiguration
        apply(rendition, to: &storage, traits: traits)
        return storage
      }
    }
    return nil
  }

  /// Returns the build's drawing of a PDF or SVG file for this screen.
  private func drawing(of rendition: Rendition, _ traits: UITraitCollection) -> ImageStorage? {
    let screen = traits.displayScale > 0 ? traits.displayScale : ImageBitmap.screenScale
    let wanted = Int(max(screen.rounded(.up), 1))
    for scale in [wanted, 3, 2, 1] {
      var drawn = rendition
      drawn.path = "\(rendition.path)@\(scale)x.png"
      drawn.conditions.scale = CGFloat(scale)
      guard access(drawn.path, F_OK) == 0, var storage = decode(drawn) else { continue }
      if preservesVectors { storage.enlarged = EnlargedImages(of: rendition.path, above: storage.scale) }
      return storage
    }
    AssetMessage.once(
      "\(rendition.path) was not drawn when the app was built. Build it by `flipside`, or add a PNG to the image set "
        + "\"\(name)\".")
    return nil
  }

  private var asset: UIImageAsset {
    assetStore.withLock { store in
      let asset = store ?? UIImageAsset(set: self)
      store = asset
      return asset
    }
  }

  private func decode(_ rendition: Rendition) -> ImageStorage? {
    if let known = Self.decoded.withLock({ $0[rendition.path] }) { return known }
    let remedy = "Add it to the image set \"\(name)\" or remove its entry from Contents.json."
    let data = AssetFile.read(rendition.path, limit: 256 << 20, remedy: remedy)
    let scale = rendition.conditions.scale ?? 1
    let storage = data.flatMap { ImageFiles.decode($0, name: rendition.path, scale: scale) }
    if data != nil, storage == nil {
      AssetMessage.once("\(rendition.path) is no image that can be read. Save it anew as PNG, JPEG or WebP.")
    }
    return Self.decoded.withLock { decoded in
      if let known = decoded[rendition.path], let known { return known }
      decoded[rendition.path] = .some(storage)
      return storage
    }
  }

  private func apply(_ rendition: Rendition, to storage: inout ImageStorage, traits: UITraitCollection) {
    storage.renderingMode = renderingMode
    slice(rendition.entry["resizing"], &storage)
    let insets = rendition.entry["alignment-insets"]
    if insets.exists { storage.alignmentRectInsets = Self.insets(insets, scale: storage.scale) }
    // A set for one direction only is shown mirrored in the other one.
    let directions = Set(renditions.compactMap { $0.conditions.direction })
    if directions.count == 1, rendition.conditions.direction != nil {
      storage.flipsForRightToLeft = true
      // Views mirror it again in the direction for which it is intended.
      if rendition.conditions.direction == "right-to-left" { storage.orientation = storage.orientation.mirrored }
    }
  }

  /// Applies Xcode's slicing, in pixels: caps with a fixed size, and a tiled or stretched region between them.
  private func slice(_ resizing: AssetValue, _ storage: inout ImageStorage) {
    guard resizing.exists else { return }
    var caps = Self.insets(resizing["cap-insets"], scale: storage.scale)
    switch resizing["mode"].string {
    case "3-part-horizontal":
      caps.top = 0
      caps.bottom = 0
    case "3-part-vertical":
      caps.left = 0
      caps.right = 0
    case "9-part": break
    default: return
    }
    storage.capInsets = UIEdgeInsets(
      top: max(caps.top, 0), left: max(caps.left, 0), bottom: max(caps.bottom, 0), right: max(caps.right, 0))
    storage.resizingMode = resizing["center"]["mode"].string == "tile" ? .tile : .stretch
  }

  private static func insets(_ value: AssetValue, scale: CGFloat) -> UIEdgeInsets {
    func points(_ name: String) -> CGFloat { (value[name].number ?? 0) / scale }
    return UIEdgeInsets(
      top: points("top"), left: points("left"), bottom: points("bottom"), right: points("right"))
  }
}
