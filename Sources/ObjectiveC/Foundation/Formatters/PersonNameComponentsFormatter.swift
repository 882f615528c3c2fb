import Foundation

/// A formatter of people's names in the order of their language: "Thomas Clark", "山田 太郎", "TC".
///
/// ```swift
/// let formatter = PersonNameComponentsFormatter()
/// formatter.style = .abbreviated
/// var components = PersonNameComponents()
/// components.givenName = "Thomas"
/// components.familyName = "Clark"
/// let initials = formatter.string(from: components)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/personnamecomponentsformatter>
open class PersonNameComponentsFormatter: Formatter {
  /// The components of a name that are written.
  public enum Style: Int, Sendable {
    /// The same as `medium`.
    case `default` = 0
    /// The nickname if there is one, else the given name.
    case short = 1
    /// The given and the family name.
    case medium = 2
    /// All components except the nickname.
    case long = 3
    /// Initials.
    case abbreviated = 4
  }

  /// Options for the text of a name.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Uses the components of `phoneticRepresentation`.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// The components that are written; by default the given and the family name.
  open var style = Style.default
  /// Whether the name's `phoneticRepresentation` is written instead of the name. False by default.
  open var isPhonetic = false
  /// The locale, which determines the order of the components; by default the user's.
  open var locale: Locale! = Locale.autoupdatingCurrent

  public override init() { super.init() }
  public required init?(coder: NSCoder) {
    style = Style(rawValue: coder.decodeInteger(forKey: "NS.style")) ?? .default
    isPhonetic = coder.decodeBool(forKey: "NS.phonetic")
    super.init(coder: coder)
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: "NS.style")
    coder.encode(isPhonetic, forKey: "NS.phonetic")
  }

  /// Returns a name as text in the user's language.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Returns a name as text; empty if the name has none of the components that are written.
  open func string(from components: PersonNameComponents) -> String {
    PersonNameText(isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components, locale)
      .text(style).map(\.text).joined()
  }

  /// Returns the name with the attribute `"NSPersonNameComponentKey"`, which identifies the component of each
  /// range.
  open func annotatedString(from components: PersonNameComponents) -> Foundation.NSAttributedString {
    let result = Foundation.NSMutableAttributedString(string: "")
    let name = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
    for piece in PersonNameText(name, locale).text(style) {
      let attributes = piece.component.map { [Foundation.NSAttributedString.Key.personNameComponentKey: $0 as Any] }
      result.append(Foundation.NSAttributedString(string: piece.text, attributes: attributes))
    }
    return result
  }

  /// Parses a name; returns nil for a text without any components.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    PersonNameText.components(of: string, locale)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents ?? (obj as? NSPersonNameComponents).map { $0 as PersonNameComponents })
      .map { string(from: $0) }
  }
}

extension Foundation.NSAttributedString.Key {
  /// The attribute that identifies the component of a name.
  public static let personNameComponentKey = Foundation.NSAttributedString.Key("NSPersonNameComponentKey")
}
