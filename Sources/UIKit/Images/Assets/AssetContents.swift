import CoreGraphics

/// A `Contents.json` and the folder that it describes.
struct AssetContents {
  let folder: String
  let root: AssetValue

  /// Nil, and a line on the console, when the file is missing or unreadable.
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

  /// The path of a file named in the JSON: it must lie in the asset's own folder.
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

/// Reads files of bundles that nobody has checked.
enum AssetFile {
  /// The bytes; nil and a line on the console if there are none or too many. Not mapped into memory, as a build may
  /// replace the file while the app runs.
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

/// A value of a JSON file, with nothing in the place of what is missing or of another type.
struct AssetValue {
  private let value: Any?

  init(_ value: Any?) { self.value = value }

  /// The member of that name. Older Xcodes wrote `capInsets` where newer ones write `cap-insets`.
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

  /// A number, or one in a string; nil if it is not finite.
  var number: CGFloat? {
    let number = (value as? NSNumber)?.doubleValue ?? string.flatMap { Double($0) }
    return number.flatMap { $0.isFinite ? CGFloat($0) : nil }
  }
}
