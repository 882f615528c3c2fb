import CoreGraphics

extension UIColor {
  /// Creates the color with that name in the main bundle's asset catalog; nil if the catalog has no such color.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates the color with that name in the bundle's asset catalog. It is dynamic unless `traitCollection` is
  /// given.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let set = AssetCatalogs.color(named: name, in: bundle ?? .main), !set.isEmpty else { return nil }
    let value = ColorValue.named(set)
    self.init(value: traitCollection.map { value.resolved(with: $0) } ?? value)
  }

  /// Creates a color from a symbol that Xcode generates for the asset catalog.
  public convenience init(resource: ColorResource) {
    if let set = AssetCatalogs.color(named: resource.name, in: resource.bundle), !set.isEmpty {
      self.init(value: .named(set))
    } else {
      Console.write("No color named '\(resource.name)' found in asset catalog for \(resource.bundle.bundlePath)")
      self.init(value: .gray(white: 0, alpha: 0))
    }
  }
}
