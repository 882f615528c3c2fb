import Foundation

/// A section of the contact book: the favorites, or the contacts under a letter.
struct ContactSection: Equatable {
  /// The letter; nil for the favorites.
  var letter: String?
  var ids: [Contact.ID]

  var title: String { letter ?? String(localized: "Favorites") }
  /// What stands for it at the edge of the table.
  var indexTitle: String { letter ?? "★" }

  /// The favorites in their own order, then all contacts by letter. A search finds contacts only.
  static func sections(of store: ContactStore, order: Settings.SortOrder, search: String) -> [ContactSection] {
    var sections: [ContactSection] = []
    if search.isEmpty, !store.favoriteIDs.isEmpty {
      sections.append(ContactSection(letter: nil, ids: store.favoriteIDs))
    }
    let found = search.isEmpty ? store.contacts : store.contacts.filter { $0.matches(search) }
    let letters = Dictionary(grouping: found) { $0.indexTitle(order) }
    // What is no letter comes last.
    for letter in letters.keys.sorted(by: { ($0 == "#" ? 1 : 0, $0) < ($1 == "#" ? 1 : 0, $1) }) {
      let contacts = (letters[letter] ?? []).sorted {
        $0.key(order).localizedStandardCompare($1.key(order)) == .orderedAscending
      }
      sections.append(ContactSection(letter: letter, ids: contacts.map(\.id)))
    }
    return sections
  }
}
