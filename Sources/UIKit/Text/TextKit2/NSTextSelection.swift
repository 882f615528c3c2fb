import CoreText

/// A selection in a document of TextKit 2: ranges, of which an empty one is an insertion point.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nstextselection>
open class NSTextSelection: NSObject, NSSecureCoding {
  /// The units that the selection grows by.
  public enum Granularity: Int, Sendable {
    /// Whole characters.
    case character = 0
    /// Whole words.
    case word = 1
    /// Paragraphs with their separators.
    case paragraph = 2
    /// Lines of the layout.
    case line = 3
    /// Sentences.
    case sentence = 4
  }

  /// The line on which an insertion point at a wrap is.
  public enum Affinity: Int, Sendable {
    /// The line before the wrap.
    case upstream = 0
    /// The line behind the wrap.
    case downstream = 1
  }

  /// The selected ranges, in the order of the document.
  open private(set) var textRanges: [NSTextRange]
  /// The units that the selection grows by.
  open private(set) var granularity: Granularity
  /// The line on which an insertion point at a wrap is.
  open private(set) var affinity: Affinity
  /// Whether the selection is being dragged out.
  open internal(set) var isTransient = false
  /// The distance from the line's start that moves up and down keep, in points; 0 before the first of them.
  open var anchorPositionOffset: CGFloat = 0
  /// Whether the selection follows the logical rather than the visual order of the text. True by default.
  open var isLogical = true
  /// A second insertion point, at a boundary between text of both directions.
  open var secondarySelectionLocation: (any NSTextLocation)?
  /// The attributes of text that is typed.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The end that stays while the selection is extended.
  var anchor: (any NSTextLocation)?

  /// Creates a selection of ranges.
  public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
    self.textRanges = textRanges.sorted { $0.location.compare($1.location) == .orderedAscending }
    self.affinity = affinity
    self.granularity = granularity
    super.init()
  }

  /// Creates a selection of one range.
  public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
    self.init([range], affinity: affinity, granularity: granularity)
  }

  /// Creates an insertion point.
  public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
    self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
  }

  /// Decodes the ranges of a content storage.
  public required init?(coder: NSCoder) {
    let starts = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: "starts") as? [NSNumber] ?? []
    let lengths = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: "lengths") as? [NSNumber] ?? []
    textRanges = zip(starts, lengths).map {
      NSTextRange(offsets: NSRange(location: max($0.intValue, 0), length: max($1.intValue, 0)))
    }
    granularity = Granularity(rawValue: coder.decodeInteger(forKey: "granularity")) ?? .character
    affinity = Affinity(rawValue: coder.decodeInteger(forKey: "affinity")) ?? .downstream
    super.init()
  }

  /// Always true.
  public static var supportsSecureCoding: Bool { true }
  /// Encodes the ranges of a content storage.
  open func encode(with coder: NSCoder) {
    let ranges = textRanges.compactMap(\.offsets)
    coder.encode(NSArray(array: ranges.map { NSNumber(value: $0.location) }), forKey: "starts")
    coder.encode(NSArray(array: ranges.map { NSNumber(value: $0.length) }), forKey: "lengths")
    coder.encode(granularity.rawValue, forKey: "granularity")
    coder.encode(affinity.rawValue, forKey: "affinity")
  }

  /// Returns a selection of other ranges with the same settings.
  open func textSelection(_ textRanges: [NSTextRange]) -> NSTextSelection {
    let result = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
    result.anchorPositionOffset = anchorPositionOffset
    result.isLogical = isLogical
    result.typingAttributes = typingAttributes
    result.anchor = anchor
    return result
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextSelection else { return false }
    return textRanges == other.textRanges && affinity == other.affinity && granularity == other.granularity
  }
  open override var hash: Int { textRanges.first?.hash ?? 0 }
}

/// A source of the text's structure and geometry, on which selections depend.
public protocol NSTextSelectionDataSource: NSObjectProtocol {
  /// The range of the whole document.
  var documentRange: NSTextRange { get }
  /// Calls the block for the words, sentences or other units after a location.
  func enumerateSubstrings(
    from location: any NSTextLocation, options: NSString.EnumerationOptions,
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)
  /// Returns the unit around a location.
  func textRange(for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation)
    -> NSTextRange?
  /// Returns the location some units on; nil outside of the document.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  /// Returns the units between two locations.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
  /// Returns the direction of the line at a location.
  func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection
  /// Calls the block for the insertion points of the line at a location, from left to right: distance from the
  /// container's left in points, location, and whether it is at the leading edge of its character.
  func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
  /// Returns the range of the line at a point of the container that holds a location.
  func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?
  /// Calls the block for the edges of containers from a location on.
  func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool,
    using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)
  /// Returns the direction of lines at a location.
  func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation
}

extension NSTextSelectionDataSource {
  public func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool,
    using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  public func textLayoutOrientation(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.LayoutOrientation { .horizontal }
}
