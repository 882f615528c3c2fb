import Foundation
import UIKit

/// Random batches of collection views with several kinds of layouts.
struct CollectionSubject: ListSubject {
  static let name = "collections"

  @MainActor static func list(_ random: inout RandomBytes) -> any FuzzedList {
    random.below(3) == 0 ? DiffableCollection(&random) : FuzzedCollection(&random)
  }
}

/// A cell whose preferred height is that of its text.
private final class TextCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
  }
  required init?(coder: NSCoder) { fatalError("no file has it") }
}

/// The layouts of random collection views.
@MainActor private enum RandomLayout {
  static func make(_ random: inout RandomBytes) -> UICollectionViewLayout {
    switch random.below(6) {
    case 0:
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 60 + random.below(100), height: 20 + random.below(100))
      flow.sectionInset = UIEdgeInsets(top: 5, left: CGFloat(random.below(20)), bottom: 7, right: 3)
      flow.headerReferenceSize = CGSize(width: 0, height: random.below(2) * 30)
      flow.sectionHeadersPinToVisibleBounds = random.below(2) == 0
      return flow
    case 1:
      let flow = UICollectionViewFlowLayout()
      flow.estimatedItemSize = CGSize(width: 100, height: 40)
      return flow
    case 2: return UICollectionViewCompositionalLayout(section: list)
    case 3: return UICollectionViewCompositionalLayout(section: grid)
    case 4:
      let rows = [grid, row, list]
      return UICollectionViewCompositionalLayout { index, _ in rows[index % 3] }
    default:
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 12
      let section = list
      section.boundarySupplementaryItems = [header]
      return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    }
  }

  private static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private static var header: NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top)
    header.pinToVisibleBounds = true
    return header
  }

  /// A section with rows as high as their text.
  private static var list: NSCollectionLayoutSection {
    let one = size(.fractionalWidth(1), .estimated(44))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: one, subitems: [NSCollectionLayoutItem(layoutSize: one)]))
  }

  private static var grid: NSCollectionLayoutSection {
    let tile = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(70)), subitems: [tile]))
    section.interGroupSpacing = 4
    return section
  }

  /// A section that scrolls orthogonally.
  private static var row: NSCollectionLayoutSection {
    let tile = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(120), .absolute(60)), subitems: [tile]))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 8
    return section
  }
}

/// The common superclass of both kinds of collection views.
@MainActor class FuzzedCollection: NSObject, FuzzedList, UICollectionViewDataSource, UICollectionViewDelegate {
  let collection: UICollectionView
  var sections: [ListSection] = []
  private(set) var cells: [Weak<UIView>] = []
  private var known: Set<ObjectIdentifier> = []

  init(_ random: inout RandomBytes) {
    collection = UICollectionView(frame: .zero, collectionViewLayout: RandomLayout.make(&random))
    super.init()
    collection.allowsMultipleSelection = true
    collection.allowsMultipleSelectionDuringEditing = true
    collection.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    connect()
    collection.delegate = self
  }

  func connect() { collection.dataSource = self }

  var view: UIScrollView { collection }
  var keepsSelectionOfReloaded: Bool { false }

  func update(_ batch: ListBatch, _ random: inout RandomBytes) {
    let changesLayout = random.below(20) == 0 ? RandomLayout.make(&random) : nil
    func change() {
      sections = batch.after
      collection.deleteSections(batch.deletedSections)
      collection.insertSections(batch.insertedSections)
      collection.reloadSections(batch.reloadedSections)
      for move in batch.movedSections { collection.moveSection(move.from, toSection: move.to) }
      collection.deleteItems(at: batch.deletedItems)
      collection.insertItems(at: batch.insertedItems)
      collection.reloadItems(at: batch.reloadedItems)
      for move in batch.movedItems { collection.moveItem(at: move.from, to: move.to) }
    }
    collection.performBatchUpdates(change)
    if let changesLayout { collection.setCollectionViewLayout(changesLayout, animated: random.below(2) == 0) }
  }

  func reloadAll() { collection.reloadData() }

  func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
    if isSelected {
      collection.selectItem(at: path, animated: animated, scrollPosition: [])
    } else {
      collection.deselectItem(at: path, animated: animated)
    }
  }

  func setEditing(_ isEditing: Bool, animated: Bool) {
    collection.isEditing = isEditing
    for path in collection.indexPathsForSelectedItems ?? [] {
      collection.deselectItem(at: path, animated: animated)
    }
  }

  func scroll(to path: IndexPath, _ random: inout RandomBytes) {
    let positions: [UICollectionView.ScrollPosition] = [
      [], .top, .centeredVertically, .bottom, .left, [.bottom, .centeredHorizontally],
    ]
    collection.scrollToItem(at: path, at: positions[random.below(6)], animated: random.below(2) == 0)
  }

  func act(_ random: inout RandomBytes) {
    switch random.below(5) {
    case 0:
      collection.reconfigureItems(at: random.element(of: collection.indexPathsForVisibleItems).map { [$0] } ?? [])
    case 1: collection.performBatchUpdates(nil)
    case 2: collection.collectionViewLayout.invalidateLayout()
    case 3: collection.setCollectionViewLayout(RandomLayout.make(&random), animated: random.below(2) == 0)
    default:
      // Scrolls an orthogonal section with a finger.
      let y = CGFloat(100 + random.below(500))
      UIApplication.shared.send(.touch(id: 1, phase: .began, location: CGPoint(x: 300, y: y)))
      for step in 1...6 {
        ViewSession.frame(after: 1 / 60)
        UIApplication.shared.send(.touch(id: 1, phase: .moved, location: CGPoint(x: 300 - 30 * step, y: Int(y))))
      }
      UIApplication.shared.send(.touch(id: 1, phase: .ended, location: CGPoint(x: 120, y: y)))
    }
  }

  var counts: [Int] { (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) } }
  var selectedPaths: [IndexPath] { collection.indexPathsForSelectedItems ?? [] }
  var visiblePaths: [IndexPath] { collection.indexPathsForVisibleItems }

  var shown: [ShownItem] {
    collection.visibleCells.map { cell in
      let path = collection.indexPath(for: cell)
      return ShownItem(
        cell: cell, path: path, text: (cell as? TextCell)?.label.text,
        position: path.flatMap { collection.layoutAttributesForItem(at: $0)?.frame } ?? .null)
    }
  }

  var cellsInHierarchy: [UIView] { cells(in: collection) }

  private func cells(in view: UIView) -> [UIView] {
    view.subviews.flatMap { $0 is UICollectionViewCell ? [$0].filter { !$0.isHidden } : cells(in: $0) }
  }

  func fill(_ cell: UICollectionViewCell, _ item: ListItem?) -> UICollectionViewCell {
    (cell as? TextCell)?.label.text = item?.text
    if known.insert(ObjectIdentifier(cell)).inserted { cells.append(Weak(object: cell)) }
    return cell
  }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].items.count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    fill(
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath),
      sections[indexPath.section].items[indexPath.item])
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

/// A collection view whose diffable data source computes the changes of a batch itself.
@MainActor private final class DiffableCollection: FuzzedCollection {
  private var source: UICollectionViewDiffableDataSource<Int, Int>?
  /// The items that the cells show, by number.
  private var items: [Int: ListItem] = [:]

  override func connect() {
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      [weak self] view, path, number in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      return self?.fill(cell, self?.items[number]) ?? cell
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    self.source = source
  }

  override func update(_ batch: ListBatch, _ random: inout RandomBytes) {
    sections = batch.after
    items = Dictionary(uniqueKeysWithValues: sections.flatMap { $0.items.map { ($0.number, $0) } })
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in sections {
      snapshot.appendSections([section.number])
      snapshot.appendItems(section.items.map(\.number), toSection: section.number)
    }
    let reloaded = batch.reloadedItems.map { batch.before[$0[0]].items[$0[1]].number }.filter { items[$0] != nil }
    snapshot.reloadSections(batch.reloadedSections.map { batch.before[$0].number })
    snapshot.reloadItems(reloaded)
    source?.apply(snapshot, animatingDifferences: UIView.areAnimationsEnabled)
  }
}
