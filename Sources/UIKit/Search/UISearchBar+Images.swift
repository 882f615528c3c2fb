/// Images, offsets and attributes that apps set for the parts of a search bar. Each applies to exactly the states
/// for which it was set.
extension UISearchBar {
  private func key(_ name: String, _ first: Int, _ second: Int = 0) -> String { "\(name) \(first) \(second)" }

  // MARK: The bar

  func storeBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    ExplicitValues.note(self, .init("backgroundImage", barPosition.rawValue, barMetrics.rawValue))
    settings.images[key("background", barPosition.rawValue, barMetrics.rawValue)] = backgroundImage
    updateLook()
  }
  func storedBackgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    settings.images[key("background", barPosition.rawValue, barMetrics.rawValue)]
  }

  // MARK: The field

  func storeFieldImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    ExplicitValues.note(self, .init("searchFieldBackgroundImage", state))
    searchTextField.fieldImages[state.rawValue] = backgroundImage
  }
  func storedFieldImage(for state: UIControl.State) -> UIImage? {
    searchTextField.fieldImages[state.rawValue]
  }
  func storeIcon(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    ExplicitValues.note(self, .init("image", icon.rawValue, Int(state.rawValue)))
    settings.images[key("icon", icon.rawValue, Int(state.rawValue))] = iconImage
    showIcon(icon, state)
  }
  func storedIcon(for icon: Icon, state: UIControl.State) -> UIImage? {
    settings.images[key("icon", icon.rawValue, Int(state.rawValue))]
  }
  func storeAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    ExplicitValues.note(self, .init("positionAdjustment", icon.rawValue))
    searchTextField.adjustments.icons[icon] = adjustment.finite
  }
  func storedAdjustment(for icon: Icon) -> UIOffset { searchTextField.adjustments.icons[icon] ?? .zero }

  private func showIcon(_ icon: Icon, _ state: UIControl.State) {
    let image = storedIcon(for: icon, state: state)
    switch icon {
    case .search:
      guard state == .normal, let view = searchTextField.leftView as? UIImageView else { return }
      view.image = image ?? searchTextField.magnifier
      view.bounds.size = view.image?.size ?? .zero
      searchTextField.setNeedsLayout()
    case .clear: searchTextField.clearImages[state.rawValue] = image
    case .bookmark: parts.setImage(image, "book", of: parts.bookmarkButton, state)
    case .resultsList: parts.setImage(image, "list.bullet", of: parts.resultsButton, state)
    }
  }

  // MARK: The scope buttons

  func storeScopeImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    ExplicitValues.note(self, .init("scopeBarButtonBackgroundImage", state))
    parts.scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
  }
  func storedScopeImage(for state: UIControl.State) -> UIImage? {
    parts.scopes.backgroundImage(for: state, barMetrics: .default)
  }
  func storeScopeDivider(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    ExplicitValues.note(self, .init("scopeBarButtonDividerImage", leftState, rightState))
    parts.scopes.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }
  func storedScopeDivider(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    parts.scopes.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }
  func storeScopeAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    ExplicitValues.note(self, .init("scopeBarButtonTitleTextAttributes", state))
    parts.scopes.setTitleTextAttributes(attributes, for: state)
  }
  func storedScopeAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    parts.scopes.titleTextAttributes(for: state)
  }
}

extension SearchBarParts {
  static let iconConfiguration = UIImage.SymbolConfiguration(pointSize: 16, weight: .regular)

  /// Sets the image of a button; nil restores the symbol.
  func setImage(_ image: UIImage?, _ symbol: String, of button: UIButton, _ state: UIControl.State) {
    let usual =
      state == .normal ? UIImage(systemName: symbol, withConfiguration: SearchBarParts.iconConfiguration) : nil
    button.setImage(image ?? usual, for: state)
    let size = button.currentImage?.size ?? .zero
    button.bounds.size = CGSize(width: max(24, size.width), height: max(24, size.height))
    button.superview?.setNeedsLayout()
  }
}
