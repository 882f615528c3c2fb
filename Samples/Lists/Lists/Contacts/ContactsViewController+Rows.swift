import UIKit

// The table's data source, and the rows' actions.
extension ContactsViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].ids.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: ContactCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? ContactCell, let contact = contact(at: indexPath) {
      cell.show(contact, showsNote: Settings.showsNotes)
    }
    return cell
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    isEditing || navigationItem.searchController?.isActive == true ? nil : sections.map(\.indexTitle)
  }

  // MARK: Selection

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard !isSelecting else { return showSelection() }
    let detail = ContactViewController(id(at: indexPath), in: store)
    navigationController?.pushViewController(detail, animated: true)
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { showSelection() }

  // MARK: Editing

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { delete(id(at: indexPath)) }
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    sections[indexPath.section].letter == nil && !isSelecting
  }

  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    guard proposedDestinationIndexPath.section != sourceIndexPath.section else {
      return proposedDestinationIndexPath
    }
    return IndexPath(row: sections[sourceIndexPath.section].ids.count - 1, section: sourceIndexPath.section)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    moveFavorite(from: sourceIndexPath.row, to: destinationIndexPath.row)
  }

  // MARK: Swiping

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let contact = contact(at: indexPath) else { return nil }
    let title = String(localized: contact.isFavorite ? "Unfavorite" : "Favorite")
    let action = UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
      self?.toggleFavorite(contact.id)
      done(true)
    }
    action.image = UIImage(systemName: contact.isFavorite ? "star.slash" : "star")
    action.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [action])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let contact = contact(at: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: String(localized: "Delete")) {
      [weak self] _, _, done in
      self?.delete(contact.id)
      done(true)
    }
    let copy = UIContextualAction(style: .normal, title: String(localized: "Copy")) { _, _, done in
      UIPasteboard.general.string = contact.phone
      done(true)
    }
    copy.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [delete, copy])
  }

  // MARK: The menu

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let contact = contact(at: indexPath) else { return nil }
    return UIContextMenuConfiguration(identifier: contact.id as NSNumber) { [store] in
      ContactViewController(contact.id, in: store)
    } actionProvider: { [weak self] _ in
      UIMenu(children: [
        UIAction(
          title: String(localized: contact.isFavorite ? "Remove from Favorites" : "Add to Favorites"),
          image: UIImage(systemName: contact.isFavorite ? "star.slash" : "star")
        ) { _ in self?.toggleFavorite(contact.id) },
        UIAction(title: String(localized: "Copy Number"), image: UIImage(systemName: "doc.on.doc")) { _ in
          UIPasteboard.general.string = contact.phone
        },
        UIAction(
          title: String(localized: "Delete"), image: UIImage(systemName: "trash"), attributes: .destructive
        ) { _ in self?.delete(contact.id) },
      ])
    }
  }

  override func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let detail = animator.previewViewController else { return }
    animator.addCompletion { [weak self] in self?.show(detail, sender: self) }
  }
}
