import QuartzCore

/// The base class of what moves the items of a dynamic animator; a plain one groups others as its children.
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

  /// The child works while this behavior is in an animator.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, behavior.parent == nil, behavior.animator == nil, !isInside(behavior) else { return }
    behavior.parent = self
    children.append(behavior)
    if let animator { behavior.move(to: animator) }
    changed()
  }

  /// Removes a child, which no longer acts on its items. Nothing happens if the behavior is not a child of this
  /// one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = children.firstIndex(where: { $0 === behavior }) else { return }
    children.remove(at: index)
    behavior.parent = nil
    if animator != nil { behavior.move(to: nil) }
    changed()
  }

  /// The behaviors that were added to this one, without their own children.
  open var childBehaviors: [UIDynamicBehavior] { children }

  /// Called in each frame of the animation.
  open var action: (() -> Void)?

  /// Called before the behavior is added to an animator, or removed from one (nil). Does nothing by default.
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

  /// This behavior and all below it.
  var tree: [UIDynamicBehavior] { [self] + children.flatMap(\.tree) }

  /// Something was set: what lies still must move again.
  func changed() { animator?.behaviorDidChange() }

  /// The items it has to do with.
  var dynamicItems: [any UIDynamicItem] { [] }
  func didEnter(_ world: PhysicsWorld) {}
  func applyForces(in world: PhysicsWorld, step: Double) {}
  func addRows(to rows: inout [PhysicsRow], in world: PhysicsWorld, step: Double) {}
  func addTouches(to touches: inout [PhysicsTouch], in world: PhysicsWorld, step: Double) {}
  func didAdvance(in world: PhysicsWorld) {}
  /// When the frame is done and items have their places: delegates may do what they like now.
  func didFinishFrame() {}
  func willRest(in world: PhysicsWorld) {}
}

/// The items of a behavior, each once.
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
