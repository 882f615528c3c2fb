import Foundation

/// Validation of archived data that Foundation's classes do not check themselves.
enum FoundationArchiveForms {
  /// Throws an error if the class's initializer would trap.
  static func check(_ type: AnyClass, _ decoder: ArchiveDecoder) throws {
    let isSound: Bool
    switch type {
    case is NSNotification.Type:
      isSound = decoder.containsValue(forKey: "NS.object") && has("NS.name", NSString.self, decoder)
    case is NSError.Type: isSound = has("NSDomain", NSString.self, decoder)
    case is NSValue.Type: isSound = decoder.containsValue(forKey: "NS.special")
    case is NSDecimalNumberHandler.Type:
      isSound =
        (0...3).contains(decoder.decodeInteger(forKey: "NS.roundingMode"))
        && Int16(exactly: decoder.decodeInteger(forKey: "NS.scale")) != nil
    case is NSCalendar.Type:
      isSound =
        (1...7).contains(decoder.decodeInteger(forKey: "NS.firstwkdy"))
        && (1...7).contains(decoder.decodeInteger(forKey: "NS.mindays"))
    case is NSLocale.Type:
      isSound = isLocale(decoder.decodeObject(of: NSString.self, forKey: "NS.identifier") as String?)
    case is NSIndexSet.Type: isSound = isIndexSet(decoder)
    case is NSIndexPath.Type:
      let count = decoder.decodeInteger(forKey: "NSIndexPathLength")
      isSound = count < 2 || packed("NSIndexPathData", decoder)?.count == count
    default: isSound = true
    }
    guard isSound else {
      throw ArchiveError.corrupt("class (\(MessageDispatch.name(of: type))) has values that are none of its own")
    }
  }

  private static func has<Object: NSObject & NSCoding>(
    _ key: String, _ type: Object.Type, _ decoder: ArchiveDecoder
  ) -> Bool { decoder.decodeObject(of: type, forKey: key) != nil }

  /// Returns whether Core Foundation has a locale with this name.
  private static func isLocale(_ name: String?) -> Bool {
    guard let name, name.utf8.count <= 150 else { return false }
    return name.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "0123456789_-@=;".unicodeScalars.contains($0))
    }
  }

  private static func isIndexSet(_ decoder: ArchiveDecoder) -> Bool {
    let count = decoder.decodeInteger(forKey: "NSRangeCount")
    func isRange(_ location: Int, _ length: Int) -> Bool {
      location >= 0 && length >= 0 && !location.addingReportingOverflow(length).overflow
    }
    switch count {
    case ...0: return true
    case 1: return isRange(decoder.decodeInteger(forKey: "NSLocation"), decoder.decodeInteger(forKey: "NSLength"))
    default:
      guard let numbers = packed("NSRangeData", decoder), numbers.count / 2 == count, numbers.count % 2 == 0 else {
        return false
      }
      var end = 0
      for index in stride(from: 0, to: numbers.count, by: 2) {
        guard numbers[index] >= end, isRange(numbers[index], numbers[index + 1]) else { return false }
        end = numbers[index] + numbers[index + 1]
      }
      return true
    }
  }

  /// Decodes numbers with seven bits per byte; the last byte of each number has its highest bit clear.
  private static func packed(_ key: String, _ decoder: ArchiveDecoder) -> [Int]? {
    guard let data = decoder.decodeObject(of: NSData.self, forKey: key) as Data? else { return nil }
    var numbers: [Int] = []
    var (number, shift) = (0, 0)
    for byte in data {
      guard shift <= 49 else { return nil }
      number |= Int(byte & 0x7F) << shift
      shift += 7
      guard byte < 128 else { continue }
      numbers.append(number)
      (number, shift) = (0, 0)
    }
    return shift == 0 ? numbers : nil
  }

  /// Decodes a decimal number from Apple's archives: 16-bit digits, the least significant first.
  static func decimal(_ decoder: ArchiveDecoder) throws -> NSDecimalNumber {
    let length = decoder.decodeInteger(forKey: "NS.length")
    guard
      let bytes = decoder.data("NS.mantissa").map({ [UInt8]($0) })
        ?? decoder.decodeObject(of: NSData.self, forKey: "NS.mantissa").map({ [UInt8]($0 as Data) }),
      bytes.count == 16, (0...8).contains(length)
    else { throw ArchiveError.corrupt("class (NSDecimalNumber) has no digits") }
    let isLittle = decoder.decodeInteger(forKey: "NS.mantissa.bo") == 1
    let isNegative = decoder.decodeBool(forKey: "NS.negative")
    if length == 0 { return isNegative ? .notANumber : .zero }
    var result = Decimal(0)
    for index in (0..<length).reversed() {
      let (low, high) =
        isLittle ? (bytes[2 * index], bytes[2 * index + 1]) : (bytes[2 * index + 1], bytes[2 * index])
      result = result * 65_536 + Decimal(Int(high) << 8 | Int(low))
    }
    let exponent = min(max(decoder.decodeInteger(forKey: "NS.exponent"), -128), 127)
    return NSDecimalNumber(
      decimal: Decimal(sign: isNegative ? .minus : .plus, exponent: exponent, significand: result))
  }

  /// Decodes a character set, whose own initializer reads inline values from Foundation's unarchiver.
  static func characters(_ decoder: ArchiveDecoder) -> NSObject? {
    var set: CharacterSet
    if case .string(let text)? = decoder.value("NSString") {
      set = CharacterSet(charactersIn: text)
    } else if let bitmap = decoder.data("NSBitmap") {
      set = CharacterSet(bitmapRepresentation: bitmap)
    } else {
      return nil
    }
    if decoder.decodeBool(forKey: "NSIsInverted") { set.invert() }
    return set as NSCharacterSet
  }
}
