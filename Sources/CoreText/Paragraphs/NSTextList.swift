/// The markers of a list's items. They are kept with a paragraph style but not drawn, as in iOS's labels.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nstextlist>
open class NSTextList: NSObject, NSCopying, NSSecureCoding {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }

  public struct MarkerFormat: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let box = MarkerFormat("{box}")
    public static let check = MarkerFormat("{check}")
    public static let circle = MarkerFormat("{circle}")
    public static let diamond = MarkerFormat("{diamond}")
    public static let disc = MarkerFormat("{disc}")
    public static let hyphen = MarkerFormat("{hyphen}")
    public static let square = MarkerFormat("{square}")
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    public static let octal = MarkerFormat("{octal}")
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    public static let decimal = MarkerFormat("{decimal}")
  }

  open private(set) var markerFormat: MarkerFormat
  open private(set) var listOptions: Options
  open var startingItemNumber: Int
  open var isOrdered: Bool {
    !["{box}", "{check}", "{circle}", "{diamond}", "{disc}", "{hyphen}", "{square}"].contains(markerFormat.rawValue)
  }

  /// Creates a list of discs.
  public convenience override init() { self.init(markerFormat: .disc) }

  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
  }

  public convenience init(markerFormat: MarkerFormat, options: Int) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: UInt(bitPattern: options)))
  }

  public required init?(coder: NSCoder) {
    let format = coder.decodeObject(of: NSString.self, forKey: "NSMarkerFormat")
    markerFormat = MarkerFormat(format.map { String(describing: $0) } ?? "{disc}")
    listOptions = []
    startingItemNumber = 1
  }

  public static var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: markerFormat.rawValue), forKey: "NSMarkerFormat")
  }

  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The mark of an item.
  open func marker(forItemNumber itemNumber: Int) -> String {
    switch markerFormat {
    case .box: return "▫︎"
    case .check: return "✓"
    case .circle: return "◦"
    case .diamond: return "◆"
    case .disc: return "•"
    case .hyphen: return "⁃"
    case .square: return "▪︎"
    case .lowercaseHexadecimal: return String(itemNumber, radix: 16)
    case .uppercaseHexadecimal: return String(itemNumber, radix: 16).uppercased()
    case .octal: return String(itemNumber, radix: 8)
    case .lowercaseAlpha, .lowercaseLatin: return NSTextList.letters(itemNumber)
    case .uppercaseAlpha, .uppercaseLatin: return NSTextList.letters(itemNumber).uppercased()
    case .lowercaseRoman: return NSTextList.roman(itemNumber).lowercased()
    case .uppercaseRoman: return NSTextList.roman(itemNumber)
    default: return String(itemNumber)
    }
  }

  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var rest = number
    var result = ""
    while rest > 0 {
      rest -= 1
      result = String(UnicodeScalar(UInt8(97 + rest % 26))) + result
      rest /= 26
    }
    return result
  }

  private static func roman(_ number: Int) -> String {
    guard number > 0, number < 4000 else { return String(number) }
    let steps = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
      (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var rest = number
    var result = ""
    for (value, letters) in steps {
      while rest >= value {
        result += letters
        rest -= value
      }
    }
    return result
  }
}
