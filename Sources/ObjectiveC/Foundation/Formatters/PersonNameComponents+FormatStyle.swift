import Foundation

extension PersonNameComponents {
  /// The format of a name as text.
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle>
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// A name as its components.
    public typealias FormatInput = PersonNameComponents
    /// The name as text.
    public typealias FormatOutput = String

    /// The components of a name that are written.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The nickname if there is one, else the given name.
      case short
      /// The given and the family name. The default.
      case medium
      /// All components except the nickname.
      case long
      /// The initials.
      case abbreviated
    }

    /// The components of the name that are written.
    public var style: Style
    /// The locale, which determines the order of the components unless the name's script does.
    public var locale: Locale

    /// Creates a style for a locale, by default the user's.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Returns a copy of the style with another locale.
    public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }

    /// Returns the name as text; empty if the name has none of the components that are written.
    public func format(_ value: PersonNameComponents) -> String {
      let formatter = PersonNameComponentsFormatter()
      formatter.locale = locale
      switch style {
      case .short: formatter.style = .short
      case .medium: formatter.style = .medium
      case .long: formatter.style = .long
      case .abbreviated: formatter.style = .abbreviated
      }
      return formatter.string(from: value)
    }
  }

  /// Returns the given and the family name, in the order of the language.
  public func formatted() -> String { FormatStyle().format(self) }

  /// Returns the name in a style such as `.name(style: .abbreviated)`.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns a style for people's names.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
