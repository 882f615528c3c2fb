/// A mutable attributed string.
///
/// ```swift
/// let text = NSMutableAttributedString(string: "Half price")
/// text.addAttribute(.foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 4))
/// text.append(NSAttributedString(string: " today"))
/// label.attributedText = text
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nsmutableattributedstring>
open class NSMutableAttributedString: NSAttributedString {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func copy(with zone: NSZone? = nil) -> Any { NSAttributedString(attributedString: self) }

  open override var string: String { storage.materializedString() }

  /// Replaces characters. The new ones get the attributes of the first replaced character, or else of the preceding
  /// one.
  open func replaceCharacters(in range: NSRange, with str: String) {
    let target = clamped(range, "replaceObjectsInRange:withObject:length:")
    let units = Array(str.utf16)
    var inherited = AttributeSet.empty
    if storage.count > 0 {
      let source = target.isEmpty ? max(target.lowerBound - 1, 0) : target.lowerBound
      inherited = storage.runs[storage.runIndex(at: source)].attributes
    }
    let runs: [AttributedStorage.Run] = units.isEmpty ? [] : [.init(end: units.count, attributes: inherited)]
    replaceStorage(target, units: units, runs: runs)
  }

  /// Replaces all attributes of a range.
  open func setAttributes(_ attrs: [Key: Any]?, range: NSRange) {
    let target = clamped(range, "replaceObjectsInRange:withObject:length:")
    let new = AttributeSet.of(attrs)
    storage.transformAttributes(in: target) { _ in new }
  }

  /// The characters as a mutable proxy. Edits of the proxy change this string, with the same attributes as
  /// `replaceCharacters(in:with:)`.
  open var mutableString: NSMutableString { AttributedCharacters.of(self) }

  /// Sets an attribute in a range, and keeps the others.
  open func addAttribute(_ name: Key, value: Any, range: NSRange) {
    change(range) { $0[name] = value }
  }

  /// Sets attributes in a range, and keeps the others.
  open func addAttributes(_ attrs: [Key: Any] = [:], range: NSRange) {
    change(range) { $0.merge(attrs) { _, new in new } }
  }

  /// Removes an attribute from a range.
  open func removeAttribute(_ name: Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }

  /// Replaces a range by another attributed string, with its attributes.
  open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let target = clamped(range, "replaceObjectsInRange:withObject:length:")
    let source = attrString.snapshot
    guard isSubclass else {
      replaceStorage(target, units: source.units, runs: source.runs)
      return
    }
    replaceCharacters(in: NSRange(location: target.lowerBound, length: target.count), with: attrString.string)
    // `String` can't contain unpaired surrogates, which an undo may restore.
    if readsBaseStorage { storage.overwrite(from: target.lowerBound, with: source.units) }
    var start = 0
    for run in source.runs {
      let part = NSRange(location: target.lowerBound + start, length: run.end - start)
      setAttributes(run.attributes.values, range: part)
      start = run.end
    }
  }

  /// Inserts an attributed string at an index.
  open func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Appends an attributed string.
  open func append(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
  }

  /// Removes characters.
  open func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  /// Replaces all text and attributes by those of another string.
  open func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  /// Begins a group of changes. Subclasses can notify layout managers at its end.
  open func beginEditing() {}

  /// Ends a group of changes.
  open func endEditing() {}

  private func replaceStorage(_ target: Range<Int>, units: [UInt16], runs: [AttributedStorage.Run]) {
    if target.lowerBound == storage.count {
      storage.append(units: units, runs: runs)
    } else {
      storage.replace(target, units: units, runs: runs)
    }
  }

  private func change(_ range: NSRange, _ edit: (inout [Key: Any]) -> Void) {
    let target = clamped(range, "replaceObjectsInRange:withObject:length:")
    if isSubclass {
      changeThroughPrimitives(target, edit)
      return
    }
    storage.transformAttributes(in: target) { old in
      var values = old.values
      edit(&values)
      return .of(values)
    }
  }

  private func changeThroughPrimitives(_ target: Range<Int>, _ edit: (inout [Key: Any]) -> Void) {
    var location = target.lowerBound
    while location < target.upperBound {
      var run = NSRange(location: location, length: 0)
      var values = attributes(at: location, effectiveRange: &run)
      let end = max(location + 1, min(run.location + run.length, target.upperBound))
      edit(&values)
      setAttributes(values, range: NSRange(location: location, length: end - location))
      location = end
    }
  }
}
