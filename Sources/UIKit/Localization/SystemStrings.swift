import Foundation

/// The texts of UIKit's own interface, in the app's language.
///
/// As on iOS, the language depends on the app's own localizations: an app without the user's language gets English,
/// unless its `CFBundleAllowMixedLocalizations` allows the system's texts to be in another language than its own
/// (facts/text.md#system-words).
package enum SystemStrings {
  /// Returns a text of UIKit's by its English text.
  static func text(_ english: String) -> String { own[english] ?? english }

  /// Returns the text of an index and a count: `"2 of 7"`.
  static func text(number: Int, of count: Int) -> String {
    text("%1 of %2").replacingOccurrences(of: "%1", with: text(number))
      .replacingOccurrences(of: "%2", with: text(count))
  }

  /// Returns a number in the digits of a locale, by default the user's: `"٧"` in Arabic of Egypt.
  package static func text(_ number: Int, in locale: Locale = HostLocale.current) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }

  /// Returns a text in a language, named as folders of localizations are; nil if the system has no translation.
  package static func text(_ english: String, in language: String) -> String? {
    guard let name = BundleLanguages.best(of: Array(languages.keys), for: [language]) else { return nil }
    return words(of: name)[english]
  }

  /// The language of the system's texts: `"de"`.
  static let language: String = {
    let main = Bundle.main
    if main.object(forInfoDictionaryKey: "CFBundleAllowMixedLocalizations") as? Bool == true {
      return HostLocale.languages.first ?? "en"
    }
    return main.preferredLocalizations.first ?? "en"
  }()

  private static let own: [String: String] = {
    let wishes = [language]
    // English precedes other languages that the app does not have.
    guard let name = BundleLanguages.best(of: ["en"] + languages.keys, for: wishes), name != "en" else {
      return [:]
    }
    return words(of: name)
  }()

  private static func words(of name: String) -> [String: String] {
    let words =
      Array(zip(english, languages[name] ?? [])) + zip(editingEnglish, editingLanguages[name] ?? [])
      + zip(tabsEnglish, tabsLanguages[name] ?? [])
    return Dictionary(words, uniquingKeysWith: { first, _ in first })
  }
}
