import CoreGraphics
import Foundation

/// The width or height of an item or a group: a fraction of what contains it, a number of points, or an estimate.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension>
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, NSCopying {
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

  let kind: Kind
  private let value: CGFloat

  init(_ kind: Kind, _ value: CGFloat) {
    self.kind = kind
    self.value = value.isFinite ? min(max(0, value), 1e9) : 0
    super.init()
  }

  /// A part of the width of what contains it.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    own(NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth))
  }
  /// A part of the height of what contains it.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    own(NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight))
  }
  /// Returns a dimension in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    own(NSCollectionLayoutDimension(.absolute, absoluteDimension))
  }
  /// Returns a dimension in points that holds until the view reports its own size.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    own(NSCollectionLayoutDimension(.estimated, estimatedDimension))
  }

  /// Points, until the views say their own sizes; then as large as the largest of its siblings in the group.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    own(NSCollectionLayoutDimension(.uniform, estimatedDimension))
  }

  /// Whether the value is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the value is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the value is a fixed number of points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the value only stands in, in points, until the view's own size is known.
  open var isEstimated: Bool { kind == .estimated }
  /// Whether the value stands in until the views' own sizes are known, of which all siblings get the largest.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }
  /// The number that the dimension was made with: a fraction of 1 for a fractional dimension, else points. It is 0
  /// for one that was negative or not finite.
  open var dimension: CGFloat { value }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the views' own sizes count.
  var isMeasured: Bool { kind == .estimated || kind == .uniform }
  var isFraction: Bool { kind == .fractionalWidth || kind == .fractionalHeight }

  /// Fractions are cut to whole pixels; what lacks a hair of a pixel has it
  /// (facts/collections.md#compositional/rounding).
  func points(in container: CGSize, scale: CGFloat) -> CGFloat {
    switch kind {
    case .fractionalWidth: return NSCollectionLayoutDimension.cut(container.width * value, scale)
    case .fractionalHeight: return NSCollectionLayoutDimension.cut(container.height * value, scale)
    case .absolute, .estimated, .uniform: return value
    }
  }

  static func cut(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
    (length * scale + 0.01).rounded(.down) / scale
  }

  open override var description: String {
    let number = value == value.rounded() ? "\(Int(value))" : "\(value)"
    switch kind {
    case .fractionalWidth: return ".containerWidthFactor(\(number))"
    case .fractionalHeight: return ".containerHeightFactor(\(number))"
    case .absolute: return ".absolute(\(number))"
    case .estimated: return ".estimated(\(number))"
    case .uniform: return ".uniformAcrossSiblings(estimate: \(number))"
    }
  }
}

/// The size of an item or a group.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nscollectionlayoutsize>
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, NSCopying {
  private let width: NSCollectionLayoutDimension
  private let height: NSCollectionLayoutDimension

  /// A size by its width and its height.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    self.width = width
    self.height = height
    super.init()
  }

  /// The width, absolute, estimated, or in proportion to the container.
  open var widthDimension: NSCollectionLayoutDimension { width }
  /// The height, absolute, estimated, or in proportion to the container.
  open var heightDimension: NSCollectionLayoutDimension { height }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  func points(in container: CGSize, scale: CGFloat) -> CGSize {
    CGSize(width: width.points(in: container, scale: scale), height: height.points(in: container, scale: scale))
  }
  /// The axes along which the views' own sizes count.
  var estimatedAxes: EstimatedAxes {
    var axes: EstimatedAxes = []
    if width.isMeasured { axes.insert(.horizontal) }
    if height.isMeasured { axes.insert(.vertical) }
    return axes
  }

  open override var description: String { "size={\(width), \(height)}" }
}

/// Space between items: exactly that much, or at least.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing>
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  private let points: CGFloat
  private let flexes: Bool

  init(_ points: CGFloat, flexes: Bool) {
    self.points = points.isFinite ? points : 0
    self.flexes = flexes
    super.init()
  }

  /// Returns a spacing of at least that many points; what is left over is distributed among the flexible ones.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    own(NSCollectionLayoutSpacing(flexibleSpacing, flexes: true))
  }
  /// Creates a space of exactly so many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    own(NSCollectionLayoutSpacing(fixedSpacing, flexes: false))
  }
  /// The length in points; the least one of a flexible space.
  open var spacing: CGFloat { points }
  /// Whether the space grows when the container has room left.
  open var isFlexible: Bool { flexes }
  /// Whether the space keeps its length.
  open var isFixed: Bool { !flexes }

  open override var description: String { "\(flexes ? ".flexible" : ".fixed")(\(points))" }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Space around an item, beyond its own size.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing>
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// The space before the item in reading direction; nil for none.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// The space above the item; nil for none.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// The space after the item in reading direction; nil for none.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// The space below the item; nil for none.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Creates the spaces around an item; an edge with nil has none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      trailing: trailing?.spacing ?? 0)
  }
}

/// The point of a frame at which a supplementary view is.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor>
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The edges that the anchor touches: two that meet name a corner, one the middle of a side, none the center.
  open private(set) var edges: NSDirectionalRectEdge
  /// How far the anchored view is moved, in points or in fractions of its own size as `isFractionalOffset` has it.
  open private(set) var offset: CGPoint
  private let isFraction: Bool

  /// Creates an anchor at a side or corner without an offset.
  public init(edges: NSDirectionalRectEdge) {
    self.edges = edges
    offset = .zero
    isFraction = false
    super.init()
  }
  /// Anchors to edges, moved by an offset in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFraction = false
    super.init()
  }
  /// Anchors to edges, moved by an offset in fractions of the supplementary view's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isFraction = true
    super.init()
  }
  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFraction }
  /// Whether the offset is in fractions of the supplementary view's size.
  open var isFractionalOffset: Bool { isFraction }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The point of a rectangle of that size, from its origin: the middle along an axis of which no edge or both are named.
  func point(in size: CGSize) -> CGPoint {
    func along(_ start: Bool, _ end: Bool, _ length: CGFloat) -> CGFloat {
      start == end ? length / 2 : end ? length : 0
    }
    return CGPoint(
      x: along(edges.contains(.leading), edges.contains(.trailing), size.width),
      y: along(edges.contains(.top), edges.contains(.bottom), size.height))
  }
  func shift(of size: CGSize) -> CGPoint {
    isFraction ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

extension NSObject {
  /// What a class makes of itself. Apple's makers return `Self`, which only an initializer that subclasses must have could
  /// make; the classes of compositional layouts have no subclasses but those of this framework.
  static func own<Made: NSObject>(_ made: Made) -> Self { unsafeDowncast(made, to: self) }
}
