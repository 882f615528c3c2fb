extension UITableViewHeaderFooterView: ConfiguredView {
  var listWindow: UIWindow? { window ?? table?.window }
  func callConfigurationUpdateHandler(_ state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
    let old = configurations.content
    configurations.content = configuration
    guard let configuration else {
      if old != nil { show(content: parts.plainContent) }
      return
    }
    if old != nil, let shown = parts.content as? any UIView & UIContentView, shown.supports(configuration) {
      shown.configuration = configuration
      return sizeDidChange()
    }
    show(content: configuration.makeContentViewOfList())
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
    if !configurations.isUpdating { table?.headerFooterSizeMayHaveChanged(self) }
  }

  // MARK: Background

  func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
    configurations.background = configuration
    if configuration != nil { backgroundView?.removeFromSuperview() }
    showBackground()
  }

  func replaceBackground(_ old: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if let backgroundView, configurations.background == nil {
      backgroundView.frame = bounds
      super.insertSubview(backgroundView, at: 0)
    }
    showBackground()
  }

  /// Shows the configuration's background, else the app's view, else the table's, which is a blur below a pinned
  /// header.
  func showBackground() {
    let isOwn = configurations.background != nil
    let shown = configurations.background ?? (backgroundView == nil ? backgroundOfState : nil)
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
    // The view's own tint is the color of its background.
    if let color = rare?.tintColor {
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = color
      return background
    }
    guard isPlain, surroundings.isPinned else { return nil }
    return backgroundConfigurationOfTable.updated(for: configurationState)
  }
}
