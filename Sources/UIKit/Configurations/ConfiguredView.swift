import CoreGraphics

/// The configurations of a cell, header or footer.
@MainActor struct ViewConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var needsUpdate = true
  var isUpdating = false
}

/// The common behavior of cells, headers and footers of lists: configurations that depend on their state, and a
/// height that the content determines.
@MainActor protocol ConfiguredView: UIView {
  associatedtype State: UIConfigurationState
  var configurations: ViewConfigurations { get set }
  var configurationState: State { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  /// The window of the view, or of its list before the view is added to it.
  var listWindow: UIWindow? { get }

  func setContentConfiguration(_ configuration: (any UIContentConfiguration)?)
  func showBackground()
  func updateConfiguration(using state: State)
  func callConfigurationUpdateHandler(_ state: State)
  /// Returns the height for a width, in points.
  ///
  /// - Parameter asksClass: whether to call `sizeThatFits(_:)` of a class that lays out its content itself.
  func fittingHeight(width: CGFloat, asksClass: Bool) -> CGFloat
}

extension ConfiguredView {
  func markNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the configuration once for all changes of state since the last layout, and not before the view is in a
  /// window.
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
    // An update that requests another one would do so in an endless loop.
    configurations.needsUpdate = false
  }

  /// Returns the result of `sizeThatFits(_:)`.
  func sizeOfContent(in size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : bounds.width
    return CGSize(width: width, height: fittingHeight(width: size.width, asksClass: false))
  }

  /// Returns the result of `systemLayoutSizeFitting(…)` if the content determines the height.
  func fittingSizeOfContent(_ target: CGSize) -> CGSize {
    let width = target.width > 0 ? target.width : bounds.width
    return CGSize(width: width, height: fittingHeight(width: width, asksClass: true))
  }
}

/// The view for the app's subviews in a cell, header or footer, with the list's margins.
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
  /// Creates the content view for a cell, header or footer. Its safe area is ignored: bars cover lists, but the
  /// height of a row does not depend on its position.
  @MainActor func makeContentViewOfList() -> any UIView & UIContentView {
    let view = makeContentView()
    view.insetsLayoutMarginsFromSafeArea = false
    return view
  }
}

extension UIView {
  /// The margins that the app set; nil if it set none.
  var assignedMargins: UIEdgeInsets? {
    switch rare?.margins {
    case .fixed(let insets): insets
    case .directional(let insets): insets.fixed(rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    case nil: nil
    }
  }
}
