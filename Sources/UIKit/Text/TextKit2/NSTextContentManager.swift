import CoreText

/// An object that provides the elements of a document.
public protocol NSTextElementProvider: NSObjectProtocol {
  /// The range of the whole document.
  var documentRange: NSTextRange { get }
  /// Calls the block for the elements from a location on until it returns false; nil is the start, or the end for
  /// reverse order. Returns the edge of the last element.
  @discardableResult func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)?
  /// Replaces a range by other elements.
  func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
  /// Writes changes to the document's backing store.
  func synchronizeToBackingStore(_ completionHandler: (@Sendable ((any Error)?) -> Void)?)
  /// Returns the location some units on; nil outside of the document.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  /// Returns the units between two locations.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
  /// Returns the range that an edit of a range or a selection affects; nil for the range itself.
  func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}

extension NSTextElementProvider {
  public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
  public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }
  public func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }
}

/// The methods by which a content manager requests elements; all of them are optional.
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
  /// Returns the element at a location in place of the default one; nil for the default.
  func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement?
  /// Returns whether an element is shown. True by default.
  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool
}

extension NSTextContentManagerDelegate {
  public func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement? { nil }
  public func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool { true }
}

/// A document as a sequence of elements, and the layout managers that show it. `NSTextContentStorage` is the
/// subclass for attributed strings; other subclasses may have other backing stores.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nstextcontentmanager>
open class NSTextContentManager: NSObject, NSTextElementProvider, NSSecureCoding {
  /// Options for enumerating elements.
  public struct EnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Enumerates from the end to the start.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
  }

  /// The delegate, which provides elements.
  @_disfavoredOverload open weak var delegate: (any NSTextContentManagerDelegate)?
  /// The layout managers that show the document.
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  /// The layout manager whose selection is used; by default the first one.
  open var primaryTextLayoutManager: NSTextLayoutManager? {
    get { primary ?? textLayoutManagers.first }
    set { primary = textLayoutManagers.contains { $0 === newValue } ? newValue : nil }
  }
  private weak var primary: NSTextLayoutManager?
  /// Whether layout managers follow changes at the end of each transaction. True by default.
  open var automaticallySynchronizesTextLayoutManagers = true
  /// Whether the backing store is synchronized at the end of each transaction. True by default.
  open var automaticallySynchronizesToBackingStore = true
  private var depth = 0
  /// Changes of which layout managers have not been notified: the range before, and the range now.
  private var actions: [(old: NSTextRange, new: NSTextRange)] = []

  /// Creates an empty document.
  public override init() { super.init() }
  /// Decodes an empty document.
  public required init?(coder: NSCoder) { super.init() }
  /// Always true.
  open class var supportsSecureCoding: Bool { true }
  /// Encodes no state: the document belongs to the storage.
  open func encode(with coder: NSCoder) {}

  // MARK: Layout managers

  /// Adds a layout manager to those that show the document.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.contentManagerDidChange(to: self)
  }

  /// Removes a layout manager from the document.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManagers.removeAll { $0 === textLayoutManager }
    textLayoutManager.contentManagerDidChange(to: nil)
  }

  /// Notifies layout managers of changes since the last notification.
  open func synchronizeTextLayoutManagers(_ completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    let changes = actions
    actions = []
    for manager in textLayoutManagers { for change in changes { manager.contentDidChange(change.old, change.new) } }
    completionHandler?(nil)
  }

  /// Notifies layout managers of changes since the last notification.
  open func synchronizeTextLayoutManagers() async throws { synchronizeTextLayoutManagers(nil) }

  // MARK: Changes

  /// Whether a transaction is in progress.
  open var hasEditingTransaction: Bool { depth > 0 }

  /// Makes changes in one step: layout managers and the backing store are updated at its end.
  open func performEditingTransaction(_ transaction: () -> Void) {
    depth += 1
    transaction()
    depth -= 1
    guard depth == 0 else { return }
    if automaticallySynchronizesTextLayoutManagers { synchronizeTextLayoutManagers(nil) }
    if automaticallySynchronizesToBackingStore { synchronizeToBackingStore(nil) }
  }

  /// Records that a range was replaced with another one. Layout managers are notified at the end of the
  /// transaction, or immediately outside of a transaction.
  open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
    actions.append((originalTextRange, newTextRange))
    if depth == 0, automaticallySynchronizesTextLayoutManagers { synchronizeTextLayoutManagers(nil) }
  }

  /// Returns the elements that intersect a range.
  open func textElements(for range: NSTextRange) -> [NSTextElement] {
    var result: [NSTextElement] = []
    enumerateTextElements(from: range.location, options: []) { element in
      guard let found = element.elementRange else { return true }
      let isBehind = found.location.compare(range.endLocation) != .orderedAscending
      if isBehind, !(range.isEmpty && result.isEmpty) { return false }
      result.append(element)
      return true
    }
    return result
  }

  // MARK: NSTextElementProvider, for subclasses

  /// The range of the whole document. Empty for this class.
  open var documentRange: NSTextRange { NSTextRange(offsets: NSRange(location: 0, length: 0)) }
  @discardableResult open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }
  /// Replaces a range with other elements. The base class does nothing.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}
  /// Writes changes to the document's backing store.
  open func synchronizeToBackingStore(_ completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  /// Writes changes to the document's backing store.
  open func synchronizeToBackingStore() async throws { synchronizeToBackingStore(nil) }
  /// Returns the location some units on; nil outside of the document.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    guard let start = location as? TextOffsetLocation, let end = documentRange.endLocation as? TextOffsetLocation
    else { return nil }
    let (result, overflow) = start.offset.addingReportingOverflow(offset)
    return overflow || result < 0 || result > end.offset ? nil : TextOffsetLocation(result)
  }
  /// Returns the number of units between two locations, which is negative if the second one precedes the first one;
  /// 0 for locations of other documents.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    guard let start = from as? TextOffsetLocation, let end = to as? TextOffsetLocation else { return 0 }
    return end.offset - start.offset
  }
  /// Returns the range that an edit affects; nil for the range itself.
  open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }
}
