/// A value of D-Bus, with the type that its message declares.
package indirect enum DBusValue: Hashable, Sendable {
  case byte(UInt8)
  case bool(Bool)
  case int16(Int16)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case string(String)
  case path(String)
  /// An array with the signature of its elements, which an empty one has, too.
  case array(String, [DBusValue])
  case structure([DBusValue])
  /// An entry of a dictionary, which is an element of an array.
  case entry(DBusValue, DBusValue)
  case variant(DBusValue)
  /// A value of a type that no call of assistive programs has, such as a file descriptor.
  case other

  /// The signature of the value's type, as in `a(so)`.
  package var signature: String {
    switch self {
    case .byte: "y"
    case .bool: "b"
    case .int16: "n"
    case .int32: "i"
    case .uint32: "u"
    case .int64: "x"
    case .uint64: "t"
    case .double: "d"
    case .string: "s"
    case .path: "o"
    case .array(let element, _): "a" + element
    case .structure(let fields): "(" + fields.map(\.signature).joined() + ")"
    case .entry(let key, let value): "{" + key.signature + value.signature + "}"
    case .variant: "v"
    case .other: "h"
    }
  }

  package static func strings(_ texts: [String]) -> DBusValue { .array("s", texts.map { .string($0) }) }

  /// Returns a dictionary of texts.
  package static func dictionary(_ texts: [(String, String)]) -> DBusValue {
    .array("{ss}", texts.map { .entry(.string($0.0), .string($0.1)) })
  }

  /// The dictionary without entries that ends every event.
  package static let noProperties = DBusValue.array("{sv}", [])

  // MARK: Contents

  /// The number as an integer, of any integral type; nil for all other values.
  package var integer: Int? {
    switch self {
    case .byte(let value): Int(value)
    case .int16(let value): Int(value)
    case .int32(let value): Int(value)
    case .uint32(let value): Int(value)
    case .int64(let value): Int(value)
    case .uint64(let value): Int(exactly: value)
    case .variant(let value): value.integer
    default: nil
    }
  }

  /// The number, of any type; nil for values that are not numbers.
  package var number: Double? {
    switch self {
    case .double(let value): value
    case .variant(let value): value.number
    default: integer.map(Double.init)
    }
  }

  /// The text of a string or path; nil for other values.
  package var text: String? {
    switch self {
    case .string(let text), .path(let text): text
    case .variant(let value): value.text
    default: nil
    }
  }

  package var flag: Bool? {
    switch self {
    case .bool(let value): value
    case .variant(let value): value.flag
    default: nil
    }
  }

  /// The elements of an array or the fields of a structure; nil for other values.
  package var elements: [DBusValue]? {
    switch self {
    case .array(_, let elements), .structure(let elements): elements
    case .variant(let value): value.elements
    default: nil
    }
  }
}
