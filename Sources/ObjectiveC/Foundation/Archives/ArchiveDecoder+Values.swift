import Foundation

/// Decoding of numbers; missing ones are zero.
extension ArchiveDecoder {
  func number(_ key: String?) -> NSNumber? { value(key).flatMap(plain) as? NSNumber }

  /// Returns an integer, clamped to the range of the type.
  func integer<Number: FixedWidthInteger>(_ key: String?, _ type: Number.Type) -> Number {
    switch value(key) {
    case .integer(let number): return Number(clamping: number)
    case .unsigned(let number): return Number(clamping: number)
    case .bool(let flag): return flag ? 1 : 0
    case .real(let number): return Number(exactly: number.rounded(.towardZero)) ?? 0
    default: return 0
    }
  }
}
