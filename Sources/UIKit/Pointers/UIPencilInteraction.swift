import CoreGraphics
import Foundation

/// The action of a double tap on a pencil; the user chooses it in the settings.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipencilpreferredaction>
public enum UIPencilPreferredAction: Int, Sendable {
  /// The double tap has no action.
  case ignore = 0
  /// Changes between the tool and the eraser.
  case switchEraser = 1
  /// Changes to the tool before.
  case switchPrevious = 2
  /// Shows the colors.
  case showColorPalette = 3
  /// Shows the tool's attributes.
  case showInkAttributes = 4
}

/// An interaction that reports double taps on a pencil. Hosts have none: the delegate is never called.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipencilinteraction>
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
  /// The action that the user chose for double taps; `.ignore`, as on devices without a pencil.
  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  /// The action that the user chose for squeezes; `.ignore`, as on devices without a pencil.
  open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
  /// Whether fingers shall not draw. Always false.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// Whether a pencil above the screen shows a preview of its drawing. Always false.
  open class var prefersHoverToolPreview: Bool { false }

  /// The phase of a squeeze.
  public enum Phase: UInt, Sendable {
    /// The squeeze has begun.
    case began = 0
    /// The squeeze continues.
    case changed = 1
    /// The squeeze has ended.
    case ended = 2
    /// The squeeze was canceled.
    case cancelled = 3
  }
  /// The position and orientation of a pencil above the screen.
  public struct HoverPose: Sendable {
    /// The point above which the pencil is, in the coordinates of the interaction's view.
    public let location: CGPoint
    /// The distance from the screen, from 0 to 1.
    public let zOffset: CGFloat
    /// The direction of the pencil's shaft, in radians from the x axis.
    public let azimuthAngle: CGFloat
    /// The direction of the pencil's shaft as a vector of length 1.
    public let azimuthUnitVector: CGVector
    /// The angle between the pencil and the screen, in radians.
    public let altitudeAngle: CGFloat
    /// The rotation about the pencil's shaft, in radians.
    public let rollAngle: CGFloat
  }
  /// A double tap on a pencil.
  public struct Tap: Sendable {
    /// The time in seconds, in the base of `CACurrentMediaTime()`.
    public let timestamp: TimeInterval
    /// The pencil's pose; nil if it is away from the screen.
    public let hoverPose: HoverPose?
  }
  /// A squeeze of a pencil.
  public struct Squeeze: Sendable {
    /// The time in seconds, in the base of `CACurrentMediaTime()`.
    public let timestamp: TimeInterval
    /// The phase of the squeeze.
    public let phase: Phase
    /// The pencil's pose; nil if it is away from the screen.
    public let hoverPose: HoverPose?
  }

  /// The delegate for double taps and squeezes, which is never called.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether the delegate is notified of double taps. True by default.
  open var isEnabled = true
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?

  /// Creates an interaction.
  public override init() { super.init() }
  /// Creates an interaction with a delegate.
  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// An object that is notified of double taps on a pencil and of squeezes. The methods are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipencilinteractiondelegate>
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Called at a double tap.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  /// Called at a double tap, with the pencil's pose.
  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  /// Called when a squeeze begins, changes and ends.
  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
  public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {}
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
}
