import FlipsideTesting
import UIKit

/// A collection view on a stage, whose data source and delegate record their calls.
@MainActor final class CollectionScene: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let stage: Stage
  let view: UICollectionView
  let layout: UICollectionViewLayout
  /// The titles of the items of each section.
  var data: [[String]] = []
  var sizes: [IndexPath: CGSize] = [:]
  var log: [String] = []
  var refuses: Set<String> = []
  /// The offset that the delegate returns after a change; nil for the proposed one.
  var target: CGPoint?

  final class Cell: UICollectionViewCell {
    var reuseCount = 0
    var title = ""
    override func prepareForReuse() { reuseCount += 1 }
  }

  init(
    _ layout: UICollectionViewLayout? = nil, data: [[String]] = [],
    frame: CGRect = CGRect(x: 0, y: 100, width: 320, height: 480), animates: Bool = false
  ) {
    stage = Stage(animates: animates)
    let layout = layout ?? UICollectionViewFlowLayout()
    self.layout = layout
    self.data = data
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "extra")
    }
    view.dataSource = self
    view.delegate = self
    stage.view.addSubview(view)
    stage.clock.settle()
  }

  func end() { stage.end() }
  func settle() { stage.clock.settle() }
  func pass(_ seconds: TimeInterval) { stage.clock.advance(by: seconds) }

  /// The titles of the visible cells, in the order of their index paths.
  var titles: [String] { view.visibleCells.compactMap { ($0 as? Cell)?.title } }
  func frame(_ item: Int, _ section: Int = 0) -> CGRect? { view.cellForItem(at: [section, item])?.frame }

  static func numbers(_ count: Int) -> [String] { (0..<count).map(String.init) }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int { data.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    data[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.title = data[indexPath.section][indexPath.item]
    log.append("cell \(data[indexPath.section][indexPath.item])")
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    log.append("extra \(indexPath.section)")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "extra", for: indexPath)
  }

  // MARK: Delegate

  private func asked(_ word: String, _ path: IndexPath) -> Bool {
    log.append("\(word) \(path.item)")
    return !refuses.contains(word)
  }
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    asked("shouldHighlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    log.append("didHighlight \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    log.append("didUnhighlight \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    asked("shouldSelect", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    asked("shouldDeselect", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { log.append("willDisplay \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { log.append("didEndDisplaying \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { target ?? proposedContentOffset }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizes[indexPath] ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
}

/// Runs a test on such a scene, and ends it.
@MainActor func onCollection(
  _ layout: UICollectionViewLayout? = nil, data: [[String]] = [],
  frame: CGRect = CGRect(x: 0, y: 100, width: 320, height: 480), animates: Bool = false,
  _ body: (CollectionScene) throws -> Void
) rethrows {
  let scene = CollectionScene(layout, data: data, frame: frame, animates: animates)
  defer { scene.end() }
  try body(scene)
}
