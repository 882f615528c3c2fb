import CoreGraphics

/// The contents of a bundle's `.xcassets` folders, by name. Safe on any thread.
///
/// Xcode compiles catalogs. Flipside copies them to the bundle unchanged and reads them lazily: the names of a
/// bundle once, a set's `Contents.json` when its name is first used, and an image's file when it is shown.
enum AssetCatalogs {
  private static let indexes = Locked<[String: AssetIndex]>([:])

  /// Returns the image for traits. The name may have the extension of an image file (`leaf.jpg`), as in old code;
  /// names of image sets have no extension.
  static func image(named name: String, in bundle: Bundle, traits: UITraitCollection) -> ImageStorage? {
    let index = index(of: bundle)
    if index.hasSymbolSet(name) {
      AssetMessage.once(
        "\"\(name)\" is a symbol set: symbol sets are not supported yet. An image set of that name is used if there is one."
      )
    }
    let ending = ImageName(name).suffix
    let set = index.imageSet(name) ?? (ending.isEmpty ? nil : index.imageSet(String(name.dropLast(ending.count))))
    return set?.storage(for: traits)
  }

  static func color(named name: String, in bundle: Bundle) -> ColorSet? { index(of: bundle).colorSet(name) }

  static func data(named name: String, in bundle: Bundle) -> DataSet? { index(of: bundle).dataSet(name) }

  /// Removes decoded images; names and colors remain cached.
  static func purge() { ImageSet.purge() }

  private static func index(of bundle: Bundle) -> AssetIndex {
    let path = bundle.bundlePath
    if let known = indexes.withLock({ $0[path] }) { return known }
    let new = AssetIndex(folders: [bundle.resourcePath, path].compactMap { $0 })
    return indexes.withLock { indexes in
      let index = indexes[path] ?? new
      indexes[path] = index
      return index
    }
  }
}

/// Messages about the errors of a catalog, each logged once: apps look up the same name many times.
enum AssetMessage {
  static func once(_ text: String) { Console.writeOnce("Asset catalog: \(text)") }
}
