import UIKit

/// The arrangements of the photos: a strip of featured ones that is paged, and a grid or rows below.
enum PhotosLayout {
  case grid, rows

  @MainActor func make() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { number, environment in
      let section = number == 0 ? Self.featured(environment) : albums(environment)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = number > 0
      section.boundarySupplementaryItems = [header]
      return section
    }
  }

  private static func featured(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let isWide = environment.traitCollection.horizontalSizeClass == .regular
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(isWide ? 0.4 : 0.85), heightDimension: .absolute(220)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 16, trailing: 0)
    return section
  }

  private func albums(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let isWide = environment.traitCollection.horizontalSizeClass == .regular
    let columns = self == .rows ? 1 : isWide ? 5 : 3
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let height = NSCollectionLayoutDimension.fractionalWidth(self == .rows ? 0.5 : 1 / CGFloat(columns))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      repeatingSubitem: item, count: columns)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 16, trailing: 0)
    return section
  }
}
