/// Formats the parts of constraints as in published logs of iOS 10 and later. It collects the names that are
/// explained at the end of a description: a view's `accessibilityIdentifier` replaces its class and address.
@MainActor struct LayoutNames {
  /// The explained names with their addresses, `name:0x…`, in the order of their appearance.
  private(set) var explained: [String] = []

  /// Returns an item as `UIView:0x…`, with the text of labels and the identifier of guides.
  mutating func item(_ item: AnyObject?) -> String {
    guard let item else { return "(null)" }
    if let name = LayoutNames.identifier(item) {
      explain(name, address(of: item))
      return name
    }
    return LayoutNames.unnamed(item)
  }

  /// Adds an explanation of `|`, the superview in the visual format.
  mutating func edge(_ view: UIView) {
    guard let name = LayoutNames.identifier(view) else { return explain("'|'", LayoutNames.unnamed(view)) }
    explain(name, address(of: view))
    explain("'|'", "\(name):\(address(of: view))")
  }

  private mutating func explain(_ name: String, _ meaning: String) {
    let entry = "\(name):\(meaning)"
    if !explained.contains(entry) { explained.append(entry) }
  }

  /// Returns `(active)` or `(inactive, names: …)`.
  func state(isActive: Bool) -> String {
    let state = isActive ? "active" : "inactive"
    return explained.isEmpty ? "(\(state))" : "(\(state), names: \(explained.joined(separator: ", ")) )"
  }

  mutating func term(_ term: LayoutTerm) -> String {
    let end = place(term.item, term.attribute)
    guard let start = term.start else { return end }
    return "(\(end) - \(place(start.state?.item, start.attribute)))"
  }

  private mutating func place(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    "\(self.item(item)).\(attribute.name)"
  }
}

extension LayoutNames {
  private static func identifier(_ item: AnyObject) -> String? {
    guard let name = (item as? UIView)?.accessibilityIdentifier, !name.isEmpty else { return nil }
    return shortened(name)
  }

  private static func unnamed(_ item: AnyObject) -> String {
    let name = "\(className(item)):\(address(of: item))"
    if let guide = item as? UILayoutGuide {
      return guide is LayoutSupportGuide || guide is StackGap ? name : name + "'\(guide.identifier)'"
    }
    guard let text = (item as? UIView)?.describingText, !text.isEmpty else { return name }
    return name + "'\(shortened(text))'"
  }

  /// Returns the name of a class in Objective-C, with the module for an app's classes.
  static func className(_ item: AnyObject) -> String {
    if item is LayoutSupportGuide { return "_UILayoutGuide" }
    if item is StackSpacer { return "_UILayoutSpacer" }
    if item is StackGap { return "_UIOLAGapGuide" }
    if item is LayoutSupportConstraint { return "_UILayoutSupportConstraint" }
    if item is ContentSizeConstraint { return "NSContentSizeLayoutConstraint" }
    return ClassNames.shown(of: item)
  }

  private static func shortened(_ text: String) -> String {
    text.count > 25 ? text.prefix(25) + "..." : text
  }

  static func number(_ value: CGFloat) -> String {
    if value == value.rounded(), abs(value) < 1e6 { return String(Int(value)) }
    return String(format: "%g", Double(value))
  }

  static func relation(_ relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .equal: return "=="
    case .lessThanOrEqual: return "<="
    case .greaterThanOrEqual: return ">="
    }
  }

  /// Formats a constant that follows a term: ` + 8`, ` - 8`, or the empty string for 0.
  static func added(_ constant: CGFloat) -> String {
    constant == 0 ? "" : constant < 0 ? " - \(number(-constant))" : " + \(number(constant))"
  }

  /// Formats a constant that is the only term of its side: `8` or `- 8`.
  static func alone(_ constant: CGFloat) -> String { constant < 0 ? "- \(number(-constant))" : number(constant) }
}
