import CoreGraphics

/// A file of scenes: view controllers with their views and the ways between them.
///
/// The file is read once; a scene is made from it when it is asked for, and its view when it is first shown.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uistoryboard>
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let name: String
  let bundle: Bundle
  let document: NibDocument?

  /// The storyboard `name.storyboard` of the bundle, of the main one for nil. One that is not there or not readable is
  /// said on the console, and makes no controllers.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil ?? .main
    document = UIStoryboard.read(name, bundle)
    super.init()
  }

  private static func read(_ name: String, _ bundle: Bundle) -> NibDocument? {
    guard let path = NibFiles.path(name, type: "storyboard", in: bundle) else {
      Console.write(
        "NSInvalidArgumentException: Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)")
      return nil
    }
    do {
      return try NibDocument.at(path)
    } catch {
      Console.write((error as? NibDocument.ReadingError)?.message ?? "\(error)")
      return nil
    }
  }

  /// The controller that the storyboard starts with; nil when it names none.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let element = document?.initialController else { return nil }
    return make(element)
  }

  /// The initial controller, made by the block from the coder; a block that gives nil leaves it to the storyboard.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    guard let element = document?.initialController else { return nil }
    return make(element, creator: creator) as? ViewController
  }

  /// The controller with that storyboard identifier. Without one the console says so in UIKit's words, and an empty
  /// controller stands in.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let element = document?.controller(storyboardIdentifier: identifier), let controller = make(element)
    else {
      return missing(identifier)
    }
    return controller
  }

  /// The controller with that identifier, made by the block from the coder.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    if let element = document?.controller(storyboardIdentifier: identifier),
      let controller = make(element, creator: creator) as? ViewController
    {
      return controller
    }
    if let standIn = missing(identifier) as? ViewController { return standIn }
    return unsafeDowncast(instantiate(ViewController.self) ?? missing(identifier), to: ViewController.self)
  }

  private func missing(_ identifier: String) -> UIViewController {
    Console.write(
      "NSInvalidArgumentException: Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'"
    )
    return UIViewController()
  }

  /// The controller of a scene's element, in this storyboard or, through a reference, in another.
  func make(_ element: NibElement, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    guard let document else { return nil }
    if element.name == "viewControllerPlaceholder" { return referenced(element) }
    let loading = NibLoading(document: document, bundle: bundle, owner: nil)
    loading.storyboard = self
    let controller =
      creator?(NibCoder(loading: loading, element: element)) ?? NibFactory.make(element, loading: loading)
      as? UIViewController
    guard let controller else { return nil }
    loading.finish()
    controller.scene?.connectRelationships(of: controller)
    return controller
  }

  private func referenced(_ element: NibElement) -> UIViewController? {
    guard let name = element["storyboardName"] else { return nil }
    let bundle = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? self.bundle
    let other = UIStoryboard(name: name, bundle: bundle)
    guard let identifier = element["referencedIdentifier"] else { return other.instantiateInitialViewController() }
    return other.instantiateViewController(withIdentifier: identifier)
  }

  open override var description: String { "<UIStoryboard: \(address(of: self))>" }
}
