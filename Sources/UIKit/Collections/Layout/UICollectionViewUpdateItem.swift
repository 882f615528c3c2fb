import Foundation

/// One change of an update, for layouts.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem>
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes that an update is made of.
  public enum Action: Int, Sendable {
    /// A new item or section, which has no index path before the update.
    case insert = 0
    /// A removed item or section, which has no index path after the update.
    case delete = 1
    /// An item or section whose cells are created again.
    case reload = 2
    /// An item or section that keeps its cells at another index path.
    case move = 3
    /// No change.
    case none = 4
  }

  /// The index path before the update; nil for an insertion. The path of a section as a whole has NSNotFound as its
  /// item.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; nil for a deletion.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// The kind of this change.
  open private(set) var updateAction = Action.none

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
