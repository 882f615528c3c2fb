import QuartzCore

/// Actions that are deferred to certain points of the current or the next turn of the run loop.
@MainActor enum MainTurn {
  private struct Lists {
    var before: [() -> Void] = []
    var after: [() -> Void] = []
    var next: [() -> Void] = []
  }

  private static var lists = Lists()

  /// Whether a frame must run for the actions.
  static var isPending: Bool { !lists.before.isEmpty || isPendingInBackground }
  /// Whether a frame must run for the actions even in the background, where nothing is laid out.
  static var isPendingInBackground: Bool { !lists.after.isEmpty || !lists.next.isEmpty }

  /// Runs an action in the frame, before constraints and layout.
  static func beforeLayout(_ action: @escaping () -> Void) { lists.before.append(action) }
  /// Runs an action in the frame, after layout and commit.
  static func afterLayout(_ action: @escaping () -> Void) { lists.after.append(action) }
  /// Runs an action after the current code has returned; for completions.
  static func afterThisTurn(_ action: @escaping () -> Void) { lists.next.append(action) }

  static func runNext() { run(\.next) }
  static func runBefore() { run(\.before) }
  static func runAfter() { run(\.after) }

  /// Runs the actions that are in the list at the beginning; those added meanwhile wait for their own turn. Each is
  /// removed before it runs, so that a nested run loop continues with the others.
  private static func run(_ list: WritableKeyPath<Lists, [() -> Void]>) {
    var count = lists[keyPath: list].count
    while count > 0, !lists[keyPath: list].isEmpty {
      count -= 1
      lists[keyPath: list].removeFirst()()
    }
  }
}
