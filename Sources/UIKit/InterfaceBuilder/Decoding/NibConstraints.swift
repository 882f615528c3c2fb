import CoreGraphics

/// A constraint as the file has it: plain data for the layout engine.
@MainActor final class NibConstraint {
  let element: NibElement
  /// The view whose list it is in; an absent first item stands for it.
  private(set) weak var owner: UIView?
  private(set) weak var firstItem: AnyObject?
  private(set) weak var secondItem: AnyObject?
  private let variations: NibVariations?

  init(_ element: NibElement, owner: UIView, variations: NibVariations?) {
    self.element = element
    self.owner = owner
    self.variations = variations
  }

  /// Finds the items among the objects of the loading.
  func resolve(in loading: NibLoading) {
    firstItem = element["firstItem"].map { loading.object(id: $0) } ?? owner
    secondItem = element["secondItem"].flatMap { loading.object(id: $0) }
  }

  var identifier: String? { element["identifier"] }
  /// `leading`, `centerXWithinMargins`, …: the names of the file.
  var firstAttribute: String { element["firstAttribute"] ?? "" }
  var secondAttribute: String? { element["secondAttribute"] }
  /// `lessThanOrEqual`, `greaterThanOrEqual`, or nil for equal.
  var relation: String? { element["relation"] }
  var multiplier: CGFloat { element["multiplier"].flatMap(NibConstraint.ratio) ?? 1 }
  var constant: CGFloat { constant(in: nil) }
  var priority: UILayoutPriority { element.number("priority").map { UILayoutPriority(Float($0)) } ?? .required }

  /// The constant in surroundings of those size classes.
  func constant(in traits: UITraitCollection?) -> CGFloat {
    number("constant", in: traits) ?? 0
  }

  private func number(_ name: String, in traits: UITraitCollection?) -> CGFloat? {
    let varied = element.children(named: "variation")
      .compactMap { variation in NibSizeClasses(variation.key ?? "").map { ($0, variation) } }
      .filter { traits.map($0.0.match) ?? $0.0.isDefault }
      .sorted { $0.0.specificity < $1.0.specificity }
      .compactMap { $0.1.number(name) }.last
    return varied ?? element.number(name)
  }

  /// Whether the constraint is installed in surroundings of those size classes.
  func isInstalled(in traits: UITraitCollection) -> Bool {
    guard let id = element.id, let variations else { return true }
    return variations.isInstalled(id, in: "constraints", for: traits)
  }

  /// `0.5`, `1:2` or `1/2`.
  static func ratio(_ text: String) -> CGFloat? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) }
    switch parts.count {
    case 1: return parts[0].map { CGFloat($0) }
    case 2:
      guard let first = parts[0], let second = parts[1], second != 0 else { return nil }
      return CGFloat(first / second)
    default: return nil
    }
  }
}

/// Makes the constraints of a loading real.
@MainActor enum NibConstraints {
  static func collect(of view: UIView, _ coder: NibCoder, variations: NibVariations?) {
    guard let list = coder.element.child(named: "constraints") else { return }
    // A placeholder is there for the canvas only.
    let kept = list.children.filter { $0.name == "constraint" && $0.flag("placeholder") != true }
      .map { NibConstraint($0, owner: view, variations: variations) }
    view.nibConstraints += kept
    coder.loading.constraints += kept
  }

  static func establish(_ constraints: [NibConstraint]) {
    if !constraints.isEmpty { Unsupported.log("NSLayoutConstraint in Interface Builder files") }
  }
}
