/// A row of dots, one for each page, that shows which page is current.
///
/// ```swift
/// let pages = UIPageControl()
/// pages.numberOfPages = 3
/// pages.currentPage = 0
/// pages.addTarget(self, action: #selector(valueChanged(_:)), for: .valueChanged)
/// ```
///
/// A tap on the right half shows the next page, a tap on the left half the previous one; both send `.valueChanged`.
/// Each page takes a width of 18 points, with a dot of 7.6 points (facts/geometry.md#page-control); the control is
/// 25.67 points high at a scale of 3 and 26 at a scale of 2 (facts/geometry.md#page-control/height-3x).
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipagecontrol>
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// The current interaction of the user.
  public enum InteractionState: Int, Sendable {
    /// The control does not react to touches.
    case none = 0
    /// A tap, which changes the page by one.
    case discrete = 1
    /// A drag over the dots.
    case continuous = 2
  }
  /// The visibility of the background behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// A background is shown while a finger is on the control.
    case automatic = 0
    /// A background is always shown.
    case prominent = 1
    /// No background is shown, even during a drag over the dots.
    case minimal = 2
  }
  /// The direction in which the pages follow one another.
  public enum Direction: Int, Sendable {
    /// The reading direction.
    case natural = 0
    /// The direction from left to right.
    case leftToRight = 1
    /// The direction from right to left.
    case rightToLeft = 2
    /// The direction from top to bottom.
    case topToBottom = 3
    /// The direction from bottom to top.
    case bottomToTop = 4
  }

  /// The height in points before it is rounded up to pixels.
  private static let height: CGFloat = 25.6
  private static let pitch: CGFloat = 18
  private static let dot: CGFloat = 7.59
  private let plate = UIView()
  private var dots: [UIImageView] = []
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(.pageControl, from: coder)
  }

  override class var nibRow: NibRow { .pageControl }

  private func setUp() {
    plate.isUserInteractionEnabled = false
    plate.layer.cornerRadius = UIPageControl.height / 2
    addSubview(plate)
    show()
  }

  // MARK: Pages

  /// The number of pages. Default 0; negative numbers count as 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      guard numberOfPages != oldValue else { return }
      currentPage = clamped(currentPage)
      makeDots()
    }
  }

  /// The index of the current page, clamped to the range of pages. Setting it sends no event.
  open var currentPage = 0 {
    willSet { KeyValueObserving.willChange(self, "currentPage") }
    didSet {
      defer { KeyValueObserving.didChange(self, "currentPage") }

      let inside = clamped(currentPage)
      if inside != currentPage { currentPage = inside }
      if currentPage != oldValue {
        show()
        progress?.pageChanged(to: currentPage)
      }
    }
  }

  private func clamped(_ page: Int) -> Int { max(0, min(page, numberOfPages - 1)) }

  /// Whether the control is hidden while there is at most one page; false by default.
  open var hidesForSinglePage = false { didSet { show() } }
  /// Whether the dots wait for `updateCurrentPageDisplay()` after a tap.
  open var defersCurrentPageDisplay = false
  /// Shows the current page. It has no effect since iOS 14, where every change is displayed immediately.
  open func updateCurrentPageDisplay() { show() }

  // MARK: Look

  /// The color of the dots; nil for white, nearly half transparent.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      ExplicitValues.note(self, "pageIndicatorTintColor")
      show()
    }
  }
  /// The color of the current page's dot; nil for white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      ExplicitValues.note(self, "currentPageIndicatorTintColor")
      show()
    }
  }
  /// The visibility of the background behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { show() } }
  /// The direction in which pages follow each other.
  open var direction = Direction.natural { didSet { setNeedsLayout() } }
  /// The current interaction of the user with the control.
  open private(set) var interactionState = InteractionState.none { didSet { show() } }
  /// Whether a drag over the dots changes the page. The value is stored; such drags are not supported yet.
  open var allowsContinuousInteraction = true
  /// The image that replaces the dots; nil for dots.
  open var preferredIndicatorImage: UIImage? { didSet { show() } }
  /// The image that replaces the current page's dot; nil for `preferredIndicatorImage`.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { show() } }
  /// Returns the image of a page's indicator: its own, or the preferred one of all pages; nil stands for a dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] ?? preferredIndicatorImage }
  /// Sets an indicator image for a page. Nil removes it.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    show()
  }
  /// Returns the image of a page's indicator as the current page; nil if that has none of its own.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentImages[page] ?? preferredCurrentPageIndicatorImage
  }
  /// Sets an indicator image for a page as the current page. Nil removes it.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    show()
  }

  /// The progress of the current page, to which its dot is filled. Nil, the default, fills all of it.
  open var progress: UIPageControlProgress? {
    didSet {
      oldValue?.control = nil
      progress?.control = self
      show()
    }
  }
  private let progressFill = UIView()

  func showProgress() {
    guard let progress, dots.indices.contains(currentPage), dots[currentPage].image == nil else {
      return progressFill.removeFromSuperview()
    }
    let dot = dots[currentPage]
    dot.clipsToBounds = true
    dot.backgroundColor = pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.45)
    progressFill.backgroundColor = currentPageIndicatorTintColor ?? .white
    let width = dot.bounds.width * CGFloat(progress.currentProgress)
    let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? dot.bounds.width - width : 0
    progressFill.frame = CGRect(x: x, y: 0, width: width, height: dot.bounds.height)
    dot.addSubview(progressFill)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    progress?.visibilityChanged()
  }

  private func makeDots() {
    // Limits the number of dots, so that an excessive number does not exhaust the memory.
    let count = min(numberOfPages, 500)
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    while dots.count < count {
      let dot = UIImageView()
      dot.contentMode = .center
      dot.isUserInteractionEnabled = false
      addSubview(dot)
      dots.append(dot)
    }
    invalidateIntrinsicContentSize()
    show()
  }

  override func stateDidChange() { show() }

  private func show() {
    let isSingle = numberOfPages <= 1 && hidesForSinglePage
    for (index, dot) in dots.enumerated() {
      let isCurrent = index == currentPage
      dot.isHidden = isSingle
      dot.image = (isCurrent ? currentPageIndicatorImage(forPage: index) : nil) ?? indicatorImage(forPage: index)
      let color =
        isCurrent
        ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.45)
      dot.tintColor = color
      dot.backgroundColor = dot.image == nil ? color : nil
      dot.layer.cornerRadius = dot.image == nil ? UIPageControl.dot / 2 : 0
    }
    let showsPlate =
      backgroundStyle == .prominent || backgroundStyle == .automatic && interactionState != .none
    plate.backgroundColor = showsPlate ? .secondarySystemFill : nil
    plate.isHidden = isSingle
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width.isFinite, bounds.height.isFinite else { return }
    let window = shownPages
    let pitch = pitch
    let length = pitch * CGFloat(max(0, window.count - 1))
    let size = size(forNumberOfPages: window.count)
    plate.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    for (index, dot) in dots.enumerated() {
      let step = index - window.lowerBound
      let offset = pitch * CGFloat(isReversed ? window.count - 1 - step : step) - length / 2
      let center = CGPoint(
        x: bounds.midX + (isVertical ? 0 : offset), y: bounds.midY + (isVertical ? offset : 0))
      let side = dot.image?.size ?? CGSize(width: UIPageControl.dot, height: UIPageControl.dot)
      dot.bounds.size = side
      dot.center = center
      let size = edgeScale(of: index, in: window)
      dot.transform = CGAffineTransform(scaleX: size, y: size)
      dot.alpha = window.contains(index) ? 1 : 0
    }
    showProgress()
  }

  /// The distance between adjacent indicators; images wider than a dot and its gap move the indicators apart.
  private var pitch: CGFloat {
    let sides = dots.compactMap { dot in dot.image.map { isVertical ? $0.size.height : $0.size.width } }
    return max(UIPageControl.pitch, sides.max() ?? 0)
  }

  /// The pages with a visible indicator: all, or, if they do not fit into the bounds, those around the current one.
  private var shownPages: Range<Int> {
    let room = (isVertical ? bounds.height : bounds.width) - 20
    // The limit keeps huge bounds within the range of integers.
    let count = Int(min(max(1, (room / pitch).rounded(.down)), CGFloat(dots.count)))
    guard count < dots.count, room > 0 else { return 0..<dots.count }
    let first = min(max(0, currentPage - count / 2), dots.count - count)
    return first..<first + count
  }

  /// Returns the scale of an indicator. Two at each end with more pages behind it are smaller; the scales are
  /// estimated.
  private func edgeScale(of page: Int, in window: Range<Int>) -> CGFloat {
    let before = window.lowerBound > 0 ? page - window.lowerBound : 2
    let behind = window.upperBound < dots.count ? window.upperBound - 1 - page : 2
    switch min(before, behind) {
    case 0: return 0.4
    case 1: return 0.7
    default: return 1
    }
  }

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }
  private var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .rightToLeft, .bottomToTop: true
    case .leftToRight, .topToBottom: false
    }
  }

  /// Returns the minimum size for that many dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = pitch * CGFloat(max(0, pageCount)) + 20
    let scale = max(1, traitCollection.displayScale)
    let height = (UIPageControl.height * scale).rounded(.up) / scale
    return isVertical ? CGSize(width: height, height: length) : CGSize(width: length, height: height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: min(numberOfPages, 500)) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    interactionState = .discrete
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    interactionState = .none
    guard let touch, isTouchInside else { return }
    let point = touch.location(in: self)
    let isBehind = isVertical ? point.y > bounds.midY : point.x > bounds.midX
    turn(by: isBehind != isReversed ? 1 : -1)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    interactionState = .none
  }

  private func turn(by step: Int) {
    let page = clamped(currentPage + step)
    guard page != currentPage else { return }
    currentPage = page
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Accessibility

  package override var automationType: AutomationType { accessibilityStorage?.automationType ?? .pageIndicator }
  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(currentPage + 1) of \(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let traits = accessibilityStorage?.traits { return traits }
      return isEnabled ? [.adjustable, .updatesFrequently] : [.adjustable, .updatesFrequently, .notEnabled]
    }
    set { super.accessibilityTraits = newValue }
  }
  open override func accessibilityIncrement() { turn(by: 1) }
  open override func accessibilityDecrement() { turn(by: -1) }
}
