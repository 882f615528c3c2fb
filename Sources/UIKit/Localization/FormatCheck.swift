import Foundation

/// Corrects formats that do not match their arguments. A translation may have `%s` for an object, or more
/// specifiers than arguments, for which Foundation would read invalid memory. Apple's implementation prints
/// arbitrary values in these cases and continues.
enum FormatCheck {
  /// Returns the format and arguments with mismatches corrected; nil if there are none.
  static func mended(_ format: String, arguments: [CVarArg]) -> (format: String, arguments: [CVarArg])? {
    guard format.utf8.contains(UInt8(ascii: "%")) else { return nil }
    var reader = Reader(Array(format.utf8), arguments)
    reader.read()
    guard reader.isMended || reader.isRewritten else { return nil }
    let text = String(decoding: reader.result, as: UTF8.self)
    if reader.isMended, Console.isNew(format, kind: "format", most: 100) {
      Console.write(
        "The format \(format.debugDescription) does not match the types of its arguments; check the translation.")
    }
    return (text, reader.taken)
  }

  /// The class of an argument in the processor's calling convention.
  private enum Kind {
    case integer, floating, object, pointer

    init(_ argument: CVarArg) {
      switch argument {
      case is any BinaryInteger, is Bool: self = .integer
      case is any BinaryFloatingPoint: self = .floating
      case is String, is _CVarArgObject: self = .object
      default: self = type(of: argument) is AnyClass ? .object : .pointer
      }
    }
  }

  private struct Reader {
    private let bytes: [UInt8]
    private let arguments: [CVarArg]
    private var index = 0
    private var next = 0
    private(set) var result: [UInt8] = []
    private(set) var taken: [CVarArg] = []
    /// Whether an argument did not fit.
    private(set) var isMended = false
    /// Whether the format was changed for any reason.
    private(set) var isRewritten = false

    init(_ bytes: [UInt8], _ arguments: [CVarArg]) {
      self.bytes = bytes
      self.arguments = arguments
    }

    mutating func read() {
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte != UInt8(ascii: "%") { result.append(byte) } else { place() }
      }
    }

    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skip(while isPart: (UInt8) -> Bool) -> [UInt8] {
      let start = index
      while let byte = current, isPart(byte) { index += 1 }
      return Array(bytes[start..<index])
    }

    /// Parses a format specifier, after its percent sign.
    private mutating func place() {
      var text = [UInt8(ascii: "%")] + skip { "-+ #0'".utf8.contains($0) }
      text += number(maximum: Self.maximumWidth)
      if current == UInt8(ascii: ".") {
        index += 1
        text += [UInt8(ascii: ".")] + number(maximum: Self.maximumPrecision)
      }
      var length = skip { "hlqLzjt".utf8.contains($0) }
      guard let conversion = current else { return leaveOut() }
      if !Self.lengths.contains(String(decoding: length, as: UTF8.self)) {
        length = Array("ll".utf8)
        isMended = true
      }
      if "@sSp".utf8.contains(conversion), !length.isEmpty {
        length = []
        isMended = true
      }
      switch conversion {
      case UInt8(ascii: "%"):
        index += 1
        result += Array("%%".utf8)
      case UInt8(ascii: "@"): convert(text, length, to: .object)
      case UInt8(ascii: "s"), UInt8(ascii: "S"): convert(text, length, to: .pointer)
      case UInt8(ascii: "n"):
        index += 1
        next += 1
        isMended = true
      case UInt8(ascii: "p"):
        let given = arguments.indices.contains(next) ? Kind(arguments[next]) : .pointer
        convert(text, length, to: given == .floating ? .pointer : given)
      case let letter where "dDiuUxXoOcC".utf8.contains(letter): convert(text, length, to: .integer)
      case let letter where "aAeEfFgG".utf8.contains(letter):
        if length.contains(UInt8(ascii: "L")) {
          length = []
          isMended = true
        }
        convert(text, length, to: .floating)
      default: leaveOut()
      }
    }

    private static let maximumWidth = 9999
    private static let maximumPrecision = 500
    private static let lengths: Set<String> = ["", "h", "hh", "l", "ll", "q", "z", "t", "j", "L"]

    /// Omits a percent sign with its flags before a letter that is not a conversion: Foundation omits it and writes
    /// the letter, or parses it with the following text as a specifier.
    private mutating func leaveOut() { isRewritten = true }

    /// Parses a width or precision, which is either a number in the format or an argument.
    private mutating func number(maximum: Int) -> [UInt8] {
      if current == UInt8(ascii: "*") {
        index += 1
        defer { next += 1 }
        isRewritten = true
        guard arguments.indices.contains(next),
          let value = (arguments[next] as? any BinaryInteger).map({ Int(clamping: $0) })
        else {
          isMended = true
          return []
        }
        // A negative precision is ignored; a negative width means alignment to the left.
        if value < 0, maximum == Self.maximumPrecision { return [] }
        return Array((value < 0 ? "-" : "").utf8) + Array("\(min(value.magnitude, UInt(maximum)))".utf8)
      }
      let figures = skip { (48...57).contains($0) }
      guard !figures.isEmpty, let value = Int(String(decoding: figures, as: UTF8.self)), value <= maximum else {
        if !figures.isEmpty { isMended = true }
        return figures.isEmpty ? [] : Array("\(maximum)".utf8)
      }
      return figures
    }

    private mutating func convert(_ text: [UInt8], _ length: [UInt8], to kind: Kind) {
      guard let conversion = current else { return }
      index += 1
      defer { next += 1 }
      guard arguments.indices.contains(next) else {
        isMended = true
        result += Array("(null)".utf8)
        return
      }
      let argument = arguments[next]
      let given = Kind(argument)
      if given == kind {
        result += text + length + [conversion]
        taken.append(argument)
        return
      }
      isMended = true
      switch (kind, given) {
      case (.integer, .floating):
        let value = (argument as? any BinaryFloatingPoint).map { Double($0) } ?? 0
        taken.append(Int(exactly: value.rounded(.towardZero)) ?? 0)
        result += text + Array("ll".utf8) + [conversion]
      case (.floating, .integer):
        taken.append((argument as? any BinaryInteger).map { Double($0) } ?? 0)
        result += text + [conversion]
      default:
        taken.append("\(argument)" as NSString)
        result += [UInt8(ascii: "%"), UInt8(ascii: "@")]
      }
    }
  }
}
