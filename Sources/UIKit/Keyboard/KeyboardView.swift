/// The keyboard's keys: a page of keys, the bar over them, and the row under them.
///
/// Views are created for the visible page. Touches are in `KeyboardView+Touches`, the actions of keys in
/// `KeyboardView+Keys`.
@MainActor final class KeyboardView: UIView {
  enum Shift { case off, once, locked }

  private(set) var layout: KeyboardLayout?
  var page = KeyboardLayout.Page.letters
  var shift = Shift.off
  private(set) var keys: [KeyView] = []
  /// The press of each finger, the oldest first.
  var presses: [(touch: ObjectIdentifier, press: KeyPress)] = []
  /// The time of the last tap on shift, for caps lock.
  var lastShiftTap: TimeInterval?
  /// The name of the language, shown on the space bar until the next key.
  var spaceTitle: String?
  /// The search text for emoji while it is typed; nil otherwise.
  var emojiQuery: String?

  let input = KeyboardInput()
  private var bar: CandidateBar?
  private(set) var emojiView: EmojiView?
  private var emojiRow: EmojiCategoryRow?
  private var searchField: EmojiSearchField?
  private var globe: KeySymbolView?
  private var microphone: KeySymbolView?
  private var shownKey = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    accessibilityIdentifier = "keyboard"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  package override var automationType: AutomationType { .keyboard }
  package override var automationIdentifier: String? { nil }
  package override var automationElements: [Any] {
    keys.filter { !$0.isInert } + (bar?.automationElements ?? []) + (emojiView.map { [$0] } ?? [])
  }

  /// Shows a layout, with its first page if the responder's keyboard has another type.
  /// - Parameter isOther: whether the responder differs from the previous one.
  func show(_ layout: KeyboardLayout, isOther: Bool) {
    let isOtherType =
      self.layout?.type != layout.type || self.layout?.language.identifier != layout.language.identifier
    self.layout = layout
    if isOther || isOtherType { emojiQuery = nil }
    if isOtherType || window?.isHidden != false {
      page = layout.firstPage
    } else if (page == .emoji) != (layout.firstPage == .emoji), layout.kind == .letters {
      // The input mode changed.
      page = layout.firstPage
    }
    input.use(layout, isOther: isOther)
    shift = .off
    shownKey = ""
    refresh()
  }

  // MARK: State

  /// Updates shift for the text before the caret, the state of the return key, and the suggestions of the bar.
  func refresh() {
    if shift != .locked { shift = wantsCapital ? .once : .off }
    rebuild()
  }

  var responderInput: (any UIKeyInput)? { UIResponder.currentFirstResponder as? any UIKeyInput }

  /// Whether autocapitalization applies to the next letter.
  private var wantsCapital: Bool {
    guard let layout, responderInput != nil, layout.kind == .letters, layout.language.hasCapitals,
      layout.language.composition == .none, emojiQuery == nil, !layout.isSecure
    else { return false }
    switch layout.autocapitalization {
    case .none: return false
    case .allCharacters: return true
    case .words, .sentences:
      guard [.default, .asciiCapable, .namePhonePad, .twitter].contains(layout.type) else { return false }
      return Capitals.wanted(after: input.context, by: layout.autocapitalization)
    }
  }

  var isReturnEnabled: Bool {
    guard let layout, layout.enablesReturnKeyAutomatically else { return true }
    return responderInput?.hasText ?? true
  }

  /// Whether the bar shows a composition or search results instead of words.
  private var isRowOfCandidates: Bool {
    guard let layout else { return false }
    return ![.none, .hangul].contains(layout.language.composition)
  }

  // MARK: Keys

  /// The current layout; while emoji are searched, it is one with Latin letters, as their names are English.
  private var shownLayout: KeyboardLayout? {
    guard var layout, emojiQuery != nil, !layout.language.isASCIICapable else { return layout }
    layout.language = KeyboardLanguage.named("en")
    return layout
  }

  func rebuild() {
    guard let layout = shownLayout, bounds.width > 0 else { return }
    let key =
      "\(page) \(layout.kind) \(layout.type) \(bounds.size) \(layout.returnTitle) \(layout.language.identifier)"
      + " \(layout.languageCount) \(layout.hasBar)"
    if key != shownKey {
      shownKey = key
      for view in keys { view.removeFromSuperview() }
      keys = KeyboardGeometry.keys(layout, page: page, size: bounds.size).map {
        KeyView(name: $0.name, frame: $0.frame)
      }
      for view in keys { addSubview(view) }
    }
    let state = KeyView.State(
      isShifted: shift != .off && (page == .letters || layout.kind != .letters), isLocked: shift == .locked,
      isReturnEnabled: isReturnEnabled, isComposing: input.isComposing, spaceTitle: spaceTitle,
      signs: page == .letters ? layout.flickSigns : [:])
    for view in keys { view.apply(layout, state) }
    placeBar(layout)
    placeUnderRow(layout)
    placeEmoji(layout)
  }

  private func placeBar(_ layout: KeyboardLayout) {
    guard layout.hasBar, page != .emoji, emojiQuery == nil else {
      bar?.isHidden = true
      return
    }
    let bar = bar ?? CandidateBar(frame: .zero)
    if self.bar == nil {
      self.bar = bar
      insertSubview(bar, at: 0)
      bar.choose = { [weak self] index in self?.chooseCandidate(index) }
    }
    bar.isHidden = false
    bar.frame = CGRect(
      x: layout.sideInset, y: 0, width: bounds.width - layout.sideInset * 2, height: layout.barHeight)
    bar.show(oneTimeCode: layout.oneTimeCode)
    bar.show(
      layout.oneTimeCode == nil ? input.candidates : [], isRow: isRowOfCandidates,
      offersPasswords: layout.offersPasswords)
  }

  /// Lays out globe or emoji, and the microphone, on phones with a home indicator.
  private func placeUnderRow(_ layout: KeyboardLayout) {
    let isShown = layout.hasUnderRow && layout.kind == .letters
    if isShown, globe == nil {
      let views = [KeySymbolView(frame: .zero), KeySymbolView(frame: .zero)]
      for view in views { addSubview(view) }
      (globe, microphone) = (views[0], views[1])
      views[1].symbol = .microphone
      views[0].isAccessibilityElement = true
    }
    globe?.isHidden = !isShown || page == .emoji
    microphone?.isHidden = !isShown || page == .emoji
    globe?.symbol = layout.languageCount > 1 ? .globe : .emoji
    globe?.accessibilityLabel = layout.languageCount > 1 ? "Next keyboard" : "Emoji"
    let y = bounds.height - 75 + 12
    globe?.frame = CGRect(x: 22, y: y, width: 28, height: 28)
    microphone?.frame = CGRect(x: bounds.width - 22 - 28, y: y, width: 28, height: 28)
  }

  /// The touch area of the globe under the keys; nil if there is none.
  var underGlobe: CGRect? {
    guard let globe, !globe.isHidden else { return nil }
    return globe.frame.insetBy(dx: -14, dy: -12)
  }

  // MARK: Emoji

  private func placeEmoji(_ layout: KeyboardLayout) {
    guard page == .emoji || emojiQuery != nil else {
      for view in [emojiView, emojiRow, searchField] as [UIView?] { view?.isHidden = true }
      return
    }
    let view = emojiView ?? makeEmojiView()
    if view.isHidden { view.reload() }
    view.isHidden = false
    view.showsSearch = layout.hasBar
    let inset = layout.sideInset
    let width = bounds.width - inset * 2
    searchField?.isHidden = emojiQuery == nil
    emojiRow?.isHidden = emojiQuery != nil
    if let query = emojiQuery {
      view.results = query.isEmpty ? [] : Array(EmojiTable.search(query).prefix(60))
      let field = searchField ?? EmojiSearchField(frame: .zero)
      if searchField == nil {
        searchField = field
        addSubview(field)
      }
      // The keyboard is extended by a strip above the keys, which shows the results.
      field.query = query.isEmpty ? nil : query
      field.frame = CGRect(x: inset + 8, y: 4, width: width * 0.45, height: layout.barHeight - 8)
      view.frame = CGRect(x: inset + width * 0.45 + 12, y: 0, width: width * 0.55 - 12, height: layout.barHeight)
      return
    }
    view.results = nil
    let rowHeight: CGFloat = 40
    let bottom = layout.hasUnderRow ? layout.bottomInset : layout.underKeys
    view.frame = CGRect(x: inset, y: 0, width: width, height: max(0, bounds.height - rowHeight - bottom))
    let row = emojiRow ?? EmojiCategoryRow(frame: .zero)
    if emojiRow == nil {
      emojiRow = row
      addSubview(row)
      row.choose = { [weak view] index in view?.show(category: index) }
      row.leave = { [weak self] in self?.leaveEmoji() }
      row.delete = { [weak self] in self?.typeDelete() }
    }
    row.lettersTitle = layout.language.lettersTitle
    row.frame = CGRect(x: inset, y: bounds.height - rowHeight - bottom, width: width, height: rowHeight)
  }

  private func makeEmojiView() -> EmojiView {
    let view = EmojiView(frame: .zero)
    emojiView = view
    addSubview(view)
    view.choose = { [weak self] emoji in self?.typeEmoji(emoji) }
    view.beginSearch = { [weak self] in self?.beginEmojiSearch() }
    view.offer = { [weak self, weak view] emoji, frame in
      guard let self, let view else { return }
      self.offerTones(of: emoji, over: self.convert(frame, from: view))
    }
    return view
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    rebuild()
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { fingersBegan(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { fingersMoved(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { fingersEnded(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { fingersCancelled(touches) }
}
