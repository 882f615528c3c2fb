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
  /// What changed.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  public class var willProcessEditingNotification: NSNotification.Name {
    NSNotification.Name("NSTextStorageWillProcessEditingNotification")
  }
  public class var didProcessEditingNotification: NSNotification.Name {
    NSNotification.Name("NSTextStorageDidProcessEditingNotification")
  }

  open private(set) var layoutManagers: [NSLayoutManager] = []
  open weak var delegate: (any NSTextStorageDelegate)?
  open private(set) var editedMask: EditActions = []
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0
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

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  // MARK: Changes

  open override func replaceCharacters(in range: NSRange, with str: String) {
    let before = length
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: length - before)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
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

  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    depth = max(depth - 1, 0)
    process()
  }

  /// Notes a change, in the range before it; outside of `beginEditing` it is processed at once.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    var new = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
    if self.editedRange.location != NSNotFound {
      // What was noted before moves with the change.
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

  /// Once for a group of changes; what is changed meanwhile belongs to it.
  private func process() {
    guard depth == 0, !isProcessing, !editedMask.isEmpty else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
  }

  /// Tells delegate and layout managers what changed. A subclass may change attributes before it calls this.
  open func processEditing() {
    let mask = editedMask
    NotificationCenter.default.post(name: NSTextStorage.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, willProcessEditing: mask, range: editedRange, changeInLength: changeInLength)
    fixAttributes(in: editedRange)
    let range = editedRange
    let delta = changeInLength
    NotificationCenter.default.post(name: NSTextStorage.didProcessEditingNotification, object: self)
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
  }

  open var fixesAttributesLazily: Bool { false }
  open func invalidateAttributes(in range: NSRange) {}
  open func ensureAttributesAreFixed(in range: NSRange) {}
}

extension NSMutableAttributedString {
  /// Does nothing: fonts for characters are chosen when text is laid out.
  public func fixAttributes(in range: NSRange) {}
}

/// The methods by which a text storage reports changes, before and after attributes are fixed.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int)
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
