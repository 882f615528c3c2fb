import Foundation

/// The effect that a drop on a table would have.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewdropproposal>
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// The destination relative to rows; raw values as Apple's.
  public enum Intent: Int, Sendable {
    /// The position is not decided: the table makes no gap and highlights no row.
    case unspecified = 0
    /// Between rows: a gap opens at the row where the items are inserted.
    case insertAtDestinationIndexPath = 1
    /// Into a row, which is highlighted, as into a folder.
    case insertIntoDestinationIndexPath = 2
    /// Between rows or into one, depending on the finger's distance from the row's edges.
    case automatic = 3
  }

  private let storedIntent: Intent

  public override init(operation: UIDropOperation) {
    storedIntent = .unspecified
    super.init(operation: operation)
  }

  /// Creates a proposal of an operation and a position.
  public init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) {
    storedIntent = intent
    super.init(operation: operation)
  }

  /// Whether the items are inserted between rows or dropped into one. `.unspecified` by default.
  open var intent: UITableViewDropProposal.Intent { storedIntent }
}
