import CoreGraphics

extension UIImage {
  /// Creates the image with that name in the main bundle, from its asset catalog or a file. The result is cached.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates the image with a name. A name without an extension denotes a PNG file; among variants, the file whose
  /// `@2x`/`@3x` and `~iphone`/`~ipad` match the traits best is used.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let found = ImageFiles.named(name, in: bundle ?? .main, traits: Self.searchTraits(traitCollection)) else {
      return nil
    }
    self.init(storage: found)
  }

  /// Creates the image with that name in a bundle's asset catalog or files, for the given configuration; nil if
  /// there is none.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    let traits = Self.searchTraits(configuration?.traitCollection)
    guard var found = ImageFiles.named(name, in: bundle ?? .main, traits: traits) else { return nil }
    found.configuration = configuration ?? found.configuration
    self.init(storage: found)
  }

  /// Creates the image with that name, whose layers are shown up to a value from 0 to 1 if it is a variable symbol;
  /// nil if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue: Double, configuration: Configuration? = nil
  ) {
    self.init(named: name, in: bundle, with: configuration)
  }

  /// Creates an image from a symbol that Xcode generates for the asset catalog.
  public convenience init(resource: ImageResource) {
    if let found = ImageFiles.named(resource.name, in: resource.bundle, traits: Self.searchTraits(nil)) {
      self.init(storage: found)
    } else {
      Console.write("No image named '\(resource.name)' found in asset catalog for \(resource.bundle.bundlePath)")
      self.init()
    }
  }

  /// Returns the current traits overridden by the given ones.
  private static func searchTraits(_ traits: UITraitCollection?) -> UITraitCollection {
    guard let traits else { return .current }
    return UITraitCollection(traitsFrom: [.current, traits])
  }

  /// Removes the cached images; called on a memory warning.
  package static func purgeCaches() {
    ImageFiles.purge()
    SymbolDrawing.purge()
  }
}

/// An image of an asset catalog, by the name that Xcode's generated symbols give it.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a reference to an image set of an asset catalog by its name and the bundle that has the catalog. Xcode
  /// generates such references; no check is made whether the image exists.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
