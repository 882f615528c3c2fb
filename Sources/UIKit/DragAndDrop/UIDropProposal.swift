import Foundation

/// What a drop does; raw values as Apple's.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: the items go back.
  case cancel = 0
  /// Nothing, although the view takes such items elsewhere; the items have a sign that says so.
  case forbidden = 1
  /// The data is copied, and the source keeps its own; the items have a plus sign.
  case copy = 2
  /// The data is taken from its source; only drags that allow it (`UIDragDropSession.allowsMoveOperation`).
  case move = 3
}

/// What a view does with a drop at the finger's position.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidropproposal>
@preconcurrency @MainActor open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  private let storedOperation: UIDropOperation

  /// Creates a proposal of an operation.
  public init(operation: UIDropOperation) {
    storedOperation = operation
    super.init()
  }

  /// What would happen if the items were dropped now.
  open var operation: UIDropOperation { storedOperation }
  /// Whether the position counts exactly, as in text: the picture moves out from below the finger.
  open var isPrecise = false
  /// Whether previews stay as large as they were lifted while they are over the view. False by default.
  open var prefersFullSizePreview = false

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIDropProposal(operation: storedOperation)
    copy.isPrecise = isPrecise
    copy.prefersFullSizePreview = prefersFullSizePreview
    return copy
  }
}
