import Foundation

/// The find interaction of a text view and the matches that show.
@MainActor final class TextViewFinding {
  var interaction: UIFindInteraction?
  /// The matches in the order of the text.
  var found: [NSRange] = []
  var highlighted: NSRange?
  /// Whether the text changed since the last search, so that a new one is pending at the end of the turn.
  var isStale = false
}

extension UITextView: UITextSearching, UIFindInteractionDelegate {
  /// A text view has one document, without an identifier.
  public typealias DocumentIdentifier = AnyHashable?

  func setFindEnabled(_ isEnabled: Bool) {
    guard isEnabled != (finding.interaction != nil) else { return }
    if isEnabled {
      let interaction = UIFindInteraction(sessionDelegate: self)
      finding.interaction = interaction
      addInteraction(interaction)
    } else if let interaction = finding.interaction {
      finding.interaction = nil
      removeInteraction(interaction)
    }
  }

  // MARK: Searching

  func search(
    _ queryString: String, _ options: UITextSearchOptions,
    _ resultAggregator: UITextSearchAggregator<DocumentIdentifier>
  ) {
    for range in TextSearch.matches(of: queryString, options, in: storage) {
      resultAggregator.foundRange(editor.range(range), searchString: queryString, document: nil)
    }
    resultAggregator.finishedSearching()
  }

  func decorate(_ foundTextRange: UITextRange, _ usingStyle: UITextSearchFoundTextStyle) {
    guard let range = editor.nsRange(foundTextRange), range.length > 0 else { return }
    switch usingStyle {
    case .highlighted: highlight(range)
    case .found:
      if finding.highlighted == range { highlight(nil) }
      if finding.found.last.map({ $0.location < range.location }) ?? true {
        finding.found.append(range)
      } else {
        let index = finding.firstIndex(endingBehind: range.location)
        if index >= finding.found.count || finding.found[index] != range { finding.found.insert(range, at: index) }
      }
    case .normal:
      if finding.highlighted == range { highlight(nil) }
      finding.found.removeAll { $0 == range }
    }
    canvas.setNeedsDisplay()
  }

  func clearFoundText() {
    guard !finding.found.isEmpty || finding.highlighted != nil else { return }
    finding.found = []
    highlight(nil)
    canvas.setNeedsDisplay()
  }

  /// Highlights the current match in black on yellow, also in dark appearance.
  private func highlight(_ range: NSRange?) {
    guard range != finding.highlighted else { return }
    finding.highlighted = range
    manager.highlighted = range.map { ($0, [.foregroundColor: UIColor.black]) }
  }

  // MARK: Replacing

  func replaceFound(_ foundTextRange: UITextRange, _ withText: String) {
    editor.history.endRun()
    replace(foundTextRange, withText: withText)
    editor.history.endRun()
  }

  func replaceAllFound(_ queryString: String, _ options: UITextSearchOptions, _ withText: String) {
    let matches = TextSearch.matches(of: queryString, options, in: storage)
    guard isEditable, !matches.isEmpty else { return }
    editor.history.endRun()
    editor.history.manager.beginUndoGrouping()
    for range in matches.reversed() {
      // The delegate may have changed the text during its calls.
      guard isMatch(range, queryString, options),
        shouldChangeText(in: editor.range(range), replacementText: withText), isMatch(range, queryString, options)
      else { continue }
      replace(editor.range(range), withText: withText)
      editor.history.endRun()
    }
    // A delegate that sets the text has emptied the history, the open group with it.
    if editor.history.manager.groupingLevel > 0 { editor.history.manager.endUndoGrouping() }
  }

  /// Returns whether a range still matches the search.
  private func isMatch(_ range: NSRange, _ query: String, _ options: UITextSearchOptions) -> Bool {
    guard NSMaxRange(range) <= storage.length else { return false }
    let found = TextSearch.matches(of: query, options, in: storage.attributedSubstring(from: range))
    return found.first == NSRange(location: 0, length: range.length)
  }

  /// Searches again at the end of the run loop's turn, because the text changed.
  func searchAgain() {
    guard finding.interaction?.activeFindSession != nil, !finding.isStale else { return }
    finding.isStale = true
    MainTurn.afterThisTurn { [weak self] in
      self?.finding.isStale = false
      self?.finding.interaction?.search()
    }
  }

  // MARK: Drawing

  func drawFoundText() {
    guard !finding.found.isEmpty || finding.highlighted != nil else { return }
    let low = CGPoint(x: bounds.minX, y: bounds.minY)
    let high = CGPoint(x: bounds.maxX, y: bounds.maxY)
    let (first, last) = (offset(at: low), offset(at: high))
    var index = finding.firstIndex(endingBehind: first)
    UIColor.systemYellow.withAlphaComponent(0.3).setFill()
    while index < finding.found.count, finding.found[index].location <= last {
      if finding.found[index] != finding.highlighted { fill(finding.found[index]) }
      index += 1
    }
    guard let highlighted = finding.highlighted else { return }
    UIColor.systemYellow.setFill()
    fill(highlighted)
  }

  private func fill(_ range: NSRange) {
    for box in visibleBoxes(of: range) {
      UIBezierPath(roundedRect: box.offsetBy(dx: -bounds.minX, dy: -bounds.minY), cornerRadius: 3).fill()
    }
  }
}

extension TextViewFinding {
  /// Returns the index of the first match that ends behind an offset.
  func firstIndex(endingBehind offset: Int) -> Int {
    var (low, high) = (0, found.count)
    while low < high {
      let middle = (low + high) / 2
      if NSMaxRange(found[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Finds all matches of a string in a text, paragraph by paragraph.
enum TextSearch {
  @MainActor static func matches(
    of query: String, _ options: UITextSearchOptions, in text: NSAttributedString
  ) -> [NSRange] {
    guard !query.isEmpty else { return [] }
    let compare = options.stringCompareOptions.subtracting([.backwards, .anchored])
    // A query with a line break may match across paragraphs.
    let isWhole = query.contains(where: \.isNewline)
    var result: [NSRange] = []
    var start = 0
    while start < text.length {
      let piece =
        isWhole
        ? NSRange(location: 0, length: text.length) : stretch(from: start, in: text)
      let string = NSString(string: text.attributedSubstring(from: piece).string)
      var from = 0
      while from < string.length {
        let rest = NSRange(location: from, length: string.length - from)
        let found = string.range(of: query, options: compare, range: rest)
        guard found.location != NSNotFound, found.length > 0 else { break }
        let range = NSRange(location: piece.location + found.location, length: found.length)
        if isMatch(range, options.wordMatchMethod, in: text) { result.append(range) }
        from = NSMaxRange(found)
      }
      start = NSMaxRange(piece)
    }
    return result
  }

  /// Returns a range of whole paragraphs with a few thousand characters.
  private static func stretch(from start: Int, in text: NSAttributedString) -> NSRange {
    let end = TextUnits.paragraph(at: min(start + 4_096, text.length - 1), in: text)
    return NSRange(location: start, length: NSMaxRange(end) - start)
  }

  private static func isMatch(
    _ range: NSRange, _ method: UITextSearchOptions.WordMatchMethod, in text: NSAttributedString
  ) -> Bool {
    guard method != .contains else { return true }
    let first = TextUnits.unit(.word, at: range.location, forward: true, in: text)
    guard first?.location == range.location else { return false }
    guard method == .fullWord else { return true }
    let last = TextUnits.unit(.word, at: NSMaxRange(range), forward: false, in: text)
    return last.map { NSMaxRange($0) == NSMaxRange(range) } ?? false
  }
}
