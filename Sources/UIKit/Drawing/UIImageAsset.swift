import CoreGraphics

/// Variants of one image for different traits.
///
/// ```swift
/// let asset = UIImageAsset()
/// asset.register(day, with: UITraitCollection(userInterfaceStyle: .light))
/// asset.register(night, with: UITraitCollection(userInterfaceStyle: .dark))
/// imageView.image = asset.image(with: traitCollection)
/// ```
open class UIImageAsset: NSObject, NSSecureCoding, @unchecked Sendable {
  private let variants = Locked<[(configuration: UIImage.Configuration, image: ImageStorage)]>([])

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}

  /// The variant whose traits the configuration contains, the most specific one first; else the one registered first.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    let traits = UITraitCollection(traitsFrom: [.current, configuration.traitCollection ?? UITraitCollection()])
    let all = variants.withLock { $0 }
    let fitting = all.filter { traits.containsTraits(in: $0.configuration.traitCollection) }
    let best = fitting.max { specificity($0.configuration) < specificity($1.configuration) } ?? all.first
    guard var storage = best?.image else { return UIImage() }
    storage.asset = self
    storage.configuration = configuration
    return UIImage(storage: storage)
  }

  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    variants.withLock { variants in
      variants.removeAll { $0.configuration.isEqual(configuration) }
      var storage = image.storage
      storage.asset = nil
      variants.append((configuration, storage))
    }
  }

  open func unregisterImage(with configuration: UIImage.Configuration) {
    variants.withLock { $0.removeAll { $0.configuration.isEqual(configuration) } }
  }

  open func image(with traitCollection: UITraitCollection) -> UIImage {
    image(with: traitCollection.imageConfiguration)
  }

  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    register(image, with: traitCollection.imageConfiguration)
  }

  open func unregister(imageWith traitCollection: UITraitCollection) {
    unregisterImage(with: traitCollection.imageConfiguration)
  }

  private func specificity(_ configuration: UIImage.Configuration) -> Int {
    configuration.traitCollection?.values.descriptions.count ?? 0
  }
}
