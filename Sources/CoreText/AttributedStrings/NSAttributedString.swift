import ObjectiveC

/// Text with attributes for ranges of its characters, such as fonts, colors, paragraph styles and links.
///
/// ```swift
/// label.attributedText = NSAttributedString(
///   string: "Hello", attributes: [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.systemBlue])
/// ```
///
/// Ranges are in UTF-16 units, and values are stored unchanged. The class replaces Foundation's in files that
/// import UIKit, because Foundation's class on Linux can't store two equal keys from different objects.
///
/// A range outside of the text raises an exception on iOS. Flipside reports it on the console with the message of
/// that exception and clamps the range, so that a single wrong label does not end the app.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nsattributedstring>
open class NSAttributedString: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  var storage: AttributedStorage

  /// Creates an empty string.
  public override init() {
    storage = AttributedStorage()
    super.init()
  }

  /// Decodes an archived attributed string.
  public required init?(coder: NSCoder) {
    let text = coder.decodeObject(of: NSString.self, forKey: "NSString")
    let units = Array((text.map { String(describing: $0) } ?? "").utf16)
    storage = AttributedStorage(units: units, runs: ArchivedAttributes.runs(from: coder, count: units.count))
    super.init()
  }

  /// Creates a string without attributes.
  public convenience init(string: String) {
    self.init(string: string, attributes: nil)
  }

  /// Creates a string with the same attributes throughout.
  public convenience init(string: String, attributes: [Key: Any]? = nil) {
    self.init()
    storage = AttributedStorage(string: string, attributes: .of(attributes))
  }

  /// Creates a copy of another attributed string.
  public convenience init(attributedString: NSAttributedString) {
    self.init()
    storage = attributedString.snapshot
  }

  /// The characters without attributes.
  open var string: String { storage.string }

  /// The length in UTF-16 units.
  open var length: Int { isSubclass && !readsBaseStorage ? string.utf16.count : storage.count }

  /// Returns the attributes at an index, and the range around the index in which they are the same.
  open func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [Key: Any] {
    guard location >= 0, location < storage.count else {
      reportOutOfBounds("objectAtIndex:effectiveRange:")
      range?.pointee = NSRange(location: min(max(location, 0), storage.count), length: 0)
      return [:]
    }
    let index = storage.runIndex(at: location)
    if let range {
      let start = storage.runStart(index)
      range.pointee = NSRange(location: start, length: storage.runs[index].end - start)
    }
    return storage.runs[index].attributes.values
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSAttributedString else { return false }
    return isEqual(to: other)
  }

  open override var hash: Int { string.hashValue }

  open override var description: String {
    var text = ""
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let pairs = attributes.map { "    \($0.key.rawValue) = \(Self.quoted("\($0.value)"));\n" }.sorted()
      text += attributedSubstring(from: range).string + "{\n" + pairs.joined() + "}"
    }
    return text
  }

  /// Returns a value in the format of property lists: unquoted if it is a word or number, otherwise in quotation
  /// marks.
  private static func quoted(_ value: String) -> String {
    let isWord = !value.isEmpty && value.unicodeScalars.allSatisfy { word.contains($0) }
    if isWord { return value }
    return "\"" + value.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      + "\""
  }

  private static let word = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$/.")

  open override func copy() -> Any { copy(with: nil) }

  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self) == NSAttributedString.self ? self : NSAttributedString(attributedString: self)
  }

  open override func mutableCopy() -> Any { mutableCopy(with: nil) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableAttributedString(attributedString: self) }

  public static var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: string), forKey: "NSString")
    ArchivedAttributes.encode(snapshot.runs, to: coder)
  }

  /// Whether a subclass has its text in `storage`, although its changes must go through the primitives.
  package final var readsBaseStorage = false

  /// Whether this is a subclass of an app, which may override the primitives and have its own storage.
  var isSubclass: Bool {
    type(of: self) != NSAttributedString.self && type(of: self) != NSMutableAttributedString.self
  }

  /// The text and runs, read through the primitives if a subclass has its own storage.
  package var snapshot: AttributedStorage {
    if !isSubclass || readsBaseStorage { return storage }
    let units = Array(string.utf16)
    var runs: [AttributedStorage.Run] = []
    var location = 0
    while location < units.count {
      var range = NSRange(location: location, length: 0)
      let values = attributes(at: location, effectiveRange: &range)
      let (reported, isOver) = range.location.addingReportingOverflow(range.length)
      let end = isOver ? location + 1 : max(location + 1, min(reported, units.count))
      runs.append(.init(end: end, attributes: .of(values)))
      location = end
    }
    return AttributedStorage(units: units, runs: runs)
  }

  func reportOutOfBounds(_ method: String) {
    ExceptionReport.raise(
      .rangeException, "NSMutableRLEArray \(method): Out of bounds",
      logged: "*** NSRangeException: NSMutableRLEArray \(method): Out of bounds")
  }

  /// Returns a range clamped to the text; reports it if it is not within the text.
  func clamped(_ range: NSRange, _ method: String) -> Range<Int> {
    let count = length
    let start = range.location
    let (end, overflow) = start.addingReportingOverflow(range.length)
    if start >= 0, range.length >= 0, !overflow, end <= count { return start..<end }
    reportOutOfBounds(method)
    let low = min(max(start, 0), count)
    let high = overflow || start == NSNotFound ? count : min(max(end, low), count)
    return low..<max(low, high)
  }
}
