import CoreGraphics
import Foundation

/// A section as the layout solved it.
///
/// All frames are relative to the start of the section's body, which is between its headers and footers and
/// includes the section's insets. The groups follow each other along the scroll axis, or across it in an
/// orthogonally scrolling section. Identical groups are solved once; those whose cells are measured are stored
/// separately, so that the cost of a section of a million items depends on its visible items only.
@MainActor final class CompositionalSection {
  let section: NSCollectionLayoutSection
  let count: Int
  private let environment: CollectionEnvironment
  private let isVertical: Bool
  private let scale: CGFloat
  private let room: CGSize
  /// The body's insets along the axis of groups, and across it.
  private let groupInset: (start: CGFloat, end: CGFloat)
  private let crossStart: CGFloat
  private let crossRoom: CGFloat

  private(set) var pattern = CompositionalGroup()
  private(set) var crowded: NSCollectionLayoutGroup?
  private var edges = (before: CGFloat(0), after: CGFloat(0), cross: CompositionalLine.Edges(nil, true))
  /// The groups that differ from the pattern, in order, with the first item of each.
  private var others: [(index: Int, group: CompositionalGroup)] = []
  /// The accumulated extra lengths of the groups before each of `others`, and of all of them.
  private var surplus: [CGFloat] = [0]
  /// The index of each group's first item, if the number of items differs between groups.
  private var firstItems: [Int]?
  private(set) var groupCount = 0

  private(set) var boundaries = CompositionalBoundaries()
  /// The start of the section, with its headers, in the content.
  var start: CGFloat = 0

  init(
    _ section: NSCollectionLayoutSection, _ environment: CollectionEnvironment, isVertical: Bool, scale: CGFloat,
    count: Int, preferred: @escaping (Int) -> CGSize?, boundarySize: (String) -> CGSize?
  ) {
    self.section = section
    self.count = count
    self.environment = environment
    self.isVertical = isVertical
    self.scale = scale
    let (size, inset, outer) = (
      environment.effectiveContentSize, section.contentInsets, environment.effectiveContentInsets
    )
    let stacksDown = isVertical == (section.orthogonalScrollingBehavior == .none)
    // Along the axis of the groups the available length is not reduced by the insets.
    room =
      stacksDown
      ? CGSize(width: max(0, size.width - inset.leading - inset.trailing), height: size.height)
      : CGSize(width: size.width, height: max(0, size.height - inset.top - inset.bottom))
    groupInset = stacksDown ? (inset.top, inset.bottom) : (inset.leading, inset.trailing)
    crossStart = stacksDown ? inset.leading + outer.leading : inset.top + outer.top
    crossRoom = stacksDown ? room.width : room.height
    let spacing = section.group.edgeSpacing
    let line = CompositionalLine.Edges(spacing, !stacksDown)
    edges = (line.before, line.after, line)
    solve(preferred)
    placeBoundaries(boundarySize)
  }

  var scrolls: Bool { section.orthogonalScrollingBehavior != .none }
  /// Whether the groups are stacked vertically.
  private var stacksDown: Bool { isVertical != scrolls }
  private var spacing: CGFloat { section.interGroupSpacing.isFinite ? section.interGroupSpacing : 0 }

  // MARK: Groups

  private func solver(_ available: Int, _ preferred: @escaping (Int) -> CGSize?) -> CompositionalSolver {
    var solver = CompositionalSolver(environment, scale: scale, available: available, preferred: preferred)
    solver.wholeSize = environment.contentSize
    return solver
  }

  private func solve(_ preferred: @escaping (Int) -> CGSize?) {
    guard count > 0 else { return }
    var first = solver(.max) { _ in nil }
    pattern = first.solve(section.group, in: room)
    crowded = first.crowded
    guard pattern.count > 0 else { return }
    if section.group.packsByMeasure {
      solveOneByOne(preferred)
    } else {
      groupCount = (count + pattern.count - 1) / pattern.count
      var changed: Set<Int> = []
      if section.group.isMeasured {
        for item in 0..<count where preferred(item) != nil { changed.insert(item / pattern.count) }
      }
      if count % pattern.count != 0 { changed.insert(groupCount - 1) }
      others = changed.sorted().map { ($0, solveGroup($0, preferred)) }
    }
    sumUp()
  }

  /// Updates the section for new measured sizes of items.
  func remeasure(_ items: [Int], _ preferred: @escaping (Int) -> CGSize?, _ boundarySize: (String) -> CGSize?) {
    defer { placeBoundaries(boundarySize) }
    guard !items.isEmpty, pattern.count > 0 else { return }
    if firstItems != nil {
      solveOneByOne(preferred)
      return sumUp()
    }
    for index in Set(items.map { $0 / pattern.count }) where index < groupCount {
      let place = position(in: others, of: index)
      let solved = (index, solveGroup(index, preferred))
      if place < others.count, others[place].index == index {
        others[place] = solved
      } else {
        others.insert(solved, at: place)
      }
    }
    sumUp()
  }

  private func solveGroup(_ index: Int, _ preferred: @escaping (Int) -> CGSize?) -> CompositionalGroup {
    let first = index * pattern.count
    let available = count - first
    var one = solver(available) { preferred(first + $0) }
    var group = one.solve(section.group, in: room)
    if available < pattern.count { trim(&group) }
    return group
  }

  /// Solves groups whose number of items depends on their cells' sizes.
  private func solveOneByOne(_ preferred: @escaping (Int) -> CGSize?) {
    var firsts: [Int] = []
    others = []
    var next = 0
    while next < count {
      let first = next
      var one = solver(count - first) { preferred(first + $0) }
      let group = one.solve(section.group, in: room)
      guard group.count > 0 else { break }
      others.append((firsts.count, group))
      firsts.append(first)
      next += group.count
    }
    firstItems = firsts
    groupCount = firsts.count
  }

  /// Trims the last group, if it has fewer items than others, to the extent of its items plus the space that a
  /// whole group leaves.
  private func trim(_ group: inout CompositionalGroup) {
    guard case .line = section.group.arrangement, group.count > 0 else { return }
    let inset = section.group.contentInsets
    if stacksDown {
      guard !section.group.size.heightDimension.isMeasured else { return }
      let free = pattern.size.height - inset.bottom - pattern.reach.y
      group.size.height = max(0, group.reach.y - inset.top + free)
    } else {
      guard !section.group.size.widthDimension.isMeasured else { return }
      let free = pattern.size.width - inset.trailing - pattern.reach.x
      group.size.width = max(0, group.reach.x - inset.leading + free)
    }
  }

  private func sumUp() {
    surplus = [0]
    surplus.reserveCapacity(others.count + 1)
    var sum: CGFloat = 0
    thickest = edges.cross.crossLength + thickness(pattern)
    for other in others {
      sum += length(other.group) - length(pattern)
      surplus.append(sum)
    }
    guard section.group.isMeasured else { return }
    // The thickness of the pattern counts only if at least one group follows the pattern.
    let all = others.map { edges.cross.crossLength + thickness($0.group) }
    thickest = others.count < groupCount ? max(thickest, all.max() ?? 0) : all.max() ?? thickest
  }
  private var thickest: CGFloat = 0

  private func length(_ group: CompositionalGroup) -> CGFloat { stacksDown ? group.size.height : group.size.width }
  private func thickness(_ group: CompositionalGroup) -> CGFloat {
    stacksDown ? group.size.width : group.size.height
  }

  /// Returns the number of `others` before a group.
  private func position(in others: [(index: Int, group: CompositionalGroup)], of index: Int) -> Int {
    var (low, high) = (0, others.count)
    while low < high {
      let middle = (low + high) / 2
      if others[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func group(_ index: Int) -> CompositionalGroup {
    let place = position(in: others, of: index)
    return place < others.count && others[place].index == index ? others[place].group : pattern
  }

  /// Returns the start of a group along the axis of groups, after the space before it.
  func groupStart(_ index: Int) -> CGFloat {
    let place = position(in: others, of: index)
    let pitch = edges.before + length(pattern) + edges.after + spacing
    return groupInset.start + edges.before + CGFloat(index) * pitch + surplus[place]
  }

  /// Returns the outer corner of a group relative to the start of the body.
  func origin(_ index: Int, _ group: CompositionalGroup) -> CGPoint {
    let across = crossStart + edges.cross.crossStart(length: thickness(group), room: crossRoom)
    let along = groupStart(index) + (stacksDown ? 0 : alongOuter)
    return stacksDown ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }

  /// The inset that bars cause at the start of a row that scrolls orthogonally.
  private var alongOuter: CGFloat {
    scrolls && isVertical
      ? environment.effectiveContentInsets.leading : scrolls ? environment.effectiveContentInsets.top : 0
  }

  /// The end of the last group.
  private var groupsEnd: CGFloat {
    guard groupCount > 0 else { return groupInset.start }
    return groupStart(groupCount - 1) + length(group(groupCount - 1)) + edges.after
  }

  /// Returns the groups that intersect a range along the axis of groups.
  func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard groupCount > 0, low < high else { return 0..<0 }
    let outer = stacksDown ? 0 : alongOuter
    func first(_ isReached: (Int) -> Bool) -> Int {
      var (from, to) = (0, groupCount)
      while from < to {
        let middle = (from + to) / 2
        if isReached(middle) { to = middle } else { from = middle + 1 }
      }
      return from
    }
    let start = first { groupStart($0) + outer + length(group($0)) > low }
    let end = first { groupStart($0) + outer >= high }
    return start..<max(start, end)
  }

  // MARK: Items

  func groupIndex(ofItem item: Int) -> Int {
    guard let firstItems else { return item / pattern.count }
    var (low, high) = (0, firstItems.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if firstItems[middle] <= item { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func firstItem(ofGroup index: Int) -> Int { firstItems?[index] ?? index * pattern.count }

  /// Returns the number of views of a kind in the groups before a group.
  func firstView(_ kind: String, ofGroup index: Int) -> Int {
    guard firstItems != nil else { return index * (pattern.kinds[kind] ?? 0) }
    return others[..<index].reduce(0) { $0 + ($1.group.kinds[kind] ?? 0) }
  }

  /// Returns the group and the leaf of a view of a kind, by its index in the section.
  func view(_ kind: String, _ number: Int) -> (group: Int, leaf: CompositionalGroup.Leaf)? {
    guard let each = pattern.kinds[kind], each > 0, groupCount > 0 else { return nil }
    let index = number / each
    guard index < groupCount else { return nil }
    let rest = number - index * each
    return group(index).leaves.first { $0.kind == kind && $0.number == rest }.map { (index, $0) }
  }

  var laidOutCount: Int { groupCount == 0 ? 0 : count }

  // MARK: Extent

  /// Whether the section has neither items nor boundary views.
  var isEmpty: Bool { groupCount == 0 && section.boundarySupplementaryItems.isEmpty }

  /// The length of the body along the scroll axis.
  private var bodyLength: CGFloat {
    guard groupCount > 0 else {
      guard !isEmpty else { return 0 }
      let inset = section.contentInsets
      return isVertical ? inset.top + inset.bottom : inset.leading + inset.trailing
    }
    if !scrolls { return max(0, groupsEnd + groupInset.end) }
    let inset = section.contentInsets
    return thickest + (isVertical ? inset.top + inset.bottom : inset.leading + inset.trailing)
  }

  private func placeBoundaries(_ said: (String) -> CGSize?) {
    let (size, outer, inset) = (
      environment.effectiveContentSize, environment.effectiveContentInsets, section.contentInsets
    )
    let follows = section.supplementariesFollowContentInsets
    let isWhole = section.supplementaryContentInsetsReference == .none
    let length = isVertical ? size.width : size.height
    let whole = isVertical ? environment.contentSize.width : environment.contentSize.height
    let outerStart = isVertical ? outer.leading : outer.top
    var (low, high) = isWhole ? (0, whole) : (outerStart, outerStart + length)
    if follows {
      low += isVertical ? inset.leading : inset.top
      high -= isVertical ? inset.trailing : inset.bottom
    }
    boundaries = CompositionalBoundaries(
      section.boundarySupplementaryItems, length: bodyLength, cross: low...max(low, high), container: size,
      isVertical: isVertical, scale: scale, said: said)
    if let padding = section.list?.headerPadding { boundaries.add(before: padding) }
  }

  /// The length of the section along the scroll axis, with headers and footers.
  var length: CGFloat { boundaries.total }
  var end: CGFloat { start + length }
  /// The start of the body in the content.
  var bodyStart: CGFloat { start + boundaries.before }
  /// The body's start as a point of the content.
  var bodyOrigin: CGPoint { isVertical ? CGPoint(x: 0, y: bodyStart) : CGPoint(x: bodyStart, y: 0) }

  /// The frame of the whole section in the content.
  var frame: CGRect {
    let (size, outer) = (environment.effectiveContentSize, environment.effectiveContentInsets)
    return isVertical
      ? CGRect(x: outer.leading, y: start, width: size.width, height: length)
      : CGRect(x: start, y: outer.top, width: length, height: size.height)
  }

  /// The visible area of the groups in an orthogonally scrolling section: the body without its insets, in the
  /// content's coordinates.
  var viewport: CGRect {
    let (size, outer, inset) = (
      environment.effectiveContentSize, environment.effectiveContentInsets, section.contentInsets
    )
    return isVertical
      ? CGRect(
        x: outer.leading + inset.leading, y: bodyStart + inset.top,
        width: max(0, size.width - inset.leading - inset.trailing), height: thickest)
      : CGRect(
        x: bodyStart + inset.leading, y: outer.top + inset.top, width: thickest,
        height: max(0, size.height - inset.top - inset.bottom))
  }

  /// The total length of the groups in an orthogonally scrolling section, without the insets.
  var rowLength: CGFloat { max(0, groupsEnd - groupInset.start) }

  /// The width of the content: groups may be wider than the collection view.
  var crossEnd: CGFloat { scrolls || groupCount == 0 ? 0 : thickest - edges.cross.crossLength }

  var isMeasured: Bool { section.group.isMeasured || boundaries.isMeasured }
  var hasPinned: Bool { boundaries.pins }
}
