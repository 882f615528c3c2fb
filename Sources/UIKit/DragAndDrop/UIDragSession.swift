import CoreGraphics
import Foundation

/// What drags and drops have in common: the items and the position of the finger.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidragdropsession>
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items, in the order in which they were added.
  var items: [UIDragItem] { get }
  /// The finger's position in the view's bounds.
  func location(in view: UIView) -> CGPoint
  /// Whether the source lets the receiver take the data away instead of copying it.
  var allowsMoveOperation: Bool { get }
  /// Whether only views of the app that the drag comes from can take the items.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether at least one item has data of one of the types, or of a kind of them.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an object of a class can be made of the data of at least one item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether the items can give values of a Swift type such as `String`.
  public func canLoadObjects<T>(ofClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

/// A drag, as the view sees it from which it starts.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidragsession>
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// Any object, for the app that the drag comes from.
  var localContext: Any? { get set }
}

/// What all sessions of one drag know of it.
@MainActor final class DragContents {
  var items: [UIDragItem] = []
  /// The finger, on the screen.
  var location = CGPoint.zero
  var allowsMove = true
  var isRestricted = false
  /// `UIDropSession.loadObjects` that are under way.
  var loads = 0 { didSet { if loads == 0, oldValue > 0 { loadsDidEnd?() } } }
  var loadsDidEnd: (() -> Void)?
}

@MainActor class DragDropSession: NSObject, UIDragDropSession {
  let contents: DragContents

  init(_ contents: DragContents) {
    self.contents = contents
    super.init()
  }

  var items: [UIDragItem] { contents.items }
  var allowsMoveOperation: Bool { contents.allowsMove }
  var isRestrictedToDraggingApplication: Bool { contents.isRestricted }

  func location(in view: UIView) -> CGPoint { view.convertFromScreen(contents.location) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

@MainActor final class SourceDragSession: DragDropSession, UIDragSession {
  var localContext: Any?
}
