import CoreGraphics
import ObjectiveC

/// A transition from one scene of a storyboard to another.
///
/// Configure the destination in `prepare(for:sender:)` of the source; subclass it for a custom transition, and
/// override `perform()`.
///
/// ```swift
/// override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
///   if segue.identifier == "detail" { segue.destination.title = "Detail" }
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uistoryboardsegue>
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue in the storyboard; nil if it has none.
  open private(set) var identifier: String?
  /// The controller from which the segue starts.
  open private(set) var source: UIViewController
  /// The controller at which the segue ends.
  open private(set) var destination: UIViewController
  var kind = "custom"
  var isAnimated = true
  private var performHandler: (() -> Void)?

  /// Creates a segue between two controllers. Called by UIKit, for the class in the storyboard.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue that calls a block.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// The arguments of `init(identifier:source:destination:)` for `init()` of a subclass while a storyboard creates
  /// it.
  private static var making: (identifier: String?, source: UIViewController, destination: UIViewController)?

  /// Creates an empty segue, for an app's classes that the storyboard creates by name.
  public override convenience init() {
    let making = UIStoryboardSegue.making
    self.init(
      identifier: making?.identifier, source: making?.source ?? UIViewController(),
      destination: making?.destination ?? UIViewController())
  }

  static func make(
    _ type: AnyClass, identifier: String?, source: UIViewController, destination: UIViewController
  ) -> UIStoryboardSegue? {
    making = (identifier, source, destination)
    defer { making = nil }
    return instantiate(type) as? UIStoryboardSegue
  }

  /// Performs the segue according to its kind; a subclass may override it.
  open func perform() {
    if let performHandler { return performHandler() }
    switch kind {
    case "show", "push": source.show(destination, sender: self)
    case "showDetail", "replace": source.showDetailViewController(destination, sender: self)
    case "presentation", "modal", "popoverPresentation", "popover":
      source.present(destination, animated: isAnimated && UIView.areAnimationsEnabled)
    case "unwind": Unwinding.takeBack(self)
    default:
      // A custom segue has to override the method.
      if type(of: self) != UIStoryboardSegue.self { return }
      ExceptionReport.raise(
        .internalInconsistencyException, "\(self) must be subclassed to perform a segue of the kind \(kind).")
    }
  }
}
