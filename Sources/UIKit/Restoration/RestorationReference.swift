import Foundation

/// A reference in an object's archive to a storyboard or to another object that is saved.
final class RestorationReference: NSObject, NSSecureCoding {
  /// The number of the entry; -1 for a storyboard.
  let number: Int
  let storyboard: String
  let bundle: String

  init(number: Int) {
    self.number = number
    storyboard = ""
    bundle = ""
  }

  init(storyboard: String, bundle: String) {
    number = -1
    self.storyboard = storyboard
    self.bundle = bundle
  }

  init?(coder: NSCoder) {
    number = coder.decodeInteger(forKey: "number")
    storyboard = coder.decodeObject(of: NSString.self, forKey: "storyboard").map { String(describing: $0) } ?? ""
    bundle = coder.decodeObject(of: NSString.self, forKey: "bundle").map { String(describing: $0) } ?? ""
  }

  static var supportsSecureCoding: Bool { true }

  func encode(with coder: NSCoder) {
    coder.encode(number, forKey: "number")
    coder.encode(NSString(string: storyboard), forKey: "storyboard")
    coder.encode(NSString(string: bundle), forKey: "bundle")
  }
}

/// Objects that an app registered for the restoration of their state.
@MainActor enum RestorableObjects {
  struct Registered {
    weak var object: AnyObject?
    let identifier: String
  }

  private static var list: [Registered] = []

  static var all: [(object: any UIStateRestoring, identifier: String)] {
    list.compactMap { entry in (entry.object as? any UIStateRestoring).map { ($0, entry.identifier) } }
  }

  static func register(_ object: any UIStateRestoring, _ identifier: String) {
    list.removeAll { $0.object == nil || $0.object === object }
    list.append(Registered(object: object, identifier: identifier))
  }

  static func identifier(of object: AnyObject) -> String? { list.first { $0.object === object }?.identifier }
}

extension UIViewController {
  /// The children that a container of UIKit's restores: all that it contains. An app's own containers encode their
  /// children themselves.
  var restorableChildren: [UIViewController] {
    switch self {
    case let navigation as UINavigationController: navigation.viewControllers
    case let tabs as UITabBarController: tabs.viewControllers ?? []
    case is any StoryboardContainer: children
    default: []
    }
  }

  /// The subviews of the controller's view that have a restoration identifier, except for those of other
  /// controllers.
  var restorableViews: [UIView] {
    guard let view = viewIfLoaded else { return [] }
    var found: [UIView] = []
    func walk(_ view: UIView) {
      if view.restorationIdentifier != nil { found.append(view) }
      for subview in view.subviews where !subview.isRootOfAController { walk(subview) }
    }
    walk(view)
    return found
  }
}

extension UIView {
  fileprivate var isRootOfAController: Bool { (next as? UIViewController)?.viewIfLoaded === self }
}
