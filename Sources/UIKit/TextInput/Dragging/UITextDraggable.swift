import Foundation

/// Options of the look of dragged text.
public struct UITextDragOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Previews show the text without its color.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

/// A view with text that can be dragged: the selection, on iPads.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextdraggable>
@preconcurrency @MainActor public protocol UITextDraggable: UITextInput {
  /// The object that gives items and previews for dragged text; nil, the default, drags the selected text as it is.
  /// The view does not retain it.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The interaction by which text is dragged. Enabling it lets text be dragged on a phone, too.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether text of this view is being dragged now.
  var isTextDragActive: Bool { get }
  /// The look of previews of dragged text; empty by default. Text fields and text views store it without effect.
  var textDragOptions: UITextDragOptions { get set }
}

/// A piece of text that is about to be dragged.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextdragrequest>
@preconcurrency @MainActor public protocol UITextDragRequest: NSObjectProtocol {
  /// The range of the text that would be dragged.
  var dragRange: UITextRange { get }
  /// The items that are dragged if the delegate provides no others.
  var suggestedItems: [UIDragItem] { get }
  /// The items that the drag already has when text is added to it.
  var existingItems: [UIDragItem] { get }
  /// Whether the text is selected.
  var isSelected: Bool { get }
  /// The session of the drag, which holds the position of the finger.
  var dragSession: any UIDragSession { get }
}

/// The methods by which dragged text requests its items and previews; all are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextdragdelegate>
@preconcurrency @MainActor public protocol UITextDragDelegate: NSObjectProtocol {
  /// Returns the dragged items; an empty list prevents the drag. By default the suggested ones.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]
  /// Returns the preview of an item that is lifted; nil shows none. Without this method, the lines of the dragged
  /// range are shown.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Called when the text is about to be lifted. Animations that are added to the animator run along.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  /// Called when the lifted text begins to move with the finger.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
  /// Called when the drag has ended, with the operation of the destination; `.cancel` or `.forbidden` if it
  /// accepted nothing.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation)
}

extension UITextDragDelegate {
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    OptionalMethod.isAbsent = true
    return nil
  }
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  ) {}
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) {}
}
