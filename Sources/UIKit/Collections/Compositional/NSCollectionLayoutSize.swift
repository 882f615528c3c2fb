import CoreGraphics
import Foundation

/// The width or height of an item or a group: a fraction of its container, a number of points, or an estimate.
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

  /// Returns a fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    own(NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth))
  }
  /// Returns a fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    own(NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight))
  }
  /// Returns a dimension in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    own(NSCollectionLayoutDimension(.absolute, absoluteDimension))
  }
  /// Returns an estimate in points that applies until the view is measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    own(NSCollectionLayoutDimension(.estimated, estimatedDimension))
  }

  /// Returns an estimate in points that applies until the views are measured; then the size is that of the largest
  /// sibling in the group.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    own(NSCollectionLayoutDimension(.uniform, estimatedDimension))
  }

  /// Whether the value is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the value is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the value is a fixed number of points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the value is an estimate in points until the view is measured.
  open var isEstimated: Bool { kind == .estimated }
  /// Whether the value is an estimate until the views are measured, of which all siblings get the largest size.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }
  /// The number that the dimension was created with: a fraction of 1 for a fractional dimension, else points. A
  /// negative or non-finite number is replaced by 0.
  open var dimension: CGFloat { value }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether views are measured along the dimension.
  var isMeasured: Bool { kind == .estimated || kind == .uniform }
  var isFraction: Bool { kind == .fractionalWidth || kind == .fractionalHeight }

  /// Resolves the dimension in points. Fractions are rounded down to whole pixels, with a small tolerance
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

  /// Creates a size from its width and its height.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    self.width = width
    self.height = height
    super.init()
  }

  /// The width, absolute, estimated, or relative to the container.
  open var widthDimension: NSCollectionLayoutDimension { width }
  /// The height, absolute, estimated, or relative to the container.
  open var heightDimension: NSCollectionLayoutDimension { height }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  func points(in container: CGSize, scale: CGFloat) -> CGSize {
    CGSize(width: width.points(in: container, scale: scale), height: height.points(in: container, scale: scale))
  }
  /// The axes along which views are measured.
  var estimatedAxes: EstimatedAxes {
    var axes: EstimatedAxes = []
    if width.isMeasured { axes.insert(.horizontal) }
    if height.isMeasured { axes.insert(.vertical) }
    return axes
  }

  open override var description: String { "size={\(width), \(height)}" }
}

/// The space between items: fixed, or flexible with a minimum.
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

  /// Returns a spacing of at least that many points; remaining space is distributed among the flexible ones.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    own(NSCollectionLayoutSpacing(flexibleSpacing, flexes: true))
  }
  /// Returns a spacing of exactly that many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    own(NSCollectionLayoutSpacing(fixedSpacing, flexes: false))
  }
  /// The length in points; the minimum of a flexible space.
  open var spacing: CGFloat { points }
  /// Whether the space grows with the remaining space of the container.
  open var isFlexible: Bool { flexes }
  /// Whether the space has a fixed length.
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

/// The point of a frame at which a supplementary view is attached.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor>
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The edges that the anchor touches: two that meet are a corner, one is the middle of a side, none is the
  /// center.
  open private(set) var edges: NSDirectionalRectEdge
  /// The offset of the anchored view, in points or in fractions of its own size according to `isFractionalOffset`.
  open private(set) var offset: CGPoint
  private let isFraction: Bool

  /// Creates an anchor at a side or corner without an offset.
  public init(edges: NSDirectionalRectEdge) {
    self.edges = edges
    offset = .zero
    isFraction = false
    super.init()
  }
  /// Creates an anchor at edges with an offset in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFraction = false
    super.init()
  }
  /// Creates an anchor at edges with an offset in fractions of the supplementary view's size.
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

  /// Returns the point of a rectangle of that size, relative to its origin: the middle along an axis of which no
  /// edge or both are set.
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
  /// Casts an instance to `Self`. Apple's factory methods return `Self`, which only a required initializer could
  /// create; the classes of compositional layouts have no subclasses outside of this framework.
  static func own<Made: NSObject>(_ made: Made) -> Self { unsafeDowncast(made, to: self) }
}
