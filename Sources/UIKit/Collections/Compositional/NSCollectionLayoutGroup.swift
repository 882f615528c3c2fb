import CoreGraphics
import Foundation

public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// Items in a row or a column, or at frames of the app's own; groups may hold groups.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup>
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case horizontal([NSCollectionLayoutItem], count: Int?)
    case vertical([NSCollectionLayoutItem], count: Int?)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement

  init(_ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// As many items as `count` says, equally wide, in a row.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { own(NSCollectionLayoutGroup(layoutSize, .horizontal([subitem], count: max(1, count)))) }
  /// Items in a row, from the first again until the row is full.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    own(NSCollectionLayoutGroup(layoutSize, .horizontal(subitems, count: nil)))
  }
  /// As many items as `count` says, equally high, in a column.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { own(NSCollectionLayoutGroup(layoutSize, .vertical([subitem], count: max(1, count)))) }
  /// Items in a column, from the first again until the column is full.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    own(NSCollectionLayoutGroup(layoutSize, .vertical(subitems, count: nil)))
  }
  /// Items at frames that a closure says.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { own(NSCollectionLayoutGroup(layoutSize, .custom(itemProvider))) }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { own(NSCollectionLayoutGroup(layoutSize, .horizontal([subitem], count: max(1, count)))) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { own(NSCollectionLayoutGroup(layoutSize, .vertical([subitem], count: max(1, count)))) }
  public class func horizontalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(size, .horizontal([subitem], count: max(1, count))) }
  public class func verticalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(size, .vertical([subitem], count: max(1, count))) }

  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { badges }
    set { badges = newValue }
  }
  /// The space between the items.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  open var subitems: [NSCollectionLayoutItem] {
    switch arrangement {
    case .horizontal(let items, _), .vertical(let items, _): return items
    case .custom: return []
    }
  }
  open func visualDescription() -> String {
    "<NSCollectionLayoutGroup: \(address(of: self))> size: \(size.widthDimension.dimension) x \(size.heightDimension.dimension), subitems: \(subitems.count)"
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
  open private(set) var frame: CGRect
  open private(set) var zIndex: Int

  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
