import UIKit

/// A list with self-sizing cells: a round picture, two labels that wrap, a detail and a chevron, placed by
/// constraints.
final class ContactsController: UITableViewController, Scrolled {
  private let rows: Int
  private static let first = [
    "Ada", "Grace", "Linus", "Margaret", "Dennis", "Barbara", "Ken", "Edsger", "Donald", "Frances", "Alan", "Radia",
    "Tim",
    "Hedy", "John", "Katherine",
  ]
  private static let last = [
    "Lovelace", "Hopper", "Torvalds", "Hamilton", "Ritchie", "Liskov", "Thompson", "Dijkstra", "Knuth", "Allen",
    "Turing",
    "Perlman", "Berners-Lee", "Lamarr", "Backus", "Johnson",
  ]
  private static let notes = [
    "Updated the shared document a moment ago", "Sent you 3 photos and a voice message",
    "Waiting for review on the layer compositor", "Lunch on Thursday near the old harbor?",
    "Build 4821 finished with 2 warnings", "Missed call, tap to return",
  ]
  private static let pictures = (0..<16).map { number in
    UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      UIColor(hue: CGFloat(number) / 16, saturation: 0.5, brightness: 0.8, alpha: 1).setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
  }

  init(rows: Int) {
    self.rows = rows
    super.init(style: .plain)
    title = "Contacts"
  }

  required init?(coder: NSCoder) { nil }

  var scrollView: UIScrollView { tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ContactCell.self, forCellReuseIdentifier: "contact")
    tableView.estimatedRowHeight = 65
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(tableView, indexPath, indexPath.row)
  }

  func cell(_ tableView: UITableView, _ indexPath: IndexPath, _ number: Int) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    guard let contact = cell as? ContactCell else { return cell }
    contact.picture.image = Self.pictures[number % 16]
    contact.name.text = "\(Self.first[number % 16]) \(Self.last[(number / 16 * 7 + number) % 16]) \(number)"
    contact.note.text = Self.notes[(number * 5 + number / 7) % 6]
    contact.detail.text = "\(number % 24):\(number % 50 + 10)"
    return contact
  }
}

final class ContactCell: UITableViewCell {
  let picture = UIImageView()
  let name = UILabel()
  let note = UILabel()
  let detail = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    name.font = .systemFont(ofSize: 17)
    note.font = .systemFont(ofSize: 13)
    note.textColor = .secondaryLabel
    detail.font = .systemFont(ofSize: 13)
    detail.textColor = .secondaryLabel
    detail.setContentCompressionResistancePriority(.required, for: .horizontal)
    for label in [name, note] { label.numberOfLines = 0 }
    for view in [picture, name, note, detail] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalToConstant: 40),
      picture.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 12),
      name.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 16),
      name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      name.trailingAnchor.constraint(lessThanOrEqualTo: detail.leadingAnchor, constant: -8),
      note.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      note.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
      note.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      detail.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      detail.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
