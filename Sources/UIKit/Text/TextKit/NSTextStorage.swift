import CoreText

/// An attributed string that notifies its layout managers of changes.
///
/// ```swift
/// let storage = NSTextStorage(string: "Hello")
/// let manager = NSLayoutManager()
/// storage.addLayoutManager(manager)
/// manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 1000)))
/// storage.append(NSAttributedString(string: ", world"))
/// ```
///
/// A subclass stores the text itself, overrides the four primitives and calls `edited(_:range:changeInLength:)`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nstextstorage>
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of change in a text storage.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes changed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters changed.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// Posted before the changes are processed, when the text can still be changed.
  public class var willProcessEditingNotification: NSNotification.Name {
    NSNotification.Name("NSTextStorageWillProcessEditingNotification")
  }
  /// Posted after the changes were processed; attributes may still be changed.
  public class var didProcessEditingNotification: NSNotification.Name {
    NSNotification.Name("NSTextStorageDidProcessEditingNotification")
  }

  /// The layout managers that lay the text out.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// The delegate, which is notified of changes before and after they are processed.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The kinds of change that have not been processed yet.
  open private(set) var editedMask: EditActions = []
  /// The changed range in the current text, in UTF-16 units; its location is `NSNotFound` without changes.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The number of UTF-16 units by which the text became longer, negative if it became shorter.
  open private(set) var changeInLength = 0
  /// The observer of changes beside the layout managers: a content storage of TextKit 2.
  open weak var textStorageObserver: (any NSTextStorageObserving)?
  private var depth = 0
  private var isProcessing = false

  public override init() {
    super.init()
    readsBaseStorage = type(of: self) == NSTextStorage.self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    readsBaseStorage = type(of: self) == NSTextStorage.self
  }

  /// Adds a layout manager to those that lay out the text.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager from the text.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  // MARK: Changes

  open override func replaceCharacters(in range: NSRange, with str: String) {
    let before = length
    super.replaceCharacters(in: range, with: str)
    edited(
      .editedCharacters, range: NSTextStorage.part(of: range, in: before), changeInLength: length - before)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: NSTextStorage.part(of: range, in: length), changeInLength: 0)
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    super.replaceCharacters(in: range, with: attrString)
    endEditing()
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    beginEditing()
    super.addAttributes(attrs, range: range)
    endEditing()
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    beginEditing()
    super.addAttribute(name, value: value, range: range)
    endEditing()
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    beginEditing()
    super.removeAttribute(name, range: range)
    endEditing()
  }

  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    depth = max(depth - 1, 0)
    process()
  }

  /// Records a change of a range before the change; outside of `beginEditing` it is processed immediately.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    guard NSTextStorage.canBeText(editedRange, changeInLength: delta) else {
      ExceptionReport.raise(
        .rangeException, "-[NSTextStorage edited:range:changeInLength:]: Out of bounds",
        logged: "*** NSRangeException: -[NSTextStorage edited:range:changeInLength:]: Out of bounds")
      return
    }
    var new = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
    if self.editedRange.location != NSNotFound {
      // The range of earlier edits moves with the change.
      var old = self.editedRange
      if editedRange.location + editedRange.length <= old.location {
        old.location += delta
      } else {
        old.length = max(old.length + delta, 0)
      }
      let start = min(old.location, new.location)
      new = NSRange(
        location: start, length: max(old.location + old.length, new.location + new.length) - start)
    }
    self.editedMask.formUnion(editedMask)
    self.editedRange = new
    changeInLength += delta
    process()
  }

  /// Returns whether a range and a change are possible for a text, so that their sums do not overflow.
  private static func canBeText(_ range: NSRange, changeInLength delta: Int) -> Bool {
    let longest = Int(Int32.max)
    return 0...longest ~= range.location && 0...longest ~= range.length && -longest...longest ~= delta
  }

  /// Returns the intersection of a range with a text of that length, for changes out of bounds.
  private static func part(of range: NSRange, in length: Int) -> NSRange {
    let low = min(max(range.location, 0), length)
    let (end, isOver) = range.location.addingReportingOverflow(range.length)
    let high = isOver ? length : min(max(end, low), length)
    return NSRange(location: low, length: high - low)
  }

  /// Processes a group of changes once, including changes during the processing.
  private func process() {
    guard depth == 0, !isProcessing, !editedMask.isEmpty else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
  }

  /// Notifies delegate and layout managers of changes. A subclass may change attributes before it calls this.
  open func processEditing() {
    NotificationCenter.default.post(name: NSTextStorage.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    // The delegate's changes are part of the edit.
    if editedRange.location != NSNotFound { fixAttributes(in: editedRange) }
    NotificationCenter.default.post(name: NSTextStorage.didProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    textStorageObserver?.processEditing(
      for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
  }

  /// Whether attributes are fixed on access only. False.
  open var fixesAttributesLazily: Bool { false }
  /// Marks the attributes of a range as invalid. Has no effect, because attributes are corrected immediately.
  open func invalidateAttributes(in range: NSRange) {}
  /// Fixes the attributes of a range. Without effect: they always are.
  open func ensureAttributesAreFixed(in range: NSRange) {}
}

extension NSMutableAttributedString {
  /// Has no effect: fonts for characters are selected during layout.
  public func fixAttributes(in range: NSRange) {}
}

/// The methods by which a text storage reports changes, before and after attributes are fixed.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called before a group of changes is laid out. The delegate can still change characters and attributes. The
  /// range, in UTF-16 units, is that of the changed text.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int)
  /// Called after attributes have been corrected and before layout. The delegate can change attributes, but not
  /// characters.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
