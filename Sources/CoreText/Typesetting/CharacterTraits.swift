/// The properties of a text's characters that affect typesetting, determined in one pass.
struct CharacterTraits: OptionSet {
  let rawValue: UInt8

  /// Right-to-left characters or bidi controls are present.
  static let bidi = CharacterTraits(rawValue: 1)
  /// Characters that may form clusters or need a fallback font are present.
  static let complex = CharacterTraits(rawValue: 2)
  /// Characters other than letters, figures, spaces and simple punctuation are present.
  static let needsBreakRules = CharacterTraits(rawValue: 4)
  static let strongLeftToRight = CharacterTraits(rawValue: 8)

  private static let ascii: [CharacterTraits] = (0..<128).map { unit in
    switch unit {
    case 0x20, 0x2C, 0x2E, 0x3A, 0x3B, 0x27, 0x30...0x39: return []
    case 0x41...0x5A, 0x61...0x7A: return .strongLeftToRight
    default: return .needsBreakRules
    }
  }

  static func of(_ units: UnsafeBufferPointer<UInt16>) -> CharacterTraits {
    var result: CharacterTraits = []
    for unit in units {
      if unit < 128 {
        result.formUnion(ascii[Int(unit)])
      } else {
        result.formUnion(of(unit))
      }
    }
    return result
  }

  private static func of(_ unit: UInt16) -> CharacterTraits {
    switch unit {
    case 0x80..<0x250: return unit >= 0xC0 ? [.needsBreakRules, .strongLeftToRight] : .needsBreakRules
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069,
      0xD802, 0xD803, 0xD83A, 0xD83B:
      return [.bidi, .complex, .needsBreakRules]
    default: return [.complex, .needsBreakRules]
    }
  }

  /// Returns whether a character is always a single glyph that does not join others.
  @inline(__always)
  static func isUnshaped(_ unit: UInt16) -> Bool {
    unit >= 0x3001
      && ((unit >= 0x4E00 && unit <= 0x9FFF) || (unit >= 0xAC00 && unit <= 0xD7A3)
        || (unit <= 0x30FF && !(unit >= 0x302A && unit <= 0x302F) && unit != 0x3099 && unit != 0x309A)
        || (unit >= 0x3400 && unit <= 0x4DBF) || (unit >= 0xFF01 && unit <= 0xFF60))
  }
}
