/// Creates the constraints of a stack view, with the same identifiers, items and priorities as in published logs of
/// UIKit (`facts/layout.md#stack-views`).
@MainActor final class StackConstraints {
  private var constraints: [NSLayoutConstraint] = []
  private var guides: [UILayoutGuide] = []
  private var made: [NSLayoutConstraint] = []

  /// Replaces the constraints by those of the current arrangement.
  func rebuild(_ stack: UIStackView) {
    NSLayoutConstraint.deactivate(constraints)
    for guide in guides { stack.removeLayoutGuide(guide) }
    guides = []
    if !stack.arranged.isEmpty {
      let along = StackAxis(stack.axis)
      let canvas: StackItem = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
      distribute(stack, along, canvas)
      align(stack, along.across, canvas)
      for view in stack.arranged where view.isHidden { fix(view, along.size, "UISV-hiding") }
    }
    stack.layoutStateReference?.engine?.needsOrder = true
    constraints = made
    made = []
    NSLayoutConstraint.activate(constraints)
  }

  /// Adds a guide that is removed when the constraints are replaced.
  func addGuide(_ guide: UILayoutGuide, _ identifier: String, to stack: UIStackView) {
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    guides.append(guide)
  }

  func connect(
    _ first: StackItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: StackItem?, _ other: NSLayoutConstraint.Attribute,
    _ identifier: String, multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.identifier = identifier
    constraint.priority = UILayoutPriority(priority)
    made.append(constraint)
  }

  func connect(
    _ first: StackItem, _ attribute: NSLayoutConstraint.Attribute, _ second: StackItem?,
    _ other: NSLayoutConstraint.Attribute, _ identifier: String, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    connect(
      first, attribute, .equal, second, other, identifier, multiplier: multiplier, constant: constant,
      priority: priority)
  }

  /// Sets a length to 0.
  func fix(
    _ item: StackItem, _ size: NSLayoutConstraint.Attribute, _ identifier: String, priority: Float = 1000
  ) {
    connect(item, size, nil, .notAnAttribute, identifier, priority: priority)
  }
}

/// A view or a guide.
typealias StackItem = AnyObject

/// A guide between the views of a stack view. Its class has the same name in logs as UIKit's.
final class StackSpacer: UILayoutGuide {}

/// The space between two views of a stack view.
final class StackGap: UILayoutGuide {}

/// The attributes along an axis of a stack view.
struct StackAxis {
  private let axis: NSLayoutConstraint.Axis

  init(_ axis: NSLayoutConstraint.Axis) { self.axis = axis }

  var isHorizontal: Bool { axis == .horizontal }
  var start: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
  var end: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
  var center: NSLayoutConstraint.Attribute { isHorizontal ? .centerX : .centerY }
  var size: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }
  var across: StackAxis { StackAxis(isHorizontal ? .vertical : .horizontal) }

  func length(of size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
}
