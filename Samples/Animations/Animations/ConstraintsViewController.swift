import UIKit

/// A card that opens: its constraints change, and the layout is animated. Rows of a stack come and go.
class ConstraintsViewController: DemoViewController {
  private let card = UIView()
  private let cardTitle = UILabel()
  private let stack = UIStackView()
  private let footer = UIView()
  private var height: NSLayoutConstraint!
  private var side: NSLayoutConstraint!
  private var isOpen = false

  override func viewDidLoad() {
    super.viewDidLoad()
    card.backgroundColor = .systemTeal
    card.layer.cornerRadius = 12
    cardTitle.text = "Card"
    cardTitle.font = .boldSystemFont(ofSize: 22)
    cardTitle.textColor = .white
    for part in [card, cardTitle, stack] { part.translatesAutoresizingMaskIntoConstraints = false }
    stage.addSubview(card)
    card.addSubview(cardTitle)
    stage.addSubview(stack)
    height = card.heightAnchor.constraint(equalToConstant: 60)
    side = card.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 60)

    stack.axis = .vertical
    stack.spacing = 8
    for (index, color) in [UIColor.systemRed, .systemOrange, .systemGreen].enumerated() {
      let row = UILabel()
      row.text = "  Row \(index + 1)"
      row.textColor = .white
      row.backgroundColor = color
      // Less than required, so that the stack view can make it nothing.
      let height = row.heightAnchor.constraint(equalToConstant: 36)
      height.priority = UILayoutPriority(999)
      height.isActive = true
      stack.addArrangedSubview(row)
    }
    footer.backgroundColor = .systemGray
    footer.heightAnchor.constraint(equalToConstant: 20).isActive = true
    stack.addArrangedSubview(footer)

    NSLayoutConstraint.activate([
      height, side,
      card.topAnchor.constraint(equalTo: stage.topAnchor, constant: 20),
      card.centerXAnchor.constraint(equalTo: stage.centerXAnchor),
      cardTitle.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      cardTitle.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: stage.trailingAnchor, constant: -20),
    ])
    addButton("Open", at: 0, action: #selector(toggle))
    addButton("Hide a row", at: 1, action: #selector(toggleRow))
  }

  @objc private func toggle(_ sender: UIButton) {
    isOpen.toggle()
    sender.setTitle(isOpen ? "Close" : "Open", for: .normal)
    height.constant = isOpen ? 180 : 60
    side.constant = isOpen ? 20 : 60
    UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
      self.stage.layoutIfNeeded()
      self.cardTitle.transform = self.isOpen ? CGAffineTransform(scaleX: 1.5, y: 1.5) : .identity
    } completion: { finished in
      print("card: \(finished)")
    }
  }

  @objc private func toggleRow() {
    let row = stack.arrangedSubviews[1]
    UIView.animate(withDuration: 0.4) {
      row.isHidden.toggle()
      row.alpha = row.isHidden ? 0 : 1
    } completion: { finished in
      print("row: \(row.isHidden ? "hidden" : "shown")")
    }
  }
}
