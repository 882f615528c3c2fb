/// A tab stop of a paragraph.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nstexttab>
open class NSTextTab: NSObject, NSCopying, NSSecureCoding {
  /// The name of a tab stop's option.
  public struct OptionKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `CharacterSet` of the characters, besides tabs and line ends, at which text of the column is aligned, such
    /// as a decimal point.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text at the stop.
  open private(set) var alignment: NSTextAlignment
  /// Distance from the paragraph's margin, in points.
  open private(set) var location: CGFloat
  /// The stop's options, such as `.columnTerminators`; empty by default.
  open private(set) var options: [OptionKey: Any]

  /// Creates a stop at the margin.
  public convenience override init() { self.init(textAlignment: .natural, location: 0) }

  /// Creates a stop at a distance from the paragraph's margin, in points, with text aligned there.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    self.location = loc
    self.options = options
  }

  public required init?(coder: NSCoder) {
    alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .left
    location = CGFloat(coder.decodeDouble(forKey: "NSLocation"))
    options = [:]
  }

  public static var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    coder.encode(alignment.rawValue, forKey: "NSAlignment")
    coder.encode(Double(location), forKey: "NSLocation")
  }

  /// The characters that end a column of decimal numbers: the locale's decimal separator.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
  }

  /// The characters that end the column of text at the stop, besides tabs and line ends.
  var columnTerminators: CharacterSet? { options[.columnTerminators] as? CharacterSet }

  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  open override var hash: Int { location.hashValue }
}
