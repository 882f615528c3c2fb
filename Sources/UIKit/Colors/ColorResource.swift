import Foundation

/// A colour of an asset catalog, by the name that Xcode's generated symbols give it.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
