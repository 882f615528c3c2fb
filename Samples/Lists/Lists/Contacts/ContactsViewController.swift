import UIKit

/// The contact book: favorites and letters, with an index, a search field, swipe actions and two ways of editing.
class ContactsViewController: UITableViewController {
  let store: ContactStore
  /// What the table shows.
  private(set) var sections: [ContactSection] = []
  private let search = UISearchController(searchResultsController: nil)
  /// Whether the user selects several contacts, rather than deleting and moving one at a time.
  private(set) var isSelecting = false

  private lazy var selectItem = UIBarButtonItem(
    title: String(localized: "Select"), style: .plain, target: self, action: #selector(toggleSelecting))
  private lazy var deleteItem = UIBarButtonItem(
    title: String(localized: "Delete"), style: .plain, target: self, action: #selector(deleteSelected))
  private lazy var selectAllItem = UIBarButtonItem(
    title: String(localized: "Select All"), style: .plain, target: self, action: #selector(selectAllRows))

  init(store: ContactStore) {
    self.store = store
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ContactCell.self, forCellReuseIdentifier: ContactCell.reuseIdentifier)
    tableView.cellLayoutMarginsFollowReadableWidth = true
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = selectItem
    toolbarItems = [selectAllItem, .flexibleSpace(), deleteItem]
    setUpSearch()
    let refresh = UIRefreshControl()
    refresh.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
    refreshControl = refresh
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(settingsDidChange), name: Settings.didChange, object: nil)
    settingsDidChange()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The detail changes favorites.
    guard sections != currentSections else { return }
    settingsDidChange()
  }

  private func setUpSearch() {
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = String(localized: "Search Contacts")
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  // MARK: What is shown

  private var searchText: String { search.searchBar.text ?? "" }
  private var currentSections: [ContactSection] {
    ContactSection.sections(of: store, order: Settings.sortOrder, search: searchText)
  }

  @objc private func settingsDidChange() {
    sections = currentSections
    tableView.reloadData()
    showState()
  }

  /// Animates from what the table shows to what the store holds.
  func update() {
    let old = sections
    sections = currentSections
    tableView.performBatchUpdates { [self] in
      let (gone, new) = (Set(old.map(\.letter)), Set(sections.map(\.letter)))
      tableView.deleteSections(IndexSet(old.indices.filter { !new.contains(old[$0].letter) }), with: .automatic)
      tableView.insertSections(
        IndexSet(sections.indices.filter { !gone.contains(sections[$0].letter) }), with: .automatic)
      for (number, section) in sections.enumerated() {
        guard let oldNumber = old.firstIndex(where: { $0.letter == section.letter }) else { continue }
        updateRows(from: old[oldNumber], oldNumber, to: section, number)
      }
    }
    showState()
  }

  private func updateRows(from old: ContactSection, _ oldNumber: Int, to new: ContactSection, _ number: Int) {
    for change in new.ids.difference(from: old.ids) {
      switch change {
      case .remove(let row, _, _):
        tableView.deleteRows(at: [IndexPath(row: row, section: oldNumber)], with: .automatic)
      case .insert(let row, _, _):
        tableView.insertRows(at: [IndexPath(row: row, section: number)], with: .automatic)
      }
    }
  }

  /// The star of a contact is in its row under the letter, too.
  func reconfigure(_ id: Contact.ID) {
    tableView.reconfigureRows(at: (tableView.indexPathsForVisibleRows ?? []).filter { self.id(at: $0) == id })
  }

  /// Updates the footer with the number of contacts, or shows the empty state.
  private func showState() {
    contentUnavailableConfiguration =
      sections.isEmpty && !searchText.isEmpty ? UIContentUnavailableConfiguration.search() : nil
    let count = UILabel()
    count.text =
      sections.isEmpty
      ? nil : String(localized: "\(sections.filter { $0.letter != nil }.flatMap(\.ids).count) contacts")
    count.font = .preferredFont(forTextStyle: .footnote)
    count.adjustsFontForContentSizeCategory = true
    count.textColor = .secondaryLabel
    count.textAlignment = .center
    count.frame.size.height = count.intrinsicContentSize.height + 24
    tableView.tableFooterView = count
    showSelection()
  }

  func id(at indexPath: IndexPath) -> Contact.ID { sections[indexPath.section].ids[indexPath.row] }

  func contact(at indexPath: IndexPath) -> Contact? { store.contact(id(at: indexPath)) }

  func moveFavorite(from old: Int, to new: Int) {
    store.moveFavorite(from: old, to: new)
    sections = currentSections
  }

  @objc private func refresh(_ control: UIRefreshControl) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      control.endRefreshing()
      self?.store.reload()
      self?.update()
      self?.tableView.reloadData()
    }
  }

  // MARK: Editing

  override func setEditing(_ editing: Bool, animated: Bool) {
    if editing { tableView.allowsMultipleSelectionDuringEditing = isSelecting }
    super.setEditing(editing, animated: animated)
    if !editing { isSelecting = false }
    selectItem.title = isSelecting ? String(localized: "Cancel") : String(localized: "Select")
    selectItem.isEnabled = !editing || isSelecting
    editButtonItem.isEnabled = !isSelecting
    navigationController?.setToolbarHidden(!isSelecting, animated: animated)
    tableView.reloadSectionIndexTitles()
    showSelection()
  }

  @objc private func toggleSelecting() {
    isSelecting.toggle()
    setEditing(isSelecting, animated: true)
  }

  @objc private func selectAllRows() {
    for (section, content) in sections.enumerated() {
      for row in content.ids.indices {
        tableView.selectRow(at: IndexPath(row: row, section: section), animated: false, scrollPosition: .none)
      }
    }
    showSelection()
  }

  private var selectedIDs: Set<Contact.ID> { Set((tableView.indexPathsForSelectedRows ?? []).map(id)) }

  func showSelection() {
    guard isSelecting else { return }
    let count = selectedIDs.count
    deleteItem.isEnabled = count > 0
    deleteItem.title = count > 0 ? String(localized: "Delete (\(count))") : String(localized: "Delete")
  }

  @objc private func deleteSelected() {
    store.remove(selectedIDs)
    setEditing(false, animated: true)
    update()
  }

  func delete(_ id: Contact.ID) {
    store.remove([id])
    update()
  }

  func toggleFavorite(_ id: Contact.ID) {
    store.toggleFavorite(id)
    update()
    reconfigure(id)
  }
}

extension ContactsViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    sections = currentSections
    tableView.reloadData()
    showState()
  }
}
