import FlipsideTesting
import UIKit
import XCTest

/// Random updates, frames, scrolls and reloads: after each layout each visible item has one cell, with its content
/// and at its position.
final class CollectionRandomTests: TimeTestCase {
  private var source: RandomCollectionSource!
  private var random = ListRandom(seed: 0)
  private var trace: [String] = []

  override func tearDown() {
    source = nil
    super.tearDown()
  }

  func testFlow() {
    for seed in 0..<5 {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 110, height: 60)
      layout.headerReferenceSize = CGSize(width: 0, height: seed % 2 == 0 ? 30 : 0)
      layout.sectionHeadersPinToVisibleBounds = seed % 3 == 0
      play(seed, layout)
    }
  }

  func testFlowWithEstimates() {
    for seed in 10..<14 {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize =
        seed % 2 == 0 ? UICollectionViewFlowLayout.automaticSize : CGSize(width: 80, height: 20)
      play(seed, layout)
    }
  }

  func testList() {
    for (seed, appearance) in [(20, UICollectionLayoutListConfiguration.Appearance.plain), (21, .insetGrouped)] {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.headerMode = seed % 2 == 0 ? .supplementary : .none
      play(seed, UICollectionViewCompositionalLayout.list(using: configuration))
      play(seed + 2, UICollectionViewCompositionalLayout.list(using: configuration))
    }
  }

  func testGridWithEstimates() {
    for seed in 30..<33 {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(seed == 30 ? 200 : 20))
      )
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(seed == 30 ? 200 : 20)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 4
      play(seed, UICollectionViewCompositionalLayout(section: section))
    }
  }

  private func play(_ seed: Int, _ layout: UICollectionViewLayout, steps: Int = 100) {
    random = ListRandom(seed: UInt64(seed))
    trace = []
    source = RandomCollectionSource()
    source.data = RandomListData(counts: [random.below(30), random.below(10)])
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 393, height: 600), collectionViewLayout: layout)
    list.contentInsetAdjustmentBehavior = .never
    list.register(RandomCell.self, forCellWithReuseIdentifier: "cell")
    list.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    list.dataSource = source
    view.addSubview(list)
    list.layoutIfNeeded()
    for step in 0..<steps {
      for _ in 0...random.below(4) { act(list) }
      list.layoutIfNeeded()
      guard check(list, "seed \(seed) step \(step)") else { break }
      if random.below(3) == 0 {
        let seconds = Double(random.below(30)) / 60
        trace.append("pass \(seconds)")
        go(to: now + seconds)
        guard check(list, "seed \(seed) step \(step) later") else { break }
      }
    }
    list.removeFromSuperview()
    settle()
  }

  private func act(_ list: UICollectionView) {
    switch random.below(12) {
    case 0...3: update(list)
    case 4, 5:
      list.frame.size.height = random.pick([0, 1, 44, 120, 300, 600, 900]) + CGFloat(random.below(30)) / 3
      trace.append("height \(list.frame.height)")
    case 6:
      list.frame.size.width = random.pick([200, 320, 393, 700])
      trace.append("width \(list.frame.width)")
    case 7, 8:
      let room = max(0, list.contentSize.height - list.bounds.height)
      let offset = CGPoint(x: 0, y: room * CGFloat(random.below(1001)) / 1000)
      let isAnimated = random.below(2) == 0
      trace.append("offset \(offset.y) animated \(isAnimated)")
      list.setContentOffset(offset, animated: isAnimated)
    case 9:
      let filled = source.data.sections.indices.filter { !source.data.sections[$0].isEmpty }
      guard !filled.isEmpty else { return }
      let section = random.pick(filled)
      let path: IndexPath = [section, random.below(source.data.sections[section].count)]
      let position: UICollectionView.ScrollPosition = random.pick([.top, .centeredVertically, .bottom])
      let isAnimated = random.below(2) == 0
      trace.append("scroll to \(path) \(position.rawValue) animated \(isAnimated)")
      list.scrollToItem(at: path, at: position, animated: isAnimated)
    case 10 where random.below(3) == 0:
      trace.append("reload")
      if random.below(2) == 0 { source.data.replaceAll(&random) }
      list.reloadData()
    case 10:
      trace.append("layout")
      list.layoutIfNeeded()
    default:
      trace.append("turn")
      go(to: now + 1.0 / 60)
    }
  }

  private func update(_ list: UICollectionView) {
    let isAnimated = random.below(2) == 0
    let change = { [self] in
      let batch = source.data.change(&random)
      trace.append("batch animated \(isAnimated) \(batch)")
      list.deleteSections(batch.deletedSections)
      list.insertSections(batch.insertedSections)
      list.reloadSections(batch.reloadedSections)
      list.deleteItems(at: batch.deleted)
      list.insertItems(at: batch.inserted)
      list.reloadItems(at: batch.reloaded)
      for move in batch.moved { list.moveItem(at: move.from, to: move.to) }
    }
    if isAnimated { return list.performBatchUpdates(change) }
    UIView.performWithoutAnimation { list.performBatchUpdates(change) }
  }

  /// Returns whether everything is right, so that only the first mistake of a run is reported.
  private func check(_ list: UICollectionView, _ message: String) -> Bool {
    var problems: [String] = []
    var expected: [IndexPath] = []
    let views = list.subviews
    if list.bounds.width > 0, list.bounds.height > 0 {
      for (section, items) in source.data.sections.enumerated() {
        for (row, item) in items.enumerated() {
          let path: IndexPath = [section, row]
          guard let rect = list.layoutAttributesForItem(at: path)?.frame else {
            problems.append("\(path) has no attributes")
            continue
          }
          guard rect.maxY > list.bounds.minY + 0.01, rect.minY < list.bounds.maxY - 0.01,
            rect.maxX > list.bounds.minX + 0.01, rect.minX < list.bounds.maxX - 0.01
          else { continue }
          expected.append(path)
          guard let cell = list.cellForItem(at: path) as? RandomCell else {
            problems.append("\(path) at \(rect) has no cell")
            continue
          }
          if cell.label.text != RandomListData.text(item) {
            problems.append("\(path) shows \(cell.label.text ?? "nil"), not item \(item)")
          }
          if abs(cell.frame.minY - rect.minY) > 0.01 || abs(cell.frame.height - rect.height) > 0.01 {
            problems.append("\(path) is at \(cell.frame), not \(rect)")
          }
          if !views.contains(where: { $0 === cell }) { problems.append("\(path) is not to be seen") }
        }
      }
    }
    let shown = list.indexPathsForVisibleItems
    if Set(shown).count != shown.count { problems.append("items twice: \(shown)") }
    if !problems.isEmpty {
      XCTFail(
        "\(message): bounds \(list.bounds), content \(list.contentSize)\n" + problems.joined(separator: "\n") + "\n"
          + trace.suffix(12).joined(separator: "\n"))
    }
    return problems.isEmpty
  }
}

/// A cell whose height is that of its text.
private final class RandomCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
    ])
    label.widthAnchor.constraint(lessThanOrEqualToConstant: 180).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

private final class RandomCollectionSource: NSObject, UICollectionViewDataSource {
  var data = RandomListData(counts: [])

  func numberOfSections(in collectionView: UICollectionView) -> Int { data.sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    data.sections[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? RandomCell)?.label.text = RandomListData.text(data.sections[indexPath.section][indexPath.item])
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}
