import UIKit

/// A screen as apps have them: a title, a list of rows with pictures and two lines of text, a button.
public final class ContactsScreen: UIView {
  private let names = [
    "Ada Lovelace", "Grace Hopper", "Alan Turing", "Barbara Liskov", "Edsger Dijkstra", "Margaret Hamilton",
    "Donald Knuth", "Frances Allen", "John McCarthy", "Radia Perlman",
  ]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    let title = UILabel()
    title.text = "Contacts"
    title.font = .systemFont(ofSize: 34, weight: .bold)
    let button = UIButton(configuration: .filled())
    button.setTitle("Invite everyone", for: .normal)
    let stack = UIStackView(arrangedSubviews: [title] + names.enumerated().map(row) + [button])
    stack.axis = .vertical
    stack.spacing = 12
    stack.frame = bounds.insetBy(dx: 16, dy: 60)
    addSubview(stack)
  }

  public required init?(coder: NSCoder) { nil }

  private func row(_ index: Int, _ name: String) -> UIView {
    let picture = UIView()
    picture.backgroundColor = UIColor(hue: CGFloat(index) / 10, saturation: 0.6, brightness: 0.9, alpha: 1)
    picture.layer.cornerRadius = 22
    let (first, second) = (UILabel(), UILabel())
    first.text = name
    first.font = .systemFont(ofSize: 17, weight: .semibold)
    second.text = "Last seen \(index + 1) minutes ago"
    second.font = .systemFont(ofSize: 13)
    second.textColor = .secondaryLabel
    let texts = UIStackView(arrangedSubviews: [first, second])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [picture, texts])
    row.spacing = 12
    picture.widthAnchor.constraint(equalToConstant: 44).isActive = true
    picture.heightAnchor.constraint(equalToConstant: 44).isActive = true
    return row
  }
}
