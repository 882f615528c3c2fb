import CoreGraphics
import Foundation

/// A closure that returns the items of a custom group for the environment of the group, whose container's size is
/// that of the group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// Items in a row, in a column or at custom frames; groups may contain groups.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup>
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The repetition of the items of a row or column.
  enum Repetition: Equatable {
    /// The items repeat until the line is full.
    case toFill
    /// A number of items with their own lengths.
    case times(Int)
    /// A number of items that share the length equally.
    case equally(Int)
  }
  enum Arrangement {
    case line([NSCollectionLayoutItem], Repetition, isRow: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement

  init(_ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  private static func line(
    _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], _ repetition: Repetition, isRow: Bool
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(size, .line(items, repetition, isRow: isRow)) }

  /// Returns a group with an item repeated in a row. The group has to be long enough for that many.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { own(line(layoutSize, [subitem], .times(max(1, count)), isRow: true)) }
  /// Returns a group with items in a row, which repeat until the row is full.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    own(line(layoutSize, subitems, .toFill, isRow: true))
  }
  /// Returns a group with an item repeated in a column. The group has to be high enough for that many.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { own(line(layoutSize, [subitem], .times(max(1, count)), isRow: false)) }
  /// Returns a group with items in a column, which repeat until the column is full.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    own(line(layoutSize, subitems, .toFill, isRow: false))
  }
  /// Returns a group with items at frames from a closure, which is called once for a section.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { own(NSCollectionLayoutGroup(layoutSize, .custom(itemProvider))) }

  /// Returns a group with `count` items in a row, of equal width regardless of their own.
  @available(iOS, deprecated: 16.0, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { own(line(layoutSize, [subitem], .equally(max(1, count)), isRow: true)) }
  /// Returns a group with `count` items in a column, of equal height regardless of their own.
  @available(iOS, deprecated: 16.0, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { own(line(layoutSize, [subitem], .equally(max(1, count)), isRow: false)) }
  /// Returns a group that repeats an item in a row a number of times.
  public class func horizontalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { line(size, [subitem], .times(max(1, count)), isRow: true) }
  /// Returns a group that repeats an item in a column a number of times.
  public class func verticalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { line(size, [subitem], .times(max(1, count)), isRow: false) }

  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { badges }
    set { badges = newValue }
  }
  /// The space between the items.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// The items and groups in the group.
  open var subitems: [NSCollectionLayoutItem] {
    switch arrangement {
    case .line(let items, .toFill, _): return items
    case .line(let items, .times(let count), _), .line(let items, .equally(let count), _):
      return items.first.map { Array(repeating: $0, count: min(count, 10_000)) } ?? []
    case .custom: return []
    }
  }
  /// Returns a drawing of the group in a container of 500 × 500 points, in characters: each item is a box.
  open func visualDescription() -> String { GroupDrawing(self).text }

  override func describe(indent: String) -> String {
    var lines = [super.describe(indent: indent)]
    switch arrangement {
    case .line(let items, _, let isRow):
      lines.append("\(indent)\t layoutDirection: \(isRow ? ".horizontal" : ".vertical")")
      if let interItemSpacing { lines.append("\(indent)\t interItemSpacing=\(interItemSpacing)") }
      lines.append("\(indent)\t subitems=")
      lines += items.map { $0.describe(indent: indent + "\t\t ") }
    case .custom: lines.append("\(indent)\t layoutDirection: .custom")
    }
    return lines.joined(separator: "\n")
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(size, arrangement)
    copy.interItemSpacing = interItemSpacing
    copy.badges = badges
    copy.take(self)
    return copy
  }
}

/// The frame of one item in a custom group.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem>
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The item's frame in the group, in points from the group's top left corner.
  open private(set) var frame: CGRect
  /// The item's position in the drawing order: higher ones are in front. 0 by default.
  open private(set) var zIndex: Int

  /// Creates an item at a frame in the group, in points, at the drawing position 0.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
  /// Creates an item at a frame in the group, in points, with its position in the drawing order.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
