import ConstraintSolver

/// A system of constraints as an app of so many views makes it. Four variables a view: left, top, width, height.
struct TestSystem {
  struct Item {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var priority: Double
  }

  let name: String
  let viewCount: Int
  private(set) var items: [Item] = []
  /// The constraints of one view, to be taken out and put in again.
  private(set) var changed: [Int] = []

  /// Some of the required equalities, of the required inequalities and of the others, from all over the system.
  var groups: [[Int]] {
    let indexes = Array(items.indices.dropFirst(2))
    let kinds = [
      indexes.filter { items[$0].priority == 1000 && items[$0].relation == .equal },
      indexes.filter { items[$0].priority == 1000 && items[$0].relation != .equal },
      indexes.filter { items[$0].priority < 1000 },
    ]
    return kinds.map { kind in
      // A stride that meets views at any place and each of their constraints.
      let stride = max(1, kind.count / 12 | 1)
      return Swift.stride(from: 0, to: kind.count, by: stride).map { kind[$0] }
    }
  }

  /// The number of systems that are built in a row: small ones come in lists.
  var repeats: Int { max(1, 100 / viewCount) }

  private enum Side: Int { case left, top, width, height }

  private init(_ name: String, viewCount: Int) {
    self.name = name
    self.viewCount = viewCount
    add([(0, .left, 1)], .equal, 0)
    add([(0, .top, 1)], .equal, 0)
  }

  private mutating func add(
    _ terms: [(view: Int, side: Side, coefficient: Double)], _ relation: Relation, _ constant: Double,
    _ priority: Double = 1000
  ) {
    items.append(
      Item(
        terms: terms.map { ($0.view * 4 + $0.side.rawValue, $0.coefficient) }, relation: relation,
        constant: constant,
        priority: priority))
  }

  /// Each view one point within the one around it, eight constraints each.
  static func nested(_ count: Int) -> TestSystem {
    var system = TestSystem("nested", viewCount: count + 1)
    for view in 1...count {
      let outer = view - 1
      let first = system.items.count
      system.add([(view, .left, 1), (outer, .left, -1)], .equal, 1)
      system.add([(view, .top, 1), (outer, .top, -1)], .equal, 1)
      system.add([(view, .left, 1), (view, .width, 1), (outer, .left, -1), (outer, .width, -1)], .equal, -1)
      system.add([(view, .top, 1), (view, .height, 1), (outer, .top, -1), (outer, .height, -1)], .equal, -1)
      system.add([(view, .width, 1)], .greaterThanOrEqual, 0)
      system.add([(view, .height, 1)], .greaterThanOrEqual, 0)
      system.add([(view, .width, 1)], .greaterThanOrEqual, 20 + Double(view % 7), 750)
      system.add([(view, .height, 1)], .lessThanOrEqual, 4000 + Double(view % 5), 250)
      if view == count { system.changed = Array(first..<system.items.count) }
    }
    return system
  }

  /// Views in a row that keep at least a distance and would like less: nothing is a definition, all hangs together.
  static func row(_ count: Int) -> TestSystem {
    var system = TestSystem("row", viewCount: count + 1)
    for view in 1...count {
      let first = system.items.count
      let last = view - 1
      let before: [(Int, Side, Double)] = last == 0 ? [(0, .left, -1)] : [(last, .left, -1), (last, .width, -1)]
      system.add([(view, .left, 1)] + before, .greaterThanOrEqual, 1)
      system.add([(view, .left, 1)] + before, .equal, 0, 250)
      system.add([(view, .left, 1), (view, .width, 1), (0, .left, -1), (0, .width, -1)], .lessThanOrEqual, -1)
      system.add([(view, .width, 1)], .greaterThanOrEqual, 0)
      system.add([(view, .width, 1)], .greaterThanOrEqual, 1 + Double(view % 3), 750)
      system.add([(view, .width, 1)], .lessThanOrEqual, 1 + Double(view % 3), 250)
      system.add([(view, .top, 1), (0, .top, -1)], .equal, 8)
      system.add([(view, .height, 1)], .equal, 20)
      if view == count { system.changed = Array(first..<system.items.count) }
    }
    return system
  }

  /// Groups below each other, each with nine labels below each other that hug and resist.
  static func form(_ count: Int, name: String = "form") -> TestSystem {
    var system = TestSystem(name, viewCount: count + 1)
    var view = 1
    var lastGroup: Int?
    while view <= count {
      let group = view
      view += 1
      system.addGroup(group, below: lastGroup)
      lastGroup = group
      var last: Int?
      for place in 0..<9 where view <= count {
        let first = system.items.count
        system.addLabel(view, in: group, below: last, place: Double(place))
        if view >= count - 1 { system.changed = Array(first..<system.items.count) }
        last = view
        view += 1
      }
      if let last {
        system.add([(last, .top, 1), (last, .height, 1), (group, .top, -1), (group, .height, -1)], .equal, -8)
      }
    }
    return system
  }

  private mutating func addGroup(_ group: Int, below last: Int?) {
    add([(group, .left, 1), (0, .left, -1)], .equal, 16)
    add([(group, .left, 1), (group, .width, 1), (0, .left, -1), (0, .width, -1)], .equal, -16)
    if let last {
      add([(group, .top, 1), (last, .top, -1), (last, .height, -1)], .equal, 8)
    } else {
      add([(group, .top, 1), (0, .top, -1)], .equal, 20)
    }
    add([(group, .width, 1)], .greaterThanOrEqual, 0)
    add([(group, .height, 1)], .greaterThanOrEqual, 0)
    add([(group, .height, 1)], .greaterThanOrEqual, 44)
    add([(group, .height, 1)], .lessThanOrEqual, 0, 250)
  }

  private mutating func addLabel(_ view: Int, in group: Int, below last: Int?, place: Double) {
    add([(view, .left, 1), (group, .left, -1)], .equal, 8)
    add([(view, .left, 1), (view, .width, 1), (group, .left, -1), (group, .width, -1)], .lessThanOrEqual, -8)
    if let last {
      add([(view, .top, 1), (last, .top, -1), (last, .height, -1)], .equal, 4)
    } else {
      add([(view, .top, 1), (group, .top, -1)], .equal, 8)
    }
    add([(view, .width, 1)], .greaterThanOrEqual, 60 + 7 * place, 750)
    add([(view, .width, 1)], .lessThanOrEqual, 60 + 7 * place, 250)
    add([(view, .height, 1)], .greaterThanOrEqual, 18 + place, 750)
    add([(view, .height, 1)], .lessThanOrEqual, 18 + place, 250)
    add([(view, .width, 1)], .greaterThanOrEqual, 0)
  }
}
