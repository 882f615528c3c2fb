/// Images, offsets and attributes that apps give the parts of a search bar. Each is kept for exactly the states that it was
/// set for.
extension UISearchBar {
  private func key(_ name: String, _ first: Int, _ second: Int = 0) -> String { "\(name) \(first) \(second)" }

  // MARK: The bar

  /// Sets the background for a position and a kind of bar: `.default`, or `.defaultPrompt` for a bar with a prompt.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    ExplicitValues.note(self, .init("backgroundImage", barPosition.rawValue, barMetrics.rawValue))
    settings.images[key("background", barPosition.rawValue, barMetrics.rawValue)] = backgroundImage
    updateLook()
  }
  /// Returns the background that was set for a position and a kind of bar.
  public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    settings.images[key("background", barPosition.rawValue, barMetrics.rawValue)]
  }

  // MARK: The field

  /// Sets the background of the field for a state; it takes the place of the grey plate.
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    ExplicitValues.note(self, .init("searchFieldBackgroundImage", state))
    searchTextField.fieldImages[state.rawValue] = backgroundImage
  }
  /// Returns the background of the field that was set for a state.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    searchTextField.fieldImages[state.rawValue]
  }
  /// Sets an icon of the field for a state.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    ExplicitValues.note(self, .init("image", icon.rawValue, Int(state.rawValue)))
    settings.images[key("icon", icon.rawValue, Int(state.rawValue))] = iconImage
    showIcon(icon, state)
  }
  /// Returns the icon that was set for a state.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    settings.images[key("icon", icon.rawValue, Int(state.rawValue))]
  }
  /// Moves an icon.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    ExplicitValues.note(self, .init("positionAdjustment", icon.rawValue))
    searchTextField.adjustments.icons[icon] = adjustment.finite
  }
  /// Returns by how much an icon is moved.
  public func positionAdjustment(for icon: Icon) -> UIOffset { searchTextField.adjustments.icons[icon] ?? .zero }

  private func showIcon(_ icon: Icon, _ state: UIControl.State) {
    let image = image(for: icon, state: state)
    switch icon {
    case .search:
      guard state == .normal, let view = searchTextField.leftView as? UIImageView else { return }
      view.image = image ?? UISearchTextField.magnifier
      view.bounds.size = view.image?.size ?? .zero
      searchTextField.setNeedsLayout()
    case .clear: searchTextField.clearImages[state.rawValue] = image
    case .bookmark: parts.setImage(image, "book", of: parts.bookmarkButton, state)
    case .resultsList: parts.setImage(image, "list.bullet", of: parts.resultsButton, state)
    }
  }

  // MARK: The scope buttons

  /// Sets the background of the scope buttons for a state.
  public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    ExplicitValues.note(self, .init("scopeBarButtonBackgroundImage", state))
    parts.scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
  }
  /// Returns the background of the scope buttons that was set for a state.
  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    parts.scopes.backgroundImage(for: state, barMetrics: .default)
  }
  /// Sets the image between two scope buttons in these states.
  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    ExplicitValues.note(self, .init("scopeBarButtonDividerImage", leftState, rightState))
    parts.scopes.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }
  /// Returns the image between two scope buttons in these states.
  public func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    parts.scopes.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }
  /// Sets font, colour and shadow of the scope buttons' titles for a state.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    ExplicitValues.note(self, .init("scopeBarButtonTitleTextAttributes", state))
    parts.scopes.setTitleTextAttributes(attributes, for: state)
  }
  /// Returns the attributes of the scope buttons' titles that were set for a state.
  public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    parts.scopes.titleTextAttributes(for: state)
  }
}

extension SearchBarParts {
  static let iconConfiguration = UIImage.SymbolConfiguration(pointSize: 16, weight: .regular)

  /// Nil brings back the symbol.
  func setImage(_ image: UIImage?, _ symbol: String, of button: UIButton, _ state: UIControl.State) {
    let usual =
      state == .normal ? UIImage(systemName: symbol, withConfiguration: SearchBarParts.iconConfiguration) : nil
    button.setImage(image ?? usual, for: state)
    let size = button.currentImage?.size ?? .zero
    button.bounds.size = CGSize(width: max(24, size.width), height: max(24, size.height))
    button.superview?.setNeedsLayout()
  }
}
