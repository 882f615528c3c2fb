internal import CICU
import Foundation

/// Localized texts from CLDR, by means of ICU.
enum LocaleText {
  typealias Buffer = UnsafeMutablePointer<UInt16>

  /// Returns ICU's name of a locale, including extensions and calendars.
  static func name(_ locale: Locale?) -> String { (locale ?? .current).identifier }

  /// Calls a function of CICU with a buffer that is large enough.
  private static func text(_ format: (Buffer, Int32) -> Int32) -> String? {
    var capacity: Int32 = 256
    while true {
      let buffer = Buffer.allocate(capacity: Int(capacity))
      defer { buffer.deallocate() }
      let length = format(buffer, capacity)
      guard length >= 0 else { return nil }
      if length <= capacity {
        return String(decoding: UnsafeBufferPointer(start: buffer, count: Int(length)), as: UTF16.self)
      }
      capacity = length
    }
  }

  enum RelativeUnit: Int32 { case year, quarter, month, week, day, hour, minute, second }

  /// The widths of unit names.
  enum Width: Int32 { case wide, short, narrow }

  static func relative(
    _ offset: Double, _ unit: RelativeUnit, width: Width, isNamed: Bool, isSpelled: Bool, context: Int32,
    locale: Locale?
  ) -> String? {
    let locale = name(locale)
    return text {
      cicu_relative(
        locale, width.rawValue, isNamed ? 1 : 0, isSpelled ? 1 : 0, context, offset, unit.rawValue, $0, $1)
    }
  }

  enum ListType: Int32 { case and, or, units }

  static func list(_ texts: [String], type: ListType = .and, width: Width = .wide, locale: Locale?) -> String? {
    guard texts.count > 1 else { return texts.first ?? "" }
    let units = texts.map { Array($0.utf16) }
    let start = units.map { units in
      let copy = Buffer.allocate(capacity: max(units.count, 1))
      copy.initialize(from: units, count: units.count)
      return copy
    }
    defer { for pointer in start { pointer.deallocate() } }
    let pointers = start.map { UnsafePointer($0) as UnsafePointer<UInt16>? }
    let lengths = units.map { Int32($0.count) }
    let locale = name(locale)
    return text {
      cicu_list(locale, type.rawValue, width.rawValue, pointers, lengths, Int32(texts.count), $0, $1)
    }
  }

  /// Returns a number with its unit, by CLDR's identifier (`"kilometer-per-hour"`). `formatted` replaces ICU's
  /// format of the number.
  static func measure(
    _ number: Double, _ unit: String, width: Width, fractions: Int = 0, formatted: String? = nil, locale: Locale?
  ) -> String? {
    var (first, last): (Int32, Int32) = (0, 0)
    let locale = name(locale)
    let result = text {
      cicu_measure(locale, unit, width.rawValue, number, Int32(min(max(fractions, 0), 15)), &first, &last, $0, $1)
    }
    guard let result, let formatted, first < last else { return result }
    return (result as NSString).replacingCharacters(
      in: NSRange(location: Int(first), length: Int(last - first)), with: formatted)
  }

  static func spelled(_ number: Double, locale: Locale?) -> String? {
    let locale = name(locale)
    return text { cicu_spelled(locale, number, $0, $1) }
  }

  /// Returns the language of a locale, `"de"` for `de_AT`.
  static func language(_ locale: Locale?) -> String {
    String(name(locale).prefix { $0 != "_" && $0 != "-" && $0 != "@" }).lowercased()
  }
}
