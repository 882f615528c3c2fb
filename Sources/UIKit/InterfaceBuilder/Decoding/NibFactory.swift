import CoreGraphics
import ObjectiveC

/// Makes objects of elements: finds the class, and calls its `init(coder:)`.
@MainActor enum NibFactory {
  static func make(_ element: NibElement, loading: NibLoading) -> AnyObject? {
    guard let type = classToMake(element, loading) else { return nil }
    let coder = NibCoder(loading: loading, element: element)
    switch type {
    case let view as UIView.Type:
      return view.init(coder: coder)
    case let controller as UIViewController.Type: return controller.init(coder: coder)
    case let item as UIBarItem.Type: return item.init(coder: coder)
    case let item as UINavigationItem.Type: return item.init(coder: coder)
    case is UIGestureRecognizer.Type, is NSObject.Type:
      guard let object = instantiate(type) else { return nil }
      loading.register(object, for: element)
      NibTables.decode(object, coder)
      return object
    default: return nil
    }
  }

  /// The custom class when it is there and fits, else the class that the element's name says.
  private static func classToMake(_ element: NibElement, _ loading: NibLoading) -> AnyClass? {
    let standard = standardClass(element)
    guard let name = element["customClass"], !name.isEmpty else {
      if standard == nil { unknown(element, loading) }
      return standard ?? fallback(element)
    }
    guard let custom = customClass(name, module: element["customModule"]) else {
      // Xcode's console says it in these words, and goes on with the standard class.
      let module = element["customModule"].map { " in \($0)" } ?? ""
      Console.write("Unknown class \(name)\(module) in Interface Builder file.")
      loading.complain(element, "there is no class \(name); \(element.name) is made instead")
      return standard ?? fallback(element)
    }
    if let standard, !isSubclass(custom, of: standard), element.name != "customObject" {
      loading.complain(element, "the class \(name) is not a \(standard); it is not used")
      return standard
    }
    return custom
  }

  static func customClass(_ name: String, module: String?) -> AnyClass? {
    if let module, !module.isEmpty, let found = MessageDispatch.classNamed("\(module).\(name)") { return found }
    return MessageDispatch.classNamed(name) ?? ClassNames.find(name)
  }

  /// Elements whose names are not their classes'.
  private static let exceptions: [String: String] = [
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer", "containerView": "UIView",
    "customObject": "NSObject",
    "tableViewCellContentView": "UIView", "collectionViewCellContentView": "UIView", "wkWebView": "WKWebView",
    "mapView": "MKMapView",
  ]

  private static func standardClass(_ element: NibElement) -> AnyClass? {
    if element.name == "customObject" { return NSObject.self }
    let name = exceptions[element.name] ?? "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
    return NSClassFromString("UIKit.\(name)")
  }

  /// What stands in for a class that is not there yet: something that shows where it would be.
  private static func fallback(_ element: NibElement) -> AnyClass? {
    let containers: Set<String> = [
      "navigationController", "tabBarController", "splitViewController", "pageViewController",
    ]
    if containers.contains(element.name) { return StandInContainerController.self }
    if element.name.hasSuffix("ontroller") { return UIViewController.self }
    return element.child(key: "frame") != nil || element.child(named: "subviews") != nil ? UIView.self : nil
  }

  private static func unknown(_ element: NibElement, _ loading: NibLoading) {
    let name = exceptions[element.name] ?? "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
    Unsupported.log("\(name) in Interface Builder files")
  }

  private static func isSubclass(_ type: AnyClass, of ancestor: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let here = current {
      if here == ancestor { return true }
      current = _getSuperclass(here)
    }
    return false
  }
}
