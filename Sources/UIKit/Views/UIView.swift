import QuartzCore

/// A rectangle on the screen that draws, lays out its subviews and receives touches.
///
/// Create a view, add it to a superview, and describe its frame by constraints or set it directly. Subclass it to
/// draw in `draw(_:)`, to lay out in `layoutSubviews()` or to handle touches.
///
/// ```swift
/// let card = UIView()
/// card.backgroundColor = .secondarySystemBackground
/// card.layer.cornerRadius = 12
/// card.translatesAutoresizingMaskIntoConstraints = false
/// view.addSubview(card)
/// NSLayoutConstraint.activate([
///   card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
///   card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
///   card.widthAnchor.constraint(equalToConstant: 240),
///   card.heightAnchor.constraint(equalToConstant: 120),
/// ])
/// UIView.animate(withDuration: 0.3) { card.alpha = 0.5 }
/// ```
///
/// `frame` and `center` are in the superview's coordinate space, everything else in the view's own, in points with
/// y growing downwards. The visual properties (`frame`, `bounds`, `center`, `transform`, `alpha`, `isHidden`, the
/// background and the corners) belong to the view's `layer`; the view stores no copy. A view that does not override
/// `draw(_:)` has no bitmap.
///
/// Members that subclasses override are declared in this file; their implementations are in the files beside it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiview>
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UICoordinateSpace,
  @preconcurrency CALayerDelegate, UIDynamicItem, UIFocusItem, UIFocusItemContainer, NibObject
{
  /// The class of the view's layer; `CALayer` unless overridden.
  open class var layerClass: AnyClass { CALayer.self }

  let backingLayer: CALayer
  var subviewList: [UIView] = []
  /// An unretained pointer to `superviewReference`, for walks up the hierarchy without reference counting.
  var superviewPointer: Unmanaged<UIView>?
  unowned(unsafe) var windowReference: UIWindow?
  package weak var controller: UIViewController?
  var flags = ViewFlags()
  /// The layout engine's data about the view; nil while it takes no part in constraints.
  var layoutStateReference: LayoutState?
  var rare: ViewRareState?
  var traits: UITraitCollection
  var safeArea = UIEdgeInsets.zero
  package var recognizerList: [UIGestureRecognizer] = []
  package var motionEffectList: [UIMotionEffect] = []

  /// Creates a view with that frame in its superview's space.
  public init(frame: CGRect) {
    backingLayer = Self.makeLayer()
    traits = UITraitCollection.applicationTraits
    super.init()
    connectLayer()
    if frame != .zero { setInitialFrame(frame) }
  }

  /// Creates a view of zero size.
  public override convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    backingLayer = Self.makeLayer()
    traits = UITraitCollection.applicationTraits
    super.init()
    connectLayer()
    if coder is NibCoder { decode(.view, from: coder) } else { decodeState(from: coder) }
  }

  class var nibRow: NibRow { .view }

  /// Writes the view with its subviews for a keyed archive.
  open func encode(with coder: NSCoder) { encodeState(with: coder) }

  deinit { tearDown() }

  // MARK: Layer and geometry

  /// The layer with the view's visual properties, an instance of `layerClass` with the view as its delegate.
  open var layer: CALayer { backingLayer }

  /// The view's rectangle in the superview's space; don't use it while `transform` is not the identity.
  open var frame: CGRect {
    get { backingLayer.frame }
    set { KeyValueObserving.change(self, "frame") { setFrame(newValue) } }
  }

  /// The view's rectangle in its own coordinate space. A change of the origin moves the content; a change of the
  /// size keeps the center.
  open var bounds: CGRect {
    get { backingLayer.bounds }
    set { KeyValueObserving.change(self, "bounds") { setBounds(newValue) } }
  }

  /// The location of `anchorPoint`, in the superview's space.
  open var center: CGPoint {
    get { backingLayer.position }
    set { KeyValueObserving.change(self, "center") { setCenter(newValue) } }
  }

  /// Applied about `anchorPoint`; `frame` becomes the box around the result.
  open var transform: CGAffineTransform {
    get { backingLayer.affineTransform() }
    set {
      KeyValueObserving.willChange(self, "transform")
      defer { KeyValueObserving.didChange(self, "transform") }
      setTransform(CATransform3DMakeAffineTransform(newValue))
    }
  }

  /// The view's transform in three dimensions; it and `transform` are views of the layer's one transform.
  open var transform3D: CATransform3D {
    get { backingLayer.transform }
    set { setTransform(newValue) }
  }

  /// The point of the view that is at `center`, in the unit square of the view.
  open var anchorPoint: CGPoint {
    get { backingLayer.anchorPoint }
    set { if newValue.x.isFinite, newValue.y.isFinite { setAnchorPoint(newValue) } }
  }

  /// The number of pixels per point of the view's drawing.
  open var contentScaleFactor: CGFloat {
    get { backingLayer.contentsScale }
    set { setContentScaleFactor(newValue) }
  }

  /// Returns the size that fits the view best within `size`; the present one unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to the size of `sizeThatFits(_:)`, keeping the origin.
  open func sizeToFit() { resizeToFit() }

  /// The components of the frame that follow the superview's size.
  open var autoresizingMask: AutoresizingMask {
    get { flags.autoresizingMask }
    set {
      flags.autoresizingMask = newValue
      layoutFrameDidChange()
    }
  }
  /// Whether subviews follow this view's size by their masks.
  open var autoresizesSubviews: Bool {
    get { flags[.autoresizesSubviews] }
    set { flags[.autoresizesSubviews] = newValue }
  }

  // MARK: Hierarchy

  /// The superview; nil for a view without one and for windows.
  open var superview: UIView? { superviewReference }
  /// Back to front.
  open var subviews: [UIView] { subviewList }
  /// The window that the view is in, however deep; nil outside of windows.
  open var window: UIWindow? { windowReference }

  /// Adds a view in front of the other subviews; it is removed from the superview it had.
  open func addSubview(_ view: UIView) { insert(view, at: nil) }
  /// Inserts a subview at an index, of which 0 is the back; an index out of range is clamped.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Adds a view right behind one of the subviews.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, next: siblingSubview, offset: 0)
  }
  /// Adds a view right in front of one of the subviews.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, next: siblingSubview, offset: 1)
  }
  /// Exchanges two subviews by their indices; an index out of bounds is reported on the console and changes
  /// nothing.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Moves a subview in front of the others; other views are ignored.
  open func bringSubviewToFront(_ view: UIView) { moveSubview(view, toFront: true) }
  /// Moves a subview behind the others; other views are ignored.
  open func sendSubviewToBack(_ view: UIView) { moveSubview(view, toFront: false) }
  /// Leaves the superview and the window; a first responder in it resigns.
  open func removeFromSuperview() { leaveSuperview() }

  /// Called after a subview was added. This method and the following callbacks do nothing by default.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview leaves the view, while it is still in it.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; nil when the view leaves its superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after `superview` changed.
  open func didMoveToSuperview() {}
  /// Called before the window of the view and of its subviews changes; nil when they leave the window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after `window` changed, for the view and all in it.
  open func didMoveToWindow() {}

  /// Returns whether the view is `view` or in it, however deep.
  open func isDescendant(of view: UIView) -> Bool { isWithin(view) }
  /// Returns the view itself or the first view below it, depth first, with that tag.
  open func viewWithTag(_ tag: Int) -> UIView? { find(tag: tag) }
  /// A number of the app's own by which `viewWithTag(_:)` finds the view; 0 by default.
  open var tag: Int {
    get { rare?.tag ?? 0 }
    set { KeyValueObserving.change(self, "tag") { if newValue != tag { rareState.tag = newValue } } }
  }

  // MARK: Events

  open override var next: UIResponder? { controller ?? superviewReference }

  /// Whether the view and its subviews receive touches.
  open var isUserInteractionEnabled: Bool {
    get { flags[.userInteraction] }
    set { KeyValueObserving.change(self, "userInteractionEnabled") { flags[.userInteraction] = newValue } }
  }
  /// Whether a second finger in the view is sent to it, too.
  open var isMultipleTouchEnabled: Bool {
    get { flags[.multipleTouch] }
    set { flags[.multipleTouch] = newValue }
  }
  /// Whether a touch in this view keeps other views of the window from receiving touches, and vice versa.
  open var isExclusiveTouch: Bool {
    get { flags[.exclusiveTouch] }
    set { flags[.exclusiveTouch] = newValue }
  }

  /// Returns the frontmost view at a point in this view's space: views that are hidden, that have an alpha under
  /// 0.01 or that do not allow user interaction are skipped, with their subviews (`facts/events.md#hit-testing`).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, with: event) }

  /// Returns whether a point is within the bounds, which include the minimum edges but not the maximum edges.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The recognizers of the view in the order in which they were added; nil without any.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizerList.isEmpty ? nil : recognizerList }
    set { setGestureRecognizers(newValue ?? []) }
  }
  /// Adds a recognizer, which is removed from its previous view. It receives the touches of this view and its
  /// subviews.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  /// Removes a recognizer from the view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// Returns whether a recognizer may begin. True by default; controls refuse recognizers that would receive their
  /// touches.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The view's interactions, in the order in which they were added.
  open var interactions: [any UIInteraction] {
    get { rare?.interactions ?? [] }
    set { setInteractions(newValue) }
  }
  /// Adds an interaction, and removes it from the view that has it.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  /// Removes an interaction from the view, and notifies it.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  /// Makes this view or the view in it that is first responder resign. Returns false if the responder refuses or is
  /// outside of the view, unless forced.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { resignFirstResponderInside(force: force) }

  /// Converts a point from this view's coordinate space to that of another view in the same window; nil stands for
  /// the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convertPoint(point, from: self, to: view) }
  /// Converts a point of another view's space in the same window, or of the window's for nil, to this view's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { convertPoint(point, from: view, to: self) }
  /// Converts a rectangle from this view's coordinate space to that of another view; nil stands for the window. If
  /// the views are rotated relative to each other, the result is the bounding box.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convertRect(rect, from: self, to: view) }
  /// Converts a rectangle of another view's space, or of the window's for nil, to this view's. Under a rotation it
  /// is the box around the result.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { convertRect(rect, from: view, to: self) }
  /// Converts a point from this view's coordinate space to that of a view or screen.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertPoint(point, to: coordinateSpace)
  }
  /// Converts a point of the space of a view or screen to this view's.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertPoint(point, from: coordinateSpace)
  }
  /// Converts a rectangle from this view's coordinate space to that of a view or screen.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convertRect(rect, to: coordinateSpace)
  }
  /// Converts a rectangle of the space of a view or screen to this view's.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convertRect(rect, from: coordinateSpace)
  }

  // MARK: Appearance

  /// The color behind the view's content, within its corners; nil, the default, is clear. A dynamic color follows
  /// the traits. Animatable.
  open var backgroundColor: UIColor? {
    get { currentBackgroundColor }
    set {
      ExplicitValues.note(self, "backgroundColor")
      KeyValueObserving.willChange(self, "backgroundColor")
      defer { KeyValueObserving.didChange(self, "backgroundColor") }
      setBackgroundColor(newValue)
    }
  }
  /// The opacity of the view with its subviews, from 0 to 1. Below 0.01 the view receives no touches.
  open var alpha: CGFloat {
    get { CGFloat(backingLayer.opacity) }
    set {
      KeyValueObserving.willChange(self, "alpha")
      defer { KeyValueObserving.didChange(self, "alpha") }
      if !newValue.isNaN { backingLayer.opacity = Float(min(max(newValue, 0), 1)) }
    }
  }
  /// Whether the view and its subviews are hidden. A hidden view keeps its frame and takes part in layout.
  open var isHidden: Bool {
    get { rare?.hiddenChange?.new ?? backingLayer.isHidden }
    set { setHidden(newValue) }
  }
  /// A promise to fill the bounds with opaque drawing; true unless the background is see-through.
  open var isOpaque: Bool {
    get { backingLayer.isOpaque }
    set { backingLayer.isOpaque = newValue }
  }
  /// Whether subviews and drawing are clipped to the bounds.
  open var clipsToBounds: Bool {
    get { backingLayer.masksToBounds }
    set { KeyValueObserving.change(self, "clipsToBounds") { backingLayer.masksToBounds = newValue } }
  }
  /// Whether `draw(_:)` starts on empty pixels.
  open var clearsContextBeforeDrawing: Bool {
    get { flags[.clearsContext] }
    set { flags[.clearsContext] = newValue }
  }
  /// The fit of the drawn content when the bounds change.
  open var contentMode: ContentMode {
    get { ContentMode(rawValue: Int(flags.contentMode)) ?? .scaleToFill }
    set { KeyValueObserving.change(self, "contentMode") { setContentMode(newValue) } }
  }
  /// A view whose alpha channel masks this view; it has no superview.
  open var mask: UIView? {
    get { rare?.mask }
    set { setMask(newValue) }
  }

  /// The color of the view's key elements; inherited unless set, and gray while dimmed.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set {
      ExplicitValues.note(self, "tintColor")
      KeyValueObserving.change(self, "tintColor") { setTintColor(newValue) }
    }
  }
  /// The effective mode: the nearest one that is set up the hierarchy, else `.normal`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }
  /// Called after the tint color in force has changed.
  open func tintColorDidChange() {}

  /// The current traits of the view: those of its superview or controller, with its overrides.
  open var traitCollection: UITraitCollection { traits }
  /// Called after the traits have changed; `UITraitCollection.current` has the new traits during the call.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark for this view and all in it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare?.overrideUserInterfaceStyle ?? .unspecified }
    set {
      if newValue != overrideUserInterfaceStyle { setTrait(\.overrideUserInterfaceStyle, newValue) }
    }
  }

  /// The minimum text size in this view and its descendants, regardless of the user's setting.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rare?.minimumContentSizeCategory }
    set { setTrait(\.minimumContentSizeCategory, newValue) }
  }
  /// The largest text size in this view and all in it.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rare?.maximumContentSizeCategory }
    set { setTrait(\.maximumContentSizeCategory, newValue) }
  }

  /// Whether the large content viewer shows the view. False by default.
  open var showsLargeContentViewer: Bool {
    get { rare?.largeContent.isShown ?? false }
    set { rareState.largeContent.isShown = newValue }
  }
  /// The text that the large content viewer shows.
  open var largeContentTitle: String? {
    get { rare?.largeContent.title }
    set { rareState.largeContent.title = newValue }
  }
  /// The image that the large content viewer shows.
  open var largeContentImage: UIImage? {
    get { rare?.largeContent.image }
    set { rareState.largeContent.image = newValue }
  }
  /// Whether the large content viewer makes the image larger. False by default.
  open var scalesLargeContentImage: Bool {
    get { rare?.largeContent.scalesImage ?? false }
    set { rareState.largeContent.scalesImage = newValue }
  }
  /// Offsets of the image in the large content viewer. Zero by default.
  open var largeContentImageInsets: UIEdgeInsets {
    get { rare?.largeContent.imageInsets ?? .zero }
    set { rareState.largeContent.imageInsets = newValue }
  }

  /// Whether Smart Invert leaves the view's colors unchanged. It has no effect, because colors are never inverted.
  open var accessibilityIgnoresInvertColors: Bool {
    get { rare?.ignoresInvertColors ?? false }
    set { rareState.ignoresInvertColors = newValue }
  }

  /// The meaning of the view's content, which decides whether it is mirrored when the language is written from
  /// right to left.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { rare?.semanticContentAttribute ?? .unspecified }
    set {
      ExplicitValues.note(self, "semanticContentAttribute")
      if newValue != semanticContentAttribute { setSemanticContentAttribute(newValue) }
    }
  }
  /// The direction in which the view lays out its content: by its semantic content and the app's language.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { effectiveLayoutDirection }
  /// Returns the direction of content of that meaning in the app's language.
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UITraitCollection.applicationDirection)
  }
  /// Returns the direction of content of that meaning within a given direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    layoutDirectionOf(semanticContentAttribute, within: layoutDirection)
  }

  // MARK: Drawing

  /// Draws into the current context, in the view's own space; called only when it is overridden.
  open func draw(_ rect: CGRect) {}

  /// Returns a formatter that prints the view's content.
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
  /// Draws into the current context for printing, in the view's own space. Default: the content of the view's
  /// layers.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { formatter.drawLayers(of: self) }

  /// Requests a call of `draw(_:)` in the next frame.
  open func setNeedsDisplay() { invalidateContents(nil) }
  /// Requests a call of `draw(_:)` in the next frame for at least that rectangle of the view's space.
  open func setNeedsDisplay(_ rect: CGRect) { invalidateContents(rect) }

  // Called by the layer. These methods connect the layer's delegate to UIKit's order; override `draw(_:)` instead.
  /// Draws the content of the view's layer by calling `draw(_:)`, with the context as the current one.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawLayer(layer, in: ctx) }
  /// Called before the layer draws its contents.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Lays out the view when its layer does: updates its constraints, and calls `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) { layoutLayer(layer) }
  /// Returns the animation of a change of the layer: an animation of the enclosing animation block, else none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    layerAction(for: layer, key: event)
  }

  // MARK: Layout

  /// Requests a call of `layoutSubviews()` in the next frame.
  open func setNeedsLayout() { backingLayer.setNeedsLayout() }
  /// Performs the pending layout immediately, beginning with the topmost view that needs it.
  open func layoutIfNeeded() { layoutNow() }
  /// Positions the subviews by their constraints; override it, do not call it.
  open func layoutSubviews() { applyConstraints() }

  /// The constraints that the view holds: those between its descendants, or between the view and its descendants.
  /// After a layout they include those of its intrinsic size.
  open var constraints: [NSLayoutConstraint] { layoutStateReference?.listedConstraints ?? [] }
  /// Adds a constraint between views in this one; setting `isActive` adds a constraint to the right view.
  open func addConstraint(_ constraint: NSLayoutConstraint) { takeConstraint(constraint) }
  /// Adds constraints between views in this one; `NSLayoutConstraint.activate(_:)` adds each to the right view.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(takeConstraint) }
  /// Removes a constraint from the view, which deactivates it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
  /// Removes constraints from the view, which deactivates them.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(release) }

  // Anchors of the alignment rectangle.
  /// The edge where text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  /// The edge where text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  /// The left edge, regardless of the direction of text.
  open var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  /// The right edge, regardless of the layout direction.
  open var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
  /// The baseline of the first line of text; the bottom of views without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.firstBaseline) }
  /// The baseline of the last line of text; the bottom of views without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.lastBaseline) }
  /// The width, in points.
  open var widthAnchor: NSLayoutDimension { sizeAnchor(.width) }
  /// The height, in points.
  open var heightAnchor: NSLayoutDimension { sizeAnchor(.height) }

  /// The guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { layoutStateReference?.guides ?? [] }
  /// Adds a guide to the view's layout; it is removed from the view that it had.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
  /// Removes a guide and its constraints from the layout.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }
  /// The guide of the region of the view that no bars or screen edges cover.
  open var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea, "UIViewSafeAreaLayoutGuide") }
  /// A guide for the view's area within its margins.
  open var layoutMarginsGuide: UILayoutGuide { guide(.margins, "UIViewLayoutMarginsGuide") }
  /// A guide within the view's margins that is no wider than is comfortable for reading.
  open var readableContentGuide: UILayoutGuide { guide(.readable, "UIViewReadableContentGuide") }
  /// A guide for the area that the keyboard covers; at the bottom of the safe area while it is hidden.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  /// Whether the constraints do not determine the view's position or size. For debugging only.
  open var hasAmbiguousLayout: Bool { layoutStateReference?.isAmbiguous ?? false }
  /// Moves the view to another of the frames that its constraints allow.
  open func exerciseAmbiguityInLayout() { layoutStateReference?.exerciseAmbiguity() }
  /// Returns the constraints that determine the view's position and size on an axis. For debugging only.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutStateReference?.constraintsAffecting(axis) ?? []
  }

  /// Requests a call of `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  /// Returns whether `updateConstraints()` is to be called before the next layout.
  open func needsUpdateConstraints() -> Bool { flags[.needsUpdateConstraints] }
  /// Runs the waiting updates in this view now, deepest first.
  open func updateConstraintsIfNeeded() { updateConstraintsInSubtree() }
  /// Changes the view's constraints before a layout. Overrides end with the call of super.
  open func updateConstraints() { flags[.needsUpdateConstraints] = false }
  /// Whether views of the class work with constraints only.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Whether the frame and `autoresizingMask` become constraints: true for views from code by default, to be
  /// switched off for views that have constraints of their own.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags[.translatesMask] }
    set { setTranslatesMask(newValue) }
  }

  /// `UIView.noIntrinsicMetric` on both axes unless overridden.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Marks the intrinsic content size as changed, so that it is read again before the next layout.
  open func invalidateIntrinsicContentSize() {
    contentPriorityDidChange()
    superviewReference?.contentSizeWasInvalidated(of: self, isDeep: false)
  }
  /// Notifies an ancestor that one of its views may have another size, so that cells of lists are measured again.
  /// - Parameter isDeep: whether the size of a descendant of that view was invalidated.
  func contentSizeWasInvalidated(of view: UIView, isDeep: Bool) {
    guard UIView.listsThatWatchConstraints > 0 else { return }
    superviewReference?.contentSizeWasInvalidated(of: self, isDeep: true)
  }
  /// Returns how much the view resists to be larger than its content on an axis.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    rare?.hugging[axis] ?? defaultHuggingPriority(for: axis)
  }
  /// Sets how much the view resists to be larger than its content on an axis.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    rareState.hugging[axis] = priority
    contentPriorityDidChange()
  }
  /// Returns how much the view resists to be smaller than its content on an axis; 750 unless set.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    rare?.compressionResistance[axis] ?? .defaultHigh
  }
  /// Sets how much the view resists to be smaller than its content on an axis.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
  {
    rareState.compressionResistance[axis] = priority
    contentPriorityDidChange()
  }
  /// Returns the default priority: 250 for plain views (`facts/layout.md#priorities`); labels and some other
  /// classes override it.
  package func defaultHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }

  /// Returns the smallest size that its constraints allow near `targetSize`, whose own priority is
  /// `fittingSizeLevel`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size of the view according to its constraints, as near to `targetSize` as the priorities of both
  /// dimensions allow. With a required width, the height is that of text wrapped at this width.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The insets of the alignment rectangle, which constraints use, within the frame; zero unless overridden.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns the alignment rectangle of a frame; both are in the superview's space.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame of an alignment rectangle; both are in the superview's space.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// The view in this one whose first baseline is this view's; itself unless overridden.
  open var forFirstBaselineLayout: UIView { self }
  /// The view in this one whose last baseline is this view's; itself unless overridden.
  open var forLastBaselineLayout: UIView { self }
  /// The baselines of the view's own text; nil for views without text, whose baselines are their bottoms.
  var textBaselines: TextBaselines? { nil }
  /// Whether the view's text is broken into as many lines as its width asks for.
  var wrapsText: Bool { false }
  /// The font whose line spaces baselines; nil for views without text.
  var baselineFont: UIFont? { nil }
  /// The text that distinguishes the view from others in descriptions of constraints.
  var describingText: String? { nil }

  // MARK: Safe area and margins

  /// The insets by which bars and the screen's edges cover the view, in its own space; zero outside of a window.
  open var safeAreaInsets: UIEdgeInsets { safeArea }
  /// The safe area of a view that does not derive it from its superview, such as a window or a popover's content.
  var ownSafeArea: UIEdgeInsets? { nil }
  /// Called after the insets of the safe area have changed.
  open func safeAreaInsetsDidChange() {}
  /// Whether the view is notified of insets that are not final, too, while its window changes its size; for views
  /// whose own layout depends on them.
  var followsSafeArea: Bool { false }

  /// The default space around content: 8 points unless set, plus the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(newValue) }
  }
  /// The margins with leading and trailing sides in place of left and right.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set { setDirectionalLayoutMargins(newValue) }
  }
  /// Whether the margins are at least the superview's; false by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { flags[.preservesSuperviewMargins] }
    set {
      flags[.preservesSuperviewMargins] = newValue
      updateLayoutMargins()
    }
  }
  /// Whether the safe area adds to the margins; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { flags[.insetsMarginsFromSafeArea] }
    set {
      flags[.insetsMarginsFromSafeArea] = newValue
      updateLayoutMargins()
    }
  }
  /// Called after the margins in force have changed.
  open func layoutMarginsDidChange() {}

  // MARK: Dynamics

  /// The effects of the device's tilt, in the order in which they were added.
  open var motionEffects: [UIMotionEffect] {
    get { motionEffectList }
    set { setMotionEffects(newValue) }
  }
  /// Adds an effect; the same object is added once.
  open func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffectList.contains(where: { $0 === effect }) { setMotionEffects(motionEffectList + [effect]) }
  }
  /// Removes an effect from the view.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    setMotionEffects(motionEffectList.filter { $0 !== effect })
  }

  /// The outline with which an animator lets the view collide.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline that collides with other items if `collisionBoundsType` is `.path`, relative to the view's center.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Restoration and focus

  /// The view's name in saved state: its state is saved if its controller's is.
  open var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { rareState.restorationIdentifier = newValue }
  }
  /// Saves the state of the view. Overrides call super.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Restores the state of the view after its controller's. Overrides call super.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Whether the focus of an external keyboard may come to the view; false unless overridden.
  open var canBecomeFocused: Bool { false }
  /// Whether the view has the focus.
  open var isFocused: Bool { UIView.focusedItem === self }
  /// The effect by which the view shows that it has the focus: a ring in its tint unless an app sets another
  /// effect, or nil for no effect.
  open var focusEffect: UIFocusEffect? {
    get { rare?.focusEffect ?? (canBecomeFocused ? UIFocusHaloEffect() : nil) }
    set { rareState.focusEffect = .some(newValue) }
  }
  /// The group of the items in the view: Tab moves from group to group, arrows within one. Nil for the superview's
  /// group.
  open var focusGroupIdentifier: String? {
    get { rare?.focusGroupIdentifier }
    set { rareState.focusGroupIdentifier = newValue }
  }
  /// The priority with which the view gets the focus when it moves into the view's group.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { rare?.focusGroupPriority ?? .ignored }
    set { rareState.focusGroupPriority = newValue }
  }
  /// The environments that get the focus when it moves into the view; empty unless overridden.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// The controller of the view, or the superview.
  open weak var parentFocusEnvironment: (any UIFocusEnvironment)? {
    if let controller = next as? UIViewController { return controller }
    return superview
  }
  /// The container of the focus items in the view: the view itself.
  open var focusItemContainer: (any UIFocusItemContainer)? { self }
  /// The coordinate space of the focus items in the view: that of its bounds.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// Returns the subviews whose frames intersect a rectangle.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviews.filter { $0.frame.intersects(rect) } }
  /// Requests an update of the focus, if it is within this view.
  open func setNeedsFocusUpdate() { requestOwnFocusUpdate() }
  /// Performs a pending update of the focus immediately.
  open func updateFocusIfNeeded() { updateOwnFocusIfNeeded() }
  /// Returns whether the focus may move as the context describes. Called for the environments that lose or get it;
  /// true unless overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus has moved into, out of or within this view. Add animations to the coordinator.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  /// Returns a view with a picture of this one; it does not change with it.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterUpdates: afterUpdates)
  }
  /// Returns a view with a picture of a rectangle of this one, in its own space; it does not change with it. The
  /// cap insets have no effect.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, afterUpdates: afterUpdates)
  }
  /// Draws the view and all in it into the current context.
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterUpdates: afterUpdates)
  }

  open override var isAccessibilityElement: Bool {
    get { super.isAccessibilityElement }
    set { super.isAccessibilityElement = newValue }
  }

  open override var description: String { uncheckedMainActor { describe() } }
  /// The text in the description, for classes that show text.
  var describedText: String? { nil }
  /// The text that a class adds to its description before the layer.
  var describedState: String { "" }
  /// The text that a class adds to its description after the layer.
  var describedContent: String { "" }
}
