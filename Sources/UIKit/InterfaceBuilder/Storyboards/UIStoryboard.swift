import CoreGraphics

/// An Interface Builder file of scenes: view controllers, their views, and the segues between them.
///
/// ```swift
/// let storyboard = UIStoryboard(name: "Main", bundle: nil)
/// let settings = storyboard.instantiateViewController(withIdentifier: "Settings")
/// present(settings, animated: true)
/// ```
///
/// The file is read once. A scene is read when its controller is instantiated, and its views when the controller's
/// view is first accessed.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uistoryboard>
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let name: String
  let bundle: Bundle
  let document: NibDocument?

  /// Creates the storyboard `name.storyboard` of the bundle (nil for the main bundle). A storyboard that is missing
  /// or can't be read is logged, and creates no controllers.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil ?? .main
    document = UIStoryboard.read(name, bundle)
    super.init()
  }

  /// Creates a storyboard without scenes.
  public override init() {
    name = ""
    bundle = .main
    document = nil
    super.init()
  }

  package init(document: NibDocument, bundle: Bundle) {
    name = (document.fileName as NSString).deletingPathExtension
    self.bundle = bundle
    self.document = document
    super.init()
  }

  private static func read(_ name: String, _ bundle: Bundle) -> NibDocument? {
    guard let path = NibFiles.path(name, type: "storyboard", in: bundle) else {
      ExceptionReport.raise(
        .invalidArgumentException,
        "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)")
      return nil
    }
    do {
      return try NibDocument.at(path)
    } catch {
      Console.write((error as? NibDocument.ReadingError)?.message ?? "\(error)")
      return nil
    }
  }

  /// The global tint of Interface Builder: `<color key="tintColor">` of the document.
  package var globalTint: UIColor? {
    guard let document, let element = document.root.child(key: "tintColor") else { return nil }
    return UIColor.color(
      element, NibLoading(document: document, scope: document.objects, bundle: bundle, owner: nil))
  }

  // MARK: Controllers

  /// Returns the initial controller of the storyboard; nil if it has none.
  open func instantiateInitialViewController() -> UIViewController? {
    document?.initialScene().flatMap { makeController($0) }
  }

  /// Returns the initial view controller, created by the closure from the coder; if the closure returns nil, the
  /// storyboard creates it.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    document?.initialScene().flatMap { makeController($0, creator: creator) } as? ViewController
  }

  /// Returns the view controller with that storyboard identifier. For an unknown identifier UIKit's message is
  /// logged, and an empty controller is returned.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    document?.scene(identifier: identifier).flatMap { makeController($0) } ?? missing(identifier)
  }

  /// Returns the view controller with that identifier, created by the closure from the coder.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let controller = document?.scene(identifier: identifier).flatMap { makeController($0, creator: creator) }
    if let controller = controller as? ViewController { return controller }
    if let controller {
      ExceptionReport.raise(
        .invalidArgumentException,
        "the view controller with identifier '\(identifier)' is a \(type(of: controller)), "
          + "not a \(ViewController.self)")
    } else if let standIn = missing(identifier) as? ViewController {
      return standIn
    }
    return unsafeDowncast(instantiate(ViewController.self) ?? UIViewController(), to: ViewController.self)
  }

  private func missing(_ identifier: String) -> UIViewController {
    ExceptionReport.raise(
      .invalidArgumentException,
      "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'"
    )
    return UIViewController()
  }

  /// Returns the controller of a scene, in this storyboard or, through a reference, in another.
  package func makeController(_ scene: NibScene, creator: ((NSCoder) -> UIViewController?)? = nil)
    -> UIViewController?
  {
    guard UIStoryboard.depth < UIStoryboard.depthLimit else {
      UIStoryboard.sayCircle(scene.document)
      return nil
    }
    UIStoryboard.depth += 1
    defer { UIStoryboard.depth -= 1 }
    let element = scene.controller
    if element.name == "viewControllerPlaceholder" { return referenced(scene, creator) }
    let loading = NibLoading(document: scene.document, scope: scene.scope, bundle: bundle, owner: nil)
    loading.storyboard = self
    let made = creator?(NibCoder(loading: loading, element: element))
    guard let controller = made ?? loading.object(element) as? UIViewController else { return nil }
    // A block may return a controller that was not created from the coder.
    loading.register(controller, for: element)
    controller.scene?.take(loading.objects, from: loading, controller: controller)
    connectItems(of: controller, element, loading)
    loading.finish()
    controller.scene?.connectRelationships(of: controller)
    return controller
  }

  /// Connects outlets from the controller to the objects created with it: its bar items.
  private func connectItems(of controller: UIViewController, _ element: NibElement, _ loading: NibLoading) {
    for outlet in element.child(named: "connections")?.children ?? []
    where outlet["destination"].flatMap(loading.madeObject) is UIBarItem {
      NibConnections.connect(outlet, from: controller, loading: loading)
    }
  }

  private func referenced(_ scene: NibScene, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    let element = scene.controller
    guard let name = element["storyboardName"] else { return nil }
    let bundle = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? self.bundle
    let other = UIStoryboard(name: name, bundle: bundle)
    let identifier = element["referencedIdentifier"]
    guard let found = identifier.map({ other.document?.scene(identifier: $0) }) ?? other.document?.initialScene()
    else {
      if other.document != nil { _ = identifier.map(other.missing) }
      return nil
    }
    let controller = other.makeController(found, creator: creator)
    // A reference may have its own items for the containers that contain it.
    if let controller { takeItems(of: scene, for: controller) }
    return controller
  }

  private func takeItems(of scene: NibScene, for controller: UIViewController) {
    let loading = NibLoading(document: scene.document, scope: scene.scope, bundle: bundle, owner: nil)
    func object(_ key: String) -> AnyObject? { scene.controller.child(key: key).flatMap(loading.object) }
    if let item = object("tabBarItem") as? UITabBarItem { controller.tabBarItem = item }
    if let item = object("navigationItem") as? UINavigationItem, controller.navigationItemReference == nil {
      controller.navigationItemReference = item
    }
    loading.finish()
  }

  // MARK: Circles

  /// The number of nested scenes that are being created. It is limited, because scenes and references can form
  /// cycles.
  private static var depth = 0
  private static let depthLimit = 24

  static func endInterruptedScenes() { depth = 0 }

  /// Shows a controller within another, unless a scene embeds itself.
  static func nest(_ controller: UIViewController, _ body: () -> Void) {
    guard depth < depthLimit else { return sayCircle(controller.scene?.document) }
    depth += 1
    body()
    depth -= 1
  }

  private static func sayCircle(_ document: NibDocument?) {
    Console.write(
      "\(document?.fileName ?? "storyboard"): its scenes lead to one another in a circle; the circle ends here")
  }

  open override var description: String { "<UIStoryboard: \(address(of: self))>" }
}
