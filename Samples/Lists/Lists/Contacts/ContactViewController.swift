import UIKit

/// All that is known of a contact.
class ContactViewController: UITableViewController {
  private enum Row: CaseIterable {
    case phone, email, company

    var title: String {
      switch self {
      case .phone: String(localized: "Phone")
      case .email: String(localized: "Email")
      case .company: String(localized: "Company")
      }
    }
  }

  private let store: ContactStore
  private let id: Contact.ID
  private var contact: Contact? { store.contact(id) }

  init(_ id: Contact.ID, in store: ContactStore) {
    self.store = store
    self.id = id
    super.init(style: .insetGrouped)
    title = contact?.name
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Value")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Note")
    tableView.tableHeaderView = makeHeader()
    showFavorite()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    fitHeader()
  }

  // MARK: The header

  private func makeHeader() -> UIView? {
    guard let contact else { return nil }
    let picture = UIImageView(image: Avatar.image(for: contact, diameter: 120, traits: traitCollection))
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = String(localized: "Picture of \(contact.name)")
    let name = UILabel()
    name.text = contact.name
    name.font = .preferredFont(forTextStyle: .title1)
    name.adjustsFontForContentSizeCategory = true
    name.numberOfLines = 0
    name.textAlignment = .center
    let stack = UIStackView(arrangedSubviews: [picture, name])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    let header = UIView()
    header.addSubview(stack)
    // Gives way until the header has its height.
    let bottom = stack.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -16)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: header.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: header.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: header.layoutMarginsGuide.trailingAnchor),
      bottom,
    ])
    return header
  }

  /// A table's header has the height that it is given.
  private func fitHeader() {
    guard let header = tableView.tableHeaderView else { return }
    let size = header.systemLayoutSizeFitting(
      CGSize(width: tableView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard header.frame.height != size.height else { return }
    header.frame.size.height = size.height
    tableView.tableHeaderView = header
  }

  // MARK: The favorite

  private func showFavorite() {
    let isFavorite = contact?.isFavorite ?? false
    let item = UIBarButtonItem(
      image: UIImage(systemName: isFavorite ? "star.fill" : "star"), style: .plain, target: self,
      action: #selector(toggleFavorite))
    item.accessibilityLabel = String(localized: isFavorite ? "Remove from Favorites" : "Add to Favorites")
    navigationItem.rightBarButtonItem = item
  }

  @objc private func toggleFavorite() {
    store.toggleFavorite(id)
    showFavorite()
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { contact?.note == nil ? 1 : 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? Row.allCases.count : 1
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? nil : String(localized: "Note")
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let isValue = indexPath.section == 0
    let cell = tableView.dequeueReusableCell(withIdentifier: isValue ? "Value" : "Note", for: indexPath)
    var content = isValue ? UIListContentConfiguration.valueCell() : cell.defaultContentConfiguration()
    if isValue {
      let row = Row.allCases[indexPath.row]
      content.text = row.title
      content.secondaryText = value(row)
    } else {
      content.text = contact?.note
    }
    cell.contentConfiguration = content
    cell.selectionStyle = .none
    return cell
  }

  private func value(_ row: Row) -> String? {
    switch row {
    case .phone: contact?.phone
    case .email: contact?.email
    case .company: contact?.company
    }
  }
}
