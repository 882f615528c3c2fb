import Foundation

/// The operation of a drop.
public enum UIDropOperation: UInt, Sendable {
  /// The drop has no effect: the items return to their source.
  case cancel = 0
  /// The drop has no effect at this location, although the view accepts such items elsewhere; the items show a sign
  /// for it.
  case forbidden = 1
  /// The data is copied, and the source keeps its own; the items have a plus sign.
  case copy = 2
  /// The data is moved from its source; only for drags that allow it (`UIDragDropSession.allowsMoveOperation`).
  case move = 3
}

/// A view's proposal for a drop at the finger's location.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidropproposal>
@preconcurrency @MainActor open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  private let storedOperation: UIDropOperation

  /// Creates a proposal of an operation.
  public init(operation: UIDropOperation) {
    storedOperation = operation
    super.init()
  }

  /// The operation of a drop at the current location.
  open var operation: UIDropOperation { storedOperation }
  /// Whether the exact position matters, as in text: the picture moves out from below the finger.
  open var isPrecise = false
  /// Whether previews keep their full size over the view. False by default.
  open var prefersFullSizePreview = false

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIDropProposal(operation: storedOperation)
    copy.isPrecise = isPrecise
    copy.prefersFullSizePreview = prefersFullSizePreview
    return copy
  }
}
