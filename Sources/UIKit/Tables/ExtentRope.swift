import CoreGraphics

/// The heights of all elements of a column. Finding positions, and changing, inserting and removing elements take
/// O(log n).
///
/// Neighbors of the same height are one run, so that a million rows of one height take the memory of one. The runs
/// are the nodes of a randomized binary tree (merging two trees picks each root by the sizes of both), and each
/// node has the sums of its subtree.
///
/// ```swift
/// var rope = ExtentRope()
/// rope.append(ExtentRope.Run(count: 1_000_000, height: 44, isMeasured: false))
/// rope.set(500_000, height: 61, isMeasured: true)
/// rope.position(of: 500_001)  // 22_000_061
/// ```
struct ExtentRope {
  /// Neighbors of the same height.
  struct Run: Equatable {
    var count: Int
    var height: CGFloat
    /// Whether the height was measured, and not estimated.
    var isMeasured: Bool
  }

  private struct Node {
    var run: Run
    var left: Int32 = -1
    var right: Int32 = -1
    /// Sums of the node and all below it.
    var nodes: Int32 = 1
    var count: Int
    var height: CGFloat

    init(_ run: Run) {
      self.run = run
      count = run.count
      height = CGFloat(run.count) * run.height
    }
  }

  private var nodes: [Node] = []
  private var free: [Int32] = []
  private var root: Int32 = -1
  private var seed: UInt64 = 0x9E37_79B9_7F4A_7C15

  init() {}

  var count: Int { root < 0 ? 0 : nodes[Int(root)].count }
  /// The sum of all heights.
  var height: CGFloat { root < 0 ? 0 : nodes[Int(root)].height }
  /// The number of runs, for tests of memory.
  var runCount: Int { root < 0 ? 0 : Int(nodes[Int(root)].nodes) }

  mutating func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    free.removeAll(keepingCapacity: true)
    root = -1
  }

  mutating func append(_ run: Run) {
    guard run.count > 0 else { return }
    root = merge(root, make(run))
  }

  /// Appends many at once, in O(runs).
  mutating func append(contentsOf runs: [Run]) {
    var joined: [Run] = []
    for run in runs where run.count > 0 {
      if let last = joined.last, last.height == run.height, last.isMeasured == run.isMeasured {
        joined[joined.count - 1].count += run.count
      } else {
        joined.append(run)
      }
    }
    nodes.reserveCapacity(nodes.count + joined.count)
    root = merge(root, balanced(joined[...]))
  }

  private mutating func balanced(_ runs: ArraySlice<Run>) -> Int32 {
    guard !runs.isEmpty else { return -1 }
    let middle = runs.startIndex + runs.count / 2
    let node = make(runs[middle])
    nodes[Int(node)].left = balanced(runs[..<middle])
    nodes[Int(node)].right = balanced(runs[(middle + 1)...])
    sum(node)
    return node
  }

  // MARK: Reading

  /// Returns the position at which the element begins; for the index `count`, the end.
  func position(of index: Int) -> CGFloat {
    var (node, left, position) = (root, index, CGFloat(0))
    while node >= 0 {
      let here = nodes[Int(node)]
      let (countBelow, heightBelow) = sums(here.left)
      if left < countBelow {
        node = here.left
        continue
      }
      position += heightBelow
      left -= countBelow
      if left < here.run.count { return position + CGFloat(left) * here.run.height }
      position += CGFloat(here.run.count) * here.run.height
      left -= here.run.count
      node = here.right
    }
    return position
  }

  /// The height of an element that there is.
  subscript(index: Int) -> Run {
    var (node, left) = (root, index)
    while node >= 0 {
      let here = nodes[Int(node)]
      let countBelow = sums(here.left).count
      if left < countBelow {
        node = here.left
        continue
      }
      left -= countBelow
      if left < here.run.count { return here.run }
      left -= here.run.count
      node = here.right
    }
    return Run(count: 0, height: 0, isMeasured: true)
  }

  /// Returns the element that contains a position: the last one that begins at or above it and does not end above
  /// it; nil outside of the rope.
  func index(at position: CGFloat) -> Int? {
    guard position >= 0, position < height else { return nil }
    var (node, left, index) = (root, position, 0)
    var found: Int?
    while node >= 0 {
      let here = nodes[Int(node)]
      let (countBelow, heightBelow) = sums(here.left)
      if left < heightBelow {
        node = here.left
        continue
      }
      index += countBelow
      left -= heightBelow
      let own = CGFloat(here.run.count) * here.run.height
      if left < own { return index + min(here.run.count - 1, Int(left / here.run.height)) }
      index += here.run.count
      left -= own
      found = index - 1
      node = here.right
    }
    return found
  }

  // MARK: Changing

  /// Changes one element, with O(1) new runs.
  mutating func set(_ index: Int, height: CGFloat, isMeasured: Bool) {
    let old = self[index]
    guard old.count > 0, old.height != height || old.isMeasured != isMeasured else { return }
    let (head, rest) = split(root, index)
    let (middle, tail) = split(rest, 1)
    root = merge(merge(head, renewed(middle, Run(count: 1, height: height, isMeasured: isMeasured))), tail)
  }

  /// Sets the runs of a range to one height.
  mutating func fill(_ range: Range<Int>, height: CGFloat, isMeasured: Bool) {
    replace(range, with: [Run(count: range.count, height: height, isMeasured: isMeasured)])
  }

  mutating func replace(_ range: Range<Int>, with runs: [Run]) {
    let (head, rest) = split(root, range.lowerBound)
    let (middle, tail) = split(rest, range.count)
    release(middle)
    var new: Int32 = -1
    if runs.count > 8 {
      new = balanced(runs.filter { $0.count > 0 }[...])
    } else {
      for run in runs where run.count > 0 { new = merge(new, make(run)) }
    }
    root = merge(merge(head, new), tail)
  }

  mutating func insert(_ run: Run, at index: Int) { replace(index..<index, with: [run]) }
  mutating func remove(_ range: Range<Int>) { replace(range, with: []) }

  /// Returns the runs of a range, from its start to its end.
  func runs(in range: Range<Int>) -> [Run] {
    var result: [Run] = []
    collect(root, from: 0, range, into: &result)
    return result
  }

  private func collect(_ node: Int32, from start: Int, _ range: Range<Int>, into result: inout [Run]) {
    guard node >= 0 else { return }
    let here = nodes[Int(node)]
    guard start < range.upperBound, start + here.count > range.lowerBound else { return }
    collect(here.left, from: start, range, into: &result)
    let own = start + sums(here.left).count
    let (low, high) = (max(own, range.lowerBound), min(own + here.run.count, range.upperBound))
    if low < high {
      result.append(Run(count: high - low, height: here.run.height, isMeasured: here.run.isMeasured))
    }
    collect(here.right, from: own + here.run.count, range, into: &result)
  }

  /// Marks all heights as estimates.
  mutating func forgetMeasurements() {
    let all = runs(in: 0..<count).map { Run(count: $0.count, height: $0.height, isMeasured: false) }
    removeAll()
    append(contentsOf: all)
  }

  // MARK: The tree

  private func sums(_ node: Int32) -> (count: Int, height: CGFloat) {
    node < 0 ? (0, 0) : (nodes[Int(node)].count, nodes[Int(node)].height)
  }

  private mutating func make(_ run: Run) -> Int32 {
    if let node = free.popLast() {
      nodes[Int(node)] = Node(run)
      return node
    }
    nodes.append(Node(run))
    return Int32(nodes.count - 1)
  }

  private mutating func renewed(_ node: Int32, _ run: Run) -> Int32 {
    release(node)
    return make(run)
  }

  private mutating func release(_ node: Int32) {
    guard node >= 0 else { return }
    var waiting = [node]
    while let next = waiting.popLast() {
      if nodes[Int(next)].left >= 0 { waiting.append(nodes[Int(next)].left) }
      if nodes[Int(next)].right >= 0 { waiting.append(nodes[Int(next)].right) }
      free.append(next)
    }
  }

  private mutating func sum(_ node: Int32) {
    let here = nodes[Int(node)]
    var (many, count) = (Int32(1), here.run.count)
    var height = CGFloat(here.run.count) * here.run.height
    for child in [here.left, here.right] where child >= 0 {
      many += nodes[Int(child)].nodes
      count += nodes[Int(child)].count
      height += nodes[Int(child)].height
    }
    nodes[Int(node)].nodes = many
    nodes[Int(node)].count = count
    nodes[Int(node)].height = height
  }

  /// Splits a tree before its element `index`; a run that contains the boundary becomes two.
  private mutating func split(_ node: Int32, _ index: Int) -> (Int32, Int32) {
    guard node >= 0 else { return (-1, -1) }
    let here = nodes[Int(node)]
    let below = sums(here.left).count
    if index <= below {
      let (head, tail) = split(here.left, index)
      nodes[Int(node)].left = tail
      sum(node)
      return (head, node)
    }
    if index >= below + here.run.count {
      let (head, tail) = split(here.right, index - below - here.run.count)
      nodes[Int(node)].right = head
      sum(node)
      return (node, tail)
    }
    let kept = index - below
    var rest = here.run
    rest.count -= kept
    nodes[Int(node)].run.count = kept
    nodes[Int(node)].right = -1
    sum(node)
    return (node, merge(make(rest), here.right))
  }

  private mutating func merge(_ first: Int32, _ second: Int32) -> Int32 {
    guard first >= 0 else { return second }
    guard second >= 0 else { return first }
    let (one, two) = (UInt64(nodes[Int(first)].nodes), UInt64(nodes[Int(second)].nodes))
    seed ^= seed << 13
    seed ^= seed >> 7
    seed ^= seed << 17
    if seed % (one + two) < one {
      let merged = merge(nodes[Int(first)].right, second)
      nodes[Int(first)].right = merged
      sum(first)
      return first
    }
    let merged = merge(first, nodes[Int(second)].left)
    nodes[Int(second)].left = merged
    sum(second)
    return second
  }
}
