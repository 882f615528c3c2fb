import Foundation

/// The contacts: those of a file in the bundle, and what was done with them since.
class ContactStore {
  static let shared = ContactStore()

  private(set) var contacts: [Contact] = []
  /// The favorites, in the user's order.
  private(set) var favoriteIDs: [Contact.ID] = []

  init() { reload() }

  /// All contacts are as they were at first.
  func reload() {
    contacts = Self.bundled
    favoriteIDs = contacts.filter(\.isFavorite).map(\.id)
  }

  var favorites: [Contact] { favoriteIDs.compactMap(contact) }

  func contact(_ id: Contact.ID) -> Contact? { contacts.first { $0.id == id } }

  func remove(_ ids: Set<Contact.ID>) {
    contacts.removeAll { ids.contains($0.id) }
    favoriteIDs.removeAll { ids.contains($0) }
  }

  func toggleFavorite(_ id: Contact.ID) {
    guard let index = contacts.firstIndex(where: { $0.id == id }) else { return }
    contacts[index].isFavorite.toggle()
    if contacts[index].isFavorite {
      favoriteIDs.append(id)
    } else {
      favoriteIDs.removeAll { $0 == id }
    }
  }

  func moveFavorite(from old: Int, to new: Int) { favoriteIDs.insert(favoriteIDs.remove(at: old), at: new) }

  private static let bundled: [Contact] = {
    guard let file = Bundle.main.url(forResource: "Contacts", withExtension: "json"),
      let data = try? Data(contentsOf: file), let contacts = try? JSONDecoder().decode([Contact].self, from: data)
    else { return [] }
    return contacts
  }()
}

extension Contact: Identifiable {}
