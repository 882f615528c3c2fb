/// The appearance properties of search bars.
extension AppearanceProperty {
  private static func image(
    _ key: ExplicitValues.Key, _ get: @escaping (UISearchBar) -> UIImage?,
    _ set: @escaping (UISearchBar, UIImage?) -> Void
  ) -> AppearanceProperty { with(get, set, key: key, isEqual: { (a: UIImage?, b: UIImage?) -> Bool in a == b }) }

  static var searchBars: [AppearanceProperty] {
    var all: [AppearanceProperty] = [
      of(\UISearchBar.barTintColor, "barTintColor"),
      of(\UISearchBar.scopeBarBackgroundImage, "scopeBarBackgroundImage"),
      of(\UISearchBar.searchFieldBackgroundPositionAdjustment, "searchFieldBackgroundPositionAdjustment"),
      of(\UISearchBar.searchTextPositionAdjustment, "searchTextPositionAdjustment"),
    ]
    for position in [UIBarPosition.any, .bottom, .top, .topAttached] {
      for metrics in [UIBarMetrics.default, .compact, .defaultPrompt, .compactPrompt] {
        all.append(
          image(
            .init("backgroundImage", position.rawValue, metrics.rawValue),
            { $0.backgroundImage(for: position, barMetrics: metrics) }
          ) { $0.setBackgroundImage($1, for: position, barMetrics: metrics) })
      }
    }
    for state in [UIControl.State.normal, .highlighted, .disabled, .selected] { all += members(for: state) }
    for icon in [UISearchBar.Icon.search, .clear, .bookmark, .resultsList] {
      all.append(
        with(
          { (bar: UISearchBar) -> UIOffset in bar.positionAdjustment(for: icon) },
          { (bar: UISearchBar, value: UIOffset) in bar.setPositionAdjustment(value, for: icon) },
          key: .init("positionAdjustment", icon.rawValue), isEqual: { (a: UIOffset, b: UIOffset) -> Bool in a == b }
        ))
    }
    return all
  }

  private static func members(for state: UIControl.State) -> [AppearanceProperty] {
    var all = [
      image(.init("searchFieldBackgroundImage", state), { $0.searchFieldBackgroundImage(for: state) }) {
        $0.setSearchFieldBackgroundImage($1, for: state)
      },
      image(.init("scopeBarButtonBackgroundImage", state), { $0.scopeBarButtonBackgroundImage(for: state) }) {
        $0.setScopeBarButtonBackgroundImage($1, for: state)
      },
      with(
        { (bar: UISearchBar) in bar.scopeBarButtonTitleTextAttributes(for: state) },
        { $0.setScopeBarButtonTitleTextAttributes($1, for: state) },
        key: .init("scopeBarButtonTitleTextAttributes", state), isEqual: isEqual),
    ]
    for icon in [UISearchBar.Icon.search, .clear, .bookmark, .resultsList] {
      all.append(
        image(.init("image", icon.rawValue, Int(state.rawValue)), { $0.image(for: icon, state: state) }) {
          $0.setImage($1, for: icon, state: state)
        })
    }
    for right in [UIControl.State.normal, .highlighted, .disabled, .selected] {
      all.append(
        image(
          .init("scopeBarButtonDividerImage", state, right),
          { $0.scopeBarButtonDividerImage(forLeftSegmentState: state, rightSegmentState: right) }
        ) { $0.setScopeBarButtonDividerImage($1, forLeftSegmentState: state, rightSegmentState: right) })
    }
    return all
  }
}
