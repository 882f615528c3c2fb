import CoreGraphics
import Foundation

/// The index titles at the trailing edge, as tables have them; a touch or drag scrolls to their items.
extension UICollectionView {
  /// Asks for the titles anew.
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
    if view.superview !== self { addSubview(view) }
    sectionIndex = view
    placeIndex()
  }

  /// Holds the index at the edge, between the bars.
  func placeIndex() {
    guard let view = sectionIndex else { return }
    let (inset, width) = (adjustedContentInset, SectionIndexView.width)
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isFromRight ? bounds.minX + safeAreaInsets.left : bounds.maxX - width - safeAreaInsets.right
    let frame = CGRect(
      x: x, y: bounds.minY + inset.top, width: width, height: max(0, bounds.height - inset.top - inset.bottom))
    if view.frame != frame { view.frame = frame }
    if subviews.last !== view { bringSubviewToFront(view) }
  }

  private func goToIndexTitle(_ index: Int) {
    guard let dataSource, let title = sectionIndex?.titles[index] else { return }
    let path = OptionalMethod.ask { dataSource.collectionView(self, indexPathForIndexTitle: title, at: index) }
    guard let path, exists(path) else { return }
    scrollToItem(at: path, at: .top, animated: false)
  }
}
