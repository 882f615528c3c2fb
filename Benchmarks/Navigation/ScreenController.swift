import UIKit

/// A title and 60 views, placed by constraints: twelve rows with a round picture, two labels, a switch and a
/// separator.
final class ScreenController: UIViewController {
  private let number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Screen \(number)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var top = view.safeAreaLayoutGuide.topAnchor
    for row in 0..<12 { top = addRow(row, below: top) }
  }

  private func addRow(_ row: Int, below top: NSLayoutYAxisAnchor) -> NSLayoutYAxisAnchor {
    let picture = UIView()
    picture.backgroundColor = UIColor(hue: CGFloat(row) / 12, saturation: 0.6, brightness: 0.9, alpha: 1)
    picture.layer.cornerRadius = 20
    let name = UILabel()
    name.text = "Row \(row) of screen \(number)"
    let detail = UILabel()
    detail.text = "Updated a moment ago"
    detail.font = .preferredFont(forTextStyle: .footnote)
    detail.textColor = .secondaryLabel
    let toggle = UISwitch()
    toggle.isOn = row.isMultiple(of: 2)
    let separator = UIView()
    separator.backgroundColor = .separator
    for part in [picture, name, detail, toggle, separator] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: top, constant: 8),
      picture.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalToConstant: 40),
      name.topAnchor.constraint(equalTo: picture.topAnchor),
      name.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      name.trailingAnchor.constraint(lessThanOrEqualTo: toggle.leadingAnchor, constant: -8),
      detail.bottomAnchor.constraint(equalTo: picture.bottomAnchor),
      detail.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      toggle.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
      toggle.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      separator.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
      separator.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      separator.heightAnchor.constraint(equalToConstant: 1 / 3),
    ])
    return separator.bottomAnchor
  }
}
