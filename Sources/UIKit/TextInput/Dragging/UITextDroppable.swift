import Foundation

/// The effect of a drop on a text.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextdropproposal>
@preconcurrency @MainActor open class UITextDropProposal: UIDropProposal {
  /// The destination of dropped text; raw values as Apple's.
  public enum Action: UInt, Sendable {
    /// To the position below the finger.
    case insert = 0
    /// In place of the selected text.
    case replaceSelection = 1
    /// In place of all the text.
    case replaceAll = 2
  }

  /// The interface that shows the progress of loading the dropped items.
  public enum ProgressMode: UInt, Sendable {
    /// The system's, if loading takes long. The default.
    case system = 0
    /// The app, in its own interface.
    case custom = 1
  }

  /// The object that changes the text.
  public enum Performer: UInt, Sendable {
    /// The text view itself inserts the text. The default.
    case view = 0
    /// The delegate, in `textDroppableView(_:willPerformDrop:)`.
    case delegate = 1
  }

  /// The text that the dropped text replaces; by default none, because it is inserted.
  open var dropAction = Action.insert
  /// The interface that shows the progress of loading; by default the system's. Flipside shows no progress for
  /// text.
  open var dropProgressMode = ProgressMode.system
  /// Whether text that is moved within its view keeps state that only the view has.
  open var useFastSameViewOperations = false
  /// The object that changes the text; by default the view.
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

/// Whether a text that cannot be edited accepts a drop.
public enum UITextDropEditability: UInt, Sendable {
  /// The text does not accept the drop. The default.
  case no = 0
  /// For this drop only.
  case temporary = 1
  /// The text accepts this drop, and can be edited from then on.
  case yes = 2
}

/// A view with text on which text can be dropped.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextdroppable>
@preconcurrency @MainActor public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
  /// The delegate that determines the effect of a drop; nil, the default, inserts the text under the finger. The
  /// view does not retain it.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// The interaction that accepts drops; text fields and text views always have one.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether a drag is over this view now.
  var isTextDropActive: Bool { get }
}

/// A drag over text.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextdroprequest>
@preconcurrency @MainActor public protocol UITextDropRequest: NSObjectProtocol {
  /// The position in the text that is nearest to the finger.
  var dropPosition: UITextPosition { get }
  /// The proposal that takes effect if the delegate provides no other.
  var suggestedProposal: UITextDropProposal { get }
  /// Whether the drag comes from the same view.
  var isSameView: Bool { get }
  /// The session of the drop, with the dragged items.
  var dropSession: any UIDropSession { get }
}

/// The methods that determine the effect of a drop on text; all are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextdropdelegate>
@preconcurrency @MainActor public protocol UITextDropDelegate: NSObjectProtocol {
  /// Returns whether text that cannot be edited accepts a drop; no by default.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability
  /// Returns the proposal for a drop; by default the suggested one.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  /// Called when the finger was lifted, before the text changes. With the performer `.delegate` this method has to
  /// change it.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
  /// Returns the preview to which all dropped items move; nil, the default, leaves it to the system.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Called when a drag enters the view.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
  /// Called when a drag over the view has moved, before the proposal for that position is requested.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
  /// Called when a drag leaves the view without a drop.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
  /// Called when a drag that was over the view has ended, with or without a drop.
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
