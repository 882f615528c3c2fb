import QuartzCore

/// The badge on the corner of a preview: the number of its items, or the operation of a drop.
@MainActor final class PreviewBadge: UIView {
  enum Kind: Equatable {
    case count(Int)
    case copy(Int)
    case forbidden
  }

  private let label = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
    layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  var kind = Kind.forbidden {
    didSet {
      switch kind {
      case .forbidden: show("✕", .systemGray)
      case .copy(let count): show(count > 1 ? "+\(count)" : "+", .systemGreen)
      case .count(let count): show("\(count)", .systemBlue)
      }
    }
  }

  private func show(_ text: String, _ color: UIColor) {
    label.text = text
    backgroundColor = color
    let width = max(24, label.intrinsicContentSize.width + 12)
    bounds = CGRect(x: 0, y: 0, width: width, height: 24)
    label.frame = bounds
  }
}
