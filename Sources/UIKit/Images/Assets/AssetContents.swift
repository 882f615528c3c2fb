import CoreGraphics

/// A `Contents.json` and its folder.
struct AssetContents {
  let folder: String
  let root: AssetValue

  /// Reads the file; nil, with a message in the console, if it is missing or unreadable.
  init?(folder: String) {
    let path = "\(folder)/Contents.json"
    guard let data = AssetFile.read(path, limit: 4 << 20, remedy: "Add the asset anew in Xcode.") else {
      return nil
    }
    guard let json = try? JSONSerialization.jsonObject(with: data), json is [String: Any] else {
      AssetMessage.once("\(path) is not valid JSON, so the asset is left out. Correct it or add the asset anew.")
      return nil
    }
    self.folder = folder
    root = AssetValue(json)
  }

  /// Returns the path of a file named in the JSON, which must be in the asset's own folder; else nil.
  func path(of fileName: String) -> String? {
    guard !fileName.isEmpty, !fileName.contains("/"), fileName != "..", fileName != ".", !fileName.contains("\0")
    else {
      AssetMessage.once(
        "\(folder)/Contents.json names the file \"\(fileName)\", which is not in the asset's folder. "
          + "Put the file there and name it alone.")
      return nil
    }
    return "\(folder)/\(fileName)"
  }
}

/// Reads untrusted files of bundles.
enum AssetFile {
  /// Returns the contents of a file; nil, with a message in the console, if it is missing or too large. It is not
  /// memory-mapped, as a build may replace the file while the app runs.
  static func read(_ path: String, limit: Int, remedy: String) -> Data? {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular else {
      AssetMessage.once("the file \(path) is missing. \(remedy)")
      return nil
    }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    guard size <= limit else {
      AssetMessage.once(
        "the file \(path) has \(size) bytes, more than the \(limit) that are read. Make it smaller.")
      return nil
    }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: file)) else {
      AssetMessage.once("the file \(path) can't be read. Check its permissions.")
      return nil
    }
    return data
  }
}

/// A value of a JSON file. Missing values and those with another type are empty.
struct AssetValue {
  private let value: Any?

  init(_ value: Any?) { self.value = value }

  /// Returns the member with that name. Older versions of Xcode wrote `capInsets` for the newer `cap-insets`.
  subscript(_ name: String) -> AssetValue {
    guard let members = value as? [String: Any] else { return AssetValue(nil) }
    if let member = members[name] { return AssetValue(member) }
    let parts = name.split(separator: "-")
    guard parts.count > 1 else { return AssetValue(nil) }
    return AssetValue(members[parts[0] + parts.dropFirst().map(\.capitalized).joined()])
  }

  var exists: Bool { value != nil }
  var string: String? { value as? String }
  var bool: Bool { (value as? Bool) ?? (string == "true") }
  var list: [AssetValue] { (value as? [Any] ?? []).map { AssetValue($0) } }

  /// The value as a number, which may be in a string; nil if it is not finite.
  var number: CGFloat? {
    let number = (value as? NSNumber)?.doubleValue ?? string.flatMap { Double($0) }
    return number.flatMap { $0.isFinite ? CGFloat($0) : nil }
  }
}
