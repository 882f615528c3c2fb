import Foundation

/// What a table would do with a drop.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewdropproposal>
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// Between rows or into one; raw values as Apple's.
  public enum Intent: Int, Sendable {
    case unspecified = 0
    case insertAtDestinationIndexPath = 1
    case insertIntoDestinationIndexPath = 2
    case automatic = 3
  }

  private let storedIntent: Intent

  public override init(operation: UIDropOperation) {
    storedIntent = .unspecified
    super.init(operation: operation)
  }

  public init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) {
    storedIntent = intent
    super.init(operation: operation)
  }

  open var intent: UITableViewDropProposal.Intent { storedIntent }
}
