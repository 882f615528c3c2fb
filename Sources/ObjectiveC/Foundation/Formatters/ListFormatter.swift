import Foundation

/// Joins items as the language lists them: "apples, pears, and plums".
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/listformatter>
open class ListFormatter: Formatter {
  /// The language that determines how items are joined; by default the user's.
  open var locale: Locale! = Locale.current
  /// Makes the items' text; nil for their own description.
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns strings joined in the user's language, separated by commas where it is not known.
  open class func localizedString(byJoining strings: [String]) -> String {
    LocaleText.list(strings, locale: .current) ?? strings.joined(separator: ", ")
  }

  /// The joined items; nil when the formatter of the items has no text for one.
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
