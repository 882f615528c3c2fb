import CoreGraphics
import ObjectiveC

/// Creates the objects of elements: finds the class, and calls its `init(coder:)`.
@MainActor enum NibFactory {
  static func make(_ element: NibElement, loading: NibLoading) -> AnyObject? {
    if let special = NibParts.object(for: element, loading) { return special }
    if NibParts.names.contains(element.name) { return nil }
    guard let type = classToMake(element, loading) else { return nil }
    let coder = NibCoder(loading: loading, element: element)
    NibReports.observer?.willMakeObject()
    switch type {
    case let view as UIView.Type: return view.init(coder: coder)
    case let controller as UIViewController.Type: return controller.init(coder: coder)
    case let item as UIBarItem.Type: return item.init(coder: coder)
    case let item as UINavigationItem.Type: return item.init(coder: coder)
    case let layout as UICollectionViewLayout.Type: return layout.init(coder: coder)
    case is NSObject.Type:
      guard let object = instantiate(type) else { return nil }
      guard let recognizer = object as? UIGestureRecognizer else {
        coder.begin(object)
        return object
      }
      // A recognizer class of the app may lack `init(coder:)`.
      for row in Swift.type(of: recognizer).nibRow.lineage { row.apply(to: recognizer, coder) }
      return recognizer
    default: return nil
    }
  }

  /// Returns the custom class if it exists and is compatible, else the class for the element's name.
  private static func classToMake(_ element: NibElement, _ loading: NibLoading) -> AnyClass? {
    let standard: AnyClass? = standardClass(element)
    guard let name = element["customClass"], !name.isEmpty else {
      if standard == nil { NibReports.note(missingClass: className(of: element)) }
      return standard ?? fallback(element)
    }
    guard let custom = customClass(of: element, in: loading.bundle) else {
      sayUnknown(name, element, loading)
      if standard == nil { NibReports.note(missingClass: className(of: element)) }
      return standard ?? fallback(element)
    }
    if let standard, !isSubclass(custom, of: standard), element.name != "customObject" {
      loading.complain(element, "the class \(name) is not a \(standard); it is not used")
      return standard
    }
    return custom
  }

  static func sayUnknown(_ name: String, _ element: NibElement, _ loading: NibLoading) {
    loading.replaced.insert(element.id ?? "")
    if let observer = NibReports.observer {
      return observer.didMiss(appClass: name)
    }
    writeUnknown(name, module: module(of: element, in: loading.bundle))
    loading.complain(element, "there is no class \(name); \(element.name) is made instead")
  }

  /// Logs Xcode's message for an unknown class, with the Objective-C name of a Swift class; the standard class is
  /// used instead.
  static func writeUnknown(_ name: String, module: String?) {
    let module = module ?? ""
    let full = module.isEmpty ? name : "_TtC\(module.utf8.count)\(module)\(name.utf8.count)\(name)"
    Console.write("Unknown class \(full) in Interface Builder file.")
  }

  /// Returns the custom class of an element; nil if it has none, or if that does not exist.
  static func customClass(of element: NibElement, in bundle: Bundle) -> AnyClass? {
    element["customClass"].flatMap { customClass($0, module: module(of: element, in: bundle)) }
  }

  /// Returns the module of an element's class. "Inherit Module From Target" stands for the target that compiles the
  /// file, for example a framework, regardless of the module at the time of saving.
  private static func module(of element: NibElement, in bundle: Bundle) -> String? {
    let url = bundle.bundleURL
    guard element["customModuleProvider"] == "target", url.pathExtension == "framework" else {
      return element["customModule"]
    }
    return url.deletingPathExtension().lastPathComponent
  }

  /// Returns the class with that name in the module; without a module, the only class with that name. If there are
  /// several, the app's own takes precedence over UIKit's.
  static func customClass(_ name: String, module: String?) -> AnyClass? {
    if let module, !module.isEmpty, let found = MessageDispatch.classNamed("\(module).\(name)") { return found }
    return MessageDispatch.classNamed(name) ?? ClassNames.find(name)
  }

  /// Elements whose names differ from those of their classes.
  private static let exceptions: [String: String] = [
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer", "containerView": "UIView",
    "tableViewCellContentView": "UITableViewCellContentView", "collectionViewCellContentView": "UIView",
    "wkWebView": "WKWebView", "mapView": "MKMapView", "arscnView": "ARSCNView",
    "arskView": "ARSKView", "skView": "SKView", "sceneKitView": "SCNView", "mtkView": "MTKView",
    "glkView": "GLKView",
    "glkViewController": "GLKViewController", "avPlayerViewController": "AVPlayerViewController",
    "hostingController": "UIHostingController",
  ]

  static func className(of element: NibElement) -> String {
    exceptions[element.name] ?? "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
  }

  private static var standardClasses: [String: AnyClass?] = ["customObject": NSObject.self]

  private static func standardClass(_ element: NibElement) -> AnyClass? {
    // The cached value is nil if there is no such class.
    if let known = standardClasses[element.name] { return known }
    let name = className(of: element)
    // Classes of other frameworks are available if the app is linked with them.
    let isOfOthers = exceptions[element.name] != nil || name == "UIWebView"
    let found: AnyClass? =
      NSClassFromString("UIKit.\(name)") ?? (isOfOthers ? MessageDispatch.classNamed(name) : nil)
    // Files can't create applications, screens and the like.
    let type: AnyClass? = found.flatMap { isMadeByFiles($0) ? $0 : nil }
    standardClasses[element.name] = .some(type)
    return type
  }

  private static func isMadeByFiles(_ type: AnyClass) -> Bool {
    type is any NibObject.Type || NSStringFromClass(type).hasSuffix("Layout")
  }

  /// Returns the class of a substitute for an element whose class is not implemented: a view or a controller. Nil
  /// for other objects.
  private static func fallback(_ element: NibElement) -> AnyClass? {
    if element.name.hasSuffix("ontroller") {
      return element.name == "searchDisplayController" ? nil : NibStandInController.self
    }
    let views = ["View", "Bar", "Picker", "Cell", "Control", "Button", "Field"]
    let isView = element.child(key: "frame") != nil || views.contains { element.name.hasSuffix($0) }
    return isView ? NibStandInView.self : nil
  }

  static func isSubclass(_ type: AnyClass, of ancestor: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let here = current {
      if here == ancestor { return true }
      current = _getSuperclass(here)
    }
    return false
  }
}
