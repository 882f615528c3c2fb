import CoreGraphics

/// The way from one controller to the next.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uistoryboardsegue>
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  var kind = "custom"
  var isAnimated = true
  private var performHandler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// A segue whose work is the block.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// For segues of an app's own class, which the storyboard makes by name and then connects.
  public override convenience init() {
    self.init(identifier: nil, source: UIViewController(), destination: UIViewController())
  }

  func connect(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Goes: by the kind of the segue, unless a subclass knows better.
  open func perform() {
    if let performHandler { return performHandler() }
    switch kind {
    case "show", "push": source.show(destination, sender: self)
    case "showDetail": source.showDetailViewController(destination, sender: self)
    case "presentation", "modal", "popoverPresentation", "popover":
      source.present(destination, animated: isAnimated)
    case "replace": source.showDetailViewController(destination, sender: self)
    default: break
    }
  }
}
