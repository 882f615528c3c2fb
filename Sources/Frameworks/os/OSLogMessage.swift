import Foundation

/// A message with its interpolated values. Private values are shown, as on iOS when Xcode is attached.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The privacy of a value in a message. It has no effect.
public struct OSLogPrivacy: Sendable {
  /// The way in which a private value is hidden.
  public enum Mask: Sendable { case none, hash }
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The alignment and width of a value in a message.
public struct OSLogStringAlignment: Sendable {
  fileprivate var columns = 0
  fileprivate var isLeft = false
  /// No alignment.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// Alignment to the left in a number of columns.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: true)
  }
  /// Alignment to the right in a number of columns.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: false)
  }
}

/// The format of an integer in a message.
public struct OSLogIntegerFormatting: Sendable {
  fileprivate var radix = 10
  /// Decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// Hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// Octal digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
}

/// The format of a floating-point number in a message.
public struct OSLogFloatFormatting: Sendable {
  fileprivate var precision: Int?
  /// Six digits after the decimal point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(precision: 6) }
  /// A number of digits after the decimal point.
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision())
  }
}

/// Collects the components of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  fileprivate var text = ""
  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) { text += literal }
  /// Appends a value.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append("\(value())", align)
  }
  /// Appends an integer in a format.
  public mutating func appendInterpolation<Integer: FixedWidthInteger>(
    _ number: @autoclosure () -> Integer, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(String(number(), radix: format.radix), align)
  }
  /// Appends a floating-point number in a format.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.precision.map { String(format: "%.\(max(0, $0))f", number()) } ?? "\(number())", align)
  }

  private mutating func append(_ part: String, _ align: OSLogStringAlignment) {
    let padding = String(repeating: " ", count: max(0, align.columns - part.count))
    text += align.isLeft ? part + padding : padding + part
  }
}
