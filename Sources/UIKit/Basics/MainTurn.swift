import QuartzCore

/// What is to be done at certain points of the turn of the run loop that runs, or of the next one.
@MainActor enum MainTurn {
  private struct Lists {
    var before: [() -> Void] = []
    var after: [() -> Void] = []
    var next: [() -> Void] = []
  }

  private static var lists = Lists()

  /// Whether a frame must run for them.
  static var isPending: Bool { !lists.before.isEmpty || isPendingInBackground }
  /// Whether a frame must run for them although the app is in the background, where nothing is laid out.
  static var isPendingInBackground: Bool { !lists.after.isEmpty || !lists.next.isEmpty }

  /// In the frame, before constraints and layout.
  static func beforeLayout(_ action: @escaping () -> Void) { lists.before.append(action) }
  /// In the frame, when all is laid out and committed.
  static func afterLayout(_ action: @escaping () -> Void) { lists.after.append(action) }
  /// When the code that runs now is done: completions.
  static func afterThisTurn(_ action: @escaping () -> Void) { lists.next.append(action) }

  static func runNext() { run(\.next) }
  static func runBefore() { run(\.before) }
  static func runAfter() { run(\.after) }

  /// Only what was there at the beginning: what is added meanwhile waits for its own turn. Each leaves the list
  /// before it runs, so that a run loop within it continues with the others.
  private static func run(_ list: WritableKeyPath<Lists, [() -> Void]>) {
    var count = lists[keyPath: list].count
    while count > 0, !lists[keyPath: list].isEmpty {
      count -= 1
      lists[keyPath: list].removeFirst()()
    }
  }
}
