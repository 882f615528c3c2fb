import CoreGraphics
import Foundation

/// The index titles at the trailing edge, as in tables; a touch or drag scrolls to their items.
extension UICollectionView {
  /// Queries the titles again.
  func reloadIndex() {
    let titles = dataSource.flatMap { source in OptionalMethod.ask { source.indexTitles(for: self) } } ?? nil
    guard let titles, !titles.isEmpty else {
      sectionIndex?.removeFromSuperview()
      sectionIndex = nil
      return
    }
    let view = sectionIndex ?? SectionIndexView(frame: .zero)
    view.chosen = { [weak self] in self?.goToIndexTitle($0) }
    view.titles = titles
    view.layer.zPosition = 20_000
    sectionIndex = view
    placeIndex()
  }

  func placeIndex() { sectionIndex?.hold(in: self) }

  private func goToIndexTitle(_ index: Int) {
    guard let dataSource, let title = sectionIndex?.titles[index] else { return }
    let path = OptionalMethod.ask { dataSource.collectionView(self, indexPathForIndexTitle: title, at: index) }
    guard let path, exists(path) else { return }
    scrollToItem(at: path, at: .top, animated: false)
  }
}
