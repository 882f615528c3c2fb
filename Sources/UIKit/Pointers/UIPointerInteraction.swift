import CoreGraphics
import ObjectiveC

/// An interaction that changes a view, and the pointer, while the pointer is over the view.
///
/// ```swift
/// card.addInteraction(UIPointerInteraction())
/// ```
/// The mouse of an iPad's window is its pointer. Without a delegate, or without its methods, the whole view is one
/// region with the automatic effect.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipointerinteraction>
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// The delegate, which provides regions and styles, and is notified of the pointer.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the interaction has an effect. True by default.
  open var isEnabled = true {
    didSet { if !isEnabled { PointerTracker.shared.leave(self) } }
  }
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Creates an interaction with the automatic effect.
  public override convenience init() { self.init(delegate: nil) }

  open func willMove(to view: UIView?) { if view == nil { PointerTracker.shared.leave(self) } }
  open func didMove(to view: UIView?) { self.view = view }

  /// Requests the region and the style again, if the pointer is over the view.
  open func invalidate() { PointerTracker.shared.refresh(self) }
}

/// An object that provides an interaction's regions and styles, and is notified of the pointer. All methods are
/// optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipointerinteractiondelegate>
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region at the pointer's position; nil for none. Default: the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the style of a region that the pointer enters; nil for the system's. Default: the automatic effect.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// Called before the pointer enters a region. Animations that are added to the animator run alongside.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called before the pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { interaction.automaticStyle }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// An object that runs animations alongside those of the pointer.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipointerinteractionanimating>
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block that is called at the end, with whether the changes ran to it.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

extension UIPointerInteraction {
  var automaticStyle: UIPointerStyle? {
    guard let view, view.window != nil else { return nil }
    return UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
  }
}

/// Runs animations and completions alongside a change of the pointer's region, in 0.15 seconds; the duration is not
/// measured. It ends with the pointer's change even if it animates nothing.
@MainActor final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private static let duration = 0.15
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    UIView.animate(withDuration: Self.duration) {
      for block in animations { block() }
    }
    guard !completions.isEmpty else { return }
    let timer = Timer(afterInterval: Self.duration, repeats: false) { _ in
      MainActor.assumeIsolated {
        for block in completions { block(true) }
      }
    }
    RunLoop.main.add(timer, forMode: .common)
  }
}
