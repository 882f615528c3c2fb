/// A view that shows text that the user cannot edit, on one line or several.
///
/// Set `text` and `font`; set `numberOfLines` to 0 for text that wraps, or use `attributedText` for several styles
/// in one label.
///
/// ```swift
/// let title = UILabel()
/// title.text = "Hello"
/// title.font = .preferredFont(forTextStyle: .headline)
/// title.textColor = .label
/// title.numberOfLines = 0
/// view.addSubview(title)
/// ```
///
/// The text is centered vertically in the bounds, with its offset rounded to a whole point (measured:
/// facts/text.md#labels). Sizes are rounded up to device pixels. A label of one color stores its coverage and that
/// color, not a bitmap of colors.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uilabel>
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  var plainText: String?
  /// The text set by `attributedText`, with the label's attributes added where it has none of its own.
  var richText: NSAttributedString?
  /// The text that the app has set, without the attributes that the label adds.
  var givenText: NSAttributedString?
  var layoutCache: [(key: LayoutKey, layout: TextLayout)] = []
  /// The mask that the layer got last, until the layer requests its position.
  var lastMask: TextMask?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(.label, from: coder)
    decodeLabel(from: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeLabel(with: coder)
  }

  override class var nibRow: NibRow { .label }

  // MARK: Text

  /// The text; setting it drops the attributes of `attributedText`.
  open var text: String? {
    get { richText?.string ?? plainText }
    set {
      KeyValueObserving.willChange(self, "text")
      defer { KeyValueObserving.didChange(self, "text") }

      guard richText != nil || plainText != newValue else { return }
      plainText = newValue
      richText = nil
      givenText = nil
      contentDidChange()
    }
  }

  /// The text with attributes. Ranges without a font, color or paragraph style are drawn with those of the label.
  /// The getter returns the attributes that were set, and those that `font`, `textColor` and similar properties
  /// have applied to the whole text since then.
  open var attributedText: NSAttributedString? {
    get {
      if let givenText { return givenText }
      return plainText.map { NSAttributedString(string: $0, attributes: plainAttributes) }
    }
    set {
      KeyValueObserving.willChange(self, "attributedText")
      defer { KeyValueObserving.didChange(self, "attributedText") }

      plainText = nil
      richText = newValue.map { filled($0) }
      givenText = newValue.map { NSAttributedString(attributedString: $0) }
      adoptAttributes()
      contentDidChange()
    }
  }

  /// The font of all of the text. Default: the system font at 17 points.
  open var font: UIFont! {
    get { storedFont }
    set {
      ExplicitValues.note(self, "font")
      KeyValueObserving.willChange(self, "font")
      defer { KeyValueObserving.didChange(self, "font") }
      storedFont = newValue ?? UILabel.defaultFont
      applyToRichText(.font, storedFont)
      contentDidChange()
    }
  }

  /// The color of all of the text. `UIColor.label` by default.
  open var textColor: UIColor! {
    get { storedColor }
    set {
      ExplicitValues.note(self, "textColor")
      KeyValueObserving.willChange(self, "textColor")
      defer { KeyValueObserving.didChange(self, "textColor") }
      storedColor = newValue ?? .label
      applyToRichText(.foregroundColor, storedColor)
      appearanceDidChange()
    }
  }

  /// The alignment of the text. Default `.natural`: by the direction of the interface.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set {
      storedAlignment = newValue
      applyParagraphToRichText { $0.alignment = newValue }
      contentDidChange()
    }
  }

  /// The wrapping or truncation of text that does not fit. `.byTruncatingTail` by default.
  open var lineBreakMode: NSLineBreakMode {
    get { storedBreakMode }
    set {
      storedBreakMode = newValue
      applyParagraphToRichText { $0.lineBreakMode = newValue }
      contentDidChange()
    }
  }

  static let defaultFont = UIFont.systemFont(ofSize: 17)
  var storedFont: UIFont = UILabel.defaultFont
  var storedColor: UIColor = .label
  var storedAlignment = NSTextAlignment.natural
  var storedBreakMode = NSLineBreakMode.byTruncatingTail

  // MARK: Looks

  /// A hard-edged shadow under the text; nil for none.
  open var shadowColor: UIColor? {
    didSet {
      ExplicitValues.note(self, "shadowColor")
      appearanceDidChange()
    }
  }
  /// The shadow's offset from the text, in points; upwards by 1 unless set.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet {
      ExplicitValues.note(self, "shadowOffset")
      appearanceDidChange()
    }
  }
  /// The color while highlighted; nil keeps `textColor`.
  open var highlightedTextColor: UIColor? {
    didSet {
      ExplicitValues.note(self, "highlightedTextColor")
      appearanceDidChange()
    }
  }
  /// Whether the text is drawn in `highlightedTextColor`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { appearanceDidChange() } }
  }
  /// Off draws the text dimmed.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { appearanceDidChange() } }
  }

  // MARK: Fitting

  /// The largest number of lines; 0 for as many as needed. 1 by default.
  open var numberOfLines = 1 {
    didSet {
      if numberOfLines < 0 { numberOfLines = 0 }
      contentDidChange()
    }
  }
  /// Shrinks the font until the text fits the width.
  open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }
  /// The smallest share of the font's size to which the text shrinks in order to fit; 0 is as small as is needed.
  open var minimumScaleFactor: CGFloat = 0 { didSet { contentDidChange() } }
  /// The vertical position, within its line, of text that was shrunk to fit the width.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { appearanceDidChange() } }
  /// Squeezes letters a little before cutting text.
  open var allowsDefaultTighteningForTruncation = false { didSet { contentDidChange() } }
  /// Rules for line breaks in addition to the language's.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard { didSet { contentDidChange() } }
  /// The largest width of a label of several lines in constraint layout; 0 for the width that constraints give it.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }
  /// Whether the full text is shown while the pointer hovers over the label. It has an effect on Macs only.
  open var showsExpansionTextWhenTruncated = false
  /// Whether a font of a text style follows the user's text size while the label is shown.
  open var adjustsFontForContentSizeCategory = false { didSet { followContentSizeCategory() } }

  // MARK: Layout and drawing

  /// Returns the rectangle in which the text is drawn within `bounds`: its height is rounded up to pixels, and it
  /// is centered vertically.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    placement(in: bounds, lines: numberOfLines).rect
  }

  /// Draws the text vertically centered in `rect`. Override it to inset or move the text.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(placement(in: rect, lines: numberOfLines), in: context)
  }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  open override var intrinsicContentSize: CGSize {
    guard numberOfLines != 1 else { return fittingSize(width: 0) }
    return fittingSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth)
  }
  /// The width that constraints gave the label, at which its text wraps unless `preferredMaxLayoutWidth` is set.
  var layoutWidth: CGFloat = 0
  override var baselineFont: UIFont? { font }
  override var describingText: String? { text }
  override var wrapsText: Bool { numberOfLines != 1 }
  override var textBaselines: TextBaselines? {
    TextBaselines(filling: storedFont, lineHeight: lineHeight(of: storedFont))
  }
  /// Labels have a higher vertical hugging priority than other views
  /// (`facts/layout.md#priorities/label-vertical-hugging`).
  package override func defaultHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .vertical ? UILayoutPriority(251) : .defaultLow
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: numberOfLines == 1 ? 0 : size.width)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    appearanceDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
      || previousTraitCollection?.legibilityWeight != traitCollection.legibilityWeight
    {
      followContentSizeCategory()
    }
    contentDidChange()
  }

  private func followContentSizeCategory() {
    guard adjustsFontForContentSizeCategory, let font = storedFont.following(traitCollection) else { return }
    storedFont = font
    contentDidChange()
  }

  /// Invalidates the size, layout and picture after a change of the text or the geometry.
  func contentDidChange() {
    layoutCache.removeAll()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Updates the picture after a change that does not affect the layout.
  func appearanceDidChange() {
    layoutCache.removeAll()
    setNeedsDisplay()
  }

  /// The label's type for UI tests, regardless of its traits (`facts/ui-tests.md`).
  package override var automationType: AutomationType { accessibilityStorage?.automationType ?? .staticText }
  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  override var describedText: String? { text }
}
