import CoreGraphics
import Foundation

/// The content of the large content viewer: a bar item or a similar view, whose text does not grow with the user's
/// text size. Every view conforms to it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uilargecontentvieweritem>
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the viewer shows the item.
  var showsLargeContentViewer: Bool { get }
  /// The text in the viewer.
  var largeContentTitle: String? { get }
  /// The image in the viewer.
  var largeContentImage: UIImage? { get }
  /// Whether the image is enlarged, as is possible for vector images.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image, by which it is centered optically.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// An interaction that shows an item large at the center of the screen while a finger rests on it, for users of
/// accessibility text sizes.
///
/// ```swift
/// button.showsLargeContentViewer = true
/// button.largeContentTitle = "Play"
/// stack.addInteraction(UILargeContentViewerInteraction())
/// ```
/// Navigation bars, toolbars and tab bars have such an interaction.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uilargecontentviewerinteraction>
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Posted when `isEnabled` changed.
  public nonisolated class var enabledStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
  }
  /// Whether the viewer is enabled, which requires that the user prefers an accessibility text size.
  open class var isEnabled: Bool {
    UITraitCollection.applicationTraits.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// The delegate, which finds items, and is notified when the finger lifts.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view whose items are shown.
  open private(set) weak var view: UIView?
  /// The recognizer of the press, for failure requirements with other recognizers.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

  private let press = LargeContentPress(target: nil, action: nil)
  private var platter: LargeContentPlatter?
  private weak var item: (any UILargeContentViewerItem)?
  /// Called with the item on which the finger lifts.
  var activate: (any UILargeContentViewerItem) -> Void = { _ in }

  /// Creates an interaction with a delegate.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    Self.registerAction
    press.addTarget(self, action: Selector("largeContentPressed:"))
  }

  /// Creates an interaction that finds views by their properties.
  public override convenience init() { self.init(delegate: nil) }

  open func willMove(to view: UIView?) {
    hide()
    self.view?.removeGestureRecognizer(press)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  // MARK: The press

  private static let registerAction: Void = {
    MessageDispatch.register("largeContentPressed:", on: UILargeContentViewerInteraction.self) {
      (me: UILargeContentViewerInteraction, recognizer: UIGestureRecognizer) in me.pressed(recognizer)
    }
  }()

  private func pressed(_ recognizer: UIGestureRecognizer) {
    guard let view else { return }
    let point = recognizer.location(in: view)
    switch recognizer.state {
    case .began, .changed: show(item(at: point))
    case .ended:
      let last = item(at: point)
      hide()
      delegate?.largeContentViewerInteraction(self, didEndOn: last, at: point)
      if let last { activate(last) }
    default: hide()
    }
  }

  private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let view else { return nil }
    if let found = delegate?.largeContentViewerInteraction(self, itemAt: point) {
      return found.showsLargeContentViewer ? found : nil
    }
    var next = view.hitTest(point, with: nil)
    while let here = next {
      if here.showsLargeContentViewer { return here }
      next = here === view ? nil : here.superview
    }
    return nil
  }

  private func show(_ item: (any UILargeContentViewerItem)?) {
    guard item !== self.item || platter == nil else { return }
    self.item = item
    guard let item else { return hide() }
    let controller = delegate?.viewController(for: self)
    let place = (controller is NoLargeContentController ? nil : controller?.viewIfLoaded) ?? view?.window
    guard let window = place?.window, let place else { return }
    let old = platter
    let new = LargeContentPlatter(item, in: place.convert(place.bounds, to: window).size)
    platter = new
    window.addSubview(new)
    let frame = place.convert(place.bounds, to: window)
    new.center = CGPoint(x: frame.midX, y: frame.midY)
    old?.removeFromSuperview()
    guard old == nil else { return }
    new.alpha = 0
    UIView.animate(withDuration: 0.2) { new.alpha = 1 }
  }

  private func hide() {
    item = nil
    guard let old = platter else { return }
    platter = nil
    UIView.animate(withDuration: 0.2) {
      old.alpha = 0
    } completion: { _ in
      old.removeFromSuperview()
    }
  }
}

/// Methods that find the items of an interaction, and are called when the finger lifts. All are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uilargecontentviewerinteractiondelegate>
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Called when the finger lifts.
  /// - Parameters:
  ///   - interaction: the interaction.
  ///   - item: the item under the finger; nil if there is none at that point.
  ///   - point: the location of the finger, in the coordinates of the interaction's view.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// Returns the item at a point of the interaction's view; nil, the default, for the view at that point.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// Returns the controller over whose view the item is shown; by default it is shown over the window.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  /// Returns a marker for a delegate without this method.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    NoLargeContentController()
  }
}

/// The marker that is returned for a delegate without the method.
private final class NoLargeContentController: UIViewController {}

/// A press that fails at once if the viewer has nothing to show.
private final class LargeContentPress: UILongPressGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard UILargeContentViewerInteraction.isEnabled else {
      if state == .possible { state = .failed }
      return
    }
    super.touchesBegan(touches, with: event)
  }
}
