import UIKit

/// Sections that scroll sideways between grids of three columns, with pictures.
final class GridController: UICollectionViewController, Scrolled {
  private static let pictures = (0..<16).map { number in
    UIGraphicsImageRenderer(size: CGSize(width: 130, height: 130)).image { context in
      for part in 0..<4 {
        UIColor(hue: CGFloat(number * 4 + part) / 64, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
        context.fill(CGRect(x: CGFloat(part % 2) * 65, y: CGFloat(part / 2) * 65, width: 65, height: 65))
      }
    }
  }

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { section, _ in
        section.isMultiple(of: 2) ? Self.shelf : Self.grid
      })
    title = "Photos"
  }

  required init?(coder: NSCoder) { nil }

  private static var shelf: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(200)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 8
    return section
  }

  private static var grid: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(130)),
      subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }

  var scrollView: UIScrollView { collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 200 }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    section.isMultiple(of: 2) ? 10 : 30
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.picture.image = Self.pictures[(indexPath.section * 7 + indexPath.item) % 16]
    return cell
  }
}

final class PhotoCell: UICollectionViewCell {
  let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    contentView.addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }
}

/// Plain cells without end.
final class TilesController: UICollectionViewController {
  private let count: Int

  init(_ layout: UICollectionViewLayout, count: Int) {
    self.count = count
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
}
