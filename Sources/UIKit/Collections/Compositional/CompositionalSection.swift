import CoreGraphics
import Foundation

/// A section as the layout prepared it, with frames in the content's coordinates.
@MainActor struct CompositionalSection {
  let section: NSCollectionLayoutSection
  private(set) var leaves: [CompositionalSolver.Leaf] = []
  /// The index in `leaves` of each item's cell.
  private(set) var cells: [Int] = []
  private(set) var boundaries: [(item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)] = []
  /// All of the section, with headers and footers.
  private(set) var frame = CGRect.zero
  /// The groups with their insets; what scrolls in a section that scrolls by itself.
  private(set) var body = CGRect.zero
  /// How wide the groups are in a section that scrolls by itself.
  private(set) var scrolledWidth: CGFloat = 0
  /// The leading edges of the groups.
  private(set) var groupStarts: [CGFloat] = []
  private(set) var groupWidth: CGFloat = 0

  var scrolls: Bool { section.orthogonalScrollingBehavior != .none }

  init(
    _ section: NSCollectionLayoutSection, at start: CGFloat, _ environment: CollectionEnvironment, isVertical: Bool,
    count: Int, preferred: @escaping (Int) -> CGSize?, boundarySize: (String) -> CGSize?
  ) {
    self.section = section
    let inset = section.contentInsets
    let size = environment.effectiveContentSize
    let room = CGSize(
      width: max(0, size.width - inset.leading - inset.trailing),
      height: max(0, size.height - inset.top - inset.bottom))
    let left = environment.effectiveContentInsets.leading
    let edges = boundaryLengths(size, inset, boundarySize)
    var solver = CompositionalSolver(environment, count: count, preferred: preferred)
    let bodyStart = start + edges.before
    // The groups go down a vertical layout, unless the section scrolls by itself.
    let stacksDown = isVertical != scrolls
    var position = stacksDown ? bodyStart + inset.top : (isVertical ? left : start) + inset.leading
    let across = stacksDown ? left + inset.leading : (isVertical ? bodyStart : 0) + inset.top
    var thickness: CGFloat = 0
    let spacing = section.interGroupSpacing.isFinite ? section.interGroupSpacing : 0
    while !solver.isDone {
      let before = solver.next
      let origin = stacksDown ? CGPoint(x: across, y: position) : CGPoint(x: position, y: across)
      groupStarts.append(position)
      let used = solver.place(section.group, at: origin, in: room)
      guard solver.next > before else { break }
      thickness = max(thickness, stacksDown ? used.width : used.height)
      groupWidth = max(groupWidth, used.width)
      position += (stacksDown ? used.height : used.width) + spacing
    }
    if count > 0 { position -= spacing }
    leaves = solver.leaves
    if isVertical {
      let end = stacksDown ? position + inset.bottom : across + thickness + inset.bottom
      body = CGRect(x: left, y: bodyStart, width: size.width, height: max(0, end - bodyStart))
      frame = CGRect(x: left, y: start, width: size.width, height: body.maxY + edges.after - start)
      scrolledWidth = scrolls ? position + inset.trailing - left : 0
    } else {
      let end = scrolls ? start + size.width : position + inset.trailing
      body = CGRect(x: start, y: 0, width: max(0, end - start), height: size.height)
      frame = body
    }
    for (index, leaf) in leaves.enumerated() where leaf.kind == nil { cells.append(index) }
    placeBoundaries(inset, boundarySize)
  }

  /// What headers and footers take at both ends.
  private func boundaryLengths(_ size: CGSize, _ inset: NSDirectionalEdgeInsets, _ said: (String) -> CGSize?) -> (
    before: CGFloat, after: CGFloat
  ) {
    var lengths = (before: CGFloat(0), after: CGFloat(0))
    for item in section.boundarySupplementaryItems where item.extendsBoundary {
      let height = boundarySize(item, size, said).height + max(0, item.isAtEnd ? item.offset.y : -item.offset.y)
      if item.isAtEnd {
        lengths.after = max(lengths.after, height)
      } else {
        lengths.before = max(lengths.before, height)
      }
    }
    return lengths
  }

  private func boundarySize(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ container: CGSize, _ said: (String) -> CGSize?
  ) -> CGSize {
    var size = item.size.points(in: container)
    if let said = said(item.elementKind) {
      if item.size.heightDimension.isEstimated { size.height = said.height }
      if item.size.widthDimension.isEstimated { size.width = said.width }
    }
    return size
  }

  private mutating func placeBoundaries(_ inset: NSDirectionalEdgeInsets, _ said: (String) -> CGSize?) {
    let follows = section.supplementariesFollowContentInsets && section.supplementaryContentInsetsReference != .none
    let (left, right) = follows ? (inset.leading, inset.trailing) : (0, 0)
    let room = CGSize(width: max(0, frame.width - left - right), height: frame.height)
    for item in section.boundarySupplementaryItems {
      let size = boundarySize(item, room, said)
      let x = frame.minX + left + (room.width - size.width) * item.crossPosition + item.offset.x
      let y: CGFloat
      if item.isAtEnd {
        y = (item.extendsBoundary ? frame.maxY : body.maxY) - size.height + min(0, item.offset.y)
      } else {
        y = (item.extendsBoundary ? frame.minY : body.minY) + max(0, item.offset.y)
      }
      var box = CGRect(origin: CGPoint(x: x, y: y), size: size)
      box = box.inset(
        by: UIEdgeInsets(
          top: item.contentInsets.top, left: item.contentInsets.leading, bottom: item.contentInsets.bottom,
          right: item.contentInsets.trailing))
      boundaries.append((item, box))
    }
  }
}
