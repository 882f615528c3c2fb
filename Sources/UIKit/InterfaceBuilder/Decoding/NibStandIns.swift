import CoreGraphics

/// Stands in for an object whose class is not there yet. Its outlets are kept; the class is said once.
@preconcurrency @MainActor protocol NibStandIn: AnyObject {
  var outlets: [String: WeakReference<AnyObject>] { get set }
}

/// Stands in for a view.
package final class NibStandInView: UIView, NibStandIn {
  var outlets: [String: WeakReference<AnyObject>] = [:]
  /// The rows, cells and the like that the file gives a list.
  package internal(set) var content: NibListContent?
}

/// Stands in for a controller that holds no others.
class NibStandInController: UIViewController, NibStandIn {
  var outlets: [String: WeakReference<AnyObject>] = [:]
}

/// Objects that no class of their element's name makes: parts of other objects.
@MainActor enum NibParts {
  static func object(for element: NibElement, _ loading: NibLoading) -> AnyObject? {
    switch element.name {
    case "menu": return NibMenus.menu(element, loading)
    case "constraint": return loading.constraint(element)
    default: return nil
    }
  }

  /// Elements that are no objects of their own: what leads to them without their owner finds nothing.
  static let names: Set<String> = [
    "constraint", "viewLayoutGuide", "keyboardLayoutGuide", "viewControllerLayoutGuide", "exit",
  ]
}
