/// A layout guide that activates and deactivates constraints as it comes near an edge of its view.
///
/// ```swift
/// let guide = view.keyboardLayoutGuide
/// let above = button.bottomAnchor.constraint(equalTo: guide.topAnchor)
/// guide.setConstraints([above], activeWhenAwayFrom: .top)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitrackinglayoutguide>
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Tracked {
    var edges: NSDirectionalRectEdge
    var isNear: Bool
    var constraints: [NSLayoutConstraint]
  }
  private var tracked: [Tracked] = []

  /// Sets constraints that are active while the guide is near all of the edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    set(trackingConstraints, edge, isNear: true)
  }
  /// Returns the constraints set for exactly these near edges, or an empty array.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edges == edge && $0.isNear }?.constraints ?? []
  }
  /// Sets constraints that are active while the guide is near none of the edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) { set(trackingConstraints, edge, isNear: false) }
  /// Returns the constraints set for being away from exactly these edges, or an empty array.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edges == edge && !$0.isNear }?.constraints ?? []
  }
  /// Deactivates and removes all constraints that were set for the guide.
  open func removeAllTrackedConstraints() {
    for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
    tracked = []
  }

  private func set(_ constraints: [NSLayoutConstraint], _ edges: NSDirectionalRectEdge, isNear: Bool) {
    if let index = tracked.firstIndex(where: { $0.edges == edges && $0.isNear == isNear }) {
      NSLayoutConstraint.deactivate(tracked[index].constraints)
      tracked.remove(at: index)
    }
    if !constraints.isEmpty { tracked.append(Tracked(edges: edges, isNear: isNear, constraints: constraints)) }
    trackEdges()
  }

  /// The edges that the guide is near at present.
  var nearEdges: NSDirectionalRectEdge { [] }

  func trackEdges() {
    let near = nearEdges
    for entry in tracked {
      let isOn = entry.isNear ? near.isSuperset(of: entry.edges) : near.isDisjoint(with: entry.edges)
      if isOn {
        NSLayoutConstraint.activate(entry.constraints)
      } else {
        NSLayoutConstraint.deactivate(entry.constraints)
      }
    }
  }
}
