import CoreGraphics
import Foundation

/// A group with the frames of its items, relative to its outer corner.
struct CompositionalGroup {
  /// A cell, or a view beside a cell or a group.
  struct Leaf {
    /// The index of a cell in the group, or of a view among those of its kind in the group.
    var number: Int
    /// The element kind of a view; nil for a cell.
    var kind: String?
    var frame: CGRect
    var zIndex = 0
    var estimated: EstimatedAxes = []
  }

  var leaves: [Leaf] = []
  /// The indices of the cells in `leaves`.
  var cells: [Int] = []
  /// The number of views of each kind.
  var kinds: [String: Int] = [:]
  var size = CGSize.zero

  var count: Int { cells.count }

  mutating func addCell(_ frame: CGRect, zIndex: Int = 0, estimated: EstimatedAxes = []) {
    cells.append(leaves.count)
    leaves.append(Leaf(number: count - 1, frame: frame, zIndex: zIndex, estimated: estimated))
  }

  mutating func addView(_ frame: CGRect, _ zIndex: Int, _ kind: String) {
    let number = kinds[kind, default: 0]
    kinds[kind] = number + 1
    leaves.append(Leaf(number: number, kind: kind, frame: frame, zIndex: zIndex))
  }

  /// Adds the contents of a nested group.
  mutating func add(_ inner: CompositionalGroup, at origin: CGPoint) {
    let (cellsBefore, kindsBefore) = (count, kinds)
    for leaf in inner.leaves {
      var leaf = leaf
      leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
      if let kind = leaf.kind {
        leaf.number += kindsBefore[kind] ?? 0
        kinds[kind, default: 0] += 1
      } else {
        leaf.number += cellsBefore
        cells.append(leaves.count)
      }
      leaves.append(leaf)
    }
  }

  /// The far ends of the cells.
  var reach: CGPoint {
    cells.reduce(.zero) { end, index in
      let frame = leaves[index].frame
      return CGPoint(x: max(end.x, frame.maxX), y: max(end.y, frame.maxY))
    }
  }
}

extension NSCollectionLayoutGroup {
  /// Whether the number of items in a group depends on the measured sizes of their cells.
  var packsByMeasure: Bool {
    guard case .line(let items, let repetition, let isRow) = arrangement else { return false }
    if items.contains(where: { ($0 as? NSCollectionLayoutGroup)?.packsByMeasure == true }) { return true }
    let own = isRow ? size.widthDimension : size.heightDimension
    guard repetition == .toFill, !own.isMeasured else { return false }
    return items.contains { (isRow ? $0.size.widthDimension : $0.size.heightDimension).isMeasured }
  }

  /// Whether the size of any element in the group is measured.
  var isMeasured: Bool {
    switch arrangement {
    case .custom: return false
    case .line(let items, _, _):
      return items.contains {
        !$0.size.estimatedAxes.isEmpty || ($0 as? NSCollectionLayoutGroup)?.isMeasured == true
      }
    }
  }
}
