import QuartzCore

/// The find navigator above the keyboard: a row with the search text, and one with the replacement.
@MainActor final class FindPanel: UIView {
  private static let rowHeight: CGFloat = 52

  private weak var owner: UIFindInteraction?
  private let searchField = UITextField(frame: .zero)
  private let replaceField = UITextField(frame: .zero)
  private let countLabel = UILabel(frame: .zero)
  private let optionsButton = UIButton(type: .system)
  private let previousButton = UIButton(type: .system)
  private let nextButton = UIButton(type: .system)
  private let doneButton = UIButton(type: .system)
  private let replaceButton = UIButton(type: .system)
  private let allButton = UIButton(type: .system)
  private var heightConstraint: NSLayoutConstraint?

  private static let registersEscape: Void = MessageDispatch.register("dismissFindPanel:", on: FindPanel.self) {
    (panel, _: UIKeyCommand?) in panel.owner?.dismissFindNavigator()
  }

  init(owner: UIFindInteraction) {
    self.owner = owner
    super.init(frame: .zero)
    _ = FindPanel.registersEscape
    accessibilityIdentifier = "UIFindNavigator"
    backgroundColor = .secondarySystemBackground
    for field in [searchField, replaceField] { setUp(field) }
    searchField.placeholder = SystemStrings.text("Find")
    replaceField.placeholder = SystemStrings.text("Replace")
    searchField.returnKeyType = .search
    searchField.rightView = countLabel
    searchField.rightViewMode = .always
    countLabel.font = .systemFont(ofSize: 13)
    countLabel.textColor = .secondaryLabel
    searchField.addAction(UIAction { [weak self] _ in self?.owner?.search() }, for: .editingChanged)
    setUp(optionsButton, image: "magnifyingglass", label: SystemStrings.text("Find Options")) {}
    optionsButton.showsMenuAsPrimaryAction = true
    setUp(previousButton, image: "chevron.up", label: SystemStrings.text("Previous")) { [weak self] in
      self?.owner?.findPrevious()
    }
    setUp(nextButton, image: "chevron.down", label: SystemStrings.text("Next")) { [weak self] in
      self?.owner?.findNext()
    }
    setUp(doneButton, title: SystemStrings.text("Done")) { [weak self] in self?.owner?.dismissFindNavigator() }
    setUp(replaceButton, title: SystemStrings.text("Replace")) { [weak self] in self?.owner?.replace(all: false) }
    setUp(allButton, title: SystemStrings.text("All")) { [weak self] in self?.owner?.replace(all: true) }
  }

  required init?(coder: NSCoder) { return nil }

  private func setUp(_ field: UITextField) {
    field.borderStyle = .roundedRect
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.clearButtonMode = .never
    field.delegate = self
    addSubview(field)
  }

  private func setUp(
    _ button: UIButton, title: String? = nil, image: String? = nil, label: String? = nil,
    _ run: @escaping () -> Void
  ) {
    if let title { button.setTitle(title, for: .normal) }
    if let image { button.setImage(UIImage(systemName: image), for: .normal) }
    if let label { button.accessibilityLabel = label }
    button.addAction(UIAction { _ in run() }, for: .primaryActionTriggered)
    addSubview(button)
  }

  // MARK: State

  var query: String {
    get { searchField.text ?? "" }
    set { searchField.text = newValue }
  }

  var replacement: String {
    get { replaceField.text ?? "" }
    set { replaceField.text = newValue }
  }

  var showsReplace = false {
    didSet {
      heightConstraint?.constant = panelHeight
      if superview != nil { countAsKeyboard(panelHeight) }
      for view in [replaceField, replaceButton, allButton] { view.isHidden = !showsReplace }
      updateMenu()
      setNeedsLayout()
    }
  }

  var hasFocus: Bool { searchField.isFirstResponder || replaceField.isFirstResponder }

  func focus() {
    searchField.becomeFirstResponder()
    searchField.selectAll(nil)
  }

  func updateMenu() { optionsButton.menu = owner?.optionsMenu() }

  func show(count session: UIFindSession) {
    let count = session.resultCount
    let index = session.highlightedResultIndex
    switch session.searchResultDisplayStyle {
    case .none: countLabel.text = nil
    case _ where query.isEmpty: countLabel.text = nil
    case .currentAndTotal where index != NSNotFound:
      countLabel.text = SystemStrings.text(number: index + 1, of: count)
    case .currentAndTotal, .total: countLabel.text = SystemStrings.text(count)
    }
    countLabel.sizeToFit()
    searchField.setNeedsLayout()
    for button in [previousButton, nextButton] { button.isEnabled = count > 0 }
    replaceButton.isEnabled = session.allowsReplacementForCurrentlyHighlightedResult
    allButton.isEnabled = count > 0 && session.supportsReplacement
  }

  // MARK: Showing

  private var panelHeight: CGFloat { FindPanel.rowHeight * (showsReplace ? 2 : 1) }

  func show(in window: UIWindow) {
    translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(self)
    let height = heightAnchor.constraint(equalToConstant: panelHeight)
    heightConstraint = height
    // The area of the keyboard begins at the panel's top; without a keyboard the panel is at the bottom of the safe
    // area.
    let top = topAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor)
    top.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: window.leadingAnchor),
      trailingAnchor.constraint(equalTo: window.trailingAnchor),
      bottomAnchor.constraint(lessThanOrEqualTo: window.safeAreaLayoutGuide.bottomAnchor), top, height,
    ])
    for view in [replaceField, replaceButton, allButton] { view.isHidden = !showsReplace }
    updateMenu()
    window.layoutIfNeeded()
    countAsKeyboard(panelHeight)
  }

  /// Includes the panel in the keyboard's frame, which apps are notified of and use for layout.
  private func countAsKeyboard(_ height: CGFloat) {
    KeyboardArea.panelHeight = height
    InputFocus.observer?.inputViewsDidChange()
  }

  func hide() {
    countAsKeyboard(0)
    searchField.resignFirstResponder()
    replaceField.resignFirstResponder()
    removeFromSuperview()
  }

  /// The next responder is the searched view, which handles keys without a function in the panel.
  override var next: UIResponder? { owner?.view ?? super.next }

  /// True, so that the fields have the keyboard without the input views of the searched view.
  override var endsInputChain: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("dismissFindPanel:"))]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = CGRect(x: safeAreaInsets.left + 8, y: 0, width: bounds.width, height: FindPanel.rowHeight)
    let width = bounds.width - safeAreaInsets.left - safeAreaInsets.right - 16
    let icon: CGFloat = 36
    let done: CGFloat = 60
    func place(_ view: UIView, _ x: CGFloat, _ wide: CGFloat, _ high: CGFloat, in line: CGFloat) {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let y = line * FindPanel.rowHeight + (FindPanel.rowHeight - high) / 2
      view.frame = CGRect(
        x: row.minX + (isMirrored ? width - x - wide : x), y: y, width: max(wide, 0), height: high)
    }
    let field = width - 3 * icon - done - 8
    place(optionsButton, 0, icon, 36, in: 0)
    place(searchField, icon, field, 36, in: 0)
    place(previousButton, icon + field + 4, icon, 36, in: 0)
    place(nextButton, 2 * icon + field + 4, icon, 36, in: 0)
    place(doneButton, 3 * icon + field + 8, done, 36, in: 0)
    place(replaceField, icon, width - icon - 140, 36, in: 1)
    place(replaceButton, width - 136, 84, 36, in: 1)
    place(allButton, width - 48, 48, 36, in: 1)
  }
}

extension FindPanel: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === replaceField { owner?.replace(all: false) } else { owner?.findNext() }
    return false
  }
}
