import Foundation

/// What the user chose, kept in the user defaults.
enum Settings {
  enum SortOrder: Int, CaseIterable {
    case givenName, familyName

    var title: String {
      switch self {
      case .givenName: String(localized: "First Name")
      case .familyName: String(localized: "Last Name")
      }
    }
  }

  /// Posted when one of the settings was changed.
  static let didChange = Notification.Name("SettingsDidChange")

  static func registerDefaults() {
    defaults.register(defaults: [
      Key.showsNotes: true, Key.showsTitles: false, Key.sortOrder: SortOrder.familyName.rawValue,
    ])
  }

  /// Whether the notes are below the names of contacts.
  static var showsNotes: Bool {
    get { defaults.bool(forKey: Key.showsNotes) }
    set { set(newValue, Key.showsNotes) }
  }

  /// Whether photos carry their titles.
  static var showsTitles: Bool {
    get { defaults.bool(forKey: Key.showsTitles) }
    set { set(newValue, Key.showsTitles) }
  }

  static var sortOrder: SortOrder {
    get { SortOrder(rawValue: defaults.integer(forKey: Key.sortOrder)) ?? .familyName }
    set { set(newValue.rawValue, Key.sortOrder) }
  }

  static func reset() {
    for key in [Key.showsNotes, Key.showsTitles, Key.sortOrder] { defaults.removeObject(forKey: key) }
    NotificationCenter.default.post(name: didChange, object: nil)
  }

  private enum Key {
    static let showsNotes = "showsNotes"
    static let showsTitles = "showsTitles"
    static let sortOrder = "sortOrder"
  }

  private static var defaults: UserDefaults { .standard }

  private static func set(_ value: Any, _ key: String) {
    defaults.set(value, forKey: key)
    NotificationCenter.default.post(name: didChange, object: nil)
  }
}
