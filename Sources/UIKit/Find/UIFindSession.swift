/// A search with its matches, one of which is highlighted. Subclass it to search custom content, or use
/// `UITextSearchingFindSession` for text.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifindsession>
@preconcurrency @MainActor open class UIFindSession: NSObject {
  /// The presentation of the number of matches in the find navigator.
  public enum SearchResultDisplayStyle: Int, Sendable {
    /// The index and the total, as in "2 of 7".
    case currentAndTotal = 0
    /// The total, as in "7".
    case total = 1
    /// The number of matches is not displayed.
    case none = 2
  }

  /// Creates a session without matches.
  public override init() { super.init() }

  /// The number of matches. 0 unless overridden.
  open var resultCount: Int { 0 }
  /// The index of the highlighted match; `NSNotFound` if there is none.
  open var highlightedResultIndex: Int { NSNotFound }
  /// The presentation of the number of matches in the find navigator.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Whether matches can be replaced. False unless overridden.
  open var supportsReplacement: Bool { false }
  /// Whether the highlighted match can be replaced. Equal to `supportsReplacement` unless overridden.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }
  /// The name of `supportsReplacement` in the first versions of iOS 16.
  open var allowsReplacement: Bool { supportsReplacement }
  /// Searches for a text. Does nothing unless overridden.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the highlighted match. Does nothing unless overridden.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces all matches. Does nothing unless overridden.
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Highlights the next match in a direction. Does nothing unless overridden.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Removes all matches. Does nothing unless overridden.
  open func invalidateFoundResults() {}
}

/// A find session over an object that conforms to `UITextSearching`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextsearchingfindsession>
@preconcurrency @MainActor open class UITextSearchingFindSession: UIFindSession {
  /// The object that is searched.
  open private(set) weak var searchableObject: (any __UITextSearching)?
  private let target: SearchTarget
  private var results: SearchResults?
  private var index: Int?
  /// Called when the matches or the highlighted one changed.
  var changed: (() -> Void)?

  /// Creates a session that searches an object, which is not retained.
  public init<SearchableObject: UITextSearching>(searchableObject: SearchableObject) {
    self.searchableObject = searchableObject
    target = SearchTarget(searchableObject)
    super.init()
  }

  open override var resultCount: Int { results?.all.count ?? 0 }
  open override var highlightedResultIndex: Int { index ?? NSNotFound }
  open override var supportsReplacement: Bool { target.supportsReplacement() }
  open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
    guard supportsReplacement, let result = current else { return false }
    return target.shouldReplace(result, "")
  }

  private var current: SearchResult? {
    guard let index, let all = results?.all, all.indices.contains(index) else { return nil }
    return all[index]
  }

  open override func performSearch(query: String, options: UITextSearchOptions?) {
    search(query, options ?? UITextSearchOptions(), from: current)
  }

  private func search(_ query: String, _ options: UITextSearchOptions, from start: SearchResult?) {
    invalidateFoundResults()
    guard !query.isEmpty else {
      changed?()
      return
    }
    let start = start ?? target.selection()
    let results = SearchResults(order: target.compare) { [weak self] in self?.take($0, from: start) }
    self.results = results
    target.search(query, options, results)
  }

  /// Shows the matches, and highlights the first one that is not before a position.
  private func take(_ new: SearchResults, from start: SearchResult?) {
    guard results === new else { return }
    target.clear()
    for result in new.all { target.decorate(result, .found) }
    let next = start.flatMap { start in new.all.firstIndex { target.compare($0, start) != .orderedAscending } }
    highlight(new.all.isEmpty ? nil : next ?? 0)
  }

  private func highlight(_ new: Int?) {
    if let old = current { target.decorate(old, .found) }
    index = new
    if let result = current {
      target.willHighlight(result)
      target.decorate(result, .highlighted)
      target.scroll(result)
    }
    changed?()
  }

  open override func highlightNextResult(in direction: UITextStorageDirection) {
    let count = resultCount
    guard count > 0 else { return }
    let step = direction == .forward ? 1 : -1
    highlight(index.map { ($0 + step + count) % count } ?? (direction == .forward ? 0 : count - 1))
  }

  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard supportsReplacement, let result = current, target.shouldReplace(result, replacementString) else { return }
    target.replace(result, replacementString)
    // The inserted replacement is not searched.
    search(searchQuery, options ?? UITextSearchOptions(), from: target.selection())
  }

  open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    guard supportsReplacement else { return }
    let options = options ?? UITextSearchOptions()
    target.replaceAll(searchQuery, options, replacementString)
    search(searchQuery, options, from: nil)
  }

  open override func invalidateFoundResults() {
    results = nil
    index = nil
    target.clear()
    changed?()
  }
}

/// A searchable object without the type of its documents.
@MainActor private struct SearchTarget {
  var search: (String, UITextSearchOptions, SearchResults) -> Void
  var compare: (SearchResult, SearchResult) -> ComparisonResult
  var decorate: (SearchResult, UITextSearchFoundTextStyle) -> Void
  var clear: () -> Void
  var supportsReplacement: () -> Bool
  var shouldReplace: (SearchResult, String) -> Bool
  var replace: (SearchResult, String) -> Void
  var replaceAll: (String, UITextSearchOptions, String) -> Void
  var willHighlight: (SearchResult) -> Void
  var scroll: (SearchResult) -> Void
  /// The end of the selection, from which the search continues.
  var selection: () -> SearchResult?

  init<Object: UITextSearching>(_ object: Object) {
    typealias Document = Object.DocumentIdentifier
    func document(_ result: SearchResult) -> Document? { result.document as? Document }
    search = { [weak object] query, options, results in
      object?.performTextSearch(
        queryString: query, options: options, resultAggregator: UITextSearchAggregator<Document>(results: results))
    }
    compare = { [weak object] one, other in
      guard let object else { return .orderedSame }
      if let first = document(one), let second = document(other), first != second {
        return object.compare(document: first, toDocument: second)
      }
      return object.compare(one.range, toRange: other.range, document: document(one))
    }
    decorate = { [weak object] in object?.decorate(foundTextRange: $0.range, document: document($0), usingStyle: $1)
    }
    clear = { [weak object] in object?.clearAllDecoratedFoundText() }
    supportsReplacement = { [weak object] in object?.supportsTextReplacement ?? false }
    shouldReplace = { [weak object] in
      object?.shouldReplace(foundTextRange: $0.range, document: document($0), withText: $1) ?? false
    }
    replace = { [weak object] in object?.replace(foundTextRange: $0.range, document: document($0), withText: $1) }
    replaceAll = { [weak object] in object?.replaceAll(queryString: $0, options: $1, withText: $2) }
    willHighlight = { [weak object] in object?.willHighlight(foundTextRange: $0.range, document: document($0)) }
    scroll = { [weak object] in object?.scrollRangeToVisible($0.range, inDocument: document($0)) }
    selection = { [weak object] in
      guard let object, let range = object.selectedTextRange else { return nil }
      return SearchResult(range: range, document: object.selectedTextSearchDocument as Any)
    }
  }
}
