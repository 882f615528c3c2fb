import UIKit

/// The order in which assistive technologies visit elements: rows from top to bottom, and in reading direction
/// within each row. Elements whose tops differ by less than a tolerance form a row
/// (facts/text.md#accessibility/order).
@MainActor struct ReadingOrder {
  private let isRightToLeft: Bool
  private let tolerance: CGFloat

  init(_ application: UIApplication) {
    isRightToLeft = application.userInterfaceLayoutDirection == .rightToLeft
    tolerance = UIDevice.current.userInterfaceIdiom == .pad ? 13 : 8
  }

  /// Returns the items sorted by their frames; those with equal positions keep their order.
  func sorted<Item>(_ items: [Item], by frame: (Item) -> CGRect) -> [Item] {
    guard items.count > 1 else { return items }
    let frames = items.map(frame)
    let byTop = frames.indices.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
    var rows: [[Int]] = []
    for index in byTop {
      if let top = rows.last?.first.map({ frames[$0].minY }), frames[index].minY - top < tolerance {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    return rows.flatMap { row in
      row.sorted { first, second in
        let (a, b) = (frames[first], frames[second])
        if a.minX == b.minX { return first < second }
        return isRightToLeft ? a.maxX > b.maxX : a.minX < b.minX
      }
    }.map { items[$0] }
  }
}
