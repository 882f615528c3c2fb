import TestFolders
import UIKit

/// A bundle in a temporary folder with asset catalogs written by a test.
final class AssetFixture {
  let folder = TestFolder.make(".bundle").path
  var bundle: Bundle { Bundle(path: folder) ?? .main }

  func write(_ data: Data?, to name: String) {
    if let data { _ = try? URL(fileURLWithPath: folder).write(data, to: name) }
  }

  func write(_ text: String, to name: String) { write(Data(text.utf8), to: name) }

  /// A square PNG of one color.
  func png(_ name: String, side: CGFloat, _ color: UIColor = .red) {
    let image = Samples.draw(side, side) { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
    write(image.pngData(), to: name)
  }

  /// A folder of `Assets.xcassets` with the list that Xcode writes into its `Contents.json`.
  func set(_ name: String, _ list: String, _ entries: [String], properties: String = "") {
    let more = properties.isEmpty ? "" : ", \"properties\": {\(properties)}"
    write(
      "{\"\(list)\": [\(entries.joined(separator: ", "))], \"info\": {\"author\": \"xcode\", \"version\": 1}\(more)}",
      to: "Assets.xcassets/\(name)/Contents.json")
  }

  /// An image set; each entry is a file's name, the side of the square to write, and the conditions as JSON
  /// members.
  func images(
    _ name: String, properties: String = "", _ entries: (file: String, side: CGFloat, conditions: String)...
  ) {
    for entry in entries where entry.side > 0 {
      png("Assets.xcassets/\(name).imageset/\(entry.file)", side: entry.side)
    }
    let texts = entries.map { "{\"filename\": \"\($0.file)\", \"idiom\": \"universal\"\($0.conditions)}" }
    set("\(name).imageset", "images", texts, properties: properties)
  }

  func image(_ name: String, _ traits: UITraitCollection = UITraitCollection(displayScale: 1)) -> UIImage? {
    UIImage(named: name, in: bundle, compatibleWith: traits)
  }

  func color(_ name: String, _ traits: UITraitCollection? = nil) -> UIColor? {
    UIColor(named: name, in: bundle, compatibleWith: traits)
  }
}

extension UITraitCollection {
  static let dark = UITraitCollection(userInterfaceStyle: .dark)
  static let light = UITraitCollection(userInterfaceStyle: .light)
  static let highContrast = UITraitCollection(accessibilityContrast: .high)

  func with(_ other: UITraitCollection) -> UITraitCollection { UITraitCollection(traitsFrom: [self, other]) }
}
