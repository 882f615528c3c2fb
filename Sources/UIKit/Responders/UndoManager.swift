import QuartzCore

/// An object that records and performs the reversal of changes.
///
/// Register the reversal of each change; a change during an undo is registered for redo.
///
/// ```swift
/// class Drawing: NSObject {
///   let undoManager = UndoManager()
///   var color = "red"
///
///   func setColor(_ new: String) {
///     let old = color
///     undoManager.registerUndo(withTarget: self) { $0.setColor(old) }
///     undoManager.setActionName("Change Color")
///     color = new
///   }
/// }
/// ```
///
/// Registrations in one turn of the run loop form a group and are undone together. Foundation has this class on
/// Apple's systems.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/undomanager>
@preconcurrency @MainActor open class UndoManager: NSObject {
  private struct Action {
    weak var target: AnyObject?
    let run: (AnyObject) -> Void
  }

  private final class Group {
    var actions: [Action] = []
    var name = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var openGroups: [Group] = []
  private var disabledCount = 0
  private var closesAtEndOfTurn = false

  /// Whether an undo is in progress, in which registrations are for redo.
  open private(set) var isUndoing = false
  /// Whether a redo is in progress, in which registrations are for undo.
  open private(set) var isRedoing = false
  /// Whether a group is opened for each turn of the run loop in which an action is registered. True by default; if
  /// false, the app opens and closes groups itself.
  open var groupsByEvent = true
  /// The largest number of top-level groups on the stack; 0 for no limit.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  public nonisolated override init() { super.init() }

  /// Registers `handler`, to be called with `target` on undo; the target is not retained.
  public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    let action = Action(target: target) { object in (object as? Target).map(handler) }
    if openGroups.isEmpty {
      beginUndoGrouping()
      if groupsByEvent, !isUndoing, !isRedoing, !closesAtEndOfTurn {
        closesAtEndOfTurn = true
        MainTurn.afterThisTurn { [weak self] in self?.endTurn() }
      }
    }
    openGroups[openGroups.count - 1].actions.append(action)
    if !isUndoing, !isRedoing { redoStack = [] }
  }

  /// Sends `selector` with `object` to `target` on undo.
  open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
    registerUndo(withTarget: target as AnyObject) { target in
      _ = (target as? NSObject)?.perform(selector, with: object)
    }
  }

  /// Opens a group, whose actions are undone together. Groups may be nested.
  open func beginUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    openGroups.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the group that was opened last. An empty group is removed; without an open group it raises an
  /// exception.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else {
      ExceptionReport.raise(.internalInconsistencyException, "endUndoGrouping called with no matching begin")
      return
    }
    guard !group.actions.isEmpty else { return }
    post(.NSUndoManagerWillCloseUndoGroup)
    defer { post(.NSUndoManagerDidCloseUndoGroup) }
    if let outer = openGroups.last {
      outer.actions.append(contentsOf: group.actions)
      if !group.name.isEmpty { outer.name = group.name }
    } else if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      trim()
    }
  }

  /// The number of open groups, which nest.
  open var groupingLevel: Int { openGroups.count }
  /// Stops registration until `enableUndoRegistration()` was called as often as this.
  open func disableUndoRegistration() { disabledCount += 1 }
  /// Balances one call of `disableUndoRegistration()`.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }
  /// Whether actions are registered. True by default.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Whether an action can be undone, including those of open groups.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
  /// Whether an action can be redone.
  open var canRedo: Bool { !redoStack.isEmpty }

  /// Closes the group of this turn, if it is the only one open, and undoes the last group. Raises an exception
  /// while undoing or redoing.
  open func undo() {
    guard isIdle("undo") else { return }
    if openGroups.count == 1 { endTurn() }
    undoNestedGroup()
  }

  /// Undoes the last group that was closed. Raises an exception while undoing or redoing.
  open func undoNestedGroup() {
    guard isIdle("undoNestedGroup") else { return }
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    replay(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the group that was undone last. Raises an exception while undoing or redoing.
  open func redo() {
    guard isIdle("redo") else { return }
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    replay(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Returns whether no undo or redo is in progress, because a nested one would close the group for its own
  /// reversal.
  private func isIdle(_ method: String) -> Bool {
    if !isUndoing, !isRedoing { return true }
    ExceptionReport.raise(.internalInconsistencyException, "\(method) called while undoing or redoing")
    return false
  }

  /// Runs the actions of a group, and collects those that they register in a group for the opposite direction.
  private func replay(_ group: Group) {
    beginUndoGrouping()
    let opposite = openGroups[openGroups.count - 1]
    opposite.name = group.name
    for action in group.actions.reversed() {
      if let target = action.target { action.run(target) }
    }
    // An action may have removed all actions, the open group with them.
    if openGroups.contains(where: { $0 === opposite }) { endUndoGrouping() }
  }

  /// Forgets all actions for undo and redo, those in open groups too.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    openGroups = []
  }

  /// Forgets the actions that were registered with a target, which it compares by identity.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack + openGroups { group.actions.removeAll { $0.target === target } }
    undoStack.removeAll { $0.actions.isEmpty }
    redoStack.removeAll { $0.actions.isEmpty }
  }

  /// Names the open group, or the last one that was closed, for menus: "Typing" gives "Undo Typing".
  open func setActionName(_ actionName: String) { (openGroups.last ?? undoStack.last)?.name = actionName }
  /// The name of the group that undo would reverse; empty if it has none.
  open var undoActionName: String { (openGroups.last ?? undoStack.last)?.name ?? "" }
  /// The name of the group that redo would repeat; empty if it has none.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// The title of a menu's undo entry: "Undo" and the name of the group, in English.
  open var undoMenuItemTitle: String { ("Undo " + undoActionName).trimmingCharacters(in: .whitespaces) }
  /// The title of a menu's redo entry: "Redo" and the name of the group, in English.
  open var redoMenuItemTitle: String { ("Redo " + redoActionName).trimmingCharacters(in: .whitespaces) }

  private func endTurn() {
    closesAtEndOfTurn = false
    while !openGroups.isEmpty { endUndoGrouping() }
  }

  private func trim() {
    if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
  }
}
