import CoreGraphics

/// The variants of one image for different traits.
///
/// ```swift
/// let asset = UIImageAsset()
/// asset.register(day, with: UITraitCollection(userInterfaceStyle: .light))
/// asset.register(night, with: UITraitCollection(userInterfaceStyle: .dark))
/// imageView.image = asset.image(with: traitCollection)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiimageasset>
open class UIImageAsset: NSObject, NSSecureCoding, @unchecked Sendable {
  private let variants = Locked<[(configuration: UIImage.Configuration, image: ImageStorage)]>([])

  /// The image set of the catalog; nil for other assets. Weak, as the set retains the asset.
  private weak var imageSet: ImageSet?

  public override init() { super.init() }

  convenience init(set: ImageSet) {
    self.init()
    imageSet = set
  }

  public required init?(coder: NSCoder) { super.init() }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}

  /// Returns the most specific variant whose traits the configuration contains; if there is none, that of the asset
  /// catalog, or else the variant that was registered first.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    let traits = UITraitCollection(traitsFrom: [.current, configuration.traitCollection ?? UITraitCollection()])
    guard var storage = variant(for: traits) else { return UIImage() }
    storage.asset = self
    storage.configuration = configuration
    return UIImage(storage: storage)
  }

  /// Whether the image depends on traits.
  var varies: Bool { imageSet?.varies == true || !variants.withLock { $0.isEmpty } }

  var isInCatalog: Bool { imageSet != nil }

  func variant(for traits: UITraitCollection) -> ImageStorage? {
    let all = variants.withLock { $0 }
    let fitting = all.filter { traits.containsTraits(in: $0.configuration.traitCollection) }
    let best = fitting.max { specificity($0.configuration) < specificity($1.configuration) }
    return best?.image ?? imageSet?.storage(for: traits) ?? all.first?.image
  }

  /// Adds a variant for the traits of a configuration, replacing one that was registered for an equal
  /// configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    variants.withLock { variants in
      variants.removeAll { $0.configuration.isEqual(configuration) }
      var storage = image.storage
      storage.asset = nil
      variants.append((configuration, storage))
    }
  }

  /// Removes the variant that was registered for an equal configuration. Variants of the asset catalog remain.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    variants.withLock { $0.removeAll { $0.configuration.isEqual(configuration) } }
  }

  /// Returns the variant for a trait collection, chosen as by `image(with:)` with a configuration.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    image(with: traitCollection.imageConfiguration)
  }

  /// Adds a variant for traits, replacing one that was registered for equal traits. Traits that are unspecified
  /// match all values.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    register(image, with: traitCollection.imageConfiguration)
  }

  /// Removes the variant that was registered for equal traits. Variants of the asset catalog remain.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    unregisterImage(with: traitCollection.imageConfiguration)
  }

  private func specificity(_ configuration: UIImage.Configuration) -> Int {
    configuration.traitCollection?.values.descriptions.count ?? 0
  }
}
