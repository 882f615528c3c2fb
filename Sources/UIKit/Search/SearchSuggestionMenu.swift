import QuartzCore

/// The suggestions of a search field, on a plate below it.
final class SearchSuggestionMenu: UIView {
  let list = SearchSuggestionList(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 8)
    list.layer.cornerRadius = 12
    list.clipsToBounds = true
    list.backgroundColor = .secondarySystemGroupedBackground
    addSubview(list)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    list.frame = bounds
  }
}

extension UISearchTextField {
  /// Shows the suggestions if the field is being edited and has some, or else hides them.
  func showSuggestions() {
    guard let suggestions = searchSuggestions, !suggestions.isEmpty, isEditing, let window else {
      suggestionMenu?.removeFromSuperview()
      suggestionMenu = nil
      return
    }
    let menu = suggestionMenu ?? SearchSuggestionMenu(frame: .zero)
    suggestionMenu = menu
    menu.list.chosen = { [weak self] in self?.choose($0) }
    menu.list.show(suggestions)
    if menu.superview !== window { window.addSubview(menu) }
    placeSuggestions()
  }

  private func choose(_ suggestion: any UISearchSuggestion) {
    (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestion)
  }

  /// Sets the menu's frame: as wide as the field, and as high as its rows, at most to the edge of the window.
  func placeSuggestions() {
    guard let menu = suggestionMenu, let window else { return }
    let frame = convert(bounds, to: window)
    let top = frame.maxY + 8
    let room = max(0, window.bounds.maxY - window.safeAreaInsets.bottom - top)
    menu.frame = CGRect(x: frame.minX, y: top, width: frame.width, height: min(menu.list.fittingHeight, room))
  }
}
