import UIKit

/// A contact's picture, name, company and note. Its height follows from the text.
class ContactCell: UITableViewCell {
  static let reuseIdentifier = "Contact"

  private let avatar = UIImageView()
  private let name = UILabel()
  private let company = UILabel()
  private let note = UILabel()
  private let star = UIImageView(image: UIImage(systemName: "star.fill"))
  private lazy var texts = UIStackView(arrangedSubviews: [name, company, note])
  private lazy var row = UIStackView(arrangedSubviews: [avatar, texts, star])

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    for (label, style) in [(name, UIFont.TextStyle.headline), (company, .subheadline), (note, .footnote)] {
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    for label in [company, note] { label.textColor = .secondaryLabel }
    star.tintColor = .systemYellow
    for picture in [avatar, star] {
      picture.setContentHuggingPriority(.required, for: .horizontal)
      picture.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    texts.axis = .vertical
    texts.spacing = 2
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: margins.topAnchor),
      row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    arrange()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _: UITraitCollection) in
      self.arrange()
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ contact: Contact, showsNote: Bool) {
    avatar.image = Avatar.image(for: contact, diameter: 44, traits: traitCollection)
    name.text = contact.name
    company.text = contact.company
    note.text = contact.note
    note.isHidden = !showsNote || contact.note == nil
    star.isHidden = !contact.isFavorite
    accessibilityLabel = [contact.name, contact.company].joined(separator: ", ")
    accessibilityHint = note.isHidden ? nil : contact.note
    accessibilityValue = contact.isFavorite ? String(localized: "Favorite") : nil
  }

  /// With the large sizes of text, the picture is above it.
  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isLarge ? .vertical : .horizontal
    row.alignment = isLarge ? .leading : .center
  }
}
