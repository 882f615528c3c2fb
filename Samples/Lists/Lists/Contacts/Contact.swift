import Foundation

/// A person of the contact book.
struct Contact: Hashable, Codable {
  let id: Int
  var givenName: String
  var familyName: String
  var company: String
  var phone: String
  var email: String
  var note: String?
  var isFavorite: Bool

  var name: String { "\(givenName) \(familyName)" }

  /// The initials of the picture.
  var initials: String { [givenName, familyName].compactMap(\.first).map { String($0) }.joined().uppercased() }

  /// The name that the contact book is sorted by.
  func key(_ order: Settings.SortOrder) -> String {
    order == .givenName ? "\(givenName) \(familyName)" : "\(familyName) \(givenName)"
  }

  /// The letter of its section: that of the name without accents, or # for what is no letter.
  func indexTitle(_ order: Settings.SortOrder) -> String {
    let plain = key(order).folding(options: [.diacriticInsensitive, .caseInsensitive], locale: .current)
      .uppercased()
    guard let first = plain.first, first.isLetter else { return "#" }
    return String(first)
  }

  func matches(_ search: String) -> Bool {
    let words = search.split(separator: " ")
    return words.allSatisfy { word in
      [name, company].contains { $0.localizedStandardContains(String(word)) }
    }
  }
}
