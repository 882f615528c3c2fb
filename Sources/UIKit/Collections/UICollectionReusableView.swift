import CoreGraphics
import Foundation

/// A cell, supplementary or decoration view of a collection view.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionreusableview>
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The collection view that created the view.
  weak var collectionView: UICollectionView?
  /// The role of the view and its reuse pool.
  var reuse = ReuseKey(role: .cell, identifier: "")
  var storedIdentifier: String?
  /// Whether the identifier was registered for another class after the view was created.
  var isStale = false
  /// The size that the view requested last.
  var fittedSize: CGSize?
  /// The attributes that were applied last.
  var shownAttributes: UICollectionViewLayoutAttributes?
  /// The view's position in a list; nil outside of lists.
  var listPlacement: ListPlacement?
  /// The prototype in an Interface Builder file from which the view was created.
  var template: NibCellTemplate?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(.collectionReusableView, from: coder)
  }

  override class var nibRow: NibRow { .collectionReusableView }

  /// The identifier under which the view was registered; nil if there is none.
  open var reuseIdentifier: String? { storedIdentifier }
  /// Called before the view is reused for another item.
  open func prepareForReuse() {}
  /// Applies the values that a subclass of the attributes adds; frame, alpha and the other standard values are set
  /// already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Called before the collection view changes from one layout to another.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called after the collection view has changed from one layout to another.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns the attributes with the view's preferred size, if the layout estimates sizes.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else { return layoutAttributes }
    copy.size = fittingSize(copy.size, copy.estimatedAxes)
    return copy
  }

  /// Returns the view's preferred size along the estimated axes.
  func fittingSize(_ size: CGSize, _ estimated: EstimatedAxes) -> CGSize {
    let axes: EstimatedAxes = estimated.isEmpty ? [.horizontal, .vertical] : estimated
    guard asksForFitting else { return size }
    let target = CGSize(
      width: axes.contains(.horizontal) ? UIView.layoutFittingCompressedSize.width : size.width,
      height: axes.contains(.vertical) ? UIView.layoutFittingCompressedSize.height : size.height)
    let fitting = systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    return CGSize(
      width: axes.contains(.horizontal) && fitting.width > 0 ? fitting.width : size.width,
      height: axes.contains(.vertical) && fitting.height > 0 ? fitting.height : size.height)
  }

  /// Whether the view has a preferred size.
  var asksForFitting: Bool { sizingView != nil }

  /// The view that determines the preferred size; nil if there is none.
  var sizingView: UIView? { constraints.isEmpty ? nil : self }

  /// Applies the attributes of the collection view's layout.
  func show(_ attributes: UICollectionViewLayoutAttributes) {
    if let shown = shownAttributes, shown === attributes || shown.isEqual(attributes) { return }
    shownAttributes = attributes
    if listPlacement != attributes.list {
      listPlacement = attributes.list
      listPlacementDidChange()
    }
    if CATransform3DIsIdentity(attributes.transform3D), CATransform3DIsIdentity(layer.transform) {
      let frame = attributes.frame
      if self.frame != frame, frame.isFiniteRect { self.frame = frame }
    } else {
      bounds.size = attributes.size
      center = attributes.center
      layer.transform = attributes.transform3D
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    let depth = CGFloat(attributes.zIndex)
    if layer.zPosition != depth { layer.zPosition = depth }
    didShow(attributes)
    apply(attributes)
  }

  /// Called when the view's position in a list changed.
  func listPlacementDidChange() {}
  /// Called after the frame and alpha of the attributes were set, maybe within an animation.
  func didShow(_ attributes: UICollectionViewLayoutAttributes) {}
}

extension CGRect {
  /// Returns whether the rectangles have more than an edge in common; one without extent overlaps if it is inside.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }

  /// Whether views can have the rectangle as their frame.
  var isFiniteRect: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite && abs(minX) < 1e15 && abs(minY) < 1e15
      && width < 1e15 && height < 1e15
  }
}
