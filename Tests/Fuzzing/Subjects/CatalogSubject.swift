import Foundation
import UIKit

/// Damaged descriptions within an asset catalog: images, colors and data are looked up by name.
struct CatalogSubject: FuzzSubject {
  static let name = "catalogs"
  static let rounds = 40_000
  private let mutator: Mutator
  private let folder: URL

  init(repository: URL, folder: URL) throws {
    let corpus = try Corpus(repository: repository)
    mutator = Mutator(
      corpus: corpus.files(["json"]),
      words: Corpus.hostileValues + [
        "\"images\" : [", "\"colors\" : [", "\"idiom\" : \"universal\"", "\"scale\" : \"3x\"",
        "\"filename\" : \"a.png\"",
        "\"appearances\" : [", "\"components\" : {", "\"red\" : \"0xFFFF\"", "\"alpha\" : -1e9", "null", "{", "[",
        "]",
        "\"resizing\" : {", "\"cap-insets\" : {", "\"top\" : 1e300", "\"data\" : [", "\"color-space\" : \"x\"",
      ], limit: 1 << 14)
    try (corpus.files(["png"]).first ?? Data()).write(to: folder.appendingPathComponent("a.png"))
    self.folder = folder
  }

  func input(_ random: inout RandomBytes) -> Data { mutator.input(&random) }

  func run(_ input: Data) throws {
    let home = folder.appendingPathComponent(UUID().uuidString + ".bundle")
    defer { try? FileManager.default.removeItem(at: home) }
    let sets = ["a.imageset", "a.colorset", "a.dataset", "group/a.symbolset"]
    let path = home.appendingPathComponent("Assets.xcassets/\(sets[input.count % sets.count])")
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    try input.write(to: path.appendingPathComponent("Contents.json"))
    try FileManager.default.createSymbolicLink(
      at: path.appendingPathComponent("a.png"), withDestinationURL: folder.appendingPathComponent("a.png"))
    guard let bundle = Bundle(path: home.path) else { throw Finding("no bundle at \(home.path)") }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    for name in ["a", "group/a"] {
      let image = UIImage(named: name, in: bundle, compatibleWith: dark)
      if let size = image?.size, !(size.width.isFinite && size.height.isFinite) { throw Finding("size \(size)") }
      var alpha: CGFloat = 0
      UIColor(named: name, in: bundle, compatibleWith: dark)?.getRed(nil, green: nil, blue: nil, alpha: &alpha)
      _ = NSDataAsset(name: name, bundle: bundle)?.data
    }
  }
}
