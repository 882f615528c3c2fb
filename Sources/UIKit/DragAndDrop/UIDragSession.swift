import CoreGraphics
import Foundation

/// The common interface of drags and drops: the items and the finger's location.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidragdropsession>
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items, in the order in which they were added.
  var items: [UIDragItem] { get }
  /// Returns the finger's location in the view's bounds.
  func location(in view: UIView) -> CGPoint
  /// Whether the source allows the receiver to move the data instead of copying it.
  var allowsMoveOperation: Bool { get }
  /// Whether only views of the app that the drag comes from may receive the items.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether at least one item has data of one of the types, or of one that conforms to them.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an object of a class can be created from the data of at least one item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Returns whether a value of a Swift type such as `String` can be loaded from the items.
  public func canLoadObjects<T>(ofClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

/// A drag from the perspective of its source.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidragsession>
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// A custom object, available only in the app that the drag comes from.
  var localContext: Any? { get set }
}

/// The state that all sessions of one drag share.
@MainActor final class DragContents {
  var items: [UIDragItem] = []
  /// The finger's location in screen coordinates.
  var location = CGPoint.zero
  var allowsMove = true
  var isRestricted = false
  /// The number of unfinished `UIDropSession.loadObjects` calls.
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
