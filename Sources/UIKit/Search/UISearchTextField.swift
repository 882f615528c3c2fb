import QuartzCore

/// A text field for searches, with a magnifying glass before its text and tokens in front of it.
///
/// A search bar has one as its `searchTextField`; it can be used without a bar, too.
///
/// ```swift
/// let field = UISearchTextField(frame: CGRect(x: 16, y: 100, width: 343, height: 36))
/// field.placeholder = "Search"
/// field.tokens = [UISearchToken(icon: UIImage(systemName: "flag"), text: "Flagged")]
/// view.addSubview(field)
/// ```
///
/// Tokens precede the text. Each is one character of the field's positions: the text begins at `textualRange`,
/// while `text` and the ranges that delegates get do not include tokens. The delete key selects the token before
/// the caret, and deletes it when it is pressed again.
///
/// The field is 36 points high with text of the default size (facts/geometry.md#search-bar/field).
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisearchtextfield>
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// Moves text, icons and plate for a bar.
  var adjustments = SearchFieldAdjustments() { didSet { setNeedsLayout() } }
  /// The images that the bar has for the field.
  var fieldImages: [UInt: UIImage] = [:] { didSet { borderDidChange() } }
  var clearImages: [UInt: UIImage] = [:] { didSet { setNeedsLayout() } }
  var chosenTokenColor: UIColor?
  /// Shows the suggestions while the field is edited.
  var suggestionMenu: SearchSuggestionMenu?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(.searchTextField, from: coder)
  }

  override class var nibRow: NibRow { .searchTextField }

  private func setUp() {
    borderStyle = .roundedRect
    clearButtonMode = .always
    leftView = UISearchTextField.makeMagnifier()
    leftViewMode = .always
    followTextSize()
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    autocorrectionType = .no
    accessibilityTraits = .searchField
  }

  private var isFontChosen = false

  /// Default: the system font at the size of body text.
  open override var font: UIFont? {
    get { super.font }
    set {
      isFontChosen = newValue != nil
      super.font = newValue
      if newValue == nil { followTextSize() }
    }
  }

  private func followTextSize() {
    guard !isFontChosen else { return }
    let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
    guard storedFont.pointSize != size else { return }
    storedFont = .systemFont(ofSize: size)
    restyle(.font, storedFont)
    scaleMagnifier()
    invalidateIntrinsicContentSize()
  }

  /// Scales the magnifying glass with the text, unless the app has set another image.
  private func scaleMagnifier() {
    guard let view = leftView as? UIImageView, view.image === magnifier else { return }
    magnifier = UISearchTextField.magnifier(for: traitCollection)
    view.image = magnifier
    view.bounds.size = magnifier?.size ?? .zero
  }

  /// The glass that is shown unless the app set an image.
  private(set) var magnifier = UISearchTextField.magnifier

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTextSize()
  }

  open override func layoutSubviews() {
    refreshTokens()
    super.layoutSubviews()
    placeSuggestions()
  }

  static func makeMagnifier() -> UIImageView {
    let view = UIImageView(image: magnifier)
    view.tintColor = .systemGray
    view.contentMode = .center
    return view
  }

  static let magnifier = UIImage(
    systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 16, weight: .regular))

  private static func magnifier(for traits: UITraitCollection) -> UIImage? {
    let size = UIFontMetrics(forTextStyle: .body).scaledValue(for: 16, compatibleWith: traits)
    guard size > 16 else { return magnifier }
    return UIImage(
      systemName: "magnifyingglass",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .regular))
  }

  // MARK: Look

  override var plate: TextFieldPlate {
    var plate = TextFieldPlate(color: .tertiarySystemFill, radius: 10, borderWidth: 0)
    plate.image = fieldImages[state.rawValue] ?? fieldImages[UIControl.State.normal.rawValue]
    return plate
  }
  override var placeholderColor: UIColor { .systemGray }
  override var clearDiscSize: CGFloat { 16 }
  override var clearsBeforeEditing: Bool { true }

  override func prepareClearButton(_ button: UIButton) {
    button.tintColor = .systemGray
    guard !clearImages.isEmpty else { return }
    for (state, image) in clearImages { button.setImage(image, for: UIControl.State(rawValue: state)) }
  }

  // MARK: Rectangles

  open override func borderRect(forBounds bounds: CGRect) -> CGRect {
    super.borderRect(forBounds: bounds).offsetBy(dx: adjustments.plate.horizontal, dy: adjustments.plate.vertical)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    textBox(super.textRect(forBounds: bounds), bounds)
  }
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    textBox(super.editingRect(forBounds: bounds), bounds)
  }

  /// Returns the rectangle of the text, which begins 30 points from the edge, after the magnifying glass
  /// (facts/geometry.md#search-bar/text).
  private func textBox(_ rect: CGRect, _ bounds: CGRect) -> CGRect {
    guard rect.width.isFinite, bounds.width.isFinite else { return rect }
    var rect = rect
    if showsLeft, let leftView {
      let inset = max(30, leftViewRect(forBounds: bounds).width == 0 ? 0 : leftView.bounds.width + 11)
      let edge = isMirrored ? bounds.maxX - inset : bounds.minX + inset
      rect =
        isMirrored
        ? CGRect(x: rect.minX, y: rect.minY, width: max(0, edge - rect.minX), height: rect.height)
        : CGRect(x: edge, y: rect.minY, width: max(0, rect.maxX - edge), height: rect.height)
    }
    return rect.offsetBy(
      dx: isMirrored ? -adjustments.text.horizontal : adjustments.text.horizontal, dy: adjustments.text.vertical)
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard leftView != nil else { return .zero }
    let rect = super.leftViewRect(forBounds: bounds)
    return moved(rect, by: adjustments.icons[.search])
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.rightViewRect(forBounds: bounds), by: adjustments.icons[adjustments.rightIcon])
  }

  /// Returns the rectangle of the clear button, which ends 7 points before the edge
  /// (facts/geometry.md#search-bar/clear).
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    let inset: CGFloat = borderStyle == .none ? 0 : 7 - (side - clearDiscSize) / 2
    let x = isMirrored ? bounds.minX + inset : bounds.maxX - inset - side
    let rect = CGRect(x: x, y: bounds.minY + ((bounds.height - side) / 2).rounded(.down), width: side, height: side)
    return moved(rect, by: adjustments.icons[.clear])
  }

  private func moved(_ rect: CGRect, by offset: UIOffset?) -> CGRect {
    guard let offset else { return rect }
    return rect.offsetBy(dx: isMirrored ? -offset.horizontal : offset.horizontal, dy: offset.vertical)
  }

  /// Returns the height for a line of body text. The space above and below the line is the same as for the standard
  /// text size.
  static func height(for traits: UITraitCollection) -> CGFloat {
    let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).lineHeight
    return max(36, (line + 15.7).rounded())
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: UISearchTextField.height(for: traitCollection))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: super.sizeThatFits(size).width, height: UISearchTextField.height(for: traitCollection))
  }

  // MARK: First responder

  @discardableResult open override func becomeFirstResponder() -> Bool {
    let became = super.becomeFirstResponder()
    showSuggestions()
    return became
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    let resigned = super.resignFirstResponder()
    showSuggestions()
    return resigned
  }
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    suggestionMenu?.removeFromSuperview()
    suggestionMenu = nil
  }

  // MARK: Text

  override var tokenCount: Int {
    var count = 0
    while count < editor.length, attachment(at: count) != nil { count += 1 }
    return count
  }

  /// The text without the tokens; setting it leaves the tokens.
  open override var text: String? {
    get { textPortion.string }
    set {
      KeyValueObserving.willChange(self, "text")
      defer { KeyValueObserving.didChange(self, "text") }
      setText(tokenPortion.appending(NSAttributedString(string: newValue ?? "", attributes: textAttributes)))
    }
  }

  /// The text without the tokens; setting it leaves the tokens.
  open override var attributedText: NSAttributedString? {
    get { textPortion }
    set {
      guard let newValue, tokenCount > 0 else { return super.attributedText = newValue }
      setText(tokenPortion.appending(newValue))
    }
  }

  /// Inserts typed text behind the tokens; it replaces selected ones.
  open override func insertText(_ text: String) {
    endTokenSelectionBeforeTyping()
    super.insertText(text)
  }

  open override func deleteBackward() {
    if selectTokenBeforeCaret() { return }
    guard allowsDeletingTokens || !selectionHasTokens else { return }
    super.deleteBackward()
  }

  open override func copy(_ sender: Any?) { if !copyTokens() { super.copy(sender) } }
  open override func cut(_ sender: Any?) {
    guard copyTokens() else { return super.cut(sender) }
    if allowsDeletingTokens { editor.deleteSelection() }
  }

  // MARK: Tokens

  /// The tokens in front of the text, from the leading edge on.
  open var tokens: [UISearchToken] {
    get { (0..<tokenCount).compactMap { attachment(at: $0)?.token } }
    set { replaceTokens(with: newValue) }
  }

  /// Inserts a token; an index beyond the tokens is taken as the nearest end.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    var list = tokens
    list.insert(token, at: min(max(0, tokenIndex), list.count))
    replaceTokens(with: list)
  }

  /// Removes the token at an index. An index out of bounds is reported on the console, and no token is removed.
  open func removeToken(at tokenIndex: Int) {
    var list = tokens
    guard list.indices.contains(tokenIndex) else { return complain("removeTokenAtIndex:", tokenIndex) }
    list.remove(at: tokenIndex)
    replaceTokens(with: list)
  }

  /// Returns the position before a token; the end of the tokens for an index beyond them.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
    if !(0..<max(1, tokenCount)).contains(tokenIndex) { complain("positionOfTokenAtIndex:", tokenIndex) }
    return editor.position(min(max(0, tokenIndex), tokenCount))
  }

  /// Returns the tokens whose characters a range covers.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    guard let range = editor.nsRange(textRange).map(editor.clamped) else { return [] }
    return (0..<tokenCount).filter { NSLocationInRange($0, range) }.compactMap { attachment(at: $0)?.token }
  }

  /// The range of the text, behind the tokens.
  open var textualRange: UITextRange {
    editor.range(NSRange(location: tokenCount, length: editor.length - tokenCount))
  }

  /// Removes the text of a range, and inserts a token. Tokens in the range stay.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    guard let range = editor.nsRange(textRange).map(editor.clamped) else { return }
    let count = tokenCount
    let start = max(range.location, count)
    let length = range.location + range.length - start
    let rest = NSMutableAttributedString(attributedString: textPortion)
    if length > 0 { rest.deleteCharacters(in: NSRange(location: start - count, length: length)) }
    var list = tokens
    list.insert(token, at: min(max(0, tokenIndex), list.count))
    fill(list, rest, caret: start - count)
  }

  /// Default: the color of secondary fills; setting nil restores it.
  open var tokenBackgroundColor: UIColor! {
    get { chosenTokenColor ?? .secondarySystemFill }
    set {
      chosenTokenColor = newValue
      textLookDidChange()
    }
  }

  /// Whether the delete key deletes tokens. True by default.
  open var allowsDeletingTokens = true
  /// Whether the delegate is called for the data of copied tokens. True by default.
  open var allowsCopyingTokens = true

  /// Suggestions that are shown below the field while it is edited; nil for none.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { showSuggestions() } }
}

/// Offsets by which a bar moves the parts of its field, in points.
struct SearchFieldAdjustments {
  var plate = UIOffset.zero
  var text = UIOffset.zero
  var icons: [UISearchBar.Icon: UIOffset] = [:]
  /// The icon at the trailing end.
  var rightIcon = UISearchBar.Icon.bookmark
}
