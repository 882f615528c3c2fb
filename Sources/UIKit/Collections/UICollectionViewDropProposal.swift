import Foundation

/// What a collection view would do with a drop.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal>
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// Between items or into one; raw values as Apple's.
  public enum Intent: Int, Sendable {
    case unspecified = 0
    case insertAtDestinationIndexPath = 1
    case insertIntoDestinationIndexPath = 2
  }

  private let storedIntent: Intent

  public override init(operation: UIDropOperation) {
    storedIntent = .unspecified
    super.init(operation: operation)
  }

  public init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) {
    storedIntent = intent
    super.init(operation: operation)
  }

  open var intent: UICollectionViewDropProposal.Intent { storedIntent }
}
