import Foundation

extension String {
  /// A localized string: a key, made from a literal whose values are replaced by format specifiers.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    // Numbers and strings, whose common type is not declared Sendable.
    nonisolated(unsafe) let arguments: [CVarArg]

    public init(stringLiteral value: String) { self.init(value) }
    /// Creates a value with a text as its key, without specifiers.
    public init(_ value: String) {
      key = value
      arguments = []
    }
    /// Creates a value from a literal with interpolated values, whose specifiers in the key are formats such as
    /// `%@`.
    public init(stringInterpolation interpolation: StringInterpolation) {
      key = interpolation.key
      arguments = interpolation.arguments
    }

    public static func == (a: LocalizationValue, b: LocalizationValue) -> Bool {
      a.key == b.key && "\(a.arguments)" == "\(b.arguments)"
    }

    /// Values become `%@`, `%lld`, `%lf` in the key, as the tables have them.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [CVarArg] = []

      /// Prepares for the parts of a literal; the compiler calls it.
      public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

      /// Adds plain text to the key. A percent sign is doubled, since the key is a format.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }
      /// Adds the specifier `%@` for a text.
      public mutating func appendInterpolation(_ string: String) { append("%@", string as NSString) }
      /// Adds the specifier `%@` for a substring.
      public mutating func appendInterpolation(_ string: Substring) { append("%@", String(string) as NSString) }
      /// Adds the specifier `%@` for an object, which is replaced by its description.
      public mutating func appendInterpolation<Object: NSObject & CVarArg>(_ object: Object) {
        append("%@", object)
      }
      /// Adds the specifier `%@` for another localized text, which is looked up immediately.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append("%@", String(localized: resource) as NSString)
      }
      /// Adds a specifier for an integer: `%lld` or `%llu`, and `%d` or `%u` for types of up to 32 bits.
      public mutating func appendInterpolation<Number: BinaryInteger & CVarArg>(_ number: Number) {
        if Number.isSigned {
          append(
            Number.self == Int32.self || Number.self == Int16.self || Number.self == Int8.self ? "%d" : "%lld",
            number)
        } else {
          append(
            Number.self == UInt32.self || Number.self == UInt16.self || Number.self == UInt8.self ? "%u" : "%llu",
            number)
        }
      }
      /// Adds the specifier `%lf` for a number.
      public mutating func appendInterpolation(_ number: Double) { append("%lf", number) }
      /// Adds the specifier `%f` for a number.
      public mutating func appendInterpolation(_ number: Float) { append("%f", number) }
      /// Adds the specifier `%lf` for a number.
      public mutating func appendInterpolation(_ number: CGFloat) { append("%lf", Double(number)) }
      /// Adds a specifier with a format of the app's own, such as `%.2f`.
      public mutating func appendInterpolation<Number: CVarArg>(_ number: Number, specifier: String) {
        append(specifier, number)
      }
      /// Adds the specifier `%@` for a value that a format style converts to text.
      public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
      where Style.FormatOutput == String {
        append("%@", format.format(value) as NSString)
      }
      /// Adds the specifier `%@` for the description of any other value.
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) {
        append("%@", String(describing: value) as NSString)
      }

      private mutating func append(_ specifier: String, _ argument: CVarArg) {
        key += specifier
        arguments.append(argument)
      }
    }

    /// Returns the table's text for this key, with the values inserted.
    func resolved(_ key: String, fallback: String, table: String?, bundle: Bundle, locale: Locale) -> String {
      let format = bundle.localizedString(forKey: key, value: fallback, table: table)
      if arguments.isEmpty { return format == key ? format.replacingOccurrences(of: "%%", with: "%") : format }
      return String(format: format, locale: locale, arguments: arguments)
    }
  }

  /// Creates the string of a key in the bundle's tables.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.resolved(
      keyAndValue.key, fallback: keyAndValue.key, table: table, bundle: bundle ?? .main, locale: locale)
  }

  /// Creates the string of a key, or from the default value if the tables do not contain the key.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.resolved(
      "\(key)", fallback: defaultValue.key, table: table, bundle: bundle ?? .main, locale: locale)
  }

  /// Creates the text of a resource, from the tables of its bundle and in the language of the user.
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.resolved(
      resource.key, fallback: resource.defaultValue.key, table: resource.table, bundle: resource.bundle.bundle,
      locale: resource.locale)
  }
}

/// A reference to a localized string, which is looked up later.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The bundle of the tables.
  public enum BundleDescription: Equatable, Sendable {
    /// The bundle of the app.
    case main
    /// The bundle that contains the code of a class.
    case forClass(AnyClass)
    /// The bundle at a URL. If there is none, the app's bundle is used.
    case atURL(URL)

    public static func == (a: BundleDescription, b: BundleDescription) -> Bool {
      a.bundle.bundlePath == b.bundle.bundlePath
    }

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }
  }

  /// The key of the text in the table.
  public let key: String
  /// The text, with its values, for a key that the table does not have.
  public let defaultValue: String.LocalizationValue
  /// The name of the table without its extension; nil for `Localizable`.
  public let table: String?
  /// The locale that formats the interpolated values; by default the user's.
  public var locale: Locale
  /// The bundle that has the tables.
  public let bundle: BundleDescription

  /// Creates a resource whose key is also the text for tables without it. The comment is for translators and not
  /// stored.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource with a key and a text for tables without it. The comment is for translators and not stored.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  /// Creates a resource of a literal with interpolated values, which is key and default text.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
