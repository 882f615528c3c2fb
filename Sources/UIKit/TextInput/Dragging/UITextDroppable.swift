import Foundation

/// What happens when text is dropped.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextdropproposal>
@preconcurrency @MainActor open class UITextDropProposal: UIDropProposal {
  /// Where dropped text goes; raw values as Apple's.
  public enum Action: UInt, Sendable {
    /// To the position below the finger.
    case insert = 0
    case replaceSelection = 1
    case replaceAll = 2
  }

  public enum ProgressMode: UInt, Sendable {
    case system = 0
    case custom = 1
  }

  /// Who changes the text.
  public enum Performer: UInt, Sendable {
    case view = 0
    /// The delegate, in `textDroppableView(_:willPerformDrop:)`.
    case delegate = 1
  }

  open var dropAction = Action.insert
  open var dropProgressMode = ProgressMode.system
  /// Whether text that is moved within its view keeps what only the view knows of it.
  open var useFastSameViewOperations = false
  open var dropPerformer = Performer.view

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITextDropProposal(operation: operation)
    copy.isPrecise = isPrecise
    copy.prefersFullSizePreview = prefersFullSizePreview
    copy.dropAction = dropAction
    copy.dropProgressMode = dropProgressMode
    copy.useFastSameViewOperations = useFastSameViewOperations
    copy.dropPerformer = dropPerformer
    return copy
  }
}

/// Whether a text that can't be edited takes a drop.
public enum UITextDropEditability: UInt, Sendable {
  case no = 0
  /// For this drop only.
  case temporary = 1
  case yes = 2
}

/// A view with text on which text can be dropped.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextdroppable>
@preconcurrency @MainActor public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  var textDropInteraction: UIDropInteraction? { get }
  var isTextDropActive: Bool { get }
}

/// A drag over text.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextdroprequest>
@preconcurrency @MainActor public protocol UITextDropRequest: NSObjectProtocol {
  var dropPosition: UITextPosition { get }
  /// What happens if the delegate has nothing else.
  var suggestedProposal: UITextDropProposal { get }
  /// Whether the drag comes from the same view.
  var isSameView: Bool { get }
  var dropSession: any UIDropSession { get }
}

/// The methods by which text asks what a drop does; all are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextdropdelegate>
@preconcurrency @MainActor public protocol UITextDropDelegate: NSObjectProtocol {
  /// Asked for text that can't be edited; no by default.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability
  /// By default the suggested proposal.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability { .no }
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { drop.suggestedProposal }
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) {}
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { nil }
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
  ) {}
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
  ) {}
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
  ) {}
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) {}
}
