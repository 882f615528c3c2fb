import CoreGraphics

/// What the `.xcassets` folders of a bundle hold, by name. Safe on any thread.
///
/// Xcode compiles catalogs; here they lie in the bundle as they are and are read as far as an app asks: the names
/// of a bundle once, a set's `Contents.json` when its name is first used, and an image's file when it is shown.
enum AssetCatalogs {
  private static let indexes = Locked<[String: AssetIndex]>([:])

  /// The image as these traits want it. A name may end in that of an image file (`leaf.jpg`), as old code writes
  /// it: the set is named without.
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

  /// Forgets decoded images; names and colours stay.
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

/// Lines on the console about a catalog's faults, each once: apps ask for the same name over and over.
enum AssetMessage {
  static func once(_ text: String) { Console.writeOnce("Asset catalog: \(text)") }
}
