import QuartzCore

/// A control that turns one setting on or off.
///
/// Set `isOn`, and add an action for `.valueChanged`, which is sent when the user flips the switch but not when
/// code does.
///
/// ```swift
/// let wifi = UISwitch()
/// wifi.isOn = true
/// wifi.onTintColor = .systemOrange
/// wifi.addAction(UIAction { _ in print(wifi.isOn) }, for: .valueChanged)
/// ```
///
/// The size is always 51 by 31 points, regardless of the frame; the alignment rectangle ends 2 points to the left
/// of the right edge (facts/geometry.md#controls/switch). A tap flips the switch, a drag moves the thumb, and
/// `.valueChanged` is sent when the finger lifts.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiswitch>
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// The style of the control; on a phone it is always sliding.
  public enum Style: Int, Sendable {
    /// The style of the device, which is `sliding`.
    case automatic = 0
    /// A checkbox, only on the Mac.
    case checkbox = 1
    /// A knob that slides from one side to the other.
    case sliding = 2
  }

  private static let fixedSize = CGSize(width: 51, height: 31)
  private static let thumbInset: CGFloat = 2
  private static let thumbDiameter: CGFloat = 27
  /// The additional width of the thumb under a finger, in points.
  private static let thumbStretch: CGFloat = 7

  private let content = UIView(frame: CGRect(origin: .zero, size: UISwitch.fixedSize))
  private let track = UIView(frame: CGRect(origin: .zero, size: UISwitch.fixedSize))
  private let thumbEdge = UIView()
  private let thumb = UIView()
  /// The displayed state while a finger is down; nil otherwise.
  private var shownState: Bool?
  private var touchStart: CGFloat = 0
  private var hasSlid = false

  /// Creates a switch at the frame's origin; the frame's size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.fixedSize))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.bounds.size = UISwitch.fixedSize
    setUp()
    decode(.switch, from: coder)
  }

  override class var nibRow: NibRow { .switch }

  private func setUp() {
    content.isUserInteractionEnabled = false
    addSubview(content)
    for part in [track, thumbEdge, thumb] {
      content.addSubview(part)
      part.layer.cornerRadius = part === track ? UISwitch.fixedSize.height / 2 : UISwitch.thumbDiameter / 2
    }
    // One shadow is soft and has a large offset, the other is sharp and close to the edge.
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumbEdge.backgroundColor = UIColor(white: 0, alpha: 0.04)
    thumbEdge.layer.cornerRadius = UISwitch.thumbDiameter / 2 + 0.5
    thumbEdge.layer.shadowOpacity = 0.06
    thumbEdge.layer.shadowRadius = 0.5
    thumbEdge.layer.shadowOffset = CGSize(width: 0, height: 3)
    show()
  }

  // MARK: Value

  /// Whether the switch is on. Setting it sends no event.
  open var isOn = false {
    willSet { KeyValueObserving.willChange(self, "on") }
    didSet {
      defer { KeyValueObserving.didChange(self, "on") }
      if isOn != oldValue { show() }
    }
  }

  /// Flips the switch, optionally with an animation of the thumb.
  open func setOn(_ on: Bool, animated: Bool) {
    guard animated else { return isOn = on }
    animateShown { isOn = on }
  }

  /// Animates the change as measured (`facts/animation.md#switch`): the thumb in 0.336 s along a curve that
  /// overshoots, the track's color on a critically damped spring, slower when turned on.
  private func animateShown(_ change: () -> Void) {
    guard window != nil else { return change() }
    let (old, oldState) = (isOn, shownState)
    let curve = CAMediaTimingFunction(controlPoints: 0.16, 0.004, 0.406, 1.192)
    let thumb = AnimationBlock(duration: 0.336, timing: .curve(curve))
    thumb.allowsInteraction = true
    let color = track.backgroundColor
    thumb.run(change, completion: nil)
    guard (shownState ?? isOn) != (oldState ?? old), let target = track.backgroundColor else { return }
    track.backgroundColor = color
    let frequency = isOn ? 9.24 : 15.708
    let spring = AnimationSpring(stiffness: frequency * frequency, damping: 2 * frequency)
    let well = AnimationBlock(duration: isOn ? 0.99947 : 0.58792, timing: .spring(spring))
    well.allowsInteraction = true
    well.run({ track.backgroundColor = target }, completion: nil)
  }

  // MARK: Look

  /// The track's color when on; nil for the system's green.
  open var onTintColor: UIColor? {
    didSet {
      ExplicitValues.note(self, "onTintColor")
      show()
    }
  }
  /// The color of the thumb; nil, the default, for white.
  open var thumbTintColor: UIColor? {
    didSet {
      ExplicitValues.note(self, "thumbTintColor")
      show()
    }
  }
  /// An image for the on state. The value is stored without effect: switches have shown no images since iOS 7.
  open var onImage: UIImage? { didSet { ExplicitValues.note(self, "onImage") } }
  /// An image for the off state. The value is stored without effect: switches have shown no images since iOS 7.
  open var offImage: UIImage? { didSet { ExplicitValues.note(self, "offImage") } }
  /// The title, which is shown only beside a checkbox on the Mac.
  open var title: String?
  /// The current style, which is always sliding.
  open var style: UISwitch.Style { .sliding }
  /// The preferred style. Styles other than sliding exist only on the Mac.
  open var preferredStyle = UISwitch.Style.automatic {
    didSet { Unsupported.log("UISwitch.preferredStyle") }
  }

  override func stateDidChange() { show() }

  private func show() {
    let on = shownState ?? isOn
    let isPressed = shownState != nil
    content.alpha = isEnabled ? 1 : 0.5
    track.backgroundColor = on ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    let width = UISwitch.thumbDiameter + (isPressed ? UISwitch.thumbStretch : 0)
    let isAtRight = on != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let frame = CGRect(
      x: isAtRight ? UISwitch.fixedSize.width - UISwitch.thumbInset - width : UISwitch.thumbInset,
      y: UISwitch.thumbInset, width: width, height: UISwitch.thumbDiameter)
    thumb.frame = frame
    thumbEdge.frame = frame.insetBy(dx: -0.5, dy: -0.5)
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { show() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    show()
  }

  // MARK: Size

  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = transform.isIdentity ? CGRect(origin: newValue.origin, size: UISwitch.fixedSize) : newValue
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: UISwitch.fixedSize) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.fixedSize }
  open override var alignmentRectInsets: UIEdgeInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(top: 0, left: isMirrored ? 2 : 0, bottom: 0, right: isMirrored ? 0 : 2)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UISwitch.fixedSize.width - 2, height: UISwitch.fixedSize.height)
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    touchStart = touch.location(in: self).x
    hasSlid = false
    shownState = isOn
    show()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else {
      endPress()
      return false
    }
    let x = touch.location(in: self).x
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // The thumb changes sides when the finger has moved it half of the distance.
    let travel = UISwitch.fixedSize.width - 2 * UISwitch.thumbInset - UISwitch.thumbDiameter
    guard abs(x - touchStart) > travel / 2 else { return true }
    hasSlid = true
    touchStart = x
    let goesRight = x > UISwitch.fixedSize.width / 2
    animateShown {
      shownState = goesRight != isMirrored
      show()
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let new = hasSlid ? shownState ?? isOn : isTouchInside ? !isOn : isOn
    guard new != isOn else {
      animateShown {
        shownState = nil
        show()
      }
      return
    }
    animateShown {
      shownState = nil
      isOn = new
    }
    HostFeedback.give(.haptic, "impact, light")
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    endPress()
  }

  private func endPress() {
    shownState = nil
    hasSlid = false
    show()
  }

  // MARK: Accessibility

  package override var automationType: AutomationType { accessibilityStorage?.automationType ?? .switch }
  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  /// The value that the app set, else "1" or "0".
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      accessibilityStorage?.traits
        ?? (isEnabled ? [.button, .toggleButton] : [.button, .toggleButton, .notEnabled])
    }
    set { super.accessibilityTraits = newValue }
  }
  /// The hint that the app set, else one for flipping the switch; nil while it is disabled.
  open override var accessibilityHint: String? {
    get { super.accessibilityHint ?? (isEnabled ? "Double tap to toggle setting." : nil) }
    set { super.accessibilityHint = newValue }
  }
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }
}
