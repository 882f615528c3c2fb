import CoreGraphics
import Foundation

/// A header or footer of a section of a table.
///
/// The table creates one for each title that its data source returns. For another look register a class or nib, and
/// return a dequeued view from the delegate:
///
/// ```swift
/// func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
///   let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
///   var content = header?.defaultContentConfiguration()
///   content?.text = ["Family", "Friends"][section]
///   header?.contentConfiguration = content
///   return header
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview>
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// A closure that updates the configurations of a view for a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  package weak var table: UITableView?
  /// The view's position and the table's settings; set by the table at each layout of the view.
  package var surroundings = TableHeaderFooterSurroundings() {
    didSet { if surroundings != oldValue { surroundingsDidChange(from: oldValue) } }
  }
  private(set) var storedIdentifier: String?
  var parts = HeaderFooterParts()
  var configurations = ViewConfigurations()

  /// Creates a view without size. Tables call this initializer for registered classes.
  public init(reuseIdentifier: String?) {
    storedIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(.tableViewHeaderFooterView, from: coder)
  }

  override class var nibRow: NibRow { .tableViewHeaderFooterView }

  private func setUp() {
    let content = HeaderFooterContentView(frame: bounds)
    parts.content = content
    parts.plainContent = content
    super.addSubview(content)
    flags[.sizesItself] = true
  }

  func take(reuseIdentifier: String?) { storedIdentifier = reuseIdentifier }

  /// The title from the data source; the table sets it if the delegate has no view.
  package var title: String? {
    get { parts.title }
    set {
      parts.title = newValue
      showTitle()
    }
  }

  // MARK: Content

  /// The container for the app's views. While there is a content configuration, it is the configuration's view.
  open var contentView: UIView { parts.content ?? makePlainContent() }
  /// The identifier under which the table stores the view for other sections; nil if the view is not reused.
  open var reuseIdentifier: String? { storedIdentifier }
  /// The label of the title; created on first access.
  open var textLabel: UILabel? { parts.text ?? makeTextLabel() }
  /// A second label, in headers of grouped tables only; created on first access.
  open var detailTextLabel: UILabel? { parts.detail ?? makeDetailLabel() }
  /// Called before the table reuses the view for another section. A subclass resets the section's state.
  open func prepareForReuse() { setNeedsUpdateConfiguration() }

  // MARK: Configurations

  /// The configuration of the content view; nil for the labels or the app's content.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContentConfiguration(newValue) }
  }

  /// Returns the list content configuration of headers or footers in a table of the view's style, without text.
  public func defaultContentConfiguration() -> UIListContentConfiguration { contentConfigurationOfTable }

  /// The configuration of the background; nil, the default, for the table's. It replaces `backgroundView`.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackgroundConfiguration(newValue) }
  }

  /// Returns the background configuration of headers and footers in a table of the view's style.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { backgroundConfigurationOfTable }

  /// Whether a change of state updates the content configuration for the new state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether a change of state updates the background configuration for the new state.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The current state for configurations. A subclass adds values of its own to the result of `super`.
  dynamic open var configurationState: UIViewConfigurationState {
    var traits = traitCollection
    if traits.listEnvironment == .unspecified {
      let kind = UITraitCollection(listEnvironment: surroundings.style.environment)
      traits = UITraitCollection(traitsFrom: [traits, kind])
    }
    var state = UIViewConfigurationState(traitCollection: traits)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = surroundings.isPinned
    return state
  }
  /// Requests `updateConfiguration(using:)` in the next layout.
  open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }
  /// Called with the next layout after a change of state. A subclass sets its configurations for the state.
  dynamic open func updateConfiguration(using state: UIViewConfigurationState) {}
  /// A closure called after `updateConfiguration(using:)`, as an alternative to a subclass.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Background

  /// The view behind the content, instead of the table's background. Nil by default.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { replaceBackground(oldValue) } }
  }

  /// A color without effect in a table, which UIKit logs; use a background view or configuration.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      if newValue != nil {
        Console.writeOnce(
          "[TableView] Changing the background color of UITableViewHeaderFooterView is not supported. Use the background "
            + "view configuration instead.")
      }
      super.backgroundColor = newValue
    }
  }

  // MARK: Views

  open override var layoutMargins: UIEdgeInsets {
    // The content view handles the safe area.
    get { assignedMargins ?? marginsOfTable }
    set { super.layoutMargins = newValue }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showBackground()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    parts.content?.updateLayoutMargins()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    layOutParts()
    super.layoutSubviews()
    layOutLabels()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange(previousTraitCollection)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizeOfContent(in: size)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if verticalFittingPriority == .required {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return fittingSizeOfContent(targetSize)
  }

  /// The elements of the view for UI tests.
  package override var automationElements: [Any] { cellElements(of: contentView) }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? (surroundings.isHeader ? .header : []) }
    set { super.accessibilityTraits = newValue }
  }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? spokenText }
    set { super.accessibilityLabel = newValue }
  }
  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? readsAsOne }
    set { super.isAccessibilityElement = newValue }
  }
}

/// The views and flags of a header or footer.
@MainActor struct HeaderFooterParts {
  var content: UIView?
  var plainContent: UIView?
  var text: UILabel?
  var detail: UILabel?
  var title: String?
  var font: UIFont?
  var backgroundView: ConfiguredBackgroundView?
}

/// The content view of a header or footer.
@MainActor final class HeaderFooterContentView: PlainContentView {}
