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

    /// Which components of a name are written.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The nickname where there is one, else the given name.
      case short
      /// The given and the family name. The default.
      case medium
      /// All components but the nickname.
      case long
      /// The initials.
      case abbreviated
    }

    /// Which components are written.
    public var style: Style
    /// The language that determines the order of the components; that of the name's script takes precedence.
    public var locale: Locale

    /// Creates a style for the user's language, unless another locale is given.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Returns the style with another locale.
    public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }

    /// Returns the name's components as text; empty if it has none of those that are written.
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

  /// The given and the family name, in the order of the language.
  public func formatted() -> String { FormatStyle().format(self) }

  /// Returns the name as a style formats it, such as `.name(style: .abbreviated)`.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A style for people's names.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
