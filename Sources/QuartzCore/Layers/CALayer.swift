import CoreGraphics
import Foundation
import ObjectiveC

/// A rectangle with geometry, appearance and contents. Layers form the tree that is composited to the screen.
///
/// Every view has a layer. Create additional layers for content that does not handle touches, and add them to a
/// view's layer.
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
/// A layer stores model values only. A change marks the path from the layer to its root. At the end of the
/// transaction, the commit performs layout and display for the layers that requested it, and copies the changed
/// values into the render tree. As on iOS, each change calls `action(forKey:)` and runs the returned action: for a
/// visible layer whose delegate does not object, this is an animation to the new value. Animations write their
/// current values into the render tree; `presentation()` returns a copy of the layer with these values.
///
/// Positions are in the superlayer's bounds, in points, with y downwards as on iOS. The default values are those of
/// `facts/defaults.md#CALayer`. Values that are not finite are refused with the message of Apple's exception, but
/// never trap.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/calayer>
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming, AssociatedObjectOwner {
  final var values = LayerValues()

  // The layer tree. A superlayer clears the links of its sublayers before it is deallocated, so that they need not
  // be weak.
  unowned(unsafe) var parent: CALayer?
  var children: [CALayer] = []
  var maskLayer: CALayer?

  // The pending work of this layer and of its sublayers (see CALayer+Dirty.swift).
  var pending: LayerPending = .all
  var isQueued = false
  /// The shown values of properties that have changed since the last commit, from which animations start.
  var notedValues: [String: AnimatedValue]?
  /// Whether the layer has had an observer; layers without observers skip notifications.
  var isObserved = false
  /// Whether the layer's own `layoutSublayers()` is running.
  var isLayingOut = false
  var pendingChildren: [CALayer] = []
  package var node: RenderNode?
  /// The state that the last commit wrote: the layer as displayed, including motion effects.
  package var shownState: LayerState? { node?.state }

  // The contents: a value that the app has set, or the bitmap that display created.
  var contentsObject: Any?
  package var backing: LayerBacking?
  /// The pattern of the background color, which is repeated over the bounds.
  var patterns: Patterns?
  var invalidRect: CGRect?
  var delegateLacksMethod = false
  var baseDrawDidRun = false

  var modelLayer: CALayer?
  var animator: LayerAnimator?
  /// Two contents that cross-fade, in a presentation copy.
  var fading: ContentsFading?
  /// The opacity of a layer that becomes hidden or visible, from 0 to 1, in a presentation copy.
  var shownPart: Float = 1
  /// The transition from another appearance, in a presentation copy.
  var transition: TransitionState?
  /// A strong reference to the copy of the superlayer, in a presentation copy; `parent` refers to it.
  var presentationParent: CALayer?
  var hasPresentationChildren = false
  /// Whether the layer has implicit animations. It is false for private layers of UIKit.
  package var animatesImplicitly = true
  var extraValues: [String: Any]?
  package var associatedObjects: AssociatedObjectTable?

  /// A function that changes the values that a commit copies from the model, but not the model: for motion effects.
  package var motionModifier: ((inout LayerState) -> Void)? {
    didSet { markDirty(.state) }
  }

  /// The object that draws, lays out and animates on behalf of the layer. The delegate of a view's layer must stay
  /// the view.
  open weak var delegate: (any CALayerDelegate)? {
    get { owner ?? helper }
    set {
      owner = nil
      helper = newValue
    }
  }
  private weak var helper: (any CALayerDelegate)?
  /// The view that owns the layer. The reference is not weak, because that would slow down all reference counting
  /// of the view; the view clears it when it is deallocated.
  private unowned(unsafe) var owner: (any CALayerDelegate)?

  var isOfView: Bool { owner != nil }

  /// Makes a view the delegate of its own layer.
  package func setOwner(_ view: any CALayerDelegate) {
    helper = nil
    owner = view
  }

  /// A name that identifies the layer.
  open var name: String? {
    get { ownName }
    set { changeUnseen("name") { ownName = newValue } }
  }
  private var ownName: String?

  /// The actions of the layer by key, which are used if the delegate does not return one.
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

  /// Creates a presentation copy. Subclasses copy their own properties from `layer`, which has the same class.
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

  /// Returns whether an archive should contain a value: whether it was set.
  open func shouldArchiveValue(forKey key: String) -> Bool { value(forKey: key) != nil }

  /// Returns the default value of a property. A subclass can override it; nil stands for the property's own
  /// default.
  open class func defaultValue(forKey key: String) -> Any? {
    registerKeys
    return properties.defaultValue(forKey: key)
  }

  /// Returns whether a change of the property requires the contents to be redrawn. False for all properties of this
  /// class.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The table of the class's properties, including inherited ones.
  class var properties: LayerTable { layerProperties }

  open override var description: String { describe() }

  // MARK: Geometry

  /// The layer's rectangle in its own coordinate space. Its origin scrolls the sublayers. A new size invalidates
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

  /// The depth of the layer, which also determines the order of siblings; equal ones keep the order of `sublayers`.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { setZPosition(newValue) }
  }

  /// The point of the layer that is located at `position`, and about which transforms are applied, in the unit
  /// coordinate space. (0.5, 0.5), the default, is the center.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// The depth of the anchor point, in points.
  open var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { set(\.anchorPointZ, newValue, "anchorPointZ") }
  }

  /// The transform of the layer about its anchor point.
  open var transform: CATransform3D {
    get { values.transform }
    set { setTransform(newValue) }
  }

  /// The transform of the sublayers about this layer's anchor point; usually a perspective.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set { setSublayerTransform(newValue) }
  }

  /// The bounding box of the transformed bounds, in the superlayer's space. Setting it changes the size of `bounds`
  /// and `position`.
  open var frame: CGRect {
    get { frameInSuperlayer }
    set {
      guard isObserved else { return setFrame(newValue) }
      KeyValueObserving.change(self, "frame") { setFrame(newValue) }
    }
  }

  /// Returns the affine transform of the plane that `transform` contains; meaningless if that leaves the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(values.transform) }
  /// Replaces `transform` by an affine transform of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// Whether the layer and its sublayers are hidden, and so cannot be hit. False by default.
  open var isHidden: Bool {
    get { values.isHidden }
    set { set(\.isHidden, newValue, "hidden") }
  }

  /// Whether the layer is visible from the back when it is rotated away.
  open var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { set(\.isDoubleSided, newValue, "doubleSided") }
  }

  /// Whether y grows upwards in the layer's space, which affects the geometry of its sublayers. Contents stay
  /// upright.
  open var isGeometryFlipped: Bool {
    get { values.isGeometryFlipped }
    set { setGeometryFlipped(newValue) }
  }

  /// Returns whether an odd number of layers from this one to the root has flipped geometry.
  open func contentsAreFlipped() -> Bool { isFlippedToRoot }

  // MARK: Tree

  /// The superlayer; for a mask, the layer that it masks.
  open var superlayer: CALayer? { parent }

  /// The sublayers from back to front, before sorting by `zPosition`; nil if there are none.
  open var sublayers: [CALayer]? {
    get {
      if modelLayer != nil { linkPresentationChildren() }
      return children.isEmpty ? nil : children
    }
    set { replaceAllSublayers(with: newValue ?? []) }
  }

  /// Adds a layer in front of the other sublayers, after removing it from its superlayer. A cycle is refused with a
  /// message on the console.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
  /// Inserts a sublayer at an index; an index beyond the end stands for the end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// Inserts a sublayer directly behind `sibling`, or behind all others if that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, nextTo: sibling, above: false)
  }
  /// Inserts a sublayer directly in front of `sibling`, or in front of all others if that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, nextTo: sibling, above: true)
  }
  /// Replaces a sublayer by another layer; does nothing if `oldLayer` is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
  /// Removes the layer from its superlayer, as a sublayer or as its mask. It can be inserted elsewhere afterward.
  open func removeFromSuperlayer() { detachFromParent() }

  /// A layer whose alpha channel is multiplied with this layer and its sublayers. It is positioned in this layer's
  /// coordinate space, but is not a sublayer.
  open var mask: CALayer? {
    get {
      if modelLayer != nil { linkPresentationChildren() }
      return maskLayer
    }
    set { setMask(newValue) }
  }

  /// Whether sublayers are clipped to the bounds and their rounded corners.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { set(\.masksToBounds, newValue, "masksToBounds") }
  }

  // MARK: Conversion and hit testing

  /// Converts a point of `l` to this layer's coordinate space. Nil stands for the space that contains the root.
  /// Depth is projected onto the plane of each layer in between.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { convertPoint(p, from: l) }
  /// Converts a point of this layer's coordinate space to that of `l`.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { convertPoint(p, to: l) }
  /// Converts a rectangle of `l` to this layer's coordinate space; returns the bounding box of the result.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { convertRect(r, from: l) }
  /// Converts a rectangle of this layer's coordinate space to that of `l`; returns the bounding box of the result.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { convertRect(r, to: l) }
  /// Converts a time of `l` to this layer's time space; nil stands for the clock of `CACurrentMediaTime()`.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { localTime(t, from: l) }
  /// Converts a time of this layer's time space to that of `l`.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { localTime(t, to: l) }

  /// Returns the deepest descendant, or the layer itself, that contains a point of the superlayer's coordinate
  /// space.
  open func hitTest(_ p: CGPoint) -> CALayer? { findLayer(at: p) }

  /// Returns whether the bounds contain a point of the layer's coordinate space.
  open func contains(_ p: CGPoint) -> Bool {
    let b = values.bounds
    return p.x >= b.minX && p.x < b.maxX && p.y >= b.minY && p.y < b.maxY
  }

  // MARK: Contents

  /// The contents: a `CGImage`, or the bitmap that display created.
  open var contents: Any? {
    get { contentsObject ?? backing }
    set { setContents(newValue) }
  }

  /// The region of the contents that is shown, in the unit coordinate space.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { set(\.contentsRect, newValue, "contentsRect") }
  }

  /// The position and scaling of contents whose size differs from that of the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { set(\.contentsGravity, newValue, "contentsGravity") }
  }

  /// The number of pixels per point of the contents.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { set(\.contentsScale, newValue, "contentsScale") }
  }

  /// The region that is stretched, in the unit coordinate space of `contentsRect`.
  open var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { set(\.contentsCenter, newValue, "contentsCenter") }
  }

  /// The pixel format of the contents. It is stored without effect: bitmaps always have 8 bits per component.
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

  /// The bias of the level of detail. It is stored without effect.
  open var minificationFilterBias: Float {
    get { values.minificationFilterBias }
    set { set(\.minificationFilterBias, newValue, "minificationFilterBias") }
  }

  /// A promise that the contents have no transparent pixels. Pixels that are not drawn are black then.
  open var isOpaque: Bool {
    get { values.isOpaque }
    set { set(\.isOpaque, newValue, "opaque") }
  }

  /// Whether a new size of the bounds redraws the contents instead of stretching them.
  open var needsDisplayOnBoundsChange: Bool {
    get { values.needsDisplayOnBoundsChange }
    set { set(\.needsDisplayOnBoundsChange, newValue, "needsDisplayOnBoundsChange") }
  }

  /// Whether drawing commands are deferred. It is stored without effect: drawing is always synchronous.
  open var drawsAsynchronously: Bool {
    get { values.drawsAsynchronously }
    set { set(\.drawsAsynchronously, newValue, "drawsAsynchronously") }
  }

  /// Updates the contents: the delegate provides them, or `draw(in:)` draws them into a bitmap. Subclasses can
  /// override this method; apps do not call it.
  open func display() { displayContents() }
  /// Requests `display()` before the next frame.
  open func setNeedsDisplay() { invalidate(nil) }
  /// Requests display of a rectangle of the layer's coordinate space. The rest of the bitmap is kept if its size is
  /// unchanged.
  open func setNeedsDisplay(_ r: CGRect) { invalidate(r) }
  /// Returns whether display was requested.
  open func needsDisplay() -> Bool { pending.contains(.display) }
  /// Displays the layer immediately if display was requested.
  open func displayIfNeeded() { displayIfPending() }

  /// Draws the contents. The default implementation calls the delegate's `draw(_:in:)`.
  open func draw(in ctx: CGContext) { drawByDelegate(in: ctx) }

  /// Draws the layer and its sublayers, in the layer's coordinate space with y downwards. Depth and filters are
  /// ignored, as on iOS.
  open func render(in ctx: CGContext) { renderTree(in: ctx) }

  // MARK: Appearance

  /// The color that fills the bounds behind the contents.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { setObject(\.backgroundColor, newValue, "backgroundColor") }
  }

  /// The radius of the corners of background and border, and also of contents and sublayers if `masksToBounds` is
  /// set.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { setLength(\.cornerRadius, newValue, "cornerRadius") }
  }

  /// The corners that are rounded.
  open var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { set(\.maskedCorners, newValue, "maskedCorners") }
  }

  /// The shape of the corners: circular, or continuous like those of system controls.
  open var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set { set(\.cornerCurve, newValue, "cornerCurve") }
  }

  /// Returns the ratio of a corner's length along the side to its radius.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// The width of the border, inside the bounds and above the contents and sublayers.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { setLength(\.borderWidth, newValue, "borderWidth") }
  }

  /// The color of the border, opaque black by default; with nil there is no border.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { setObject(\.borderColor, newValue, "borderColor") }
  }

  /// The opacity of the layer and its sublayers, clamped to 0 to 1.
  open var opacity: Float {
    get { values.opacity }
    set { setOpacity(newValue) }
  }

  /// Whether opacity applies to the layer and its sublayers as a group.
  open var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { set(\.allowsGroupOpacity, newValue, "allowsGroupOpacity") }
  }

  /// The edges that are antialiased. It is stored without effect: all edges are antialiased.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { values.edgeAntialiasingMask }
    set { set(\.edgeAntialiasingMask, newValue, "edgeAntialiasingMask") }
  }

  /// Whether edges are antialiased. It is stored without effect: edges between pixels always are.
  open var allowsEdgeAntialiasing: Bool {
    get { values.allowsEdgeAntialiasing }
    set { set(\.allowsEdgeAntialiasing, newValue, "allowsEdgeAntialiasing") }
  }

  /// Whether the layer and its sublayers may be cached as a bitmap; a hint.
  open var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { set(\.shouldRasterize, newValue, "shouldRasterize") }
  }

  /// The scale of a cached bitmap. It is stored without effect: the scale of the screen is used.
  open var rasterizationScale: CGFloat {
    get { values.rasterizationScale }
    set { set(\.rasterizationScale, newValue, "rasterizationScale") }
  }

  /// The color of the shadow, opaque black by default; with nil there is no shadow.
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { setObject(\.shadowColor, newValue, "shadowColor") }
  }

  /// The opacity of the shadow; with 0, the default, there is no shadow.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { set(\.shadowOpacity, newValue, "shadowOpacity") }
  }

  /// The offset of the shadow in points, (0, -3) by default, which is upwards.
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { set(\.shadowOffset, newValue, "shadowOffset") }
  }

  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { setLength(\.shadowRadius, newValue, "shadowRadius") }
  }

  /// The outline of the shadow in the layer's coordinate space; with nil, it is derived from the layer's alpha.
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set { setObject(\.shadowPath, newValue, "shadowPath") }
  }

  /// The name of the blend mode that composites the layer and its sublayers: "multiplyBlendMode", "screenBlendMode"
  /// and others; nil by default. Other filters are ignored with a message on the console.
  open var compositingFilter: Any? {
    get { values.compositingFilter }
    set { setCompositingFilter(newValue) }
  }

  /// The Core Image filters of the layer. They are stored without effect, as on iOS.
  open var filters: [Any]? {
    get { values.filters }
    set { setFilters(\.filters, newValue, "filters") }
  }

  /// The Core Image filters of the background. They are stored without effect, as on iOS.
  open var backgroundFilters: [Any]? {
    get { values.backgroundFilters }
    set { setFilters(\.backgroundFilters, newValue, "backgroundFilters") }
  }

  // MARK: Layout

  /// Returns the preferred size: that of the bounds, unless a subclass has contents of its own.
  open func preferredFrameSize() -> CGSize { values.bounds.size }
  /// Requests `layoutSublayers()` before the next frame; has no effect during the layer's own layout.
  open func setNeedsLayout() { markDirty(.layout) }
  /// Returns whether layout was requested.
  open func needsLayout() -> Bool { pending.contains(.layout) }
  /// Performs pending layout immediately, from the topmost of consecutive superlayers that also need layout, down
  /// the tree.
  open func layoutIfNeeded() { layoutTreeIfPending() }
  /// Sets the frames of the sublayers. The default implementation calls the delegate's `layoutSublayers(of:)`.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Actions and animations

  /// Returns the class's default action for an event, which is used if nothing else provides one.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Returns the action for an event: that of the delegate, of `actions`, of `style` or of the class, in this
  /// order. Nil means no action.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }
  /// Adds a copy of an animation under a key, where it replaces an existing animation. It starts at the end of the
  /// transaction.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, key: key) }
  /// Removes all animations; their delegates and completion blocks are called with `finished` false.
  open func removeAllAnimations() { animator?.remove { _ in true } }
  /// Removes the animation with a key.
  open func removeAnimation(forKey key: String) { animator?.remove { $0.key == key } }
  /// Returns the keys of the animations in the order in which they were added; nil if there are none.
  open func animationKeys() -> [String]? { animator.flatMap { $0.running.isEmpty ? nil : $0.keys } }
  /// Returns the animation with a key: the copy that the layer runs, which must not be changed.
  open func animation(forKey key: String) -> CAAnimation? { animator?.animation(forKey: key) }

  /// Returns a copy of the layer with the values that are displayed; nil before the first commit. Its `superlayer`
  /// and `sublayers` are such copies, too.
  open func presentation() -> Self? { makePresentation() }

  /// Returns the layer whose presentation copy this is; the layer itself if it is not a copy.
  open func model() -> Self { modelLayer.map { unsafeDowncast($0, to: Self.self) } ?? self }

  // MARK: Time

  /// The time at which the layer's time begins, in the superlayer's time space.
  open var beginTime: CFTimeInterval {
    get { values.beginTime }
    set { set(\.beginTime, newValue, "beginTime") }
  }

  /// The duration of the layer's time. It is stored without effect: a layer's time has no end.
  open var duration: CFTimeInterval {
    get { values.duration }
    set { set(\.duration, newValue, "duration") }
  }

  /// The speed of the layer's time relative to the superlayer's; 0 pauses it.
  open var speed: Float {
    get { values.speed }
    set { set(\.speed, newValue, "speed") }
  }

  /// The offset that is added to the layer's local time.
  open var timeOffset: CFTimeInterval {
    get { values.timeOffset }
    set { set(\.timeOffset, newValue, "timeOffset") }
  }

  /// The number of repetitions of the layer's time. It is stored without effect.
  open var repeatCount: Float {
    get { values.repeatCount }
    set { set(\.repeatCount, newValue, "repeatCount") }
  }

  /// The duration in seconds for which the layer's time repeats. It is stored without effect.
  open var repeatDuration: CFTimeInterval {
    get { values.repeatDuration }
    set { set(\.repeatDuration, newValue, "repeatDuration") }
  }

  /// Whether the layer's time runs forwards and then backwards. It is stored without effect.
  open var autoreverses: Bool {
    get { values.autoreverses }
    set { set(\.autoreverses, newValue, "autoreverses") }
  }

  /// The fill mode of the layer's time. It is stored without effect.
  open var fillMode: CAMediaTimingFillMode {
    get { values.fillMode }
    set { set(\.fillMode, newValue, "fillMode") }
  }

  // MARK: Scrolling

  /// Scrolls the nearest ancestor scroll layer so that a point of this layer's coordinate space is at its origin.
  open func scroll(_ p: CGPoint) { scrollAncestor(to: p) }
  /// Scrolls the nearest ancestor scroll layer by the least distance that makes the rectangle visible.
  open func scrollRectToVisible(_ r: CGRect) { scrollAncestor(toShow: r) }

  /// The region of the bounds that is not clipped by ancestors.
  open var visibleRect: CGRect { visiblePart }

  // MARK: Contents of subclasses

  /// Whether the layer changes over time without animations, as particles do.
  var runsByItself: Bool { false }
  /// Returns whether the layer's appearance changes after a time of its time space.
  func moves(at time: CFTimeInterval) -> Bool { false }
  /// Called on a presentation copy when its values for a time are final.
  func willRender(at time: CFTimeInterval) {}
  /// Returns contents that a subclass draws itself at the scale of the screen, such as shapes.
  func renderedContents(scale: CGFloat) -> (contents: LayerContents, frame: CGRect)? { nil }
  /// Replaces the animated values of a presentation copy by the model's values.
  func takeAnimatedValues(from model: CALayer) { takeStoredValues(from: model) }
  /// The content that the render node draws in addition to the common properties.
  package var renderContent: RenderContent { .layer }
  /// Draws the content that the compositor draws by itself, such as a shape or gradient, into an app's context.
  func renderOwnContent(in ctx: CGContext) {}
}
