import UIKit

/// The contacts by company: an outline of list cells, which open and close.
class CompaniesViewController: UICollectionViewController {
  private enum Section: Hashable { case companies }

  private enum Item: Hashable {
    case company(String), contact(Contact.ID)
  }

  private let store: ContactStore
  private var source: UICollectionViewDiffableDataSource<Section, Item>!
  private lazy var expandItem = UIBarButtonItem(
    image: UIImage(systemName: "chevron.down.circle"), style: .plain, target: self, action: #selector(expandAll))

  init(store: ContactStore) {
    self.store = store
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = makeLayout()
    expandItem.accessibilityLabel = String(localized: "Expand All")
    navigationItem.rightBarButtonItem = expandItem
    makeSource()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    update(animated: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.swipeActions(at: $0) }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  // MARK: Data

  private func makeSource() {
    let company = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [weak self] cell, _, name in
      var content = UIListContentConfiguration.cell()
      content.text = name
      cell.contentConfiguration = content
      let count = self?.contacts(of: name).count ?? 0
      cell.accessories = [.label(text: count.formatted()), .outlineDisclosure(options: .init(style: .header))]
    }
    let person = UICollectionView.CellRegistration<UICollectionViewListCell, Contact> {
      [weak self] cell, _, contact in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = contact.name
      content.secondaryText = contact.phone
      content.image = self.map { Avatar.image(for: contact, diameter: 32, traits: $0.traitCollection) }
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { [store] view, path, item in
      switch item {
      case .company(let name): return view.dequeueConfiguredReusableCell(using: company, for: path, item: name)
      case .contact(let id):
        return view.dequeueConfiguredReusableCell(using: person, for: path, item: store.contact(id))
      }
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, _ in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = String(localized: "Companies")
      cell.contentConfiguration = content
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
  }

  private func contacts(of company: String) -> [Contact] {
    store.contacts.filter { $0.company == company }
      .sorted { $0.familyName.localizedStandardCompare($1.familyName) == .orderedAscending }
  }

  /// Shows what the store holds; companies that are open stay open.
  private func update(animated: Bool) {
    let old = source.snapshot(for: .companies)
    var snapshot = NSDiffableDataSourceSectionSnapshot<Item>()
    let names = Set(store.contacts.map(\.company)).sorted { $0.localizedStandardCompare($1) == .orderedAscending }
    for name in names {
      let company = Item.company(name)
      snapshot.append([company])
      snapshot.append(contacts(of: name).map { .contact($0.id) }, to: company)
      if old.contains(company), old.isExpanded(company) { snapshot.expand([company]) }
    }
    source.apply(snapshot, to: .companies, animatingDifferences: animated)
  }

  @objc private func expandAll() {
    var snapshot = source.snapshot(for: .companies)
    let isAllExpanded = snapshot.rootItems.allSatisfy(snapshot.isExpanded)
    if isAllExpanded { snapshot.collapse(snapshot.rootItems) } else { snapshot.expand(snapshot.rootItems) }
    source.apply(snapshot, to: .companies, animatingDifferences: true)
    expandItem.accessibilityLabel = String(localized: isAllExpanded ? "Expand All" : "Collapse All")
    expandItem.image = UIImage(systemName: isAllExpanded ? "chevron.down.circle" : "chevron.up.circle")
  }

  // MARK: Rows

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard case .contact(let id) = source.itemIdentifier(for: indexPath) else { return }
    show(ContactViewController(id, in: store), sender: self)
  }

  private func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard case .contact(let id) = source.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: String(localized: "Delete")) {
      [weak self] _, _, done in
      self?.store.remove([id])
      self?.update(animated: true)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
