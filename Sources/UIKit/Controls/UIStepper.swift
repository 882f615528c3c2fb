import QuartzCore

/// A control with two buttons that increase and decrease a number.
///
/// ```swift
/// let guests = UIStepper()
/// guests.minimumValue = 1
/// guests.maximumValue = 8
/// guests.stepValue = 1
/// guests.addTarget(self, action: #selector(valueChanged(_:)), for: .valueChanged)
/// ```
///
/// The size is 94 by 32 points (facts/geometry.md#controls/stepper). While a finger stays on a button, the step is
/// repeated, faster after a while, unless `autorepeat` is false. With `wraps`, the value continues at the other end
/// of the range.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uistepper>
@preconcurrency @MainActor open class UIStepper: UIControl {
  private static let fixedSize = CGSize(width: 94, height: 32)
  private static let delayBeforeRepeat = 0.5
  private static let repeatInterval = 0.1

  private let plate = UIImageView()
  private let divider = UIImageView()
  private let halves = [UIView(), UIView()]
  private let signs = [UIImageView(), UIImageView()]
  private var images: [StepperImage: UIImage] = [:]
  private var pressed: Int?
  private var link: CADisplayLink?
  private var nextStep: CFTimeInterval = 0

  private enum StepperImage: Hashable {
    case background(UInt), divider(UInt, UInt), increment(UInt), decrement(UInt)
  }

  /// Creates a stepper at the frame's origin; the frame's size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.fixedSize))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.bounds.size = UIStepper.fixedSize
    setUp()
    decode(.stepper, from: coder)
  }

  deinit { link?.invalidate() }

  override class var nibRow: NibRow { .stepper }

  private func setUp() {
    plate.layer.cornerRadius = 8
    plate.clipsToBounds = true
    for part in [plate] + halves + [divider] + signs {
      part.isUserInteractionEnabled = false
      (halves.contains { $0 === part } ? plate : self).addSubview(part)
    }
    for sign in signs { sign.contentMode = .center }
    for (half, name) in zip(halves, ["Decrement", "Increment"]) {
      half.isAccessibilityElement = true
      half.accessibilityLabel = name
    }
    show()
  }

  // MARK: Value

  /// The value, clamped between `minimumValue` and `maximumValue`. 0 by default. Setting it sends no event.
  open var value: Double {
    get { stored }
    set {
      KeyValueObserving.willChange(self, "value")
      defer { KeyValueObserving.didChange(self, "value") }
      stored = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue)
      show()
    }
  }
  private var stored = 0.0

  /// The minimum value. 0 by default.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = stored
    }
  }
  /// The maximum value. 100 by default.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = stored
    }
  }
  /// The amount of one step. 1 by default. A value that is not greater than 0 raises an exception and does not
  /// change the step.
  open var stepValue = 1.0 {
    didSet {
      guard !(stepValue > 0) else { return }
      ExceptionReport.raise(.invalidArgumentException, "stepValue must be greater than 0")
      stepValue = oldValue
    }
  }
  /// Whether `.valueChanged` is sent with every step of a press.
  open var isContinuous = true
  /// Whether the step is repeated while a button is held.
  open var autorepeat = true
  /// Whether a step beyond one end of the range continues at the other end.
  open var wraps = false { didSet { show() } }

  // MARK: Images

  /// Sets the image behind both buttons for a state; nil for the system's.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    ExplicitValues.note(self, .init("backgroundImage", state))
    set(image, .background(state.rawValue))
  }
  /// Returns the background that was set for exactly this state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { images[.background(state.rawValue)] }
  /// Sets the image between the buttons for a pair of their states.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) {
    ExplicitValues.note(self, .init("dividerImage", leftState, rightState))
    set(image, .divider(leftState.rawValue, rightState.rawValue))
  }
  /// Returns the divider that was set for exactly this pair of states.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { images[.divider(leftState.rawValue, rightState.rawValue)] }
  /// Sets the image of the increment button for a state.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    ExplicitValues.note(self, .init("incrementImage", state))
    set(image, .increment(state.rawValue))
  }
  /// Returns the increment button's image that was set for exactly this state.
  open func incrementImage(for state: UIControl.State) -> UIImage? { images[.increment(state.rawValue)] }
  /// Sets the image of the decrement button for a state.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    ExplicitValues.note(self, .init("decrementImage", state))
    set(image, .decrement(state.rawValue))
  }
  /// Returns the decrement button's image that was set for exactly this state.
  open func decrementImage(for state: UIControl.State) -> UIImage? { images[.decrement(state.rawValue)] }

  private func set(_ image: UIImage?, _ key: StepperImage) {
    images[key] = image
    show()
  }

  // MARK: Look

  override func stateDidChange() { show() }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  private func canStep(_ half: Int) -> Bool {
    isEnabled && (wraps || (half == 0 ? stored > minimumValue : stored < maximumValue))
  }

  private func show() {
    let background = images[.background(UIControl.State.normal.rawValue)]
    plate.image = background
    plate.backgroundColor = background == nil ? .tertiarySystemFill : nil
    divider.image = images[.divider(0, 0)]
    divider.backgroundColor = divider.image == nil ? .separator : nil
    divider.isHidden = pressed != nil && divider.image == nil
    for (half, sign) in signs.enumerated() {
      let canStep = canStep(half)
      let state = canStep ? UIControl.State.normal : .disabled
      func own(_ state: UIControl.State) -> UIImage? {
        half == 0 ? images[.decrement(state.rawValue)] : images[.increment(state.rawValue)]
      }
      let custom = own(state) ?? own(.normal)
      sign.image = (custom ?? (half == 0 ? UIStepper.minus : UIStepper.plus)).withRenderingMode(.alwaysTemplate)
      sign.tintColor = custom == nil ? .label : tintColor
      sign.alpha = canStep ? 1 : 0.3
      halves[half].accessibilityTraits = canStep ? .button : [.button, .notEnabled]
      halves[half].backgroundColor = pressed == half && canStep ? .tertiarySystemFill : nil
    }
    setNeedsLayout()
  }

  /// The symbols, whose strokes are 13.67 points long (facts/geometry.md#stepper/stroke).
  private static let minus = sign(isPlus: false)
  private static let plus = sign(isPlus: true)

  private static func sign(isPlus: Bool) -> UIImage {
    let (side, length, thickness): (CGFloat, CGFloat, CGFloat) = (16, 41.0 / 3, 5.0 / 3)
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      let start = (side - length) / 2
      let across = (side - thickness) / 2
      UIColor.black.setFill()
      func bar(_ frame: CGRect) { UIBezierPath(roundedRect: frame, cornerRadius: thickness / 2).fill() }
      bar(CGRect(x: start, y: across, width: length, height: thickness))
      if isPlus { bar(CGRect(x: across, y: start, width: thickness, height: length)) }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    plate.frame = bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for half in 0..<2 {
      let x = (half == 0) != isMirrored ? 0 : bounds.width / 2
      halves[half].frame = CGRect(x: x, y: 0, width: bounds.width / 2, height: bounds.height)
      signs[half].frame = halves[half].frame
    }
    let width = divider.image?.size.width ?? 1
    divider.frame = CGRect(x: bounds.midX - width / 2, y: 7, width: width, height: max(0, bounds.height - 14))
  }

  // MARK: Size

  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = transform.isIdentity ? CGRect(origin: newValue.origin, size: UIStepper.fixedSize) : newValue
    }
  }
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: UIStepper.fixedSize) }
  }
  open override var intrinsicContentSize: CGSize { UIStepper.fixedSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.fixedSize }

  // MARK: Tracking

  private func half(at point: CGPoint) -> Int {
    (point.x < bounds.midX) != (effectiveUserInterfaceLayoutDirection == .rightToLeft) ? 0 : 1
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let half = half(at: touch.location(in: self))
    guard canStep(half), super.beginTracking(touch, with: event) else { return false }
    pressed = half
    step(half)
    if autorepeat { startRepeating() }
    show()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else {
      endPress()
      return false
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let wasPressed = pressed != nil
    endPress()
    if wasPressed, !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    endPress()
  }

  private func endPress() {
    pressed = nil
    link?.invalidate()
    link = nil
    show()
  }

  private func startRepeating() {
    nextStep = CACurrentMediaTime() + UIStepper.delayBeforeRepeat
    let target = LinkTarget { [weak self] time in self?.repeatStep(time) }
    link = CADisplayLink(target: target, selector: LinkTarget.tick)
    link?.preferredFramesPerSecond = 20
    link?.add(to: .main, forMode: .common)
  }

  private func repeatStep(_ time: CFTimeInterval) {
    guard let pressed, time >= nextStep, isTouchInside else { return }
    nextStep = time + UIStepper.repeatInterval
    step(pressed)
  }

  private func step(_ half: Int) {
    guard canStep(half) else { return }
    let old = stored
    var new = stored + (half == 0 ? -stepValue : stepValue)
    if wraps, new > maximumValue { new = minimumValue }
    if wraps, new < minimumValue { new = maximumValue }
    value = new
    if isContinuous, stored != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: Accessibility

  package override var automationType: AutomationType { accessibilityStorage?.automationType ?? .stepper }
  package override var automationElements: [Any] { listedElements ?? accessibleParts }
  /// Whether the stepper is one element. False unless the app sets it: the two halves are elements, "Decrement" and
  /// "Increment" (`facts/text.md#accessibility/stepper`).
  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? false }
    set { super.isAccessibilityElement = newValue }
  }
  open override func accessibilityIncrement() { step(1) }
  open override func accessibilityDecrement() { step(0) }
}
