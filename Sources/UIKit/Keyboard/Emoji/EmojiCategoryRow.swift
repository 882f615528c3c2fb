/// The row under the emoji with the keys for letters, the categories and delete.
@MainActor final class EmojiCategoryRow: UIView {
  /// Called with the index of a category; -1 stands for recent emoji.
  var choose: (Int) -> Void = { _ in }
  var leave: () -> Void = {}
  var delete: () -> Void = {}

  private let letters = EmojiRowKey(frame: .zero)
  private let erase = EmojiRowKey(frame: .zero)
  private var categories: [EmojiRowKey] = []

  var lettersTitle = "ABC" { didSet { letters.show(title: lettersTitle) } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    letters.show(title: lettersTitle)
    letters.addAction(UIAction { [weak self] _ in self?.leave() }, for: .touchUpInside)
    erase.show(symbol: .delete, label: "delete")
    erase.addAction(UIAction { [weak self] _ in self?.delete() }, for: .touchDown)
    categories = ([("Frequently Used", "clock")] + EmojiTable.categories.map { ($0.name, $0.symbol) }).enumerated()
      .map {
        index, category in
        let key = EmojiRowKey(frame: .zero)
        key.show(image: UIImage(systemName: category.1), label: category.0)
        key.addAction(UIAction { [weak self] _ in self?.choose(index - 1) }, for: .touchUpInside)
        return key
      }
    for key in [letters] + categories + [erase] { addSubview(key) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side: CGFloat = 46
    letters.frame = CGRect(x: 4, y: 0, width: side, height: bounds.height)
    erase.frame = CGRect(x: bounds.width - side - 4, y: 0, width: side, height: bounds.height)
    let unit = max(0, bounds.width - side * 2 - 16) / CGFloat(max(1, categories.count))
    for (index, key) in categories.enumerated() {
      key.frame = CGRect(x: side + 8 + unit * CGFloat(index), y: 0, width: unit, height: bounds.height)
    }
  }
}

/// A key of the row.
@MainActor final class EmojiRowKey: UIControl {
  private var content: UIView?

  func show(title: String) {
    let label = content as? UILabel ?? UILabel(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: 16)
    label.textColor = KeyboardColors.text
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    set(label, title)
  }

  func show(symbol: KeySymbolView.Symbol, label: String) {
    let view = KeySymbolView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    view.symbol = symbol
    set(view, label)
  }

  func show(image: UIImage?, label: String) {
    let view = UIImageView(image: image)
    view.tintColor = .secondaryLabel
    view.contentMode = .center
    set(view, label)
  }

  private func set(_ view: UIView, _ label: String) {
    if content !== view { content?.removeFromSuperview() }
    content = view
    view.isUserInteractionEnabled = false
    addSubview(view)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = label
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if content is KeySymbolView {
      content?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    } else {
      content?.frame = bounds
    }
  }
}
