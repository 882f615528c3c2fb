import Foundation

/// A collection view as the target of a diffable data source's changes.
@MainActor final class CollectionDifferenceTarget: DiffableTarget {
  private weak var view: UICollectionView?

  init(_ view: UICollectionView) { self.view = view }

  var isShown: Bool { view?.window != nil }

  /// Always true: items can leave a section that is deleted and enter one that is inserted
  /// (facts/diffable.md#applying/batch).
  func canTake(_ difference: ListDifference) -> Bool { true }

  func reloadData() { view?.reloadData() }

  func performBatch(animated: Bool, _ updates: @escaping () -> Void, completion: @escaping () -> Void) {
    guard let view else { return MainTurn.afterThisTurn(completion) }
    if animated { return view.performBatchUpdates(updates) { _ in completion() } }
    UIView.performWithoutAnimation { view.performBatchUpdates(updates) { _ in completion() } }
  }

  func take(_ difference: ListDifference, animated: Bool) {
    guard let view else { return }
    if !difference.deletedSections.isEmpty { view.deleteSections(IndexSet(difference.deletedSections)) }
    if !difference.insertedSections.isEmpty { view.insertSections(IndexSet(difference.insertedSections)) }
    for move in difference.movedSections { view.moveSection(move.from, toSection: move.to) }
    if !difference.deletedItems.isEmpty { view.deleteItems(at: difference.deletedItems) }
    if !difference.insertedItems.isEmpty { view.insertItems(at: difference.insertedItems) }
    for move in difference.movedItems { view.moveItem(at: move.from, to: move.to) }
  }

  func take(_ marks: DiffableMarks, animated: Bool) {
    guard let view else { return }
    if !marks.sections.isEmpty { view.reloadSections(marks.sections) }
    if !marks.items.isEmpty { view.reloadItems(at: marks.items) }
    if !marks.reconfigured.isEmpty { view.reconfigureItems(at: marks.reconfigured) }
  }

  func outlineDidChange(animated: Bool) {
    guard let view else { return }
    guard animated, view.window != nil else { return view.outlineDidChange() }
    UIView.animate(withDuration: UICollectionView.updateDuration, delay: 0, options: .allowUserInteraction) {
      view.outlineDidChange()
    }
  }

  /// Reports Apple's exception for a data source without a provider of supplementary views, and returns an empty
  /// view.
  static func missingSupplementary(_ view: UICollectionView, _ kind: String, _ path: IndexPath)
    -> UICollectionReusableView
  {
    ListMistake.report(
      "CollectionView \(view) requested a supplementary view, but a supplementaryViewProvider was not specified on the "
        + "diffable data source: element kind: \(kind); indexPath: \(path)")
    return UICollectionReusableView(frame: .zero)
  }
}
