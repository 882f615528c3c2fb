import Foundation

/// What a collection view would do with a drop.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal>
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// Between items or into one; raw values as Apple's.
  public enum Intent: Int, Sendable {
    /// The data source decides where the items go.
    case unspecified = 0
    /// The items are inserted between others, which make room.
    case insertAtDestinationIndexPath = 1
    /// The items are put into the item below the finger.
    case insertIntoDestinationIndexPath = 2
  }

  private let storedIntent: Intent

  public override init(operation: UIDropOperation) {
    storedIntent = .unspecified
    super.init(operation: operation)
  }

  /// A proposal of what a drop does, and where the items go.
  public init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) {
    storedIntent = intent
    super.init(operation: operation)
  }

  /// Where the items go.
  open var intent: UICollectionViewDropProposal.Intent { storedIntent }
}
