import Foundation

extension String {
  /// A localised string: a key, made of a literal whose values became places of a format.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    // Numbers and strings, whose common type does not say that they may be sent.
    nonisolated(unsafe) let arguments: [CVarArg]

    public init(stringLiteral value: String) { self.init(value) }
    public init(_ value: String) {
      key = value
      arguments = []
    }
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

      public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }
      public mutating func appendInterpolation(_ string: String) { append("%@", string as NSString) }
      public mutating func appendInterpolation(_ string: Substring) { append("%@", String(string) as NSString) }
      public mutating func appendInterpolation<Object: NSObject & CVarArg>(_ object: Object) {
        append("%@", object)
      }
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append("%@", String(localized: resource) as NSString)
      }
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
      public mutating func appendInterpolation(_ number: Double) { append("%lf", number) }
      public mutating func appendInterpolation(_ number: Float) { append("%f", number) }
      public mutating func appendInterpolation(_ number: CGFloat) { append("%lf", Double(number)) }
      public mutating func appendInterpolation<Number: CVarArg>(_ number: Number, specifier: String) {
        append(specifier, number)
      }
      public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
      where Style.FormatOutput == String {
        append("%@", format.format(value) as NSString)
      }
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) {
        append("%@", String(describing: value) as NSString)
      }

      private mutating func append(_ specifier: String, _ argument: CVarArg) {
        key += specifier
        arguments.append(argument)
      }
    }

    /// The text of the table for this key, with the values in their places.
    func resolved(_ key: String, fallback: String, table: String?, bundle: Bundle, locale: Locale) -> String {
      let format = bundle.localizedString(forKey: key, value: fallback, table: table)
      if arguments.isEmpty { return format == key ? format.replacingOccurrences(of: "%%", with: "%") : format }
      return String(format: format, locale: locale, arguments: arguments)
    }
  }

  /// The string of that key in the bundle's tables.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.resolved(
      keyAndValue.key, fallback: keyAndValue.key, table: table, bundle: bundle ?? .main, locale: locale)
  }

  /// The string of that key, or the given one where the tables have none.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.resolved(
      "\(key)", fallback: defaultValue.key, table: table, bundle: bundle ?? .main, locale: locale)
  }

  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.resolved(
      resource.key, fallback: resource.defaultValue.key, table: resource.table, bundle: resource.bundle.bundle,
      locale: resource.locale)
  }
}

/// A localised string to be looked up later.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  public enum BundleDescription: Equatable, Sendable {
    case main
    case forClass(AnyClass)
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

  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale
  public let bundle: BundleDescription

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
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
