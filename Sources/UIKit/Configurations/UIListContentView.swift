import QuartzCore

/// A view that determines the margins of a list content view in it, for example a cell.
@MainActor protocol ListContentHost: UIView {
  /// The minimum margins of the content view at each side, in points.
  var marginsForContent: UIEdgeInsets { get }
}

/// A view that shows a list content configuration, in a cell or anywhere else.
///
/// ```swift
/// let row = UIListContentView(configuration: .subtitleCell())
/// stack.addArrangedSubview(row)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uilistcontentview>
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private(set) var content: UIListContentConfiguration
  let textView = UILabel()
  let secondaryTextView = UILabel()
  let imageView = UIImageView()
  var layoutWidth: CGFloat = 0
  private var guides: [ListContentPart: UILayoutGuide] = [:]

  /// Creates a view that shows a configuration: an image, a text and a secondary text. Its frame is empty at first.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    insetsLayoutMarginsFromSafeArea = false
    show()
  }

  public override convenience init(frame: CGRect) {
    self.init(configuration: .cell())
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    insetsLayoutMarginsFromSafeArea = false
    show()
  }

  /// The configuration of the view. A type other than `UIListContentConfiguration` is reported and ignored.
  public var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        Console.write(
          "UIListContentView does not support the configuration \(newValue); it shows UIListContentConfiguration only."
        )
        return
      }
      // Transformers can't be compared.
      let isSame = new == content && !new.hasTransformers
      content = new
      if !isSame { show() }
    }
  }

  /// Returns whether the configuration is a `UIListContentConfiguration`.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  // MARK: Guides

  /// The area of the primary text; nil while there is none.
  open var textLayoutGuide: UILayoutGuide? { guide(.text) }
  /// The area of the secondary text; nil while there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(.secondaryText) }
  /// The area of the image; nil while there is none.
  open var imageLayoutGuide: UILayoutGuide? { guide(.image) }

  private func guide(_ part: ListContentPart) -> UILayoutGuide? {
    let view = view(of: part)
    guard !view.isHidden else { return nil }
    if let known = guides[part] { return known }
    layoutIfNeeded()
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      guide.rightAnchor.constraint(equalTo: view.rightAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    guides[part] = guide
    return guide
  }

  private func view(of part: ListContentPart) -> UIView {
    switch part {
    case .text: textView
    case .secondaryText: secondaryTextView
    case .image: imageView
    }
  }

  // MARK: Showing

  private func show() {
    show(content.text, content.attributedText, content.textProperties, in: textView)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, in: secondaryTextView
    )
    showImage()
    if alpha != content.alpha { alpha = content.alpha }
    directionalLayoutMargins = content.directionalLayoutMargins
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributedText: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    let isEmpty = (attributedText?.length ?? text?.utf16.count ?? 0) == 0
    label.isHidden = isEmpty
    guard !isEmpty else {
      label.text = nil
      return label.removeFromSuperview()
    }
    if label.superview == nil { addSubview(label) }
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.showsExpansionTextWhenTruncated = properties.showsExpansionTextWhenTruncated
    label.attributedText = nil
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    if let attributedText {
      label.attributedText = attributedText
    } else {
      label.text = properties.transformed(text ?? "")
    }
    switch properties.alignment {
    case .natural: if attributedText == nil { label.textAlignment = .natural }
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
  }

  private func showImage() {
    let properties = content.imageProperties
    imageView.isHidden = content.image == nil
    imageView.image = content.image
    guard content.image != nil else { return imageView.removeFromSuperview() }
    if imageView.superview == nil { addSubview(imageView) }
    imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    imageView.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
    colorImage()
  }

  private func colorImage() {
    guard content.image != nil else { return }
    let properties = content.imageProperties
    imageView.tintColor =
      properties.tintColor == nil && properties.tintColorTransformer == nil
      ? nil : properties.resolvedTintColor(for: tintColor)
    guard properties.strokeWidth > 0 || imageView.layer.borderWidth > 0 else { return }
    imageView.layer.borderWidth = properties.strokeWidth
    imageView.layer.borderColor =
      properties.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    colorImage()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colorImage()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  /// The margins of the configuration, and those of the superview along the axes that preserve them.
  open override var layoutMargins: UIEdgeInsets {
    get {
      var margins = super.layoutMargins
      let axes = content.axesPreservingSuperviewLayoutMargins
      guard let superview, !axes.isEmpty else { return margins }
      let outer = outerMargins(superview)
      if axes.contains(.horizontal) {
        margins.left = max(margins.left, outer.left)
        margins.right = max(margins.right, outer.right)
      }
      if axes.contains(.vertical) {
        margins.top = max(margins.top, outer.top)
        margins.bottom = max(margins.bottom, outer.bottom)
      }
      return margins
    }
    set { super.layoutMargins = newValue }
  }

  private func outerMargins(_ superview: UIView) -> UIEdgeInsets {
    if let host = superview as? any ListContentHost { return host.marginsForContent }
    let margins = superview.layoutMargins
    let bounds = superview.bounds
    return UIEdgeInsets(
      top: margins.top - (frame.minY - bounds.minY), left: margins.left - (frame.minX - bounds.minX),
      bottom: margins.bottom - (bounds.maxY - frame.maxY), right: margins.right - (bounds.maxX - frame.maxX))
  }

  open override func layoutSubviews() {
    let layout = ListContentLayout(self, width: bounds.width)
    let parts = layout.frames(in: bounds)
    if !textView.isHidden { textView.move(to: parts.text) }
    if !secondaryTextView.isHidden { secondaryTextView.move(to: parts.secondaryText) }
    if !imageView.isHidden { imageView.frame = parts.image }
    super.layoutSubviews()
  }

  /// The width of the texts on one line, and their height in the width from the layout.
  open override var intrinsicContentSize: CGSize {
    let natural = ListContentLayout(self, width: layoutWidth > 0 ? layoutWidth : .infinity)
    return roundedToPixels(CGSize(width: natural.naturalWidth, height: natural.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let layout = ListContentLayout(self, width: size.width > 0 ? size.width : .infinity)
    return roundedToPixels(
      CGSize(width: size.width > 0 && size.width.isFinite ? size.width : layout.naturalWidth, height: layout.height)
    )
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let natural = ListContentLayout(self, width: .infinity).naturalWidth
    let isFixed = horizontalFittingPriority.rawValue > UILayoutPriority.fittingSizeLevel.rawValue
    let width = isFixed && targetSize.width > 0 ? targetSize.width : natural
    let height = ListContentLayout(self, width: width).height
    let isHigh = verticalFittingPriority == .required
    return roundedToPixels(CGSize(width: width, height: isHigh ? targetSize.height : height))
  }
}

extension UIListContentView: WrappingContent {
  var wrapsByLayout: Bool { true }
}

/// The components of a list content view.
enum ListContentPart: Hashable { case text, secondaryText, image }

extension UILabel {
  /// Sets the frame. In an animation block only the position is animated, as text would be stretched with the size.
  func move(to frame: CGRect) {
    guard self.frame != frame else { return }
    if self.frame.size != frame.size { UIView.performWithoutAnimation { self.frame.size = frame.size } }
    self.frame = frame
  }
}
