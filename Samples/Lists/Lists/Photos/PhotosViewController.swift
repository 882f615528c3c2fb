import UIKit

/// A strip of featured photos above albums in a grid, which can be turned into rows.
class PhotosViewController: UICollectionViewController {
  private enum Section: Hashable {
    case featured, album(Int)
  }

  private var arrangement = PhotosLayout.grid
  private var source: UICollectionViewDiffableDataSource<Section, Photo>!
  private lazy var layoutItem = UIBarButtonItem(
    image: nil, style: .plain, target: self, action: #selector(changeLayout))

  init() { super.init(collectionViewLayout: PhotosLayout.grid.make()) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
    collectionView.register(
      AlbumHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: AlbumHeader.reuseIdentifier)
    let shuffle = UIBarButtonItem(
      image: UIImage(systemName: "shuffle"), style: .plain, target: self, action: #selector(shuffle))
    shuffle.accessibilityLabel = String(localized: "Shuffle")
    navigationItem.rightBarButtonItems = [layoutItem, shuffle]
    showLayout()
    makeSource()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(settingsDidChange), name: Settings.didChange, object: nil)
  }

  // MARK: Data

  private func makeSource() {
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { [weak self] view, path, photo in
      let cell = view.dequeueReusableCell(withReuseIdentifier: PhotoCell.reuseIdentifier, for: path)
      self?.configure(cell, path, photo)
      return cell
    }
    source.supplementaryViewProvider = { [weak self] view, kind, path in
      let header = view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: AlbumHeader.reuseIdentifier, for: path)
      (header as? AlbumHeader)?.show(self?.title(ofSection: path.section) ?? "")
      return header
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Photo>()
    snapshot.appendSections([.featured])
    snapshot.appendItems(Album.featured)
    for (number, album) in Album.all.enumerated() {
      snapshot.appendSections([.album(number)])
      snapshot.appendItems(album.photos)
    }
    source.apply(snapshot, animatingDifferences: false)
  }

  private func configure(_ cell: UICollectionViewCell, _ path: IndexPath, _ photo: Photo) {
    (cell as? PhotoCell)?.show(photo, showsTitle: Settings.showsTitles, isRounded: path.section == 0)
  }

  private func title(ofSection number: Int) -> String {
    switch source.sectionIdentifier(for: number) {
    case .featured: String(localized: "Featured")
    case .album(let album): Album.all[album].title
    case nil: ""
    }
  }

  @objc private func settingsDidChange() {
    var snapshot = source.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    source.apply(snapshot, animatingDifferences: false)
  }

  /// Turns the albums' photos around: a permutation that is the same each time.
  @objc private func shuffle() {
    var snapshot = source.snapshot()
    for section in snapshot.sectionIdentifiers where section != .featured {
      let photos = snapshot.itemIdentifiers(inSection: section)
      snapshot.deleteItems(photos)
      snapshot.appendItems(photos.sorted { ($0.id * 7 % 11, $0.id) < ($1.id * 7 % 11, $1.id) }, toSection: section)
    }
    source.apply(snapshot, animatingDifferences: true)
  }

  private func remove(_ photo: Photo) {
    var snapshot = source.snapshot()
    snapshot.deleteItems([photo])
    source.apply(snapshot, animatingDifferences: true)
  }

  // MARK: Layout

  @objc private func changeLayout() {
    arrangement = arrangement == .grid ? .rows : .grid
    showLayout()
    collectionView.setCollectionViewLayout(arrangement.make(), animated: true)
  }

  private func showLayout() {
    let isGrid = arrangement == .grid
    layoutItem.image = UIImage(systemName: isGrid ? "rectangle.grid.1x2" : "square.grid.3x3")
    layoutItem.accessibilityLabel = String(localized: isGrid ? "Show Rows" : "Show Grid")
  }

  // MARK: Selection

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let photo = source.itemIdentifier(for: indexPath) else { return }
    show(PhotoViewController(photo), sender: self)
  }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let photo = indexPaths.first.flatMap(source.itemIdentifier) else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(children: [
        UIAction(
          title: String(localized: "Delete"), image: UIImage(systemName: "trash"), attributes: .destructive
        ) { _ in self?.remove(photo) }
      ])
    })
  }
}
