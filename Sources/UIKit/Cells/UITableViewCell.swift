import CoreGraphics
import Foundation

/// A row of a table view.
///
/// A cell shows its content configuration, or the labels and image of its style, or views that are added to
/// `contentView`:
///
/// ```swift
/// func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
///   let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
///   var content = cell.defaultContentConfiguration()
///   content.text = "Anna"
///   content.image = UIImage(systemName: "person.circle")
///   cell.contentConfiguration = content
///   cell.accessoryType = .disclosureIndicator
///   return cell
/// }
/// ```
///
/// The table sets the cell's frame, editing state, selection and separators. The height of a self-sizing cell is
/// that of its configuration's view, of the constraints in `contentView` or of its labels; without any of these it
/// is 44 points. Geometry: facts/cells.md.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewcell>
@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// The table that shows the cell or stores it for reuse; set by the table.
  package weak var table: UITableView?
  /// The cell's position in its section and the table's settings; set by the table at each layout of the cell.
  package var surroundings = TableCellSurroundings() {
    didSet { if surroundings != oldValue { surroundingsDidChange(from: oldValue) } }
  }
  /// Whether the user is moving the row; set by the table.
  package var isReordering = false {
    didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } }
  }

  private(set) var storedStyle: CellStyle
  private(set) var storedIdentifier: String?
  var labels = CellLabels()
  var parts = CellParts()
  var configurations = ViewConfigurations()
  /// Whether the app set `backgroundColor`, not the table.
  var hasOwnBackgroundColor = false

  /// Creates a cell of 320 by 44 points. Tables call this initializer for registered classes.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    storedStyle = style
    storedIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    // The default frame of a cell is 320 by 44 points.
    if frame != .zero { self.frame = frame }
  }

  public required init?(coder: NSCoder) {
    storedStyle = .default
    super.init(coder: coder)
    setUp()
    decode(.tableViewCell, from: coder)
  }

  override class var nibRow: NibRow { .tableViewCell }

  private func setUp() {
    let content = UITableViewCellContentView(frame: bounds)
    parts.content = content
    parts.plainContent = content
    super.addSubview(content)
    flags[.sizesItself] = true
  }

  func take(style: CellStyle, reuseIdentifier: String?) {
    storedStyle = style
    storedIdentifier = reuseIdentifier
  }

  // MARK: Content

  /// The container for the app's views in the cell. While there is a content configuration, it is the
  /// configuration's view.
  open var contentView: UIView { parts.content ?? makePlainContent() }
  /// The identifier under which the table stores the cell for other rows; nil if the cell is not reused.
  open var reuseIdentifier: String? { storedIdentifier }

  /// The image view of the style; created on first access.
  open var imageView: UIImageView? { labels.image ?? makeImageView() }
  /// The label of the style; created on first access.
  open var textLabel: UILabel? { labels.text ?? makeTextLabel() }
  /// The second label of the style; nil for the style `default`.
  open var detailTextLabel: UILabel? { labels.detail ?? makeDetailLabel() }

  /// Called before the table reuses the cell for another row. A subclass resets the row's state.
  open func prepareForReuse() { setNeedsUpdateConfiguration() }

  // MARK: Configurations

  /// The configuration of the content view; nil for the content of the style or of the app.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContentConfiguration(newValue) }
  }

  /// Returns the list content configuration of the cell's style, without text and image.
  public func defaultContentConfiguration() -> UIListContentConfiguration { contentConfigurationOfStyle }

  /// The configuration of the cell's background in every state; nil, the default, for the table's. It replaces
  /// `backgroundView` and `selectedBackgroundView`.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackgroundConfiguration(newValue) }
  }

  /// Returns the background configuration of cells in a table of the cell's style.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { backgroundConfigurationOfTable }

  /// Whether a change of state updates the content configuration for the new state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether a change of state updates the background configuration for the new state.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The current state for configurations. A subclass adds values of its own to the result of `super`.
  dynamic open var configurationState: UICellConfigurationState { presentConfigurationState }
  /// Requests `updateConfiguration(using:)` in the next layout.
  open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }
  /// Called with the next layout after a change of state. A subclass sets its configurations for the state.
  dynamic open func updateConfiguration(using state: UICellConfigurationState) {}
  /// A closure called after `updateConfiguration(using:)`, as an alternative to a subclass.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Backgrounds

  /// The view behind the content. Nil by default.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { replaceBackground(oldValue, by: backgroundView) } }
  }
  /// The view over `backgroundView` while the cell is selected or highlighted; nil for the system's.
  open var selectedBackgroundView: UIView? {
    didSet { if selectedBackgroundView !== oldValue { replaceSelection(oldValue) } }
  }
  /// The view that replaces `selectedBackgroundView` if the table allows multiple selection.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { if multipleSelectionBackgroundView !== oldValue { replaceSelection(oldValue) } }
  }

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnBackgroundColor = newValue != nil
      super.backgroundColor = newValue
      if newValue == nil { showBackground() }
    }
  }

  func setDefaultBackgroundColor(_ color: UIColor?) {
    guard super.backgroundColor != color else { return }
    // This does not count as set by the app: `appearance()` may still set a color.
    setBackgroundColor(color)
  }

  // MARK: Selection

  /// The look of the selected cell. `.default` by default.
  open var selectionStyle = SelectionStyle.default { didSet { showSelection(animated: false) } }
  /// Whether the cell looks selected. It is set without animation, and does not change the table's selection.
  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a finger is on the row.
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Selects or deselects the cell with its background, labels and images.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != parts.isSelected else { return }
    parts.isSelected = selected
    selectionDidChange(animated: animated)
  }
  /// Highlights the cell with its background, labels and images.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != parts.isHighlighted else { return }
    parts.isHighlighted = highlighted
    selectionDidChange(animated: animated)
  }

  // MARK: Editing

  /// Whether the cell shows its editing controls; set by the table.
  open var isEditing: Bool {
    get { parts.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows or hides the editing controls, between `willTransition(to:)` and `didTransition(to:)`.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }
  /// The editing control of the row, determined by the table's delegate.
  open var editingStyle: UITableViewCell.EditingStyle { surroundings.editingStyle }
  /// Whether the row's swipe actions are visible; set by the table.
  open package(set) var showingDeleteConfirmation = false {
    didSet { if showingDeleteConfirmation != oldValue { confirmationDidChange() } }
  }
  /// Whether the row has a control by which the user moves it in editing mode, if the data source allows the move.
  open var showsReorderControl: Bool {
    get { parts.showsReorderControl || parts.isEditing && surroundings.canMove }
    set {
      parts.showsReorderControl = newValue
      setNeedsLayout()
    }
  }
  /// Whether the content is indented for the editing control. True by default.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// Called before the editing control or the row's actions appear or disappear.
  open func willTransition(to state: UITableViewCell.StateMask) {}
  /// Called after the editing control or the row's actions appeared or disappeared, at the end of the animation.
  open func didTransition(to state: UITableViewCell.StateMask) {}

  // MARK: Accessories

  /// The symbol at the trailing edge; `accessoryView` replaces it. `.none` by default.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoriesDidChange() } } }
  /// The view at the trailing margin, in its own size; nil for the accessory of `accessoryType`.
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  /// The accessory in editing mode. `.none` by default.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoriesDidChange() } }
  }
  /// The view that replaces the accessory in editing mode; nil for `editingAccessoryType`.
  open var editingAccessoryView: UIView? { didSet { replaceAccessory(oldValue) } }

  // MARK: Indentation and separators

  /// The number of times that the content is indented by `indentationWidth`. Default 0; the table's delegate may
  /// set it.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { marginsDidChange() } } }
  /// The indentation of each level in points. 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { marginsDidChange() } } }
  /// The insets of the separator from the cell's sides; unless set, the table's, or the start of the text.
  open var separatorInset: UIEdgeInsets {
    get { effectiveSeparatorInset }
    set {
      ExplicitValues.note(self, "separatorInset")
      parts.separatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Focus and dragging

  /// The look of the cell with focus; with `.custom` the cell shows it itself. `.default` by default.
  open var focusStyle = FocusStyle.default { didSet { ExplicitValues.note(self, "focusStyle") } }
  /// Whether the row can have keyboard focus: decided by the table's delegate, else its `allowsFocus`.
  open override var canBecomeFocused: Bool { isUserInteractionEnabled && table?.mayFocus(self) == true }
  /// The effect of focus: by default a ring in the row.
  open override var focusEffect: UIFocusEffect? {
    get {
      let effect = super.focusEffect
      // Rows adjoin each other: a ring outside would be covered by the next one.
      if rare?.focusEffect == nil { (effect as? UIFocusHaloEffect)?.position = .inside }
      return focusStyle == .custom ? rare?.focusEffect ?? nil : effect
    }
    set { super.focusEffect = newValue }
  }
  /// Called when a drag of the row begins or ends.
  open func dragStateDidChange(_ dragState: UITableViewCell.DragState) { noteDragState(dragState) }
  /// Whether the cell and its subviews receive touches while the row is dragged. False by default.
  open var userInteractionEnabledWhileDragging = false

  // MARK: Views

  open override var layoutMargins: UIEdgeInsets {
    // The content view handles the safe area.
    get { assignedMargins ?? marginsOfTable }
    set { super.layoutMargins = newValue }
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    marginsDidChange()
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    parts.isDragged && !userInteractionEnabledWhileDragging ? nil : super.hitTest(point, with: event)
  }

  override var followsSafeArea: Bool { true }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func contentSizeWasInvalidated(of view: UIView, isDeep: Bool) {
    guard view === parts.content, let table, !isDeep || table.selfSizingInvalidation == .enabledIncludingConstraints
    else { return }
    table.cellSizeMayHaveChanged(self)
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    layOutParts()
    super.layoutSubviews()
    layOutLabels()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    tintDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange(previousTraitCollection)
  }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  // MARK: Gestures

  // The methods of `UIGestureRecognizerDelegate`, which a subclass overrides if it is the delegate of its
  // recognizers.

  /// Returns whether a recognizer works simultaneously with another. False: the cell's own recognizers are
  /// exclusive.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns whether a recognizer waits for another one to fail. False unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns whether another recognizer waits for this one to fail. False unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns whether a recognizer receives the touch. Overrides call super for the cell's own recognizers.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    true
  }
  /// Returns whether a recognizer receives the press. True unless overridden.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    true
  }
  /// Returns whether a recognizer receives the event. True unless overridden.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    true
  }

  // MARK: Sizes

  /// Has the table measure the row again, if its `selfSizingInvalidation` allows it.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.cellSizeMayHaveChanged(self)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizeOfContent(in: size)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if verticalFittingPriority == .required {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return fittingSizeOfContent(targetSize)
  }

  // MARK: Accessibility

  package override var automationType: AutomationType { accessibilityStorage?.automationType ?? .cell }
  package override var automationLabel: String? {
    let label = accessibilityLabel
    return label == spokenText ? ownAccessibilityLabel : label
  }
  package override var isAutomationSelected: Bool { isSelected || super.isAutomationSelected }
  package override var automationElements: [Any] { cellElements(of: contentView) }
  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? readsAsOne }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? spokenText }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? spokenTraits }
    set { super.accessibilityTraits = newValue }
  }

  override var describedText: String? { labels.text?.text }
}
