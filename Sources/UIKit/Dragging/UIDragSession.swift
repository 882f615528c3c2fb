import CoreGraphics
import Foundation

/// What drags and drops have in common: the items and the position of the finger.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidragdropsession>
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  /// The finger's position in the view's bounds.
  func location(in view: UIView) -> CGPoint
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
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

/// Whether progress shows while dropped data is loaded.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none = 0
  case `default` = 1
}

/// A drag, as the view sees it over which it is.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidropsession>
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  var progress: Progress { get }
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Loads the items' values of a Swift type such as `String`; `completion` gets them on the main queue.
  public func loadObjects<T>(ofClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { ($0 as? T._ObjectiveCType).map(T._unconditionallyBridgeFromObjectiveC) })
    }
  }
}

/// What a drop would do; raw values as Apple's.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// What a view would do with a drop at the finger's position.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidropproposal>
@preconcurrency @MainActor open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  private let storedOperation: UIDropOperation

  public init(operation: UIDropOperation) {
    storedOperation = operation
    super.init()
  }

  open var operation: UIDropOperation { storedOperation }
  open var isPrecise = false
  open var prefersFullSizePreview = false

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIDropProposal(operation: storedOperation)
    copy.isPrecise = isPrecise
    copy.prefersFullSizePreview = prefersFullSizePreview
    return copy
  }
}
