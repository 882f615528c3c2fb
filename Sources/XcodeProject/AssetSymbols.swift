import Foundation

/// Generates the symbols that Xcode 15 derives from asset catalogs at build time, such as `UIImage.closeButton` for
/// the image set `CloseButton` and `UIColor.accent` for the color set `AccentColor`.
///
/// Sets in folders that provide a namespace are omitted.
public struct AssetSymbols {
  /// The names of the image sets by their symbols.
  private var images: [String: String] = [:]
  private var colors: [String: String] = [:]

  /// Reads the asset catalogs.
  /// - Parameter catalogs: the paths of a module's asset catalogs.
  public init(catalogs: [String]) {
    for catalog in catalogs {
      guard let files = FileManager.default.enumerator(atPath: catalog) else { continue }
      while let path = files.nextObject() as? String {
        let file = (path as NSString).lastPathComponent as NSString
        let name = file.deletingPathExtension
        switch file.pathExtension {
        case "imageset", "symbolset": add(name, to: &images, suffix: "Image", besides: Self.namesOfImages)
        case "colorset": add(name, to: &colors, suffix: "Color", besides: Self.namesOfColors)
        case "" where !Self.providesNamespace("\(catalog)/\(path)"): continue
        default: break
        }
        files.skipDescendants()
      }
    }
  }

  /// The generated source file; nil if there are no symbols.
  public var source: GeneratedSource? {
    guard !images.isEmpty || !colors.isEmpty else { return nil }
    let text = """
      // This file was generated from asset catalogs and should not be edited.

      import Foundation
      import UIKit

      \(Self.declarations(of: images, resource: "ImageResource", type: "UIImage"))
      \(Self.declarations(of: colors, resource: "ColorResource", type: "UIColor"))
      """
    return GeneratedSource(name: "GeneratedAssetSymbols.swift", text: text, origin: "asset catalogs")
  }

  private static func declarations(of symbols: [String: String], resource: String, type: String) -> String {
    let sorted = symbols.sorted { $0.key < $1.key }
    let resources = sorted.map { symbol, name in
      "  static let `\(symbol)` = \(resource)(name: \(literal(name)), bundle: .main)\n"
    }
    let values = sorted.map { symbol, _ in
      "  static var `\(symbol)`: \(type) { \(type)(resource: .`\(symbol)`) }\n"
    }
    return "extension \(resource) {\n\(resources.joined())}\n\nextension \(type) {\n\(values.joined())}\n"
  }

  private static func literal(_ name: String) -> String {
    let escaped = name.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }

  private func add(
    _ name: String, to symbols: inout [String: String], suffix: String, besides taken: Set<String>
  ) {
    guard !name.contains(where: \.isNewline), let symbol = Self.symbol(of: name, suffix: suffix) else { return }
    // Xcode warns about a symbol that UIKit already declares, and omits it.
    if !taken.contains(symbol), symbols[symbol] == nil { symbols[symbol] = name }
  }

  /// Returns the symbol for a set: its name in lower camel case without the suffix for its kind; nil if the name
  /// has no letter or digit.
  static func symbol(of name: String, suffix: String) -> String? {
    let words = name.split { !$0.isLetter && !("0"..."9").contains($0) }.map(String.init)
    guard let first = words.first else { return nil }
    var symbol = lowered(first) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if symbol.hasSuffix(suffix), symbol.count > suffix.count { symbol.removeLast(suffix.count) }
    return symbol.first?.isLetter == true ? symbol : "_" + symbol
  }

  /// Returns a word with its leading capitals in lower case: `CloseButton` becomes `closeButton`, `URLField`
  /// becomes `urlField` and `FAQ` becomes `faq`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix(while: \.isUppercase)
    let count = capitals.count > 1 && capitals.count < word.count ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = json["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }

  private static let namesOfImages: Set<String> = [
    "actions", "add", "animatedImage", "animatedImageNamed", "animatedResizableImageNamed", "checkmark", "remove",
    "strokedCheckmark",
  ]

  private static let namesOfColors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray",
    "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
    "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
    "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan",
    "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
    "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground",
    "tertiarySystemFill", "tertiarySystemGroupedBackground", "tint", "tintColor", "white", "yellow",
  ]
}
