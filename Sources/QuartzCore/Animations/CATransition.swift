import CoreGraphics
import Foundation

/// The type of a transition.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/catransitiontype>
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The old content cross-fades into the new one.
  public static let fade = Self(rawValue: "fade")
  /// The new content slides over the old one.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new content pushes the old one away.
  public static let push = Self(rawValue: "push")
  /// The old content slides away from the new one.
  public static let reveal = Self(rawValue: "reveal")
}

/// The side from which a transition comes.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/catransitionsubtype>
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The transition begins at the right side.
  public static let fromRight = Self(rawValue: "fromRight")
  /// The transition begins at the left side.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// The transition begins at the top in Core Animation's coordinates, which is the bottom edge on iOS.
  public static let fromTop = Self(rawValue: "fromTop")
  /// The transition begins at the bottom in Core Animation's coordinates, which is the top edge on iOS.
  public static let fromBottom = Self(rawValue: "fromBottom")
}

/// An animation from the appearance of a layer and its sublayers at the last commit to their current appearance.
///
/// ```swift
/// let push = CATransition()
/// push.type = .push
/// push.subtype = .fromRight
/// push.duration = 0.3
/// label.layer.add(push, forKey: nil)
/// label.text = "Next"
/// ```
///
/// A fade mixes the two appearances. `moveIn` slides the new one over the old one, `push` slides both, and `reveal`
/// slides the old one away; as on iOS, a sliding picture also fades in or out. Without a subtype the movement comes
/// from the left. On iOS `.fromTop` comes from the bottom edge and `.fromBottom` from the top edge.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/catransition>
open class CATransition: CAAnimation {
  /// The kind of the transition; `.fade` by default.
  open var type = CATransitionType.fade { didSet { if isReadOnly { type = refused(oldValue) } } }
  /// The side from which the transition comes; nil, the default, stands for the left.
  open var subtype: CATransitionSubtype? { didSet { if isReadOnly { subtype = refused(oldValue) } } }
  /// The progress at which the animation begins, from 0 to 1; 0 by default.
  open var startProgress: Float = 0 { didSet { if isReadOnly { startProgress = refused(oldValue) } } }
  /// The progress at which the animation ends, from 0 to 1; 1 by default.
  open var endProgress: Float = 1 { didSet { if isReadOnly { endProgress = refused(oldValue) } } }

  /// The type of a transition that turns a leaf of a book about the middle of the layer.
  package static let turn = CATransitionType(rawValue: "pageTurn")
  /// The type of a transition that turns a leaf back to the side that it lifts from.
  package static let unturn = CATransitionType(rawValue: "pageUnturn")

  /// The appearance of the layer when the transition was added.
  package final var before: RenderNode?
  /// An appearance to begin with instead of `before`: that of another transition which is played in reverse.
  package final var picture: RenderNode?
  /// Whether the back of a leaf that turns shows the other half of the new appearance.
  package final var isDoubleSided = false

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CATransition else { return }
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    copy.picture = picture
    copy.isDoubleSided = isDoubleSided
  }

  override func makeEffect(for layer: CALayer, duration: CFTimeInterval) -> AnimationEffect? {
    TransitionEffect(self, duration: duration, layer: layer)
  }
}
