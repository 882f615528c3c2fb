import QuartzCore

/// What is to be done at certain points of the turn of the run loop that runs, or of the next one.
@MainActor enum MainTurn {
  private static var before: [() -> Void] = []
  private static var after: [() -> Void] = []
  private static var next: [() -> Void] = []

  /// Whether a frame must run for them.
  static var isPending: Bool { !before.isEmpty || !after.isEmpty || !next.isEmpty }

  /// In the frame, before constraints and layout.
  static func beforeLayout(_ action: @escaping () -> Void) { before.append(action) }
  /// In the frame, when all is laid out and committed.
  static func afterLayout(_ action: @escaping () -> Void) { after.append(action) }
  /// When the code that runs now is done: completions.
  static func afterThisTurn(_ action: @escaping () -> Void) { next.append(action) }

  static func runNext() { run(take(&next)) }
  static func runBefore() { run(take(&before)) }
  static func runAfter() { run(take(&after)) }

  /// Only what was there at the beginning: what is added meanwhile waits for its own turn.
  private static func run(_ actions: [() -> Void]) {
    for action in actions { action() }
  }

  private static func take(_ list: inout [() -> Void]) -> [() -> Void] {
    defer { list = [] }
    return list
  }
}
