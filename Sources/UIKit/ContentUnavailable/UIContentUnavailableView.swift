import QuartzCore

/// A view that shows a configuration of unavailable content, over a whole screen or in any view.
///
/// ```swift
/// let empty = UIContentUnavailableView(configuration: .search())
/// empty.frame = view.bounds
/// view.addSubview(empty)
/// ```
///
/// The components are centered in the safe area. If they don't fit, they can be scrolled.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicontentunavailableview>
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private var content: UIContentUnavailableConfiguration
  private let backdrop = ConfiguredBackgroundView(frame: .zero)
  private let scroller = UIScrollView()
  private let imageView = UIImageView()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private let secondLabel = UILabel()
  private let button = UIButton(type: .system)
  private let secondButton = UIButton(type: .system)
  private var actions: [UIAction?] = [nil, nil]

  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    content = .empty()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(backdrop)
    addSubview(scroller)
    scroller.contentInsetAdjustmentBehavior = .never
    for part in [imageView, spinner, label, secondLabel, button, secondButton] as [UIView] {
      scroller.addSubview(part)
    }
    show()
  }

  /// The configuration of the view. A type other than `UIContentUnavailableConfiguration` is reported and ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        Console.write(
          "UIContentUnavailableView does not support the configuration \(newValue); it shows "
            + "UIContentUnavailableConfiguration only.")
        return
      }
      content = new
      show()
    }
  }

  /// Whether components that don't fit can be scrolled. True by default.
  open var isScrollEnabled = true { didSet { scroller.isScrollEnabled = isScrollEnabled } }

  // MARK: Parts

  private func show() {
    let tint = content.imageProperties.tintColor
    spinner.isHidden = content.kind != .loading
    if content.kind == .loading { spinner.startAnimating() } else { spinner.stopAnimating() }
    if let tint { spinner.color = tint }
    imageView.isHidden = content.kind == .loading || content.image == nil
    imageView.image = content.image
    imageView.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    imageView.tintColor = tint
    imageView.layer.cornerRadius = content.imageProperties.cornerRadius
    imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
    imageView.contentMode = .scaleAspectFit
    imageView.accessibilityIgnoresInvertColors = content.imageProperties.accessibilityIgnoresInvertColors
    show(content.text, content.attributedText, content.textProperties, in: label)
    show(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, in: secondLabel)
    label.accessibilityTraits = .header
    show(content.button, content.buttonProperties, in: button, 0)
    show(content.secondaryButton, content.secondaryButtonProperties, in: secondButton, 1)
    showBackground()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func showBackground() {
    let background = content.background
    backdrop.apply(background, color: background.resolvedBackgroundColor(for: tintColor), tint: tintColor)
    backdrop.round(background.cornerRadius)
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?, _ look: UIContentUnavailableConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.isHidden = text == nil && attributed == nil
    label.font = look.font
    label.textColor = look.color
    label.numberOfLines = look.numberOfLines
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = look.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = look.allowsDefaultTighteningForTruncation
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.lineBreakMode = look.lineBreakMode
    label.textAlignment = content.alignment == .center ? .center : .natural
  }

  private func show(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    in button: UIButton, _ index: Int
  ) {
    button.isHidden = configuration.attributedTitle == nil && configuration.image == nil
    button.configuration = configuration
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    if let old = actions[index] { button.removeAction(old, for: .primaryActionTriggered) }
    actions[index] = properties.primaryAction
    if let action = properties.primaryAction {
      button.addAction(action, for: .primaryActionTriggered)
    }
  }

  // MARK: Layout

  /// The visible components, with the space above each.
  private var column: [(view: UIView, space: CGFloat)] {
    var result: [(UIView, CGFloat)] = []
    func add(_ view: UIView, _ space: CGFloat) {
      if !view.isHidden { result.append((view, result.isEmpty ? 0 : space)) }
    }
    add(spinner, 0)
    add(imageView, 0)
    add(label, content.imageToTextPadding)
    add(secondLabel, label.isHidden ? content.imageToTextPadding : content.textToSecondaryTextPadding)
    add(button, content.textToButtonPadding)
    add(secondButton, button.isHidden ? content.textToButtonPadding : content.buttonToSecondaryButtonPadding)
    return result
  }

  private func size(of view: UIView, width: CGFloat) -> CGSize {
    if view === imageView { return imageSize }
    var size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    if view is UIButton { size = view.intrinsicContentSize }
    return CGSize(width: min(size.width, width).rounded(.up), height: size.height.rounded(.up))
  }

  private var imageSize: CGSize {
    var size = imageView.intrinsicContentSize
    let limit = content.imageProperties.maximumSize
    var scale: CGFloat = 1
    if limit.width > 0, size.width > limit.width { scale = min(scale, limit.width / size.width) }
    if limit.height > 0, size.height > limit.height { scale = min(scale, limit.height / size.height) }
    size = CGSize(width: size.width * scale, height: size.height * scale)
    return size
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The margins around the components, at least those of the superview in the axes that preserve them.
  private var margins: UIEdgeInsets {
    let own = content.directionalLayoutMargins
    var insets = UIEdgeInsets(
      top: own.top, left: isMirrored ? own.trailing : own.leading, bottom: own.bottom,
      right: isMirrored ? own.leading : own.trailing)
    guard let outer = superview?.layoutMargins else { return insets }
    if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      insets.left = max(insets.left, outer.left - safeAreaInsets.left)
      insets.right = max(insets.right, outer.right - safeAreaInsets.right)
    }
    return insets
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width.isFinite, bounds.height.isFinite else { return }
    backdrop.frame = bounds
    let frame = bounds.inset(by: safeAreaInsets)
    scroller.frame = CGRect(
      x: frame.minX, y: frame.minY, width: max(0, frame.width), height: max(0, frame.height))
    let margins = margins
    let width = max(0, scroller.bounds.width - margins.left - margins.right)
    let parts = column.map { part in (view: part.view, space: part.space, size: size(of: part.view, width: width)) }
    let height = parts.reduce(0) { $0 + $1.space + $1.size.height }
    let free = scroller.bounds.height - height
    var y = max(margins.top, roundedToPixels(free / 2))
    for part in parts {
      y += part.space
      let x: CGFloat
      if content.alignment == .center {
        x = margins.left + (width - part.size.width) / 2
      } else {
        x = isMirrored ? margins.left + width - part.size.width : margins.left
      }
      part.view.frame = CGRect(
        x: roundedToPixels(x), y: y, width: part.size.width, height: part.size.height)
      y += part.size.height
    }
    let full = CGSize(width: scroller.bounds.width, height: max(y + margins.bottom, 0))
    let fits = y + margins.bottom <= scroller.bounds.height
    scroller.contentSize = fits ? scroller.bounds.size : full
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = margins
    let wanted = size.width > 0 && size.width.isFinite ? size.width : CGFloat(320)
    let width = max(0, wanted - margins.left - margins.right)
    let height = column.reduce(0) { $0 + $1.space + self.size(of: $1.view, width: width).height }
    return CGSize(width: wanted, height: height + margins.top + margins.bottom)
  }

  override var followsSafeArea: Bool { true }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showBackground()
  }

  /// Returns nil for touches beside the components, unless they scroll, so that the views behind receive them.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    let scrolls = scroller.contentSize.height > scroller.bounds.height
    return hit === self || (hit === scroller && !scrolls) ? nil : hit
  }
}
