extension UITableViewHeaderFooterView {
  /// Once for all changes of state since the last layout, and not before the view is in a window.
  func updateConfigurationIfNeeded() {
    guard parts.needsUpdate, !parts.isUpdating, (window ?? table?.window) != nil else { return }
    parts.needsUpdate = false
    parts.isUpdating = true
    let state = configurationState
    if automaticallyUpdatesBackgroundConfiguration, let background = parts.background {
      parts.background = background.updated(for: state)
    }
    showBackground()
    if automaticallyUpdatesContentConfiguration, let content = parts.configuration {
      setContentConfiguration(content.updated(for: state))
    }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    parts.isUpdating = false
    // What asked for another update meanwhile would ask for ever.
    parts.needsUpdate = false
  }

  func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
    let old = parts.configuration
    parts.configuration = configuration
    guard let configuration else {
      if old != nil { show(content: parts.plainContent) }
      return
    }
    if old != nil, let shown = parts.content as? any UIView & UIContentView, shown.supports(configuration) {
      shown.configuration = configuration
      return sizeDidChange()
    }
    show(content: configuration.makeContentView())
  }

  private func show(content: UIView?) {
    parts.content?.removeFromSuperview()
    parts.content = content
    if let content {
      content.frame = bounds
      super.addSubview(content)
    }
    sizeDidChange()
  }

  private func sizeDidChange() {
    setNeedsLayout()
    if !parts.isUpdating { table?.headerFooterSizeMayHaveChanged(self) }
  }

  // MARK: Background

  func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
    parts.background = configuration
    if configuration != nil { backgroundView?.removeFromSuperview() }
    showBackground()
  }

  func replaceBackground(_ old: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if let backgroundView, parts.background == nil {
      backgroundView.frame = bounds
      super.insertSubview(backgroundView, at: 0)
    }
    showBackground()
  }

  /// The configuration's background; else the app's view; else the table's, which is a blur below a pinned header.
  func showBackground() {
    let isOwn = parts.background != nil
    let shown = parts.background ?? (backgroundView == nil ? backgroundOfState : nil)
    guard let shown else {
      parts.backgroundView?.removeFromSuperview()
      parts.backgroundView = nil
      return
    }
    let view = parts.backgroundView ?? ConfiguredBackgroundView(frame: bounds)
    if parts.backgroundView == nil {
      parts.backgroundView = view
      super.insertSubview(view, at: 0)
    }
    view.apply(shown, color: shown.resolvedBackgroundColor(for: tintColor), tint: tintColor)
    if isOwn { view.round(shown.cornerRadius) }
  }

  private var backgroundOfState: UIBackgroundConfiguration? {
    guard isPlain, surroundings.isPinned else { return nil }
    return backgroundConfigurationOfTable.updated(for: configurationState)
  }
}
