import CoreGraphics

/// A button that pastes into its target. The user's tap is the permission to read the pasteboard.
///
/// ```swift
/// let paste = UIPasteControl(configuration: UIPasteControl.Configuration())
/// paste.target = textView
/// ```
///
/// It is enabled while the pasteboard has an item that the target accepts.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipastecontrol>
@preconcurrency @MainActor open class UIPasteControl: UIControl {
  /// The parts that the button shows.
  public enum DisplayMode: UInt, Sendable {
    /// A clipboard and "Paste".
    case iconAndLabel = 0
    /// A clipboard.
    case iconOnly = 1
    /// "Paste".
    case labelOnly = 2
  }

  /// The look of the button.
  ///
  /// Apple's documentation:
  /// <https://developer.apple.com/documentation/uikit/uipastecontrol/configuration-swift.class>
  @preconcurrency @MainActor open class Configuration: NSObject, @preconcurrency NSSecureCoding {
    nonisolated public static var supportsSecureCoding: Bool { true }

    /// The parts that the button shows; `.iconAndLabel` by default.
    open var displayMode = DisplayMode.iconAndLabel
    /// The style of the corners; `.dynamic` by default.
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// The corner radius in points; a negative one, the default, stands for that of the button's style.
    open var cornerRadius: CGFloat = -1
    /// The color of icon and label; nil for white.
    open var baseForegroundColor: UIColor?
    /// The background color; nil for the tint color.
    open var baseBackgroundColor: UIColor?

    /// The styles in the order of their numbers in archives, the default first.
    private static let cornerStyles: [UIButton.Configuration.CornerStyle] = [
      .dynamic, .fixed, .small, .medium, .large, .capsule,
    ]

    public override init() { super.init() }
    public required init?(coder: NSCoder) {
      super.init()
      displayMode = DisplayMode(rawValue: UInt(max(0, coder.decodeInteger(forKey: "displayMode")))) ?? .iconAndLabel
      let index = coder.decodeInteger(forKey: "cornerStyle")
      cornerStyle = Self.cornerStyles.indices.contains(index) ? Self.cornerStyles[index] : .dynamic
      cornerRadius = CGFloat(coder.decodeDouble(forKey: "cornerRadius"))
      baseForegroundColor = coder.decodeObject(forKey: "baseForegroundColor") as? UIColor
      baseBackgroundColor = coder.decodeObject(forKey: "baseBackgroundColor") as? UIColor
    }
    open func encode(with coder: NSCoder) {
      coder.encode(Int(displayMode.rawValue), forKey: "displayMode")
      coder.encode(Self.cornerStyles.firstIndex(of: cornerStyle) ?? 0, forKey: "cornerStyle")
      coder.encode(Double(cornerRadius), forKey: "cornerRadius")
      coder.encode(baseForegroundColor, forKey: "baseForegroundColor")
      coder.encode(baseBackgroundColor, forKey: "baseBackgroundColor")
    }
  }

  /// The appearance of the button at the control's creation.
  open private(set) var configuration = Configuration()
  /// The object that gets the pasteboard's items. If it is nil, the default, they go to the first responder that
  /// accepts them.
  open weak var target: (any UIPasteConfigurationSupporting)? { didSet { update() } }
  private let button = UIButton(type: .system)
  private var watch: (any NSObjectProtocol)?

  /// Creates a control with a configuration.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
    setUp()
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    var look = UIButton.Configuration.filled()
    if configuration.displayMode != .iconOnly { look.title = SystemStrings.text("Paste") }
    if configuration.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
    look.imagePadding = 6
    look.baseForegroundColor = configuration.baseForegroundColor
    look.baseBackgroundColor = configuration.baseBackgroundColor
    look.cornerStyle = configuration.cornerStyle
    if configuration.cornerRadius >= 0 {
      look.cornerStyle = .fixed
      look.background.cornerRadius = configuration.cornerRadius
    }
    button.configuration = look
    button.accessibilityLabel = SystemStrings.text("Paste")
    button.addAction(UIAction { [weak self] _ in self?.pasteNow() }, for: .primaryActionTriggered)
    addSubview(button)
    watch = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.update() }
    }
    update()
  }

  /// Returns a closure that pastes into the target or, without one, into the first object of the responder chain
  /// that accepts the items; nil if there is none. Text views and fields accept the items by `paste(_:)`.
  private func pasting(_ providers: [NSItemProvider]) -> (() -> Void)? {
    let receivers: [any UIPasteConfigurationSupporting] =
      target.map { [$0] } ?? window?.firstResponder.map { Array($0.chain) } ?? []
    for receiver in receivers {
      if let text = receiver as? (UIResponder & UITextInput), UIPasteboard.general.hasStrings {
        return { text.paste(nil) }
      }
      if receiver.canPaste(providers) { return { receiver.paste(itemProviders: providers) } }
    }
    return nil
  }

  private func update() { button.isEnabled = isEnabled && pasting(UIPasteboard.general.itemProviders) != nil }

  private func pasteNow() {
    pasting(UIPasteboard.general.itemProviders)?()
    sendActions(for: .primaryActionTriggered)
  }

  open override var isEnabled: Bool { didSet { update() } }
  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // The size of the button depends on the text size.
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    update()
  }
}
