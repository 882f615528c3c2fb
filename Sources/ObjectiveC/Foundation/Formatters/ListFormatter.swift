import Foundation

/// A formatter that joins items into a list in the user's language: "apples, pears, and plums".
///
/// ```swift
/// label.text = ListFormatter.localizedString(byJoining: names)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/listformatter>
open class ListFormatter: Formatter {
  /// The locale that determines how items are joined, by default the user's.
  open var locale: Locale! = Locale.current
  /// The formatter of the items; with nil, their own descriptions are used.
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the list of strings in the user's language; separated by commas if the language is not supported.
  open class func localizedString(byJoining strings: [String]) -> String {
    LocaleText.list(strings, locale: .current) ?? strings.joined(separator: ", ")
  }

  /// Returns the list of items; nil if the item formatter has no text for one of them.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter.map({ $0.string(for: item) }) ?? description(of: item) else { return nil }
      texts.append(text)
    }
    return LocaleText.list(texts, locale: locale)
  }

  private func description(of item: Any) -> String? {
    if let number = item as? NSNumber { return number.description(withLocale: locale) }
    return "\(item)"
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
