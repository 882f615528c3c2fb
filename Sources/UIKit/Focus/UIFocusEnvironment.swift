import QuartzCore

/// A part of the interface that the focus of an external keyboard can be in: views, view controllers and presentation
/// controllers.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifocusenvironment>
@preconcurrency @MainActor public protocol UIFocusEnvironment: UIFocusEnvironmentOptionalProperties {
  /// Where the focus goes when it comes into the environment, the best first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around this one: for a view its controller or its superview. Nil at the top.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The container of the items within the environment; nil if there are none.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// Asks for `preferredFocusEnvironments` anew at the end of the turn, if the focus is in the environment.
  func setNeedsFocusUpdate()
  /// The same, at once, if that was asked for.
  func updateFocusIfNeeded()
  /// Whether the focus may move; asked of all environments that it leaves or enters.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called for all environments that the focus left or entered.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
  /// Whether another environment is in this one, or is this one.
  func contains(_ environment: any UIFocusEnvironment) -> Bool
}

/// The optional properties of `UIFocusEnvironment`, as its implementers see them; callers see them optional, as with Objective-C.
@preconcurrency @MainActor public protocol UIFocusEnvironmentOptionalProperties: NSObjectProtocol {
  /// The group that the items in the environment belong to: Tab goes from group to group, arrows within one.
  @_disfavoredOverload var focusGroupIdentifier: String? { get }
}

extension UIFocusEnvironmentOptionalProperties {
  @_disfavoredOverload public var focusGroupIdentifier: String? { nil }
}

extension UIFocusEnvironment {
  public var focusGroupIdentifier: String?? { focusGroupIdentifier as String? }

  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    var next: (any UIFocusEnvironment)? = environment
    while let here = next {
      if here === self { return true }
      next = here.parentFocusEnvironment
    }
    return false
  }

  /// What `setNeedsFocusUpdate()` does: only where the focus is does it move.
  func requestOwnFocusUpdate() {
    guard let system = UIFocusSystem.focusSystem(for: self), let item = system.focusedItem, contains(item) else {
      return
    }
    system.requestFocusUpdate(to: self)
  }

  /// What `updateFocusIfNeeded()` does.
  func updateOwnFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }

  /// It and what it is in, the innermost first.
  var focusChain: [any UIFocusEnvironment] {
    var chain: [any UIFocusEnvironment] = []
    var next: (any UIFocusEnvironment)? = self
    // An app's own environments may lead in a circle.
    while let here = next, chain.count < 1000 {
      chain.append(here)
      next = here.parentFocusEnvironment
    }
    return chain
  }
}

/// Something that can have the focus.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifocusitem>
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment, UIFocusItemOptionalProperties {
  /// Whether the item can have the focus. False for views by default; text fields and text views allow it.
  var canBecomeFocused: Bool { get }
  /// Whether the item has the focus.
  var isFocused: Bool { get }
  /// In the space of the container that the item is in.
  var frame: CGRect { get }
  /// Called while a finger on a remote's pad hints at a movement, which a keyboard does not. Optional.
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

/// The optional properties of `UIFocusItem`, as its implementers see them; callers see them optional, as with Objective-C.
@preconcurrency @MainActor public protocol UIFocusItemOptionalProperties: NSObjectProtocol {
  /// How the item shows that it has the focus; nil for not at all.
  @_disfavoredOverload var focusEffect: UIFocusEffect? { get }
  /// Which item of a group gets the focus when that comes into the group.
  @_disfavoredOverload var focusGroupPriority: UIFocusGroupPriority { get }
  /// Whether items behind this one can have the focus.
  @_disfavoredOverload var isTransparentFocusItem: Bool { get }
}

extension UIFocusItemOptionalProperties {
  @_disfavoredOverload public var focusEffect: UIFocusEffect? { nil }
  @_disfavoredOverload public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  @_disfavoredOverload public var isTransparentFocusItem: Bool { false }
}

extension UIFocusItem {
  public var focusEffect: UIFocusEffect?? { focusEffect as UIFocusEffect? }
  public var focusGroupPriority: UIFocusGroupPriority? { focusGroupPriority as UIFocusGroupPriority }
  public var isTransparentFocusItem: Bool? { isTransparentFocusItem as Bool }
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

/// Something that items are in.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifocusitemcontainer>
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinates in which the frames of the items are, in points.
  var coordinateSpace: any UICoordinateSpace { get }
  /// The items whose frames meet a rectangle in the container's space.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls to the item with the focus.
@preconcurrency @MainActor public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// The point of the content at the top left corner of the visible area, which the focus system sets to reveal an
  /// item.
  var contentOffset: CGPoint { get set }
  /// The size of the content that can be scrolled, in points.
  var contentSize: CGSize { get }
  /// The size of the area that shows, in points.
  var visibleSize: CGSize { get }
}

/// Which item of a group gets the focus when that comes into the group: the one with the highest priority.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  /// Creates a priority of a number, which may lie between those that UIKit defines.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// 0: the item is as good as any other of its group. The default.
  public static let ignored = UIFocusGroupPriority(0)
  /// 1000: the item had the focus when it was in the group before.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// 2000: the item goes before the one that had the focus before.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// The largest number: the item has the focus now.
  public static let currentlyFocused = UIFocusGroupPriority(.max)
}

/// The direction of a movement of the focus.
public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// To the item above.
  public static let up = UIFocusHeading(rawValue: 1)
  /// To the item below.
  public static let down = UIFocusHeading(rawValue: 2)
  /// To the item on the left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// To the item on the right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// To the group or item that comes after in reading order, as by the Tab key.
  public static let next = UIFocusHeading(rawValue: 16)
  /// To the group or item that comes before in reading order, as by Shift and Tab.
  public static let previous = UIFocusHeading(rawValue: 32)
  /// To the first item.
  public static let first = UIFocusHeading(rawValue: 64)
  /// To the last item.
  public static let last = UIFocusHeading(rawValue: 128)
}

/// The name of a sound for movements of the focus; none is played.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Wraps the name of a sound that the app registered; none is played here.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
  /// No sound.
  public static let none = UIFocusSoundIdentifier("UIFocusSoundIdentifierNone")
  /// The sound that the system plays for its own movements.
  public static let `default` = UIFocusSoundIdentifier("UIFocusSoundIdentifierDefault")
}

extension UIView {
  /// The item with the focus in the scene in front.
  static weak var focusedItem: (any UIFocusItem)?
}
