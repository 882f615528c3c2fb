import Foundation

extension PersonNameComponents {
  /// How a name is written.
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle>
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public typealias FormatInput = PersonNameComponents
    public typealias FormatOutput = String

    public enum Style: String, Codable, Hashable, Sendable {
      case short, medium, long, abbreviated
    }

    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }

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

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A style for people's names.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
