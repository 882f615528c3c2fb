import Foundation

/// A color of an asset catalog, by the name that Xcode's generated symbols give it.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a reference to a color set of an asset catalog by its name and the bundle that has the catalog. Xcode
  /// generates such references; no check is made whether the color exists.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
