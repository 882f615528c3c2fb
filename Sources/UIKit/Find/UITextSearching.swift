/// The members of `UITextSearching` that do not depend on the type of its documents; find sessions store objects as
/// this type.
@preconcurrency @MainActor public protocol __UITextSearching: NSObjectProtocol {}

/// An object whose text a find session can search, such as a text view.
///
/// `performTextSearch(queryString:options:resultAggregator:)` reports the matches to the aggregator, in any order
/// of documents, and calls `finishedSearching()` at the end. The session then has each match decorated.
///
/// ```swift
/// func performTextSearch(
///   queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
/// ) {
///   let text = (textView.text ?? "") as NSString
///   let found = text.range(of: queryString)
///   if let start = textView.position(from: textView.beginningOfDocument, offset: found.location),
///     let end = textView.position(from: start, offset: found.length),
///     let range = textView.textRange(from: start, to: end)
///   {
///     resultAggregator.foundRange(range, searchString: queryString, document: nil)
///   }
///   resultAggregator.finishedSearching()
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextsearching>
@preconcurrency @MainActor public protocol UITextSearching: __UITextSearching {
  /// The type that identifies documents.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?
  /// The selection, from which the search continues.
  var selectedTextRange: UITextRange? { get }
  /// Returns the order of two ranges of a document.
  func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
  ) -> ComparisonResult
  /// Searches the text and reports each match.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Shows a match in a style.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
  /// Shows all matches as ordinary text.
  func clearAllDecoratedFoundText()
  /// Whether matches can be replaced. False by default.
  var supportsTextReplacement: Bool { get }
  /// Returns whether a match may be replaced. True by default.
  func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
  /// Replaces a match.
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
  /// Replaces all matches of a text.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
  /// Called before a match is highlighted.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Scrolls until a match is visible.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
  /// The document of the selection; nil by default.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// Returns the order of two documents. `.orderedSame` by default.
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
}

extension UITextSearching {
  public var supportsTextReplacement: Bool { false }
  public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool {
    true
  }
  public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
    .orderedSame
  }
}

/// A collector of the matches of a search. A find session passes it to the object that it searches.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextsearchaggregator-swift.struct>
@preconcurrency @MainActor public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
  let results: SearchResults
  /// The matches so far, in the order of the text.
  public var allFoundRanges: [UITextRange] { results.all.map(\.range) }
  /// Adds a match.
  public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
    results.add(SearchResult(range: range, document: document))
  }
  /// Removes a match.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
    results.remove { $0.range.isEqual(range) && ($0.document as? DocumentIdentifier) == document }
  }
  /// Removes all matches.
  public func invalidate() { results.remove { _ in true } }
  /// Ends the search: the session shows the number of matches and highlights the first one.
  public func finishedSearching() { results.finish() }
}

/// A match with its document.
struct SearchResult {
  var range: UITextRange
  var document: Any
}

/// The matches of one search, in the order of the text.
@MainActor final class SearchResults {
  private(set) var all: [SearchResult] = []
  private let order: (SearchResult, SearchResult) -> ComparisonResult
  /// Called when the search is finished, and when matches are removed after that.
  private let changed: (SearchResults) -> Void
  private(set) var isFinished = false

  init(
    order: @escaping (SearchResult, SearchResult) -> ComparisonResult, changed: @escaping (SearchResults) -> Void
  ) {
    self.order = order
    self.changed = changed
  }

  func add(_ result: SearchResult) {
    if all.last.map({ order($0, result) != .orderedDescending }) ?? true {
      all.append(result)
    } else {
      var (low, high) = (0, all.count)
      while low < high {
        let middle = (low + high) / 2
        if order(all[middle], result) == .orderedDescending { high = middle } else { low = middle + 1 }
      }
      all.insert(result, at: low)
    }
    if isFinished { changed(self) }
  }

  func remove(_ isGone: (SearchResult) -> Bool) {
    all.removeAll(where: isGone)
    if isFinished { changed(self) }
  }

  func finish() {
    isFinished = true
    changed(self)
  }
}
