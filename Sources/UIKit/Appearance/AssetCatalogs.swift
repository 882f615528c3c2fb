import CoreGraphics

/// Where whoever reads asset catalogs plugs in; without a reader no name is found.
package enum AssetCatalogs {
  /// What a reader of catalogs can answer. Called on any thread.
  package struct Reader: Sendable {
    package var color: @Sendable (_ name: String, _ bundle: Bundle) -> UIColor?
    package var image: @Sendable (_ name: String, _ bundle: Bundle, _ traits: UITraitCollection) -> UIImage?

    package init(
      color: @escaping @Sendable (String, Bundle) -> UIColor?,
      image: @escaping @Sendable (String, Bundle, UITraitCollection) -> UIImage?
    ) {
      self.color = color
      self.image = image
    }
  }

  package static let reader = Locked<Reader?>(nil)

  static func color(named name: String, in bundle: Bundle) -> UIColor? {
    reader.withLock { $0 }?.color(name, bundle)
  }

  static func image(named name: String, in bundle: Bundle, traits: UITraitCollection) -> UIImage? {
    reader.withLock { $0 }?.image(name, bundle, traits)
  }
}
