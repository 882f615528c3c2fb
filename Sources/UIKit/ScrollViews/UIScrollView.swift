/// A view that shows a region of content larger than itself; the user scrolls with a finger and zooms with two.
///
/// Add the content as subviews. Set its size by `contentSize`, or constrain the content to `contentLayoutGuide`.
/// For zooming, set the zoom scales and return the view to zoom from the delegate.
///
/// ```swift
/// let scrollView = UIScrollView(frame: view.bounds)
/// scrollView.addSubview(imageView)
/// scrollView.contentSize = CGSize(width: 800, height: 1200)
/// scrollView.maximumZoomScale = 4
/// scrollView.delegate = self
/// view.addSubview(scrollView)
///
/// func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
/// ```
///
/// `contentOffset` is the origin of the bounds. The content follows the finger one to one within its insets, and
/// less and less beyond them; when the finger lifts, the content decelerates, bounces at an end, returns from
/// beyond one, or settles on a page. Every step of that changes the model and is reported to the delegate, so that
/// `contentOffset` always equals the offset in the frame on the screen. Formulas and numbers:
/// facts/scrolling.md#physics; orders: facts/scrolling.md#delegate-orders.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiscrollview>
@preconcurrency @MainActor open class UIScrollView: UIView, TouchGate, UIFocusItemScrollableContainer {
  let pan = ScrollPanGestureRecognizer()
  let touchDelay = ScrollDelayGestureRecognizer()
  var pinch: ScrollPinchGestureRecognizer?
  let indicators = ScrollIndicators()

  /// The drag in progress; nil without one.
  var drag: ScrollDrag?
  var isEndingDrag = false
  /// The motion that moves the content without a finger.
  var motion: ScrollMotion?
  var motionKind = ScrollMotionKind.none
  /// Counts the starts, stops and replacements of motions, so that code that called the app can check whether its
  /// own motion is still the current one.
  var motionCount = 0
  var zooming: ScrollZoom?
  var storedZoomScale: CGFloat = 1
  var lastAdjustment = UIEdgeInsets.zero
  /// Whether the offset is being moved with the insets.
  var isFollowingAdjustment = false
  weak var attachedRefreshControl: UIRefreshControl?
  /// The container whose bars follow the content.
  weak var follower: (any ContentFollower)?
  /// The collapse of the bar above the content; nil without one.
  var collapsing: ContentCollapse?
  /// The next change of the origin is the scroll view's own doing.
  private var isOwnMove = false
  /// Whether the offset is being set, of which the delegate is notified; it is not of changes of the bounds
  /// (facts/scrolling.md#offset/bounds-by-code).
  private var setsOffset = false
  private var scrollDepth = 0
  private var deceleratesNow = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(.scrollView, from: coder)
  }

  override class var nibRow: NibRow { .scrollView }
  package override var automationType: AutomationType { accessibilityStorage?.automationType ?? .scrollView }

  private func setUp() {
    ScrollMessages.register
    pan.scrollView = self
    pan.addTarget(self, action: ScrollMessages.dragged)
    // A subclass may decide about its own recognizer.
    pan.delegate = self as? any UIGestureRecognizerDelegate
    touchDelay.scrollView = self
    addGestureRecognizer(touchDelay)
    addGestureRecognizer(pan)
  }

  /// The delegate, which is notified of scrolling and zooming, and returns the view that zooms.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The point of the content at the top left of the view; the origin of the bounds. Values outside of the range
  /// are allowed.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite, newValue != bounds.origin else { return }
      KeyValueObserving.change(self, "contentOffset") {
        setsOffset = true
        bounds.origin = newValue
      }
    }
  }

  /// The size of all that can be scrolled to.
  open var contentSize = CGSize.zero {
    willSet { KeyValueObserving.willChange(self, "contentSize") }
    didSet {
      defer { KeyValueObserving.didChange(self, "contentSize") }
      if !contentSize.width.isFinite || !contentSize.height.isFinite { contentSize = oldValue }
      guard contentSize != oldValue else { return }
      adjustmentMayHaveChanged()
      contentRangeDidChange()
      // The new insets may change whether the content ends beside a bar.
      follower?.contentDidScroll()
    }
  }

  /// Space around the content.
  open var contentInset: UIEdgeInsets {
    get { storedInset }
    set {
      KeyValueObserving.willChange(self, "contentInset")
      defer { KeyValueObserving.didChange(self, "contentInset") }

      guard newValue.isFinite, newValue != storedInset else { return }
      storedInset = newValue
      adjustmentMayHaveChanged()
      contentRangeDidChange()
    }
  }
  var storedInset = UIEdgeInsets.zero

  /// The conditions under which the safe area is added to `contentInset`. `.automatic` by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustmentMayHaveChanged() }
  }

  /// `contentInset` plus the insets that come from the safe area.
  open var adjustedContentInset: UIEdgeInsets {
    let (extra, inset) = (safeAreaShare, contentInset)
    return UIEdgeInsets(
      top: inset.top + extra.top, left: inset.left + extra.left, bottom: inset.bottom + extra.bottom,
      right: inset.right + extra.right)
  }

  /// Called after `adjustedContentInset` changed. Overrides call super.
  open func adjustedContentInsetDidChange() {}

  override var followsSafeArea: Bool { true }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustmentMayHaveChanged()
    indicators.update(self)
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      boundsDidChange(from: old)
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds
      super.frame = newValue
      boundsDidChange(from: old)
    }
  }

  /// Moves the content as a finger or a motion does, and continues these from the new offset.
  func moveContent(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    isOwnMove = true
    contentOffset = offset
    isOwnMove = false
  }

  /// Returns the offset at which scrolling is to end after a finger has lifted, before the delegate is called. The
  /// velocity is in points per millisecond.
  func end(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Called when the content has come to rest after a drag or an animation, and the delegate was called.
  func contentDidSettle() {}

  /// Called after the scroll view has moved the content because the content's limits or insets changed.
  func contentDidFollowItsEnds(from old: CGPoint) {}

  /// Updates the scroll view after it was moved, resized or scrolled.
  func boundsDidChange(from old: CGRect) {
    let new = super.bounds
    let isOwn = isOwnMove
    isOwnMove = false
    let notifies = setsOffset
    setsOffset = false
    if old.size != new.size {
      adjustmentMayHaveChanged()
      contentRangeDidChange()
    }
    guard old.origin != new.origin else { return }
    if !isOwn { contentWasMoved(by: CGPoint(x: new.minX - old.minX, y: new.minY - old.minY)) }
    setNeedsLayout()
    indicators.update(self)
    attachedRefreshControl?.contentDidScroll(in: self)
    follower?.contentDidScroll()
    // A delegate that scrolls each time it is notified of scrolling must come to an end.
    guard notifies, scrollDepth < 32 else { return }
    scrollDepth += 1
    delegate?.scrollViewDidScroll(self)
    scrollDepth -= 1
  }

  /// The size of the visible region of the content.
  open var visibleSize: CGSize { bounds.size }

  /// Saves the offset, the insets and the zoom scale.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(Double(contentOffset.x), forKey: "UIScrollView.offset.x")
    coder.encode(Double(contentOffset.y), forKey: "UIScrollView.offset.y")
    coder.encode(contentInset, forKey: "UIScrollView.inset")
    coder.encode(Double(zoomScale), forKey: "UIScrollView.zoom")
  }

  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard coder.containsValue(forKey: "UIScrollView.offset.x") else { return }
    contentInset = coder.decodeUIEdgeInsets(forKey: "UIScrollView.inset")
    let zoom = coder.decodeDouble(forKey: "UIScrollView.zoom")
    if zoom > 0, zoom != zoomScale { zoomScale = zoom }
    contentOffset = CGPoint(
      x: coder.decodeDouble(forKey: "UIScrollView.offset.x"),
      y: coder.decodeDouble(forKey: "UIScrollView.offset.y"))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    attachedRefreshControl?.place(in: self)
    indicators.update(self)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { leaveWindow() } else { tellFollowersOfContent() }
  }

  // MARK: Scrolling by code

  /// Scrolls to an offset. An animated scroll takes 0.3 seconds with an ease-in-ease-out curve, and reports each
  /// frame and its end to the delegate; it does nothing if the offset is the current one. A scroll in progress is
  /// stopped.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// The position of content that is smaller than the view: (0, 0), the default, at the top left, (0.5, 0.5) in the
  /// middle, (1, 1) at the bottom right.
  open var contentAlignmentPoint = CGPoint.zero { didSet { contentRangeDidChange() } }

  /// Whether a scroll by code is being animated.
  open var isScrollAnimating: Bool { isAnimatingOffset }
  /// Whether a zoom by code, or the return to a limit of the zoom scale, is being animated.
  open var isZoomAnimating: Bool { isAnimatingZoom }
  /// Stops all scrolling and zooming at the present offset and scale; drags and pinches in progress are canceled.
  open func stopScrollingAndZooming() { stopAll() }
  /// Shows the indicators for a moment for changes of the content offset that the closure makes.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    let before = contentOffset
    changes()
    if contentOffset != before { flashScrollIndicators() }
  }

  /// Scrolls by the smallest distance that makes the rectangle of the content visible; does nothing if it is
  /// visible already.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let target = offset(showing: rect), target != contentOffset else { return }
    setContentOffset(target, animated: animated)
  }

  /// Whether a tap on the status bar scrolls to the top of the content. True by default.
  open var scrollsToTop = true

  // Touches of a scroll view and its content do not continue to its superviews, such as a table's row.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Scrolling by finger

  /// The recognizer of the fingers that scroll.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// Whether fingers scroll the content. Code can always do it. True by default.
  open var isScrollEnabled = true {
    didSet {
      pan.isEnabled = isScrollEnabled
      if !isScrollEnabled { stopMotion(notifies: true) }
    }
  }
  /// Whether a drag that starts along one axis stays on it.
  open var isDirectionalLockEnabled = false
  /// Whether the content can be scrolled beyond its ends, from where it returns. Setting it sets both axes; it is
  /// true if one of them is.
  open var bounces: Bool {
    get { bouncesHorizontally || bouncesVertically }
    set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
  }
  /// Whether the content bounces past its ends along the horizontal axis. True by default.
  open var bouncesHorizontally = true { didSet { adjustmentMayHaveChanged() } }
  /// Whether the content bounces past its ends along the vertical axis. True by default.
  open var bouncesVertically = true { didSet { adjustmentMayHaveChanged() } }
  /// Whether a horizontal drag of content that is at its end scrolls the scroll view around it. True by default.
  open var transfersHorizontalScrollingToParent = true
  /// Whether a vertical drag of content that is at its end scrolls the scroll view around it. True by default.
  open var transfersVerticalScrollingToParent = true
  /// Whether keys scroll: arrows, Page Up and Page Down, Home, End and the space bar. True by default.
  open var allowsKeyboardScrolling = true
  /// Whether dragging bounces vertically even if all of it is visible. False by default.
  open var alwaysBounceVertical = false { didSet { adjustmentMayHaveChanged() } }
  /// Whether dragging bounces horizontally even if all of it is visible. False by default.
  open var alwaysBounceHorizontal = false { didSet { adjustmentMayHaveChanged() } }
  /// Whether scrolling stops at multiples of the view's size, one page for each drag.
  open var isPagingEnabled = false
  /// The decay rate of the velocity once the finger has lifted. `.normal` by default.
  open var decelerationRate = DecelerationRate.normal
  /// The effect of dragging on the keyboard. `.none` by default.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// A finger is down on the content.
  open var isTracking: Bool { drag != nil || isEndingDrag || pan.numberOfTouches > 0 }
  /// A finger moves the content.
  open var isDragging: Bool { drag != nil }
  /// The content moves automatically since a finger let it go; also while a finger holds it that stopped it.
  open internal(set) var isDecelerating: Bool {
    get { deceleratesNow }
    set { deceleratesNow = newValue }
  }

  // MARK: Touches of the content

  /// Whether touches reach the content only after the finger has rested for 0.15 seconds or has lifted. True by
  /// default.
  open var delaysContentTouches = true
  /// Whether a drag may cancel a touch that the content has received.
  open var canCancelContentTouches = true

  /// Returns whether the content gets these touches. True by default.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Returns whether a drag may cancel the touches that a view has received. Default: true unless it is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Returns whether a recognizer may begin: a drag begins only along an axis that scrolls.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === pan { return dragMayBegin() }
    if let pinch, gestureRecognizer === pinch { return pinchMayBegin() }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Indicators

  /// Whether an indicator shows the vertical position while the content scrolls. True by default.
  open var showsVerticalScrollIndicator = true { didSet { indicators.update(self) } }
  /// Whether an indicator shows the horizontal position while the content scrolls. True by default.
  open var showsHorizontalScrollIndicator = true { didSet { indicators.update(self) } }
  /// The color of the indicators. `.default` follows the background.
  open var indicatorStyle = IndicatorStyle.default { didSet { indicators.update(self) } }
  /// The insets of the vertical indicator from the edges, in points. Zero by default; the safe area is added.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators.update(self) } }
  /// The insets of the horizontal indicator from the edges, in points. Zero by default; the safe area is added.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators.update(self) } }
  /// The insets of both indicators; the getter returns those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Whether the safe area is added to the indicators' insets. True by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicators.update(self) } }
  /// The visibility of the index on tvOS. It has no effect.
  open var indexDisplayMode = IndexDisplayMode.automatic {
    didSet { Unsupported.log("UIScrollView.indexDisplayMode") }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { indicators.flash(self) }

  // MARK: Zooming

  /// The smallest scale to which fingers zoom. 1 by default.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// The largest scale to which fingers zoom. Default 1, which with the same smallest scale allows no zooming.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// The scale of the delegate's `viewForZooming(in:)`; without such a view it stays 1.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set { KeyValueObserving.change(self, "zoomScale") { setZoomScale(newValue, animated: false) } }
  }
  /// Zooms to a scale, about the center of the visible content.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, animated: animated) }
  /// Makes the rectangle, in the space of the view that is zoomed, as large as fits.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }
  /// Whether a pinch may exceed the limits of the scale until it ends. True by default.
  open var bouncesZoom = true
  /// Whether fingers are zooming at the moment.
  open var isZooming: Bool { zooming?.isPinching == true }
  /// Whether the scale is coming back from beyond its limits.
  open var isZoomBouncing: Bool { zooming?.isBouncing == true }
  /// The recognizer of zooming; nil while the limits do not allow zooming.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }
  /// A recognizer for tvOS, which never recognizes.
  open private(set) lazy var directionalPressGestureRecognizer: UIGestureRecognizer = {
    let recognizer = UIGestureRecognizer()
    recognizer.isEnabled = false
    return recognizer
  }()

  // MARK: Refreshing

  /// The control that shows when the content is pulled down from its top.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  /// All that can be scrolled to: constraints to it determine the content's size.
  open var contentLayoutGuide: UILayoutGuide { guide(.scrollContent, "UIScrollViewContentLayoutGuide") }

  /// A guide for the scroll view's frame, which does not scroll with the content.
  open var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame, "UIScrollViewFrameLayoutGuide") }

  override var describedContent: String {
    func text(_ numbers: CGFloat...) -> String {
      "{" + numbers.map { String(format: "%.6g", Double($0)) }.joined(separator: ", ") + "}"
    }
    let inset = adjustedContentInset
    return "; contentOffset: \(text(contentOffset.x, contentOffset.y)); "
      + "contentSize: \(text(contentSize.width, contentSize.height)); "
      + "adjustedContentInset: \(text(inset.top, inset.left, inset.bottom, inset.right))"
  }
}
