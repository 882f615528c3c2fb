import UIKit
import XCTest

/// All combinations of distribution, alignment and axis, compared with frames computed from Apple's descriptions.
final class StackMatrixTests: StackTestCase {
  private let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  private let alignments: [UIStackView.Alignment] = [
    .fill, .leading, .top, .firstBaseline, .center, .trailing, .bottom, .lastBaseline,
  ]
  private let lengths: [CGFloat] = [50, 70, 30]
  private let breadths: [CGFloat] = [20, 40, 30]

  /// Returns the origins and lengths along the axis in a stack of 300 with a spacing of 10.
  private func along(_ distribution: UIStackView.Distribution) -> [(CGFloat, CGFloat)] {
    switch distribution {
    // The first view gets the remaining length.
    case .fill: return [(0, 180), (190, 70), (270, 30)]
    case .fillEqually:
      let third: CGFloat = 280 / 3
      return [(0, third), (third + 10, third), (2 * third + 20, third)]
    case .fillProportionally:
      // The lengths are proportional to the intrinsic sizes with spacing; the last view has the lowest priority.
      let first: CGFloat = 50 * 300 / 170
      let second: CGFloat = 70 * 300 / 170
      return [(0, first), (first + 10, second), (first + second + 20, 280 - first - second)]
    case .equalSpacing: return [(0, 50), (125, 70), (270, 30)]
    // The centers are at 25, 155 and 285.
    case .equalCentering: return [(0, 50), (120, 70), (270, 30)]
    @unknown default: return []
    }
  }

  /// Returns the origins and lengths across the axis, where the stack has a length of 100 if the alignment is by
  /// edges.
  private func across(_ alignment: UIStackView.Alignment, _ axis: NSLayoutConstraint.Axis, _ index: Int) -> (
    CGFloat, CGFloat
  ) {
    let size = breadths[index]
    switch alignment {
    case .fill: return (0, 100)
    case .leading: return (0, size)
    case .center: return ((100 - size) / 2, size)
    case .trailing: return (100 - size, size)
    // The baseline of views without text is the bottom; in columns, baselines have no meaning.
    case .firstBaseline, .lastBaseline: return axis == .horizontal ? (40 - size, size) : (0, size)
    @unknown default: return (0, 0)
    }
  }

  private func check(
    _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment, _ axis: NSLayoutConstraint.Axis
  ) {
    let isRow = axis == .horizontal
    let views = (0..<3).map {
      isRow ? SizedView(lengths[$0], breadths[$0]) : SizedView(breadths[$0], lengths[$0])
    }
    let isBaseline = alignment == .firstBaseline || alignment == .lastBaseline
    let breadth: CGFloat? = isBaseline ? nil : 100
    let stack = makeStack(views, width: isRow ? 300 : breadth, height: isRow ? breadth : 300) {
      $0.axis = axis
      $0.distribution = distribution
      $0.alignment = alignment
      $0.spacing = 10
    }
    let name = "\(distribution) \(alignment) \(axis)"
    let size = stack.bounds.size
    XCTAssertEqual(isRow ? size.height : size.width, breadth ?? 40, name)
    let expected = along(distribution)
    for (index, view) in views.enumerated() {
      let (start, length) = expected[index]
      let (crossStart, crossLength) = across(alignment, axis, index)
      let frame = view.frame
      // Outside of a window, positions are rounded to points and sizes to pixels (facts/layout.md#rounding).
      XCTAssertEqual(isRow ? frame.minX : frame.minY, start, accuracy: 0.51, "\(name) \(index)")
      XCTAssertEqual(isRow ? frame.width : frame.height, length, accuracy: 0.17, "\(name) \(index)")
      XCTAssertEqual(isRow ? frame.minY : frame.minX, crossStart, accuracy: 0.51, "\(name) \(index)")
      XCTAssertEqual(isRow ? frame.height : frame.width, crossLength, accuracy: 0.01, "\(name) \(index)")
    }
    stack.removeFromSuperview()
  }

  func testAllOfThem() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for distribution in distributions {
        for alignment in alignments { check(distribution, alignment, axis) }
      }
    }
    checkNoConflict()
  }

  /// Without an external size, a stack is as large as its views require; equal views are as large as the largest.
  /// Equal distances between centers (149) take precedence over a small stack (49).
  func testOwnSizes() {
    let expected: [UIStackView.Distribution: CGFloat] = [
      .fill: 170, .fillEqually: 230, .fillProportionally: 170, .equalSpacing: 170, .equalCentering: 180,
    ]
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for (distribution, length) in expected {
        for alignment in alignments {
          let isRow = axis == .horizontal
          let views = (0..<3).map {
            isRow ? SizedView(lengths[$0], breadths[$0]) : SizedView(breadths[$0], lengths[$0])
          }
          let stack = makeStack(views) {
            $0.axis = axis
            $0.distribution = distribution
            $0.alignment = alignment
            $0.spacing = 10
          }
          let size = stack.bounds.size
          let name = "\(distribution) \(alignment) \(axis)"
          XCTAssertEqual(isRow ? size.width : size.height, length, accuracy: 0.34, name)
          XCTAssertEqual(isRow ? size.height : size.width, 40, name)
          let fitting = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          XCTAssertEqual(fitting.width, size.width, accuracy: 0.34, name)
          XCTAssertEqual(fitting.height, size.height, accuracy: 0.34, name)
          stack.removeFromSuperview()
        }
      }
    }
    checkNoConflict()
  }

  /// A change of any property gives the same result as a new stack with these values.
  func testChangesInAnyOrder() {
    var seed: UInt64 = 7
    func random(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    let changed = makeStack(width: 300, height: 100)
    for round in 0..<60 {
      let values = (
        NSLayoutConstraint.Axis(rawValue: random(2))!, distributions[random(5)], alignments[random(8)],
        CGFloat(random(3) * 10), random(3) == 0
      )
      let hidden = [random(4) == 0, random(4) == 0, random(4) == 0]
      func apply(_ stack: UIStackView) {
        stack.axis = values.0
        stack.distribution = values.1
        stack.alignment = values.2
        stack.spacing = values.3
        stack.isLayoutMarginsRelativeArrangement = values.4
        for (view, isHidden) in zip(stack.arrangedSubviews, hidden) { view.isHidden = isHidden }
      }
      apply(changed)
      root.layoutIfNeeded()
      let fresh = makeStack(
        [SizedView(50, 20), SizedView(70, 40), SizedView(30, 30)], width: 300, height: 100, apply)
      XCTAssertEqual(
        changed.arrangedSubviews.map(\.frame), fresh.arrangedSubviews.map(\.frame), "\(round) \(values)")
      fresh.removeFromSuperview()
    }
  }
}
