import UIKit

/// The list of notes: a search field, deletion by swipes, and a button for a new one.
class NotesViewController: UITableViewController {
  private static let reuseIdentifier = "Note"

  let store: NoteStore
  /// What the table shows.
  private(set) var notes: [Note] = []
  let search = UISearchController(searchResultsController: nil)
  private lazy var addItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addNote))

  init(store: NoteStore) {
    self.store = store
    super.init(style: .insetGrouped)
    title = String(localized: "Notes")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.reuseIdentifier)
    tableView.cellLayoutMarginsFollowReadableWidth = true
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = addItem
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = String(localized: "Search Notes")
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  private func reload() {
    notes = store.notes(matching: search.searchBar.text ?? "")
    tableView.reloadData()
    showState()
  }

  private func showState() {
    guard notes.isEmpty else { return contentUnavailableConfiguration = nil }
    if search.isActive {
      contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    } else {
      var empty = UIContentUnavailableConfiguration.empty()
      empty.image = UIImage(systemName: "note.text")
      empty.text = String(localized: "No Notes")
      contentUnavailableConfiguration = empty
    }
  }

  @objc func addNote() {
    let editor = NoteViewController(
      note: Note(id: UUID(), text: NSAttributedString(), modified: Date()), store: store)
    editor.isEditing = true
    navigationController?.pushViewController(editor, animated: true)
  }

  // MARK: Table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.reuseIdentifier, for: indexPath)
    let note = notes[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = note.title
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.textProperties.numberOfLines = 2
    content.secondaryText = note.excerpt
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryTextProperties.color = .secondaryLabel
    content.secondaryTextProperties.numberOfLines = 2
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(NoteViewController(note: notes[indexPath.row], store: store), sender: self)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    store.remove(notes.remove(at: indexPath.row).id)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    showState()
  }
}

extension NotesViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) { reload() }
}
