/// The page of emoji: a field to search, the emoji of all categories in columns, and the categories under them.
///
/// Only the columns on the screen have views.
@MainActor final class EmojiView: UIView, UIScrollViewDelegate {
  /// Called with a chosen emoji.
  var choose: (String) -> Void = { _ in }
  /// Called with the emoji on which a finger rests, and its key's frame in this view.
  var offer: (String, CGRect) -> Void = { _, _ in }
  /// Called when the search field is tapped.
  var beginSearch: () -> Void = {}

  /// The emoji that were last chosen in the session.
  static var recent: [String] = []

  private let searchField = EmojiSearchField(frame: .zero)
  private let title = UILabel(frame: .zero)
  private let scroller = UIScrollView(frame: .zero)
  private var cells: [Int: EmojiKey] = [:]
  private var spare: [EmojiKey] = []
  private var sections: [(name: String, emoji: [String])] = []
  private var starts: [Int] = []
  /// The search results; nil shows the categories.
  var results: [String]? { didSet { if results != oldValue { reload() } } }
  var showsSearch = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "emoji"
    title.font = .systemFont(ofSize: 12, weight: .semibold)
    title.textColor = .secondaryLabel
    scroller.showsHorizontalScrollIndicator = false
    scroller.delegate = self
    searchField.addAction(UIAction { [weak self] _ in self?.beginSearch() }, for: .touchUpInside)
    for view in [searchField, title, scroller] as [UIView] { addSubview(view) }
    reload()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of rows that fit.
  private var rowCount: Int {
    results == nil ? min(5, max(1, Int(scroller.bounds.height / 36))) : 1
  }
  private var shownPitch: CGFloat = 0
  private var pitch: CGFloat { max(24, scroller.bounds.height / CGFloat(rowCount)) }

  /// Reloads the emoji, with the recent ones in front.
  func reload() {
    if let results {
      sections = [("", results)]
    } else {
      sections = EmojiTable.categories.map { ($0.name, $0.emoji) }
      if !EmojiView.recent.isEmpty { sections.insert(("Frequently Used", EmojiView.recent), at: 0) }
    }
    for cell in cells.values { cell.removeFromSuperview() }
    spare += cells.values
    cells = [:]
    title.isHidden = results != nil
    searchField.isHidden = results != nil || !showsSearch
    // The visible range refers to the new sections from now on.
    measure()
    scroller.contentOffset = .zero
    setNeedsLayout()
  }

  /// Computes the columns of each section, separated by an empty column.
  private func measure() {
    var column = 0
    starts = sections.map { section in
      defer { column += (section.emoji.count + rowCount - 1) / rowCount + (results == nil ? 1 : 0) }
      return column
    }
    scroller.contentSize = CGSize(width: CGFloat(column) * pitch + 8, height: scroller.bounds.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    if results != nil {
      scroller.frame = bounds
    } else {
      let top: CGFloat = showsSearch ? 44 : 4
      searchField.frame = CGRect(x: 8, y: 6, width: width - 16, height: 36)
      title.frame = CGRect(x: 14, y: top + 4, width: width - 28, height: 16)
      scroller.frame = CGRect(x: 0, y: top + 22, width: width, height: max(40, bounds.height - top - 22))
    }
    if pitch != shownPitch {
      shownPitch = pitch
      reload()
    }
    measure()
    fill()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { fill() }

  /// Creates views for the visible columns.
  private func fill() {
    guard pitch > 0, !starts.isEmpty, starts.count == sections.count, scroller.contentOffset.x.isFinite else {
      return
    }
    let first = max(0, Int(scroller.contentOffset.x / pitch) - 1)
    let last = max(first, Int((scroller.contentOffset.x + scroller.bounds.width) / pitch) + 1)
    for (index, cell) in cells where !(first * 10...last * 10 + 9).contains(index) {
      cell.removeFromSuperview()
      cells[index] = nil
      spare.append(cell)
    }
    for column in first...last {
      guard let section = starts.lastIndex(where: { $0 <= column }) else { continue }
      let emoji = sections[section].emoji
      for row in 0..<rowCount {
        let item = (column - starts[section]) * rowCount + row
        guard emoji.indices.contains(item), cells[column * 10 + row] == nil else { continue }
        show(emoji[item], at: column, row)
      }
    }
    let section = starts.lastIndex { CGFloat($0) * pitch <= scroller.contentOffset.x + pitch } ?? 0
    title.text = sections[section].name.uppercased()
  }

  private func show(_ emoji: String, at column: Int, _ row: Int) {
    let cell = spare.popLast() ?? makeCell()
    cell.emoji = emoji
    cell.frame = CGRect(
      x: 8 + CGFloat(column) * pitch, y: CGFloat(row) * pitch, width: pitch, height: pitch)
    scroller.addSubview(cell)
    cells[column * 10 + row] = cell
  }

  private func makeCell() -> EmojiKey {
    let cell = EmojiKey(frame: .zero)
    cell.addAction(
      UIAction { [weak self, weak cell] _ in
        if let cell, !cell.wasHeld { self?.use(cell.emoji) }
      }, for: .touchUpInside)
    cell.hold = { [weak self] cell in
      guard let self else { return }
      self.offer(cell.emoji, self.convert(cell.bounds, from: cell))
    }
    return cell
  }

  func use(_ emoji: String) {
    EmojiView.recent.removeAll { $0 == emoji }
    EmojiView.recent.insert(emoji, at: 0)
    EmojiView.recent = Array(EmojiView.recent.prefix(30))
    choose(emoji)
  }

  /// Scrolls to the beginning of a category; -1 stands for recent emoji.
  func show(category index: Int) {
    let shift = sections.count - EmojiTable.categories.count
    let section = index + shift
    guard starts.indices.contains(section) else { return }
    let end = max(0, scroller.contentSize.width - scroller.bounds.width)
    scroller.contentOffset = CGPoint(x: min(CGFloat(starts[section]) * pitch, end), y: 0)
  }
}

/// The key of an emoji.
@MainActor final class EmojiKey: UIControl {
  private let label = UILabel(frame: .zero)
  private var timer: Timer?
  /// Called when a finger has rested on the key.
  var hold: (EmojiKey) -> Void = { _ in }
  /// Whether the last touch rested on the key.
  private(set) var wasHeld = false

  deinit { timer?.invalidate() }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    wasHeld = false
    timer?.invalidate()
    timer = KeyPress.timer(after: KeyPress.holdDuration) { [weak self] in
      guard let self else { return }
      self.wasHeld = true
      self.hold(self)
    }
    return super.beginTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    timer?.invalidate()
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    timer?.invalidate()
  }

  var emoji: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      accessibilityLabel = newValue
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 30)
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .keyboardKey
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

/// The field over the emoji that opens the search.
@MainActor final class EmojiSearchField: UIControl {
  private let label = UILabel(frame: .zero)
  private let glass = KeySymbolView(frame: .zero)

  /// The search text; nil before anything was typed.
  var query: String? {
    didSet {
      label.text = query ?? "Search Emoji"
      label.textColor = query == nil ? .secondaryLabel : KeyboardColors.text
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    label.font = .systemFont(ofSize: 17)
    label.text = "Search Emoji"
    label.textColor = .secondaryLabel
    glass.symbol = .magnifier
    glass.color = .secondaryLabel
    for view in [label, glass] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityLabel = "Search Emoji"
    accessibilityTraits = .searchField
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = CGRect(x: 8, y: (bounds.height - 20) / 2, width: 20, height: 20)
    label.frame = CGRect(x: 34, y: 0, width: max(0, bounds.width - 44), height: bounds.height)
  }
}
