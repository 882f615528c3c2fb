/// The markers of a list's items. They are stored with a paragraph style but not drawn, as in iOS's labels.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nstextlist>
open class NSTextList: NSObject, NSCopying, NSSecureCoding {
  /// Options for the markers of nested lists.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A marker begins with the marker of the enclosing list's item, as in "1.2". The option is stored, but has no
    /// effect.
    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }

  /// The format of a list's markers: identical symbols, or numbers. Unknown strings are treated as decimal numbers.
  public struct MarkerFormat: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    /// Creates a format from a string such as "{decimal}".
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A hollow square, "▫︎".
    public static let box = MarkerFormat("{box}")
    /// A check mark, "✓".
    public static let check = MarkerFormat("{check}")
    /// A hollow circle, "◦".
    public static let circle = MarkerFormat("{circle}")
    /// A filled diamond, "◆".
    public static let diamond = MarkerFormat("{diamond}")
    /// A filled circle, "•". The default.
    public static let disc = MarkerFormat("{disc}")
    /// A short line, "⁃".
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A filled square, "▪︎".
    public static let square = MarkerFormat("{square}")
    /// Hexadecimal numbers with lowercase letters: 9, a, b.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// Hexadecimal numbers with uppercase letters: 9, A, B.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    /// Octal numbers: 7, 10, 11.
    public static let octal = MarkerFormat("{octal}")
    /// Lowercase letters: a to z, then aa.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// Uppercase letters: A to Z, then AA.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// Lowercase Latin letters, as `lowercaseAlpha`.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// Uppercase Latin letters, as `uppercaseAlpha`.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// Lowercase Roman numerals: iii, iv, v. From 4,000 on, decimal numbers.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// Uppercase Roman numerals: III, IV, V. From 4,000 on, decimal numbers.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    /// Decimal numbers.
    public static let decimal = MarkerFormat("{decimal}")
  }

  /// The format of the markers.
  open private(set) var markerFormat: MarkerFormat
  /// The options for the markers of nested lists; none by default.
  open private(set) var listOptions: Options
  /// The number of the first item; 1 by default.
  open var startingItemNumber: Int
  /// Whether markers are numbers or letters rather than identical symbols.
  open var isOrdered: Bool {
    !["{box}", "{check}", "{circle}", "{diamond}", "{disc}", "{hyphen}", "{square}"].contains(markerFormat.rawValue)
  }

  /// Creates a list with filled circles.
  public convenience override init() { self.init(markerFormat: .disc) }

  /// Creates a list whose items are numbered from `startingItemNumber`.
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
  }

  /// Creates a list with numeric options, as in Objective-C.
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

  /// Returns the marker of an item.
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
