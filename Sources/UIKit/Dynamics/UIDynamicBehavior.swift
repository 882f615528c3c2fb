import QuartzCore

/// The base class of behaviors of a dynamic animator; a plain one groups others as its children.
///
/// ```swift
/// class Toss: UIDynamicBehavior {
///   init(item: any UIDynamicItem) {
///     super.init()
///     addChildBehavior(UIGravityBehavior(items: [item]))
///     addChildBehavior(UICollisionBehavior(items: [item]))
///   }
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidynamicbehavior>
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  private var children: [UIDynamicBehavior] = []
  private weak var parent: UIDynamicBehavior?
  weak var animator: UIDynamicAnimator?

  public override init() { super.init() }

  /// Adds a child, which is active while this behavior is in an animator.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, behavior.parent == nil, behavior.animator == nil, !isInside(behavior) else { return }
    behavior.parent = self
    children.append(behavior)
    if let animator { behavior.move(to: animator) }
    changed()
  }

  /// Removes a child, which no longer affects its items. Ignored if the behavior is not a child of this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = children.firstIndex(where: { $0 === behavior }) else { return }
    children.remove(at: index)
    behavior.parent = nil
    if animator != nil { behavior.move(to: nil) }
    changed()
  }

  /// The behaviors that were added to this one, without their own children.
  open var childBehaviors: [UIDynamicBehavior] { children }

  /// A closure that is called in each frame of the animation.
  open var action: (() -> Void)?

  /// Called before the behavior is added to an animator, or removed from one (nil). Empty by default.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The animator to which the behavior, or its parent, was added.
  open var dynamicAnimator: UIDynamicAnimator? { animator }

  // MARK: For the animator

  private func isInside(_ other: UIDynamicBehavior) -> Bool {
    var current: UIDynamicBehavior? = self
    while let behavior = current {
      if behavior === other { return true }
      current = behavior.parent
    }
    return false
  }

  var isChild: Bool { parent != nil }

  func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    self.animator = animator
    for child in children { child.move(to: animator) }
  }

  /// This behavior and all its descendants.
  var tree: [UIDynamicBehavior] { [self] + children.flatMap(\.tree) }

  /// Called after a change of a property, to wake items that are at rest.
  func changed() { animator?.behaviorDidChange() }

  /// The items of the behavior.
  var dynamicItems: [any UIDynamicItem] { [] }
  func didEnter(_ world: PhysicsWorld) {}
  func applyForces(in world: PhysicsWorld, step: Double) {}
  func addRows(to rows: inout [PhysicsRow], in world: PhysicsWorld, step: Double) {}
  func addTouches(to touches: inout [PhysicsTouch], in world: PhysicsWorld, step: Double) {}
  func didAdvance(in world: PhysicsWorld) {}
  /// Called at the end of a frame, when all items have their new positions and delegates may make changes.
  func didFinishFrame() {}
  func willRest(in world: PhysicsWorld) {}
}

/// The items of a behavior, without duplicates.
@MainActor struct DynamicItemList {
  private(set) var items: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem]) {
    for item in items { add(item) }
  }

  func contains(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }

  @discardableResult mutating func add(_ item: any UIDynamicItem) -> Bool {
    guard !contains(item) else { return false }
    items.append(item)
    return true
  }

  @discardableResult mutating func remove(_ item: any UIDynamicItem) -> Bool {
    guard let index = items.firstIndex(where: { $0 === item }) else { return false }
    items.remove(at: index)
    return true
  }
}
