import CoreGraphics
import Foundation
import ObjectiveC

/// A rectangle of the screen with geometry, appearance and contents; layers form the tree that is composited.
///
/// Every view has a layer. Create layers of your own for what needs no touches, and add them to a view's layer.
///
/// ```swift
/// let card = CALayer()
/// card.frame = CGRect(x: 20, y: 20, width: 200, height: 120)
/// card.backgroundColor = UIColor.white.cgColor
/// card.cornerRadius = 12
/// card.shadowOpacity = 0.3
/// view.layer.addSublayer(card)
/// card.opacity = 0.5   // animates, because no view owns the layer
/// ```
///
/// A layer keeps model values only. A change marks the path from the layer to its root; at the end of the
/// transaction, the commit lays out and displays the layers that requested it, and copies the changed values into
/// the render tree. Each change asks `action(forKey:)` for an action and runs it, as on iOS: for a layer that is
/// shown and whose delegate does not object, that is an animation to the new value. Animations write the values of
/// the moment into the render tree; `presentation()` returns a copy of the layer with these values.
///
/// Positions are in the superlayer's bounds, in points, with y growing downwards as on iOS. Default values are
/// those of `facts/defaults.md#CALayer`. Values that are not finite are refused with the message of Apple's
/// exception; nothing here traps.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/calayer>
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming, AssociatedObjectOwner {
  final var values = LayerValues()

  // The tree. A parent clears the link of its children before it goes, so the link needs no weak table.
  unowned(unsafe) var parent: CALayer?
  var children: [CALayer] = []
  var maskLayer: CALayer?

  // What is to be done, and which children have something to do (see CALayer+Dirty.swift).
  var pending: LayerPending = .all
  var isQueued = false
  /// The values that were shown of properties that changed since the last commit, for animations that begin with
  /// it.
  var notedValues: [String: AnimatedValue]?
  /// Whether a key of this layer is observed; layers without observers skip the notifications.
  var isObserved = false
  /// Whether the layer's own `layoutSublayers()` is running.
  var isLayingOut = false
  var pendingChildren: [CALayer] = []
  package var node: RenderNode?
  /// The state that the last commit wrote: the layer as it is on the screen, with what motion effects add.
  package var shownState: LayerState? { node?.state }

  // Contents: what the app set, or the bitmap that display made.
  var contentsObject: Any?
  package var backing: LayerBacking?
  /// The background's pattern, repeated over the bounds.
  var patterns: Patterns?
  var invalidRect: CGRect?
  var delegateLacksMethod = false
  var baseDrawDidRun = false

  var modelLayer: CALayer?
  var animator: LayerAnimator?
  /// Two contents that fade into each other, in a copy for presentation.
  var fading: ContentsFading?
  /// The opacity of a layer that is fading out or in, from 0 to 1, in a copy for presentation.
  var shownPart: Float = 1
  /// The transition from another picture, in a copy for presentation.
  var transition: TransitionState?
  /// The copy of the superlayer, which `parent` points to, in a copy for presentation.
  var presentationParent: CALayer?
  var hasPresentationChildren = false
  /// Layers that UIKit makes for itself change at once.
  package var animatesImplicitly = true
  var extraValues: [String: Any]?
  package var associatedObjects: AssociatedObjectTable?

  /// Changes the values that a commit takes from the model, without touching the model: motion effects.
  package var motionModifier: ((inout LayerState) -> Void)? {
    didSet { markDirty(.state) }
  }

  /// The object that draws, lays out and animates for the layer. A view's own layer must keep its view.
  open weak var delegate: (any CALayerDelegate)? {
    get { owner ?? helper }
    set {
      owner = nil
      helper = newValue
    }
  }
  private weak var helper: (any CALayerDelegate)?
  /// The view whose layer it is. It is not held weakly, which would make all counting of the view's references
  /// slow; the view takes itself out when it goes.
  private unowned(unsafe) var owner: (any CALayerDelegate)?

  var isOfView: Bool { owner != nil }

  /// Makes a view the delegate of its own layer.
  package func setOwner(_ view: any CALayerDelegate) {
    helper = nil
    owner = view
  }

  /// A name to find the layer by.
  open var name: String? {
    get { ownName }
    set { changeUnseen("name") { ownName = newValue } }
  }
  private var ownName: String?

  /// The actions of the layer by key, used where the delegate has none.
  open var actions: [String: any CAAction]? {
    get { ownActions }
    set { changeUnseen("actions") { ownActions = newValue } }
  }
  private var ownActions: [String: any CAAction]?

  /// Values by key for properties that were not set, and actions under `"actions"`.
  open var style: [AnyHashable: Any]? {
    get { ownStyle }
    set { changeUnseen("style") { ownStyle = newValue } }
  }
  private var ownStyle: [AnyHashable: Any]?

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
    copyStoredValues(from: other)
    ownName = other.ownName
    extraValues = other.extraValues
    ownStyle = other.ownStyle
    ownActions = other.ownActions
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

  /// The value of a property that was not set. A subclass may answer with others; nil leaves the property's own
  /// default.
  open class func defaultValue(forKey key: String) -> Any? {
    registerKeys
    return properties.defaultValue(forKey: key)
  }

  /// Whether the contents are to be drawn again when the property changes: none of this class's own.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The properties of the class: its own, and those of the classes above it.
  class var properties: LayerTable { layerProperties }

  open override var description: String { describe() }

  // MARK: Geometry

  /// The layer's rectangle in its own coordinate space: the origin scrolls its sublayers. A new size invalidates
  /// the layout of the layer and of its superlayer.
  open var bounds: CGRect {
    get { values.bounds }
    set { setBounds(newValue) }
  }

  /// The position of the anchor point in the superlayer's coordinate space.
  open var position: CGPoint {
    get { values.position }
    set { setPosition(newValue) }
  }

  /// The order among siblings; equal ones keep the order of `sublayers`. Also the depth in space.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { setZPosition(newValue) }
  }

  /// The point at `position`, about which transforms rotate, in units of the bounds. (0.5, 0.5) is the middle.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { setAnchorPoint(newValue) }
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

  /// The transform of the sublayers about this layer's anchor point; usually a perspective.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set { setSublayerTransform(newValue) }
  }

  /// The smallest rectangle around the transformed bounds, in the superlayer's space. Setting it sets bounds' size
  /// and position.
  open var frame: CGRect {
    get { frameInSuperlayer }
    set {
      guard isObserved else { return setFrame(newValue) }
      KeyValueObserving.change(self, "frame") { setFrame(newValue) }
    }
  }

  /// The part of `transform` in the plane; without meaning when that leaves the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(values.transform) }
  /// Replaces `transform` by one in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// Whether the layer and its sublayers are neither shown nor hit. False by default.
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

  /// The layer above, for a mask the layer that it masks; not kept alive by this one.
  open var superlayer: CALayer? { parent }

  /// The sublayers from back to front, before they are sorted by `zPosition`; nil if there are none.
  open var sublayers: [CALayer]? {
    get {
      if modelLayer != nil { linkPresentationChildren() }
      return children.isEmpty ? nil : children
    }
    set { replaceAllSublayers(with: newValue ?? []) }
  }

  /// Adds the layer in front of the others, removing it from its superlayer first. A cycle is refused with a
  /// message on the console.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
  /// An index beyond the end is the end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// Right behind `sibling`; behind all if that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, nextTo: sibling, above: false)
  }
  /// Right before `sibling`; before all if that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, nextTo: sibling, above: true)
  }
  /// Replaces a sublayer by another layer; does nothing if the first one is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
  /// Takes the layer, or the mask, from where it is. It may be put elsewhere afterwards.
  open func removeFromSuperlayer() { detachFromParent() }

  /// A layer outside the tree whose alpha is multiplied with this layer and its sublayers; it is placed in the
  /// layer's own space.
  open var mask: CALayer? {
    get {
      if modelLayer != nil { linkPresentationChildren() }
      return maskLayer
    }
    set { setMask(newValue) }
  }

  /// Whether sublayers are cut at the bounds and their rounded corners.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { set(\.masksToBounds, newValue, "masksToBounds") }
  }

  // MARK: Conversion and hit testing

  /// Converts a point of `l` to this layer's coordinate space. Nil is the space around the root; depth is projected
  /// onto the plane of each layer in between.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { convertPoint(p, from: l) }
  /// A point of the own space in that of `l`.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { convertPoint(p, to: l) }
  /// The smallest rectangle around what `r` of `l` becomes in the own space.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { convertRect(r, from: l) }
  /// The smallest rectangle around what `r` becomes in the space of `l`.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { convertRect(r, to: l) }
  /// A time of `l` on the layer's own clock; nil is the clock of `CACurrentMediaTime()`.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { localTime(t, from: l) }
  /// A time of the own clock on that of `l`.
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

  /// The position and scale in the bounds of contents of another size.
  open var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { set(\.contentsGravity, newValue, "contentsGravity") }
  }

  /// The pixels of the contents per point.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { set(\.contentsScale, newValue, "contentsScale") }
  }

  /// The part that is stretched, in units of `contentsRect`.
  open var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { set(\.contentsCenter, newValue, "contentsCenter") }
  }

  /// Kept; bitmaps always have 8 bits a component.
  open var contentsFormat: CALayerContentsFormat {
    get { values.contentsFormat }
    set { set(\.contentsFormat, newValue, "contentsFormat") }
  }

  /// The filter that reduces contents.
  open var minificationFilter: CALayerContentsFilter {
    get { values.minificationFilter }
    set { set(\.minificationFilter, newValue, "minificationFilter") }
  }

  /// The filter that enlarges contents; `nearest` shows pixels as squares.
  open var magnificationFilter: CALayerContentsFilter {
    get { values.magnificationFilter }
    set { set(\.magnificationFilter, newValue, "magnificationFilter") }
  }

  /// Kept; there are no levels of detail to choose from.
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

  /// Makes the contents again: by the delegate, or by `draw(in:)` into a bitmap. Apps override it, they do not call
  /// it.
  open func display() { displayContents() }
  /// Asks for `display()` before the next frame.
  open func setNeedsDisplay() { invalidate(nil) }
  /// Asks for a part, in the own space; the rest of the bitmap stays when it still fits.
  open func setNeedsDisplay(_ r: CGRect) { invalidate(r) }
  /// Whether the contents are to be made again.
  open func needsDisplay() -> Bool { pending.contains(.display) }
  /// Draws the contents at once if the layer needs display.
  open func displayIfNeeded() { displayIfPending() }

  /// Draws the contents; calls the delegate's `draw(_:in:)`.
  open func draw(in ctx: CGContext) { drawByDelegate(in: ctx) }

  /// Draws the layer and its sublayers, in the layer's own space with y downwards. Depth and filters are ignored,
  /// as on iOS.
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

  /// Circular as ever, or continuous as the corners of the system.
  open var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set { set(\.cornerCurve, newValue, "cornerCurve") }
  }

  /// Returns the factor by which the curve's corner is longer than its radius.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// The width of the border, inside the bounds and above the contents and sublayers.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { setLength(\.borderWidth, newValue, "borderWidth") }
  }

  /// Opaque black by default; nil draws no border.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { setObject(\.borderColor, newValue, "borderColor") }
  }

  /// The opacity of the layer with its sublayers, from 0 to 1; values outside of that are drawn as the nearest.
  open var opacity: Float {
    get { values.opacity }
    set { setOpacity(newValue) }
  }

  /// Whether opacity fades the layer and its sublayers as one picture.
  open var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { set(\.allowsGroupOpacity, newValue, "allowsGroupOpacity") }
  }

  /// Kept; all edges are smoothed.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { values.edgeAntialiasingMask }
    set { set(\.edgeAntialiasingMask, newValue, "edgeAntialiasingMask") }
  }

  /// Kept; edges that do not fall on pixels are always smoothed.
  open var allowsEdgeAntialiasing: Bool {
    get { values.allowsEdgeAntialiasing }
    set { set(\.allowsEdgeAntialiasing, newValue, "allowsEdgeAntialiasing") }
  }

  /// A hint that the tree may be kept as one picture.
  open var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { set(\.shouldRasterize, newValue, "shouldRasterize") }
  }

  /// Kept; pictures are made at the scale of the screen.
  open var rasterizationScale: CGFloat {
    get { values.rasterizationScale }
    set { set(\.rasterizationScale, newValue, "rasterizationScale") }
  }

  /// Opaque black by default; nil draws no shadow.
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { setObject(\.shadowColor, newValue, "shadowColor") }
  }

  /// The opacity of the shadow; 0, the default, draws none.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { set(\.shadowOpacity, newValue, "shadowOpacity") }
  }

  /// The offset of the shadow in points; (0, -3) by default, which is upwards.
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { set(\.shadowOffset, newValue, "shadowOffset") }
  }

  /// The blur, in points.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { setLength(\.shadowRadius, newValue, "shadowRadius") }
  }

  /// The outline of the shadow in the layer's coordinate space; nil derives it from the layer's contents.
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set { setObject(\.shadowPath, newValue, "shadowPath") }
  }

  /// The blend mode of the layer and its sublayers with what is behind them, by name: "multiplyBlendMode",
  /// "screenBlendMode" and others. Default nil; other filters are reported on the console and ignored.
  open var compositingFilter: Any? {
    get { values.compositingFilter }
    set { setCompositingFilter(newValue) }
  }

  /// Kept, never applied: Core Image filters do not exist here, nor on iOS.
  open var filters: [Any]? {
    get { values.filters }
    set { setFilters(\.filters, newValue, "filters") }
  }

  /// Kept, never applied: Core Image filters do not exist here, nor on iOS.
  open var backgroundFilters: [Any]? {
    get { values.backgroundFilters }
    set { setFilters(\.backgroundFilters, newValue, "backgroundFilters") }
  }

  // MARK: Layout

  /// The size of the bounds; layers with contents of their own answer better.
  open func preferredFrameSize() -> CGSize { values.bounds.size }
  /// Asks for `layoutSublayers()` before the next frame; without effect within the layer's own layout.
  open func setNeedsLayout() { markDirty(.layout) }
  /// Whether the sublayers are to be placed again.
  open func needsLayout() -> Bool { pending.contains(.layout) }
  /// Lays out at once: from the topmost superlayer in a row that waits for it, down the tree.
  open func layoutIfNeeded() { layoutTreeIfPending() }
  /// Sets the frames of the sublayers; calls the delegate's `layoutSublayers(of:)`.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Actions and animations

  /// Returns the action for an event where nothing else has one.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Returns the action for a change of `event`: asks the delegate, `actions`, `style` and the class. Nil means no
  /// action.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }
  /// Runs a copy of the animation under the key, replacing the one with that key, from the end of the transaction
  /// on.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, key: key) }
  /// Removes all animations; their delegates and completions are called with `finished` false.
  open func removeAllAnimations() { animator?.remove { _ in true } }
  /// Ends the animation of the key.
  open func removeAnimation(forKey key: String) { animator?.remove { $0.key == key } }
  /// The keys of the animations in the order in which they were added; nil if there are none.
  open func animationKeys() -> [String]? { animator.flatMap { $0.running.isEmpty ? nil : $0.keys } }
  /// The copy that the layer keeps; it must not be changed.
  open func animation(forKey key: String) -> CAAnimation? { animator?.animation(forKey: key) }

  /// A copy of the layer with the values that are shown; nil before the layer was first committed. Its `superlayer`
  /// and `sublayers` are such copies too.
  open func presentation() -> Self? { makePresentation() }

  /// The layer of which this one is the presentation copy; the layer itself if it is not a copy.
  open func model() -> Self { modelLayer.map { unsafeDowncast($0, to: Self.self) } ?? self }

  // MARK: Time

  /// The time at which the layer's clock begins, in the superlayer's time.
  open var beginTime: CFTimeInterval {
    get { values.beginTime }
    set { set(\.beginTime, newValue, "beginTime") }
  }

  /// Kept; a layer by itself has no end.
  open var duration: CFTimeInterval {
    get { values.duration }
    set { set(\.duration, newValue, "duration") }
  }

  /// The speed of the layer's time relative to its superlayer's; 0 pauses it.
  open var speed: Float {
    get { values.speed }
    set { set(\.speed, newValue, "speed") }
  }

  /// Added to the layer's own time.
  open var timeOffset: CFTimeInterval {
    get { values.timeOffset }
    set { set(\.timeOffset, newValue, "timeOffset") }
  }

  /// Kept, as all of `CAMediaTiming` below.
  open var repeatCount: Float {
    get { values.repeatCount }
    set { set(\.repeatCount, newValue, "repeatCount") }
  }

  /// The duration in seconds for which the layer's time repeats. Stored without effect: a layer's own time has no
  /// end.
  open var repeatDuration: CFTimeInterval {
    get { values.repeatDuration }
    set { set(\.repeatDuration, newValue, "repeatDuration") }
  }

  /// Whether the layer's time would run backwards after each time forwards. Kept: a layer by itself has no end.
  open var autoreverses: Bool {
    get { values.autoreverses }
    set { set(\.autoreverses, newValue, "autoreverses") }
  }

  /// The fill mode of the layer's time. It has no effect: a layer by itself has no end.
  open var fillMode: CAMediaTimingFillMode {
    get { values.fillMode }
    set { set(\.fillMode, newValue, "fillMode") }
  }

  // MARK: Scrolling

  /// Scrolls the nearest scroll layer above so that the point, in this layer's space, comes to its origin.
  open func scroll(_ p: CGPoint) { scrollAncestor(to: p) }
  /// Scrolls the nearest scroll layer above as little as shows the rectangle.
  open func scrollRectToVisible(_ r: CGRect) { scrollAncestor(toShow: r) }

  /// The part of the bounds that is not cut by the layers above.
  open var visibleRect: CGRect { visiblePart }

  // MARK: Contents of subclasses

  /// Whether the layer moves without animations: particles.
  var runsByItself: Bool { false }
  /// Whether what it shows changes after the time, which is the layer's own.
  func moves(at time: CFTimeInterval) -> Bool { false }
  /// Called on the presentation copy when its values are final for a time.
  func willRender(at time: CFTimeInterval) {}
  /// The contents that a subclass draws itself, at the scale of the screen: shapes.
  func renderedContents(scale: CGFloat) -> (contents: LayerContents, frame: CGRect)? { nil }
  /// Replaces the values of animations by the model's, in a copy for presentation.
  func takeAnimatedValues(from model: CALayer) { takeStoredValues(from: model) }
  /// The content that the render node draws beside the common properties.
  package var renderContent: RenderContent { .layer }
  /// Draws into an app's context what the compositor does by itself: shapes, gradients.
  func renderOwnContent(in ctx: CGContext) {}
}
