import QuartzCore

/// The window in front of the app's, with the keyboard at its bottom; it never becomes key, and touches beside the
/// keyboard pass through it.
@MainActor final class KeyboardWindow: UIWindow {
  private(set) var keyboard: KeyboardView?
  private weak var custom: UIView?
  private weak var accessory: UIView?
  /// The controller whose view replaces the keys.
  private var inputController: UIInputViewController?
  private let plate = KeyboardPlate(frame: .zero)
  /// The height at the top of the keyboard's frame that a panel in the app's window fills, in points.
  private var panelHeight: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = UIWindow.Level(rawValue: 10_000_001)
    backgroundColor = nil
    addSubview(plate)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var canBecomeKey: Bool { false }

  func show(_ layout: KeyboardLayout, for responder: UIResponder, in frame: CGRect, isOther: Bool) {
    overrideUserInterfaceStyle = layout.style
    panelHeight = layout.panelHeight
    plate.frame = withoutPanel(frame)
    if accessory !== responder.effectiveAccessoryView {
      accessory?.removeFromSuperview()
      accessory = responder.effectiveAccessoryView
      if let accessory { plate.add(accessory) }
    }
    plate.accessoryHeight = layout.accessoryHeight
    accessory?.frame = CGRect(x: 0, y: 0, width: frame.width, height: layout.accessoryHeight)
    let rest = CGRect(
      x: 0, y: layout.accessoryHeight, width: frame.width,
      height: frame.height - layout.panelHeight - layout.accessoryHeight)
    use(responder.effectiveInputController)
    if let view = responder.effectiveInputView {
      keyboard?.removeFromSuperview()
      keyboard = nil
      if custom !== view { custom?.removeFromSuperview() }
      custom = view
      if view.superview !== plate { plate.addSubview(view) }
      view.frame = rest
    } else {
      custom?.removeFromSuperview()
      custom = nil
      let keyboard = keyboard ?? KeyboardView(frame: rest)
      if self.keyboard == nil {
        self.keyboard = keyboard
        plate.addSubview(keyboard)
      }
      keyboard.frame = rest
      keyboard.isHidden =
        KeyboardController.shared.isHardwareKeyboardConnected || !TextTyping.takesKeys(responder)
      keyboard.show(layout, isOther: isOther)
    }
    isHidden = false
  }

  private func withoutPanel(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX, y: frame.minY + panelHeight, width: frame.width, height: max(0, frame.height - panelHeight))
  }

  private func use(_ controller: UIInputViewController?) {
    guard controller !== inputController else { return }
    let old = inputController
    inputController = controller
    for (controller, appears) in [(old, false), (controller, true)] {
      controller?.beginAppearanceTransition(appears, animated: false)
      controller?.endAppearanceTransition()
    }
  }

  /// Moves the keyboard along the curve in its notifications: 7, the system's spring. Views that its guides lay out
  /// move with it.
  /// - Parameter page: the movement of the page with which the keyboard moves; nil for its own.
  func slide(from begin: CGRect, to end: CGRect, with page: InputSlide? = nil, completion: @escaping () -> Void) {
    if begin.size == end.size { UIView.performWithoutAnimation { plate.frame = withoutPanel(begin) } }
    let duration = page?.duration ?? 0.25
    let block = AnimationBlock(duration: duration, timing: page?.timing ?? .spring(.system))
    block.duration = block.timing.effectiveDuration(duration)
    block.allowsInteraction = true
    block.run {
      plate.frame = withoutPanel(end)
      UIKeyboardLayoutGuide.layOutFollowers()
    } completion: { _ in
      completion()
    }
  }

  /// Moves the keyboard without animation, under a finger.
  func move(to frame: CGRect) { UIView.performWithoutAnimation { plate.frame = withoutPanel(frame) } }

  /// Releases the app's views.
  func clear() {
    custom?.removeFromSuperview()
    accessory?.removeFromSuperview()
    custom = nil
    accessory = nil
    use(nil)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// The keyboard's background.
@MainActor final class KeyboardPlate: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = KeyboardColors.background
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private weak var fitting: UIView?
  /// The height that the keyboard gives the accessory view, in points.
  var accessoryHeight: CGFloat = 0

  /// Adds the app's accessory view above the keyboard; its height may come from constraints.
  func add(_ accessory: UIView) {
    addSubview(accessory)
    guard !accessory.translatesAutoresizingMaskIntoConstraints else { return fitting = nil }
    fitting = accessory
    NSLayoutConstraint.activate([
      accessory.leadingAnchor.constraint(equalTo: leadingAnchor),
      accessory.trailingAnchor.constraint(equalTo: trailingAnchor),
      accessory.topAnchor.constraint(equalTo: topAnchor),
    ])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let fitting, fitting.superview === self, abs(fitting.bounds.height - accessoryHeight) > 0.5 else {
      return
    }
    KeyboardController.shared.inputViewsDidChange()
  }
}

/// Returns a color of iOS 17's keyboard, estimated from pictures.
@MainActor enum KeyboardColors {
  private static func pair(_ light: UIColor, _ dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
  private static func rgb(_ value: UInt32) -> UIColor {
    UIColor(
      red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
      blue: CGFloat(value & 0xFF) / 255, alpha: 1)
  }
  static let background = pair(rgb(0xD1D4DB), rgb(0x2B2B2D))
  static let key = pair(.white, rgb(0x6B6B6D))
  static let function = pair(rgb(0xABB0BC), rgb(0x47474A))
  static let shadow = pair(rgb(0x898B8F), rgb(0x1A1A1B))
  static let text = pair(.black, .white)
  static let disabledText = pair(UIColor(white: 0, alpha: 0.3), UIColor(white: 1, alpha: 0.3))
  static let sign = pair(UIColor(white: 0, alpha: 0.45), UIColor(white: 1, alpha: 0.5))
  static let blue = pair(rgb(0x007AFF), rgb(0x0A84FF))
  static let bar = pair(rgb(0xB7BAC1), rgb(0x454548))
}
