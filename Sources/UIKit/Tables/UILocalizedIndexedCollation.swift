import Foundation

/// Sorts the objects of a table with an index into sections, in the order of the app's language.
///
/// ```swift
/// let collation = UILocalizedIndexedCollation.current()
/// var sections = collation.sectionTitles.map { _ in [String]() }
/// for name in ["Ada", "Grace", "Åsa"] {
///   sections[collation.section(for: name, collationStringSelector: Selector("self"))].append(name)
/// }
/// ```
///
/// The titles are those of the app's own localization, as on iOS: an app that is not localized has A to Z
/// (facts/tables.md#index-titles).
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uilocalizedindexedcollation>
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  private let order: CollationTitles

  public required override init() {
    order = CollationTitles(language: SystemStrings.language)
    super.init()
  }

  /// The collation of a language, named as folders of localizations are.
  package init(language: String) {
    order = CollationTitles(language: language)
    super.init()
  }

  /// Returns the collation of the app's language.
  open class func current() -> Self { self.init() }

  /// The titles of the sections; the last is `#`, for texts that begin with no letter of the language.
  open var sectionTitles: [String] { order.titles }

  /// The titles of the index beside the table, which `sectionForSectionIndexTitle` leads to their sections.
  open var sectionIndexTitles: [String] { order.titles }

  /// Returns the section to which a title of the index leads.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    min(max(0, indexTitleIndex), order.titles.count - 1)
  }

  /// Returns the section of an object by the text that its method or property of that name returns.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    order.section(of: text(of: object, selector))
  }

  /// Returns the objects in the order of their texts, those with the same text as they were.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let keys = array.map { text(of: $0, selector) }
    let locale = order.locale
    let indices = array.indices.sorted { first, second in
      for options in [String.CompareOptions.caseInsensitive, []] {
        switch keys[first].compare(keys[second], options: options, range: nil, locale: locale) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return first < second
    }
    return indices.map { array[$0] }
  }

  /// Returns the object's text; empty if it has no such method or property.
  private func text(of object: Any, _ selector: Selector) -> String {
    let name = selector.description
    if let string = object as? String {
      switch name {
      case "lowercaseString": return string.lowercased()
      case "uppercaseString": return string.uppercased()
      case "capitalizedString": return string.capitalized
      default: return string
      }
    }
    let receiver = object as AnyObject
    if let reply = MessageDispatch.sendIfImplemented(selector, to: receiver, []) {
      return reply.value as? String ?? ""
    }
    if let object = receiver as? NSObject, let value = object.value(forKey: name) as? String { return value }
    return ""
  }
}
