/// The list of keyboards over the globe key.
@MainActor final class KeyboardList: UIView {
  private let modes = UITextInputMode.activeInputModes
  private var rows: [UILabel] = []
  private static let rowHeight: CGFloat = 44

  private(set) var selected: UITextInputMode? {
    didSet { if selected !== oldValue { highlight() } }
  }

  /// Creates the list of keyboards over the globe key.
  /// - Parameter key: the globe's frame in the keyboard.
  init(key: CGRect, width: CGFloat) {
    let size = CGSize(width: min(250, width - 16), height: CGFloat(modes.count) * KeyboardList.rowHeight)
    super.init(
      frame: CGRect(
        x: min(max(8, key.minX), max(8, width - size.width - 8)), y: key.minY - size.height - 8, width: size.width,
        height: size.height))
    backgroundColor = KeyboardColors.key
    layer.cornerRadius = 12
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 2)
    isUserInteractionEnabled = false
    for (index, mode) in modes.enumerated() {
      let label = UILabel(
        frame: CGRect(
          x: 6, y: CGFloat(index) * KeyboardList.rowHeight + 3, width: size.width - 12,
          height: KeyboardList.rowHeight - 6))
      label.font = .systemFont(ofSize: 17)
      label.text = "  " + KeyboardList.name(of: mode)
      label.accessibilityLabel = KeyboardList.name(of: mode)
      label.layer.cornerRadius = 8
      label.clipsToBounds = true
      rows.append(label)
      addSubview(label)
    }
    selected = UITextInputMode.current
    highlight()
  }

  required init?(coder: NSCoder) { return nil }

  static func name(of mode: UITextInputMode) -> String {
    guard mode.keyboard != "emoji" else { return "Emoji" }
    if mode.keyboard == "en", let tag = mode.primaryLanguage, !tag.hasPrefix("en") { return tag }
    let name = KeyboardLanguage.named(mode.keyboard).name
    guard mode.keyboard == "en", let region = mode.primaryLanguage?.split(separator: "-").dropFirst().last else {
      return name
    }
    return "\(name) (\(region))"
  }

  /// Selects the row under a point of the keyboard; none beside the list.
  func select(at point: CGPoint) {
    let local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    guard bounds.contains(local) else { return }
    let index = Int(local.y / KeyboardList.rowHeight)
    if modes.indices.contains(index) { selected = modes[index] }
  }

  private func highlight() {
    for (mode, row) in zip(modes, rows) {
      row.backgroundColor = mode === selected ? KeyboardColors.blue : nil
      row.textColor = mode === selected ? .white : KeyboardColors.text
    }
  }
}
