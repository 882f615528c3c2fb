/// Editing in a search bar, and the bar's calls of the app's delegate (facts/text-input.md#search-bar-orders).
extension UISearchBar: TextFieldOwner {
  func fieldShouldBeginEditing() -> Bool {
    guard delegate?.searchBarShouldBeginEditing(self) ?? true else { return false }
    searcher?.searchBarWillBeginEditing()
    return true
  }

  func fieldDidBeginEditing() {
    fieldContentDidChange()
    delegate?.searchBarTextDidBeginEditing(self)
  }

  func fieldShouldEndEditing() -> Bool { delegate?.searchBarShouldEndEditing(self) ?? true }

  func fieldDidEndEditing() {
    fieldContentDidChange()
    delegate?.searchBarTextDidEndEditing(self)
  }

  func fieldShouldChange(in range: NSRange, to text: String) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func fieldDidChange() {
    fieldContentDidChange()
    delegate?.searchBar(self, textDidChange: text ?? "")
    searcher?.searchBarTextDidChange()
  }

  func fieldWasFilled() {
    fieldContentDidChange()
    searcher?.searchBarTextDidChange()
  }

  func fieldDidReturn() {
    delegate?.searchBarSearchButtonClicked(self)
    searcher?.searchBarDidReturn()
  }

  // MARK: Buttons

  func cancelWasTapped() {
    delegate?.searchBarCancelButtonClicked(self)
    searcher?.searchBarWasCancelled()
  }

  func bookmarkWasTapped() { delegate?.searchBarBookmarkButtonClicked(self) }
  func resultsWereTapped() { delegate?.searchBarResultsListButtonClicked(self) }

  func scopeWasChosen() {
    let index = parts.scopes.selectedSegmentIndex
    settings.scope = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    searcher?.searchBarScopeDidChange()
  }
}
