/// The bar over the keys: three words during typing, a row of candidates during composition, the code of a message,
/// or the key of saved passwords.
@MainActor final class CandidateBar: UIView {
  /// Called with the index of the tapped item.
  var choose: (Int) -> Void = { _ in }

  private let lines = [UIView(frame: .zero), UIView(frame: .zero)]
  private var words: [CandidateKey] = []
  private var row: UIScrollView?
  private var passwords: CandidateKey?
  private var codeKey: CandidateKey?
  private(set) var texts: [String] = []
  private var isRow = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    for line in lines {
      line.backgroundColor = KeyboardColors.bar
      line.isUserInteractionEnabled = false
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows words or candidates.
  /// - Parameters:
  ///   - isRow: whether there may be more than three texts, in a row that scrolls.
  ///   - offersPasswords: whether the key of saved passwords is shown if there are no texts.
  func show(_ texts: [String], isRow: Bool, offersPasswords: Bool) {
    let isSame = texts == self.texts && isRow == self.isRow
    self.texts = texts
    self.isRow = isRow
    showPasswords(offersPasswords && texts.isEmpty)
    for line in lines {
      line.isHidden = isRow || passwords?.isHidden == false || codeKey?.isHidden == false
    }
    guard !isSame else { return }
    let shown = Array(texts.prefix(isRow ? 60 : 3))
    while words.count < shown.count { words.append(makeKey()) }
    for (index, key) in words.enumerated() {
      key.isHidden = index >= shown.count
      guard index < shown.count else { continue }
      key.text = shown[index]
      key.index = index
      let parent: UIView = isRow ? scroller() : self
      if key.superview !== parent { parent.addSubview(key) }
    }
    row?.isHidden = !isRow || shown.isEmpty
    if isRow { row?.contentOffset = .zero }
    setNeedsLayout()
  }

  /// Shows the code of a message instead of words; nil shows words again.
  func show(oneTimeCode code: String?) {
    guard code != nil || codeKey != nil else { return }
    let key = codeKey ?? CandidateKey(frame: .zero)
    if codeKey == nil {
      key.caption = SystemStrings.text("From Messages")
      key.addAction(
        UIAction { [weak key] _ in
          if let key { KeyboardController.shared.fill(oneTimeCode: key.text) }
        }, for: .touchUpInside)
      addSubview(key)
      codeKey = key
    }
    if let code { key.text = code }
    key.isHidden = code == nil
    setNeedsLayout()
  }

  private func scroller() -> UIScrollView {
    if let row { return row }
    let row = UIScrollView(frame: bounds)
    row.showsHorizontalScrollIndicator = false
    addSubview(row)
    self.row = row
    return row
  }

  private func makeKey() -> CandidateKey {
    let key = CandidateKey(frame: .zero)
    key.addAction(
      UIAction { [weak self, weak key] _ in
        if let key { self?.choose(key.index) }
      }, for: .touchUpInside)
    return key
  }

  private func showPasswords(_ isShown: Bool) {
    guard isShown || passwords != nil else { return }
    let key = passwords ?? CandidateKey(frame: .zero)
    if passwords == nil {
      key.text = "Passwords"
      key.addAction(
        UIAction { _ in
          Unsupported.log("Filling in saved passwords", effect: "no passwords are saved")
        }, for: .touchUpInside)
      addSubview(key)
      passwords = key
    }
    key.isHidden = !isShown
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let third = bounds.width / 3
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(x: (third * CGFloat(index + 1)).rounded(), y: 11, width: 1, height: 25)
    }
    passwords?.frame = CGRect(x: third, y: 0, width: third, height: bounds.height)
    codeKey?.frame = bounds
    guard isRow else {
      for (index, key) in words.enumerated() {
        key.frame = CGRect(x: third * CGFloat(index), y: 0, width: third, height: bounds.height)
      }
      return
    }
    row?.frame = bounds
    var x: CGFloat = 4
    for key in words where !key.isHidden {
      let width = key.fittingWidth
      key.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width
    }
    row?.contentSize = CGSize(width: x + 4, height: bounds.height)
  }
}

/// A word in the bar.
@MainActor final class CandidateKey: UIControl {
  private let label = UILabel(frame: .zero)
  var index = 0

  var text: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      accessibilityLabel = caption.map { "\($0) \(newValue)" } ?? newValue
    }
  }

  /// A smaller line above the text; nil, the default, for none.
  var caption: String? {
    didSet {
      let view = captionLabel ?? UILabel(frame: .zero)
      if captionLabel == nil {
        captionLabel = view
        view.font = .systemFont(ofSize: 12)
        view.textAlignment = .center
        view.textColor = .secondaryLabel
        view.isUserInteractionEnabled = false
        addSubview(view)
      }
      view.text = caption
      setNeedsLayout()
    }
  }
  private var captionLabel: UILabel?

  var fittingWidth: CGFloat { max(44, ceil(label.intrinsicContentSize.width) + 24) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 18)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.textColor = KeyboardColors.text
    label.isUserInteractionEnabled = false
    layer.cornerRadius = 5
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? KeyboardColors.key : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 6, dy: 0)
    guard caption != nil else { return }
    let top = max(0, (bounds.height - 40) / 2)
    captionLabel?.frame = CGRect(x: 6, y: top + 2, width: max(0, bounds.width - 12), height: 15)
    label.frame = CGRect(x: 6, y: top + 17, width: max(0, bounds.width - 12), height: 22)
  }
}
