import QuartzCore

/// Layout of a search bar (facts/geometry.md#search-bar).
extension UISearchBar {
  private static let promptHeight: CGFloat = 30
  private static let scopeHeight: CGFloat = 44

  var fieldHeight: CGFloat { UISearchTextField.height(for: traitCollection) }
  private var promptExtent: CGFloat { prompt == nil ? 0 : UISearchBar.promptHeight }
  var showsScopeButtons: Bool { settings.showsScopes && !(scopeButtonTitles ?? []).isEmpty }
  var scopeExtent: CGFloat { showsScopeButtons ? UISearchBar.scopeHeight : 0 }
  /// The height of the row with the field: 10 points above and below it, 16 together in a navigation bar.
  private var rowHeight: CGFloat { fieldHeight + (settings.hostedTop == nil ? 20 : 16) }
  var naturalHeight: CGFloat { promptExtent + rowHeight + scopeExtent }
  private var sideMargin: CGFloat { settings.hostedTop == nil ? 8 : settings.hostedMargin }

  func sizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    searcher?.searchBarSizeDidChange()
  }

  /// Makes a change of the bar's visible parts.
  func change(animated: Bool, _ change: () -> Void) {
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      change()
      return setNeedsLayout()
    }
    layoutIfNeeded()
    change()
    setNeedsLayout()
    UIView.performWithoutAnimation { placeComingParts() }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.layoutIfNeeded()
    }
  }

  /// Positions appearing parts for the start of an animation: a cancel button beyond the edge, and scope buttons
  /// below the field.
  private func placeComingParts() {
    let button = parts.cancelButton
    if settings.showsCancel, button.isHidden {
      let width = button.intrinsicContentSize.width
      let x = isMirrored ? -width : bounds.width
      button.frame = CGRect(x: x, y: parts.field.frame.minY, width: width, height: parts.field.frame.height)
      button.alpha = 0
      button.isHidden = false
    }
    if showsScopeButtons, parts.scopeBar.isHidden {
      parts.scopeBar.frame = CGRect(
        x: 0, y: parts.field.frame.maxY - UISearchBar.scopeHeight, width: bounds.width,
        height: UISearchBar.scopeHeight)
      parts.scopeBar.alpha = 0
      parts.scopeBar.isHidden = false
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func layOutParts() {
    guard bounds.width.isFinite, bounds.height.isFinite else { return }
    parts.content.frame = bounds
    layOutBackground()
    let insets = safeAreaInsets
    let row = CGRect(
      x: insets.left, y: promptExtent, width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - promptExtent - scopeExtent))
    parts.prompt.isHidden = prompt == nil
    parts.prompt.text = prompt
    parts.prompt.frame = CGRect(x: row.minX + 8, y: 8, width: max(0, row.width - 16), height: 18)
    layOutField(in: row)
    layOutScopes(row)
  }

  private func layOutField(in row: CGRect) {
    let button = parts.cancelButton
    let width = button.intrinsicContentSize.width
    let margin = sideMargin
    // The text of the button begins 12 points behind the field.
    let taken = settings.showsCancel ? width - 2 * BarButton.padding + 12 : 0
    let free = max(0, row.width - 2 * margin)
    let fieldWidth = max(0, free - taken)
    let (y, height) = fieldSpan(in: row)
    let x = isMirrored ? row.maxX - margin - fieldWidth : row.minX + margin
    let frame = CGRect(x: x, y: y, width: fieldWidth, height: height)
    if parts.field.frame != frame { parts.field.frame = frame }
    // When the bar collapses, the content of the field disappears before its background.
    let whole = fieldHeight
    parts.field.showContent(alpha: whole > 0 ? min(1, max(0, (height / whole - 0.5) * 2)) : 1)
    let shows = settings.showsCancel
    let buttonX: CGFloat
    if isMirrored {
      buttonX = shows ? row.minX + margin - BarButton.padding : -width
    } else {
      buttonX = shows ? row.maxX - margin - width + BarButton.padding : bounds.width
    }
    let isChange = button.isHidden == shows
    button.frame = CGRect(x: roundedToPixels(buttonX), y: y, width: width, height: max(0, height))
    button.alpha = shows ? 1 : 0
    if isChange || !shows { button.isHidden = !shows && !isAnimating }
  }

  private var isAnimating: Bool { UIView.inheritedAnimationDuration > 0 }

  /// Returns the vertical position and the height of the field: centered in a bar outside of navigation bars; in a
  /// navigation bar at a fixed distance from the top, with a smaller height when the bar collapses.
  private func fieldSpan(in row: CGRect) -> (y: CGFloat, height: CGFloat) {
    guard let top = settings.hostedTop else {
      return (roundedToPixels(row.minY + (row.height - fieldHeight) / 2), fieldHeight)
    }
    // In the row of the title there is less room around it.
    let height = min(fieldHeight, max(0, row.height - min(16, max(2 * top, 8))))
    return (row.minY + top, height)
  }

  private func layOutScopes(_ row: CGRect) {
    let shows = showsScopeButtons
    parts.scopeBar.frame = CGRect(
      x: 0, y: shows ? row.maxY : parts.field.frame.maxY - UISearchBar.scopeHeight, width: bounds.width,
      height: UISearchBar.scopeHeight)
    parts.scopeBar.alpha = shows ? 1 : 0
    parts.scopeBar.isHidden = !shows && !isAnimating
    parts.scopeBackground.frame = parts.scopeBar.bounds
    let margin = sideMargin
    parts.scopes.frame = CGRect(
      x: row.minX + margin, y: 2, width: max(0, row.width - 2 * margin), height: 32)
  }

  private func layOutBackground() {
    // At the top of the screen it reaches under the status bar.
    let isAttached = barPosition == .topAttached || superview is SearchBarHolder
    let top = isAttached ? max(0, convert(CGPoint.zero, to: window).y) : 0
    parts.background.frame = CGRect(x: 0, y: -top, width: bounds.width, height: bounds.height + top)
    let line = 1 / max(1, traitCollection.displayScale)
    parts.topLine.frame = CGRect(x: 0, y: -line, width: bounds.width, height: line)
  }

  // MARK: In a navigation bar

  /// Sets the metrics of the navigation bar that shows the search bar.
  func host(top: CGFloat, margin: CGFloat) {
    guard settings.hostedTop != top || settings.hostedMargin != margin else { return }
    let wasHosted = settings.hostedTop != nil
    settings.hostedTop = top
    settings.hostedMargin = margin
    if !wasHosted { updateLook() }
    setNeedsLayout()
  }

  /// Removes the metrics of a navigation bar.
  func endHosting() {
    settings.hostedTop = nil
    clipsToBounds = false
    isHidden = false
    updateLook()
    invalidateIntrinsicContentSize()
  }

  // MARK: Look

  /// Whether the search bar is in a navigation bar, which has a background: below the title, or as the title view.
  private var isInBar: Bool { settings.hostedTop != nil || superview is BarContent }
  /// Whether the bar draws its own background.
  private var hasBackground: Bool { !isInBar && searchBarStyle != .minimal }

  func updateLook() {
    parts.content.overrideUserInterfaceStyle = BarBackgroundLook.interfaceStyle(of: barStyle)
    let look = BarBackgroundLook(
      style: barStyle, isTranslucent: isTranslucent && barTintColor == nil, tint: barTintColor,
      image: shownBackgroundImage, shadow: nil)
    parts.background.show(look)
    // An image is shown in every style.
    let isPlain = shownBackgroundImage == nil
    parts.background.isHidden = isInBar || (!hasBackground && isPlain)
    parts.topLine.isHidden = !hasBackground || !isPlain
    setNeedsLayout()
  }

  private var shownBackgroundImage: UIImage? {
    func image(_ metrics: UIBarMetrics) -> UIImage? {
      backgroundImage(for: barPosition, barMetrics: metrics) ?? backgroundImage(for: .any, barMetrics: metrics)
    }
    if prompt != nil, let image = image(.defaultPrompt) { return image }
    return image(.default)
  }

  /// Updates the view at the field's trailing end, which depends on the field's text.
  func fieldContentDidChange() {
    let icon: Icon? = showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil
    let button = icon == .resultsList ? parts.resultsButton : icon == .bookmark ? parts.bookmarkButton : nil
    let field = searchTextField
    if button != nil || field.rightView === parts.shownButton {
      if field.rightView !== button { field.rightView = button }
      parts.shownButton = button
      field.adjustments.rightIcon = icon ?? .bookmark
      field.rightViewMode = button != nil && !field.hasText ? .always : .never
    }
  }
}

extension UISearchTextField {
  /// Sets the alpha of the content on the field's background.
  func showContent(alpha: CGFloat) {
    for view in [leftView, rightView, parts.placeholder, parts.clip, parts.clearButton] where view?.alpha != alpha {
      view?.alpha = alpha
    }
  }
}
