extension NibRow {
  static let searchBar = NibRow(UISearchBar.self) { row in
    row.property("barStyle", \.barStyle)
    row.property("searchBarStyle", \.searchBarStyle)
    // Interface Builder writes it only when it is off.
    row.property("translucent", key: "translucent", \.isTranslucent)
    row.property("barTintColor", \.barTintColor)
    row.property("text", \.text)
    row.property("placeholder", \.placeholder)
    row.property("prompt", \.prompt)
    row.property("showsBookmarkButton", \.showsBookmarkButton)
    row.property("showsCancelButton", \.showsCancelButton)
    row.property("showsSearchResultsButton", \.showsSearchResultsButton)
    row.property("searchResultsButtonSelected", \.isSearchResultsButtonSelected)
    row.property("showsScopeBar", \.showsScopeBar)
    row.step(reads: ["scopeButtonTitles"]) { bar, coder in
      guard let list = coder.element.child(named: "scopeButtonTitles") else { return }
      bar.scopeButtonTitles = list.children.filter { $0.name == "string" }.enumerated().map { index, element in
        let key = coder.element.id.map { "\($0).scopeButtonTitles[\(index)]" } ?? ""
        return coder.loading.strings[key] ?? element.text
      }
    }
    row.property("selectedScopeButtonIndex", \.selectedScopeButtonIndex)
    row.property("backgroundImage", \.backgroundImage)
    row.property("scopeBarBackgroundImage", \.scopeBarBackgroundImage)
    row.step(reads: ["textInputTraits"]) { bar, coder in
      let returnKey = bar.returnKeyType
      bar.readTraits(of: coder.element)
      // Files omit the search key, which is the default.
      if coder.element.child(named: "textInputTraits")?["returnKeyType"] == nil { bar.returnKeyType = returnKey }
    }
    row.key("delegate", \.delegate)
    row.key("inputAccessoryView", \.inputAccessoryView)
    // By these names apps have reached into bars since before there were properties.
    row.key("searchField", readOnly: \.searchTextField)
    row.key("_searchField", readOnly: \.searchTextField)
    row.key("cancelButton", readOnly: \.shownCancelButton)
    row.key("_cancelButton", readOnly: \.shownCancelButton)
  }
}

extension UISearchBar {
  /// The cancel button, by the key that apps use in key-value coding.
  var shownCancelButton: UIButton? { showsCancelButton ? parts.cancelButton : nil }
}

extension UISearchBar.Style: NibNamed {
  static let nibNames: [String: UISearchBar.Style] = [
    "default": .default, "prominent": .prominent, "minimal": .minimal,
  ]
}
