import CoreGraphics
import Foundation

/// An interpolation between two layouts, with the progress of a gesture or an animation.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewtransitionlayout>
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let from: UICollectionViewLayout
  private let to: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]

  /// Creates the layout between two others. Apps that subclass it return an instance from the delegate's
  /// `collectionView(_:transitionLayoutForOldLayout:newLayout:)`.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    from = currentLayout
    to = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) {
    from = UICollectionViewLayout()
    to = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// The progress of the transition: 0 at the current layout, 1 at the next one.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      if !transitionProgress.isFinite { transitionProgress = oldValue }
      if transitionProgress != oldValue { invalidateLayout() }
    }
  }
  /// The layout at the progress 0, from which the transition comes.
  open var currentLayout: UICollectionViewLayout { from }
  /// The layout at the progress 1, to which the transition leads.
  open var nextLayout: UICollectionViewLayout { to }

  /// Stores a value that a subclass or the app animates with the transition.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// Returns the value that `updateValue(_:forAnimatedKey:)` stored last; 0 for a key without a value.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func prepare() {
    from.prepare()
    to.collectionView = collectionView
    to.prepare()
  }

  open override var collectionViewContentSize: CGSize {
    let (a, b) = (from.collectionViewContentSize, to.collectionViewContentSize)
    return CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var seen: Set<CollectionElement> = []
    let all = (from.layoutAttributesForElements(in: rect) ?? []) + (to.layoutAttributesForElements(in: rect) ?? [])
    return all.compactMap { seen.insert($0.element).inserted ? attributes($0.element) : nil }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(CollectionElement(role: .cell, indexPath: indexPath))
  }
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(CollectionElement(role: .supplementary(elementKind), indexPath: indexPath)) }
  open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(CollectionElement(role: .decoration(elementKind), indexPath: indexPath)) }

  private func attributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let (a, b) = (from.attributes(of: element), to.attributes(of: element))
    guard let a, let b else { return a ?? b }
    guard let mixed = b.copy() as? UICollectionViewLayoutAttributes else { return b }
    mixed.center = CGPoint(x: mix(a.center.x, b.center.x), y: mix(a.center.y, b.center.y))
    mixed.size = CGSize(width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height))
    mixed.alpha = mix(a.alpha, b.alpha)
    return mixed
  }

  private func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * transitionProgress }
}

extension UICollectionViewLayout {
  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.role {
    case .cell: return layoutAttributesForItem(at: element.indexPath)
    case .supplementary(let kind): return layoutAttributesForSupplementaryView(ofKind: kind, at: element.indexPath)
    case .decoration(let kind): return layoutAttributesForDecorationView(ofKind: kind, at: element.indexPath)
    }
  }

  func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let path = element.indexPath
    switch element.role {
    case .cell: return initialLayoutAttributesForAppearingItem(at: path)
    case .supplementary(let kind):
      return initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind): return initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let path = element.indexPath
    switch element.role {
    case .cell: return finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementary(let kind):
      return finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind): return finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }
}
