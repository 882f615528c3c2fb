/// Choices that stay over a key after the finger was lifted, until one of them or another location is tapped.
@MainActor final class KeyChoiceList: UIView {
  private let row = UIView(frame: .zero)

  init(_ choices: [String], over key: CGRect, width: CGFloat, choose: @escaping (String) -> Void) {
    super.init(frame: .zero)
    let cell: CGFloat = 44
    let total = cell * CGFloat(choices.count) + 8
    // The list is above the key, or below it if there is no space above.
    let y = key.minY < 52 ? key.maxY + 4 : key.minY - 52
    row.frame = CGRect(
      x: min(max(4, key.midX - total / 2), max(4, width - total - 4)), y: y, width: total, height: 48)
    row.backgroundColor = KeyboardColors.key
    row.layer.cornerRadius = 10
    row.layer.shadowOpacity = 0.3
    row.layer.shadowRadius = 4
    row.layer.shadowOffset = CGSize(width: 0, height: 1)
    addSubview(row)
    for (index, choice) in choices.enumerated() {
      let view = EmojiKey(frame: CGRect(x: 4 + cell * CGFloat(index), y: 2, width: cell, height: 44))
      view.emoji = choice
      view.addAction(
        UIAction { [weak self] _ in
          self?.removeFromSuperview()
          choose(choice)
        }, for: .touchUpInside)
      row.addSubview(view)
    }
  }

  required init?(coder: NSCoder) { return nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { removeFromSuperview() }
}
