import CoreGraphics
import ObjectiveC

/// A constraint of a file, with its variations for size classes.
@MainActor final class NibConstraint {
  let element: NibElement
  /// The view whose list contains the constraint; it is the default for a missing first item.
  private weak var owner: UIView?
  private weak var variations: NibVariations?
  private(set) var constraint: NSLayoutConstraint?
  private var isMade = false

  init(_ element: NibElement, owner: UIView, variations: NibVariations?) {
    self.element = element
    self.owner = owner
    self.variations = variations
  }

  /// Creates the constraint when the views exist: when an outlet refers to it, or at the end of the loading.
  func make(in loading: NibLoading) -> NSLayoutConstraint? {
    guard !isMade else { return constraint }
    isMade = true
    guard let first = item("firstItem", in: loading) ?? (element["firstItem"] == nil ? owner : nil),
      let attribute = attribute("firstAttribute", loading)
    else { return nil }
    let second = item("secondItem", in: loading)
    if element["secondItem"] != nil, second == nil { return nil }
    let other = element["secondAttribute"] == nil ? .notAnAttribute : self.attribute("secondAttribute", loading)
    guard let other else { return nil }
    let made = NibConstraint.instance(element, loading)
    made.define(
      item: first, attribute, relation, toItem: second, other, multiplier, constant(in: owner?.traits))
    made.priority = priority(in: owner?.traits)
    made.identifier = element["identifier"]
    constraint = made
    return made
  }

  private func item(_ name: String, in loading: NibLoading) -> AnyObject? {
    guard let id = element[name] else { return nil }
    let object = loading.object(id: id)
    if object == nil { loading.complain(element, "a constraint leads to \(id), which the file does not have") }
    return object
  }

  private func attribute(_ name: String, _ loading: NibLoading) -> NSLayoutConstraint.Attribute? {
    let text = element[name] ?? ""
    let attribute = NibConstraint.attributes[text]
    if attribute == nil {
      loading.complain(element, "a constraint has the attribute \"\(text)\", which is not known")
    }
    return attribute
  }

  /// Returns an instance of the app's own subclass, or a plain constraint.
  private static func instance(_ element: NibElement, _ loading: NibLoading) -> NSLayoutConstraint {
    guard let name = element["customClass"], name != "NSLayoutConstraint" else { return NSLayoutConstraint() }
    let type: AnyClass? = NibFactory.customClass(of: element, in: loading.bundle)
    if let type, NibFactory.isSubclass(type, of: NSLayoutConstraint.self),
      let made = instantiate(type) as? NSLayoutConstraint
    {
      return made
    }
    NibFactory.sayUnknown(name, element, loading)
    return NSLayoutConstraint()
  }

  private var relation: NSLayoutConstraint.Relation {
    switch element["relation"] {
    case "lessThanOrEqual": .lessThanOrEqual
    case "greaterThanOrEqual": .greaterThanOrEqual
    default: .equal
    }
  }

  private var multiplier: CGFloat { element["multiplier"].flatMap(NibConstraint.ratio) ?? 1 }
  private func constant(in traits: UITraitCollection?) -> CGFloat { number("constant", in: traits) ?? 0 }
  private func priority(in traits: UITraitCollection?) -> UILayoutPriority {
    number("priority", in: traits).map { UILayoutPriority(Float($0)) } ?? .required
  }

  private func number(_ name: String, in traits: UITraitCollection?) -> CGFloat? {
    let varied = element.children(named: "variation")
      .compactMap { variation in NibSizeClasses(variation.key ?? "").map { ($0, variation) } }
      .filter { $0.0.isDefault || traits.map($0.0.match) ?? false }
      .sorted { $0.0.specificity < $1.0.specificity }
      .compactMap { $0.1.number(name) }.last
    return varied ?? element.number(name)
  }

  /// Updates the values for traits, and installs or removes the constraint.
  func update(for traits: UITraitCollection) {
    guard let constraint else { return }
    let isInstalled = element.id.flatMap { variations?.isInstalled($0, in: "constraints", for: traits) } ?? true
    if element.child(named: "variation") != nil {
      constraint.constant = constant(in: traits)
      let new = priority(in: traits)
      if constraint.priority != new { constraint.priority = new }
    }
    // The constraint is installed only when its views are in the hierarchy. Views that are not installed retain it.
    let areInView = [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      guard let view = item as? UIView, let owner else { return true }
      return view.isDescendant(of: owner) || owner.isDescendant(of: view)
    }
    if constraint.isActive != (isInstalled && areInView) { constraint.isActive = isInstalled && areInView }
  }

  /// Reads a ratio such as `0.5`, `1:2` or `1/2`.
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

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
}

/// Establishes the constraints of a loading.
@MainActor enum NibConstraints {
  static func collect(of view: UIView, _ coder: NibCoder, variations: NibVariations?) {
    guard let list = coder.element.child(named: "constraints") else { return }
    // A placeholder exists in Interface Builder only.
    let kept = list.children.filter { $0.name == "constraint" && $0.flag("placeholder") != true }
      .map { NibConstraint($0, owner: view, variations: variations) }
    variations?.constraints = kept
    coder.loading.add(kept, of: view)
  }

  /// Creates and activates the constraints.
  static func establish(_ constraints: [(owner: UIView, list: [NibConstraint])], in loading: NibLoading) {
    for (owner, list) in constraints {
      for constraint in list {
        _ = constraint.make(in: loading)
        constraint.update(for: owner.traits)
      }
      if loading.hasViewsThatComeAndGo, owner.rare?.nibVariations == nil, let element = list.first?.element {
        owner.rareState.nibVariations = NibVariations(keeping: list, of: element, in: loading)
      }
    }
  }
}

/// Registers the guides of a view or controller that have identifiers in the file.
@MainActor enum NibGuides {
  static func adopt(of view: UIView, _ element: NibElement, _ loading: NibLoading) {
    for child in element.children {
      guard let id = child.id else { continue }
      switch (child.name, child.key) {
      case ("viewLayoutGuide", "safeArea"): loading.adopt(view.safeAreaLayoutGuide, id: id)
      case ("viewLayoutGuide", "contentLayoutGuide"):
        if let scroll = view as? UIScrollView { loading.adopt(scroll.contentLayoutGuide, id: id) }
      case ("viewLayoutGuide", "frameLayoutGuide"):
        if let scroll = view as? UIScrollView { loading.adopt(scroll.frameLayoutGuide, id: id) }
      case ("viewLayoutGuide", "readableContent"): loading.adopt(view.readableContentGuide, id: id)
      case ("viewLayoutGuide", "layoutMargins"): loading.adopt(view.layoutMarginsGuide, id: id)
      case ("keyboardLayoutGuide", _): loading.adopt(view.keyboardLayoutGuide, id: id)
      case ("viewLayoutGuide", _) where view is any NibStandIn: loading.adopt(view.safeAreaLayoutGuide, id: id)
      default: break
      }
    }
  }

  /// Registers the top and bottom guides of files without safe areas.
  static func adopt(of controller: UIViewController, _ element: NibElement, _ loading: NibLoading) {
    for child in element.child(named: "layoutGuides")?.children ?? [] {
      guard let id = child.id else { continue }
      let guide: any UILayoutSupport =
        child["type"] == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide
      loading.adopt(guide, id: id)
    }
  }
}
