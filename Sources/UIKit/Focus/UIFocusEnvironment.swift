import QuartzCore

/// An object of the interface that can contain the focus of an external keyboard: a view, view controller or
/// presentation controller.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifocusenvironment>
@preconcurrency @MainActor public protocol UIFocusEnvironment: UIFocusEnvironmentOptionalProperties {
  /// The environments that receive focus when it enters this one, in order of preference.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The enclosing environment: for a view its controller or its superview. Nil at the top.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The container of the items within the environment; nil if there are none.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// Requests an update from `preferredFocusEnvironments` at the end of the turn, if focus is in the environment.
  func setNeedsFocusUpdate()
  /// Performs a requested update immediately.
  func updateFocusIfNeeded()
  /// Returns whether focus may move; called on all environments that it leaves or enters.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called on all environments that focus left or entered.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
  /// Returns whether another environment is in this one, or is this one.
  func contains(_ environment: any UIFocusEnvironment) -> Bool
}

/// The optional properties of `UIFocusEnvironment`, as implementers declare them; callers see them as optional, as
/// with Objective-C.
@preconcurrency @MainActor public protocol UIFocusEnvironmentOptionalProperties: NSObjectProtocol {
  /// The identifier of the group of the items in the environment: Tab moves between groups, arrows within one.
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

  /// Implements `setNeedsFocusUpdate()`: focus moves only if it is in the environment.
  func requestOwnFocusUpdate() {
    guard let system = UIFocusSystem.focusSystem(for: self), let item = system.focusedItem, contains(item) else {
      return
    }
    system.requestFocusUpdate(to: self)
  }

  /// Implements `updateFocusIfNeeded()`.
  func updateOwnFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }

  /// The environment and its parents, the innermost first.
  var focusChain: [any UIFocusEnvironment] {
    var chain: [any UIFocusEnvironment] = []
    var next: (any UIFocusEnvironment)? = self
    // The environments that an app defines may form a cycle.
    while let here = next, chain.count < 1000 {
      chain.append(here)
      next = here.parentFocusEnvironment
    }
    return chain
  }
}

/// An object that can have focus.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifocusitem>
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment, UIFocusItemOptionalProperties {
  /// Whether the item can have focus. False for views by default; text fields and text views allow it.
  var canBecomeFocused: Bool { get }
  /// Whether the item has focus.
  var isFocused: Bool { get }
  /// The frame in the coordinates of the item's container.
  var frame: CGRect { get }
  /// Called while a finger on a remote's touch surface hints at a movement, which keyboards do not. Optional.
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

/// The optional properties of `UIFocusItem`, as implementers declare them; callers see them as optional, as with
/// Objective-C.
@preconcurrency @MainActor public protocol UIFocusItemOptionalProperties: NSObjectProtocol {
  /// The effect of the item with focus; nil for no effect.
  @_disfavoredOverload var focusEffect: UIFocusEffect? { get }
  /// The priority of the item when focus enters its group.
  @_disfavoredOverload var focusGroupPriority: UIFocusGroupPriority { get }
  /// Whether items behind this one can have focus.
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

/// A container of focus items.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifocusitemcontainer>
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinate space of the items' frames.
  var coordinateSpace: any UICoordinateSpace { get }
  /// Returns the items whose frames intersect a rectangle in the container's coordinates.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls to the item with focus.
@preconcurrency @MainActor public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// The point of the content at the top left corner of the visible area, which the focus system sets to reveal an
  /// item.
  var contentOffset: CGPoint { get set }
  /// The size of the content that can be scrolled, in points.
  var contentSize: CGSize { get }
  /// The size of the visible area, in points.
  var visibleSize: CGSize { get }
}

/// The priority of an item when focus enters its group: the one with the highest priority receives it.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  /// Creates a priority from a number, which may be between those that UIKit defines.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// 0: the item has no preference over others of its group. The default.
  public static let ignored = UIFocusGroupPriority(0)
  /// 1000: the item had focus when it was last in the group.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// 2000: the item takes precedence over the previously focused one.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// The priority of the item that has focus, which is the largest number.
  public static let currentlyFocused = UIFocusGroupPriority(.max)
}

/// The direction of a focus movement.
public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Focus moves to the item above.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Focus moves to the item below.
  public static let down = UIFocusHeading(rawValue: 2)
  /// Focus moves to the item on the left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// Focus moves to the item on the right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// Focus moves to the next group or item in reading order, as by the Tab key.
  public static let next = UIFocusHeading(rawValue: 16)
  /// Focus moves to the previous group or item in reading order, as by Shift and Tab.
  public static let previous = UIFocusHeading(rawValue: 32)
  /// Focus moves to the first item.
  public static let first = UIFocusHeading(rawValue: 64)
  /// Focus moves to the last item.
  public static let last = UIFocusHeading(rawValue: 128)
}

/// The name of a sound for focus movements. Sounds are not played.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates an identifier from the name of a sound that the app registered. Sounds are not played.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
  /// No sound is played.
  public static let none = UIFocusSoundIdentifier("UIFocusSoundIdentifierNone")
  /// The sound that the system plays for its own movements.
  public static let `default` = UIFocusSoundIdentifier("UIFocusSoundIdentifierDefault")
}

extension UIView {
  /// The item with focus in the scene in front.
  static weak var focusedItem: (any UIFocusItem)?
}
