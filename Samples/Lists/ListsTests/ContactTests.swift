import XCTest

@testable import Lists

/// The contacts of the app's own file, and how they are sorted into sections.
final class ContactTests: XCTestCase {
  private let store = ContactStore()

  private func contact(_ given: String, _ family: String) -> Contact {
    Contact(
      id: 1, givenName: given, familyName: family, company: "Analytical Engines", phone: "", email: "", note: nil,
      isFavorite: false)
  }

  func testTheFileOfTheApp() {
    XCTAssertGreaterThan(store.contacts.count, 30)
    XCTAssertEqual(store.favorites.map(\.id), store.contacts.filter(\.isFavorite).map(\.id))
  }

  func testInitialsAndLetters() {
    XCTAssertEqual(contact("ada", "lovelace").initials, "AL")
    XCTAssertEqual(contact("Ada", "Lovelace").indexTitle(.familyName), "L")
    XCTAssertEqual(contact("Ada", "Lovelace").indexTitle(.givenName), "A")
    XCTAssertEqual(contact("Émile", "Österreich").indexTitle(.familyName), "O")
    XCTAssertEqual(contact("3", "2").indexTitle(.familyName), "#")
  }

  func testASearchFindsNamesAndCompanies() {
    let ada = contact("Ada", "Lovelace")
    XCTAssertTrue(ada.matches("love"))
    XCTAssertTrue(ada.matches("engines ada"))
    XCTAssertFalse(ada.matches("ada babbage"))
  }

  func testSectionsAreInOrder() throws {
    let sections = ContactSection.sections(of: store, order: .familyName, search: "")
    XCTAssertNil(try XCTUnwrap(sections.first).letter)
    let letters = sections.compactMap(\.letter).filter { $0 != "#" }
    XCTAssertEqual(letters, letters.sorted())
    XCTAssertEqual(sections.dropFirst().flatMap(\.ids).count, store.contacts.count)
    XCTAssertTrue(ContactSection.sections(of: store, order: .familyName, search: "zzzzzz").isEmpty)
  }

  func testFavorites() throws {
    let first = try XCTUnwrap(store.contacts.first { !$0.isFavorite })
    store.toggleFavorite(first.id)
    XCTAssertEqual(store.favoriteIDs.last, first.id)
    store.moveFavorite(from: store.favoriteIDs.count - 1, to: 0)
    XCTAssertEqual(store.favoriteIDs.first, first.id)
    store.remove([first.id])
    XCTAssertNil(store.contact(first.id))
    XCTAssertFalse(store.favoriteIDs.contains(first.id))
    store.reload()
    XCTAssertNotNil(store.contact(first.id))
  }

  func testSettingsTellOfTheirChanges() {
    defer { Settings.reset() }
    let told = expectation(forNotification: Settings.didChange, object: nil)
    Settings.sortOrder = .givenName
    wait(for: [told], timeout: 1)
    XCTAssertEqual(Settings.sortOrder, .givenName)
  }

  func testSortingIsFast() {
    measure { _ = ContactSection.sections(of: store, order: .familyName, search: "") }
  }
}
