import QuartzCore

/// A bar with a field for the text of a search, and buttons to cancel it and to narrow it.
///
/// ```swift
/// let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 56))
/// bar.placeholder = "Search"
/// bar.scopeButtonTitles = ["All", "Unread"]
/// bar.delegate = self
/// view.addSubview(bar)
/// ```
///
/// The bar is 56 points high, with a field of 36 points 8 points from its sides (facts/geometry.md#search-bar); a
/// prompt makes it 30 points higher, and scope buttons 44. The orders of the delegate's methods are those of
/// facts/text-input.md#search-bar-orders. The bar of a search controller also begins and ends that controller's
/// search.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisearchbar>
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits, BarItemHost {
  let parts = SearchBarParts()
  /// The search controller whose bar it is.
  weak var searcher: (any SearchBarController)?
  var settings = SearchBarSettings()

  /// Creates a bar without a size.
  public convenience init() { self.init(frame: .zero) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(.searchBar, from: coder)
  }

  override class var nibRow: NibRow { .searchBar }

  private func setUp() {
    addSubview(parts.content)
    parts.install(for: self)
    searchTextField.owner = self
    updateLook()
  }

  /// The delegate, which is notified of the user's input and taps, and controls editing.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The buttons above an iPad's keyboard while the field is edited.
  open override var inputAssistantItem: UITextInputAssistantItem { searchTextField.inputAssistantItem }

  // MARK: Text

  /// The field in which the text is edited.
  open var searchTextField: UISearchTextField { parts.field }

  /// The text of the search. Setting it calls no method of the delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The gray text that the field shows while it is empty; nil for none.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line above the field.
  open var prompt: String? { didSet { if prompt != oldValue { sizeDidChange() } } }

  // MARK: Buttons

  /// Whether a bookmark is shown at the end of the empty field.
  open var showsBookmarkButton = false { didSet { fieldContentDidChange() } }
  /// Whether a results list is shown at the end of the empty field, before the bookmark.
  open var showsSearchResultsButton = false { didSet { fieldContentDidChange() } }
  /// Whether the button for the list of results is shown as switched on. False by default.
  open var isSearchResultsButtonSelected = false {
    didSet { parts.resultsButton.isSelected = isSearchResultsButtonSelected }
  }

  /// Whether a cancel button is shown beside the field.
  open var showsCancelButton: Bool {
    get { settings.showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  /// Shows or hides the cancel button, which slides in from the edge.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    searcher?.searchBarButtonsWereSet(cancel: true)
    guard showsCancelButton != settings.showsCancel else { return }
    change(animated: animated) { settings.showsCancel = showsCancelButton }
  }

  // MARK: Scopes

  /// The titles of the scope buttons; nil for none.
  open var scopeButtonTitles: [String]? {
    didSet {
      parts.showScopes(scopeButtonTitles ?? [], selected: selectedScopeButtonIndex)
      sizeDidChange()
    }
  }
  /// The index of the selected scope button. An index that no title has selects none.
  open var selectedScopeButtonIndex: Int {
    get { settings.scope }
    set {
      guard newValue != settings.scope else { return }
      settings.scope = newValue
      parts.scopes.selectedSegmentIndex = newValue
      searcher?.searchBarScopeDidChange()
    }
  }
  /// Whether the scope buttons are shown, if there are titles.
  open var showsScopeBar: Bool {
    get { settings.showsScopes }
    set { setShowsScope(newValue, animated: false) }
  }
  /// Shows or hides the scope buttons.
  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    searcher?.searchBarButtonsWereSet(cancel: false)
    guard show != settings.showsScopes else { return }
    change(animated: animate) {
      settings.showsScopes = show
      invalidateIntrinsicContentSize()
      searcher?.searchBarSizeDidChange()
    }
  }

  // MARK: Look

  /// The style of the bar. A black bar is dark regardless of the traits.
  open var barStyle = UIBarStyle.default { didSet { updateLook() } }
  /// Whether the bar has a background around its field. `.default` shows a prominent one.
  open var searchBarStyle = Style.default { didSet { updateLook() } }
  /// Whether the content behind the bar shows through. True by default.
  open var isTranslucent = true { didSet { updateLook() } }
  /// The color of the cursor, of the cancel button and of selected tokens.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }
  /// The color of the background; nil stands for the color of the style.
  open var barTintColor: UIColor? {
    didSet {
      ExplicitValues.note(self, "barTintColor")
      updateLook()
    }
  }
  /// Whether the bar can be used. True by default.
  open var isEnabled = true {
    didSet {
      searchTextField.isEnabled = isEnabled
      parts.scopes.isEnabled = isEnabled
      parts.cancelItem.isEnabled = isEnabled
      parts.refreshCancel()
    }
  }
  /// The background of a bar in any position without a prompt.
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }
  /// Drawn behind the scope buttons. Nil, the default, is the bar's own background.
  open var scopeBarBackgroundImage: UIImage? {
    didSet {
      ExplicitValues.note(self, "scopeBarBackgroundImage")
      parts.scopeBackground.image = scopeBarBackgroundImage
    }
  }
  /// Moves the background of the field.
  open var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { searchTextField.adjustments.plate }
    set {
      ExplicitValues.note(self, "searchFieldBackgroundPositionAdjustment")
      searchTextField.adjustments.plate = newValue.finite
    }
  }
  /// Moves the text in the field.
  open var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.adjustments.text }
    set {
      ExplicitValues.note(self, "searchTextPositionAdjustment")
      searchTextField.adjustments.text = newValue.finite
    }
  }

  // MARK: Images and adjustments for states

  /// Sets the background for a position and a kind of bar: `.default`, or `.defaultPrompt` for a bar with a prompt.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    storeBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
  }
  /// Returns the background that was set for a position and a kind of bar.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    storedBackgroundImage(for: barPosition, barMetrics: barMetrics)
  }
  /// Sets the background of the field for a state, which replaces the gray one.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    storeFieldImage(backgroundImage, for: state)
  }
  /// Returns the background of the field that was set for a state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    storedFieldImage(for: state)
  }
  /// Sets an icon of the field for a state.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    storeIcon(iconImage, for: icon, state: state)
  }
  /// Returns the icon that was set for a state.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    storedIcon(for: icon, state: state)
  }
  /// Moves an icon.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    storeAdjustment(adjustment, for: icon)
  }
  /// Returns by how much an icon is moved.
  open func positionAdjustment(for icon: Icon) -> UIOffset {
    storedAdjustment(for: icon)
  }
  /// Sets the background of the scope buttons for a state.
  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    storeScopeImage(backgroundImage, for: state)
  }
  /// Returns the background of the scope buttons that was set for a state.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    storedScopeImage(for: state)
  }
  /// Sets the image between two scope buttons in these states.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    storeScopeDivider(dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState)
  }
  /// Returns the image between two scope buttons in these states.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    storedScopeDivider(forLeftSegmentState: leftState, rightSegmentState: rightState)
  }
  /// Sets font, color and shadow of the scope buttons' titles for a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    storeScopeAttributes(attributes, for: state)
  }
  /// Returns the attributes of the scope buttons' titles that were set for a state.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    storedScopeAttributes(for: state)
  }

  // MARK: Traits of text input

  /// The letters that the keyboard capitalizes automatically. `.sentences` by default.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether typed words are corrected. `.default` depends on the kind of text.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Whether misspelled words are underlined, if there is a dictionary. `.default` follows `autocorrectionType`.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// Whether typed quotation marks are replaced by those of the language. With `.default` the content type decides.
  open var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
  /// Whether two typed hyphens become a dash. `.default` leaves it to the kind of text.
  open var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }
  /// Whether spaces around pasted and deleted words are adjusted. `.default` depends on the kind of text.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }
  /// Whether the rest of a word is predicted at the caret. The value has no effect.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { searchTextField.inlinePredictionType }
    set { searchTextField.inlinePredictionType = newValue }
  }
  /// The set of keys that the keyboard shows first. `.default` by default.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// Whether the keyboard is light or dark. `.default` follows the traits.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// The label of the keyboard's return key. `.search` by default.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether the return key is disabled while there is no text. True by default.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether dots are shown in place of the text, which then cannot be copied. False by default.
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  /// The semantic meaning of the text, such as a name or a password, for suggestions. Nil, the default, is unknown.
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
  /// The rules for suggested passwords. It has no effect, because Flipside suggests no passwords.
  open var passwordRules: UITextInputPasswordRules? {
    get { searchTextField.passwordRules }
    set { searchTextField.passwordRules = newValue }
  }

  // MARK: First responder

  /// Shown on top of the keyboard.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var canResignFirstResponder: Bool { searchTextField.canResignFirstResponder }
  /// Whether the field is first responder.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Makes the field first responder.
  @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: Size and position

  /// The position that the delegate returns; `.any` without a delegate.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : superview?.bounds.width ?? UIScreen.main.bounds.width
    return CGSize(width: width, height: naturalHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    updateLook()
    searcher?.searchBarEnteredWindow()
  }

  override var followsSafeArea: Bool { true }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLook()
    sizeDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    parts.refreshCancel()
  }

  func barItemDidChange(_ item: UIBarItem) {
    parts.refreshCancel()
    setNeedsLayout()
  }
}

/// The messages that a bar sends to its search controller.
@MainActor protocol SearchBarController: AnyObject {
  /// Called when editing is about to begin, after the delegate has allowed it.
  func searchBarWillBeginEditing()
  func searchBarTextDidChange()
  func searchBarScopeDidChange()
  func searchBarWasCancelled()
  func searchBarDidReturn()
  /// Called when the bar's natural height changed.
  func searchBarSizeDidChange()
  func searchBarEnteredWindow()
  /// Called when the app showed or hid the cancel button, or the scope buttons.
  func searchBarButtonsWereSet(cancel: Bool)
}

extension UIOffset {
  /// The offset with NaN and infinities replaced, which would make all frames invalid.
  var finite: UIOffset {
    UIOffset(horizontal: horizontal.isFinite ? horizontal : 0, vertical: vertical.isFinite ? vertical : 0)
  }
}
