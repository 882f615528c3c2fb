import CoreGraphics
import Foundation

/// The solving, stacking and measuring of sections.
extension UICollectionViewCompositionalLayout {
  func solve(_ view: UICollectionView) {
    sections = []
    hasEstimates = false
    for index in 0..<view.numberOfSections {
      let plain = environment(nil, view)
      guard let section = provider(index, plain).map({ listed($0, index, of: view.numberOfSections) }) else {
        ListMistake.report(
          "Invalid section definition. Please specify a valid section definition when content is to be "
            + "rendered for a section. This is a client error.")
        sections.append(
          CompositionalSection(
            NSCollectionLayoutSection(group: .nothing), plain, isVertical: isVertical, scale: scale, count: 0,
            preferred: { _ in nil }, boundarySize: { _ in nil }))
        continue
      }
      let solved = CompositionalSection(
        section, environment(section, view), isVertical: isVertical, scale: scale,
        count: view.numberOfItems(inSection: index), preferred: preferred(index), boundarySize: boundarySize(index))
      if let group = solved.crowded { warn(group, section, index) }
      hasEstimates = hasEstimates || solved.isMeasured
      if section.list?.hasSwipeActions == true { view.installSwiper() }
      sections.append(solved)
    }
  }

  func preferred(_ section: Int) -> (Int) -> CGSize? {
    { [weak self] in
      guard let self, !preferredSizes.isEmpty else { return nil }
      return preferredSizes[CollectionElement(role: .cell, indexPath: [section, $0])]
    }
  }

  func boundarySize(_ section: Int) -> (String) -> CGSize? {
    { [preferredSizes] in preferredSizes[CollectionElement(role: .supplementary($0), indexPath: [section, 0])] }
  }

  /// Stacks the sections between the layout's own headers and footers.
  func stack() {
    guard let view = collectionView else { return }
    var position: CGFloat = 0
    let spacing = configuration.interSectionSpacing.isFinite ? configuration.interSectionSpacing : 0
    for (index, section) in sections.enumerated() {
      if index > 0 { position += spacing }
      section.start = position
      position = section.end
    }
    let size = environment(nil, view).contentSize
    boundaries = CompositionalBoundaries(
      configuration.boundarySupplementaryItems, length: position,
      cross: 0...(isVertical ? size.width : size.height),
      container: size, isVertical: isVertical, scale: scale
    ) { [preferredSizes] in
      preferredSizes[CollectionElement(role: .supplementary($0), indexPath: IndexPath(index: 0))]
    }
    hasEstimates = hasEstimates || boundaries.isMeasured
    bodyStart = boundaries.before
    if bodyStart != 0 { for section in sections { section.start += bodyStart } }
  }

  /// Applies new measured sizes of cells, without querying the sections again. Visible items keep their positions
  /// on the screen: the content moves by the change before them.
  func remeasure() {
    guard !measured.isEmpty, let view = collectionView else { return }
    let anchor = view.scrollAnchor
    let before = anchor.flatMap { attributes(of: $0)?.frame }
    var items: [Int: [Int]] = [:]
    for element in measured where element.indexPath.count == 2 {
      let path = element.indexPath
      items[path[0], default: []] += element.role == .cell ? [path[1]] : []
      handled[path[0]] = nil
    }
    measured = []
    for (index, changed) in items where sections.indices.contains(index) {
      sections[index].remeasure(changed, preferred(index), boundarySize(index))
    }
    stack()
    guard let anchor, let before, let after = attributes(of: anchor)?.frame else { return }
    view.followAnchor(by: CGPoint(x: after.minX - before.minX, y: after.minY - before.minY), isVertical: isVertical)
  }

  /// Returns the environment: the collection view without the areas that bars and margins cover across the scroll
  /// axis.
  func environment(_ section: NSCollectionLayoutSection?, _ view: UICollectionView) -> CollectionEnvironment {
    let own = view.adjustedContentInset
    var reference = section?.contentInsetsReference ?? .none
    if reference == .automatic { reference = configuration.contentInsetsReference }
    let covered: UIEdgeInsets
    switch reference {
    case .automatic, .none: covered = .zero
    case .safeArea: covered = view.safeAreaInsets
    case .layoutMargins: covered = view.layoutMargins
    case .readableContent:
      let (frame, whole) = (view.readableContentGuide.layoutFrame, view.bounds)
      covered =
        isVertical
        ? UIEdgeInsets(top: 0, left: frame.minX - whole.minX, bottom: 0, right: whole.maxX - frame.maxX)
        : view.layoutMargins
    }
    var insets = NSDirectionalEdgeInsets.zero
    if isVertical {
      insets.leading = max(0, covered.left - own.left)
      insets.trailing = max(0, covered.right - own.right)
    } else {
      insets.top = max(0, covered.top - own.top)
      insets.bottom = max(0, covered.bottom - own.bottom)
    }
    let size = view.bounds.inset(by: own).size
    return CollectionEnvironment(
      CGSize(width: max(0, size.width), height: max(0, size.height)), insets, view.traitCollection)
  }

  /// Logs UIKit's message for a group in which its first item does not fit.
  func warn(_ group: NSCollectionLayoutGroup, _ section: NSCollectionLayoutSection, _ index: Int) {
    guard let view = collectionView, view.bounds.width > 0, view.bounds.height > 0 else { return }
    let (size, inset) = (view.bounds.size, section.contentInsets)
    Console.writeOnce(
      "\(self) ran into an error when computing the layout for section at index \(index) in container contentSize="
        + "{\(size.width), \(size.height)}. Error: There is no room for this NSCollectionLayoutGroup to fit into its parent "
        + "group or section, or it has no room for any subitems itself. Inspect the parent and ensure the contentInsets "
        + "({\(inset.top), \(inset.leading), \(inset.bottom), \(inset.trailing)}) do not result in a negative "
        + "effectiveContentSize when applied to size: {\(size.width), \(size.height)}.\nGroup: \(group)")
  }
}

extension NSCollectionLayoutGroup {
  /// An empty group for sections that the app does not define.
  fileprivate static var nothing: NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0)),
      .line([], .toFill, isRow: true))
  }
}
