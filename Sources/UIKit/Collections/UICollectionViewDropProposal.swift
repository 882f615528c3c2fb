import Foundation

/// A collection view's proposal for a drop.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal>
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// Whether items are dropped between other items or into one.
  public enum Intent: Int, Sendable {
    /// The data source decides where the items go.
    case unspecified = 0
    /// The items are inserted between others, which move aside.
    case insertAtDestinationIndexPath = 1
    /// The items are put into the item below the finger.
    case insertIntoDestinationIndexPath = 2
  }

  private let storedIntent: Intent

  public override init(operation: UIDropOperation) {
    storedIntent = .unspecified
    super.init(operation: operation)
  }

  /// Creates a proposal with an operation and the intent for the items.
  public init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) {
    storedIntent = intent
    super.init(operation: operation)
  }

  /// The intent for the items.
  open var intent: UICollectionViewDropProposal.Intent { storedIntent }
}
