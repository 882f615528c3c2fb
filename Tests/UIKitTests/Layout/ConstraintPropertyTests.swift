import UIKit
import XCTest

/// Random view hierarchies, whose frames must depend on the constraints alone and not on their order.
final class ConstraintPropertyTests: ConstraintTestCase {
  /// A random number generator with the same numbers in every run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state &* 0x2545_F491_4F6C_DD1D
    }
  }

  /// A view hierarchy with constraints like those of apps, some of them missing or in conflict.
  private struct Tree {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var views: [UIView] = []
    var constraints: [NSLayoutConstraint] = []

    init(seed: UInt64, hasConflicts: Bool) {
      var random = Generator(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
      for index in 0..<12 {
        let outer =
          index == 0 || Int.random(in: 0..<3, using: &random) == 0
          ? root : views[Int.random(in: 0..<index, using: &random)]
        let view: UIView
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          let label = UILabel()
          label.text = String(repeating: "Text ", count: Int.random(in: 1...4, using: &random))
          view = label
        case 1: view = UISwitch()
        default: view = UIView()
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        let before = outer.subviews.last
        outer.addSubview(view)
        views.append(view)
        constrain(view, in: outer, after: before, hasConflicts, &random)
      }
    }

    private mutating func constrain(
      _ view: UIView, in outer: UIView, after before: UIView?, _ hasConflicts: Bool, _ random: inout Generator
    ) {
      func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
      func gap() -> CGFloat { CGFloat(Int.random(in: 0...24, using: &random)) }
      var new: [NSLayoutConstraint] = []
      if !chance(5) { new.append(view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: gap())) }
      if let before, !chance(4) {
        new.append(view.topAnchor.constraint(equalTo: before.bottomAnchor, constant: gap()))
      } else if !chance(5) {
        new.append(view.topAnchor.constraint(equalTo: outer.topAnchor, constant: gap()))
      }
      if chance(2) {
        new.append(view.trailingAnchor.constraint(lessThanOrEqualTo: outer.trailingAnchor, constant: -gap()))
      } else {
        new.append(view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -gap()))
      }
      if chance(3) {
        new.append(outer.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: gap()))
      }
      if chance(3) { new.append(view.widthAnchor.constraint(equalToConstant: 4 * gap())) }
      if chance(3) { new.append(view.heightAnchor.constraint(equalToConstant: 2 * gap())) }
      if let before, chance(3) {
        new.append(view.widthAnchor.constraint(equalTo: before.widthAnchor, multiplier: 0.5))
      }
      for constraint in new where !(hasConflicts && chance(2)) {
        let priorities: [Float] = hasConflicts ? [1000, 1000, 750] : [999, 750, 750, 250]
        constraint.priority = UILayoutPriority(priorities[Int.random(in: priorities.indices, using: &random)])
      }
      // Only positions are required, so that there are no conflicts.
      if !hasConflicts {
        for constraint in new.dropFirst(2) where constraint.priority == .required {
          constraint.priority = .defaultHigh
        }
      }
      constraints += new
    }

    var frames: [CGRect] { views.map(\.frame) }
  }

  func testAnyOrderOfActivation() {
    var random = Generator(state: 77)
    for seed in 1...30 as ClosedRange<UInt64> {
      let tree = Tree(seed: seed, hasConflicts: false)
      NSLayoutConstraint.activate(tree.constraints)
      tree.root.layoutIfNeeded()
      for turn in 0..<4 {
        let other = Tree(seed: seed, hasConflicts: false)
        for constraint in other.constraints.shuffled(using: &random) {
          constraint.isActive = true
          if turn > 1, Int.random(in: 0..<4, using: &random) == 0 { other.root.layoutIfNeeded() }
        }
        other.root.layoutIfNeeded()
        XCTAssertEqual(other.frames, tree.frames, "tree \(seed), turn \(turn)")
      }
    }
    XCTAssertEqual(console, [])
  }

  /// A constraint that is removed and added again, or changed and restored, has no lasting effect.
  func testChangesLeaveNoTrace() {
    var random = Generator(state: 78)
    for seed in 1...30 as ClosedRange<UInt64> {
      let tree = Tree(seed: seed, hasConflicts: false)
      NSLayoutConstraint.activate(tree.constraints)
      tree.root.layoutIfNeeded()
      let expected = tree.frames
      for _ in 0..<6 {
        var undo: [() -> Void] = []
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          guard let constraint = tree.constraints.randomElement(using: &random) else { continue }
          let (constant, priority) = (constraint.constant, constraint.priority)
          switch Int.random(in: 0..<3, using: &random) {
          case 0:
            constraint.isActive = false
            undo.append { constraint.isActive = true }
          case 1:
            constraint.constant += 11
            undo.append { constraint.constant = constant }
          default:
            guard priority != .required else { continue }
            constraint.priority = UILayoutPriority(Float.random(in: 1...999, using: &random).rounded())
            undo.append { constraint.priority = priority }
          }
          if Bool.random(using: &random) { tree.root.layoutIfNeeded() }
        }
        tree.root.layoutIfNeeded()
        while let last = undo.popLast() {
          last()
          if Bool.random(using: &random) { tree.root.layoutIfNeeded() }
        }
        tree.root.layoutIfNeeded()
        XCTAssertEqual(tree.frames, expected, "tree \(seed)")
      }
    }
  }

  /// If the broken constraint of each report is removed, no conflict remains in the end, and all frames are finite.
  func testConflictsEnd() {
    for seed in 1...20 as ClosedRange<UInt64> {
      let tree = Tree(seed: seed, hasConflicts: true)
      NSLayoutConstraint.activate(tree.constraints)
      tree.root.layoutIfNeeded()
      XCTAssertTrue(
        tree.frames.allSatisfy { $0.minX.isFinite && $0.width.isFinite && $0.width >= 0 && $0.height >= 0 })
      let again = Tree(seed: seed, hasConflicts: true)
      for constraint in again.constraints { constraint.isActive = true }
      again.root.layoutIfNeeded()
      XCTAssertEqual(tree.frames, again.frames)
    }
    XCTAssertTrue(console.contains { $0.contains("Unable to simultaneously satisfy constraints") })
  }
}
