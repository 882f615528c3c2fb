/// Shows a part of content that is larger than itself; a finger moves the part.
///
/// `contentOffset` is the origin of the bounds. Fingers move it within the content and its insets; code may set any
/// offset. Content stops where the finger leaves it: there is no inertia and no bounce yet, and no indicator is shown.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiscrollview>
@preconcurrency @MainActor open class UIScrollView: UIView {
  private let pan = ScrollPanGestureRecognizer()
  /// Where the content was when the drag began.
  private var dragStart = CGPoint.zero
  private var lastAdjustment = UIEdgeInsets.zero
  /// While code scrolls with an animation.
  private var scrolling: ScrollAnimation?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    (coder as? NibCoder)?.applyAgain(to: self)
  }

  private func setUp() {
    clipsToBounds = true
    pan.addTarget(self, action: ScrollPanGestureRecognizer.action)
    ScrollPanGestureRecognizer.registerOnce()
    addGestureRecognizer(pan)
  }

  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The point of the content at the top left of the view; the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite, newValue != bounds.origin else { return }
      KeyValueObserving.change(self, "contentOffset") { bounds.origin = newValue }
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
      if !isDragging { contentOffset = nearestOffset(contentOffset, keepingStart: true) }
    }
  }

  /// Space around the content.
  open var contentInset = UIEdgeInsets.zero { didSet { adjustmentMayHaveChanged() } }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustmentMayHaveChanged() }
  }

  /// `contentInset` and what the safe area adds.
  open var adjustedContentInset: UIEdgeInsets {
    let (extra, inset) = (safeAreaShare, contentInset)
    return UIEdgeInsets(
      top: inset.top + extra.top, left: inset.left + extra.left, bottom: inset.bottom + extra.bottom,
      right: inset.right + extra.right)
  }

  open func adjustedContentInsetDidChange() {}

  private var safeAreaShare: UIEdgeInsets {
    let area = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return area
    case .automatic, .scrollableAxes:
      let isVertical = alwaysBounceVertical || contentSize.height > bounds.height
      let isHorizontal = alwaysBounceHorizontal || contentSize.width > bounds.width
      return UIEdgeInsets(
        top: isVertical ? area.top : 0, left: isHorizontal ? area.left : 0, bottom: isVertical ? area.bottom : 0,
        right: isHorizontal ? area.right : 0)
    }
  }

  /// Content that stood at its start stays there under the new insets.
  private func adjustmentMayHaveChanged() {
    let (old, new) = (lastAdjustment, adjustedContentInset)
    guard old != new else { return }
    lastAdjustment = new
    var offset = contentOffset
    if offset.y == -old.top { offset.y = -new.top }
    if offset.x == -old.left { offset.x = -new.left }
    contentOffset = offset
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustmentMayHaveChanged()
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

  private func boundsDidChange(from old: CGRect) {
    let new = super.bounds
    if old.size != new.size { adjustmentMayHaveChanged() }
    guard old.origin != new.origin else { return }
    setNeedsLayout()
    delegate?.scrollViewDidScroll(self)
  }

  // MARK: Scrolling by code

  /// Animated it takes 0.3 seconds, easing in and out, and tells the delegate of each frame and of its end; not at all
  /// when the offset is that one already.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scrolling?.stop()
    scrolling = nil
    guard animated, window != nil, UIView.areAnimationsEnabled, contentOffset.x.isFinite, contentOffset.y.isFinite
    else {
      self.contentOffset = contentOffset
      return
    }
    guard contentOffset != self.contentOffset else { return }
    scrolling = ScrollAnimation(from: self.contentOffset, to: contentOffset) { [weak self] offset, isOver in
      guard let self else { return }
      self.contentOffset = offset
      guard isOver else { return }
      scrolling = nil
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Scrolls as little as shows the rectangle of the content; nothing if it shows already.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let (inset, visible) = (adjustedContentInset, bounds)
    func place(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      if high - low >= end - start || low < start { return low - start }
      return high > end ? high - end : 0
    }
    let dx = place(rect.minX, rect.maxX, visible.minX + inset.left, visible.maxX - inset.right)
    let dy = place(rect.minY, rect.maxY, visible.minY + inset.top, visible.maxY - inset.bottom)
    let target = nearestOffset(CGPoint(x: visible.minX + dx, y: visible.minY + dy), keepingStart: false)
    guard target != contentOffset else { return }
    setContentOffset(target, animated: animated)
  }

  /// The offset within the content that is nearest.
  func nearestOffset(_ offset: CGPoint, keepingStart: Bool) -> CGPoint {
    let (inset, size) = (adjustedContentInset, bounds.size)
    func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      keepingStart ? min(value, max(low, high)) : min(max(value, low), max(low, high))
    }
    return CGPoint(
      x: clamp(offset.x, -inset.left, contentSize.width + inset.right - size.width),
      y: clamp(offset.y, -inset.top, contentSize.height + inset.bottom - size.height))
  }

  // MARK: Scrolling by finger

  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  open var isScrollEnabled = true { didSet { pan.isEnabled = isScrollEnabled } }
  /// A drag that starts along one axis stays on it.
  open var isDirectionalLockEnabled = false
  /// Kept; content does not bounce yet.
  open var bounces = true
  open var alwaysBounceVertical = false { didSet { adjustmentMayHaveChanged() } }
  open var alwaysBounceHorizontal = false { didSet { adjustmentMayHaveChanged() } }
  open var isPagingEnabled = false {
    didSet { if isPagingEnabled { Unsupported.log("UIScrollView.isPagingEnabled") } }
  }
  /// Kept; there is no inertia yet.
  open var decelerationRate = DecelerationRate.normal
  /// Kept; touches reach the content at once.
  open var delaysContentTouches = true
  /// Whether a drag takes the touch away from the content.
  open var canCancelContentTouches = true { didSet { pan.cancelsTouchesInView = canCancelContentTouches } }
  open var scrollsToTop = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open private(set) var isDragging = false
  open var isTracking: Bool { isDragging || pan.numberOfTouches > 0 }
  open var isDecelerating: Bool { false }

  /// Kept; indicators are not shown yet.
  open var showsVerticalScrollIndicator = true
  /// Kept; indicators are not shown yet.
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Does nothing yet: indicators are not shown.
  open func flashScrollIndicators() {}

  /// A drag begins only along an axis with more content than the view shows.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    let way = pan.translation(in: self)
    return abs(way.x) > abs(way.y) ? scrollsHorizontally : scrollsVertically
  }

  private var scrollsVertically: Bool {
    let inset = adjustedContentInset
    return alwaysBounceVertical || contentSize.height + inset.top + inset.bottom > bounds.height
  }
  private var scrollsHorizontally: Bool {
    let inset = adjustedContentInset
    return alwaysBounceHorizontal || contentSize.width + inset.left + inset.right > bounds.width
  }

  fileprivate func dragged() {
    switch pan.state {
    case .began:
      scrolling?.stop()
      scrolling = nil
      isDragging = true
      pan.setTranslation(.zero, in: self)
      dragStart = contentOffset
      if keyboardDismissMode != .none { window?.endEditing(false) }
      delegate?.scrollViewWillBeginDragging(self)
    case .changed:
      let way = pan.translation(in: self)
      let target = CGPoint(
        x: scrollsHorizontally ? dragStart.x - way.x : contentOffset.x,
        y: scrollsVertically ? dragStart.y - way.y : contentOffset.y)
      contentOffset = nearestOffset(target, keepingStart: false)
    case .ended, .cancelled:
      guard isDragging else { return }
      isDragging = false
      let velocity = pan.velocity(in: self)
      var target = contentOffset
      delegate?.scrollViewWillEndDragging(
        self, withVelocity: CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000), targetContentOffset: &target)
      contentOffset = target
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    default: break
    }
  }

  /// All that can be scrolled to: constraints to it determine the content's size.
  open var contentLayoutGuide: UILayoutGuide { guide(.scrollContent, "UIScrollViewContentLayoutGuide") }

  /// What shows of it: a place on the screen that does not scroll.
  open var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame, "UIScrollViewFrameLayoutGuide") }
}

/// The recognizer of a scroll view's drags.
private final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  static let action = Selector(("_flipsideDragged"))
  private static var isRegistered = false

  static func registerOnce() {
    guard !isRegistered else { return }
    isRegistered = true
    MessageDispatch.register(action, on: UIScrollView.self) { $0.dragged() }
  }
}
