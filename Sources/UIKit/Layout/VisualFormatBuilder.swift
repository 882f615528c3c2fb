import CoreGraphics

/// Creates the constraints of a parsed format.
@MainActor struct VisualFormatBuilder {
  private let line: VisualFormat.Line
  private let format: String
  private let options: NSLayoutConstraint.FormatOptions
  private var made: [NSLayoutConstraint] = []

  init(_ line: VisualFormat.Line, format: String, options: NSLayoutConstraint.FormatOptions) {
    self.line = line
    self.format = format
    self.options = options
  }

  func constraints() throws -> [NSLayoutConstraint] {
    var builder = self
    try builder.build()
    return builder.made
  }

  private mutating func build() throws {
    let superview = try superviewIfNeeded()
    let first = line.startsAtSuperview ? 1 : 0
    if let superview, line.startsAtSuperview {
      add(line.gaps[0], from: superview, startSide, to: line.views[0].view, startSide, isEdge: true)
    }
    for index in line.views.indices {
      for size in line.views[index].sizes { add(size, of: line.views[index].view) }
      guard index + 1 < line.views.count else { continue }
      let (near, far) = between(line.views[index].view, line.views[index + 1].view)
      add(
        line.gaps[first + index], from: line.views[index].view, near, to: line.views[index + 1].view, far,
        isEdge: false)
    }
    if let superview, line.endsAtSuperview, let gap = line.gaps.last, let last = line.views.last {
      add(gap, from: last.view, endSide, to: superview, endSide, isEdge: true)
    }
    try align()
  }

  /// Returns the superview for `|`, if the format contains it.
  private func superviewIfNeeded() throws -> UIView? {
    guard line.startsAtSuperview || line.endsAtSuperview,
      let beside = line.startsAtSuperview ? line.views.first : line.views.last
    else { return nil }
    if let superview = (beside.view as? UIView)?.superview ?? (beside.view as? UILayoutGuide)?.owningView {
      return superview
    }
    throw VisualFormatError(
      message: "Unable to interpret '|' character, because the related view doesn't have a superview",
      position: beside.end)
  }

  // MARK: Leading and trailing sides

  private var isReversed: Bool { options.intersection(.directionMask) == .directionRightToLeft }

  private var startSide: NSLayoutConstraint.Attribute {
    guard line.axis == .horizontal else { return .top }
    if options.contains(.directionRightToLeft) { return .right }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }

  private var endSide: NSLayoutConstraint.Attribute {
    guard line.axis == .horizontal else { return .bottom }
    if options.contains(.directionRightToLeft) { return .left }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  private func between(_ near: AnyObject, _ far: AnyObject)
    -> (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)
  {
    if line.axis == .vertical, options.contains(.spacingBaselineToBaseline) {
      return (hasText(near) ? .lastBaseline : .bottom, hasText(far) ? .firstBaseline : .top)
    }
    return (endSide, startSide)
  }

  private func hasText(_ item: AnyObject) -> Bool { (item as? UIView)?.baselineFont != nil }

  // MARK: Constraints

  private mutating func add(
    _ gap: VisualFormat.Gap, from near: AnyObject, _ nearSide: NSLayoutConstraint.Attribute, to far: AnyObject,
    _ farSide: NSLayoutConstraint.Attribute, isEdge: Bool
  ) {
    if gap.isStandard {
      let constraint: NSLayoutConstraint
      if isEdge {
        // The standard distance to the superview is its margin.
        let isStart = nearSide == startSide
        constraint = make(
          far, isStart ? farSide : margin(farSide), .equal, near, isStart ? margin(nearSide) : nearSide, 0)
      } else {
        let terms = [(near, nearSide), (far, farSide)].map {
          LayoutTerm(state: NSLayoutConstraint.state($0.0), attribute: $0.1)
        }
        constraint = make(far, farSide, .equal, near, nearSide, SystemSpacing.distance(terms[0], terms[1]))
        constraint.traits.insert(.usesFormatSpacing)
      }
      made.append(constraint)
      return
    }
    let predicates = gap.predicates.isEmpty ? [VisualFormat.Predicate()] : gap.predicates
    for predicate in predicates {
      let constraint = make(far, farSide, predicate.relation, near, nearSide, predicate.constant)
      constraint.priority = predicate.priority
      made.append(constraint)
    }
  }

  private func make(
    _ far: AnyObject, _ farSide: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ near: AnyObject, _ nearSide: NSLayoutConstraint.Attribute, _ distance: CGFloat
  ) -> NSLayoutConstraint {
    if isReversed, line.axis == .horizontal {
      // In a right-to-left format, the constants are distances to the left.
      return NSLayoutConstraint(
        item: near, attribute: nearSide, relatedBy: relation, toItem: far, attribute: farSide, multiplier: 1,
        constant: distance)
    }
    return NSLayoutConstraint(
      item: far, attribute: farSide, relatedBy: relation, toItem: near, attribute: nearSide, multiplier: 1,
      constant: distance)
  }

  private func margin(_ side: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    switch side {
    case .left: return .leftMargin
    case .right: return .rightMargin
    case .top: return .topMargin
    case .bottom: return .bottomMargin
    case .leading: return .leadingMargin
    case .trailing: return .trailingMargin
    default: return side
    }
  }

  private mutating func add(_ size: VisualFormat.Predicate, of view: AnyObject) {
    let attribute: NSLayoutConstraint.Attribute = line.axis == .horizontal ? .width : .height
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: size.relation, toItem: size.other,
      attribute: size.other == nil ? .notAnAttribute : attribute, multiplier: size.multiplier,
      constant: size.constant)
    constraint.priority = size.priority
    made.append(constraint)
  }

  /// Adds constraints that align neighbors across the axis.
  private mutating func align() throws {
    let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
      (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in alignments where options.contains(option) {
      guard attribute.axis != line.axis else {
        throw VisualFormatError(
          message:
            "Options mask required views to be aligned on a \(line.axis == .horizontal ? "horizontal" : "vertical") "
            + "edge, which is not allowed for layout that is also \(line.axis == .horizontal ? "horizontal" : "vertical").",
          position: line.views.last?.end ?? format.count)
      }
      for (view, next) in zip(line.views, line.views.dropFirst()) {
        made.append(
          NSLayoutConstraint(
            item: view.view, attribute: attribute, relatedBy: .equal, toItem: next.view, attribute: attribute,
            multiplier: 1, constant: 0))
      }
    }
  }
}
