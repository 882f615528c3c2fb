/// A tab stop of a paragraph.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nstexttab>
open class NSTextTab: NSObject, NSCopying, NSSecureCoding {
  /// The name of an option.
  public struct OptionKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `CharacterSet` of characters, in addition to tabs and line ends, at which the text of the column is
    /// aligned, such as a decimal separator.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of text at the tab stop.
  open private(set) var alignment: NSTextAlignment
  /// The distance from the margin of the paragraph, in points.
  open private(set) var location: CGFloat
  /// The options of the tab stop, such as `.columnTerminators`; empty by default.
  open private(set) var options: [OptionKey: Any]

  /// Creates a tab stop at the margin.
  public convenience override init() { self.init(textAlignment: .natural, location: 0) }

  /// Creates a tab stop at a distance from the margin of the paragraph, in points.
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

  /// Returns the characters that terminate a column of decimal numbers: the locale's decimal separator.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
  }

  /// The characters that terminate the column at the tab stop, in addition to tabs and line ends.
  var columnTerminators: CharacterSet? { options[.columnTerminators] as? CharacterSet }

  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  open override var hash: Int { location.hashValue }
}
