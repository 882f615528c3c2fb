import CoreGraphics

/// The configurations of a cell, header or footer.
@MainActor struct ViewConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var needsUpdate = true
  var isUpdating = false
}

/// What cells, headers and footers of lists have in common: configurations that follow their state, and a height
/// that the content asks for.
@MainActor protocol ConfiguredView: UIView {
  associatedtype State: UIConfigurationState
  var configurations: ViewConfigurations { get set }
  var configurationState: State { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  /// The window of the view, or of its list before it is in there.
  var listWindow: UIWindow? { get }

  func setContentConfiguration(_ configuration: (any UIContentConfiguration)?)
  func showBackground()
  func updateConfiguration(using state: State)
  func callConfigurationUpdateHandler(_ state: State)
  /// The height in a width, in points.
  ///
  /// - Parameter asksClass: whether a class that lays its parts out by itself is asked, by `sizeThatFits(_:)`.
  func fittingHeight(width: CGFloat, asksClass: Bool) -> CGFloat
}

extension ConfiguredView {
  func markNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  /// Once for all changes of state since the last layout, and not before the view is in a window.
  func updateConfigurationIfNeeded() {
    guard configurations.needsUpdate, !configurations.isUpdating, listWindow != nil else { return }
    configurations.needsUpdate = false
    configurations.isUpdating = true
    let state = configurationState
    if automaticallyUpdatesBackgroundConfiguration, let background = configurations.background {
      configurations.background = background.updated(for: state)
    }
    showBackground()
    if automaticallyUpdatesContentConfiguration, let content = configurations.content {
      setContentConfiguration(content.updated(for: state))
    }
    updateConfiguration(using: state)
    callConfigurationUpdateHandler(state)
    configurations.isUpdating = false
    // What asked for another update meanwhile would ask forever.
    configurations.needsUpdate = false
  }

  /// What `sizeThatFits(_:)` returns.
  func sizeOfContent(in size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : bounds.width
    return CGSize(width: width, height: fittingHeight(width: size.width, asksClass: false))
  }

  /// What `systemLayoutSizeFitting(…)` returns where the height is the content's affair.
  func fittingSizeOfContent(_ target: CGSize) -> CGSize {
    let width = target.width > 0 ? target.width : bounds.width
    return CGSize(width: width, height: fittingHeight(width: width, asksClass: true))
  }
}

/// The view for what an app adds to a cell, header or footer, with the margins that the list gives it.
@MainActor class PlainContentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    insetsLayoutMarginsFromSafeArea = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var layoutMargins: UIEdgeInsets {
    get {
      guard assignedMargins == nil, let host = superview as? any ListContentHost else { return super.layoutMargins }
      return marginsOfView(in: host)
    }
    set { super.layoutMargins = newValue }
  }

  func marginsOfView(in host: any ListContentHost) -> UIEdgeInsets { host.marginsForContent }
}

extension UIContentConfiguration {
  /// Makes the view for a cell, header or footer. Bars reach over lists, not into their rows: the height of a row
  /// does not depend on where it is.
  @MainActor func makeContentViewOfList() -> any UIView & UIContentView {
    let view = makeContentView()
    view.insetsLayoutMarginsFromSafeArea = false
    return view
  }
}

extension UIView {
  /// What the app set as margins; nil means nothing.
  var assignedMargins: UIEdgeInsets? {
    switch rare?.margins {
    case .fixed(let insets): insets
    case .directional(let insets): insets.fixed(rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    case nil: nil
    }
  }
}
