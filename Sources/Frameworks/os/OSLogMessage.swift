import Foundation

/// A message with its interpolated values. Private values are shown, as on iOS when Xcode is attached.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let text: String
  public init(stringLiteral value: String) { text = value }
  /// Creates a message from a string with interpolated values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The privacy of a value in a message. It has no effect.
public struct OSLogPrivacy: Sendable {
  /// The way in which a private value is hidden.
  public enum Mask: Sendable { case none, hash }
  /// The value is written.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// The value is private on Apple's platforms. Here it is written.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// The value is sensitive on Apple's platforms. Here it is written.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// The type of the value determines its privacy.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Returns the option for a value that is replaced by a mask on Apple's platforms. Here it is written.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The alignment and width of a value in a message.
public struct OSLogStringAlignment: Sendable {
  fileprivate var columns = 0
  fileprivate var isLeft = false
  /// The text is not aligned.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// Aligns the text to the left in a number of columns.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: true)
  }
  /// Aligns the text to the right in a number of columns.
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
  /// Returns a format with a number of digits after the decimal point.
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision())
  }
}

/// Collects the components of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  fileprivate var text = ""
  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Appends literal text.
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
