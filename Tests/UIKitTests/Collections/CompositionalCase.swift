import FlipsideTesting
import UIKit

/// A compositional layout as it solved its sections, in a window whose pixels are half a point.
@MainActor struct SolvedLayout {
  /// The cells in the order of their index paths, as "x y width height".
  let cells: [String]
  let attributes: [UICollectionViewLayoutAttributes]
  /// The other views, as "kind section.item x y width height".
  let views: [String]
  let size: CGSize
}

@MainActor func layoutSize(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
  -> NSCollectionLayoutSize
{ NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

@MainActor func layoutItem(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
  -> NSCollectionLayoutItem
{ NSCollectionLayoutItem(layoutSize: layoutSize(width, height)) }

@MainActor func boundaryItem(
  _ kind: String, _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  _ alignment: NSRectAlignment, offset: CGPoint = .zero, extends: Bool = true, pins: Bool = false
) -> NSCollectionLayoutBoundarySupplementaryItem {
  let item = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: layoutSize(width, height), elementKind: kind, alignment: alignment, absoluteOffset: offset)
  item.extendsBoundary = extends
  item.pinToVisibleBounds = pins
  return item
}

/// Solves a layout for a collection view of 320 × 480 points.
@MainActor func solve(
  _ section: NSCollectionLayoutSection, _ counts: [Int], width: CGFloat = 320, height: CGFloat = 480,
  direction: UICollectionView.ScrollDirection = .vertical, spacing: CGFloat = 0,
  around: [NSCollectionLayoutBoundarySupplementaryItem] = [], reference: UIContentInsetsReference? = nil,
  margins: UIEdgeInsets = .zero, kinds: [String] = [], offset: CGPoint = .zero
) -> SolvedLayout {
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  configuration.scrollDirection = direction
  configuration.interSectionSpacing = spacing
  configuration.boundarySupplementaryItems = around
  if let reference { configuration.contentInsetsReference = reference }
  let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
  var solved: SolvedLayout?
  let scene = CollectionScene(
    layout, data: counts.map(CollectionScene.numbers), frame: CGRect(x: 0, y: 100, width: width, height: height))
  defer { scene.end() }
  for kind in kinds + around.map(\.elementKind) + section.boundarySupplementaryItems.map(\.elementKind) {
    scene.view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "extra")
  }
  scene.view.insetsLayoutMarginsFromSafeArea = false
  scene.view.layoutMargins = margins
  scene.view.traitOverrides.displayScale = 2
  layout.invalidateLayout()
  scene.view.reloadData()
  scene.settle()
  if offset != .zero {
    scene.view.contentOffset = offset
    scene.settle()
  }
  let cells = counts.indices.flatMap { section in
    (0..<counts[section]).compactMap { layout.layoutAttributesForItem(at: [section, $0]) }
  }
  let all = layout.layoutAttributesForElements(in: CGRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4)) ?? []
  let views = all.filter { $0.representedElementCategory != .cell }.map { view in
    let path = view.indexPath
    let name = path.count == 1 ? "\(path[0])" : "\(path[0]).\(path[1])"
    return "\(view.representedElementKind ?? "") \(name) \(text(view.frame))"
  }
  solved = SolvedLayout(
    cells: cells.map { text($0.frame) }, attributes: cells, views: views.sorted(),
    size: layout.collectionViewContentSize)
  return solved ?? SolvedLayout(cells: [], attributes: [], views: [], size: .zero)
}

private func text(_ rect: CGRect) -> String {
  [rect.minX, rect.minY, rect.width, rect.height].map { number in
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }.joined(separator: " ")
}
