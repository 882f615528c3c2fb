/// A control for choosing a value of a continuous range by dragging a thumb along a track.
///
/// ```swift
/// let volume = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
/// volume.minimumValue = 0
/// volume.maximumValue = 11
/// volume.value = 5
/// volume.addTarget(self, action: #selector(valueChanged(_:)), for: .valueChanged)
/// ```
///
/// `.valueChanged` is sent while the thumb moves, or only at the end if `isContinuous` is false; a touch must begin
/// on the thumb. Values outside of the range are clamped to it. A slider is 34 points high, with a track 4 points
/// high that begins 3 points within the sides and a thumb 27 points wide (measured on iOS 17:
/// facts/geometry.md#slider); its alignment rectangle is 2 points narrower at each side and ends one point lower
/// (facts/geometry.md#slider/alignment-insets).
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uislider>
@preconcurrency @MainActor open class UISlider: UIControl {
  static let standardHeight: CGFloat = 34
  private static let trackHeight: CGFloat = 4
  private static let thumbDiameter: CGFloat = 27
  /// The margin around the thumb for its shadow, in points.
  private static let thumbMargin: CGFloat = 2
  /// The distance of the track from the sides, in points.
  private static let trackInset: CGFloat = 3

  private let minimumTrack = UIImageView()
  private let maximumTrack = UIImageView()
  private let thumb = UIImageView()
  private let minimumPicture = UIImageView()
  private let maximumPicture = UIImageView()
  private var images: [SliderPart: [UInt: UIImage]] = [:]
  /// The offset of the finger on the thumb, in points.
  private var grip: CGFloat = 0

  private enum SliderPart { case thumb, minimum, maximum }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(.slider, from: coder)
  }

  override class var nibRow: NibRow { .slider }

  private func setUp() {
    for part in [maximumTrack, minimumTrack, minimumPicture, maximumPicture, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    for part in [minimumPicture, maximumPicture] { part.contentMode = .center }
    thumb.contentMode = .center
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.layer.shadowRadius = 4
    show()
  }

  // MARK: Value

  /// The value between `minimumValue` and `maximumValue`. Setting it sends no event. 0 by default.
  open var value: Float {
    get { storedValue }
    set {
      KeyValueObserving.willChange(self, "value")
      defer { KeyValueObserving.didChange(self, "value") }
      setValue(newValue, animated: false)
    }
  }
  private var storedValue: Float = 0

  /// The value at the start of the track. A maximum below it is raised. 0 by default.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(storedValue, animated: false)
    }
  }
  /// The value at the end of the track. A minimum above it is lowered. 1 by default.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(storedValue, animated: false)
    }
  }
  /// Whether `.valueChanged` is sent while the thumb moves, not only at the end.
  open var isContinuous = true

  /// Moves the thumb to a value within the range, without an event. With animation, it takes 0.25 seconds.
  open func setValue(_ value: Float, animated: Bool) {
    let new = value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
    guard new != storedValue || layer.needsLayout() else { return setNeedsLayout() }
    storedValue = new
    setNeedsLayout()
    if animated, window != nil { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }

  // MARK: Look

  /// The color of the track before the thumb; nil for the tint color.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      ExplicitValues.note(self, "minimumTrackTintColor")
      show()
    }
  }
  /// The color of the track after the thumb; nil for the system's.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      ExplicitValues.note(self, "maximumTrackTintColor")
      show()
    }
  }
  /// The color of the thumb; nil for white.
  open var thumbTintColor: UIColor? {
    didSet {
      ExplicitValues.note(self, "thumbTintColor")
      show()
    }
  }
  /// The image beside the end of the track with the smallest value; nil for none.
  open var minimumValueImage: UIImage? {
    didSet {
      ExplicitValues.note(self, "minimumValueImage")
      show()
    }
  }
  /// The image beside the end of the track with the largest value; nil for none.
  open var maximumValueImage: UIImage? {
    didSet {
      ExplicitValues.note(self, "maximumValueImage")
      show()
    }
  }

  /// Sets the thumb's image for a state; nil for the system's thumb.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    ExplicitValues.note(self, .init("thumbImage", state))
    set(image, .thumb, state)
  }
  /// Sets the image of the track before the thumb for a state; it is stretched.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    ExplicitValues.note(self, .init("minimumTrackImage", state))
    set(image, .minimum, state)
  }
  /// Sets the image of the track after the thumb for a state; it is stretched.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    ExplicitValues.note(self, .init("maximumTrackImage", state))
    set(image, .maximum, state)
  }
  /// Returns the thumb's image that was set for exactly this state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { images[.thumb]?[state.rawValue] }
  /// Returns the image of the track before the thumb that was set for exactly this state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images[.minimum]?[state.rawValue] }
  /// Returns the image of the track after the thumb that was set for exactly this state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images[.maximum]?[state.rawValue] }
  /// The thumb's image in the current state; nil for the system's.
  open var currentThumbImage: UIImage? { current(.thumb) }
  /// The image of the track before the thumb in the current state; nil for the system's.
  open var currentMinimumTrackImage: UIImage? { current(.minimum) }
  /// The image of the track after the thumb in the current state; nil for the system's.
  open var currentMaximumTrackImage: UIImage? { current(.maximum) }

  private func set(_ image: UIImage?, _ part: SliderPart, _ state: UIControl.State) {
    images[part, default: [:]][state.rawValue] = image
    show()
  }

  private func current(_ part: SliderPart) -> UIImage? {
    images[part]?[state.rawValue] ?? images[part]?[UIControl.State.normal.rawValue]
  }

  override func stateDidChange() { show() }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  private func show() {
    alpha(of: [minimumTrack, maximumTrack, minimumPicture, maximumPicture], isEnabled ? 1 : 0.5)
    minimumTrack.image = currentMinimumTrackImage
    maximumTrack.image = currentMaximumTrackImage
    minimumTrack.backgroundColor = minimumTrack.image == nil ? minimumTrackTintColor ?? tintColor : nil
    maximumTrack.backgroundColor = maximumTrack.image == nil ? maximumTrackTintColor ?? .systemFill : nil
    thumb.image = currentThumbImage
    let isPlain = thumb.image == nil
    thumb.backgroundColor = isPlain ? thumbTintColor ?? .white : nil
    thumb.layer.shadowOpacity = isPlain ? (isEnabled ? 0.15 : 0.08) : 0
    minimumPicture.image = minimumValueImage
    maximumPicture.image = maximumValueImage
    minimumPicture.tintColor = tintColor
    setNeedsLayout()
  }

  private func alpha(of views: [UIView], _ value: CGFloat) { for view in views { view.alpha = value } }

  // MARK: Positions

  /// Returns the frame of `minimumValueImage` in the slider's coordinates.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, bounds, isFirst: true)
  }
  /// Returns the frame of `maximumValueImage` in the slider's coordinates.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, bounds, isFirst: false)
  }

  private func imageRect(_ image: UIImage?, _ bounds: CGRect, isFirst: Bool) -> CGRect {
    guard let image else { return .zero }
    let x = isFirst != isMirrored ? bounds.minX : bounds.maxX - image.size.width
    return CGRect(
      x: x, y: bounds.minY + ((bounds.height - image.size.height) / 2).rounded(.down), width: image.size.width,
      height: image.size.height)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the frame of the track between the images, 3 points within the bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let gap: CGFloat = 14
    var left = minimumValueImage.map { $0.size.width + gap } ?? UISlider.trackInset
    var right = maximumValueImage.map { $0.size.width + gap } ?? UISlider.trackInset
    if isMirrored { swap(&left, &right) }
    let height = currentMinimumTrackImage?.size.height ?? UISlider.trackHeight
    return CGRect(
      x: bounds.minX + left, y: bounds.minY + ((bounds.height - height) / 2).rounded(.down),
      width: max(0, bounds.width - left - right), height: height)
  }

  /// Returns the frame of the thumb at a value, in the slider's coordinates.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side = UISlider.thumbDiameter + 2 * UISlider.thumbMargin
    let size = currentThumbImage?.size ?? CGSize(width: side, height: side)
    let span = maximumValue - minimumValue
    var fraction = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    if !fraction.isFinite { fraction = 0 }
    if isMirrored { fraction = 1 - fraction }
    return CGRect(
      x: rect.minX - UISlider.trackInset + fraction * max(0, rect.width + 2 * UISlider.trackInset - size.width),
      y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width.isFinite, bounds.height.isFinite else { return }
    let track = trackRect(forBounds: bounds)
    let grab = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
    let isPlain = thumb.image == nil
    thumb.frame = isPlain ? grab.insetBy(dx: UISlider.thumbMargin, dy: UISlider.thumbMargin) : grab
    thumb.layer.cornerRadius = isPlain ? UISlider.thumbDiameter / 2 : 0
    let split = min(max(grab.midX, track.minX), track.maxX)
    let left = CGRect(x: track.minX, y: track.minY, width: split - track.minX, height: track.height)
    let right = CGRect(x: split, y: track.minY, width: track.maxX - split, height: track.height)
    place(minimumTrack, isMirrored ? right : left, track)
    place(maximumTrack, track, track)
    minimumPicture.frame = minimumValueImageRect(forBounds: bounds)
    maximumPicture.frame = maximumValueImageRect(forBounds: bounds)
  }

  private func place(_ part: UIImageView, _ frame: CGRect, _ track: CGRect) {
    part.frame = frame
    part.layer.cornerRadius = part.image == nil ? min(track.height, frame.width) / 2 : 0
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UISlider.standardHeight - 1)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UISlider.standardHeight)
  }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let grab = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
    let point = touch.location(in: self)
    // The touch area is wider than the thumb, as fingers are.
    guard grab.insetBy(dx: -10, dy: -10).contains(point), super.beginTracking(touch, with: event) else {
      return false
    }
    grip = point.x - grab.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let old = storedValue
    setValue(value(at: touch.location(in: self).x - grip), animated: false)
    if isContinuous, storedValue != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func value(at x: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let first = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
    let last = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
    guard first != last else { return minimumValue }
    return minimumValue + Float((x - first) / (last - first)) * (maximumValue - minimumValue)
  }

  // MARK: Accessibility

  package override var automationType: AutomationType { accessibilityStorage?.automationType ?? .slider }
  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  /// The value that the app set, else the fraction of the range as a percentage.
  open override var accessibilityValue: String? {
    get {
      let span = maximumValue - minimumValue
      return super.accessibilityValue
        ?? "\(span > 0 ? Int(((storedValue - minimumValue) / span * 100).rounded()) : 0)%"
    }
    set { super.accessibilityValue = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? (isEnabled ? .adjustable : [.adjustable, .notEnabled]) }
    set { super.accessibilityTraits = newValue }
  }
  open override func accessibilityIncrement() { step(by: 0.1) }
  open override func accessibilityDecrement() { step(by: -0.1) }

  private func step(by part: Float) {
    setValue(storedValue + part * (maximumValue - minimumValue), animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
