/// The accents and other signs over a key on which a finger rests; lifting the finger types the one below it.
@MainActor final class KeyChoices: UIView {
  let choices: [String]
  private let labels: [UILabel]
  private let key: CGSize
  private let keyX: CGFloat
  private var boxes: [CGRect] = []

  /// The choice under the finger.
  private(set) var selected: Int {
    didSet {
      guard selected != oldValue else { return }
      highlight()
    }
  }

  /// Creates the callout of a key that has more than one sign.
  /// - Parameters:
  ///   - choices: the signs, the key's own first; it is over the key, and the others continue toward the middle of
  ///     the keyboard.
  ///   - key: the key's frame in the keyboard.
  ///   - width: the width of the keyboard.
  init(_ choices: [String], key: CGRect, width: CGFloat) {
    let goesLeft = key.midX > width / 2
    self.choices = goesLeft ? choices.reversed() : choices
    self.key = key.size
    selected = goesLeft ? choices.count - 1 : 0
    let cell = min(max(key.width + 4, 34), (width - 12) / CGFloat(max(1, choices.count)))
    let total = cell * CGFloat(choices.count) + 8
    let height = key.height + 10
    let wanted = goesLeft ? key.maxX - total + 4 : key.minX - 4
    let x = min(max(2, wanted), max(2, width - total - 2))
    keyX = key.minX - x
    labels = self.choices.map { _ in UILabel(frame: .zero) }
    super.init(frame: CGRect(x: x, y: key.minY - height - 4, width: total, height: height + 4 + key.height))
    isUserInteractionEnabled = false
    isOpaque = false
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowPath = outline(height).cgPath
    for (index, label) in labels.enumerated() {
      let box = CGRect(x: 4 + cell * CGFloat(index), y: 4, width: cell, height: height - 8)
      boxes.append(box)
      label.frame = box
      label.text = self.choices[index]
      label.font = .systemFont(ofSize: self.choices[index].count > 2 ? 15 : 24)
      label.textAlignment = .center
      label.layer.cornerRadius = 5
      label.clipsToBounds = true
      label.isAccessibilityElement = true
      addSubview(label)
    }
    highlight()
  }

  required init?(coder: NSCoder) { return nil }

  /// Selects the sign nearest to a point of the keyboard.
  func select(at point: CGPoint) {
    let x = point.x - frame.minX
    let nearest = boxes.indices.min { abs(boxes[$0].midX - x) < abs(boxes[$1].midX - x) }
    if let nearest { selected = nearest }
  }

  var text: String { choices.indices.contains(selected) ? choices[selected] : "" }

  private func highlight() {
    for (index, label) in labels.enumerated() {
      label.backgroundColor = index == selected ? KeyboardColors.blue : nil
      label.textColor = index == selected ? .white : KeyboardColors.text
    }
  }

  private func outline(_ height: CGFloat) -> UIBezierPath {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: bounds.width, height: height), cornerRadius: 9)
    path.append(
      UIBezierPath(
        roundedRect: CGRect(x: keyX, y: height - 8, width: key.width, height: bounds.height - height + 8),
        cornerRadius: 5))
    return path
  }

  override func draw(_ rect: CGRect) {
    KeyboardColors.key.resolvedColor(with: traitCollection).setFill()
    outline(bounds.height - 4 - key.height).fill()
  }
}
