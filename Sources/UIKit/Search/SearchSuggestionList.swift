import QuartzCore

/// The list of suggestions below a search bar, with rows of 44 points.
final class SearchSuggestionList: UIScrollView {
  var chosen: ((any UISearchSuggestion) -> Void)?
  private var rows: [SearchSuggestionRow] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
    keyboardDismissMode = .onDrag
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ suggestions: [any UISearchSuggestion]) {
    let isSame =
      suggestions.count == rows.count && zip(rows, suggestions).allSatisfy { $0.suggestion === ($1 as AnyObject) }
    guard !isSame else { return }
    for row in rows { row.removeFromSuperview() }
    rows = suggestions.map { suggestion in
      let row = SearchSuggestionRow(suggestion)
      row.addAction(UIAction { [weak self] _ in self?.chosen?(suggestion) }, for: .touchUpInside)
      addSubview(row)
      return row
    }
    setNeedsLayout()
  }

  /// The height of all rows, in points.
  var fittingHeight: CGFloat { rows.reduce(0) { $0 + $1.fittingHeight } }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for row in rows {
      let height = row.fittingHeight
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
    if contentSize != CGSize(width: bounds.width, height: y) {
      contentSize = CGSize(width: bounds.width, height: y)
    }
  }
}

/// A row with the icon and the text of a suggestion.
final class SearchSuggestionRow: UIControl {
  let suggestion: AnyObject
  private let icon = UIImageView()
  private let label = UILabel()
  private let line = UIView()

  init(_ suggestion: any UISearchSuggestion) {
    self.suggestion = suggestion as AnyObject
    super.init(frame: .zero)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    if let text = suggestion.localizedAttributedSuggestion {
      label.attributedText = text
    } else {
      label.text = suggestion.localizedSuggestion
    }
    icon.image = suggestion.iconImage ?? UISearchTextField.magnifier
    icon.contentMode = .center
    icon.tintColor = .secondaryLabel
    line.backgroundColor = .separator
    for view in [icon, label, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { return nil }

  var fittingHeight: CGFloat { max(44, (label.intrinsicContentSize.height + 22).rounded(.up)) }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .systemGray4 : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margin = max(16, isMirrored ? safeAreaInsets.right : safeAreaInsets.left)
    let place = { (rect: CGRect) -> CGRect in
      isMirrored
        ? CGRect(x: self.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
    icon.frame = place(CGRect(x: margin, y: 0, width: 28, height: bounds.height))
    let x = margin + 40
    label.frame = place(CGRect(x: x, y: 0, width: max(0, bounds.width - x - 16), height: bounds.height))
    let thickness = 1 / max(1, traitCollection.displayScale)
    line.frame = place(
      CGRect(x: x, y: bounds.height - thickness, width: max(0, bounds.width - x), height: thickness))
  }
}
