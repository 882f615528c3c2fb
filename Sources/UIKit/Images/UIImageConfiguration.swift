import CoreGraphics

extension UIImage {
  /// The traits and settings that determine the variant of an image.
  open class Configuration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    var traits: UITraitCollection?

    public override init() { super.init() }

    /// Creates a configuration with only traits.
    public convenience init(traitCollection: UITraitCollection) {
      self.init()
      traits = traitCollection
    }

    public required init?(coder: NSCoder) {
      traits = coder.decodeObject(of: UITraitCollection.self, forKey: "traits")
      super.init()
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { coder.encode(traits, forKey: "traits") }
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    /// Returns a new object with the same values, of the same class.
    func duplicate() -> Configuration {
      let copy = Configuration()
      copy.traits = traits
      return copy
    }

    /// The traits for which an image is chosen; nil for none.
    open var traitCollection: UITraitCollection? { traits }

    /// Returns the configuration with other traits; nil removes them.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      let copy = duplicate()
      copy.traits = traitCollection
      return copy as? Self ?? self
    }

    /// Returns a configuration with the values of the other one. Values that the other one does not specify are
    /// those of this one.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let otherConfiguration else { return self }
      // The result is a symbol configuration if either side is.
      let merged = self is SymbolConfiguration ? duplicate() : otherConfiguration.duplicate()
      merged.traits = UITraitCollection.merged(traits, otherConfiguration.traits)
      if let merged = merged as? SymbolConfiguration, let other = otherConfiguration as? SymbolConfiguration {
        merged.values.merge(other.values)
      }
      return merged as? Self ?? self
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return self === other || (type(of: self) == type(of: other) && traits == other.traits)
    }

    open override var hash: Int { traits?.hash ?? 0 }
  }
}

extension UITraitCollection {
  static func merged(_ base: UITraitCollection?, _ other: UITraitCollection?) -> UITraitCollection? {
    guard let base, let other else { return other ?? base }
    return UITraitCollection(traitsFrom: [base, other])
  }

}
