import CoreGraphics

extension UIColor {
  /// The colour of that name in the main bundle's asset catalog; nil if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// The colour of that name in the bundle's asset catalog. It is dynamic unless `traitCollection` fixes it.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = AssetCatalogs.color(named: name, in: bundle ?? .main) else { return nil }
    self.init(value: traitCollection.map { color.value.resolved(with: $0) } ?? color.value)
  }

  /// A colour named by a symbol that Xcode generates from the asset catalog.
  public convenience init(resource: ColorResource) {
    if let color = AssetCatalogs.color(named: resource.name, in: resource.bundle) {
      self.init(value: color.value)
    } else {
      Console.write("No color named '\(resource.name)' found in asset catalog for \(resource.bundle.bundlePath)")
      self.init(value: .gray(white: 0, alpha: 0))
    }
  }
}
