import Foundation

/// Descriptions of numbers as on Apple's platforms: an integral number has no fraction, even if it is a `Double`.
/// The symbols of Foundation's functions are redirected here; see `FoundationReplacements`.
extension NSNumber {
  @_silgen_name("flipside_numberDescription")
  package func describedText() -> String {
    switch UInt8(bitPattern: objCType.pointee) {
    case UInt8(ascii: "d"): return Self.text("\(doubleValue)")
    case UInt8(ascii: "f"): return Self.text("\(floatValue)")
    case UInt8(ascii: "Q"): return "\(uint64Value)"
    default: return "\(int64Value)"
    }
  }

  private static func text(_ number: String) -> String {
    number.hasSuffix(".0") ? String(number.dropLast(2)) : number
  }
}

extension NSNumber {
  @_silgen_name("flipside_numberText")
  package func describedValue() -> String { describedText() }
}
