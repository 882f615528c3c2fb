import FlipsideTesting
import UIKit

/// A list in a collection view of 393 by 700 points, whose sections hold texts.
@MainActor final class ListScene: NSObject, UICollectionViewDelegate {
  typealias Source = UICollectionViewDiffableDataSource<Int, String>
  typealias Cell = UICollectionViewListCell

  let stage: Stage
  let view: UICollectionView
  private(set) var source: Source!
  /// The calls of the delegate, in order.
  var journal: [String] = []

  init(
    _ configuration: UICollectionLayoutListConfiguration, _ sections: [[String]] = [], animates: Bool = false,
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    frame: CGRect = CGRect(x: 0, y: 0, width: 393, height: 700),
    layout: UICollectionViewLayout? = nil,
    fill: @escaping @MainActor (Cell, IndexPath, String) -> Void = ListScene.showText
  ) {
    stage = Stage(layoutDirection: direction, animates: animates)
    view = UICollectionView(
      frame: frame, collectionViewLayout: layout ?? UICollectionViewCompositionalLayout.list(using: configuration))
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    let registration = UICollectionView.CellRegistration<Cell, String>(handler: fill)
    source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    supplyEdges()
    view.delegate = self
    stage.view.addSubview(view)
    show(sections)
  }

  static func showText(_ cell: Cell, _ path: IndexPath, _ text: String) {
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
  }

  private func supplyEdges() {
    typealias Edge = UICollectionView.SupplementaryRegistration<Cell>
    let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    let edges = kinds.map { kind in
      Edge(elementKind: kind) { cell, _, path in
        ListScene.showText(cell, path, kind == kinds[0] ? "Header \(path.section)" : "Footer \(path.section)")
      }
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(using: edges[kind == kinds[0] ? 0 : 1], for: path)
    }
  }

  /// Shows sections of texts; section numbers are their identifiers.
  func show(_ sections: [[String]], animated: Bool = false) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections(Array(sections.indices))
    for (index, items) in sections.enumerated() { snapshot.appendItems(items, toSection: index) }
    source.apply(snapshot, animatingDifferences: animated)
    stage.clock.settle()
  }

  func end() { stage.end() }
  func settle() { stage.clock.settle() }
  func pass(_ seconds: TimeInterval) { stage.clock.advance(by: seconds) }

  func cell(_ item: Int, _ section: Int = 0) -> Cell? { view.cellForItem(at: [section, item]) as? Cell }
  func frame(_ item: Int, _ section: Int = 0) -> CGRect { cell(item, section)?.frame ?? .null }
  func header(_ section: Int = 0) -> Cell? {
    view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0]) as? Cell
  }
  func footer(_ section: Int = 0) -> Cell? {
    view.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: [section, 0]) as? Cell
  }

  /// The texts of the rows from top to bottom.
  var texts: [String] {
    settle()
    return view.visibleCells.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
  }

  /// The lines of one pixel beside the cells, from top to bottom.
  var separators: [CGRect] {
    settle()
    return view.subviews.filter { !$0.isHidden && $0.alpha > 0 && $0.bounds.height < 0.5 && $0.bounds.width > 0 }
      .map(\.frame).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  /// The label of a cell's text, in the cell's coordinates.
  func text(_ cell: UICollectionViewCell?) -> CGRect {
    guard let cell, let guide = (cell.contentView as? UIListContentView)?.textLayoutGuide else { return .null }
    cell.layoutIfNeeded()
    return guide.layoutFrame.offsetBy(dx: cell.contentView.frame.minX, dy: cell.contentView.frame.minY)
  }

  /// Moves a finger from the middle of a row by a distance, and holds it at the end.
  func swipe(_ item: Int, _ section: Int = 0, by way: CGFloat) {
    settle()
    let frame = view.convert(frame(item, section), to: nil)
    stage.drag(
      from: CGPoint(x: 196, y: frame.midY), to: CGPoint(x: 196 + way, y: frame.midY), duration: 0.3, holds: true)
    pass(1)
  }

  // MARK: Delegate

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    journal.append("select \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    journal.append("deselect \(indexPath.item)")
  }
}

/// Runs a test on a list, and ends it.
@MainActor func onList(
  _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
  _ sections: [[String]] = [["A", "B", "C"]],
  animates: Bool = false, direction: UIUserInterfaceLayoutDirection = .leftToRight,
  configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
  fill: @escaping @MainActor (UICollectionViewListCell, IndexPath, String) -> Void = ListScene.showText,
  _ body: (ListScene) throws -> Void
) rethrows {
  var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
  configure(&configuration)
  let scene = ListScene(configuration, sections, animates: animates, direction: direction, fill: fill)
  defer { scene.end() }
  try body(scene)
}

extension ListScene {
  /// Asserts that the pixel at a point of the screen has the color's value in light mode.
  func assertColor(_ color: UIColor, at point: CGPoint, file: StaticString = #filePath, line: UInt = #line) {
    settle()
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    resolved.getRed(&red, green: &green, blue: &blue, alpha: nil)
    let channels = [1, red, green, blue].map { UInt32(($0 * 255).rounded()) }
    let expected = channels.reduce(0) { $0 << 8 | $1 }
    assertPixel(stage.picture().pixel(at: point), expected, "\(point)", file: file, line: line)
  }
}
