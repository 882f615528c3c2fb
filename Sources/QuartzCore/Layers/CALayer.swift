import CoreGraphics
import Foundation
import ObjectiveC

/// A rectangle of the screen with its geometry, look and contents; layers form the tree that is composited.
///
/// ```swift
/// let card = CALayer()
/// card.frame = CGRect(x: 20, y: 20, width: 200, height: 120)
/// card.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
/// card.cornerRadius = 12
/// view.layer.addSublayer(card)
/// ```
///
/// A layer keeps model values only. Changing one marks the path from the layer to its root; at the end of the
/// transaction the commit lays out and displays what asked for it and copies the changed values into the render tree.
/// Every change asks `action(forKey:)` and runs what it gives, as on iOS. Animations are kept under their keys and
/// found again, but nothing is interpolated yet: `presentation()` gives a copy of the model.
///
/// Space: y grows downwards as on iOS, points are in the superlayer's bounds. Default values are those of
/// `facts/api/property_defaults_ios16_5.csv`.
///
/// Values that are not numbers are refused with the message of Apple's exception; nothing here traps.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/calayer>
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming, AssociatedObjectOwner {
  var values = LayerValues()

  // The tree. A parent clears the link of its children before it goes, so the link needs no weak table.
  unowned(unsafe) var parent: CALayer?
  var children: [CALayer] = []
  var maskLayer: CALayer?

  // What is to be done, and which children have something to do (see CALayer+Dirty.swift).
  var pending: LayerPending = .all
  var isQueued = false
  var pendingChildren: [CALayer] = []
  var node: RenderNode?
  /// What the last commit wrote: the layer as it is on the screen, with what motion effects add.
  package var shownState: LayerState? { node?.state }

  // Contents: what the app set, or the bitmap that display made.
  var contentsObject: Any?
  var backing: LayerBacking?
  var invalidRect: CGRect?
  var delegateLacksMethod = false
  var baseDrawDidRun = false

  var modelLayer: CALayer?
  var animations: [(key: String, animation: CAAnimation)] = []
  var extraValues: [String: Any]?
  package var associatedObjects: AssociatedObjectTable?

  /// Changes the values that a commit takes from the model, without touching the model: motion effects.
  package var motionModifier: ((inout LayerState) -> Void)? {
    didSet { markDirty(.state) }
  }

  /// The object that draws, lays out and animates for the layer. A view's own layer must keep its view.
  open weak var delegate: (any CALayerDelegate)?

  /// A name to find the layer by.
  open var name: String?

  /// Actions by key, asked after the delegate.
  open var actions: [String: any CAAction]?

  /// Values by key for properties that were not set, and actions under `"actions"`.
  open var style: [AnyHashable: Any]?

  public override init() {
    super.init()
    CALayer.registerKeys
    applyDefaultValues()
  }

  /// Makes a copy for presentation. Subclasses copy their own variables from `layer`, which is of their class.
  public init(layer: Any) {
    super.init()
    CALayer.registerKeys
    guard let other = layer as? CALayer else { return }
    values = other.values
    contentsObject = other.contentsObject
    backing = other.backing
    name = other.name
    extraValues = other.extraValues
    style = other.style
    actions = other.actions
  }

  public required init?(coder: NSCoder) {
    super.init()
    CALayer.registerKeys
    applyDefaultValues()
    decodeValues(from: coder)
  }

  deinit { tearDown() }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) { encodeValues(with: coder) }

  /// Whether a value is written by an archiver: when it was set.
  open func shouldArchiveValue(forKey key: String) -> Bool { value(forKey: key) != nil }

  /// The value of a property that was not set; nil leaves the property's own default.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Whether the contents are to be drawn again when the property changes.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  open override var description: String {
    let p = values.position
    let b = values.bounds
    return "<\(type(of: self)):\(address(of: self)); position = CGPoint (\(short(p.x)) \(short(p.y))); "
      + "bounds = CGRect (\(short(b.minX)) \(short(b.minY)); \(short(b.width)) \(short(b.height))); >"
  }

  // MARK: Geometry

  /// The layer's own space: what part of it the layer shows, and its size. A new size asks for layout here and in the
  /// superlayer.
  open var bounds: CGRect {
    get { values.bounds }
    set { setBounds(newValue) }
  }

  /// Where the anchor point lies, in the superlayer's space.
  open var position: CGPoint {
    get { values.position }
    set { setPosition(newValue) }
  }

  /// The order among siblings; equal ones keep the order of `sublayers`. Also the depth in space.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { setZPosition(newValue) }
  }

  /// The point that `position` places and transforms turn about, in units of the bounds. (0.5, 0.5) is the middle.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set {
      guard !refuseNaN(newValue.x + newValue.y, "anchorPoint", "[\(short(newValue.x)) \(short(newValue.y))]") else {
        return
      }
      set(\.anchorPoint, newValue, "anchorPoint")
    }
  }

  /// The depth of the anchor point, in points.
  open var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { set(\.anchorPointZ, newValue, "anchorPointZ") }
  }

  /// Applied about the anchor point.
  open var transform: CATransform3D {
    get { values.transform }
    set { setTransform(newValue) }
  }

  /// Applied to the sublayers about this layer's anchor point; the usual place of a perspective.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set { setSublayerTransform(newValue) }
  }

  /// The smallest rectangle around the transformed bounds, in the superlayer's space. Setting it sets bounds' size and
  /// position.
  open var frame: CGRect {
    get { frameInSuperlayer }
    set { setFrame(newValue) }
  }

  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(values.transform) }
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// Not shown, nor hit, with all sublayers.
  open var isHidden: Bool {
    get { values.isHidden }
    set { set(\.isHidden, newValue, "hidden") }
  }

  /// Whether the back is shown when the layer is turned away.
  open var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { set(\.isDoubleSided, newValue, "doubleSided") }
  }

  /// Whether y grows upwards in the layer's space, for placing its sublayers. Contents stay upright.
  open var isGeometryFlipped: Bool {
    get { values.isGeometryFlipped }
    set { setGeometryFlipped(newValue) }
  }

  /// Whether an odd number of layers from this one to the root is flipped.
  open func contentsAreFlipped() -> Bool { isFlippedToRoot }

  // MARK: Tree

  open var superlayer: CALayer? { parent }

  /// Back to front, before sorting by `zPosition`; nil when there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceAllSublayers(with: newValue ?? []) }
  }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, nextTo: sibling, above: false)
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, nextTo: sibling, above: true)
  }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
  open func removeFromSuperlayer() { detachFromParent() }

  /// A layer outside the tree whose alpha is multiplied with this layer and its sublayers; it is placed in the
  /// layer's own space.
  open var mask: CALayer? {
    get { maskLayer }
    set { setMask(newValue) }
  }

  /// Whether sublayers are cut at the bounds and their rounded corners.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { set(\.masksToBounds, newValue, "masksToBounds") }
  }

  // MARK: Conversion and hit testing

  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { convertPoint(p, from: l) }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { convertPoint(p, to: l) }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { convertRect(r, from: l) }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { convertRect(r, to: l) }
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { localTime(t, from: l) }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { localTime(t, to: l) }

  /// The farthest layer of the tree under this one that contains the point, which is in the superlayer's space.
  open func hitTest(_ p: CGPoint) -> CALayer? { findLayer(at: p) }

  /// Whether the point, in the layer's own space, is inside the bounds.
  open func contains(_ p: CGPoint) -> Bool {
    let b = values.bounds
    return p.x >= b.minX && p.x < b.maxX && p.y >= b.minY && p.y < b.maxY
  }

  // MARK: Contents

  /// A `CGImage`, or what display made.
  open var contents: Any? {
    get { contentsObject ?? backing }
    set { setContents(newValue) }
  }

  /// The part of the contents that is shown, in units of the contents.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { set(\.contentsRect, newValue, "contentsRect") }
  }

  /// Where contents of another size go in the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { set(\.contentsGravity, newValue, "contentsGravity") }
  }

  /// Pixels of the contents to a point.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { set(\.contentsScale, newValue, "contentsScale") }
  }

  /// The part that is stretched, in units of `contentsRect`.
  open var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { set(\.contentsCenter, newValue, "contentsCenter") }
  }

  open var contentsFormat: CALayerContentsFormat {
    get { values.contentsFormat }
    set { set(\.contentsFormat, newValue, "contentsFormat") }
  }

  open var minificationFilter: CALayerContentsFilter {
    get { values.minificationFilter }
    set { set(\.minificationFilter, newValue, "minificationFilter") }
  }

  open var magnificationFilter: CALayerContentsFilter {
    get { values.magnificationFilter }
    set { set(\.magnificationFilter, newValue, "magnificationFilter") }
  }

  open var minificationFilterBias: Float {
    get { values.minificationFilterBias }
    set { set(\.minificationFilterBias, newValue, "minificationFilterBias") }
  }

  /// A promise that the contents have no transparent pixel; what draws nothing is black then.
  open var isOpaque: Bool {
    get { values.isOpaque }
    set { set(\.isOpaque, newValue, "opaque") }
  }

  /// Whether a new size draws the contents again instead of stretching them.
  open var needsDisplayOnBoundsChange: Bool {
    get { values.needsDisplayOnBoundsChange }
    set { set(\.needsDisplayOnBoundsChange, newValue, "needsDisplayOnBoundsChange") }
  }

  /// Kept; drawing is always done at once.
  open var drawsAsynchronously: Bool {
    get { values.drawsAsynchronously }
    set { set(\.drawsAsynchronously, newValue, "drawsAsynchronously") }
  }

  open func display() { displayContents() }
  open func setNeedsDisplay() { invalidate(nil) }
  open func setNeedsDisplay(_ r: CGRect) { invalidate(r) }
  open func needsDisplay() -> Bool { pending.contains(.display) }
  open func displayIfNeeded() { displayIfPending() }

  /// Draws the contents; asks the delegate's `draw(_:in:)`.
  open func draw(in ctx: CGContext) { drawByDelegate(in: ctx) }

  /// Draws the layer and its sublayers, in the layer's own space with y downwards. Depth and filters are left out, as on iOS.
  open func render(in ctx: CGContext) { renderTree(in: ctx) }

  // MARK: Look

  /// Fills the bounds under the contents.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { setObject(\.backgroundColor, newValue, "backgroundColor") }
  }

  /// Rounds the background and border, and the contents and sublayers too when `masksToBounds` is set.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { setLength(\.cornerRadius, newValue, "cornerRadius") }
  }

  /// The corners that are rounded.
  open var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { set(\.maskedCorners, newValue, "maskedCorners") }
  }

  open var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set { set(\.cornerCurve, newValue, "cornerCurve") }
  }

  /// By how much the curve's corner is longer than its radius.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// The width of the border, inside the bounds and above the contents and sublayers.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { setLength(\.borderWidth, newValue, "borderWidth") }
  }

  open var borderColor: CGColor? {
    get { values.borderColor }
    set { setObject(\.borderColor, newValue, "borderColor") }
  }

  /// 0 to 1; values outside draw as the nearest.
  open var opacity: Float {
    get { values.opacity }
    set { setOpacity(newValue) }
  }

  /// Whether opacity fades the layer and its sublayers as one picture.
  open var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { set(\.allowsGroupOpacity, newValue, "allowsGroupOpacity") }
  }

  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { values.edgeAntialiasingMask }
    set { set(\.edgeAntialiasingMask, newValue, "edgeAntialiasingMask") }
  }

  open var allowsEdgeAntialiasing: Bool {
    get { values.allowsEdgeAntialiasing }
    set { set(\.allowsEdgeAntialiasing, newValue, "allowsEdgeAntialiasing") }
  }

  open var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { set(\.shouldRasterize, newValue, "shouldRasterize") }
  }

  open var rasterizationScale: CGFloat {
    get { values.rasterizationScale }
    set { set(\.rasterizationScale, newValue, "rasterizationScale") }
  }

  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { setObject(\.shadowColor, newValue, "shadowColor") }
  }

  /// 0, the default, draws no shadow.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { set(\.shadowOpacity, newValue, "shadowOpacity") }
  }

  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { set(\.shadowOffset, newValue, "shadowOffset") }
  }

  /// The blur, in points.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { setLength(\.shadowRadius, newValue, "shadowRadius") }
  }

  /// The shape that casts the shadow, in the layer's own space; nil takes what the layer shows.
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set { setObject(\.shadowPath, newValue, "shadowPath") }
  }

  /// Kept, never applied: Core Image filters do not exist here, nor on iOS.
  open var compositingFilter: Any? {
    get { values.compositingFilter }
    set {
      if newValue != nil { Unsupported.log("CALayer.compositingFilter") }
      values.compositingFilter = newValue
    }
  }

  /// Kept, never applied: Core Image filters do not exist here, nor on iOS.
  open var filters: [Any]? {
    get { values.filters }
    set {
      if newValue != nil { Unsupported.log("CALayer.filters") }
      values.filters = newValue
    }
  }

  /// Kept, never applied: Core Image filters do not exist here, nor on iOS.
  open var backgroundFilters: [Any]? {
    get { values.backgroundFilters }
    set {
      if newValue != nil { Unsupported.log("CALayer.backgroundFilters") }
      values.backgroundFilters = newValue
    }
  }

  // MARK: Layout

  open func preferredFrameSize() -> CGSize { values.bounds.size }
  open func setNeedsLayout() { markDirty(.layout) }
  open func needsLayout() -> Bool { pending.contains(.layout) }
  open func layoutIfNeeded() { layoutTreeIfPending() }
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Actions and animations

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, key: key) }
  open func removeAllAnimations() { animations = [] }
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
  open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

  /// A copy of the layer as it is shown; nil before the layer was first committed.
  open func presentation() -> Self? { makePresentation() }

  /// The layer that the app made, when this is a presentation copy of it.
  open func model() -> Self { modelLayer.map { unsafeDowncast($0, to: Self.self) } ?? self }

  // MARK: Time

  open var beginTime: CFTimeInterval {
    get { values.beginTime }
    set { set(\.beginTime, newValue, "beginTime") }
  }

  open var duration: CFTimeInterval {
    get { values.duration }
    set { set(\.duration, newValue, "duration") }
  }

  open var speed: Float {
    get { values.speed }
    set { set(\.speed, newValue, "speed") }
  }

  open var timeOffset: CFTimeInterval {
    get { values.timeOffset }
    set { set(\.timeOffset, newValue, "timeOffset") }
  }

  open var repeatCount: Float {
    get { values.repeatCount }
    set { set(\.repeatCount, newValue, "repeatCount") }
  }

  open var repeatDuration: CFTimeInterval {
    get { values.repeatDuration }
    set { set(\.repeatDuration, newValue, "repeatDuration") }
  }

  open var autoreverses: Bool {
    get { values.autoreverses }
    set { set(\.autoreverses, newValue, "autoreverses") }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { values.fillMode }
    set { set(\.fillMode, newValue, "fillMode") }
  }

  // MARK: Scrolling

  /// Scrolls the nearest scroll layer above so that the point, in this layer's space, comes to its origin.
  open func scroll(_ p: CGPoint) { scrollAncestor(to: p) }
  open func scrollRectToVisible(_ r: CGRect) { scrollAncestor(toShow: r) }

  /// The part of the bounds that is not cut by the layers above.
  open var visibleRect: CGRect { visiblePart }

  // MARK: Contents of subclasses

  /// What a subclass draws by itself, at the scale of the screen: shapes.
  func renderedContents(scale: CGFloat) -> (contents: LayerContents, frame: CGRect)? { nil }
  /// What the render node does beside the common properties.
  var renderContent: RenderContent { .layer }
  /// Draws into an app's context what the compositor does by itself: shapes, gradients.
  func renderOwnContent(in ctx: CGContext) {}
}
