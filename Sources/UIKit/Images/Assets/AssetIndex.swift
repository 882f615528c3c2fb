import CoreGraphics

/// The names in all catalogs of a bundle and their folders.
final class AssetIndex: @unchecked Sendable {
  private enum Kind: String {
    case image = "imageset"
    case color = "colorset"
    case data = "dataset"
    case symbol = "symbolset"
  }

  private struct Key: Hashable {
    var kind: Kind
    var name: String
  }

  /// The folders by name, set only by `init`.
  private var folders: [Key: String] = [:]
  private let sets = Locked<[Key: AnyObject]>([:])

  /// Types of folders without assets that an app can load by name.
  private static let ignored: Set<String> = [
    "appiconset", "iconset", "launchimage", "brandassets", "imagestack", "imagestacklayer", "solidimagestack",
    "solidimagestacklayer", "stickerpack", "sticker", "stickersequence", "complicationset", "gcdashboardimage",
    "gcleaderboard", "textureset", "cubetextureset", "mipmapset", "arresourcegroup",
  ]

  /// Reads the names in all asset catalogs of folders.
  /// - Parameter folders: the folders that are searched for `.xcassets`.
  init(folders: [String]) {
    var seen: Set<String> = []
    for folder in folders where seen.insert(URL(fileURLWithPath: folder).standardizedFileURL.path).inserted {
      // A catalog may be a symbolic link, because a build may link it instead of copying it.
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() where name.hasSuffix(".xcassets") {
        read("\(folder)/\(name)", namespace: "", depth: 0)
      }
    }
  }

  private func read(_ folder: String, namespace: String, depth: Int) {
    guard depth < 32 else {
      return AssetMessage.once("\(folder) lies too deep and is left out. Move it out of some of its groups.")
    }
    for entry in Self.folders(in: folder) {
      let path = "\(folder)/\(entry)"
      let dot = entry.lastIndex(of: ".")
      let type = dot.map { String(entry[entry.index(after: $0)...]) } ?? ""
      let name = namespace + (dot.map { String(entry[..<$0]) } ?? entry)
      if let kind = Kind(rawValue: type) {
        add(Key(kind: kind, name: name), path)
      } else if !Self.ignored.contains(type) {
        read(path, namespace: namespace + Self.namespace(of: path, name: entry), depth: depth + 1)
      }
    }
  }

  private func add(_ key: Key, _ path: String) {
    if let other = folders[key] {
      AssetMessage.once("two assets are named \"\(key.name)\": \(other) is used, not \(path). Rename one of them.")
    } else {
      folders[key] = path
    }
  }

  /// Returns `"Group/"` for a group that provides a namespace.
  private static func namespace(of group: String, name: String) -> String {
    guard FileManager.default.fileExists(atPath: "\(group)/Contents.json") else { return "" }
    return AssetContents(folder: group)?.root["properties"]["provides-namespace"].bool == true ? "\(name)/" : ""
  }

  /// Returns the subfolders, without symbolic links, which might form cycles.
  private static func folders(in folder: String) -> [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return entries.sorted().filter { entry in
      guard !entry.hasPrefix(".") else { return false }
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(entry)")
      return attributes?[.type] as? FileAttributeType == .typeDirectory
    }
  }

  // MARK: Queries

  func hasSymbolSet(_ name: String) -> Bool { folders[Key(kind: .symbol, name: name)] != nil }
  func imageSet(_ name: String) -> ImageSet? { set(.image, name, ImageSet.init) }
  func colorSet(_ name: String) -> ColorSet? { set(.color, name, ColorSet.init) }
  func dataSet(_ name: String) -> DataSet? { set(.data, name, DataSet.init) }

  /// Returns the set with a name. A name that is in no catalog costs one look-up and accesses no file.
  private func set<Content: AnyObject>(
    _ kind: Kind, _ name: String, _ make: (String, AssetContents) -> Content
  ) -> Content? {
    let key = Key(kind: kind, name: name)
    guard let folder = folders[key] else { return nil }
    if let known = sets.withLock({ $0[key] }) { return known as? Content }
    guard let contents = AssetContents(folder: folder) else { return nil }
    let new = make(name, contents)
    return sets.withLock { sets in
      if let known = sets[key] as? Content { return known }
      sets[key] = new
      return new
    }
  }
}
