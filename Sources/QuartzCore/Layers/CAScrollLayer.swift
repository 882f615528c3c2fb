import CoreGraphics

/// The axes along which a scroll layer scrolls.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cascrolllayerscrollmode>
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer does not scroll.
  public static let none = Self(rawValue: "none")
  /// The layer scrolls vertically only.
  public static let vertically = Self(rawValue: "vertically")
  /// The layer scrolls horizontally only.
  public static let horizontally = Self(rawValue: "horizontally")
  /// The layer scrolls along both axes.
  public static let both = Self(rawValue: "both")
}

/// A layer that shows a region of its sublayers. Scrolling changes the origin of its bounds.
///
/// ```swift
/// let window = CAScrollLayer()
/// window.addSublayer(layer)
/// window.scrollMode = .vertically
/// window.scroll(to: CGPoint(x: 0, y: 40))
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cascrolllayer>
open class CAScrollLayer: CALayer {
  /// The axes along which the layer scrolls.
  open var scrollMode: CAScrollLayerScrollMode {
    get { mode }
    set { changeUnseen("scrollMode") { mode = newValue } }
  }
  private var mode = CAScrollLayerScrollMode.both

  static let scrollProperties = LayerTable(
    { CAScrollLayer() }, above: CALayer.layerProperties, copy: { $1.mode = $0.mode }
  ) { rows in rows.kept("scrollMode", \.scrollMode) }

  override class var properties: LayerTable { scrollProperties }

  /// Scrolls so that a point is at the origin, along the axes that scroll.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds = CGRect(origin: origin, size: bounds.size)
  }

  /// Scrolls by the least distance that makes the rectangle visible.
  open func scroll(to r: CGRect) {
    let b = bounds
    var origin = b.origin
    if r.maxX > b.maxX { origin.x = r.maxX - b.width }
    if r.minX < origin.x { origin.x = r.minX }
    if r.maxY > b.maxY { origin.y = r.maxY - b.height }
    if r.minY < origin.y { origin.y = r.minY }
    scroll(to: origin)
  }
}
